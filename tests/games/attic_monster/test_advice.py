"""The sensible player is decent company: it does what a friend at the table would wish for."""

import pytest

from games.attic_monster.advice import advice
from games.attic_monster.view import view_of
from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.prompts import Ask
from games.registry import game_of
from tests.games.attic_monster.positions import GAME, Play, Scene


def advised(play: Play) -> str:
    """What the seat that is asked is advised to do."""
    (seat,) = play.asked
    (ask,) = play.run.position().open_asks().values()
    (chosen,) = GAME.advise(view_of(play.state, seat), seat, play.topic or "", ask, Dice("ties"))
    return chosen


def test_it_takes_a_crystal_within_reach() -> None:
    """A crystal one step away is fetched."""
    scene = Scene("ann", "bob").ghost("ann", "C2").up("D1", "power", "red")
    assert advised(scene.rolling("move", "none")) == "move:move:D1"


def test_it_prefers_a_key_to_a_crystal() -> None:
    """Of a key and a crystal, both one step away, the key is fetched first."""
    scene = Scene("ann", "bob").ghost("ann", "C2").up("D1", "power", "red").up("D2", "key", "cat")
    assert advised(scene.rolling("move", "none")) == "move:move:D2"


def test_it_avoids_traps() -> None:
    """It does not walk into a Trap, whatever lies behind it."""
    scene = Scene("ann", "bob").ghost("ann", "C1").up("D1", "trap").up("E1", "key", "cat")
    assert advised(scene.rolling("move", "none")) != "move:move:D1"


def test_it_frees_a_trapped_friend() -> None:
    """With nothing more urgent at hand, it frees a friend."""
    scene = Scene("ann", "bob").ghost("ann", "C2").ghost("bob", "I2").up("I2", "trap")
    assert advised(scene.rolling("flip-any", "none")) == "flip-any:turn:I2"


def test_it_frees_itself() -> None:
    """A stuck Ghost turns its own Trap down."""
    scene = Scene("ann", "bob").ghost("ann", "C2").up("C2", "trap")
    assert advised(scene.rolling("flip", "none")) == "flip:turn:C2"


def test_it_looks_under_its_own_ghost() -> None:
    """It turns up the unseen tile that it stands on: what lies there is taken at once."""
    scene = Scene("ann", "bob").ghost("ann", "C2").ghost("bob", "C2")
    assert advised(scene.rolling("flip", "none")) == "flip:turn:C2"


def test_it_does_not_look_under_the_same_tile_twice() -> None:
    """A face-down tile whose crystal was taken long ago is left alone."""
    scene = Scene("ann", "bob").ghost("ann", "C2").used("C2", "power").ghost("bob", "C2")
    scene.state.tiles["C2"].up = False
    assert advised(scene.rolling("flip", "none")) != "flip:turn:C2"


def test_it_sends_a_runner_into_the_mansion() -> None:
    """With keys in hand, the Ghost that is nearest to the Mansion goes in."""
    scene = Scene("ann", "bob").ghost("ann", "A1").keys("bat", "cat")
    assert advised(scene.rolling("move", "none")) == "move:move:lower-hall"


def test_the_runner_goes_upstairs_where_the_keys_are_for_there() -> None:
    """In the hall, with keys for the other floor only, it goes there."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").keys("candle", "spider")
    assert advised(scene.rolling("move", "none")) == "move:move:upper-hall"


def test_it_searches_a_room_before_anything_else() -> None:
    """A room that can be searched for nothing is searched."""
    scene = Scene("ann", "bob").ghost("ann", "lower-hall").keys("bat")
    assert advised(scene.rolling("move", "flip-any")) == "free:search:bat"


def test_it_leaves_the_monster_nothing() -> None:
    """As the last player of the round, it turns the only open tile down."""
    scene = Scene("ann", "bob").ghost("ann", "C2").ghost("bob", "start").used("I1", "power").to_play("ann")
    assert advised(scene.rolling("flip-any", "none")) == "flip-any:turn:I1"


def vote(scene: Scene) -> str:
    play = scene.round_over()
    ask = play.run.position().open_asks()["ann"]
    return advice(view_of(play.state, "ann"), "ann", ask, Dice("ties"))[0]


def test_it_gives_no_token_away() -> None:
    """It votes for a used tile rather than for one with a key or a crystal on it."""
    scene = Scene("ann", "bob").up("I1", "key", "bat").up("I4", "power", "red").used("H1", "power")
    assert vote(scene) == "give:H1"


def test_it_gives_traps_away_unless_they_count_twice() -> None:
    """Under the rulebook's difficulty a Trap is good riddance; in hard mode it is not given."""
    assert vote(Scene("ann", "bob").up("H1", "trap").up("H2", "flip")) == "give:H1"
    assert vote(Scene("ann", "bob", difficulty="hard").up("H1", "trap").up("H2", "flip")) == "give:H2"


def test_it_gives_from_the_back_rows() -> None:
    """Of two tiles alike, the one that lies farther from the Mansion is given."""
    scene = Scene("ann", "bob").ghost("ann", "C2").up("B1", "flip").up("H1", "flip")
    assert vote(scene) == "give:H1"


def test_it_cuts_no_friend_off() -> None:
    """It does not give the only tile that leads a friend to the Mansion."""
    scene = Scene("ann", "bob").ghost("ann", "A1").ghost("bob", "start").given("I3")
    assert vote(scene.up("I2", "flip").up("F1", "flip")) == "give:F1"


def test_with_nothing_to_walk_to_it_turns_tiles() -> None:
    """A Ghost that is cut off looks under tiles, near or far, for a way out."""
    scene = Scene("ann", "bob").ghost("ann", "start").ghost("bob", "start").given("I2", "I3")
    assert advised(scene.rolling("flip-any", "none")).startswith("flip-any:turn:")


@pytest.mark.parametrize("direction", ["W", "E"])
def test_it_points_a_catapult_where_it_wants_to_go(direction: str) -> None:
    """With a crystal at one end of the row, the arrow points there."""
    goal = {"W": "I1", "E": "I4"}[direction]
    scene = (
        Scene("ann", "bob")
        .ghost("ann", "I2")
        .ghost("bob", "A1")
        .face("I2", "catapult")
        .up(goal, "power", "red")
    )
    play = scene.rolling("flip", "none").choose("flip:turn:I2")
    assert advised(play) == f"point:I2:{direction}"


def test_it_answers_every_question_of_whole_games() -> None:
    """Whole games are played by its advice alone, in fewer than 80 rounds, and some are won."""
    reasons = []
    for seed in range(6):
        dice = Dice(f"ties {seed}")
        seats = ("ann", "bob", "cid")
        state = GAME.setup(seats, GAME.settled(seats, {}), Dice(f"game {seed}"))
        while state.outcome is None:
            assert state.round < 80
            run = Run(GAME, state)
            while run.prompt is not None:
                for seat, ask in run.position().open_asks().items():
                    run.answer(seat, GAME.advise(view_of(state, seat), seat, run.prompt.topic, ask, dice))
        reasons.append(state.outcome.reason)
    assert "monster-driven-out" in reasons


def test_a_single_option_needs_no_thought() -> None:
    """Where there is one answer only, it is given."""
    view = view_of(Scene("ann", "bob").state, "ann")
    assert advice(view, "ann", Ask(("roll",)), Dice("ties")) == ("roll",)
    assert game_of("attic-monster").advise(view, "ann", "roll", Ask(("roll",)), Dice("ties")) == ("roll",)
