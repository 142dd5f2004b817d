"""Playing a turn: from its checkpoint, with the answers given since, up to the first open question.

A script is a generator, and no generator outlives one call: each click plays the turn afresh. So the path
after a restart is the only path there is.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.kernel.errors import BrokenRecord, GameError, GameOver, NotAsked
from games.kernel.game import Game
from games.kernel.prompts import Answer, Answers, Ask, Choice, Prompt, Seat
from games.kernel.state import Finished, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Position(Generic[S]):
    """Where a turn stands. `prompt` is None where the turn is over; `number` counts the prompts before it."""

    state: S
    prompt: Prompt | None
    given: Answers
    number: int

    def open_asks(self) -> dict[Seat, Ask]:
        """What is still asked, by seat."""
        if self.prompt is None:
            return {}
        return {seat: ask for seat, ask in self.prompt.asks.items() if seat not in self.given}

    def waits_for(self) -> tuple[Seat, ...]:
        """The seats without whom the table cannot go on."""
        return tuple(seat for seat, ask in self.open_asks().items() if ask.required)


class Run(Generic[S]):
    """One turn while it is being played: the only place where a script is moved on.

    Keep one no longer than a call, except to play many answers in a row (self-play), for speed.
    """

    def __init__(self, game: Game[S, Any], state: S) -> None:
        self.state = state
        self.prompt: Prompt | None = None
        self.given: Answers = {}
        self.number = 0
        self._script = game.turn(state)
        self._move_on(lambda: next(self._script))

    def answer(self, seat: Seat, chosen: Choice) -> Answer:
        """Give one answer, and return it as the journal keeps it.

        Raises GameOver, NotAsked or IllegalAnswer where it is not on offer, and then nothing has changed.
        """
        prompt = self.prompt
        if prompt is None:
            raise GameOver("The game is over.")
        ask = prompt.asks.get(seat)
        if ask is None:
            raise NotAsked("Nothing is asked of you right now.")
        if seat in self.given:
            raise NotAsked("You have answered this already.")
        ask.check(chosen)
        answer = Answer(self.number, seat, prompt.topic, ask.in_order(chosen))
        self.given[seat] = answer.chosen
        if prompt.until == "first" or len(self.given) == len(prompt.asks):
            # In the order of the prompt, so that a script cannot come to depend on who was faster.
            answers = {asked: self.given[asked] for asked in prompt.asks if asked in self.given}
            self.given = {}
            self.number += 1
            self._move_on(lambda: self._script.send(answers))
        return answer

    def position(self) -> Position[S]:
        """Where the turn stands now."""
        return Position(self.state, self.prompt, dict(self.given), self.number)

    def _move_on(self, step: Callable[[], Prompt]) -> None:
        try:
            self.prompt = step()
        except StopIteration:
            self.prompt = None
        except Finished as finished:
            self.prompt = None
            self.state.outcome = finished.outcome


def replay(game: Game[S, Any], checkpoint: str, journal: Iterable[Answer]) -> Run[S]:
    """Play the turn from its checkpoint through the whole journal.

    Raises BrokenRecord where the journal does not fit the rules: they have changed since it was written.
    """
    state = game.codec.load_state(checkpoint)
    try:
        return _replayed(Run(game, state), journal)
    except GameError:
        raise
    except Exception as error:
        # What was played cannot fail in the rules it was played by. The error's text may hold a secret.
        raise BrokenRecord(f"The rules fail on this turn now ({type(error).__name__}).") from error


def _replayed(run: Run[S], journal: Iterable[Answer]) -> Run[S]:
    for answer in journal:
        topic = run.prompt.topic if run.prompt else None
        if (answer.prompt, answer.topic) != (run.number, topic):
            raise BrokenRecord(f"The journal answers {answer.topic!r} where the rules now ask {topic!r}.")
        try:
            run.answer(answer.seat, answer.chosen)
        except GameError as error:
            raise BrokenRecord(f"The journal's answer to {answer.topic!r} is refused now: {error}") from error
    return run


def drive(game: Game[S, Any], checkpoint: str, journal: Iterable[Answer]) -> Position[S]:
    """Where the turn stands after the journal: the first question that it does not answer."""
    return replay(game, checkpoint, journal).position()
