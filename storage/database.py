"""Opening the file: the lock, the checks, the settings of its two connections."""

import logging
import math
import sqlite3
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

import aiosqlite
from aiosqlite import Connection

from storage.lock import Identity, ProcessLock, identity
from storage.refusals import DatabaseRefused, damaged, sqlite_refuses, unwritable
from storage.versions import MIGRATIONS, migrate, migrations, number, refuse_foreign

log = logging.getLogger(__name__)

OLDEST_SQLITE = (3, 37, 0)
BUSY_SECONDS = 10.0
# Checking reads the whole file, so that a big one is checked in part, lest the start take longer with each
# game: in this time about 250 MB that are in memory. `python -m storage check` reads all of it.
CHECKED_WHOLE = 16 * 2**20
CHECK_SECONDS = 0.1
CHECK_STRIDE = 1000
SMALLEST_PAGE = 512


@dataclass(frozen=True, slots=True)
class Database:
    """An open file. `writer` is the one connection that writes; `reader` sees only what is committed."""

    path: Path
    lock: ProcessLock
    writer: Connection
    reader: Connection
    _file: Identity | None
    _open: AsyncExitStack

    @property
    def in_place(self) -> bool:
        """Whether the open file is still the one at its path, and was not deleted or replaced meanwhile."""
        return self._file is not None and self._file == identity(self.path)

    async def close(self) -> None:
        """Close both connections, then let another process have the file."""
        await self._open.aclose()


async def open_database(path: Path, *, lock_wait: float, folder: Traversable = MIGRATIONS) -> Database:
    """Open or create the file; raises DatabaseRefused where it cannot be used as it is.

    `lock_wait` is for how many seconds to wait for another process to let go of it.
    """
    path = usable_place(path)
    async with AsyncExitStack() as stack:
        lock = ProcessLock(path)
        await lock.acquire(lock_wait)
        stack.callback(lock.release)
        _refuse_orphaned_log(path)
        try:
            writer = await _open_writer(stack, path, folder)
            reader = await _open_reader(stack, path)
        except sqlite3.Error as error:
            raise sqlite_refuses(path, error) from error
        return Database(path, lock, writer, reader, identity(path), stack.pop_all())


def usable_place(path: Path) -> Path:
    """The path in full; raises DatabaseRefused where no file can be there. It need not exist."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise DatabaseRefused(
            f"SQLite {sqlite3.sqlite_version} is too old: use a Python that brings SQLite 3.37 or newer."
        )
    if str(path) in {".", ":memory:"} or str(path).startswith("file:"):
        raise DatabaseRefused("DATABASE must be the path of a file, such as game-master.sqlite3.")
    try:
        path = path.resolve()
        _refuse_odd_place(path)
    except OSError as error:
        raise unwritable(path, error) from error
    return path


def _refuse_odd_place(path: Path) -> None:
    if not path.parent.is_dir():
        raise DatabaseRefused(
            f"There is no folder {path.parent} for the database: create it, or set DATABASE to another path."
        )
    if path.exists() and not path.is_file():
        raise DatabaseRefused(f"{path} is not a file: set DATABASE to the path of a file.")


def _refuse_orphaned_log(path: Path) -> None:
    log_of_it = path.with_name(f"{path.name}-wal")
    if size_of(path) < SMALLEST_PAGE and size_of(log_of_it) > 0:
        # SQLite would throw the log away, and with it the only trace of what was there.
        raise DatabaseRefused(
            f"{path} is missing or empty, but its latest changes are in {log_of_it.name}: "
            "put the database back, or move that file away to begin anew."
        )


def size_of(path: Path) -> int:
    """Bytes; none where there is no such file."""
    return path.stat().st_size if path.exists() else 0


async def _open_writer(stack: AsyncExitStack, path: Path, folder: Traversable) -> Connection:
    # With this level the sqlite3 module begins a transaction before any write that is outside of one, so
    # nothing is ever written by a statement alone, even after SQLite has rolled back by itself.
    db = await aiosqlite.connect(path, timeout=BUSY_SECONDS, isolation_level="IMMEDIATE")
    stack.push_async_callback(db.close)
    steps = migrations(folder)
    refuse_foreign(
        path,
        await number(db, "PRAGMA application_id"),
        await number(db, "PRAGMA user_version"),
        await number(db, "SELECT count(*) FROM sqlite_schema"),
        steps[-1].number,
    )
    await _check(db, path)
    await _write_ahead(db, path)
    await migrate(db, path, steps)
    # After the migrations: rebuilding a table must not delete what refers to it.
    await db.execute_fetchall("PRAGMA foreign_keys = ON")
    return db


async def _open_reader(stack: AsyncExitStack, path: Path) -> Connection:
    db = await aiosqlite.connect(path, timeout=BUSY_SECONDS)
    stack.push_async_callback(db.close)
    await db.execute_fetchall("PRAGMA query_only = ON")
    db.row_factory = sqlite3.Row
    db.text_factory = text_or_bytes
    return db


async def _write_ahead(db: Connection, path: Path) -> None:
    ((mode,),) = await db.execute_fetchall("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise DatabaseRefused(
            f"The disk of {path} does not support SQLite's write-ahead log: set DATABASE to a local disk."
        )
    # What a commit has returned from outlives a power cut, too.
    await db.execute_fetchall("PRAGMA synchronous = FULL")


async def _check(db: Connection, path: Path) -> None:
    """Look for damage; a big file is opened with the rest unread when the time is over."""
    seconds = math.inf if size_of(path) <= CHECKED_WHOLE else CHECK_SECONDS
    deadline = time.monotonic() + seconds
    await db.set_progress_handler(lambda: time.monotonic() > deadline, CHECK_STRIDE)
    try:
        ((finding,),) = await db.execute_fetchall("PRAGMA quick_check(1)")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        log.info("%s is big and was checked in part; `python -m storage check` reads all of it", path)
        return
    finally:
        await db.set_progress_handler(lambda: 0, 0)
    if finding != "ok":
        raise damaged(path, str(finding))


def text_or_bytes(stored: bytes) -> str | bytes:
    """Text as it was stored. Bytes that are no text are left for the reader of the row to refuse."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored
