"""Entering the Mansion and Moving Around."""

import pytest

from games.attic_monster.events import BattleBegan, GhostTrapped, RoomSearched, TileGiven
from tests.games.attic_monster.positions import Scene


@pytest.mark.parametrize("stone", ["A1", "A2", "A3", "A4"])
@pytest.mark.parametrize("symbol", ["move", "flip-or-move"])
def test_a_ghost_on_any_stone_tile_enters_the_lower_hall(stone: str, symbol: str) -> None:
    """From each Stone Tile, a Move or a Flip or Move leads into the hall of the lower floor."""
    play = Scene("ann", "bob").ghost("ann", stone).rolling(symbol, "none")
    assert play.choose(f"{symbol}:move:lower-hall").place("ann") == "lower-hall"


def test_nobody_enters_from_another_tile() -> None:
    """Only Stone Tiles lead into the Mansion."""
    play = Scene("ann", "bob").ghost("ann", "B2").rolling("move", "flip-or-move")
    assert not any("hall" in option for option in play.options)


@pytest.mark.parametrize("symbol", ["flip", "flip-any"])
def test_a_flip_does_not_lead_into_the_mansion(symbol: str) -> None:
    """Without a Move or a Flip or Move nobody enters."""
    play = Scene("ann", "bob").ghost("ann", "A2").rolling(symbol, "none")
    assert not any("hall" in option for option in play.options)


def test_a_stuck_ghost_does_not_enter() -> None:
    """A Ghost in a Trap cannot go into the Mansion either."""
    play = Scene("ann", "bob").ghost("ann", "A1").up("A1", "trap").rolling("move", "flip-or-move")
    assert not any("hall" in option for option in play.options)


def test_one_result_either_moves_on_the_board_or_enters() -> None:
    """Each die moves the Ghost once: on the board, or into the Mansion, not both."""
    play = Scene("ann", "bob").ghost("ann", "B1").rolling("move", "none").choose("move:move:A1")
    assert play.run.prompt is None
    assert play.place("ann") == "A1"


def test_two_moves_on_the_board_leave_none_to_enter_with() -> None:
    """Who spends both dice on the board enters in a later turn, with another Move."""
    play = Scene("ann", "bob").ghost("ann", "C2").rolling("move", "flip-or-move")
    play.choose("move:move:B1", "flip-or-move:move:A1").rolling("none", "none")
    play.go_on().rolling("flip-or-move", "none").choose("flip-or-move:move:lower-hall")
    assert play.place("ann") == "lower-hall"


def test_with_two_moves_a_ghost_may_step_and_enter() -> None:
    """With two results one may step onto a Stone Tile and enter in the same turn."""
    play = Scene("ann", "bob").ghost("ann", "B1").rolling("move", "move")
    assert play.choose("move:move:A1", "move:move:lower-hall").place("ann") == "lower-hall"


def test_a_ghost_leaves_by_the_same_rules() -> None:
    """From the lower hall, a Move or a Flip or Move leads out onto any Stone Tile that still lies there."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").given("A3").rolling("move", "none")
    assert scene.options == (
        "move:move:upper-hall",
        "move:move:A1",
        "move:move:A2",
        "move:move:A4",
        "end-turn",
    )
    assert scene.choose("move:move:A2").place("ann") == "A2"


def test_a_ghost_that_leaves_stops_on_the_stone_tile() -> None:
    """To leave is a move: a face-up Stone Tile has its Stop effect (RULINGS.md, 31)."""
    play = Scene("ann", "bob").ghost("ann", "lower-hall").up("A2", "trap").rolling("move", "none")
    assert play.choose("move:move:A2").told(GhostTrapped)[0].tile == "A2"


@pytest.mark.parametrize("place", ["upper-hall", "candle"])
def test_nobody_leaves_from_the_upper_floor(place: str) -> None:
    """The way out is on the lower floor (RULINGS.md, 31)."""
    scene = Scene("ann", "bob").ghost("ann", place).keys("candle").searched("candle").attic_key("cat")
    play = scene.rolling("move", "none")
    assert play.options == ("move:move:lower-hall", "end-turn")


def test_any_number_of_ghosts_may_be_in_the_mansion() -> None:
    """All Ghosts may be inside at once."""
    scene = (
        Scene("ann", "bob", "cid").ghost("ann", "A1").ghost("bob", "lower-hall").ghost("cid", "lower-hall")
    )
    play = scene.rolling("move", "none").choose("move:move:lower-hall")
    assert play.state.ghosts_on("lower-hall") == ("ann", "bob", "cid")


def test_nothing_on_the_board_is_adjacent_to_a_ghost_in_the_mansion() -> None:
    """From inside, only Flip any reaches a tile (RULINGS.md, 31)."""
    play = Scene("ann", "bob").ghost("ann", "lower-hall").rolling("flip", "flip-any")
    assert {option.split(":")[0] for option in play.options} == {"flip-any", "end-turn"}


@pytest.mark.parametrize("symbol", ["move", "flip-or-move"])
@pytest.mark.parametrize(("here", "there"), [("lower-hall", "upper-hall"), ("upper-hall", "lower-hall")])
def test_to_go_up_or_down_takes_a_move(here: str, there: str, symbol: str) -> None:
    """Between the two halls a Move or a Flip or Move is spent, up as well as down."""
    play = Scene("ann", "bob").ghost("ann", here).rolling(symbol, "none").choose(f"{symbol}:move:{there}")
    assert play.place("ann") == there
    assert play.run.prompt is None


def test_a_room_on_the_own_floor_is_free_to_enter_with_its_key() -> None:
    """A room on the same floor is unlocked and entered without a die, if the team has its key."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").keys("cat").attic_key("bat")
    play = scene.rolling("none", "none").choose("free:search:cat")
    assert play.place("ann") == "cat"


def test_a_room_without_its_key_stays_locked() -> None:
    """Without the key of a room nobody enters it."""
    play = Scene("ann", "bob").ghost("ann", "lower-hall").keys("cat").rolling("none", "move")
    assert "free:search:bat" not in play.options
    assert "free:search:cat" in play.options


def test_a_room_on_the_other_floor_cannot_be_entered_from_here() -> None:
    """A key does not help from the wrong floor."""
    play = Scene("ann", "bob").ghost("ann", "lower-hall").keys("candle", "spider").rolling("none", "none")
    assert play.run.prompt is None


def test_a_room_on_another_floor_takes_one_move_and_no_more() -> None:
    """Going up takes a die; then the room is free, as on the own floor."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").keys("spider").attic_key("bat")
    play = scene.rolling("move", "none").choose("move:move:upper-hall", "free:search:spider")
    assert play.place("ann") == "spider"


@pytest.mark.parametrize(("room", "there"), [("bat", "upper-hall"), ("candle", "lower-hall")])
def test_a_ghost_goes_from_a_room_to_the_other_floor_with_one_move(room: str, there: str) -> None:
    """Out of a room it is free to go: one die leads from a room to the other floor's hall."""
    scene = Scene("ann", "bob").ghost("ann", room).keys(room).searched(room).attic_key("cat")
    play = scene.rolling("move", "none")
    assert play.options[0] == f"move:move:{there}"
    assert play.choose(f"move:move:{there}").place("ann") == there


def test_a_ghost_goes_from_a_room_out_of_the_mansion_with_one_move() -> None:
    """Out of a room on the lower floor, one die leads out onto a Stone Tile."""
    scene = Scene("ann", "bob").ghost("ann", "cat").keys("cat").searched("cat").attic_key("bat")
    assert scene.rolling("move", "none").choose("move:move:A4").place("ann") == "A4"


def test_rooms_are_entered_only_in_ones_own_turn() -> None:
    """A key found in another's turn opens the room in one's own turn, not before."""
    scene = Scene("ann", "bob").ghost("bob", "lower-hall").up("I2", "key", "bat").attic_key("cat")
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert play.run.prompt is None
    assert play.rolling("none", "none").choose("free:search:bat").place("bob") == "bat"


def test_a_ghost_outside_enters_no_room() -> None:
    """Rooms are free only for Ghosts that are in the Mansion already."""
    play = Scene("ann", "bob").ghost("ann", "A1").keys("bat", "cat").rolling("none", "flip")
    assert not any(option.startswith("free") for option in play.options)


@pytest.mark.parametrize("owner", ["ann", "bob"])
def test_the_teams_keys_open_rooms_for_every_player(owner: str) -> None:
    """A key belongs to the team: whoever is inside may use it."""
    scene = Scene("ann", "bob").ghost(owner, "lower-hall").keys("bat").to_play(owner)
    assert "free:search:bat" in scene.rolling("none", "none").options


def test_one_player_may_open_several_rooms_in_a_turn() -> None:
    """With enough keys, one player goes from room to room in one turn."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").keys("bat", "cat", "candle").attic_key("spider")
    play = scene.rolling("move", "none")
    play.choose("free:search:bat", "free:search:cat", "move:move:upper-hall", "free:search:candle")
    assert [event.room for event in play.told(RoomSearched)] == ["bat", "cat", "candle"]


def test_a_room_may_be_searched_between_the_dice() -> None:
    """Free steps may come before, between and after the dice (RULINGS.md, 24)."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").keys("bat", "cat").attic_key("spider")
    play = scene.rolling("flip-any", "flip-any")
    play.choose("flip-any:turn:A1", "free:search:bat", "flip-any:turn:A1", "free:search:cat")
    assert play.run.prompt is None


@pytest.mark.parametrize("room", ["bat", "cat", "candle", "spider"])
def test_each_room_is_unlocked_by_the_key_of_its_design(room: str) -> None:
    """The key that shows a room's design unlocks that room."""
    floor = {"bat": "lower-hall", "cat": "lower-hall"}.get(room, "upper-hall")
    play = Scene("ann", "bob").ghost("ann", floor).keys(room).rolling("none", "none")
    assert play.options == (f"free:search:{room}", "end-turn")


def test_who_enters_a_room_turns_its_mansion_token() -> None:
    """To enter an unsearched room means to turn its Mansion Token (RULINGS.md, 21)."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").keys("bat").attic_key("cat")
    play = scene.rolling("none", "none").choose("free:search:bat")
    assert [(event.room, event.attic_key) for event in play.told(RoomSearched)] == [("bat", False)]
    assert play.state.rooms["bat"].searched


def test_without_the_symbol_the_attic_key_is_elsewhere() -> None:
    """A token without the key says that it is in another room: the search goes on."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").keys("bat", "cat").attic_key("cat")
    play = scene.rolling("none", "none").choose("free:search:bat")
    assert (play.state.phase, play.options) == ("search", ("free:search:cat", "end-turn"))


def test_a_searched_room_is_not_offered_again() -> None:
    """Steps inside the Mansion that change nothing are not offered (RULINGS.md, 32)."""
    scene = Scene("ann", "bob").ghost("ann", "bat").keys("bat").searched("bat").attic_key("cat")
    assert scene.rolling("none", "none").run.prompt is None


def test_the_attic_key_ends_the_search_at_once() -> None:
    """Whoever finds the attic key ends the search: the battle begins there and then."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").keys("bat").attic_key("bat").given("I1")
    play = scene.rolling("move", "move").choose("free:search:bat")
    assert play.state.phase == "battle"
    assert play.run.prompt is None
    assert len(play.told(BattleBegan)) == 1


def test_players_who_have_not_played_lose_their_turns() -> None:
    """Who has not played in the round of the attic key does not get that turn (RULINGS.md, 16)."""
    scene = Scene("ann", "bob", "cid").given("I1", "H1").ghost("bob", "lower-hall").keys("bat")
    play = (
        scene.attic_key("bat").to_play("bob", "cid").rolling("none", "none").choose("free:search:bat").go_on()
    )
    assert (play.topic, play.asked) == ("strike", ("ann",))


def test_no_tile_is_given_in_the_round_of_the_attic_key() -> None:
    """When the attic key is found, no tile goes to the attic any more."""
    scene = Scene("ann", "bob").given("I1").ghost("ann", "A1").ghost("bob", "lower-hall").keys("bat")
    play = scene.attic_key("bat").to_play("bob").rolling("none", "none").choose("free:search:bat").go_on()
    assert play.told(TileGiven) == []
    assert len(play.state.attic) == 1
