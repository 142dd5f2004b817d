"""Pictures of tables, drawn from views alone.

A painter is a pure function: it reads no clock, writes no file, and gives the same bytes for the same view.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from pictures import attic_monster

Painter: TypeAlias = Callable[[Any, Callable[[str], str]], bytes]

PAINTERS: Mapping[str, Painter] = {"attic-monster": attic_monster.paint}
