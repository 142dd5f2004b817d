"""Rulebook: Medusa."""

import pytest

from games.horrified.events import HeroPlaced
from games.horrified_greek.monsters.medusa import MirrorMet
from tests.games.horrified_greek.isle import Isle

GARDEN = "gaseous-swamp"
TEAL_6 = ["mask-acropolis", "statuette-agora"]


def with_her(isle: type[Isle], *items: str, at: str = "bay-of-ghosts") -> Isle:
    return isle("medusa", "siren").hero("ann", at=at, items=items).monster("medusa", at)


def test_four_mirrors_lie_on_the_board(isle: type[Isle]) -> None:
    """Battlefield, Forest of the Dryads, Vineyards, Acropolis."""
    assert isle("medusa", "siren").mat("medusa").mirrors == [
        "battlefield",
        "forest-of-the-dryads",
        "vineyards",
        "acropolis",
    ]


def test_yellow_item_pushes_her_as_far_as_it_is_strong(isle: type[Isle]) -> None:
    """The acting player chooses the way, step by step, back and forth too (RULINGS 26)."""
    game = with_her(isle, "net-vineyards").begin().does("advance:medusa:net-vineyards", "to:crossroads-south")
    assert game.options() == ("to:bay-of-ghosts", "to:forest-of-the-dryads", "to:gaseous-swamp", "to:stables")
    game.does("to:bay-of-ghosts")
    assert game.at("medusa") == "bay-of-ghosts"
    assert game.topic() == "act"
    assert game.state.spent == ["net-vineyards"]


def test_strong_item_pushes_her_all_its_strength(isle: type[Isle]) -> None:
    """Five steps with no Mirror on the way; she cannot be left standing before."""
    game = with_her(isle, "sword-odeon").begin().does("advance:medusa:sword-odeon", "to:crossroads-south")
    game.does("to:stables", "to:agora", "to:port")
    # From the Port only one path leads on, so the fifth step is not asked.
    assert game.at("medusa") == "agora"
    assert game.topic() == "act"


def test_only_yellow_items_at_her_location_push_her(isle: type[Isle]) -> None:
    """Other colours and other places do not."""
    game = with_her(isle, "drachma-port", "mask-acropolis").begin()
    assert not [option for option in game.options() if option.startswith("advance")]
    game = isle("medusa", "siren").hero("ann", at="lighthouse", items=["net-vineyards"]).begin()
    assert not [option for option in game.options() if option.startswith("advance")]


def test_mirror_stops_her_and_goes_to_her_mat(isle: type[Isle]) -> None:
    """Five steps would be left over."""
    game = with_her(isle, "sword-odeon", at="crossroads-south").begin()
    game.does("advance:medusa:sword-odeon", "to:forest-of-the-dryads")
    assert game.topic() == "act"
    assert game.at("medusa") == "forest-of-the-dryads"
    assert "forest-of-the-dryads" not in game.mat("medusa").mirrors
    assert game.told(MirrorMet)[0].left == 3


def test_place_of_a_mirror_that_is_gone_does_not_stop_her(isle: type[Isle]) -> None:
    """She goes on through it."""
    game = with_her(isle, "net-vineyards", at="crossroads-south")
    game.mat("medusa").mirrors = ["vineyards"]
    game.begin().does("advance:medusa:net-vineyards", "to:forest-of-the-dryads", "to:battlefield")
    assert game.at("medusa") == "battlefield"


def test_mirrors_count_in_the_monster_phase_too(isle: type[Isle]) -> None:
    """RULINGS 27: she goes toward somebody and meets one on the way."""
    game = isle("medusa", "siren").hero("ann", at="battlefield").monster("medusa", "crossroads-south")
    game.away("bob").strike("medusa", steps=2)
    assert game.at("medusa") == "forest-of-the-dryads"
    assert "forest-of-the-dryads" not in game.mat("medusa").mirrors


def test_mirror_halts_who_moves_her_by_a_perk(isle: type[Isle]) -> None:
    """RULINGS 27 and 53."""
    game = isle("medusa", "siren").hero("ann", at="port", perks=["gift-of-ares-1"])
    game.monster("medusa", "agora").begin()
    game.does("perk", "perk:gift-of-ares", "medusa", "to:vineyards")
    assert game.topic() == "act"
    assert "vineyards" not in game.mat("medusa").mirrors


def test_mirror_does_not_count_where_she_is_placed(isle: type[Isle]) -> None:
    """RULINGS 27: with the Gift of Hades she changes places with a Hero."""
    game = isle("medusa", "siren").hero("ann", at="vineyards", perks=["gift-of-hades-1"]).away("bob").begin()
    game.does("perk", "perk:gift-of-hades", "medusa")
    assert game.at("medusa") == "vineyards"
    assert "vineyards" in game.mat("medusa").mirrors


def test_garden_stops_her_once_all_mirrors_are_met(isle: type[Isle]) -> None:
    """RULINGS 26: before that, or face down, it does not."""
    game = with_her(isle, "sword-odeon", at="crossroads-south").lair("statue-garden", GARDEN)
    game.mat("medusa").mirrors = []
    game.begin().does("advance:medusa:sword-odeon", f"to:{GARDEN}")
    assert game.topic() == "act"
    assert game.at("medusa") == GARDEN
    game = with_her(isle, "net-vineyards", at="crossroads-south").lair("statue-garden", GARDEN)
    game.begin().does("advance:medusa:net-vineyards", f"to:{GARDEN}")
    assert game.at("medusa") == "crossroads-south"
    game = with_her(isle, "net-vineyards", at="crossroads-south").lair("statue-garden", GARDEN, up=False)
    game.mat("medusa").mirrors = []
    game.begin().does("advance:medusa:net-vineyards", f"to:{GARDEN}")
    assert game.at("medusa") == "crossroads-south"


def test_she_is_turned_to_stone_in_the_statue_garden(isle: type[Isle]) -> None:
    """Teal Items of strength 6, all four Mirrors met, both there."""
    game = with_her(isle, *TEAL_6, at=GARDEN).lair("statue-garden", GARDEN)
    game.mat("medusa").mirrors = []
    game.begin().does("defeat:medusa", "mask-acropolis")
    assert game.state.defeated == ["medusa"]
    assert game.state.spent == ["mask-acropolis", "statuette-agora"]


@pytest.mark.parametrize(
    ("garden", "her", "mirrors", "items"),
    [
        ("necropolis", GARDEN, [], TEAL_6),
        (GARDEN, "agora", [], TEAL_6),
        (GARDEN, GARDEN, ["vineyards"], TEAL_6),
        (GARDEN, GARDEN, [], ["statuette-agora"]),
        (GARDEN, GARDEN, [], ["sword-odeon", "net-vineyards"]),
    ],
)
def test_she_is_not_turned_to_stone_otherwise(
    isle: type[Isle], garden: str, her: str, mirrors: list[str], items: list[str]
) -> None:
    """RULINGS 28: another Lair, elsewhere, a Mirror left, too weak, another colour."""
    game = isle("medusa", "siren").lair("statue-garden", garden).hero("ann", at=GARDEN, items=items)
    game.monster("medusa", her, mirrors=mirrors)
    assert "defeat:medusa" not in game.begin().options()


def test_who_turns_her_to_stone_is_there_too(isle: type[Isle]) -> None:
    """RULINGS 28: she is in the garden, and the Hero is not."""
    game = with_her(isle, *TEAL_6, at=GARDEN).lair("statue-garden", GARDEN).hero("ann", at="agora")
    game.mat("medusa").mirrors = []
    assert "defeat:medusa" not in game.begin().options()


def test_garden_must_be_revealed(isle: type[Isle]) -> None:
    """Face down it is no garden yet."""
    game = with_her(isle, *TEAL_6, at=GARDEN).lair("statue-garden", GARDEN, up=False)
    game.mat("medusa").mirrors = []
    assert "defeat:medusa" not in game.begin().options()


def test_petrifying_look_places_a_hero_at_the_farthest_temple(isle: type[Isle]) -> None:
    """Of two Heroes with her the active player chooses one; no Legend comes along (RULINGS 29)."""
    game = isle("medusa", "siren").hero("ann", at="bay-of-ghosts").hero("bob", at="bay-of-ghosts")
    game.citizen("ariadne").dice("power").strike("medusa").does("hoplite")
    assert game.topic() == "which"
    game.does("traveler")
    assert game.place("bob") == "temple-of-athena"
    assert game.told(HeroPlaced)[0].place == "temple-of-athena"
    assert game.place("ann") == "bay-of-ghosts"
    assert game.state.citizens == {"ariadne": "bay-of-ghosts"}


def test_petrifying_look_is_cast_once_for_each_power(isle: type[Isle]) -> None:
    """With two Powers both Heroes are gone, the second one unasked."""
    game = isle("medusa", "siren").hero("ann", at="bay-of-ghosts").hero("bob", at="bay-of-ghosts")
    game.dice("power", "power").strike("medusa", dice=2).does("hoplite", "traveler")
    assert game.place("ann") == game.place("bob") == "temple-of-athena"


def test_petrifying_look_with_no_hero_there_does_nothing(isle: type[Isle]) -> None:
    """RULINGS 29: the target was a Legend."""
    game = isle("medusa", "siren").hero("ann", at="agora").citizen("ariadne").dice("power").strike("medusa")
    assert game.place("ann") == "agora"


def test_no_place_has_two_temples_that_are_farthest() -> None:
    """So nobody need choose a Temple."""
    board = Isle.game.box.board
    temples = [place for place in board.locations if place.startswith("temple")]
    for place in board.locations:
        far = sorted(board.steps[place][temple] for temple in temples)
        assert far[-1] > far[-2]
