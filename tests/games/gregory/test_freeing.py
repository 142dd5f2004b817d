"""Monster Traps and Triggers (rulebook: Monster Traps, Trigger Spaces, Freeing Feral Monsters)."""

import pytest

from games.gregory.content import Floor
from games.gregory.events import FeralFreed, StaysOnTrigger
from games.gregory.mat import TRAPS
from games.gregory.state import Freeing, House
from games.gregory.turn import begin
from tests.games.gregory.positions import at, give, go, house, options, play, put, reach, told

TRIGGER = at(1, 8, 10)
BESIDE = at(1, 8, 9)


def trapped(*rolls: int, floor: Floor = 2, moves: int = 3, seats: int = 2) -> House:
    """Ann stands beside a Trigger and has Death in a Trap."""
    game = house(*rolls, moves=moves, seats=seats, ferals="4")
    put(game, "death", "ann", TRAPS[floor][0], "trap")
    game.players["ann"].place = BESIDE
    return game


def on_trigger(*rolls: int, floor: Floor = 2, freeing: Freeing = "due", seats: int = 2) -> House:
    """Ann has stopped on the Trigger and her turn begins."""
    game = trapped(*rolls, floor=floor, moves=0, seats=seats)
    game.players["ann"].place, game.players["ann"].freeing = TRIGGER, freeing
    game.stage = "begin"
    return game


def test_stopping_on_a_trigger_is_a_choice() -> None:
    """One may also walk on; stopping leaves the rest of the roll to Monsters."""
    game = trapped()
    game.gregory = "1N6"
    run = go(game, f"move:own:{TRIGGER}:1")
    assert "stay-on-trigger" in options(run)
    assert reach(game)
    run.answer("ann", ("stay-on-trigger",))
    assert told(game, StaysOnTrigger)
    assert not reach(game)
    assert reach(game, "gregory")
    assert "stay-on-trigger" not in options(run)


def test_a_trigger_is_stopped_on_by_moving_onto_it() -> None:
    """Who merely stands there has to move off and on."""
    game = trapped()
    game.players["ann"].place = TRIGGER
    assert "stay-on-trigger" not in options(go(game))


def test_triggers_are_for_owners_of_trapped_monsters() -> None:
    game = trapped()
    game.ferals["death"].owner = "bob"
    assert "stay-on-trigger" not in options(go(game, f"move:own:{TRIGGER}:1"))


@pytest.mark.parametrize(
    ("floor", "roll", "freed"), [(1, 5, True), (1, 6, False), (2, 10, True), (2, 11, False)]
)
def test_the_lower_trap_frees_on_5_or_less_and_the_upper_on_10_or_less(
    floor: Floor, roll: int, freed: bool
) -> None:
    game = on_trigger(roll, floor=floor)
    run = play(game, begin(game))
    assert told(game, FeralFreed) == [FeralFreed(seat="ann", miniature="death", freed=freed)]
    assert (run.prompt is not None) == freed


def test_the_next_turn_is_for_the_roll_alone() -> None:
    """Nothing moves but the Monster that comes free."""
    game = on_trigger(20)
    game.gregory = "1N6"
    play(game, begin(game))
    assert game.turn.kind == "freeing"
    assert game.turn.moves == 0
    assert not reach(game)
    assert not reach(game, "gregory")


def test_who_has_several_trapped_monsters_names_one() -> None:
    game = on_trigger(4)
    put(game, "my-son", "ann", TRAPS[1][0], "trap")
    run = play(game, begin(game))
    assert options(run) == ("free:death", "free:my-son")


def test_after_a_failure_one_may_try_again_or_take_an_ordinary_turn() -> None:
    """The first attempt is a duty; later ones are a choice."""
    game = on_trigger(20)
    assert play(game, begin(game)).prompt is None
    assert game.players["ann"].freeing == "tried"
    game.stage = "begin"
    run = play(game, begin(game))
    assert options(run) == ("roll", "free")
    run.answer("ann", ("roll",))
    assert game.turn.kind == "normal"


def test_a_freed_monster_moves_at_once_with_two_spaces() -> None:
    """Out of its Trap, whose spaces are one area; it may attack."""
    game = on_trigger(4)
    game.players["bob"].place = at(2, 1, 7)
    run = play(game, begin(game))
    offered = {option.split(":")[2] for option in options(run)}
    assert at(2, 1, 8) in offered
    assert at(2, 1, 7) in offered
    assert at(2, 1, 9) not in offered
    assert f"move:death:{at(2, 2, 11)}:1" in options(run)
    run.answer("ann", (f"move:death:{at(2, 0, 8)}:2",))
    assert game.ferals["death"].place == at(2, 0, 8)
    assert game.ferals["death"].status == "play"
    assert game.players["ann"].freeing == "no"


def test_speed_does_not_help_out_of_the_trap() -> None:
    """It adds to a roll for movement; Diagonal and Jump work."""
    game = on_trigger(4)
    del game.ferals["death"]
    put(game, "devil-dog", "ann", TRAPS[2][0], "trap", has_card=True)
    run = play(game, begin(game))
    assert {option.rsplit(":", 1)[1] for option in options(run)} == {"1", "2"}


def test_a_loaded_die_rolls_again_to_free() -> None:
    game = on_trigger(20, 2)
    give(game, "ann", "loaded-die-1")
    run = play(game, begin(game), "card:loaded-die-1")
    assert run.prompt.topic == "move-freed"


def test_a_monster_that_would_break_a_limit_cannot_be_named() -> None:
    """With four players one has one in play at most; four in all are in play at most."""
    game = on_trigger(4, seats=4)
    put(game, "my-son", "ann", at(1, 5, 8))
    run = play(game, begin(game), "roll")
    assert game.turn.kind == "normal"
    assert run.prompt is None
    game = on_trigger(4, seats=3)
    for number, name in enumerate(("my-son", "mummy-dog", "dead-body", "hells-chef")):
        put(game, name, ("bob", "cid")[number % 2], at(1, 5, 5 + number))
    play(game, begin(game))
    assert game.turn.kind == "normal"


def test_who_walks_off_the_trigger_gives_it_up() -> None:
    """Coming back is moving onto it anew."""
    game = trapped(moves=3)
    game.players["ann"].place, game.players["ann"].freeing = TRIGGER, "tried"
    run = go(game, f"move:own:{BESIDE}:1", f"move:own:{TRIGGER}:1")
    assert game.players["ann"].freeing == "no"
    assert "stay-on-trigger" in options(run)


def test_who_was_moved_away_frees_nothing() -> None:
    game = on_trigger(4)
    game.players["ann"].place = at(2, 5, 8)
    play(game, begin(game))
    assert game.turn.kind == "normal"
    assert game.players["ann"].freeing == "no"


def test_who_is_sent_to_another_trigger_frees_nothing_there() -> None:
    """A gamepiece that is put on a Trigger has not moved onto it (R64)."""
    game = trapped(11, moves=1)
    bob = game.players["bob"]
    put(game, "my-son", "bob", TRAPS[1][0], "trap")
    game.gregory, bob.place, bob.freeing = BESIDE, TRIGGER, "due"
    game.players["ann"].place = at(1, 5, 0)
    go(game, f"move:gregory:{TRIGGER}:1", at(2, 3, 12))
    assert bob.freeing == "no"


def test_who_loses_a_battle_may_not_free_from_where_they_are_sent() -> None:
    """Not even back on the Trigger that they walked onto before."""
    game = trapped(20, moves=3)
    put(game, "my-son", "bob", at(2, 3, 13))
    game.players["ann"].place = at(2, 3, 11)
    go(game, f"move:own:{at(2, 3, 12)}:1", f"move:own:{at(2, 3, 13)}:1", at(2, 3, 12))
    assert game.players["ann"].place == at(2, 3, 12)
    game.stage = "act"
    game.gregory = "1N6"
    assert "stay-on-trigger" not in options(go(game))


def test_trapped_monsters_do_not_move() -> None:
    game = trapped()
    assert not reach(game, "death")
