"""Rulebook: Perk Cards; the ten gifts of the gods."""

from games.horrified.hero_phase import END_TURN
from tests.games.horrified_greek.isle import Isle


def test_gift_of_hephaestus_gives_over_any_distance(isle: type[Isle]) -> None:
    """One Hero's player gives any number of Items to one other Hero."""
    game = isle(seats=("ann", "bob", "cid")).hero("ann", perks=["gift-of-hephaestus-1"])
    game.hero("bob", at="stadium", items=["drachma-port", "mask-acropolis"]).hero("cid", at="port").begin()
    game.does("perk", "perk:gift-of-hephaestus").answer("bob", "agree").answer("bob", "actor")
    game.answer("bob", "drachma-port", "mask-acropolis")
    assert game.items("cid") == ["drachma-port", "mask-acropolis"]
    assert game.state.perk_pile == ["gift-of-hephaestus-1"]
    assert game.state.actions_left == 4


def test_declined_gift_goes_back_to_the_hand(isle: type[Isle]) -> None:
    """RULINGS 46 and 47: whose Items would go is asked."""
    game = isle().hero("ann", perks=["gift-of-hephaestus-1"]).hero("bob", items=["mask-acropolis"]).begin()
    game.does("perk", "perk:gift-of-hephaestus").answer("bob", "decline")
    assert game.perks("ann") == ["gift-of-hephaestus-1"]
    assert game.items("bob") == ["mask-acropolis"]


def test_gift_of_hephaestus_does_not_reach_who_is_off_the_board(isle: type[Isle]) -> None:
    """RULINGS 41: with only one other, who waits, it cannot be played."""
    game = isle().hero("ann", items=["mask-acropolis"], perks=["gift-of-hephaestus-1"]).away("bob").begin()
    assert game.does("perk").options() == ("back",)


def test_gift_of_zeus_skips_a_monster_phase_and_recovers_an_item(isle: type[Isle]) -> None:
    """A discarded Item goes to any Hero on the board."""
    game = isle().hero("ann", perks=["gift-of-zeus-1"])
    game.state.bag.remove("labrys-battlefield")
    game.state.spent = ["labrys-battlefield"]
    game.begin().does("perk", "perk:gift-of-zeus", "traveler", END_TURN)
    assert game.items("bob") == ["labrys-battlefield"]
    deck = list(game.state.deck)
    game.begin()
    assert game.state.deck == deck
    assert game.state.active == "bob"


def test_gift_of_zeus_with_nothing_discarded_only_skips(isle: type[Isle]) -> None:
    """There is no Item to take."""
    game = isle().hero("ann", perks=["gift-of-zeus-1"]).begin().does("perk", "perk:gift-of-zeus")
    assert game.topic() == "act"
    assert game.state.skips == 1


def test_two_gifts_of_zeus_skip_two_monster_phases(isle: type[Isle]) -> None:
    """The next one, and the next after that."""
    game = isle("chimera", "siren").hero("ann", perks=["gift-of-zeus-1", "gift-of-zeus-2"]).begin()
    game.does("perk", "perk:gift-of-zeus", "perk", "perk:gift-of-zeus", END_TURN).begin("monsters")
    game.begin("monsters")
    assert len(game.state.deck) == 30
    game.begin("monsters")
    assert len(game.state.deck) == 29


def test_gift_of_ares_moves_any_monster_up_to_four(isle: type[Isle]) -> None:
    """RULINGS 53: as the player likes, and fewer are fine."""
    game = isle().hero("ann", at="stadium", perks=["gift-of-ares-1"]).begin()
    game.does(
        "perk", "perk:gift-of-ares", "basilisk", "to:crossroads-south", "to:stables", "to:agora", "to:port"
    )
    assert game.at("basilisk") == "port"
    assert game.topic() == "act"


def test_gift_of_athena_gives_two_more_actions(isle: type[Isle]) -> None:
    """To the active player, whoever plays it."""
    game = isle().hero("bob", perks=["gift-of-athena-1"]).begin().answer("bob", "perk:gift-of-athena")
    assert game.state.actions_left == 6


def test_gift_of_hades_lets_a_hero_and_a_monster_change_places(isle: type[Isle]) -> None:
    """The Hero's owner is asked."""
    game = isle().hero("ann", at="agora", perks=["gift-of-hades-1"]).hero("bob", at="port").begin()
    game.does("perk", "perk:gift-of-hades", "traveler", "cerberus").answer("bob", "agree")
    assert game.place("bob") == "temple-of-hades"
    assert game.at("cerberus") == "port"


def test_gift_of_hades_needs_a_monster_elsewhere(isle: type[Isle]) -> None:
    """Who is with a Monster cannot change places with it; where all are together it cannot be played."""
    game = isle().hero("ann", at="gaseous-swamp", perks=["gift-of-hades-1"]).away("bob").begin()
    game.does("perk", "perk:gift-of-hades")
    assert (game.place("ann"), game.at("cerberus")) == ("temple-of-hades", "gaseous-swamp")
    game = isle().hero("ann", at="agora", perks=["gift-of-hades-1"]).away("bob")
    game.monster("basilisk", "agora").monster("cerberus", "agora").begin()
    assert game.does("perk").options() == ("back",)


def test_gift_of_artemis_reveals_any_lair(isle: type[Isle]) -> None:
    """Nobody need be there, and no Item is spent."""
    game = isle().lair("labyrinth", "necropolis", up=False).hero("ann", perks=["gift-of-artemis-1"]).begin()
    game.does("perk", "perk:gift-of-artemis", "reveal:necropolis")
    assert game.lairs_up() == ["labyrinth"]


def test_gift_of_artemis_may_move_a_monster_up_to_three(isle: type[Isle]) -> None:
    """Instead of revealing."""
    game = isle().hero("ann", at="stadium", perks=["gift-of-artemis-1"]).begin()
    game.does("perk", "perk:gift-of-artemis", "move:basilisk", "to:crossroads-south", "to:stables", "stay")
    assert game.at("basilisk") == "stables"
    assert game.lairs_up() == []


def test_gift_of_artemis_moves_no_further_and_reveals_only_what_lies_face_down(isle: type[Isle]) -> None:
    """Three spaces and no more; a Lair that is known is not on offer."""
    game = isle().lair("labyrinth", "necropolis").hero("ann", at="stadium", perks=["gift-of-artemis-1"])
    game.begin().does("perk", "perk:gift-of-artemis")
    assert game.options() == (
        *("reveal:mount-iliad", "reveal:gaseous-swamp", "reveal:statue-of-talos"),
        *("move:basilisk", "move:cerberus"),
    )
    game.does("move:basilisk", "to:crossroads-south", "to:stables", "to:agora")
    assert game.topic() == "act"


def test_gift_of_dionysus_moves_heroes_or_monsters(isle: type[Isle]) -> None:
    """Each Hero up to 2, led by the owner; or each Monster up to 2, led by who plays it."""
    game = (
        isle()
        .hero("ann", at="agora", perks=["gift-of-dionysus-1", "gift-of-dionysus-2"])
        .hero("bob", at="port")
    )
    game.begin().does("perk", "perk:gift-of-dionysus", "every-hero", "to:odeon", "stay")
    game.answer("bob", "to:agora").answer("bob", "to:stables")
    assert (game.place("ann"), game.place("bob")) == ("odeon", "stables")
    game.does("perk", "perk:gift-of-dionysus", "every-monster", "to:crossroads-south", "stay")
    game.does("to:statue-of-talos", "to:forest-of-the-dryads")
    assert (game.at("basilisk"), game.at("cerberus")) == ("crossroads-south", "forest-of-the-dryads")
    assert game.topic() == "act"


def test_gift_of_poseidon_brings_all_items_of_a_space_to_a_hero(isle: type[Isle]) -> None:
    """All of them, to one Hero on the board."""
    game = isle().hero("ann", perks=["gift-of-poseidon-1"]).lying("drachma-port", "lyre-port", "sword-odeon")
    game.begin().does("perk", "perk:gift-of-poseidon", "port", "traveler")
    assert game.items("bob") == ["drachma-port", "lyre-port"]
    assert game.state.items == {"sword-odeon": "odeon"}


def test_gift_of_poseidon_needs_items_on_the_board(isle: type[Isle]) -> None:
    """Else it cannot be played."""
    assert isle().hero("ann", perks=["gift-of-poseidon-1"]).begin().does("perk").options() == ("back",)


def test_gift_of_hermes_places_a_hero_anywhere(isle: type[Isle]) -> None:
    """Another player's Hero only if that player agrees."""
    game = isle().hero("ann", perks=["gift-of-hermes-1"]).hero("bob", at="port").begin()
    game.does("perk", "perk:gift-of-hermes", "traveler", "stadium").answer("bob", "agree")
    assert game.place("bob") == "stadium"


def test_gift_of_aphrodite_calls_heroes_together(isle: type[Isle]) -> None:
    """Any number, where one Hero is, each asked."""
    game = isle(seats=("ann", "bob", "cid")).hero("ann", at="agora", perks=["gift-of-aphrodite-1"])
    game.hero("bob", at="port").hero("cid", at="stadium").begin()
    game.does("perk", "perk:gift-of-aphrodite", "agora").answer("ann", "traveler", "actor")
    game.answer("bob", "agree").answer("cid", "decline")
    assert (game.place("bob"), game.place("cid")) == ("agora", "stadium")


def test_gifts_of_zeus_and_poseidon_reach_heroes_on_the_board_only(isle: type[Isle]) -> None:
    """RULINGS 41: with Bob off the board nobody need be chosen."""
    game = isle().hero("ann", perks=["gift-of-zeus-1", "gift-of-poseidon-1"]).away("bob").lying("lyre-port")
    game.state.bag.remove("labrys-battlefield")
    game.state.spent = ["labrys-battlefield"]
    game.begin().does("perk", "perk:gift-of-zeus", "perk", "perk:gift-of-poseidon")
    assert game.items("ann") == ["labrys-battlefield", "lyre-port"]
