"""The schema's versions: numbered SQL files, each applied once, each whole or not at all."""

import asyncio
import logging
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from aiosqlite import Connection

from storage.copies import BadCopy, copy_database
from storage.refusals import DatabaseRefused, damaged, not_ours

log = logging.getLogger(__name__)

# In the header of each of our files ("GMTB"), so that we never write into another program's.
APPLICATION_ID = 0x474D5442
MIGRATIONS = files("storage.migrations")


@dataclass(frozen=True, slots=True)
class Migration:
    """The step to version `number`."""

    number: int
    sql: str


def migrations(folder: Traversable = MIGRATIONS) -> tuple[Migration, ...]:
    """All steps in order, from 1 without gaps."""
    scripts = sorted(
        (each for each in folder.iterdir() if each.name.endswith(".sql")), key=lambda each: each.name
    )
    steps = tuple(Migration(int(each.name[:4]), each.read_text(encoding="utf-8")) for each in scripts)
    assert [step.number for step in steps] == list(range(1, len(steps) + 1)), "a migration is missing"
    return steps


def refuse_foreign(path: Path, application: int, version: int, schema: int, newest: int) -> None:
    """Raise DatabaseRefused unless the header is ours, or of a new file, and of a version that we know.

    `schema` is the number of things in the file's schema: none in a new file.
    """
    if (application, version, schema) == (0, 0, 0):
        return
    if application != APPLICATION_ID:
        raise not_ours(path)
    if version > newest:
        raise DatabaseRefused(
            f"{path} was written by a newer version of this bot (its schema is {version}, ours is {newest}): "
            "update the bot, or restore a backup from before."
        )


async def number(db: Connection, query: str) -> int:
    """The one whole number that a PRAGMA or a query tells. Its cursor is used up, so it holds no lock."""
    ((value,),) = await db.execute_fetchall(query)
    return int(value)


async def migrate(db: Connection, path: Path, steps: tuple[Migration, ...]) -> None:
    """Bring a file to the newest version, after a copy of what is in it.

    Raises DatabaseRefused where the copy cannot be made, or rows would belong to nothing; sqlite3.Error
    where a step fails. The file is then at the version of the last step that succeeded.
    """
    version = await number(db, "PRAGMA user_version")
    waiting = [step for step in steps if step.number > version]
    if waiting and version:
        await _copy_first(path, version)
    for step in waiting:
        await _apply(db, path, step)
        log.info("database brought to version %d", step.number)


async def _copy_first(path: Path, version: int) -> None:
    target = path.with_name(f"{path.name}.version-{version}")
    try:
        await asyncio.to_thread(copy_database, path, target)
    except BadCopy as error:
        raise damaged(path, str(error)) from error
    except OSError as error:
        raise DatabaseRefused(
            f"{path} must be copied before it is brought to a new version, and cannot be ({error}): "
            "make room beside it, then start again."
        ) from error
    log.info("database copied to %s before it is changed", target)


async def _apply(db: Connection, path: Path, step: Migration) -> None:
    try:
        cursor = await db.executescript(
            f"BEGIN IMMEDIATE;\n{step.sql}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\nPRAGMA user_version = {step.number};"
        )
        await cursor.close()
        orphans = await db.execute_fetchall("PRAGMA foreign_key_check")
        if list(orphans):
            raise DatabaseRefused(
                f"{path} cannot be brought to version {step.number}, as some of its rows belong to nothing: "
                "report this, and go on with the version of the bot that you had."
            )
        await db.commit()
    finally:
        await db.rollback()
