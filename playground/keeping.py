"""The file of the world, beside the database: what is written there outlives the playground."""

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Self, TypeAlias

import aiosqlite
from filelock import FileLock, Timeout

Key: TypeAlias = tuple[str, str]
"""What kind of thing is kept, and which of them it is."""
Things: TypeAlias = dict[Key, bytes]

PATIENCE = 1.0
"""Seconds to wait for a playground that is just being closed."""
TABLE = "CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, body BLOB NOT NULL, PRIMARY KEY (kind, id))"
PUT = "INSERT INTO things VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body"
REMOVE = "DELETE FROM things WHERE kind = ? AND id = ?"


class WorldRefused(Exception):
    """The world cannot be opened. The message is one sentence for whoever starts the playground."""


class Unreadable(Exception):
    """The file does not hold a world."""


class CannotWrite(Exception):
    """The file cannot be written now. The message is one sentence for whoever runs the playground."""


def beside(database: Path) -> Path:
    """Where the world of this database is kept."""
    return database.with_name(f"{database.stem}-world.sqlite3")


class WorldFile:
    """The open file. One process at a time has it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(f"{path}.lock", thread_local=False)
        self._db: aiosqlite.Connection | None = None

    async def __aenter__(self) -> Self:
        try:
            await asyncio.to_thread(self._lock.acquire, timeout=PATIENCE)
        except Timeout:
            raise WorldRefused(
                f"A playground is running already with {self.path.name}: use its page, or stop it with "
                "Ctrl+C, or name another file by DATABASE."
            ) from None
        except OSError as error:
            raise _unwritable(self.path, error) from error
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._close()
        self._lock.release()

    async def read(self) -> Things:
        """Give all that is kept; raises Unreadable."""
        try:
            # It holds the key to the page: nobody else on this computer is to read it.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            self._db = await aiosqlite.connect(self.path)
            await self._db.execute_fetchall("PRAGMA journal_mode = WAL")
            # What is committed outlives the process; only a power cut may cost the last moments.
            await self._db.execute_fetchall("PRAGMA synchronous = NORMAL")
            await self._db.execute_fetchall(TABLE)
            rows = await self._db.execute_fetchall("SELECT kind, id, body FROM things")
        except OSError as error:
            raise _unwritable(self.path, error) from error
        except aiosqlite.DatabaseError as error:
            raise Unreadable(str(error)) from error
        if not all(isinstance(body, bytes) for _, _, body in rows):
            raise Unreadable("something in it makes no sense")
        return {(kind, name): body for kind, name, body in rows}

    async def write(self, changes: Mapping[Key, bytes | None]) -> None:
        """Keep these things, all or none of them; None removes one. Raises CannotWrite."""
        assert self._db is not None
        try:
            # Where an earlier call was broken off, what it did counts with this one.
            await self._db.executemany(
                PUT, [(*key, body) for key, body in changes.items() if body is not None]
            )
            await self._db.executemany(REMOVE, [key for key, body in changes.items() if body is None])
            await self._db.commit()
        except aiosqlite.Error as error:
            raise CannotWrite(
                f"{self.path.name} cannot be written ({error}): make room on its disk."
            ) from error

    async def put_aside(self) -> Path:
        """Give the file another name, so that a new one can begin."""
        await self._close()
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.unreadable-{number}")).exists():
            number += 1
        self.path.rename(aside)
        for tail in ("-wal", "-shm"):
            self.path.with_name(self.path.name + tail).unlink(missing_ok=True)
        return aside

    async def _close(self) -> None:
        if self._db is not None:
            await self._db.close()
            self._db = None


def _unwritable(path: Path, error: OSError) -> WorldRefused:
    return WorldRefused(
        f"{path} cannot be written ({error.strerror}): set DATABASE to a path where files can be made."
    )
