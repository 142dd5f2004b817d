"""Rulebook: Playing the Game, Hero Phase and its actions, Legends, Perk Cards, Items, Lairs, the example."""

import pytest

from games.horrified.citizens import walk_citizen
from games.horrified.events import CitizenSaved, ItemsSpent, PerkDrawn, PerkGained, TurnBegan
from games.horrified.hero_phase import END_TURN
from games.horrified.supplies import draw_perk
from games.horrified_greek.box import box
from games.horrified_greek.lairs import LairRevealed
from games.horrified_greek.monsters.cerberus import DoorDiceRolled
from games.kernel.errors import IllegalAnswer
from tests.games.horrified_greek.isle import Isle


def options_of(game: Isle, verb: str, seat: str | None = None) -> list[str]:
    return [option for option in game.options(seat) if option.startswith(verb)]


# The turn


def test_active_player_has_the_actions_of_the_tile(isle: type[Isle]) -> None:
    """A Hoplite has 4, the Traveler 5; then only ending and Perks are left."""
    game = isle().hero("ann", "hoplite", "agora").begin()
    assert game.told(TurnBegan)[0].actions == 4
    game.does("move:port", "move:agora", "move:port", "move:agora")
    assert game.options() == (END_TURN,)
    assert isle().active("bob").begin().state.actions_left == 5


def test_actions_come_in_any_order_and_repeat_and_fewer_are_fine(isle: type[Isle]) -> None:
    """Picking up, moving, picking up again, and ending before the last."""
    game = isle().hero("ann", at="agora").lying("torch-agora", "trident-port").begin()
    game.does("pick-up", "move:port", "pick-up", END_TURN)
    assert game.items("ann") == ["torch-agora", "trident-port"]
    assert game.state.stage == "monsters"


def test_play_goes_on_clockwise_after_the_monster_phase(isle: type[Isle]) -> None:
    """After the last seat comes the first."""
    game = isle("chimera", "siren", seats=("ann", "bob", "cid")).top("out-of-the-house-of-hades-1")
    game.active("cid").begin("monsters")
    assert (game.state.active, game.state.stage) == ("ann", "heroes")


def test_tiles_show_name_actions_start_and_favor(isle: type[Isle]) -> None:
    """The view of a Hero has all of it."""
    game = isle().begin()
    hero = game.game.view(game.state, None).heroes[0]
    assert (hero.name, hero.actions, hero.special) == (
        "Hoplite",
        4,
        "Place your Hero in a space with a Lair, revealed or not.",
    )


# Move and Guide


def test_move_leads_to_an_adjacent_location_only(isle: type[Isle]) -> None:
    """Along a path."""
    game = isle().hero("ann", at="mount-iliad").begin()
    assert options_of(game, "move:") == ["move:crossroads", "move:trading-post"]
    with pytest.raises(IllegalAnswer):
        game.does("move:agora")


def test_any_number_of_legends_moves_along(isle: type[Isle]) -> None:
    """Of two at the location one may come and one stay."""
    game = isle().hero("ann", at="port").citizen("daedalus").citizen("icarus", "port").begin()
    game.does("move:agora")
    assert (game.ask().least, game.ask().most) == (0, 2)
    game.answer("ann", "daedalus")
    assert game.state.citizens == {"daedalus": "agora", "icarus": "port"}


def test_placing_follows_no_path_and_brings_nobody(isle: type[Isle]) -> None:
    """A Hero who is placed is there at once."""
    game = isle().hero("ann", "hoplite", "port").citizen("daedalus").begin().does("special:necropolis")
    assert game.place("ann") == "necropolis"
    assert game.state.citizens == {"daedalus": "port"}


def test_monsters_do_not_hinder_movement(isle: type[Isle]) -> None:
    """Into a Monster's location, out of it, and ending there."""
    game = isle().hero("ann", at="crossroads-south").begin()
    game.does("move:gaseous-swamp", "move:crossroads-south", "move:gaseous-swamp", END_TURN)
    assert game.place("ann") == game.at("basilisk")


def test_guide_sends_a_legend_away_or_calls_one(isle: type[Isle]) -> None:
    """From here to the next location, or from the next one to here."""
    game = isle().hero("ann", at="agora").citizen("daedalus").begin().does("guide:daedalus:agora")
    assert game.state.citizens == {"daedalus": "agora"}
    game.does("guide:daedalus:acropolis")
    assert game.state.citizens == {"daedalus": "acropolis"}
    assert game.place("ann") == "agora"


def test_guide_does_not_reach_further(isle: type[Isle]) -> None:
    """Two locations away is too far."""
    assert options_of(isle().hero("ann", at="odeon").citizen("daedalus").begin(), "guide") == []


# Pick Up and Share


def test_any_number_of_items_is_picked_up(isle: type[Isle]) -> None:
    """Two of three; they are no longer on the board."""
    items = ("trident-port", "drachma-port", "lyre-port")
    game = isle().hero("ann", at="port").lying(*items).begin().does("pick-up")
    assert (game.ask().least, game.ask().most) == (1, 3)
    game.answer("ann", "trident-port", "lyre-port")
    assert game.items("ann") == ["trident-port", "lyre-port"]
    assert game.state.items == {"drachma-port": "port"}


def test_share_among_all_at_the_location_one_way_and_without_ones_own_hero(isle: type[Isle]) -> None:
    """Ann's action lets Bob give to Cid; who gives is asked."""
    game = (
        isle(seats=("ann", "bob", "cid")).hero("ann", at="port").hero("bob", at="port", items=["lyre-port"])
    )
    game.hero("cid", at="port").begin().does("share").answer("ann", "lyre-port").does("actor")
    game.answer("bob", "agree")
    assert game.items("cid") == ["lyre-port"]
    assert game.state.actions_left == 3


def test_declined_share_costs_nothing(isle: type[Isle]) -> None:
    """RULINGS 46."""
    game = isle().hero("ann", at="port").hero("bob", at="port", items=["lyre-port"]).begin()
    game.does("share").answer("ann", "lyre-port").answer("bob", "decline")
    assert game.items("bob") == ["lyre-port"]
    assert game.state.actions_left == 4


def test_standing_permission_is_not_asked_for_again(isle: type[Isle]) -> None:
    """RULINGS 47."""
    game = isle().hero("ann", at="port").hero("bob", at="port", items=["lyre-port"]).begin()
    game.answer("bob", "allow").does("share").answer("ann", "lyre-port")
    assert game.items("ann") == ["lyre-port"]


def test_only_items_at_the_location_are_shared(isle: type[Isle]) -> None:
    """Cid is elsewhere: neither do his Items change hands, nor does he get any."""
    game = isle(seats=("ann", "bob", "cid")).hero("ann", at="port", items=["drachma-port"])
    game.hero("bob", at="port", items=["lyre-port"]).hero("cid", at="agora", items=["torch-agora"]).begin()
    assert game.does("share").options() == ("drachma-port", "lyre-port")
    game.answer("ann", "drachma-port")
    assert game.items("bob") == ["lyre-port", "drachma-port"]


def test_nobody_elsewhere_shares(isle: type[Isle]) -> None:
    """One location away is elsewhere."""
    game = isle().hero("ann", at="port", items=["lyre-port"]).hero("bob", at="agora").begin()
    assert "share" not in game.options()


# Lairs


def test_lair_is_revealed_with_items_of_strength_three(isle: type[Isle]) -> None:
    """Of any colours together; they are discarded."""
    game = isle().lair("labyrinth", "necropolis", up=False)
    game.hero("ann", at="necropolis", items=["drachma-port", "mask-acropolis", "sword-odeon"]).begin()
    game.does("reveal", "drachma-port", "mask-acropolis", "done")
    assert game.lairs_up() == ["labyrinth"]
    assert game.told(LairRevealed)[0].place == "necropolis"
    assert sorted(game.state.spent) == ["drachma-port", "mask-acropolis"]
    assert game.state.actions_left == 3


def test_more_may_be_spent_on_a_lair(isle: type[Isle]) -> None:
    """RULINGS 17."""
    game = isle().hero("ann", at="necropolis", items=["drachma-port", "sword-odeon"]).begin()
    game.does("reveal", "sword-odeon", "drachma-port")
    assert game.items("ann") == []


def test_lair_needs_strength_three_at_its_location_and_face_down(isle: type[Isle]) -> None:
    """Too weak, elsewhere, or revealed already: not offered."""
    assert "reveal" not in isle().hero("ann", at="necropolis", items=["mask-acropolis"]).begin().options()
    assert "reveal" not in isle().hero("ann", at="agora", items=["sword-odeon"]).begin().options()
    known = isle().lair("labyrinth", "necropolis").hero("ann", at="necropolis", items=["sword-odeon"]).begin()
    assert "reveal" not in known.options()


def test_lairs_are_not_known_until_revealed(isle: type[Isle]) -> None:
    """Nobody sees what lies face down, and nothing can be done there."""
    game = isle("cerberus", "siren").lair("underworld-door", "necropolis", up=False)
    game.hero("ann", at="necropolis", items=["sword-odeon"]).begin()
    assert options_of(game, "advance") == []
    for viewer in ("ann", "bob", None):
        lairs = game.game.view(game.state, viewer).lairs
        assert all(lair.token is None and lair.name is None and lair.monster is None for lair in lairs)


def test_lair_of_a_monster_not_in_the_game_stays_and_does_nothing(isle: type[Isle]) -> None:
    """It lies there for the rest of the game."""
    game = isle("basilisk", "siren").lair("labyrinth", "necropolis")
    game.hero("ann", at="necropolis", items=["drachma-port"]).begin()
    assert options_of(game, "advance") == []
    assert game.game.view(game.state, None).lairs[1].name == "Labyrinth"


def test_lair_stays_when_its_monster_is_defeated(isle: type[Isle]) -> None:
    """For the rest of the game."""
    game = (
        isle("cerberus", "siren")
        .lair("underworld-door", "necropolis")
        .monster("cerberus", "necropolis", doors=[])
    )
    game.hero("ann", at="necropolis", items=["mask-acropolis"]).begin().does("defeat:cerberus")
    assert game.state.defeated == ["cerberus"]
    assert game.lairs_up() == ["underworld-door"]


# Legends and Perk cards


def test_legend_in_safety_is_a_perk_for_the_active_player(isle: type[Isle]) -> None:
    """The Legend leaves the board."""
    game = isle().hero("ann", at="agora").citizen("orpheus", "agora").begin().does("guide:orpheus:odeon")
    assert game.state.rescued == ["orpheus"]
    assert game.told(CitizenSaved)[0].seat == "ann"
    assert len(game.perks("ann")) == 1


def test_legend_that_moves_along_to_safety_is_rescued(isle: type[Isle]) -> None:
    """With the Hero who moves there; another, who is not at home there, stays on the board."""
    game = isle().hero("ann", at="agora").citizen("orpheus", "agora").citizen("icarus", "agora").begin()
    game.does("move:odeon").answer("ann", "orpheus", "icarus")
    assert game.state.rescued == ["orpheus"]
    assert game.state.citizens == {"icarus": "odeon"}
    assert len(game.perks("ann")) == 1


def test_legend_reaches_safety_by_any_means(isle: type[Isle]) -> None:
    """RULINGS 10: by an Event too; it is the active player's Perk."""
    game = isle().active("bob").citizen("orpheus", "agora").event("a-moment-of-peace")
    assert game.state.rescued == ["orpheus"]
    assert game.told(PerkGained)[0].seat == "bob"


def test_perks_are_played_on_any_players_turn_in_the_hero_phase(isle: type[Isle]) -> None:
    """Bob plays one in Ann's phase; it costs no action and lies face up."""
    game = isle().hero("bob", perks=["gift-of-athena-1"]).begin().answer("bob", "perk:gift-of-athena")
    assert game.state.actions_left == 6
    assert game.state.perk_pile == ["gift-of-athena-1"]


def test_table_waits_for_the_active_player_only(isle: type[Isle]) -> None:
    """Others may play Perks in the Hero Phase, and need not; who is off the board may too."""
    game = isle(seats=("ann", "bob", "cid")).away("cid").begin()
    assert game.run is not None
    assert game.run.position().waits_for() == ("ann",)
    assert set(game.run.position().open_asks()) == {"ann", "bob", "cid"}


def test_no_perk_in_the_monster_phase(isle: type[Isle]) -> None:
    """While a card is resolved nobody is asked for Perks."""
    game = isle().hero("ann", at="gaseous-swamp", items=["sword-odeon"], perks=["gift-of-athena-1"])
    game.dice("hit").strike("basilisk")
    assert game.topic() == "defend"
    assert game.options("ann") == ("sword-odeon", "be-defeated")


def test_perk_hands_are_private_by_default(isle: type[Isle]) -> None:
    """RULINGS 54: others see how many; the table may open hands."""
    game = isle().hero("ann", perks=["gift-of-ares-1"]).begin()
    assert game.game.view(game.state, "ann").heroes[0].perks == ("gift-of-ares",)
    assert game.game.view(game.state, "bob").heroes[0].perks is None
    assert game.game.view(game.state, "bob").heroes[0].perk_count == 1
    game = isle(perks="open").hero("ann", perks=["gift-of-ares-1"]).begin()
    assert game.game.view(game.state, "bob").heroes[0].perks == ("gift-of-ares",)


def test_perk_that_is_drawn_is_told_to_its_owner(isle: type[Isle]) -> None:
    """Everybody hears that there is one."""
    game = isle()
    draw_perk(game.rules, "ann")
    assert game.told(PerkGained)[0].known_to is None
    assert game.told(PerkDrawn)[0].known_to == ("ann",)


def test_perk_deck_is_made_anew_from_its_pile(isle: type[Isle]) -> None:
    """RULINGS 11: shuffled; and nothing is drawn where there is no pile."""
    game = isle()
    pile = game.state.perk_deck
    game.state.perk_pile, game.state.perk_deck = list(pile), []
    draw_perk(game.rules, "ann")
    assert len(game.perks("ann")) == 1
    assert game.state.perk_deck != pile[:-1]
    game.state.heroes["bob"].perks, game.state.perk_deck = game.state.perk_deck, []
    draw_perk(game.rules, "ann")
    assert len(game.perks("ann")) == 1


# Items


def test_used_items_go_to_the_discard_pile(isle: type[Isle]) -> None:
    """As with a Lair."""
    game = isle().hero("ann", at="necropolis", items=["sword-odeon"]).begin().does("reveal")
    assert game.state.spent == ["sword-odeon"]
    assert game.told(ItemsSpent)[0].items == ("sword-odeon",)


def test_one_item_is_played_for_an_action_that_asks_for_one(isle: type[Isle]) -> None:
    """The Siren listens to one Blue Item."""
    game = isle("chimera", "siren").hero(
        "ann", at="lighthouse", items=["drachma-port", "ambrosia-lighthouse"]
    )
    game.begin().does("advance:siren:drachma-port").answer("ann", "siren:1", "siren:2")
    assert game.items("ann") == ["ambrosia-lighthouse"]


def test_several_items_are_added_up_in_one_action(isle: type[Isle]) -> None:
    """Three Teal Items of strength 2 make 6 in one action."""
    teal = ["mask-acropolis", "mosaic-battlefield", "panpipes-odeon"]
    game = isle("chimera", "siren").hero("ann", at="lighthouse", items=teal)
    for tone in game.mat("siren").tones:
        tone.gone = True
    game.begin().does("defeat:siren", *teal[:2])
    assert game.state.defeated == ["siren"]


def test_only_the_acting_heros_items_pay(isle: type[Isle]) -> None:
    """RULINGS 15: Bob's Items at the same place do not reveal Ann's Lair."""
    game = isle().hero("ann", at="necropolis", items=["mask-acropolis"])
    game.hero("bob", at="necropolis", items=["sword-odeon"]).begin()
    assert "reveal" not in game.options()


def test_colours_mean_physical_relic_and_art(isle: type[Isle]) -> None:
    """Yellow Swords, Blue Apples, Teal Vases: 20 of each."""
    colours = [item.colour for item in box().content.items]
    assert {colour: colours.count(colour) for colour in colours} == {"yellow": 20, "blue": 20, "teal": 20}
    named = {item.name: item.colour for item in box().content.items}
    assert (named["Sword"], named["Golden Apple"], named["Vase"]) == ("yellow", "blue", "teal")


# Safety of what moves by itself, and the example


def test_walking_past_is_enough(isle: type[Isle]) -> None:
    """RULINGS 10: the safe location is safe, however it is reached."""
    game = isle().citizen("orpheus", "agora")
    walk_citizen(game.rules, "orpheus", "odeon")
    assert game.state.citizens == {}


@pytest.mark.parametrize("cerberus", ["either", "blue"])
def test_hero_phase_example(isle: type[Isle], cerberus: str) -> None:
    """Caleb the Hoplite, with a Blue Item of Aly the Musician, takes the door with the two blanks off."""
    game = isle("basilisk", "cerberus", seats=("caleb", "aly"), cerberus=cerberus)
    game.lair("underworld-door", "mount-iliad", up=False).hero("caleb", items=["fresco-stadium"])
    game.hero("aly", "musician", "odeon", ["owl-idol-mount-iliad"], perks=["gift-of-hephaestus-1"])
    game.lying("sword-mount-iliad", "mask-mount-iliad").begin()
    assert game.state.actions_left == 4

    game.does("special:mount-iliad")
    assert game.place("caleb") == "mount-iliad"
    game.does("pick-up").answer("caleb", "sword-mount-iliad", "mask-mount-iliad")
    # One Item of strength 3 is enough.
    game.does("reveal", "fresco-stadium", "done")
    assert game.lairs_up() == ["underworld-door"]
    # Where only Blue Items pay, as the example says, he has none of the right colour.
    assert bool(options_of(game, "advance")) == (cerberus == "either")

    game.answer("aly", "perk:gift-of-hephaestus").answer("aly", "musician")
    assert game.items("caleb") == ["sword-mount-iliad", "mask-mount-iliad", "owl-idol-mount-iliad"]
    assert game.state.actions_left == 1

    game.dice("miss", "miss", "power").does("advance:cerberus:owl-idol-mount-iliad")
    assert game.told(DoorDiceRolled)[0].symbols == ("miss", "miss", "power")
    # The Teal Item would roll again, and he keeps it. Two doors fit: he takes off the one with blanks.
    assert game.options("caleb") == ("mask-mount-iliad", "done")
    game.does("done", "cerberus:door-4")
    assert game.mat("cerberus").doors == ["1", "2", "3", "5"]
    assert game.items("caleb") == ["sword-mount-iliad", "mask-mount-iliad"]
    assert options_of(game, "perk", "aly") == []
    game.does(END_TURN)
    assert game.state.stage == "monsters"
