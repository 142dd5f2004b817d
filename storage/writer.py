"""The one that writes: what waits at the same moment goes to the disk together, in one transaction.

Syncing a disk takes longer than all else, and takes the same time for one change as for forty. A task writes
while something waits, and ends when nothing does.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from aiosqlite import Connection

from gamemaster.ports import StaleTable
from gamemaster.records import Change, TableId
from gamemaster.refusals import NoRoom
from storage.changes import Row, Rows, refuse_inconsistent, rows_of

STANDING = """
    SELECT id, entries FROM tables WHERE id IN (SELECT value FROM json_each(?))
    UNION ALL SELECT NULL, coalesce(max(id), 0) FROM tables
"""


@dataclass(slots=True)
class Standing:
    """The tables in the transaction that has begun: the lengths of their logs, and the highest number."""

    entries: dict[TableId, int]
    last: TableId


# The rows of a job and the table that they belong to; raises where they must not be written.
Work: TypeAlias = Callable[[Standing], tuple[Rows, TableId]]


@dataclass(frozen=True, slots=True)
class Job:
    """Something that waits to be written. Its rows touch only what `key` names, such as a table's number."""

    key: Hashable
    work: Work
    done: "asyncio.Future[TableId]"

    @property
    def waits(self) -> bool:
        """Whether nobody has told the caller yet how it went, and the caller has not gone."""
        return not self.done.done()

    def fail(self, error: Exception) -> None:
        """Tell the caller why nothing was written."""
        if self.waits:
            self.done.set_exception(error)

    def succeed(self, table: TableId) -> None:
        """Tell the caller that it is on the disk."""
        if self.waits:
            self.done.set_result(table)


class Writer:
    """Writes jobs in the order in which they came, as many as can be in one transaction.

    A job fails alone where it is stale or cannot be written; where the disk fails, all of its transaction
    fail and nothing of them is written. A caller who is cancelled while waiting cannot know whether theirs
    was written; one that was not yet begun is not.
    """

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def open_table(self, change: Change) -> TableId:
        """Write a new table and return its number."""
        refuse_inconsistent(change)
        return await self._do(object(), partial(_open, change))

    async def commit(self, change: Change) -> None:
        """Write a change of a table, or raise StaleTable."""
        refuse_inconsistent(change)
        await self._do(change.record.id, partial(_continue, change))

    async def write(self, key: Hashable, rows: Rows) -> None:
        """Write rows that belong to `key` alone: a table's number, or something that is of no table."""
        await self._do(key, lambda _: (rows, 0))

    async def close(self) -> None:
        """Take nothing more, and return when all that waited is written."""
        self._closed = True
        while self._task:
            await asyncio.wait([self._task])

    async def _do(self, key: Hashable, work: Work) -> TableId:
        if self._closed:
            raise RuntimeError("The store is closed.")
        done: asyncio.Future[TableId] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(key, work, done))
        if self._task is None:
            self._start()
        return await done

    def _start(self) -> None:
        self._task = asyncio.create_task(self._write_all())
        self._task.add_done_callback(self._ended)

    def _ended(self, _: "asyncio.Task[None]") -> None:
        """Called however the task ended: also where it was cancelled before its first step."""
        self._task = None
        if any(job.waits for job in self._waiting):
            self._start()

    async def _write_all(self) -> None:
        while jobs := self._take():
            await self._write(jobs)

    def _take(self) -> list[Job]:
        """The jobs of the next transaction. A second one for a key waits for what the first one leaves."""
        taken: dict[Hashable, Job] = {}
        left = []
        for job in self._waiting:
            if not job.waits:
                continue
            if taken.setdefault(job.key, job) is not job:
                left.append(job)
        self._waiting = left
        return list(taken.values())

    async def _write(self, jobs: Sequence[Job]) -> None:
        try:
            await self._transact(jobs)
        except sqlite3.OperationalError as error:
            # The disk, or SQLite itself: it would be the same for each of them.
            full = error.sqlite_errorcode == sqlite3.SQLITE_FULL
            for job in jobs:
                job.fail(NoRoom() if full else error)
        except Exception as error:  # noqa: BLE001 - it belongs to the caller, who gets it
            await self._blame(jobs, error)
        except asyncio.CancelledError:
            for job in jobs:
                job.done.cancel()
            raise

    async def _blame(self, jobs: Sequence[Job], error: Exception) -> None:
        """Find the one that cannot be written, by writing each alone."""
        if len(jobs) == 1:
            jobs[0].fail(_stale(error) or error)
            return
        for job in jobs:
            if job.waits:
                await self._write([job])

    async def _transact(self, jobs: Sequence[Job]) -> None:
        written: list[tuple[Job, TableId]] = []
        merged: dict[str, list[Row]] = {}
        try:
            standing = await self._begin(jobs)
            for job in jobs:
                try:
                    rows, table = job.work(standing)
                except Exception as error:  # noqa: BLE001 - it belongs to the caller, who gets it
                    job.fail(error)
                    continue
                written.append((job, table))
                for statement, more in rows.items():
                    merged.setdefault(statement, []).extend(more)
            await self._execute(merged)
            await self._db.commit()
        except BaseException:
            await self._db.rollback()
            raise
        for job, table in written:
            job.succeed(table)

    async def _begin(self, jobs: Sequence[Job]) -> Standing:
        tables = [job.key for job in jobs if isinstance(job.key, int)]
        _, rows = await asyncio.gather(
            self._db.execute_fetchall("BEGIN IMMEDIATE"),
            self._db.execute_fetchall(STANDING, (json.dumps(tables),)),
        )
        entries = {table: int(length) for table, length in rows}
        return Standing(entries, entries.pop(None))

    async def _execute(self, statements: Mapping[str, Sequence[Row]]) -> None:
        """Run all statements, one after the other, without a way back to this thread between them.

        Where one fails, those after it still run; the transaction is rolled back then.
        """
        ran = await asyncio.gather(
            *(self._run(statement, rows) for statement, rows in statements.items() if rows),
            return_exceptions=True,
        )
        for error in ran:
            if error is not None:
                raise error

    async def _run(self, statement: str, rows: Sequence[Row]) -> None:
        """Run a statement, and close its cursor in the thread that ran it.

        A cursor that is dropped in this thread resets its statement, which sqlite3 caches: the other thread
        may be running it again by then.
        """
        cursor = await self._db.executemany(statement, rows)
        await cursor.close()


def _open(change: Change, standing: Standing) -> tuple[Rows, TableId]:
    standing.last += 1
    return rows_of(change, standing.last), standing.last


def _continue(change: Change, standing: Standing) -> tuple[Rows, TableId]:
    table = change.record.id
    entries = standing.entries.get(table)
    if entries != change.expected:
        raise StaleTable(f"Table {table} has {entries} entries, and not {change.expected}.")
    return rows_of(change, table), table


def _stale(error: Exception) -> StaleTable | None:
    """The last guard: two entries of one number, which the table's row did not tell."""
    if isinstance(error, sqlite3.IntegrityError) and "entries.nth" in str(error):
        return StaleTable("The table's log has an entry of this number already.")
    return None
