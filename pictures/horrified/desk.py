"""What the mats of all sets are laid out with."""

from collections.abc import Iterator
from functools import cache

from PIL import Image

from pictures.canvas import Sketch, panel
from pictures.horrified.setting import Desk
from pictures.lettering import write
from pictures.palette import CREAM, GOLD, INK

WORDS_HEIGHT = 30


def say(desk: Desk, words: str, colour: str = CREAM) -> None:
    """Write a mat's progress in words at the foot of its area."""
    left, top, width, height = desk.area
    box = (left, top + height - WORDS_HEIGHT, width, WORDS_HEIGHT)
    write(desk.picture, words, colour, box, (25, 18), anchor="l", most=1)


def columns(desk: Desk, count: int, widest: int = 110) -> Iterator[float]:
    """The middles of so many columns across a mat's area."""
    left, _, width, _ = desk.area
    step = min(widest, width / max(1, count))
    for number in range(count):
        yield left + step * (number + 0.5)


@cache
def slot(width: int, height: int, colour: str, *, lit: bool = False) -> Image.Image:
    """A hollow for a token."""
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 12), GOLD if lit else INK)
    sketch.fill(panel(4, 4, width - 8, height - 8, 9), colour)
    return sketch.picture()
