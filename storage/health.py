"""How the store is, for whoever runs the bot."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from gamemaster.refusals import Refusal
from storage import queries
from storage.database import Database, size_of
from storage.ephemeral import disk_looks_ephemeral
from storage.versions import number

LOST = (
    "The database {name} was deleted or replaced under the running bot, so nothing lasts: "
    "stop the bot, put the file or a backup in its place, and start it again."
)


@dataclass(frozen=True, slots=True)
class Health:
    """The state of the store. `size` and `free` are bytes: of the file with its log, and of its disk.

    `tables` counts tables by status; `warning` is a sentence where the disk looks as if it did not last.
    """

    path: Path
    size: int
    free: int
    version: int
    locked: bool
    waiting: int
    tables: dict[str, int]
    warning: str | None


async def examine(database: Database) -> Health:
    """Look at the open database; raises Refusal where it was deleted or replaced meanwhile."""
    if not database.in_place:
        raise Refusal(LOST.format(name=database.path.name))
    counts = await database.reader.execute_fetchall(queries.TABLES_BY_STATUS)
    return Health(
        path=database.path,
        size=file_size(database.path),
        free=shutil.disk_usage(database.path.parent).free,
        version=await number(database.reader, "PRAGMA user_version"),
        locked=database.lock.held,
        waiting=await number(database.reader, queries.WAITING),
        tables={str(status): int(count) for status, count in counts},
        warning=disk_looks_ephemeral(database.path, os.environ),
    )


def file_size(path: Path) -> int:
    """The bytes of a database and of its write-ahead log."""
    return size_of(path) + size_of(path.with_name(f"{path.name}-wal"))
