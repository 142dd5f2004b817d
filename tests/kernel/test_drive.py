"""Playing a turn from its checkpoint and its answers."""

from collections.abc import Callable
from itertools import permutations

import pytest

from games.kernel.dice import Dice
from games.kernel.drive import Run, drive, replay
from games.kernel.errors import BrokenRecord, GameOver, IllegalAnswer, NotAsked
from games.kernel.prompts import Answer, Answers, Ask, Prompt, Script, pick
from games.kernel.state import Finished, Outcome
from tests.support.toys import CoinGame, Coins

SEATS = ("ann", "bob", "cleo")


class OneTurn(CoinGame):
    """A game of one turn, whose script the test gives."""

    def __init__(self, script: Callable[[Coins], Script[None]]) -> None:
        self.script = script

    def turn(self, state: Coins) -> Script[None]:
        yield from self.script(state)

    def run(self) -> Run[Coins]:
        return Run(self, self.setup(SEATS, {}, Dice("any text")))

    def checkpoint(self) -> str:
        return self.codec.dump_state(self.setup(SEATS, {}, Dice("any text")))


def remembering(prompt: Prompt, heard: list[Answers]) -> OneTurn:
    """A game that asks once and keeps the answers for the test."""

    def script(_: Coins) -> Script[None]:
        heard.append((yield prompt))

    return OneTurn(script)


def everybody(*, secret: bool = False) -> Prompt:
    return Prompt("vote", {seat: Ask(("yes", "no"), secret=secret) for seat in SEATS})


def test_a_prompt_for_all_waits_for_all() -> None:
    heard: list[Answers] = []
    run = remembering(everybody(), heard).run()
    run.answer("bob", ("no",))
    run.answer("ann", ("yes",))
    assert run.position().waits_for() == ("cleo",)
    assert run.number == 0
    assert heard == []
    run.answer("cleo", ("no",))
    assert heard == [{"ann": ("yes",), "bob": ("no",), "cleo": ("no",)}]
    assert (run.prompt, run.number) == (None, 1)


def test_the_script_cannot_tell_who_was_faster() -> None:
    for order in permutations(SEATS):
        heard: list[Answers] = []
        run = remembering(everybody(), heard).run()
        for seat in order:
            run.answer(seat, ("yes",))
        assert [list(answers) for answers in heard] == [list(SEATS)]


def test_a_prompt_for_the_first_ends_with_one_answer() -> None:
    heard: list[Answers] = []
    asks = {"ann": Ask(("act",)), "bob": Ask(("interrupt",), required=False)}
    run = remembering(Prompt("act", asks, until="first"), heard).run()
    assert run.position().waits_for() == ("ann",)
    run.answer("bob", ("interrupt",))
    assert heard == [{"bob": ("interrupt",)}]
    assert run.prompt is None


def test_the_order_of_clicks_counts_only_where_it_is_asked_for() -> None:
    for ordered, expected in ((False, ("a", "c")), (True, ("c", "a"))):
        heard: list[Answers] = []
        ask = Ask(("a", "b", "c"), least=0, most=3, ordered=ordered)
        answer = remembering(Prompt("pick", {"ann": ask}), heard).run().answer("ann", ("c", "a"))
        assert answer == Answer(0, "ann", "pick", expected)
        assert heard == [{"ann": expected}]


@pytest.mark.parametrize(
    ("seat", "chosen", "refusal", "words"),
    [
        ("ann", (), IllegalAnswer, "Pick 2 to 3, not 0"),
        ("ann", ("a",), IllegalAnswer, "Pick 2 to 3, not 1"),
        ("ann", ("a", "b", "c", "d"), IllegalAnswer, "Pick 2 to 3, not 4"),
        ("ann", ("a", "a"), IllegalAnswer, "picked once"),
        ("ann", ("a", "z"), IllegalAnswer, "'z' is not one of the choices"),
        ("bob", ("a", "b"), NotAsked, "Nothing is asked"),
        ("zoe", ("a", "b"), NotAsked, "Nothing is asked"),
    ],
)
def test_what_is_not_on_offer_is_refused(
    seat: str, chosen: tuple[str, ...], refusal: type[Exception], words: str
) -> None:
    heard: list[Answers] = []
    ask = Ask(("a", "b", "c", "d"), least=2, most=3)
    run = remembering(Prompt("pick", {"ann": ask}), heard).run()
    with pytest.raises(refusal, match=words):
        run.answer(seat, chosen)
    assert (heard, run.given, run.number) == ([], {}, 0)


def test_nobody_answers_twice() -> None:
    run = remembering(everybody(), []).run()
    run.answer("ann", ("yes",))
    with pytest.raises(NotAsked, match="answered this already"):
        run.answer("ann", ("no",))
    assert run.given == {"ann": ("yes",)}


def test_a_turn_that_is_over_asks_nothing() -> None:
    run = remembering(Prompt("pick", {"ann": Ask(("a",))}), []).run()
    run.answer("ann", ("a",))
    with pytest.raises(GameOver):
        run.answer("ann", ("a",))
    assert run.position().open_asks() == {}
    assert run.position().waits_for() == ()


def test_a_choice_of_one_is_not_asked() -> None:
    def script(state: Coins) -> Script[None]:
        state.options["picked"] = yield from pick("ann", "door", ("the-only-one",))
        state.options["then"] = yield from pick("ann", "door", ("left", "right"), room="hall")

    run = OneTurn(script).run()
    assert run.state.options == {"picked": "the-only-one"}
    assert run.prompt == Prompt("door", {"ann": Ask(("left", "right"), about={"room": "hall"})})


def test_the_rules_may_end_the_game_at_any_depth() -> None:
    def deeper(state: Coins, depth: int) -> Script[None]:
        if depth == 0:
            raise Finished(Outcome((), "all-is-lost"))
        yield from deeper(state, depth - 1)

    def script(state: Coins) -> Script[None]:
        yield everybody()
        yield from deeper(state, 5)

    game = OneTurn(script)
    journal = [Answer(0, seat, "vote", ("yes",)) for seat in SEATS]
    position = drive(game, game.checkpoint(), journal)
    assert position.prompt is None
    assert position.state.outcome == Outcome((), "all-is-lost")


def test_a_checkpoint_is_left_as_it_was() -> None:
    def script(state: Coins) -> Script[None]:
        state.turn += 1
        yield everybody()

    game = OneTurn(script)
    checkpoint = game.checkpoint()
    assert drive(game, checkpoint, []).state.turn == 1
    assert drive(game, checkpoint, []).state.turn == 1


@pytest.mark.parametrize(
    "misfit",
    [
        Answer(1, "ann", "vote", ("yes",)),
        Answer(0, "ann", "other-topic", ("yes",)),
        Answer(0, "zoe", "vote", ("yes",)),
        Answer(0, "ann", "vote", ("perhaps",)),
    ],
)
def test_a_journal_that_does_not_fit_is_refused(misfit: Answer) -> None:
    game = remembering(everybody(), [])
    with pytest.raises(BrokenRecord, match="journal"):
        replay(game, game.checkpoint(), [misfit])


def test_a_journal_that_goes_on_after_the_end_is_refused() -> None:
    game = remembering(Prompt("pick", {"ann": Ask(("a",))}), [])
    journal = [Answer(0, "ann", "pick", ("a",)), Answer(1, "ann", "pick", ("a",))]
    with pytest.raises(BrokenRecord, match="where the rules now ask None"):
        replay(game, game.checkpoint(), journal)


def test_rules_that_fail_on_what_was_played_break_the_record_and_tell_no_secret() -> None:
    def script(_: Coins) -> Script[None]:
        yield everybody()
        raise KeyError("the queen of spades")

    game = OneTurn(script)
    with pytest.raises(BrokenRecord, match=r"fail on this turn now \(KeyError\)"):
        replay(game, game.checkpoint(), [Answer(0, seat, "vote", ("yes",)) for seat in SEATS])
