"""A whole game as one object: the public face of the rules, for programs that need no bot around them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from games.kernel.codec import in_short
from games.kernel.dice import Dice
from games.kernel.errors import BadSetup, BrokenRecord, GameOver, NotAsked, StaleAnswer
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.prompts import Answer, Seat
from games.kernel.state import Outcome, State
from games.kernel.turns import Turn, first_turns, open_turn, play, undo

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class OpenAsk:
    """A question that waits for this seat. `options` are pairs of an id and its label."""

    seat: Seat
    topic: str
    address: str
    options: tuple[tuple[str, str], ...]
    least: int
    most: int
    ordered: bool
    secret: bool
    required: bool


class TurnRecord(BaseModel):
    """A turn as a dumped table keeps it."""

    model_config = ConfigDict(frozen=True)

    checkpoint: str
    journal: tuple[Answer, ...]
    told: tuple[str, ...]


class TableRecord(BaseModel):
    """A whole table as JSON: its log of turns, of which the last is open.

    `version` and `content` are those of the game that it was played by (see Game).
    """

    model_config = ConfigDict(frozen=True)

    slug: str
    version: int
    content: str = ""
    seats: tuple[Seat, ...]
    options: dict[str, str]
    seed: str
    turns: tuple[TurnRecord, ...]


class Table(Generic[S]):
    """One game from its set-up to its end. Raises only GameError for what people do wrong."""

    def __init__(self, game: Game[S, Any], seed: str, turns: Sequence[Turn[S]]) -> None:
        self.game = game
        self.seed = seed
        self._turns = list(turns)

    @classmethod
    def new(
        cls, game: Game[S, Any], seats: Sequence[Seat], seed: str, options: Mapping[str, str]
    ) -> "Table[S]":
        """Set the game up; raises BadSetup where seats, seed or options do not suit it."""
        settled = game.settled(tuple(seats), options)
        if not all(_can_be_written(text) for text in (seed, *seats)):
            raise BadSetup("The seed or a seat's name cannot be written down as text.")
        return cls(game, seed, first_turns(game, game.setup(tuple(seats), settled, Dice(seed))))

    @property
    def turns(self) -> tuple[Turn[S], ...]:
        """All turns so far; the last one is open."""
        return tuple(self._turns)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in playing order."""
        return self._state.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self._state.outcome

    def asks(self) -> tuple[OpenAsk, ...]:
        """All that is asked now."""
        open_turn_ = self._turns[-1]
        position = open_turn_.position
        topic = position.prompt.topic if position.prompt else ""
        found = []
        for seat, ask in position.open_asks().items():
            view = self.game.view(position.state, seat)
            labels = tuple((option, self.game.words.label(view, option, str)) for option in ask.options)
            found.append(
                OpenAsk(
                    seat,
                    topic,
                    open_turn_.address,
                    labels,
                    ask.least,
                    ask.most,
                    ask.ordered,
                    ask.secret,
                    ask.required,
                )
            )
        return tuple(found)

    def answer(self, seat: Seat, address: str, chosen: Sequence[str]) -> tuple[Event, ...]:
        """Answer the question at this address; what the table is told because of it is returned.

        Raises NotAsked, StaleAnswer, IllegalAnswer or GameOver, and then nothing has changed.
        """
        turn = self._turns[-1]
        if self.outcome is not None:
            raise GameOver("The game is over.")
        self._check_seat(seat)
        if address != turn.address:
            raise StaleAnswer("That question has been answered; look at the one that is asked now.")
        turns = play(self.game, turn, seat, tuple(chosen))
        told = tuple(event for each in turns for event in each.position.state.told)
        self._turns[-1:] = turns
        return told[len(turn.position.state.told) :]

    def undo(self, seat: Seat) -> None:
        """Take this seat's last answer back; raises CannotUndo where the law of undo forbids it."""
        first = next((i for i in reversed(range(len(self._turns))) if self._turns[i].journal), 0)
        self._turns[first:] = [undo(self.game, self._turns[first:], seat)]

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat may know, None being an onlooker, as plain JSON-able data; raises NotAsked."""
        self._check_seat(seat)
        return self.game.codec.plain_view(self.game.view(self._state, seat))

    def events(self, seat: Seat | None) -> tuple[str, ...]:
        """All that this reader has been told so far, in words; raises NotAsked."""
        self._check_seat(seat)
        told = (event for turn in self._turns for event in turn.position.state.told)
        return tuple(self.game.words.tell(event, str) for event in told if event.reaches(seat))

    def problems(self) -> list[str]:
        """Broken invariants; empty in a sound position."""
        return self.game.problems(self._state)

    def dump(self) -> str:
        """The whole table as JSON, its secrets and its seed included."""
        turns = tuple(
            TurnRecord(
                checkpoint=turn.checkpoint,
                journal=turn.journal,
                told=tuple(self.game.codec.dump_event(event) for event in turn.position.state.told),
            )
            for turn in self._turns
        )
        record = TableRecord(
            slug=self.game.slug,
            version=self.game.version,
            content=self.game.content_mark,
            seats=self._state.seats,
            options=self._state.options,
            seed=self.seed,
            turns=turns,
        )
        return record.model_dump_json(indent=1)

    @classmethod
    def from_record(cls, game: Game[S, Any], record: TableRecord) -> "Table[S]":
        """A table as it was dumped; raises BrokenRecord where it does not fit the rules as they are."""
        if not record.turns:
            raise BrokenRecord("The table has no turns.")
        if record.content != game.content_mark:
            raise BrokenRecord(f"The table was played with other content files of {game.title}.")
        turns = [
            open_turn(game, number, turn.checkpoint, turn.journal, turn.told)
            for number, turn in enumerate(record.turns)
        ]
        return cls(game, record.seed, turns)

    @property
    def _state(self) -> S:
        return self._turns[-1].position.state

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and seat not in self.seats:
            raise NotAsked(f"There is no seat {seat!r} at this table.")


def read_record(text: str) -> TableRecord:
    """A dumped table, not yet played through; raises BrokenRecord where the text is no such thing."""
    try:
        return TableRecord.model_validate_json(text)
    except ValidationError as error:
        raise BrokenRecord(f"This is not a dumped table: {in_short(error)}.") from error


def _can_be_written(text: object) -> bool:
    if not isinstance(text, str):
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
