"""Content files of a person's own, for the tests of every set."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any


def copied(files: Path, tmp_path: Path) -> Path:
    """A folder with a copy of a set's files, to be changed."""
    shutil.copytree(files, tmp_path / "mine")
    return tmp_path / "mine"


def changed(folder: Path, name: str, change: Callable[[Any], object]) -> None:
    """Change the entries of one file."""
    entries = json.loads((folder / name).read_text())
    change(entries)
    (folder / name).write_text(json.dumps(entries))
