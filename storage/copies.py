"""Copies of a database, made while it may be in use, and checked before they bear their name."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

BUSY_SECONDS = 10.0


class BadCopy(Exception):
    """The copy is not as sound as it must be; it was thrown away."""


def connect(path: Path) -> sqlite3.Connection:
    """An existing database, to be read; raises sqlite3.Error where there is none."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=BUSY_SECONDS)


def copy_database(source: Path, target: Path) -> None:
    """Copy one database file over another, whole or not at all, as it is at one moment.

    Raises BadCopy, sqlite3.Error or OSError, and then `target` is as it was.
    """
    partial = target.with_name(f".{target.name}.part")
    partial.unlink(missing_ok=True)
    try:
        _fill(source, partial)
        shutil.copymode(source, partial)
        write_through(partial)
        for part in ("-wal", "-shm"):
            # Of a copy that was there before, and was left open: SQLite would play it into this one.
            target.with_name(target.name + part).unlink(missing_ok=True)
        partial.replace(target)
        write_through(target.parent)
    finally:
        partial.unlink(missing_ok=True)


def flaws(connection: sqlite3.Connection) -> list[str]:
    """What is wrong with the structure and the references of a database; empty where it is sound."""
    try:
        structure = [
            " ".join(str(row[0]).split()) for row in connection.execute("PRAGMA integrity_check(10)")
        ]
        if structure != ["ok"]:
            return structure
        orphans = connection.execute("PRAGMA foreign_key_check").fetchmany(10)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        return [str(error)]  # It is too damaged to be checked to the end.
    return [f"a row of {child} belongs to no row of {parent}" for child, _, parent, _ in orphans]


def write_through(path: Path) -> None:
    """Have a file, or the names in a folder, on the disk itself."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _fill(source: Path, partial: Path) -> None:
    with closing(connect(source)) as original, closing(sqlite3.connect(partial)) as copy:
        original.backup(copy)
        # One plain file, which can be read from a disk that is not writable.
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()
        found = flaws(copy)
    if found:
        raise BadCopy(f"the copy of {source} is not sound ({found[0]})")
