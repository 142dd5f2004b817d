"""Movement (rulebook: Movement, Using Feral Monsters)."""

import pytest

from games.gregory.dice import chart
from games.gregory.events import DieRolled, PieceMoved
from games.gregory.mat import SPACES, ways
from games.gregory.state import LooseRug
from games.gregory.turn import begin
from tests.games.gregory.positions import at, give, go, house, options, play, put, reach


@pytest.mark.parametrize(
    ("roll", "spaces"), [(1, 2), (5, 2), (6, 3), (10, 3), (11, 4), (15, 4), (16, 5), (20, 5)]
)
def test_the_chart_gives_two_to_five_spaces(roll: int, spaces: int) -> None:
    """A roll is looked up on the movement chart."""
    assert chart(roll) == spaces


def test_a_turn_begins_with_a_roll_of_the_die() -> None:
    """Nothing is done before the die, which says how far one may move."""
    game = house(12)
    game.stage = "begin"
    play(game, begin(game))
    assert [event.roll for event in game.told if isinstance(event, DieRolled)] == [12]
    assert game.turn.moves == 4


def test_the_gamepiece_may_move_the_spaces_allowed() -> None:
    """All spaces may go to the own gamepiece, and no more than those."""
    game = house(moves=2)
    game.players["ann"].place = at(1, 5, 8)
    assert at(1, 5, 6) in reach(game)
    assert at(1, 5, 5) not in reach(game)


def test_one_monster_may_move_the_spaces_allowed() -> None:
    """All spaces may go to Gregory."""
    game = house(moves=3)
    game.gregory = "1N6"
    go(game, f"move:gregory:{at(1, 5, 10)}:3")
    assert (game.gregory, game.turn.moves) == (at(1, 5, 10), 0)


def test_spaces_may_be_split_between_monsters() -> None:
    """Some spaces for Gregory and the rest for a Feral Monster."""
    game = house(moves=3, ferals="4")
    game.gregory = "1N6"
    put(game, "death", "bob", "1F7")
    go(game, f"move:gregory:{at(1, 5, 12)}:1", f"move:death:{at(1, 5, 4)}:2")
    assert (game.gregory, game.ferals["death"].place, game.turn.moves) == (at(1, 5, 12), at(1, 5, 4), 0)


def test_spaces_may_be_split_between_gamepiece_and_monsters_in_any_order() -> None:
    """One step with the gamepiece, one with Gregory, and on with the gamepiece."""
    game = house(moves=3)
    game.gregory = "1N6"
    game.players["ann"].place = at(1, 5, 8)
    go(game, f"move:own:{at(1, 5, 7)}:1", f"move:gregory:{at(1, 5, 12)}:1", f"move:own:{at(1, 5, 6)}:1")
    assert game.players["ann"].place == at(1, 5, 6)
    assert game.turn.moves == 0


def test_a_player_need_not_move() -> None:
    """The turn may end with spaces unused (R14)."""
    game = house(moves=4)
    assert options(go(game))[-1] == "end-turn"
    go(game, "end-turn")
    assert game.stage == "close"


def test_nobody_moves_diagonally() -> None:
    """A diagonal neighbour is two steps away for gamepieces and Gregory."""
    game = house(moves=1)
    game.players["ann"].place = at(1, 5, 8)
    game.gregory = "1N6"
    assert at(1, 4, 7) not in reach(game)
    assert at(1, 4, 12) not in reach(game, "gregory")


def test_gamepieces_do_not_enter_each_others_spaces() -> None:
    """Where a gamepiece stands no other may go."""
    game = house(moves=2)
    game.players["ann"].place, game.players["bob"].place = at(1, 5, 8), at(1, 5, 7)
    assert at(1, 5, 7) not in reach(game)


def test_pieces_are_not_jumped() -> None:
    """A piece in a narrow corridor blocks the way; unusable spaces may go to Monsters (R13)."""
    game = house(moves=4)
    game.players["ann"].place = at(1, 4, 0)
    game.players["bob"].place = at(1, 3, 0)
    game.gregory = "1N6"
    assert at(1, 3, 1) not in reach(game)
    assert reach(game, "gregory")
    game = house(moves=5)
    game.players["ann"].place, game.gregory = at(1, 4, 0), at(1, 3, 0)
    assert at(1, 3, 1) not in reach(game)
    game = house(moves=5)
    game.players["bob"].place, game.gregory = at(1, 3, 0), at(1, 4, 0)
    assert at(1, 3, 0) in reach(game, "gregory")
    assert at(1, 3, 1) not in reach(game, "gregory")


def test_gregory_neither_climbs_stairs_nor_uses_portals() -> None:
    """He stays on his floor, and Portals are walls to him."""
    game = house(moves=5)
    game.gregory = at(1, 5, 8)
    assert not [place for place in reach(game, "gregory") if place.startswith("2")]
    assert at(1, 6, 8) not in reach(game, "gregory")
    game.gregory = at(1, 5, 0)
    assert all(place.startswith("1") for place in reach(game, "gregory"))


def test_gregory_enters_neither_rooms_nor_mystery_room_nor_hell() -> None:
    """Doors, the Mystery Room and Hell's Gate are closed to him."""
    game = house(moves=3)
    for start, never in (
        (at(1, 8, 13), at(1, 8, 14)),
        (at(1, 8, 4), at(1, 8, 3)),
        (at(1, 6, 11), at(1, 6, 12)),
        (at(2, 1, 1), at(2, 0, 1)),
    ):
        game.gregory = start
        assert never not in reach(game, "gregory")


def test_gregory_is_not_stopped_or_hurt_by_spaces() -> None:
    """Power Ups, Keys and Thorns do nothing to him (R23)."""
    game = house(moves=2)
    game.gregory = at(1, 5, 4)
    assert reach(game, "gregory")[at(1, 5, 2)] == {"2"}


def test_feral_monsters_climb_stairs_and_use_portals() -> None:
    """Unlike Gregory they go upstairs, and from Portal to Portal."""
    game = house(moves=2, ferals="4")
    put(game, "death", "bob", at(1, 5, 8))
    assert at(2, 5, 8) in reach(game, "death")
    game.ferals["death"].place = at(1, 5, 0)
    assert at(2, 5, 15) in reach(game, "death")


def test_feral_monsters_stay_out_of_rooms_mystery_room_and_hell() -> None:
    """In all that is not said they are like Gregory (R22)."""
    game = house(moves=3, ferals="4")
    for start, never in (
        (at(1, 8, 13), at(1, 8, 14)),
        (at(1, 8, 4), at(1, 8, 3)),
        (at(1, 6, 11), at(1, 6, 12)),
    ):
        put(game, "death", "ann", start)
        assert never not in reach(game, "death")


def test_all_players_may_move_any_feral_monster() -> None:
    """Also those of others, onto empty spaces."""
    game = house(moves=2, ferals="4")
    put(game, "death", "bob", "1F7")
    assert at(1, 5, 4) in reach(game, "death")


def test_longer_ways_are_offered_where_they_spare_life() -> None:
    """Of two ways, one through a Thorn and one around it, both are offered."""
    game = house(moves=2)
    game.players["ann"].place = at(1, 5, 4)
    assert reach(game)[at(1, 5, 2)] == {"2:lose50"}
    game.turn.moves = 5
    game.players["ann"].place = at(2, 3, 4)
    # Around the Thorn there is no way to the Power Up behind it, but to the corridor there is.
    assert reach(game)[at(2, 3, 2)] == {"2:lose50"}


def test_ways_that_pick_up_a_key_are_offered_beside_shorter_ones() -> None:
    """The shortest way without the Key, and the shortest with it."""
    game = house(moves=5)
    game.players["ann"].place = at(1, 8, 6)
    assert {"1", "3:key"} <= reach(game)[at(1, 8, 7)]


def test_a_path_is_walked_space_by_space() -> None:
    """Choosing a destination takes the whole way, and what lies on it counts."""
    game = house(moves=3)
    game.players["ann"].place = at(1, 8, 7)
    go(game, f"move:own:{at(1, 8, 4)}:3:key")
    assert game.players["ann"].keys == 1
    (event,) = [event for event in game.told if isinstance(event, PieceMoved)]
    assert event.path == (at(1, 8, 6), at(1, 8, 5), at(1, 8, 4))


def test_after_a_power_up_monsters_may_still_move() -> None:
    """The gamepiece has stopped; the spaces left are for Monsters."""
    game = house(moves=3)
    game.players["ann"].place, game.gregory = at(1, 9, 12), "1N6"
    go(game, f"move:own:{at(1, 9, 13)}:1")
    assert game.turn.moves == 2
    assert not reach(game)
    assert reach(game, "gregory")


def test_the_turn_ends_by_itself_where_nothing_is_left_to_do() -> None:
    """No spaces, no cards, no deals: nothing is asked."""
    game = house()
    assert go(game).prompt is None
    give(game, "ann", "freak-out-1")
    game.stage = "act"
    assert options(go(game)) == ("hand", "end-turn")


def test_ways_are_shortest_also_where_a_rug_costs_double() -> None:
    """Every destination is offered at the least number of spaces, counted here in another way."""
    game = house(moves=9)
    game.players["ann"].place, game.loose_rug = at(1, 8, 8), LooseRug("rug-2", "bob")
    cheapest = {at(1, 8, 8): 0}
    roads = ways("player", ferals=False, revealed=False)
    for _ in range(9):
        for place, spaces in list(cheapest.items()):
            if SPACES[place].kind in ("judgment", "strength", "hells-gate", "mystery"):
                continue
            for other in roads[place]:
                further = spaces + (2 if SPACES[other].rug == "rug-2" else 1)
                if SPACES[other].room is None and SPACES[other].kind != "entrance" and further <= 9:
                    cheapest[other] = min(further, cheapest.get(other, 99))
    offered = {place: min(int(rest.split(":")[0]) for rest in rests) for place, rests in reach(game).items()}
    del cheapest[at(1, 8, 8)]
    assert offered == cheapest
