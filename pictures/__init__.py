"""Pictures of tables, drawn from views alone.

A painter is a pure function: it reads no clock, writes no file, and gives the same bytes for the same view.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from pictures import attic_monster, gregory, horrified_american, horrified_greek, monster_slaughter

Painter: TypeAlias = Callable[[Any, Callable[[str], str]], bytes]
PrivatePainter: TypeAlias = Callable[[Any, Callable[[str], str]], bytes | None]

PAINTERS: Mapping[str, Painter] = {
    "attic-monster": attic_monster.paint,
    "gregory": gregory.paint,
    "monster-slaughter": monster_slaughter.paint,
    "horrified-american": horrified_american.paint,
    "horrified-greek": horrified_greek.paint,
}

PRIVATE_PAINTERS: Mapping[str, PrivatePainter] = {
    "monster-slaughter": monster_slaughter.paint_private,
    "horrified-greek": horrified_greek.paint_private,
}
"""What one seat alone knows, drawn from that seat's view; nothing where there is nothing to know."""
