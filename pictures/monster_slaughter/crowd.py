"""Standing figures beside each other, so that each of them can be seen."""

from collections.abc import Sequence
from dataclasses import dataclass

from pictures.canvas import Point
from pictures.monster_slaughter.layout import Box

_SIZES = (118, 108, 98, 90, 82, 75, 68, 62, 57, 52, 47, 41, 36)
_ACROSS = 0.96
WITH_NAMES, WITHOUT_NAMES = 1.18, 1.03


@dataclass(frozen=True, slots=True)
class Places:
    """Where figures stand, and how large they are."""

    size: int
    middles: Sequence[Point]


def places(count: int, space: Box, tall: float = WITH_NAMES) -> Places:
    """Places for so many figures: as large as they fit; they overlap only where the smallest do not fit.

    `tall` is the height of a figure as a share of its width.
    """
    left, top, width, height = space
    size = next((size for size in _SIZES if _fits(count, (size, tall), width, height)), _SIZES[-1])
    rows = max(1, min(count, int(height // (size * tall))))
    if rows > 1:
        in_one = max(1, int(width // (size * _ACROSS)))
        rows = min(rows, -(-count // in_one))
    in_row = -(-count // max(1, rows))
    across = min(size * 1.25, width / max(1, in_row))
    down = min(size * tall * 1.1, height / max(1, rows))
    middles = []
    for number in range(count):
        row, column = divmod(number, in_row)
        in_this = min(in_row, count - row * in_row)
        x = left + width / 2 + (column - (in_this - 1) / 2) * across
        y = top + height / 2 + (row - (rows - 1) / 2) * down
        middles.append((x, y))
    return Places(size, middles)


def _fits(count: int, figure: tuple[int, float], width: int, height: int) -> bool:
    size, tall = figure
    return int(width // (size * _ACROSS)) * int(height // (size * tall)) >= count
