"""Answers written to the disk, beside bare sqlite3 that writes the same rows; and opening the file.

Both sides sync the disk for whatever they report as written. The bare one writes prepared rows, one
transaction for each answer, in the thread that asks; the store makes its rows of records, writes in a thread
of its own, and puts what waits at the same moment into one transaction.
"""

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import Measurement
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
from storage import SqliteStore
from storage.changes import Rows, rows_of
from storage.versions import APPLICATION_ID, migrations

ROUNDS = 3
TABLES = 32
ANSWERS = 30
ANSWERS_IN_A_ROW = 300
ANSWERS_A_TURN = 3
CHECKPOINT = '{"state":"' + "x" * 3300 + '"}'  # as long as one of The Attic Monster
LIVE_TABLES = (10, 1_000, 10_000)
ANSWERS_OF_A_LIVE_TABLE = 6
OPENINGS = 5


def measure() -> Iterator[Measurement]:
    """Committed answers per second, at many tables and at one; milliseconds to open the file."""
    yield committed("answers at 32 tables at once", TABLES, ANSWERS)
    yield committed("answers at one table", 1, ANSWERS_IN_A_ROW)
    for tables in LIVE_TABLES:
        yield opening(tables)


def committed(metric: str, tables: int, answers: int) -> Measurement:
    """The median of some rounds, in which the two sides take turns."""
    store, bare = [], []
    for _ in range(ROUNDS):
        with TemporaryDirectory() as folder:
            store.append(asyncio.run(answer_store(Path(folder, "store"), tables, answers)))
            bare.append(answer_bare(Path(folder, "bare"), tables, answers))
    return Measurement(
        metric=metric,
        value=statistics.median(store),
        unit="1/s",
        baseline=statistics.median(bare),
        against="bare sqlite3, a transaction for each",
    )


def opening(tables: int) -> Measurement:
    """The median time to open, and to close, a file with so many tables that are being played."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "tables")
        fill(path, tables)
        store = statistics.median(timed(lambda: asyncio.run(open_store(path))) for _ in range(OPENINGS))
        bare = statistics.median(timed(lambda: open_bare(path)) for _ in range(OPENINGS))
    return Measurement(
        metric=f"open and close with {tables} live tables",
        value=store * 1000,
        unit="ms",
        baseline=bare * 1000,
        against="bare sqlite3, the same pragmas",
    )


async def answer_store(path: Path, tables: int, answers: int) -> float:
    """Answers per second, with one caller for each table, who waits for each answer to be written."""
    async with await SqliteStore.open(path) as store:
        numbers = [await store.open_table(opened(0)) for _ in range(tables)]
        games = [[answered(number, nth) for nth in range(1, answers + 1)] for number in numbers]
        start = time.perf_counter()
        await asyncio.gather(*(play(store, changes) for changes in games))
        return tables * answers / (time.perf_counter() - start)


async def play(store: SqliteStore, changes: Iterable[Change]) -> None:
    for change in changes:
        await store.commit(change)


def answer_bare(path: Path, tables: int, answers: int) -> float:
    """Answers per second, the tables taking turns."""
    with closing(create_bare(path)) as db:
        write_together(db, [rows_of(opened(number), number) for number in range(1, tables + 1)])
        work = [
            rows_of(answered(number, nth), number)
            for nth in range(1, answers + 1)
            for number in range(1, tables + 1)
        ]
        start = time.perf_counter()
        for rows in work:
            write_together(db, [rows])
        return len(work) / (time.perf_counter() - start)


def write_together(db: sqlite3.Connection, units: Sequence[Rows]) -> None:
    """One transaction."""
    db.execute("BEGIN IMMEDIATE")
    for unit in units:
        for statement, rows in unit.items():
            if rows:
                db.executemany(statement, rows)
    db.execute("COMMIT")


async def open_store(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


def open_bare(path: Path) -> None:
    with closing(connect_bare(path)) as db:
        db.execute("SELECT count(*) FROM deliveries WHERE due <= 0").fetchone()


def fill(path: Path, tables: int) -> None:
    """A file as a bot leaves it that has so many tables in play."""
    with closing(create_bare(path)) as db:
        units = []
        for number in range(1, tables + 1):
            units.append(rows_of(opened(number), number))
            units += [rows_of(answered(number, nth), number) for nth in range(1, ANSWERS_OF_A_LIVE_TABLE + 1)]
        write_together(db, units)


def create_bare(path: Path) -> sqlite3.Connection:
    db = connect_bare(path)
    for step in migrations():
        db.executescript(f"{step.sql} PRAGMA user_version = {step.number};")
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    return db


def connect_bare(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        db.execute(f"PRAGMA {pragma}").fetchall()
    return db


def opened(table: int) -> Change:
    """The change that opens a table."""
    return Change(record(table, 0), 0, (Entry(Kind.OPENED, 0, 1, 1.0),), (turn(0, ()),))


def answered(table: int, nth: int) -> Change:
    """The change of a table's nth answer: every third one ends its turn."""
    number, given = divmod(nth - 1, ANSWERS_A_TURN)
    journal = tuple(Answer(each, "A", "move", (f"tile-{each}",)) for each in range(given + 1))
    turns = [turn(number, journal)]
    if len(journal) == ANSWERS_A_TURN:
        turns.append(turn(number + 1, ()))
    entry = Entry(Kind.ANSWERED, number, 1, 1.0, journal[-1])
    deliveries = (NewDelivery(Purpose.TABLE, "", "", f"{nth}"),)
    return Change(record(table, nth), nth, (entry,), tuple(turns), deliveries, {"remind": 1.0 * nth})


def record(table: int, turn: int) -> TableRecord:
    return TableRecord(
        id=table,
        slug="attic-monster",
        version=1,
        content="",
        options={"mode": "normal", "perks": "private"},
        seed="5a" * 16,
        status=Status.RUNNING,
        host=1,
        guild=2,
        channel=3,
        thread=4,
        turn=turn,
        entries=turn + 1,
        outcome=None,
        opened_at=1.0,
        changed_at=1.0 + turn,
        seats=tuple(SeatRecord(seat, number, f"player {seat}") for number, seat in enumerate("ABC")),
    )


def turn(number: int, journal: tuple[Answer, ...]) -> TurnRow:
    told = tuple(EventRow(None, '["Moved",{"seat":"A","to":"tile-1"}]') for _ in journal)
    return TurnRow(number, CHECKPOINT, journal, told)


def timed(work: Callable[[], None]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
