"""One process for one database: a lock file beside it, which the system frees when its holder dies."""

import asyncio
import errno
from pathlib import Path

from filelock import FileLock, Timeout

from storage.refusals import DatabaseRefused, unwritable

POLL_SECONDS = 0.1


class ProcessLock:
    """Held from `acquire` to `release`."""

    def __init__(self, database: Path) -> None:
        self._database = database
        # Held by a process, whichever of its threads took it.
        self._lock = FileLock(f"{database}.lock", thread_local=False)

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._lock.is_locked

    def take(self) -> None:
        """Take the lock at once; raises DatabaseRefused where another process has it."""
        try:
            self._lock.acquire(timeout=0)
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
