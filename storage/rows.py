"""From rows to records. A row is never trusted: bytes rot, and other programs write into databases."""

import logging
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import Json, TypeAdapter, ValidationError

from gamemaster.records import (
    Delivery,
    EventRow,
    GuildSettings,
    Kind,
    Message,
    SeatRecord,
    TableRecord,
    Timer,
    TurnRow,
)
from games.kernel.prompts import Answer, Seat
from storage.journal import fold

log = logging.getLogger(__name__)
Record = TypeVar("Record")


class BrokenRow(Exception):
    """A row holds what cannot be. The message names table and column, and tells nothing of what is in it."""


@dataclass(frozen=True, slots=True)
class StoredLine:
    """A line of the log that gives or takes back an answer."""

    kind: Kind
    answer: Json[Answer] | None


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as its row has it."""

    audience: Json[tuple[Seat, ...]] | None
    body: str


@dataclass(frozen=True, slots=True)
class StoredTurn:
    """A turn with its part of the log; `answers` is how many answers counted when it was written."""

    number: int
    answers: int
    checkpoint: str
    lines: tuple[StoredLine, ...]
    events: tuple[StoredEvent, ...]

    def turn(self) -> TurnRow:
        """The turn with the answers that count."""
        answers = fold((line.kind, line.answer) for line in self.lines)
        told = tuple(EventRow(event.audience, event.body) for event in self.events)
        return TurnRow(self.number, self.checkpoint, tuple(answer for answer in answers if answer), told)


@dataclass(frozen=True, slots=True)
class Nested:
    """A column of JSON; `gathered_from` names the table where it is made of that table's rows."""

    adapter: TypeAdapter[Any]
    gathered_from: str = ""


class Reader(Generic[Record]):
    """Makes one kind of record of rows whose columns have the names of its fields."""

    def __init__(self, record: type[Record], table: str, **nested: Nested) -> None:
        self._adapter = TypeAdapter(record)
        self._table = table
        self._nested = nested

    def read(self, row: sqlite3.Row) -> Record:
        """The record; raises BrokenRow."""
        values: dict[str, Any] = dict(row)
        for column, nested in self._nested.items():
            if values[column] is not None:
                values[column] = self._parsed(values, column, nested)
        try:
            return self._adapter.validate_python(values)
        except ValidationError as error:
            # Not "from error": that would print the row, which may hold a secret.
            raise _broken(self._table, values, _column(error, "?")) from None

    def _parsed(self, values: dict[str, Any], column: str, nested: Nested) -> object:
        try:
            return nested.adapter.validate_json(values[column])
        except ValidationError as error:
            if nested.gathered_from:
                raise _broken(nested.gathered_from, values, _column(error, "?")) from None
            raise _broken(self._table, values, column) from None


def sort_out(
    rows: Iterable[sqlite3.Row], read: Callable[[sqlite3.Row], Record]
) -> tuple[list[Record], list[sqlite3.Row]]:
    """The records, and the rows that cannot be read; those are reported in the log."""
    records, broken = [], []
    for row in rows:
        try:
            records.append(read(row))
        except BrokenRow as error:
            log.error("%s", error)
            broken.append(row)
    return records, broken


def _column(error: ValidationError, otherwise: str) -> str:
    place = error.errors(include_input=False)[0]["loc"]
    return next((part for part in place if isinstance(part, str)), otherwise)


def _broken(table: str, values: dict[str, Any], column: str) -> BrokenRow:
    """Rows are named by their first column, and by the table that they belong to."""
    first, number = next(iter(values.items()))
    of_table = f" of table {values['table']}" if "table" in values else ""
    return BrokenRow(
        f"The row of {table} with {first} {number}{of_table} cannot be read: its {column} is broken."
    )


ANSWER = TypeAdapter(Answer)
SEATS = TypeAdapter(tuple[Seat, ...])
OPTIONS = TypeAdapter(dict[str, str])

TABLES = Reader(
    TableRecord,
    "tables",
    options=Nested(OPTIONS),
    seats=Nested(TypeAdapter(tuple[SeatRecord, ...]), gathered_from="seats"),
)
TURNS = Reader(
    StoredTurn,
    "turns",
    lines=Nested(TypeAdapter(tuple[StoredLine, ...]), gathered_from="entries"),
    events=Nested(TypeAdapter(tuple[StoredEvent, ...]), gathered_from="events"),
)
MESSAGES = Reader(Message, "messages", waited=Nested(SEATS))
DELIVERIES = Reader(Delivery, "deliveries")
TIMERS = Reader(Timer, "timers")
GUILDS = Reader(GuildSettings, "guilds")
