"""Content files: what a game is made of, as data that a person can read, correct and check.

All problems of all files are reported at once, each with file, entry and field.
"""

import errno
import hashlib
from codecs import BOM_UTF8
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

Entry = TypeVar("Entry", bound="ContentModel")


LARGEST_FILE = 1_000_000
"""Bytes: far more than any content file has, so that a file taken by mistake is not read whole."""


class ContentModel(BaseModel):
    """An entry of a content file: unknown fields are mistakes, and nothing changes it once it is read."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class BadContent(Exception):
    """A content file is missing or wrong; the text lists every problem found."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(
            "The content files have problems:\n" + "\n".join(f"- {problem}" for problem in problems)
        )
        self.problems = problems


class ContentFiles:
    """Reads the content files of a game and gathers their problems until `check` is called.

    `folder` holds the game's own files, `corrected` any that a person has put in place of those.
    """

    def __init__(self, folder: Path, corrected: Path | None = None) -> None:
        self._folder = folder
        self._corrected = corrected
        self._problems: list[str] = []
        self._names: list[str] = []
        self._changed: list[tuple[str, tuple[ContentModel, ...]]] = []
        self._replaced = self._listed(corrected) if corrected else []

    def read(self, name: str, kind: type[Entry]) -> tuple[Entry, ...]:
        """The entries of the JSON list in the file `name`; none where one of them is wrong."""
        self._names.append(name)
        if self._corrected is None or name not in self._replaced:
            return self._entries(self._folder, name, kind)
        entries = self._entries(self._corrected, name, kind)
        if entries != self._entries(self._folder, name, kind):
            self._changed.append((name, entries))
        return entries

    def require(self, holds: bool, name: str, problem: str) -> None:
        """Report a problem between entries, such as a card that names no location."""
        if not holds:
            own = self._corrected is not None and name not in self._replaced
            self._problems.append(f"{name}{' (as it comes with the game)' if own else ''}: {problem}")

    def check(self) -> None:
        """Raise BadContent where anything was wrong, a file that the game has not included."""
        for name in self._replaced:
            known = ", ".join(self._names)
            self.require(name in self._names, name, f"the game has no such file; it has {known}")
        if self._problems:
            raise BadContent(self._problems)

    def mark(self) -> str:
        """A short mark of all that differs from the game's own files; empty where nothing does."""
        if not self._changed:
            return ""
        digest = hashlib.blake2b(digest_size=8)
        for name, entries in self._changed:
            digest.update(f"{name}{[entry.model_dump_json() for entry in entries]}".encode())
        return digest.hexdigest()

    def _listed(self, folder: Path) -> list[str]:
        """What a person has put into a folder."""
        try:
            return names_in(folder)
        except OSError as error:
            self._problems.append(f"cannot be read ({error.strerror})")
            return []

    def _entries(self, folder: Path, name: str, kind: type[Entry]) -> tuple[Entry, ...]:
        entries: tuple[Entry, ...] = ()
        try:
            text = _read_bytes(folder / name)
            entries = TypeAdapter(tuple[kind, ...]).validate_json(text)  # type: ignore[valid-type]
            self.require(bool(entries), name, "has no entries")
        except OSError as error:
            self.require(False, name, f"cannot be read ({error.strerror})")
        except ValidationError as error:
            for problem in error.errors():
                self.require(False, name, f"{_where(problem['loc'])}: {problem['msg']}")
        return entries


def by_id(entries: tuple[Entry, ...], key: str = "id") -> Mapping[str, Entry]:
    """Entries by their id."""
    return {getattr(entry, key): entry for entry in entries}


def names_in(folder: Path) -> list[str]:
    """What is in a folder, but for hidden files: desktops leave those in any. Raises OSError."""
    return sorted(path.name for path in folder.iterdir() if not path.name.startswith("."))


def _read_bytes(path: Path) -> bytes:
    """The text of a file, without the mark that some editors begin it with; raises OSError."""
    if path.exists() and not path.is_file():
        # A pipe or a device could keep the reader waiting for ever.
        raise OSError(errno.EINVAL, "it is not a file")
    with path.open("rb") as file:
        text = file.read(LARGEST_FILE + 1)
    if len(text) > LARGEST_FILE:
        raise OSError(errno.EFBIG, f"it has more than {LARGEST_FILE} bytes")
    return text.removeprefix(BOM_UTF8)


def _where(place: tuple[int | str, ...]) -> str:
    entry, *fields = place or ("file",)
    where = f"entry {entry + 1}" if isinstance(entry, int) else str(entry)
    return f"{where}{''.join(f', {field}' for field in fields)}"
