"""One process for one database: a lock file beside it, which the system frees when its holder dies."""

import asyncio
import errno
from pathlib import Path
from typing import TypeAlias

from filelock import FileLock, Timeout

from storage.refusals import DatabaseRefused, unwritable

POLL_SECONDS = 0.1

Identity: TypeAlias = tuple[int, int]
"""Device and number of a file: what stays the same as long as it is the same file."""


def identity(path: Path) -> Identity | None:
    """Which file is at this path; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class ProcessLock:
    """Held from `acquire` to `release`."""

    def __init__(self, database: Path) -> None:
        self._database = database
        # Held by a process, whichever of its threads took it.
        self._lock = FileLock(f"{database}.lock", thread_local=False)
        self._taken: Identity | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock, on the file that others would look at."""
        return self._lock.is_locked and self._taken == identity(Path(self._lock.lock_file))

    def take(self) -> None:
        """Take the lock at once; raises DatabaseRefused where another process has it."""
        try:
            self._lock.acquire(timeout=0)
            self._taken = identity(Path(self._lock.lock_file))
        except Timeout as busy:
            if not Path(self._lock.lock_file).exists():
                # Some folders, like /proc, say of a new file that it cannot be found.
                raise unwritable(
                    self._database, FileNotFoundError(errno.ENOENT, "no file can be made there")
                ) from None
            raise DatabaseRefused(
                f"{self._database} is in use by another process of this bot: stop that one, then start again."
            ) from busy
        except OSError as error:
            raise unwritable(self._database, error) from error

    async def acquire(self, patience: float) -> None:
        """Take the lock, waiting so many seconds for a process that is just being replaced."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + patience
        while True:
            try:
                return self.take()
            except DatabaseRefused as refused:
                if not isinstance(refused.__cause__, Timeout) or loop.time() >= deadline:
                    raise
            await asyncio.sleep(POLL_SECONDS)

    def release(self) -> None:
        """Let the next one have it."""
        self._lock.release()
