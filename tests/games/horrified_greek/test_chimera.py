"""Rulebook: Chimera."""

import pytest

from tests.games.horrified_greek.isle import Isle

CAVE = "necropolis"
HEADS = ["snake", "lion", "goat"]


def in_the_cave(isle: type[Isle], *items: str) -> Isle:
    return isle("chimera", "siren").lair("chimeras-cave", CAVE).hero("ann", at=CAVE, items=items)


def advances(game: Isle) -> list[str]:
    return [option for option in game.options() if option.startswith("advance")]


@pytest.mark.parametrize(
    ("head", "items"),
    [
        ("snake", ["sword-odeon"]),
        ("lion", ["drachma-port", "ambrosia-lighthouse"]),
        ("goat", ["sword-odeon", "net-vineyards", "torch-agora"]),
    ],
)
def test_a_head_is_put_to_sleep_with_its_items(isle: type[Isle], head: str, items: list[str]) -> None:
    """Snake 1 Yellow, Lion 2 Blue, Goat 3 Yellow, at the revealed cave; one action each, Items discarded."""
    game = in_the_cave(isle, *items).begin().does(f"advance:chimera:{head}")
    assert game.mat("chimera").asleep == [head]
    assert sorted(game.state.spent) == sorted(items)
    assert game.state.actions_left == 3


def test_one_item_too_few_is_not_enough(isle: type[Isle]) -> None:
    """RULINGS 24: all Items of a head come from one Hero in one action."""
    game = in_the_cave(isle, "sword-odeon", "net-vineyards", "drachma-port")
    game.hero("bob", at=CAVE, items=["torch-agora", "ambrosia-lighthouse"]).begin()
    assert advances(game) == ["advance:chimera:snake"]


def test_heads_come_in_any_order_and_sleep_on(isle: type[Isle]) -> None:
    """RULINGS 24; a head that sleeps is not offered again."""
    items = [
        "sword-odeon",
        "drachma-port",
        "ambrosia-lighthouse",
        "owl-idol-mount-iliad",
        "oracle-bone-acropolis",
    ]
    game = in_the_cave(isle, *items).begin()
    game.does("advance:chimera:lion").answer("ann", "drachma-port", "ambrosia-lighthouse")
    assert advances(game) == ["advance:chimera:snake"]
    game.does("advance:chimera:snake")
    assert game.mat("chimera").asleep == ["lion", "snake"]
    assert advances(game) == []


def test_heads_sleep_in_the_revealed_cave_only(isle: type[Isle]) -> None:
    """Not face down, not elsewhere."""
    game = isle("chimera", "siren").lair("chimeras-cave", CAVE, up=False)
    assert advances(game.hero("ann", at=CAVE, items=["sword-odeon"]).begin()) == []
    assert advances(in_the_cave(isle, "sword-odeon").hero("ann", at="ruins").begin()) == []


def test_chimera_is_vanquished_with_one_item_of_each_colour(isle: type[Isle]) -> None:
    """At its location, all three heads asleep."""
    items = ["sword-odeon", "net-vineyards", "drachma-port", "mask-acropolis"]
    game = in_the_cave(isle, *items).hero("ann", at="ruins").monster("chimera", "ruins", asleep=HEADS)
    game.begin().does("defeat:chimera", "net-vineyards")
    assert game.state.defeated == ["chimera"]
    assert game.items("ann") == ["sword-odeon"]


@pytest.mark.parametrize(
    ("place", "asleep", "items"),
    [
        ("agora", HEADS, ["sword-odeon", "drachma-port", "mask-acropolis"]),
        ("ruins", HEADS[:2], ["sword-odeon", "drachma-port", "mask-acropolis"]),
        ("ruins", HEADS, ["sword-odeon", "drachma-port", "ambrosia-lighthouse"]),
    ],
)
def test_chimera_is_not_vanquished_otherwise(
    isle: type[Isle], place: str, asleep: list[str], items: list[str]
) -> None:
    """Elsewhere, with a head awake, or with a colour missing."""
    game = in_the_cave(isle, *items).hero("ann", at=place).monster("chimera", "ruins", asleep=asleep)
    assert "defeat:chimera" not in game.begin().options()


def test_lockdown_puts_the_items_of_the_fullest_location_into_the_bag(isle: type[Isle]) -> None:
    """It goes there; the Items are neither discarded nor on the board."""
    game = isle("chimera", "siren").hero("bob", at="ruins")
    game.lying("lyre-port", "drachma-port", "sword-odeon").dice("power").strike("chimera")
    assert game.at("chimera") == "port"
    assert game.state.items == {"sword-odeon": "odeon"}
    assert {"lyre-port", "drachma-port"} <= set(game.state.bag)


def test_lockdown_happens_once_for_each_power(isle: type[Isle]) -> None:
    """First the three Items at the Port, then the two at the Odeon, where it stays."""
    game = isle("chimera", "siren").hero("bob", at="ruins").dice("power", "power")
    game.lying("lyre-port", "drachma-port", "trident-port", "sword-odeon", "panpipes-odeon", "net-vineyards")
    game.strike("chimera", dice=2)
    assert game.at("chimera") == "odeon"
    assert game.state.items == {"net-vineyards": "vineyards"}


def test_items_of_the_lockdown_are_mixed_into_the_bag(isle: type[Isle]) -> None:
    """They do not lie on top."""
    game = isle("chimera", "siren").hero("bob", at="ruins").lying("lyre-port", "drachma-port")
    game.dice("power").strike("chimera")
    assert set(game.state.bag[-2:]) != {"lyre-port", "drachma-port"}


def test_active_player_chooses_among_fullest_locations(isle: type[Isle]) -> None:
    """RULINGS 25: the Chimera's own counts, and then it stays there."""
    game = isle("chimera", "siren").hero("bob", at="ruins").lying("bow-ruins", "sword-odeon").dice("power")
    game.strike("chimera")
    assert sorted(game.options("ann")) == ["to:odeon", "to:ruins"]
    game.answer("ann", "to:ruins")
    assert game.at("chimera") == "ruins"
    assert game.state.items == {"sword-odeon": "odeon"}


def test_lockdown_with_no_items_on_the_board(isle: type[Isle]) -> None:
    """RULINGS 25: it stays."""
    game = isle("chimera", "siren").hero("bob", at="ruins").dice("power").strike("chimera")
    assert game.at("chimera") == "ruins"
