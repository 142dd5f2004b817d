"""A search that nothing can win any more ends, by what everybody can work out (RULINGS.md, 11)."""

import pytest

from games.kernel.dice import Dice
from tests.games.attic_monster.positions import GAME, Play, Scene


def ending(play: Play) -> str | None:
    return play.state.outcome.reason if play.state.outcome else None


def cut_in_two(*seats: str, last_tile: str = "catapult", first_tile: str = "portal") -> Scene:
    """Row C is gone, and so are the Catapults of the forest: no step leads from south to north.

    Neither does a flight, unless the Catapult of the graveyard was not the last tile of row C; nor a Portal,
    unless that of the graveyard was not its first tile: the two of the forest lie on the same side.
    """
    scene = Scene(*seats)
    for tile, effect in {"C1": first_tile, "C2": "flip", "C3": "flip", "C4": last_tile}.items():
        scene.up(tile, effect)
    return scene.up("I1", "catapult").up("I4", "catapult").given("C1", "C2", "C3", "C4", "I1", "I4")


def test_a_search_ends_when_the_keys_of_all_closed_rooms_are_lost() -> None:
    """If all rooms not yet searched are locked for good, the attic key cannot be found any more."""
    scene = Scene("ann", "bob").keys("cat", "candle", "spider").searched("cat", "candle", "spider")
    play = scene.attic_key("bat").up("I1", "key", "bat").ghost("ann", "A1").ghost("bob", "start").round_over()
    assert ending(play) == "keys-lost"


def test_it_goes_on_while_another_closed_room_can_be_opened() -> None:
    """While another room can be opened, the attic key may be there: nobody is told that it is not."""
    scene = Scene("ann", "bob").keys("cat", "candle", "spider").searched("cat", "candle").attic_key("bat")
    play = scene.up("I1", "key", "bat").ghost("ann", "A1").round_over()
    assert [given.lost for given in play.state.attic] == ["bat"]
    assert ending(play) is None


def test_it_ends_when_the_last_room_that_could_be_opened_was_empty() -> None:
    """The search ends as soon as the turn ends in which everybody saw that it is lost."""
    scene = Scene("ann", "bob").keys("cat", "candle", "spider").searched("cat", "candle").attic_key("bat")
    play = scene.up("I1", "key", "bat").given("I1").ghost("ann", "upper-hall").rolling("none", "none")
    assert ending(play.choose("free:search:spider")) == "keys-lost"


def test_a_key_in_hand_is_not_lost_with_its_tile() -> None:
    """What the team has taken still opens its room when the tile that it lay on is gone."""
    scene = Scene("ann", "bob").keys("cat", "candle", "spider").searched("cat", "candle", "spider")
    play = scene.attic_key("bat").used("I1", "key", "bat").given("I1").rolling("none", "none")
    assert ending(play) is None


def test_a_key_that_no_ghost_can_come_to_is_lost() -> None:
    """A key beyond holes that nobody can cross any more is as good as given away."""
    scene = cut_in_two("ann", "bob").ghost("ann", "A1").ghost("bob", "A2").up("E1", "key", "cat")
    scene.keys("bat", "candle", "spider").searched("bat", "candle", "spider").attic_key("cat")
    assert ending(scene.rolling("none", "none")) == "keys-lost"


@pytest.mark.parametrize("bob", ["A1", "lower-hall"])
def test_the_mansion_is_a_way_from_one_stone_tile_to_another(bob: str) -> None:
    """A Ghost that holes cut off on a Stone Tile may go through the lower hall and out onto another."""
    scene = Scene("ann", "bob").up("A2", "move").up("B1", "flip").given("A2", "B1")
    scene.ghost("ann", "A1").ghost("bob", bob).up("E1", "key", "cat").attic_key("cat")
    play = scene.keys("bat", "candle", "spider").searched("bat", "candle", "spider").rolling("none", "none")
    assert ending(play) is None


def test_a_key_may_be_reached_by_leaving_the_mansion() -> None:
    """Ghosts in the Mansion may come out onto the Stone Tiles and fetch the last key."""
    scene = cut_in_two("ann", "bob").ghost("ann", "upper-hall").ghost("bob", "bat").up("B1", "key", "cat")
    scene.keys("bat", "candle", "spider").searched("bat", "candle", "spider").attic_key("cat")
    assert ending(scene.rolling("none", "none")) is None


def test_an_unseen_key_of_the_forest_is_lost_to_ghosts_that_cannot_come_to_the_forest() -> None:
    """Everybody knows in which stack a key is: beyond reach it is lost, seen or not."""
    scene = cut_in_two("ann", "bob").ghost("ann", "A1").ghost("bob", "A2").face("I2", "key", "bat")
    scene.keys("cat", "candle", "spider").searched("cat", "candle", "spider").attic_key("bat")
    assert ending(scene.rolling("none", "none")) == "keys-lost"


def test_a_key_that_nobody_has_seen_may_lie_within_reach() -> None:
    """While a tile of the key's stack within reach has not been seen, the key may be there."""
    scene = cut_in_two("ann", "bob").ghost("ann", "A1").ghost("bob", "A2").face("E1", "key", "cat")
    scene.keys("bat", "candle", "spider").searched("bat", "candle", "spider").attic_key("cat")
    assert ending(scene.rolling("none", "none")) is None


def test_the_search_ends_when_no_ghost_can_reach_the_mansion() -> None:
    """Where holes cut all Ghosts off from the Mansion for good, the search is lost."""
    play = cut_in_two("ann", "bob").ghost("bob", "F1").rolling("none", "none")
    assert ending(play) == "mansion-out-of-reach"


def test_it_goes_on_while_one_ghost_can_reach_the_mansion() -> None:
    """One Ghost on the right side of the holes is enough."""
    assert ending(cut_in_two("ann", "bob").ghost("bob", "B1").rolling("none", "none")) is None


def test_it_goes_on_while_any_stone_tile_can_be_reached() -> None:
    """Each Stone Tile leads into the Mansion: that the first one is gone ends nothing."""
    assert ending(cut_in_two("ann", "bob").given("A1").ghost("bob", "B1").rolling("none", "none")) is None


@pytest.mark.parametrize("place", ["lower-hall", "upper-hall", "bat"])
def test_it_goes_on_while_a_ghost_is_in_the_mansion(place: str) -> None:
    """A Ghost in the Mansion needs no way there."""
    scene = cut_in_two("ann", "bob").ghost("bob", place).keys("bat").searched("bat").attic_key("cat")
    assert ending(scene.rolling("none", "none")) is None


def test_it_goes_on_in_the_mansion_when_all_stone_tiles_are_gone() -> None:
    """A Ghost that cannot get out any more may still search a room that the team has the key of."""
    scene = Scene("ann", "bob").given("A1", "A2", "A3", "A4").ghost("bob", "lower-hall").keys("bat")
    assert ending(scene.attic_key("cat").rolling("none", "none")) is None


def test_a_known_catapult_may_fly_across_the_holes() -> None:
    """A Catapult that is known, up or down, is a way: it can be turned up and pointed."""
    scene = cut_in_two("ann", "bob", last_tile="trap").up("E1", "catapult", arrow="W")
    assert ending(scene.rolling("none", "none")) is None


def test_a_catapult_on_the_far_side_is_no_way() -> None:
    """A Catapult that lies where no Ghost can come to leads nobody across."""
    scene = cut_in_two("ann", "bob", last_tile="trap").up("B1", "catapult", arrow="W")
    assert ending(scene.rolling("none", "none")) == "mansion-out-of-reach"


def test_two_known_portals_lead_across_the_holes() -> None:
    """Two Portals, one on either side, are a way."""
    scene = cut_in_two("ann", "bob", first_tile="trap").up("F1", "portal").up("B1", "portal")
    assert ending(scene.rolling("none", "none")) is None


def test_an_unseen_tile_may_be_a_way_across_the_holes() -> None:
    """An unseen tile may be the Catapult that its stack still holds: nobody is told that it is not."""
    scene = cut_in_two("ann", "bob", last_tile="trap").face("B1", "catapult")
    assert ending(scene.rolling("none", "none")) is None


def test_a_trap_does_not_cut_a_ghost_off() -> None:
    """A stuck Ghost can be freed, so it may still come to the Mansion."""
    scene = cut_in_two("ann", "bob").ghost("ann", "A1").up("A1", "trap")
    assert ending(scene.rolling("none", "none")) is None


def test_the_search_ends_when_the_monster_is_too_strong_for_all_crystals_and_dice() -> None:
    """If all crystals still to be had and a battle without a miss were not enough, the search is lost."""
    assert ending(strong_monster(14)) == "monster-too-strong"


def test_it_goes_on_while_the_best_of_luck_could_win() -> None:
    """As long as all crystals and a battle without a miss could do it, the search goes on."""
    assert ending(strong_monster(13)) is None


@pytest.mark.parametrize(("strength", "end"), [(13, None), (14, "monster-too-strong")])
def test_crystals_in_hand_count_against_a_strong_monster(strength: int, end: str | None) -> None:
    """Crystals that the team has count as much as those still on the board."""
    assert ending(strong_monster(strength, crystals=4)) == end


def strong_monster(strength: int, crystals: int = 0) -> Play:
    """Two players, nine crystals had or to be had, and a Monster of this Strength after the round."""
    scene = (
        Scene("ann", "bob")
        .crystals(crystals)
        .ghost("ann", "A1")
        .ghost("bob", "A1")
        .given(*worthless(strength - 1))
    )
    return scene.round_over()


def worthless(number: int) -> list[str]:
    """Tiles without tokens, the farthest from the Mansion first."""
    tiles = Scene("ann", "bob").state.tiles
    found = [tile_id for tile_id in reversed(tiles) if tiles[tile_id].token is None and tile_id != "start"]
    return found[:number]


@pytest.mark.parametrize("catapult", ["B1", "E1"])
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_the_end_does_not_depend_on_what_nobody_has_seen(catapult: str, seed: str) -> None:
    """Whatever the unseen tiles and Mansion Tokens are, the search ends, or goes on, alike."""
    scene = cut_in_two("ann", "bob", last_tile="trap").face(catapult, "catapult").keys("bat").searched("bat")
    scene.attic_key("cat")
    GAME.redeal(scene.state, scene.state, None, Dice(seed))
    assert ending(scene.rolling("none", "none")) is None
