"""Backing up, restoring and checking a database from outside of the bot."""

import logging
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from storage.copies import BadCopy, connect, copy_database, flaws, write_through
from storage.database import SMALLEST_PAGE, size_of, usable_place
from storage.lock import ProcessLock
from storage.refusals import DatabaseRefused, not_ours, sqlite_refuses, unwritable
from storage.versions import migrations, refuse_foreign

log = logging.getLogger(__name__)


def backup(database: Path, target: Path | None) -> Path:
    """Copy the database, also while the bot runs; returns where to. Raises DatabaseRefused.

    `target` may be a file, which is replaced, or a folder; without one the copy is put beside the database.
    """
    source = usable_place(database)
    with open_ours(source):
        pass
    name = f"{source.name}.backup-{_stamp()}"
    target = usable_place(target / name if target and target.is_dir() else target or source.with_name(name))
    if target == source:
        raise DatabaseRefused(f"{target} is the database itself: name another file for its backup.")
    _copy(source, target)
    return target


def restore(source: Path, database: Path) -> Path | None:
    """Put a sound copy in the database's place; returns where the replaced file is kept, if there was one.

    Raises DatabaseRefused, and then the database is as it was: also while a bot holds it.
    """
    source, database = usable_place(source), usable_place(database)
    if source == database:
        raise DatabaseRefused(f"{source} is the database itself: name a backup of it.")
    lock = ProcessLock(database)
    lock.take()
    try:
        with open_ours(source) as connection:
            found = flaws(connection)
        if found:
            raise DatabaseRefused(f"{source} is damaged ({found[0]}): restore another backup.")
        return _put_in_place(source, database)
    finally:
        lock.release()


def _put_in_place(source: Path, database: Path) -> Path | None:
    staged = database.with_name(f".{database.name}.restoring")
    try:
        _copy(source, staged)
        kept = _keep(database)
        staged.replace(database)
        write_through(database.parent)
        return kept
    except OSError as error:
        raise unwritable(database, error) from error
    finally:
        staged.unlink(missing_ok=True)


@contextmanager
def open_ours(path: Path) -> Iterator[sqlite3.Connection]:
    """A database of ours, of a version that we know; raises DatabaseRefused where it is no such thing."""
    if not path.exists():
        raise DatabaseRefused(f"There is no file {path}: name the one you mean.")
    if path.stat().st_size == 0:
        raise not_ours(path)
    try:
        with closing(connect(path)) as connection:
            refuse_foreign(
                path,
                _number(connection, "PRAGMA application_id"),
                _number(connection, "PRAGMA user_version"),
                _number(connection, "SELECT count(*) FROM sqlite_schema"),
                migrations()[-1].number,
            )
            yield connection
    except sqlite3.Error as error:
        raise sqlite_refuses(path, error) from error


def _copy(source: Path, target: Path) -> None:
    try:
        copy_database(source, target)
    except BadCopy as error:
        raise DatabaseRefused(f"{error}: find out more with `python -m storage check`.") from error
    except sqlite3.OperationalError as error:
        raise sqlite_refuses(target, error) from error
    except sqlite3.DatabaseError as error:
        raise sqlite_refuses(source, error) from error
    except OSError as error:
        raise unwritable(target, error) from error


def _keep(database: Path) -> Path | None:
    """Give the file another name beside its own, so that at no moment there is none of its own name."""
    kept = database.with_name(f"{database.name}.replaced-{_stamp()}")
    if there_is_one := database.exists():
        _empty_log(database)
        _link(database, kept)
    # A log that is left belongs to the old file: SQLite would play it into the new one.
    for part in ("-wal", "-shm"):
        beside = database.with_name(database.name + part)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + part))
    return kept if there_is_one else None


def _link(database: Path, kept: Path) -> None:
    try:
        os.link(database, kept)
    except OSError:
        shutil.copy2(database, kept)  # This disk has no links.


def _empty_log(database: Path) -> None:
    """Move the latest changes into the file itself; of one that is damaged the log is left beside it."""
    if size_of(database) < SMALLEST_PAGE:
        return  # SQLite would take it for a new one, and throw the log away.
    try:
        with closing(connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except sqlite3.Error as error:
        log.warning("%s cannot be read: its log is kept with it (%s)", database, error)


def _number(connection: sqlite3.Connection, query: str) -> int:
    ((value,),) = connection.execute(query).fetchall()
    return int(value)


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
