"""Reading a whole database for what is wrong with it, also while the bot runs."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from storage import queries, rows
from storage.copies import flaws
from storage.database import text_or_bytes, usable_place
from storage.health import file_size
from storage.lock import ProcessLock
from storage.refusals import DatabaseRefused
from storage.rows import BrokenRow, Reader
from storage.upkeep import open_ours

UNEVEN_LOGS = """
    SELECT id, entries, (SELECT count(*) FROM entries WHERE table_id = tables.id) AS counted,
           (SELECT coalesce(max(nth) + 1, 0) FROM entries WHERE table_id = tables.id) AS numbered
    FROM tables WHERE entries <> counted OR entries <> numbered
"""
READERS: tuple[tuple[Reader[Any], str], ...] = (
    (rows.TABLES, queries.TABLES),
    (rows.MESSAGES, queries.ALL_MESSAGES),
    (rows.DELIVERIES, queries.DELIVERIES),
    (rows.TIMERS, queries.TIMERS),
    (rows.GUILDS, queries.GUILDS),
)
COUNTS = {
    "log entries": "SELECT count(*) FROM entries",
    "turns": "SELECT count(*) FROM turns",
    "deliveries waiting": queries.WAITING,
}


@dataclass(frozen=True, slots=True)
class Findings:
    """What there is, line by line, and what is wrong: no problems in a sound database."""

    facts: tuple[str, ...]
    problems: tuple[str, ...]


def inspect(path: Path) -> Findings:
    """Read all of it; raises DatabaseRefused where it cannot be opened."""
    path = usable_place(path)
    with open_ours(path) as connection:
        broken = tuple(flaws(connection))
        facts = [f"file: {path}, {file_size(path)} bytes", f"in use: {_in_use(path)}"]
        # In a damaged file any count may fail, or lie.
        if broken:
            return Findings(tuple(facts), broken)
        connection.row_factory = sqlite3.Row
        connection.text_factory = text_or_bytes
        return Findings(
            (*facts, *_counts(connection)),
            (*_uneven_logs(connection), *_broken_rows(connection), *_broken_turns(connection)),
        )


def _in_use(path: Path) -> str:
    lock = ProcessLock(path)
    try:
        lock.take()
    except DatabaseRefused:
        return "yes, by a bot that runs"
    lock.release()
    return "no"


def _counts(connection: sqlite3.Connection) -> Iterator[str]:
    ((version,),) = connection.execute("PRAGMA user_version")
    yield f"version: {version}"
    for status, count in connection.execute(queries.TABLES_BY_STATUS):
        yield f"tables {status}: {count}"
    for name, query in COUNTS.items():
        ((count,),) = connection.execute(query)
        yield f"{name}: {count}"


def _uneven_logs(connection: sqlite3.Connection) -> Iterator[str]:
    for table, entries, counted, _ in connection.execute(UNEVEN_LOGS):
        yield f"table {table} should have {entries} log entries, numbered without gaps, and has {counted}"


def _broken_rows(connection: sqlite3.Connection) -> Iterator[str]:
    for reader, query in READERS:
        for row in connection.execute(query):
            try:
                reader.read(row)
            except BrokenRow as error:
                yield str(error)


def _broken_turns(connection: sqlite3.Connection) -> Iterator[str]:
    for row in connection.execute(queries.TURNS):
        try:
            stored = rows.TURNS.read(row)
        except BrokenRow as error:
            yield str(error)
            continue
        counting = len(stored.turn().journal)
        if counting != stored.answers:
            yield (
                f"turn {stored.number} of table {row['table']} should have {stored.answers} answers, "
                f"and {counting} count by its log"
            )
