"""What people may know of a table, and what only their memory tells them (RULINGS.md, 22)."""

from games.attic_monster.view import TileView, view_of
from tests.games.attic_monster.positions import Scene


def shown(scene: Scene, tile_id: str) -> TileView:
    return next(tile for tile in view_of(scene.state, "ann").tiles if tile.id == tile_id)


def test_a_face_down_tile_does_not_show_what_it_is() -> None:
    """Nobody sees what lies face down."""
    tile = shown(Scene("ann", "bob").face("I2", "key", "bat"), "I2")
    assert (tile.effect, tile.token, tile.holds, tile.turned) == (None, None, None, False)


def test_a_tile_that_was_turned_down_again_does_not_show_what_it_was() -> None:
    """What a tile showed before it was turned down is for the players to remember (RULINGS.md, 22)."""
    scene = Scene("ann", "bob").up("I2", "catapult", arrow="W")
    scene.rolling("flip", "none").choose("flip:turn:I2")
    tile = shown(scene, "I2")
    assert (tile.effect, tile.arrow, tile.turned) == (None, None, True)


def test_a_token_on_a_face_down_tile_is_seen() -> None:
    """A token that lies on a tile is seen by all, whichever side of the tile is up (RULINGS.md, 27)."""
    scene = Scene("ann", "bob").up("I2", "power", "red")
    scene.rolling("flip", "none").choose("flip:turn:I2")
    assert shown(scene, "I2").holds == "power:red"


def test_a_tile_that_was_given_away_leaves_a_hole() -> None:
    """Where a tile was given away, no tile lies."""
    tile = shown(Scene("ann", "bob").up("I2", "trap").given("I2"), "I2")
    assert (tile.lies, tile.effect, tile.holds) == (False, None, None)


def test_the_token_lost_with_a_tile_is_remembered() -> None:
    """Everybody knows what was lost with a tile that was given away."""
    view = view_of(Scene("ann", "bob").up("I2", "key", "bat").given("I2").state, None)
    assert [(given.effect, given.lost) for given in view.attic] == [("key", "key:bat")]


def test_a_mansion_token_is_seen_once_its_room_is_searched() -> None:
    """What a Mansion Token shows is known of the rooms that were searched, and of no other."""
    view = view_of(Scene("ann", "bob").keys("bat").searched("bat").attic_key("cat").state, None)
    assert {room.id: room.attic_key for room in view.rooms} == {
        "bat": False,
        "cat": None,
        "candle": None,
        "spider": None,
    }


def test_all_see_the_same() -> None:
    """There are no secrets between players: only the name of the viewer differs."""
    state = Scene("ann", "bob").up("I2", "trap").state
    assert view_of(state, "ann").tiles == view_of(state, None).tiles
