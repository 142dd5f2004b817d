"""The cards and tokens on the American mats as sprites, and the wooden boards of the table."""

from collections.abc import Callable, Mapping
from functools import cache

from PIL import Image

from pictures.canvas import Sketch, oval, panel, symmetric
from pictures.horrified.signs import tick
from pictures.horrified_american import emblems
from pictures.horrified_american.monsters import BIGFOOT
from pictures.palette import (
    CREAM,
    GOLD,
    INK,
    LEAF,
    NIGHT,
    PAPER,
    PAPER_EDGE,
    STEEL,
    VIOLET,
    WOOD,
    WOOD_DARK,
    darker,
    lighter,
)

PHOTO = (66, 44)


@cache
def violin(letter: str, size: int) -> Image.Image:
    """A player's Violin."""
    sketch = Sketch.centred(size, size, 104)
    emblems.violin(sketch)
    sketch.write(0, 12, letter, 52, INK)
    return sketch.picture()


@cache
def clue(name: str | None, size: int, *, used: bool = False) -> Image.Image:
    """A Clue: its sign, or its back."""
    sketch = Sketch.centred(size, size, 108)
    sketch.fill(panel(-48, -48, 96, 96, 12), INK)
    sketch.fill(panel(-43, -43, 86, 86, 9), darker(VIOLET, 0.3) if name is None else PAPER)
    if name is None:
        sketch.write(0, 2, "?", 80, GOLD)
    else:
        emblems.CLUES.get(name, emblems.unknown)(sketch.at(0, 0, 0.8))
    if used:
        sketch.line([(-40, 40), (40, -40)], "#d8434a", 10)
    return sketch.picture()


@cache
def goat(size: int, *, saved: bool) -> Image.Image:
    """A place in the pen: a goat, or room for one."""
    sketch = Sketch.centred(size, size, 112)
    sketch.disc(0, 0, 54, INK)
    sketch.disc(0, 0, 48, darker(LEAF, 0.2) if saved else darker(STEEL, 0.6))
    if saved:
        emblems.goat_face(sketch.at(0, 0, 0.95))
    else:
        sketch.write(0, 2, "?", 60, darker(STEEL, 0.2))
    return sketch.picture()


@cache
def photo(part: str | None, *, right: bool) -> Image.Image:
    """A part of the photo, face down or up; one in its place is ticked."""
    width, height = PHOTO
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 6), INK)
    sketch.fill(panel(3, 3, width - 6, height - 6, 4), WOOD if part is None else "#bcd7c4")
    middle = sketch.at(width / 2, height / 2, 0.42)
    if part is None:
        middle.write(0, 2, "?", 90, PAPER_EDGE)
    else:
        _PARTS.get(part, emblems.unknown)(middle)
    if right:
        tick(sketch.at(width - 13, height - 13, 0.26))
    return sketch.picture()


@cache
def open_square() -> Image.Image:
    """The square of the photo that nothing covers."""
    width, height = PHOTO
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 6), darker(NIGHT, 0.5))
    return sketch.picture()


def _head(sketch: Sketch) -> None:
    sketch.fill([*oval(0, 14, 40, 50)], BIGFOOT, INK, 7)
    sketch.fill(oval(0, 14, 26, 28), "#e0b48a", INK, 5)
    for side in (-1, 1):
        sketch.disc(side * 10, 8, 5, INK)
    sketch.line("M-10 28 L10 28", INK, 6)


def _torso(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 -48 C-40 -48 -44 -10 -38 48 L0 48"), BIGFOOT, INK, 7)
    sketch.fill(oval(0, 0, 22, 26), lighter(BIGFOOT, 0.25))


def _arm(sketch: Sketch) -> None:
    sketch.line("M40 -34 C-6 -40 -20 -10 -26 30", INK, 40)
    sketch.line("M40 -34 C-6 -40 -20 -10 -26 30", BIGFOOT, 27)


def _leg(sketch: Sketch) -> None:
    sketch.line("M-12 -44 L-8 26 L34 30", INK, 38)
    sketch.line("M-12 -44 L-8 26 L34 30", BIGFOOT, 25)


def _other_leg(sketch: Sketch) -> None:
    _leg(sketch.at(0, 0, mirror=True))


_PARTS: Mapping[str, Callable[[Sketch], None]] = {
    "head": _head,
    "torso": _torso,
    "arm": _arm,
    "leg": _leg,
    "other-leg": _other_leg,
}


@cache
def safe_bed(size: int) -> Image.Image:
    """The safe zone of the Violins: a closed case."""
    sketch = Sketch.centred(size, size, 108)
    sketch.fill(oval(0, 18, 40, 26), WOOD, INK, 6)
    sketch.line([(-38, 18), (38, 18)], INK, 4)
    sketch.fill(panel(-8, 10, 16, 14, 3), CREAM, INK, 4)
    return sketch.picture()


@cache
def plank(width: int, height: int) -> Image.Image:
    """A wooden panel."""
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 16), INK)
    sketch.fill(panel(2, 2, width - 4, height - 6, 14), WOOD_DARK)
    sketch.fill(panel(6, 6, width - 12, height - 14, 11), WOOD)
    for y in range(38, height - 20, 40):
        sketch.fill(panel(6, y, width - 12, 3), darker(WOOD, 0.16))
    return sketch.picture()
