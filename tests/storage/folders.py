"""Where the tests keep their files."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

MEMORY = "/dev/shm"


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder in memory where there is such a disk: the store waits for each sync, and tests need none.

    A process that is killed leaves the same behind there as on any disk.
    """
    place = MEMORY if os.access(MEMORY, os.W_OK) else None
    with TemporaryDirectory(dir=place, prefix="game-master-") as folder:
        yield Path(folder).resolve()
