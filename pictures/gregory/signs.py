"""Boards, meters and rows of icons of which all panels are made."""

from functools import cache

from PIL import Image

from pictures.canvas import Sketch, panel
from pictures.gregory.emblems import EMBLEMS, heart
from pictures.motifs import dashed
from pictures.palette import BLOOD, CREAM, DUSK, GOLD, HAZE, INK, MIST, PAPER, WOOD, darker, mix

_GROUND = "#2c2255"


@cache
def board(width: int, height: int, *, lit: bool = False, rim: str = HAZE) -> Image.Image:
    """A board for words; a lit one is paper in a golden frame."""
    sketch = Sketch.blank(width, height, finer=3)
    sketch.fill(panel(0, 3, width, height - 3, 16), INK)
    sketch.fill(panel(0, 0, width, height - 3, 16), GOLD if lit else rim)
    sketch.fill(panel(5, 5, width - 10, height - 13, 12), PAPER if lit else _GROUND)
    return sketch.picture()


@cache
def icon(kind: str, size: int, *, ghostly: bool = False) -> Image.Image:
    """The emblem of a space or meter; a ghostly one is the place of what is missing."""
    sketch = Sketch.centred(size, size, 108)
    (heart if kind == "life" else EMBLEMS[kind])(sketch)
    picture = sketch.picture()
    if ghostly:
        picture.putalpha(picture.getchannel("A").point(lambda alpha: alpha // 4))
    return picture


@cache
def meter(kind: str, value: int, most: int, size: tuple[int, int]) -> Image.Image:
    """A bar, filled by as much as there is, with a mark at each hundred."""
    width, height = size
    colour = BLOOD if kind == "life" else "#d9a21f"
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 8), INK)
    inner = width - 6
    sketch.fill(panel(3, 3, inner, height - 6, 6), mix(DUSK, INK, 0.35))
    filled = inner * value / most
    if filled >= 8:
        sketch.fill(panel(3, 3, filled, height - 6, 6), colour)
        sketch.fill(panel(6, 5, filled - 6, 5, 2), mix(colour, "#ffffff", 0.35))
    elif filled:
        sketch.fill(panel(3, 3, filled, height - 6), colour)
    for hundred in range(100, most, 100):
        x = 3 + inner * hundred / most
        sketch.fill(panel(x - 1, 3, 2, height - 6), darker(colour, 0.75))
    return sketch.picture()


@cache
def plate(room: str, width: int, height: int) -> Image.Image:
    """A room's number as it stands on its door; without one, the place for it."""
    sketch = Sketch.blank(width, height)
    if room:
        sketch.fill(panel(1, 1, width - 2, height - 2, 6), WOOD, INK, 4)
        sketch.write(width / 2, height / 2, room, min(28, width * 0.58), CREAM)
    else:
        dashed(sketch, panel(3, 3, width - 6, height - 6), MIST, 3)
    return sketch.picture()
