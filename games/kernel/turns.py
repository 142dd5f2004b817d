"""From turn to turn: what one more answer makes of a table, and the law of undo."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.kernel.drive import Position, replay
from games.kernel.errors import BrokenRecord, CannotUndo
from games.kernel.game import Game
from games.kernel.prompts import Answer, Choice, Seat
from games.kernel.state import State

S = TypeVar("S", bound=State)

MOST_TURNS_WITHOUT_A_QUESTION = 1000


@dataclass(frozen=True, slots=True)
class Turn(Generic[S]):
    """One stretch from checkpoint to checkpoint. `position` follows from the other two."""

    number: int
    checkpoint: str
    journal: tuple[Answer, ...]
    position: Position[S]

    @property
    def address(self) -> str:
        """The address of the open prompt: its number, and a mark of all that led to it.

        Simultaneous answers to the prompt do not change it. After an undo, another way leads to prompts of
        the same number: by the mark, a button from before is not taken for one of them.
        """
        # The mark is public. It gives nothing away, because the checkpoint holds the secret seed.
        mark = hashlib.blake2b(self.checkpoint.encode(), digest_size=4)
        for answer in self.journal:
            if answer.prompt < self.position.number:
                mark.update(f"/{answer.seat}:{','.join(answer.chosen)}".encode())
        return f"{self.number}.{self.position.number}.{mark.hexdigest()}"


def open_turn(
    game: Game[S, Any],
    number: int,
    checkpoint: str,
    journal: tuple[Answer, ...] = (),
    told: Sequence[str] = (),
) -> Turn[S]:
    """The turn as its checkpoint and journal tell it.

    `told` are the events, as JSON, that people have been told of this turn: they must be how it begins.
    Raises BrokenRecord where checkpoint, journal and told do not fit together under the rules as they are.
    """
    position = replay(game, checkpoint, journal).position()
    again = [game.codec.dump_event(event) for event in position.state.told[: len(told)]]
    if again != list(told):
        raise BrokenRecord("The rules would now tell this turn otherwise than it was told.")
    return Turn(number, checkpoint, journal, position)


def first_turns(game: Game[S, Any], state: S) -> tuple[Turn[S], ...]:
    """The turns from the set-up to the first question; the last one is open."""
    return _follow(game, open_turn(game, 0, game.codec.dump_state(state)))


def play(game: Game[S, Any], turn: Turn[S], seat: Seat, chosen: Choice) -> tuple[Turn[S], ...]:
    """The turn with one more answer, and the turns that begin because it has ended; the last one is open.

    Raises NotAsked, IllegalAnswer or GameOver where the answer is not on offer.
    """
    run = replay(game, turn.checkpoint, turn.journal)
    journal = (*turn.journal, run.answer(seat, chosen))
    return _follow(game, Turn(turn.number, turn.checkpoint, journal, run.position()))


def undo(game: Game[S, Any], recent: Sequence[Turn[S]], seat: Seat) -> Turn[S]:
    """The turn without the last answer, which only its giver takes back.

    `recent` are the turns from the one with the last answer to the open one. Raises CannotUndo where another
    seat has answered since, dice were rolled, something hidden came to light, or the game has ended.
    """
    if recent and recent[-1].position.state.outcome is not None:
        # The seed is told when a game ends: whoever went back would know every die to come.
        raise CannotUndo("The game is over, so it stands.")
    if not recent or not recent[0].journal:
        raise CannotUndo("There is nothing to take back.")
    last = recent[0].journal[-1]
    if last.seat != seat:
        raise CannotUndo("The last answer was somebody else's, and only they can take it back.")
    earlier = open_turn(game, recent[0].number, recent[0].checkpoint, recent[0].journal[:-1])
    if earlier.position.state.dice.drawn != recent[-1].position.state.dice.drawn:
        raise CannotUndo("Dice were rolled or cards were drawn since, so it stands.")
    told = [event for turn in recent for event in turn.position.state.told]
    if any(event.reveals for event in told[len(earlier.position.state.told) :]):
        raise CannotUndo("Something hidden came to light since, so it stands.")
    return earlier


def _follow(game: Game[S, Any], turn: Turn[S]) -> tuple[Turn[S], ...]:
    turns = [turn]
    while turns[-1].position.prompt is None and turns[-1].position.state.outcome is None:
        if len(turns) > MOST_TURNS_WITHOUT_A_QUESTION:
            raise RuntimeError(f"{game.slug}: {len(turns)} turns in a row asked nothing")
        checkpoint = game.codec.dump_state(turns[-1].position.state)
        turns.append(open_turn(game, turns[-1].number + 1, checkpoint))
    return tuple(turns)
