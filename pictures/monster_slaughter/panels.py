"""Panels, chips and flags that carry words."""

from functools import cache

from PIL import Image

from pictures.canvas import Sketch, panel
from pictures.lettering import font
from pictures.palette import BLOOD, CREAM, GOLD, INK, PAPER, darker

TABLE = "#1b1636"
GROUND = "#2f2760"
_EDGE = "#4c4288"
_TIMES = "\u00d7"


def times(number: int) -> str:
    """So many of what stands before it."""
    return f"{_TIMES} {number}"


@cache
def plate(width: int, height: int, *, lit: bool = False, dim: bool = False) -> Image.Image:
    """A panel; a lit one is paper in a golden frame, a dim one is out of the game."""
    sketch = Sketch.blank(width, height)
    edge = GOLD if lit else darker(_EDGE, 0.5) if dim else _EDGE
    ground = PAPER if lit else darker(GROUND, 0.45) if dim else GROUND
    sketch.fill(panel(0, 4, width, height - 4, 18), INK)
    sketch.fill(panel(0, 0, width, height - 4, 18), edge)
    sketch.fill(panel(5, 5, width - 10, height - 14, 14), ground)
    return sketch.picture()


@cache
def chip(text: str, letters: int) -> Image.Image:
    """A few words of our own on a dark chip."""
    width = round(font(letters).getlength(text)) + 26
    sketch = Sketch.blank(width, letters + 16)
    sketch.fill(panel(0, 0, width, letters + 16, 13), INK)
    sketch.write(width / 2, (letters + 16) / 2 - 1, text, letters, CREAM)
    return sketch.picture()


@cache
def first_mark() -> Image.Image:
    """A little flag for the player who begins each round."""
    sketch = Sketch.blank(54, 36)
    sketch.fill(panel(1, 1, 52, 34, 10), BLOOD, INK, 3)
    sketch.write(27, 17.5, "1st", 27, CREAM)
    return sketch.picture()


@cache
def points_shield(*, won: bool) -> Image.Image:
    """The shield for a family's points, under a crown if it has won."""
    sketch = Sketch.centred(112, 120, 124)
    if won:
        sketch.fill("M-40 -38 L-46 -66 L-22 -50 L0 -70 L22 -50 L46 -66 L40 -38 Z", GOLD, INK, 5)
    sketch.fill("M-54 -40 L54 -40 L54 14 C54 42 28 54 0 62 C-28 54 -54 42 -54 14 Z", GOLD, INK, 6)
    sketch.fill("M-46 -32 L46 -32 L46 14 C46 36 24 46 0 53 C-24 46 -46 36 -46 14 Z", PAPER)
    return sketch.picture()
