"""The English of the game: short, distinct, and right in number."""

from collections.abc import Iterator

import pytest

from games.attic_monster.events import (
    BattleBegan,
    GhostMoved,
    MonsterStruck,
    TileGiven,
    TileRevealed,
    TileTurnedDown,
    TileVoted,
)
from games.attic_monster.view import AtticView, view_of
from games.attic_monster.words import ENDINGS, RULES, AtticWords
from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.events import Event
from games.kernel.players import at_random
from games.kernel.prompts import Ask
from games.kernel.state import Outcome
from tests.games.attic_monster.positions import GAME, Play, Scene

WORDS = AtticWords()
LONGEST_LABEL = 80
MESSAGE = 4000


def long_name(seat: str) -> str:
    """A name as long as names may be."""
    return f"{seat} ".ljust(32, "W")


def label(play: Play, option: str, viewer: str = "ann") -> str:
    return WORDS.label(view_of(play.state, viewer), option, str.title)


def tell(event: Event) -> str:
    return WORDS.tell(event, str.title)


def asks_of_random_games() -> Iterator[tuple[AtticView, str, Ask]]:
    """Whatever is asked in some games played at random."""
    for seats in (("ann", "bob"), ("ann", "bob", "cid"), ("ann", "bob", "cid", "dee")):
        for seed in range(6):
            dice = Dice(f"answers {seed}")
            options = GAME.settled(seats, {"difficulty": "hard" if seed % 2 else "rulebook"})
            state = GAME.setup(seats, options, Dice(f"game {seed}"))
            while state.outcome is None:
                run = Run(GAME, state)
                while run.prompt is not None:
                    for seat, ask in run.position().open_asks().items():
                        yield view_of(state, seat), run.prompt.topic, ask
                        run.answer(seat, at_random(ask, dice))


def test_labels_are_short_and_distinct_with_the_longest_names() -> None:
    """No label is longer than a button's, and no two of one question are alike."""
    for view, _, ask in asks_of_random_games():
        labels = [WORDS.label(view, option, long_name) for option in ask.options]
        assert len(set(labels)) == len(labels)
        assert max(map(len, labels)) <= LONGEST_LABEL


def test_every_question_and_every_group_has_its_words() -> None:
    """All that is asked in whole games has a question, and at most 25 options share a heading."""
    for view, topic, ask in asks_of_random_games():
        assert WORDS.question(view, topic, ask, str.title)
        headings = [WORDS.group(view, option) for option in ask.options]
        assert max(headings.count(heading) for heading in headings) <= 25


def test_the_longest_label_fits() -> None:
    """A name of 32 characters on a face-down tile with a crystal, where both dice could move there."""
    scene = Scene("ann", "bob").ghost("bob", "I2").up("I2", "power", "green")
    play = scene.rolling("move", "flip-or-move")
    play.state.tiles["I2"].up = False
    longest = WORDS.label(view_of(play.state, "ann"), "flip-or-move:move:I2", long_name)
    assert longest == "Flip or Move: move to I2 · face down, green crystal on it · bob WWWWWWWWWWWWW…"


def test_a_label_names_the_die_only_where_both_could_do_the_same() -> None:
    """Two dice that may both move: each label says which it is. A single one needs no name."""
    both = Scene("ann", "bob").rolling("move", "flip-or-move")
    assert label(both, "move:move:I2") == "Move: move to I2 · face down"
    assert label(both, "flip-or-move:turn:I2") == "Turn up I2"
    assert label(Scene("ann", "bob").rolling("move", "flip"), "move:move:I2") == "Move to I2 · face down"


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("flip-any:turn:I2", "Turn down I2 · Trap · frees Bob"),
        ("flip-any:turn:I3", "Turn down I3 · Catapult ←"),
        ("flip-any:turn:H1", "Turn down H1 · used Power"),
        ("flip-any:turn:A1", "Turn up A1 · you"),
        ("flip-any:turn:A2", "Turn up A2 · 2 Ghosts"),
        ("flip-any:turn:G2", "Turn down G2 · Bat key"),
        ("flip-or-move:move:A2", "Move to A2 · face down · 2 Ghosts"),
        ("flip-or-move:move:lower-hall", "Enter the Mansion"),
        ("move:start", "Move to Start"),
        ("give:G2", "G2 · Bat key · would be lost"),
        ("give:H1", "H1 · used Power"),
        ("give:start", "Start"),
        ("point:I3:NW", "↖ north-west · to E1 · face down"),
        ("point:I3:SE", "↘ south-east · no tile that way"),
        ("free:search:bat", "Search the Bat room"),
        ("end-turn", "End the turn"),
    ],
)
def test_a_label_says_what_lies_there(option: str, words: str) -> None:
    """A label tells what will be done and what lies there, without the picture."""
    scene = (
        Scene("ann", "bob", "cid", "dee")
        .ghost("ann", "A1")
        .ghost("bob", "I2")
        .ghost("cid", "A2")
        .ghost("dee", "A2")
    )
    scene.up("I2", "trap").up("I3", "catapult", arrow="W").used("H1", "power", "red").up("G2", "key", "bat")
    assert label(scene.rolling("flip-any", "none"), option) == words


def test_in_hard_mode_the_label_of_a_trap_warns() -> None:
    """Whoever votes for a Trap in hard mode is told that it counts twice."""
    play = Scene("ann", "bob", difficulty="hard").up("I2", "trap").begin()
    assert label(play, "give:I2") == "I2 · Trap · counts 2"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            BattleBegan(strength=8, crystals=1, left=7),
            "The battle begins. The Monster has Strength 8. 1 crystal takes it down to 7.",
        ),
        (
            BattleBegan(strength=8, crystals=5, left=3),
            "The battle begins. The Monster has Strength 8. 5 crystals take it down to 3.",
        ),
        (
            BattleBegan(strength=8, crystals=0, left=8),
            "The battle begins. The Monster has Strength 8. There are no crystals to weaken it.",
        ),
        (
            MonsterStruck(seat="ann", symbols=("none", "flip"), left=2),
            "Ann rolls “X” and “Flip”: 1 hit. Strength left: 2.",
        ),
        (
            MonsterStruck(seat="ann", symbols=("none", "none"), left=2),
            "Ann rolls “X” and “X”: 0 hits. Strength left: 2.",
        ),
        (
            TileTurnedDown(seat="ann", tile="I2", freed=("bob", "cid", "dee")),
            "Ann turns I2 face down. Bob, Cid and Dee can move again!",
        ),
        (
            TileTurnedDown(seat="ann", tile="I2", freed=()),
            "Ann turns I2 face down.",
        ),
        (
            TileRevealed(seat="ann", tile="I2", effect="power", token="red"),
            "Ann turns I2 up: the red crystal.",
        ),
        (
            TileRevealed(seat="ann", tile="I2", effect="key", token=None),
            "Ann turns I2 up: a used Key tile.",
        ),
        (
            TileGiven(tile="I2", effect="key", lost="bat", strength=3),
            "The Monster gets I2 (Key): its Strength is 3 now. The Bat key on it is lost.",
        ),
        (
            TileGiven(tile="start", effect="start", lost=None, strength=1),
            "The Monster gets Start: its Strength is 1 now.",
        ),
        (
            TileVoted(tile="I2", votes=2, voters=3, tie=False, first="ann"),
            "The vote is for I2, by 2 of 3.",
        ),
        (
            TileVoted(tile="start", votes=1, voters=2, tie=True, first="ann"),
            "The vote is a tie: Ann, the first player, decides for Start.",
        ),
        (GhostMoved(seat="ann", place="A1", by="catapult"), "Ann flies to A1."),
        (GhostMoved(seat="ann", place="lower-hall", by="move"), "Ann moves to the lower hall."),
    ],
)
def test_events_are_told_in_one_plain_sentence_or_two(event: Event, words: str) -> None:
    """Numbers and names are put as a person would put them."""
    assert tell(event) == words


def test_every_event_has_words() -> None:
    """All that whole games tell can be told in words."""
    kinds = set()
    for seed in range(8):
        dice = Dice(f"answers {seed}")
        seats = ("ann", "bob", "cid", "dee")
        state = GAME.setup(seats, GAME.settled(seats, {}), Dice(f"game {seed}"))
        while state.outcome is None:
            run = Run(GAME, state)
            while run.prompt is not None:
                for seat, ask in run.position().open_asks().items():
                    run.answer(seat, GAME.advise(view_of(state, seat), seat, run.prompt.topic, ask, dice))
        for event in state.told:
            assert tell(event).endswith((".", "!"))
            kinds.add(type(event))
    assert kinds == set(GAME.event_types)


def test_a_stuck_player_is_told_so() -> None:
    """The question says why there is no move."""
    play = Scene("ann", "bob").ghost("ann", "I2").up("I2", "trap").rolling("flip", "move")
    (ask,) = play.run.position().open_asks().values()
    question = WORDS.question(view_of(play.state, "ann"), "act", ask, str.title)
    assert (
        question == "What do you do with “Flip” and “Move”? You are stuck: you can turn tiles, but not move."
    )


def test_the_board_in_words_names_all_that_lies_there() -> None:
    """The table can be read without the picture, from the attic down to Start."""
    scene = Scene("ann", "bob").ghost("ann", "bat").keys("bat").searched("bat").attic_key("cat")
    scene.up("I2", "catapult", arrow="NE").up("I1", "key", "spider").given("I1").up("A1", "trap")
    lines = WORDS.board(view_of(scene.state, None), str.title).splitlines()
    assert lines[0] == "Round 1 · Monster's Strength: 1 · Crystals: 0 of 9 · Keys: Bat"
    assert lines[1] == "Tiles in the attic: Key."
    assert lines[2] == "Upper floor: Candle room (locked); hall; Spider room (its key is lost)."
    assert lines[3] == "Lower floor: Bat room (searched) with Ann; hall; Cat room (locked)."
    assert lines[4] == "Stone: A1 Trap; A2 face down; A3 face down; A4 face down."
    assert lines[-2] == "Forest: I2 Catapult ↗; I3 face down; I4 face down."
    assert lines[-1] == "Start: Bob."


def test_the_board_in_words_fits_a_message_with_the_longest_names() -> None:
    """The whole table in words fits one message."""
    seats = ("ann", "bob", "cid", "dee")
    scene = Scene(*seats).up("A1", "trap").up("G1", "catapult", arrow="NW").up("G2", "power", "green")
    assert len(WORDS.board(view_of(scene.state, "ann"), long_name)) <= MESSAGE


def test_every_ending_has_words() -> None:
    """Each reason for which a game ends has its sentence."""
    for reason in ENDINGS:
        assert WORDS.ending(Outcome((), reason), str.title)


def test_the_rules_in_short_fit_a_help_page() -> None:
    """The summary of the rules is short, and belongs to the game."""
    assert len(RULES) <= 1500
    assert GAME.rules == RULES
