"""Why a database cannot be used: one sentence that says what to do about it."""

import errno
import sqlite3
from pathlib import Path


class DatabaseRefused(Exception):
    """The database cannot be used as it is. The message is one sentence for whoever runs the bot."""


def unwritable(path: Path, error: OSError) -> DatabaseRefused:
    """The file system does not let us write at this path."""
    match error.errno:
        case errno.EROFS:
            return DatabaseRefused(
                f"{path} is on a read-only disk: mount it writable, or set DATABASE to a path elsewhere."
            )
        case errno.ENOSPC | errno.EDQUOT:
            return _disk_full(path)
        case _:
            return DatabaseRefused(
                f"{path} cannot be written ({error.strerror}): "
                "let the bot's user write there, or set DATABASE to another path."
            )


def damaged(path: Path, finding: str) -> DatabaseRefused:
    """SQLite finds the file's structure broken, and says how in one line or more."""
    finding = " ".join(finding.split())
    return DatabaseRefused(
        f"{path} is damaged ({finding}): put the last backup in its place "
        "with `python -m storage restore BACKUP`; the damaged file is kept."
    )


def not_ours(path: Path) -> DatabaseRefused:
    """A file of another program, or no database at all."""
    return DatabaseRefused(f"{path} is not a database of this bot: set DATABASE to another path.")


def sqlite_refuses(path: Path, error: sqlite3.Error) -> DatabaseRefused:
    """What SQLite said, in words."""
    match _family(error):
        case "NOTADB":
            return not_ours(path)
        case "CORRUPT":
            return damaged(path, str(error))
        case "READONLY" | "CANTOPEN" | "PERM" | "AUTH":
            return DatabaseRefused(
                f"{path} cannot be written ({error}): "
                "let the bot's user write that file and its folder, or set DATABASE to another path."
            )
        case "FULL":
            return _disk_full(path)
        case "BUSY" | "LOCKED":
            return DatabaseRefused(
                f"{path} is held by another program: close that program, then start again."
            )
        case _:
            return DatabaseRefused(f"{path} cannot be used ({error}): check the disk, or restore a backup.")


def _disk_full(path: Path) -> DatabaseRefused:
    return DatabaseRefused(f"The disk of {path} is full: free some space, then start again.")


def _family(error: sqlite3.Error) -> str:
    """SQLITE_IOERR_SHORT_READ is of the family IOERR."""
    return str(getattr(error, "sqlite_errorname", "SQLITE_UNKNOWN")).split("_")[1]
