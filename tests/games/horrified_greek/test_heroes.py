"""Rulebook: Special Action; the seven Heroes and their Favors of the Gods."""

from games.horrified.events import PerkGained
from games.horrified.terror import raise_terror
from games.horrified_greek.box import box
from games.horrified_greek.specials import CardForeseen, DeckForeseen
from tests.games.horrified_greek.isle import Isle


def specials(game: Isle) -> list[str]:
    return [option for option in game.options() if option.startswith("special")]


def test_seven_heroes_with_their_actions(isle: type[Isle]) -> None:
    """Four actions each, the Traveler five and no special action."""
    actions = {hero.name: hero.actions for hero in box().content.heroes}
    assert actions == {
        "Actor": 4,
        "Hoplite": 4,
        "Mariner": 4,
        "Musician": 4,
        "Ranger": 4,
        "Shepherd": 4,
        "Traveler": 5,
    }
    assert specials(isle().hero("ann", "traveler").hero("bob", "actor").begin()) == []


def test_special_action_is_an_action_and_may_be_repeated(isle: type[Isle]) -> None:
    """RULINGS 40."""
    game = isle().hero("ann", "hoplite").begin().does("special:necropolis", "special:mount-iliad")
    assert game.place("ann") == "mount-iliad"
    assert game.state.actions_left == 2


def test_actor_trades_two_items_for_a_discarded_one(isle: type[Isle]) -> None:
    """RULINGS 38: not for one of the two."""
    game = isle().hero("ann", "actor", items=["drachma-port", "mask-acropolis", "net-vineyards"])
    game.state.bag.remove("labrys-battlefield")
    game.state.bag.remove("lyre-port")
    game.state.spent = ["labrys-battlefield", "lyre-port"]
    game.begin().does("special").answer("ann", "drachma-port", "mask-acropolis")
    assert game.options() == ("labrys-battlefield", "lyre-port")
    game.does("labrys-battlefield")
    assert game.items("ann") == ["net-vineyards", "labrys-battlefield"]
    assert game.state.spent == ["lyre-port", "drachma-port", "mask-acropolis"]


def test_actor_needs_two_items_and_a_discard(isle: type[Isle]) -> None:
    """Otherwise the Favor is not offered."""
    game = isle().hero("ann", "actor", items=["drachma-port", "mask-acropolis"]).begin()
    assert specials(game) == []
    game = isle().hero("ann", "actor", items=["drachma-port"])
    game.state.spent.append(game.state.bag.pop())
    assert specials(game.begin()) == []


def test_hoplite_goes_to_any_lair(isle: type[Isle]) -> None:
    """RULINGS 39: revealed or not, elsewhere; no Legend comes along."""
    game = isle().lair("labyrinth", "necropolis").hero("ann", "hoplite", "mount-iliad")
    game.citizen("icarus", "mount-iliad").begin()
    assert specials(game) == ["special:necropolis", "special:gaseous-swamp", "special:statue-of-talos"]
    game.does("special:necropolis")
    assert game.place("ann") == "necropolis"
    assert game.state.citizens == {"icarus": "mount-iliad"}


def test_mariner_gives_items_over_any_distance(isle: type[Isle]) -> None:
    """RULINGS 41: any number of his own, to a Hero on the board, who need not agree."""
    game = isle(seats=("ann", "bob", "cid")).hero(
        "ann", "mariner", "port", ["drachma-port", "mask-acropolis"]
    )
    game.hero("bob", "traveler", "stadium").away("cid").begin()
    assert specials(game) == ["special:traveler"]
    game.does("special:traveler").answer("ann", "mask-acropolis")
    assert game.items("bob") == ["mask-acropolis"]
    assert game.items("ann") == ["drachma-port"]


def test_musician_goes_to_any_legend(isle: type[Isle]) -> None:
    """RULINGS 39: with none on the board there is nowhere to go."""
    game = isle().hero("ann", "musician", "odeon").citizen("atalanta").citizen("penelope").begin()
    assert specials(game) == ["special:temple-of-athena", "special:lighthouse"]
    assert game.does("special:lighthouse").place("ann") == "lighthouse"
    assert specials(isle().hero("ann", "musician").begin()) == []


def test_ranger_draws_a_perk_whenever_terror_rises(isle: type[Isle]) -> None:
    """RULINGS 36: for each step, by whatever, off the board too; it takes no action."""
    game = isle().hero("bob", "ranger").away("bob")
    raise_terror(game.rules)
    raise_terror(game.rules)
    assert len(game.perks("bob")) == 2
    assert [event.seat for event in game.told(PerkGained)] == ["bob", "bob"]
    assert specials(game.active("bob").begin()) == []


def test_ranger_draws_for_the_own_defeat(isle: type[Isle]) -> None:
    """Terror rises by it."""
    game = isle().hero("bob", "ranger", "gaseous-swamp").dice("hit").strike("basilisk")
    assert game.place("bob") is None
    assert len(game.perks("bob")) == 1


def test_shepherd_looks_at_the_next_monster_card(isle: type[Isle]) -> None:
    """RULINGS 37: it is told to that player alone, who is reminded until it is drawn."""
    game = isle("chimera", "siren").hero("ann", "shepherd").top("out-of-the-house-of-hades-1").begin()
    game.does("special")
    assert game.told(DeckForeseen)[0].known_to is None
    assert game.told(CardForeseen)[0].known_to == ("ann",)
    assert game.told(CardForeseen)[0].card == "out-of-the-house-of-hades-1"
    view = game.game.view(game.state, "ann")
    assert view.foreseen.id == "out-of-the-house-of-hades-1"
    assert "House of Hades" in game.game.words.secrets(view, str)
    assert game.game.view(game.state, "bob").foreseen is None
    assert game.game.view(game.state, None).foreseen is None
    game.begin("monsters")
    assert game.game.view(game.state, "ann").foreseen is None


def test_shepherd_may_show_the_card_to_all(isle: type[Isle]) -> None:
    """RULINGS 37: the option."""
    game = isle(shepherd="open").hero("ann", "shepherd").top("stampede-1").begin().does("special")
    assert game.told(CardForeseen)[0].known_to is None
    assert game.game.view(game.state, "bob").foreseen.id == "stampede-1"
    assert game.game.view(game.state, None).foreseen.id == "stampede-1"


def test_shepherd_sees_nothing_where_no_card_is_left(isle: type[Isle]) -> None:
    """The deck is empty."""
    game = isle().hero("ann", "shepherd")
    game.state.played, game.state.deck = game.state.deck, []
    assert specials(game.begin()) == []
