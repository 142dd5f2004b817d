"""Tile Effects: The Catapult, The Trap and Portal."""

import pytest

from games.attic_monster.events import GhostMoved, GhostTrapped, TileTurnedDown
from tests.games.attic_monster.positions import Scene

# The Catapult


@pytest.mark.parametrize("direction", ["W", "E", "NW", "NE", "SW", "SE"])
def test_on_reveal_the_arrow_is_pointed_in_any_direction(direction: str) -> None:
    """Who turns up a Catapult points its arrow in any of the six directions."""
    play = Scene("ann", "bob").face("I2", "catapult").rolling("flip", "none").choose("flip:turn:I2")
    play.choose(f"point:I2:{direction}")
    assert play.state.tiles["I2"].arrow == direction


def test_who_turned_an_empty_catapult_up_points_it() -> None:
    """With no Ghost on it, a Catapult is pointed by whoever turned it up (RULINGS.md, 3)."""
    scene = Scene("ann", "bob").ghost("bob", "I2").face("I2", "flip").face("G1", "catapult")
    play = scene.rolling("flip", "none").choose("flip:turn:I2", "turn:G1")
    assert (play.topic, play.asked) == ("point-catapult", ("bob",))


def test_the_arrow_is_pointed_anew_each_time_the_catapult_is_revealed() -> None:
    """A Catapult that was turned down is pointed again when it comes up (RULINGS.md, 20)."""
    play = Scene("ann", "bob").up("I2", "catapult", arrow="W").rolling("flip", "flip").choose("flip:turn:I2")
    assert play.state.tiles["I2"].arrow is None
    assert play.choose("flip:turn:I2").topic == "point-catapult"


@pytest.mark.parametrize(
    ("direction", "goal"), [("E", "E4"), ("W", "E1"), ("NE", "A4"), ("NW", "C1"), ("SE", "I4")]
)
def test_who_stops_on_a_catapult_flies_to_the_last_tile_in_the_arrows_direction(
    direction: str, goal: str
) -> None:
    """The Ghost lands on the last tile that lies in the direction of the arrow."""
    scene = Scene("ann", "bob").ghost("ann", "F1").up("E2", "catapult", arrow=direction)
    play = scene.rolling("move", "none").choose("move:move:E2")
    assert play.place("ann") == goal


def test_a_catapult_flies_over_holes() -> None:
    """Holes on the way do not stop the flight (RULINGS.md, 12)."""
    scene = Scene("ann", "bob").up("I2", "catapult", arrow="E").given("I3")
    assert scene.rolling("move", "none").choose("move:move:I2").place("ann") == "I4"


def test_a_catapult_flies_no_farther_than_tiles_lie() -> None:
    """The last tile is the last one that still lies there."""
    scene = Scene("ann", "bob").up("I2", "catapult", arrow="E").given("I4")
    assert scene.rolling("move", "none").choose("move:move:I2").place("ann") == "I3"


def test_a_catapult_may_throw_a_ghost_onto_start() -> None:
    """Start is a tile of the board: a flight may end there."""
    play = Scene("ann", "bob").up("I2", "catapult", arrow="SE").rolling("move", "none").choose("move:move:I2")
    assert play.place("ann") == "start"


def test_a_catapult_that_points_off_the_board_throws_nobody() -> None:
    """Where no tile lies in the direction of the arrow, the Ghost stays."""
    scene = Scene("ann", "bob").up("I2", "catapult", arrow="SW")
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert play.place("ann") == "I2"
    assert len(play.told(GhostMoved)) == 1


def test_the_tile_where_a_flight_ends_acts() -> None:
    """A flight is a move: it triggers Stop on the face-up tile where it ends."""
    scene = Scene("ann", "bob").up("I2", "catapult", arrow="E").up("I4", "power", "red")
    assert scene.rolling("move", "none").choose("move:move:I2").state.crystals == ["red"]


# The Trap


def test_a_trap_does_nothing_on_reveal() -> None:
    """To turn up a Trap with nobody on it traps nobody."""
    play = Scene("ann", "bob").face("I2", "trap").rolling("flip", "none").choose("flip:turn:I2")
    assert play.told(GhostTrapped) == []


def test_who_ends_a_move_on_a_trap_is_stuck() -> None:
    """A Ghost that ends its move on a face-up Trap cannot be moved any more."""
    play = Scene("ann", "bob").up("I2", "trap").rolling("move", "move").choose("move:move:I2")
    assert play.state.is_trapped("ann")
    assert play.run.prompt is None


def test_who_stands_on_a_trap_that_is_revealed_is_stuck() -> None:
    """A Ghost on a tile that turns out to be a Trap is stuck too, its own or another's."""
    play = (
        Scene("ann", "bob").ghost("ann", "I2").ghost("bob", "I2").face("I2", "trap").rolling("flip", "none")
    )
    play.choose("flip:turn:I2")
    assert [event.seat for event in play.told(GhostTrapped)] == ["ann", "bob"]


def test_a_stuck_ghost_may_still_turn_tiles() -> None:
    """Only moving is forbidden: a stuck Ghost's player turns tiles as before (RULINGS.md, 9)."""
    play = Scene("ann", "bob").ghost("ann", "I2").up("I2", "trap").rolling("flip-or-move", "move")
    assert not any(":move:" in option for option in play.options)
    assert "flip-or-move:turn:H1" in play.options


def test_a_player_frees_their_own_ghost_by_turning_the_trap_down() -> None:
    """With Flip, a player turns the Trap under their own Ghost down, and may move again at once."""
    play = (
        Scene("ann", "bob").ghost("ann", "I2").up("I2", "trap").rolling("flip", "move").choose("flip:turn:I2")
    )
    assert [event.freed for event in play.told(TileTurnedDown)] == [("ann",)]
    assert play.choose("move:move:I1").place("ann") == "I1"


def test_any_player_frees_another_by_turning_the_trap_down() -> None:
    """Anybody may turn the Trap down and so free those on it."""
    scene = Scene("ann", "bob").ghost("bob", "I2").up("I2", "trap")
    play = scene.rolling("flip-or-move", "none").choose("flip-or-move:turn:I2").rolling("move", "none")
    assert play.asked == ("bob",)
    assert "move:move:I1" in play.options


def test_a_trap_that_is_turned_up_again_holds_again() -> None:
    """A Trap can be used any number of times: it holds whoever stands on it whenever it comes up."""
    play = Scene("ann", "bob").ghost("ann", "I2").up("I2", "trap").rolling("flip", "flip")
    play.choose("flip:turn:I2", "flip:turn:I2")
    assert play.state.is_trapped("ann")


# Portal


def test_a_portal_does_nothing_on_reveal() -> None:
    """To turn up a Portal with nobody on it moves nobody."""
    play = Scene("ann", "bob").up("G1", "portal").face("I2", "portal").rolling("flip", "none")
    assert play.choose("flip:turn:I2").told(GhostMoved) == []


def test_who_stops_on_a_portal_goes_to_another_face_up_portal_of_their_choice() -> None:
    """Who stops on a Portal goes to any other Portal that lies face up."""
    scene = Scene("ann", "bob").up("I2", "portal").up("G1", "portal").up("C1", "portal")
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert play.options == ("move:C1", "move:G1")
    assert play.choose("move:C1").place("ann") == "C1"


def test_a_portal_leads_nowhere_unless_two_lie_face_up() -> None:
    """It takes two face-up Portals: with one only, nothing happens."""
    scene = Scene("ann", "bob").up("I2", "portal").face("G1", "portal")
    assert scene.rolling("move", "none").choose("move:move:I2").place("ann") == "I2"


def test_a_second_portal_that_comes_up_later_moves_nobody() -> None:
    """Who stopped on a lone Portal is not moved when a second one is turned up (RULINGS.md, 8)."""
    scene = Scene("ann", "bob").up("I2", "portal").face("H1", "portal")
    play = scene.rolling("move", "flip").choose("move:move:I2", "flip:turn:H1")
    assert play.place("ann") == "I2"


def test_there_is_no_second_stop_where_a_ghost_comes_out_of_a_portal() -> None:
    """A Ghost that comes out of a Portal stays there: it does not go in again (RULINGS.md, 7)."""
    scene = Scene("ann", "bob").up("I2", "portal").up("G1", "portal")
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert play.place("ann") == "G1"
    assert [event.place for event in play.told(GhostMoved)] == ["I2", "G1"]


def test_a_portal_cannot_be_used_by_a_ghost_that_began_its_turn_on_it() -> None:
    """Who began the turn on a Portal cannot use it, not even when it is turned up anew (RULINGS.md, 6)."""
    scene = Scene("ann", "bob").ghost("ann", "I2").up("I2", "portal").up("G1", "portal")
    play = scene.rolling("flip", "flip").choose("flip:turn:I2", "flip:turn:I2")
    assert play.state.tiles["I2"].up
    assert play.place("ann") == "I2"


def test_a_portal_can_be_used_once_the_ghost_has_left_it_and_come_back() -> None:
    """Who steps off the Portal where the turn began, and back, may use it (RULINGS.md, 6)."""
    scene = Scene("ann", "bob").ghost("ann", "I2").up("I2", "portal").up("G1", "portal")
    play = scene.rolling("move", "move").choose("move:move:I1", "move:move:I2")
    assert play.place("ann") == "G1"


def test_a_ghost_that_began_on_a_face_down_portal_may_use_it() -> None:
    """Only a Portal that lay face up when the turn began is barred (RULINGS.md, 6)."""
    scene = Scene("ann", "bob").ghost("ann", "I2").face("I2", "portal").up("G1", "portal")
    assert scene.rolling("flip", "none").choose("flip:turn:I2").place("ann") == "G1"


def test_a_portal_stays_barred_in_another_players_turn() -> None:
    """Who began the last turn on the Portal cannot use it when another turns it up anew (RULINGS.md, 6)."""
    play = (
        Scene("ann", "bob").ghost("ann", "I2").up("I2", "portal").up("G1", "portal").rolling("none", "none")
    )
    play.rolling("flip", "flip").choose("flip:turn:I2", "flip:turn:I2")
    assert play.state.tiles["I2"].up
    assert play.place("ann") == "I2"


def test_a_portal_stays_barred_in_a_later_turn_that_begins_while_it_is_face_down() -> None:
    """The bar lasts until the Ghost leaves the Portal, turned down or not (RULINGS.md, 6)."""
    scene = Scene("ann", "bob").ghost("ann", "I2").up("I2", "portal").up("G1", "portal").up("A1", "trap")
    play = scene.rolling("none", "none").rolling("flip", "none").choose("flip:turn:I2")
    play.go_on().vote(ann="A1", bob="A1").rolling("flip", "none").choose("flip:turn:I2")
    assert play.state.tiles["I2"].up
    assert play.place("ann") == "I2"


def test_a_portal_with_a_ghost_on_it_can_be_entered() -> None:
    """A Ghost comes out of a Portal where another one stands (RULINGS.md, 17)."""
    scene = Scene("ann", "bob").ghost("bob", "G1").up("I2", "portal").up("G1", "portal")
    assert scene.rolling("move", "none").choose("move:move:I2").place("ann") == "G1"
