"""Rulebook: Basilisk."""

import pytest

from games.horrified.events import AttackRolled
from tests.games.horrified_greek.isle import Isle

TEMPLES = ["temple-of-athena", "temple-of-hades", "temple-of-nyx", "temple-of-zeus"]
BLESSED = ["net-vineyards", "sling-temple-of-zeus", "torch-agora", "sword-odeon"]
"""2, 2, 2 and 5 strong, 19 with the blessings: 11 are missing."""


def blessed(isle: type[Isle], *items: str, number: int = 4) -> Isle:
    game = isle().hero("ann", at="gaseous-swamp", items=items)
    for temple, item in list(zip(TEMPLES, BLESSED, strict=True))[:number]:
        game.state.bag.remove(item)
        game.mat("basilisk").blessed[temple] = item
    return game.begin()


@pytest.mark.parametrize("temple", TEMPLES)
def test_yellow_item_is_blessed_at_each_temple(isle: type[Isle], temple: str) -> None:
    """It lies on the spot of that Temple, and is not discarded."""
    game = isle().hero("ann", at=temple, items=["net-vineyards"]).begin()
    game.does("advance:basilisk:net-vineyards")
    assert game.mat("basilisk").blessed == {temple: "net-vineyards"}
    assert game.items("ann") == game.state.spent == []
    assert game.state.actions_left == 3


def test_only_yellow_items_are_blessed(isle: type[Isle]) -> None:
    """RULINGS 18: the table may allow any colour."""
    items = ["drachma-port", "mask-acropolis"]
    game = isle().hero("ann", at="temple-of-nyx", items=items).begin()
    assert not [option for option in game.options() if option.startswith("advance")]
    game = isle(basilisk="any-colour").hero("ann", at="temple-of-nyx", items=items).begin()
    assert len([option for option in game.options() if option.startswith("advance")]) == 2


def test_spot_takes_one_item_and_only_a_temple_has_one(isle: type[Isle]) -> None:
    """A filled spot or another location: nothing to advance."""
    game = isle().hero("ann", at="temple-of-nyx", items=["net-vineyards", "torch-agora"]).begin()
    game.does("advance:basilisk:net-vineyards")
    assert "advance:basilisk:torch-agora" not in game.options()
    assert (
        not isle().hero("ann", at="agora", items=["net-vineyards"]).begin().options()[0].startswith("advance")
    )


def test_basilisk_is_defeated_with_thirty(isle: type[Isle]) -> None:
    """Any colours at its location; the Blessed Items count 2 more each, and all are discarded."""
    game = blessed(isle, "trident-port", "ambrosia-lighthouse", "mask-acropolis", "net-statue-of-talos")
    game.does("defeat:basilisk", "trident-port", "ambrosia-lighthouse", "mask-acropolis", "done")
    assert game.state.defeated == ["basilisk"]
    assert sorted(game.state.spent) == sorted(
        [*BLESSED, "trident-port", "ambrosia-lighthouse", "mask-acropolis"]
    )
    assert game.items("ann") == ["net-statue-of-talos"]


def test_twenty_nine_is_not_enough(isle: type[Isle]) -> None:
    """19 on the mat and 10 in hand."""
    game = blessed(isle, "trident-port", "statuette-agora")
    assert "defeat:basilisk" not in game.options()
    assert game.game.view(game.state, None).monsters[0].missing == 11


def test_all_four_items_must_be_blessed_first(isle: type[Isle]) -> None:
    """RULINGS 18: the challenge comes before the defeat, however strong a Hero is."""
    game = blessed(
        isle, *[f"trident-{at}" for at in ("port", "gaseous-swamp")], "labrys-battlefield", number=3
    )
    assert "defeat:basilisk" not in game.options()


def test_basilisk_is_defeated_at_its_location_only(isle: type[Isle]) -> None:
    """It has gone elsewhere."""
    game = blessed(isle, "trident-port", "labrys-battlefield")
    assert "defeat:basilisk" in game.options()
    game.monster("basilisk", "agora")
    assert "defeat:basilisk" not in game.begin().options()


def test_blessed_items_may_be_enough_alone(isle: type[Isle]) -> None:
    """RULINGS 18: four of strength 6 make 32, and nothing more is asked."""
    game = isle().hero("ann", at="gaseous-swamp")
    strong = ["labrys-battlefield", "labrys-temple-of-athena", "trident-port", "trident-gaseous-swamp"]
    for temple, item in zip(TEMPLES, strong, strict=True):
        game.state.bag.remove(item)
        game.mat("basilisk").blessed[temple] = item
    assert game.begin().does("defeat:basilisk").state.defeated == ["basilisk"]


def test_gaze_of_death_comes_to_the_active_hero(isle: type[Isle]) -> None:
    """It moves there, wherever the attack was, and that Hero takes one hit."""
    game = (
        isle().hero("ann", at="agora", items=["sword-odeon", "drachma-port"]).hero("bob", at="gaseous-swamp")
    )
    game.dice("power").strike("basilisk")
    assert game.at("basilisk") == "agora"
    # Only the Yellow Item blocks.
    assert game.options("ann") == ("sword-odeon", "be-defeated")
    assert game.answer("ann", "sword-odeon").place("ann") == "agora"


def test_gaze_of_death_is_blocked_by_yellow_items_only(isle: type[Isle]) -> None:
    """With Blue and Teal in hand the Hero is defeated."""
    game = (
        isle()
        .hero("ann", at="agora", items=["drachma-port", "mask-acropolis"])
        .hero("bob", at="gaseous-swamp")
    )
    game.dice("power").strike("basilisk")
    assert game.place("ann") is None
    assert game.state.terror == 1


def test_gaze_of_death_reaches_everywhere_and_hits_once_for_each_power(isle: type[Isle]) -> None:
    """Nine steps to the Temple of Zeus; two Powers are two hits, each answered by itself."""
    game = isle().hero("ann", at="temple-of-zeus", items=["sword-odeon", "net-vineyards"])
    game.hero("bob", at="gaseous-swamp").dice("power", "power").strike("basilisk", dice=2)
    assert game.at("basilisk") == "temple-of-zeus"
    assert game.ask("ann").about["hits"] == "1"
    game.answer("ann", "sword-odeon").answer("ann", "net-vineyards")
    assert game.items("ann") == []
    assert game.place("ann") == "temple-of-zeus"


def test_hits_after_the_gaze_need_the_target_there(isle: type[Isle]) -> None:
    """RULINGS 3: it left Bob behind."""
    game = isle().hero("ann", at="agora", items=["sword-odeon"]).hero("bob", at="gaseous-swamp")
    game.dice("hit", "power").strike("basilisk", dice=2).answer("ann", "sword-odeon")
    assert game.place("bob") == "gaseous-swamp"


def test_gaze_finds_nobody_off_the_board(isle: type[Isle]) -> None:
    """RULINGS 19."""
    game = (
        isle().away("ann").hero("bob", at="gaseous-swamp").dice("power", "power").strike("basilisk", dice=2)
    )
    assert game.told(AttackRolled)
    assert game.at("basilisk") == "gaseous-swamp"
    assert game.state.terror == 0
