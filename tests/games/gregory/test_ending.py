"""How to win (rulebook: How to Win, Hotel Rooms)."""

import pytest

from games.gregory.events import FeralGone, PlayerOut
from games.gregory.mat import ENTRANCES, PORTALS
from games.gregory.meters import bury_the_dead
from games.gregory.turn import pass_on
from games.kernel.state import Finished, Outcome
from tests.games.gregory.positions import at, control, give, go, house, put, reach, told


def test_with_three_rooms_one_escapes_through_the_front_entrance() -> None:
    """Any Entrance space, even a taken one (R29)."""
    game = house(moves=2)
    control(game, "ann", "101", "102", "103")
    game.players["ann"].place = at(1, 10, 8)
    assert set(ENTRANCES) <= set(reach(game))
    run = go(game, f"move:own:{ENTRANCES[1]}:1")
    assert run.state.outcome == Outcome(("ann",), "escaped")


@pytest.mark.parametrize(("beside", "portal"), [(at(1, 5, 0), PORTALS[0]), (at(2, 5, 15), PORTALS[1])])
def test_with_three_rooms_one_escapes_through_a_portal(beside: str, portal: str) -> None:
    """Onto it is enough; there is no exact count."""
    game = house(moves=5)
    control(game, "ann", "101", "102", "103")
    game.players["ann"].place = beside
    assert go(game, f"move:own:{portal}:1").state.outcome == Outcome(("ann",), "escaped")


def test_hells_gate_is_no_way_out() -> None:
    game = house(moves=1)
    control(game, "ann", "101", "102", "103")
    game.players["ann"].place = at(1, 6, 11)
    run = go(game, f"move:own:{at(1, 6, 12)}:1")
    assert run.state.outcome is None


def test_with_two_rooms_nobody_escapes() -> None:
    game = house(moves=1)
    control(game, "ann", "101", "102")
    game.players["ann"].place = at(1, 10, 8)
    assert not set(ENTRANCES) & set(reach(game))


def test_control_counts_at_the_moment_of_leaving() -> None:
    """Who has lost the third room must win another first (R28)."""
    game = house(moves=1)
    control(game, "ann", "101", "102", "103")
    control(game, "bob", "103")
    game.players["ann"].place = at(1, 10, 8)
    assert not set(ENTRANCES) & set(reach(game))


def test_the_last_one_alive_wins() -> None:
    game = house()
    game.players["bob"].life = 0
    with pytest.raises(Finished) as end:
        bury_the_dead(game)
    assert end.value.outcome == Outcome(("ann",), "last-alive")


def test_where_all_die_at_once_nobody_wins() -> None:
    """Who wins must have Life left."""
    game = house()
    for player in game.players.values():
        player.life = 0
    with pytest.raises(Finished) as end:
        bury_the_dead(game)
    assert end.value.outcome == Outcome((), "nobody-left")


def test_who_has_no_life_is_out_with_everything() -> None:
    """Gamepiece, Keys, rooms, and all Feral Monsters, wherever they are; the hand is discarded (R30)."""
    game = house(seats=3, ferals="4")
    bob = game.players["bob"]
    bob.life, bob.keys = 0, 1
    give(game, "bob", "freak-out-1", "key-ring-1")
    bob.front = [bob.hand.pop()]
    control(game, "bob", "101")
    put(game, "death", "bob", at(1, 5, 5))
    put(game, "my-son", "bob", at(1, 0, 8), "trap")
    put(game, "catherine", "bob", ENTRANCES[3], "on-deck", has_card=True)
    bury_the_dead(game)
    assert (bob.place, bob.keys, bob.hand) == (None, 0, [])
    assert not game.control
    assert not game.ferals
    assert bob.discard == ["catherine"]
    assert game.judgment_discard == ["freak-out-1", "key-ring-1"]
    assert {event.cause for event in told(game, FeralGone)} == {"owner-out"}
    assert told(game, PlayerOut)


def test_turns_pass_clockwise_over_those_who_are_out() -> None:
    game = house(seats=3)
    game.players["bob"].life = 0
    bury_the_dead(game)
    pass_on(game)
    assert (game.active, game.stage, game.round) == ("cid", "begin", 1)
    pass_on(game)
    assert (game.active, game.round) == ("ann", 2)
    game = house(seats=3)
    for seat in ("bob", "cid", "ann"):
        pass_on(game)
        assert game.active == seat


def test_the_last_round_is_counted_by_rooms_then_life_then_strength() -> None:
    """Of those who are still in the game (R54)."""
    for winner, meters in (("ann", ((300, 0), (200, 600))), ("bob", ((200, 50), (200, 100)))):
        game = house(seats=3)
        game.active, game.round = "cid", 80
        for seat, room, (life, strength) in zip(("ann", "bob"), ("101", "102"), meters, strict=True):
            control(game, seat, room)
            game.players[seat].life, game.players[seat].strength = life, strength
        with pytest.raises(Finished) as end:
            pass_on(game)
        assert end.value.outcome.winners == (winner,)


def test_after_the_last_round_the_best_standing_wins() -> None:
    """The rulebook sets no end to a game without deaths; the option does (R54)."""
    game = house(seats=3)
    game.active, game.round = "cid", 80
    control(game, "bob", "101")
    with pytest.raises(Finished) as end:
        pass_on(game)
    assert end.value.outcome == Outcome(("bob",), "last-round", {"ann": 0, "bob": 1, "cid": 0})
