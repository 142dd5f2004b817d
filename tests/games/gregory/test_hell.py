"""Hell and Hell's Gate (rulebook: Portals, Hell)."""

from games.gregory.events import HellRolled
from games.gregory.mat import HELL, HELL_EXITS
from games.gregory.state import House
from games.gregory.turn import begin
from games.kernel.prompts import Script
from tests.games.gregory.positions import at, give, go, house, in_hell, options, play, put, reach, told


def start(game: House) -> Script[None]:
    game.stage = "begin"
    return begin(game)


def test_hells_gate_sends_the_gamepiece_to_a_hell_space_of_its_choice() -> None:
    """At once, also in the middle of a move (R10), and the movement is over."""
    game = house(moves=4)
    game.players["ann"].place = at(1, 6, 11)
    game.players["bob"].place = HELL[0]
    run = go(game, f"move:own:{at(1, 6, 12)}:1")
    assert options(run) == HELL[1:]
    run.answer("ann", (HELL[2],))
    assert game.players["ann"].place == HELL[2]
    assert game.turn.stopped


def test_hells_gate_is_not_walked_through() -> None:
    """Who enters it goes no further on the other side."""
    game = house(moves=2)
    game.players["ann"].place = at(1, 6, 11)
    assert at(1, 6, 12) in reach(game)
    assert at(1, 6, 13) not in reach(game)


def test_a_7_or_lower_escapes_at_once_with_two_spaces() -> None:
    """The first space onto an exit, the second wherever the gamepiece likes."""
    game = house(7)
    in_hell(game, "ann")
    run = play(game, start(game))
    offered = {option.split(":")[2] for option in options(run)}
    assert set(HELL_EXITS) <= offered
    assert at(2, 2, 0) in offered
    run.answer("ann", (f"move:own:{at(2, 2, 0)}:2",))
    assert game.players["ann"].place == at(2, 2, 0)
    assert game.players["ann"].hell_fails == 0


def test_the_two_spaces_are_for_the_gamepiece_alone() -> None:
    game = house(3)
    in_hell(game, "ann")
    game.gregory = "1N6"
    run = play(game, start(game))
    assert all(option.startswith("move:own:") for option in options(run))
    run.answer("ann", (f"move:own:{HELL_EXITS[0]}:1",))
    assert game.turn.moves == 0
    assert not reach(game, "gregory")


def test_a_higher_roll_stays_in_hell() -> None:
    """Monsters may move by the chart all the same (R41)."""
    game = house(8)
    in_hell(game, "ann")
    game.gregory = "1N6"
    play(game, start(game))
    assert told(game, HellRolled) == [HellRolled(seat="ann", escaped=False, fails=1)]
    assert game.turn.moves == 3
    assert not reach(game)
    assert reach(game, "gregory")


def test_after_three_turns_one_leaves_with_the_next_roll() -> None:
    """The fourth turn is an ordinary one: the roll is for movement, out by an exit."""
    game = house(20)
    in_hell(game, "ann", fails=2)
    play(game, start(game))
    assert (game.turn.kind, game.players["ann"].hell_fails) == ("hell", 3)
    game = house(20)
    in_hell(game, "ann", fails=3)
    play(game, start(game))
    assert game.turn.kind == "normal"
    assert game.turn.moves == 5
    assert reach(game)[HELL_EXITS[0]] == {"1"}
    go(game, f"move:own:{HELL_EXITS[0]}:1")
    assert game.players["ann"].hell_fails == 0


def test_attempts_count_per_stay() -> None:
    """Whoever falls into Hell again begins anew (R42)."""
    game = house(moves=1)
    game.players["ann"].hell_fails = 2
    game.players["ann"].place = at(1, 6, 11)
    go(game, f"move:own:{at(1, 6, 12)}:1", HELL[0])
    assert game.players["ann"].hell_fails == 0


def test_where_all_exits_are_taken_the_gamepiece_waits() -> None:
    """A roll that would free it is no failed attempt."""
    game = house(2, seats=4)
    in_hell(game, "ann", fails=1)
    for seat, place in zip(("bob", "cid", "dot"), HELL_EXITS, strict=False):
        game.players[seat].place = place
    game.gregory = HELL_EXITS[3]
    play(game, start(game))
    assert game.players["ann"].place == HELL[0]
    assert game.players["ann"].hell_fails == 1


def test_out_of_hell_a_feral_monster_at_the_exit_may_be_fought() -> None:
    """Whoever moves onto it attacks it; who loses is out of Hell as well."""
    game = house(2, 1, ferals="4")
    in_hell(game, "ann", fails=1)
    put(game, "death", "bob", HELL_EXITS[0])
    play(game, start(game), f"move:own:{HELL_EXITS[0]}:1")
    assert not game.ferals
    assert game.players["ann"].place == HELL_EXITS[0]
    game = house(2, 20, ferals="4")
    in_hell(game, "ann", fails=1)
    put(game, "death", "bob", HELL_EXITS[0])
    play(game, start(game), f"move:own:{HELL_EXITS[0]}:1", at(2, 5, 8))
    assert (game.players["ann"].place, game.players["ann"].hell_fails) == (at(2, 5, 8), 0)


def test_a_turn_of_sacrifice_in_hell_is_one_of_the_three() -> None:
    """It goes by without a 7 or lower (R42)."""
    game = house(ferals="4")
    in_hell(game, "ann", fails=2)
    put(game, "death", "ann", at(1, 5, 8))
    play(game, start(game), "sacrifice:death")
    assert game.players["ann"].hell_fails == 3
    game.players["ann"].place, game.stage = at(1, 5, 8), "begin"
    put(game, "death", "ann", at(1, 3, 8))
    play(game, begin(game), "sacrifice:death")
    assert game.players["ann"].hell_fails == 3


def test_nothing_attacks_in_hell() -> None:
    """Hell cannot be walked into by any Monster."""
    game = house(moves=3, ferals="4")
    in_hell(game, "bob")
    game.gregory = HELL_EXITS[0]
    put(game, "death", "ann", HELL_EXITS[1])
    assert HELL[0] not in reach(game, "gregory")
    assert HELL[0] not in reach(game, "death")


def test_a_loaded_die_rolls_again_in_hell() -> None:
    game = house(20, 2)
    in_hell(game, "ann")
    give(game, "ann", "loaded-die-1")
    play(game, start(game), "card:loaded-die-1", f"move:own:{HELL_EXITS[0]}:1")
    assert game.players["ann"].place == HELL_EXITS[0]


def test_whoever_holds_cards_is_asked_about_a_roll_whatever_they_are() -> None:
    """Being asked tells nothing of the hand (R51, R56)."""
    game = house(20)
    in_hell(game, "ann")
    give(game, "ann", "key-ring-1")
    run = play(game, start(game))
    assert run.prompt.topic == "keep-roll"
    assert options(run) == ("keep",)
    game = house(20)
    in_hell(game, "ann")
    assert play(game, start(game)).prompt is None
