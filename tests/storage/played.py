"""A table as it ought to be stored: makes the changes of a game, and is the model for the store."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from gamemaster.ports import Store
from gamemaster.records import (
    Change,
    Entry,
    EventRow,
    Kind,
    NewDelivery,
    Purpose,
    SeatRecord,
    Status,
    TableRecord,
    TurnRow,
)
from games.kernel.prompts import Answer

ANN, BOB, CLEO = 101, 102, 2**63 - 1
CHANNEL, THREAD, GUILD = 201, 202, 301
SEATS = (
    SeatRecord("A", ANN, "Ann"),
    SeatRecord("B", BOB, "Bob *the* @everyone"),
    SeatRecord("C", None, "🐺"),
)


def table_delivery(nonce: str = "n") -> NewDelivery:
    return NewDelivery(Purpose.TABLE, "", "", nonce)


def secret_delivery(seat: str, nonce: str = "n") -> NewDelivery:
    return NewDelivery(Purpose.SECRET, seat, "", nonce)


def notice(seat: str, body: str, nonce: str = "n") -> NewDelivery:
    return NewDelivery(Purpose.NOTICE, seat, body, nonce)


class Played:
    """One table. Each method makes a change, and takes it for written."""

    def __init__(self, **record: Any) -> None:
        self.record = TableRecord(
            id=0,
            slug="attic-monster",
            version=1,
            content="",
            options={"mode": "harder"},
            seed="the seed",
            status=Status.RUNNING,
            host=ANN,
            guild=GUILD,
            channel=CHANNEL,
            thread=THREAD,
            turn=0,
            entries=0,
            outcome=None,
            opened_at=1000.0,
            changed_at=1000.0,
            seats=SEATS,
        )
        self.record = replace(self.record, **record)
        self.turns: list[TurnRow] = []

    @classmethod
    def read(cls, record: TableRecord, turns: Sequence[TurnRow]) -> "Played":
        """A table that is stored already, to be played on from its running turn."""
        played = cls()
        played.record, played.turns = record, list(turns)
        return played

    def opened(self, **parts: Any) -> Change:
        """The change that opens it, with its first turn begun."""
        self.turns = [self._turn(0, ())]
        return self._change([self._entry(Kind.OPENED, 0)], self.turns, **parts)

    def answered(self, *, turn_ends: bool = False, **parts: Any) -> Change:
        """One more answer of the running turn, which may be its last."""
        running = self.turns[-1]
        answer = Answer(len(running.journal), "A", "move", (f"option-{self.record.entries}",))
        written = [self._turn(running.number, (*running.journal, answer))]
        if turn_ends:
            written.append(self._turn(running.number + 1, ()))
        self.turns[-1:] = written
        return self._change([self._entry(Kind.ANSWERED, running.number, answer)], written, **parts)

    def undone(self, **parts: Any) -> Change:
        """The last answer that counts is taken back, wherever it was given."""
        at = max(turn.number for turn in self.turns if turn.journal)
        self._turn_back(at, keeping=-1)
        return self._change([self._entry(Kind.UNDONE, at)], self.turns[-1:], **parts)

    def rewound(self, to: int | None = None, **parts: Any) -> Change:
        """All answers from the start of a turn on are taken back."""
        at = self.record.turn if to is None else to
        self._turn_back(at, keeping=0)
        return self._change([self._entry(Kind.REWOUND, at)], self.turns[-1:], **parts)

    def replaced(self, position: int, user: int | None, name: str, **parts: Any) -> Change:
        """Another user at one of the seats."""
        seats = list(self.record.seats)
        seats[position] = replace(seats[position], user=user, name=name)
        return self.noted(Kind.REPLACED, seats=tuple(seats), **parts)

    def noted(self, *kinds: Kind, **parts: Any) -> Change:
        """Lines of the log that are no answers; the fields of the record that change are among the parts."""
        return self._change([self._entry(kind, self.record.turn) for kind in kinds], (), **parts)

    @property
    def recent(self) -> tuple[TurnRow, ...]:
        """From the last turn with an answer that counts."""
        first = max((turn.number for turn in self.turns if turn.journal), default=0)
        return tuple(self.turns[first:])

    def _turn_back(self, at: int, *, keeping: int) -> None:
        place = at - self.turns[0].number
        self.turns[place:] = [self._turn(at, self.turns[place].journal[:keeping])]

    def _change(
        self,
        entries: Sequence[Entry],
        turns: Sequence[TurnRow],
        *,
        deliveries: tuple[NewDelivery, ...] = (),
        timers: dict[str, float | None] | None = None,
        **record: Any,
    ) -> Change:
        expected = self.record.entries
        length = expected + len(entries)
        running = self.turns[-1].number if self.turns else 0
        record = {"entries": length, "turn": running, "changed_at": 1000.0 + length, **record}
        self.record = replace(self.record, **record)
        return Change(self.record, expected, tuple(entries), tuple(turns), deliveries, timers or {})

    def _entry(self, kind: Kind, turn: int, answer: Answer | None = None) -> Entry:
        return Entry(kind, turn, ANN, 1000.0 + self.record.entries, answer)

    def _turn(self, number: int, journal: tuple[Answer, ...]) -> TurnRow:
        """A turn that tells two things for each answer, the second of them to one seat."""
        told = tuple(
            EventRow(audience, f'["{answer.chosen[0]}"]')
            for answer in journal
            for audience in (None, ("B", "C"))
        )
        return TurnRow(number, f'{{"turn":{number},"begun":{self.record.entries}}}', journal, told)


async def opened_in(store: Store, **parts: Any) -> Played:
    """A table that has been opened in the store; `parts` as of a change."""
    played = Played()
    number = await store.open_table(played.opened(**parts))
    played.record = replace(played.record, id=number)
    return played
