"""Setup."""

from collections import Counter

import pytest

from games.attic_monster.board import AREA, WHERE
from games.attic_monster.content import box
from games.attic_monster.events import ArrowSet, TileRevealed
from games.attic_monster.state import Attic
from games.attic_monster.view import view_of
from games.kernel.dice import Dice
from games.kernel.drive import Run
from tests.games.attic_monster.positions import GAME

SEATS = ("ann", "bob", "cid", "dee")


def dealt(seats: int, seed: str = "a deal", **options: str) -> Attic:
    return GAME.setup(SEATS[:seats], GAME.settled(SEATS[:seats], options), Dice(seed))


def opened(seats: int, seed: str = "a deal") -> Attic:
    """A table after its set-up; Catapults that lie face up point to the north-west."""
    run = Run(GAME, dealt(seats, seed))
    while run.prompt is not None:
        (seat,) = run.prompt.asks
        run.answer(seat, (run.prompt.asks[seat].options[2],))
    return run.state


def test_the_mansion_has_two_floors_with_two_side_rooms_each_below_the_attic() -> None:
    """The box becomes a Mansion of two floors, and the Monster is in the attic above them."""
    assert Counter(room.floor for room in box().rooms) == {"lower": 2, "upper": 2}


def test_each_of_three_stacks_is_shuffled_for_itself() -> None:
    """Forest, graveyard and stone tiles are shuffled apart: each lies among its own."""
    kinds = Counter((kind.area, kind.effect, kind.token) for kind in box().faces for _ in range(kind.count))
    for seed in ("one", "two", "three"):
        tiles = dealt(4, seed).tiles
        assert (
            Counter((AREA[t], tile.effect, tile.token) for t, tile in tiles.items() if t != "start") == kinds
        )


@pytest.mark.parametrize("area", ["forest", "graveyard", "stone"])
def test_no_stack_is_dealt_in_the_same_order_each_time(area: str) -> None:
    """Every stack is shuffled."""
    orders = {
        tuple(tile.effect for tile_id, tile in dealt(4, f"seed {n}").tiles.items() if AREA[tile_id] == area)
        for n in range(8)
    }
    assert len(orders) > 1


def test_all_tiles_but_start_are_dealt_face_down() -> None:
    """All tiles are laid face down; Start has one picture only."""
    assert [tile_id for tile_id, tile in dealt(2).tiles.items() if tile.up] == ["start"]


def test_the_tiles_form_rows_of_3_or_4() -> None:
    """The tiles form rows of three or four."""
    rows = Counter(row for tile_id, (row, _) in WHERE.items() if tile_id != "start")
    assert [rows[row] for row in range(9)] == [4, 3, 4, 3, 4, 3, 4, 3, 4]


def test_stone_touches_the_mansion_then_comes_the_graveyard_then_the_forest() -> None:
    """Stone tiles lie at the Mansion, graveyard tiles behind them, forest tiles farthest away."""
    areas = [AREA[tile_id] for tile_id in sorted(WHERE, key=lambda tile_id: WHERE[tile_id])]
    assert areas == ["stone"] * 4 + ["graveyard"] * 14 + ["forest"] * 14 + ["start"]


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 4), (4, 0)])
def test_with_2_players_6_and_with_3_players_4_tiles_are_turned_up(seats: int, number: int) -> None:
    """Three players begin with four tiles turned up, two with six, four with none."""
    state = opened(seats)
    assert sum(tile.up for tile_id, tile in state.tiles.items() if tile_id != "start") == number
    assert len([event for event in state.told if isinstance(event, TileRevealed)]) == number


def test_the_tiles_turned_up_are_random_and_never_stone() -> None:
    """The tiles turned up at set-up are any of forest and graveyard, none of stone."""
    found: Counter[str] = Counter()
    for seed in range(30):
        state = opened(2, f"seed {seed}")
        found.update(tile_id for tile_id, tile in state.tiles.items() if tile.up and tile_id != "start")
    assert {AREA[tile_id] for tile_id in found} == {"forest", "graveyard"}
    assert len(found) == 28


def test_tokens_are_put_on_keys_and_powers_turned_up_at_setup() -> None:
    """A tile that is turned up at set-up is revealed: its On Reveal effect applies."""
    for seed in range(10):
        for tile in opened(2, f"seed {seed}").tiles.values():
            assert tile.holds == (tile.up and tile.token is not None)


def test_the_first_player_points_the_catapults_turned_up_at_setup() -> None:
    """On Reveal of a Catapult at set-up: the first player points its arrow (RULINGS.md, 23)."""
    pointed = [
        (event.seat == state.first, event.direction, state.tiles[event.tile].arrow)
        for state in (opened(2, f"seed {seed}") for seed in range(20))
        for event in state.told
        if isinstance(event, ArrowSet)
    ]
    assert pointed
    assert set(pointed) == {(True, "NW", "NW")}


def test_all_tiles_are_turned_up_before_the_first_catapult_is_pointed() -> None:
    """Who points a Catapult at set-up sees all the tiles that are turned up (RULINGS.md, 23)."""
    asked = [run for run in (Run(GAME, dealt(2, f"seed {seed}")) for seed in range(20)) if run.prompt]
    assert asked
    assert {len([e for e in run.state.told if isinstance(e, TileRevealed)]) for run in asked} == {6}


def test_each_side_room_has_one_mansion_token_and_any_may_hide_the_attic_key() -> None:
    """One Mansion Token lies at random in each of the four side rooms."""
    rooms = {
        room for n in range(40) for room, state in dealt(2, f"seed {n}").rooms.items() if state.has_attic_key
    }
    assert rooms == {"bat", "cat", "candle", "spider"}


def test_nobody_looks_at_the_mansion_tokens() -> None:
    """The Mansion Tokens lie face down, and nobody knows what they show."""
    assert [room.attic_key for room in view_of(dealt(2), "ann").rooms] == [None] * 4


def test_all_ghosts_begin_on_start() -> None:
    """All Ghosts stand on Start."""
    assert [ghost.place for ghost in dealt(3).ghosts.values()] == ["start"] * 3


def test_the_first_player_is_random() -> None:
    """Chance says who is first."""
    assert {dealt(4, f"seed {n}").first for n in range(40)} == set(SEATS)
