"""Content files: what a game is made of, as data that a person can read, correct and check.

All problems of all files are reported at once, each with file, entry and field.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

Entry = TypeVar("Entry", bound="ContentModel")


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
    """Reads the content files of one folder and gathers their problems until `check` is called."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._problems: list[str] = []

    def read(self, name: str, kind: type[Entry]) -> tuple[Entry, ...]:
        """The entries of the JSON list in the file `name`; none where one of them is wrong."""
        try:
            text = (self._folder / name).read_bytes()
            return TypeAdapter(tuple[kind, ...]).validate_json(text)  # type: ignore[valid-type]
        except OSError as error:
            self._problems.append(f"{name}: cannot be read ({error.strerror})")
        except ValidationError as error:
            self._problems += [_described(name, problem["loc"], problem["msg"]) for problem in error.errors()]
        return ()

    def require(self, holds: bool, name: str, problem: str) -> None:
        """Report a problem between entries, such as a card that names no location."""
        if not holds:
            self._problems.append(f"{name}: {problem}")

    def check(self) -> None:
        """Raise BadContent where anything was wrong."""
        if self._problems:
            raise BadContent(self._problems)


def by_id(entries: tuple[Entry, ...], key: str = "id") -> Mapping[str, Entry]:
    """Entries by their id."""
    return {getattr(entry, key): entry for entry in entries}


def _described(name: str, place: tuple[int | str, ...], message: str) -> str:
    entry, *fields = place or ("file",)
    where = f"entry {entry + 1}" if isinstance(entry, int) else str(entry)
    return f"{name}: {where}{''.join(f', {field}' for field in fields)}: {message}"
