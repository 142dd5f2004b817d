"""Ghosts, keys, crystals, tokens and dice as sprites, drawn once for each size."""

from functools import cache

from PIL import Image

from games.attic_monster.content import Symbol
from pictures.attic_monster import emblems
from pictures.canvas import Point, Sketch, oval, panel, symmetric
from pictures.motifs import dashed
from pictures.palette import (
    CREAM,
    GOLD,
    INK,
    PAPER_EDGE,
    ROSE,
    STEEL,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    darker,
    lighter,
    mix,
)

LETTERS = "ABCD"
_BODY = "L-45 46 C-40 38 -34 38 -29 46 C-24 54 -18 54 -14 46 C-9 38 -4 38 0 44"
_SHAPES: tuple[tuple[str, list[Point]], ...] = (
    ("#f6f1ff", symmetric(f"M0 -52 C-30 -52 -42 -34 -43 -6 {_BODY}")),
    ("#a9ecc6", symmetric(f"M0 -62 C-10 -46 -36 -36 -41 -4 {_BODY}")),
    ("#ffc9a0", symmetric(f"M0 -42 C-8 -43 -12 -42 -16 -40 L-36 -60 C-42 -40 -43 -20 -43 -6 {_BODY}")),
    ("#a5d8ff", symmetric(f"M0 -50 L-34 -50 C-42 -50 -44 -44 -44 -6 {_BODY}")),
)


@cache
def ghost(number: int, size: int, *, lit: bool = False, trapped: bool = False) -> Image.Image:
    """The Ghost of a seat, `size` pixels wide: its own shape, colour and letter.

    A lit one has a golden rim because it is its turn; a trapped one stands in the jaws of a Trap.
    """
    colour, shape = _SHAPES[number % len(_SHAPES)]
    sketch = Sketch.centred(size, round(size * 1.24), 122)
    if lit:
        sketch.fill(shape, GOLD, GOLD, 22)
    sketch.fill(shape, colour, INK, 7)
    if number % 4 == 3:
        _hat(sketch)
    for x in (-14, 14):
        sketch.fill(oval(x, -21, 6.5, 9), INK)
        sketch.disc(x + 2, -24, 2.4, colour)
    sketch.write(0, 15, LETTERS[number % len(LETTERS)], 58, INK)
    if trapped:
        _jaws(sketch)
    return sketch.picture()


def _hat(sketch: Sketch) -> None:
    sketch.fill(panel(-26, -66, 52, 28, 4), "#4a2f73", INK, 5)
    sketch.fill(panel(-40, -42, 80, 9, 4), "#4a2f73", INK, 4)
    sketch.fill(panel(-24, -50, 48, 6), GOLD)


def _jaws(sketch: Sketch) -> None:
    teeth = "M-54 58 L-50 36 L-36 52 L-24 36 L-12 52 L0 36 L12 52 L24 36 L36 52 L50 36 L54 58 Z"
    sketch.fill(teeth, lighter(STEEL), INK, 5)
    sketch.fill(panel(-56, 52, 112, 14, 6), darker(STEEL), INK, 4)


@cache
def key_token(design: str, size: int) -> Image.Image:
    """A Key Token."""
    sketch = Sketch.centred(size, size, 116)
    emblems.key(sketch, design, GOLD, INK)
    return sketch.picture()


@cache
def key_hook(design: str, size: int, *, lost: bool) -> Image.Image:
    """The place on the wall for a key that the team has not found, crossed out if the Monster has it."""
    sketch = Sketch.centred(size, size, 116)
    emblems.key_print(sketch, design, darker(WOOD, 0.45), WOOD)
    if lost:
        _cross_out(sketch, ROSE)
    return sketch.picture()


@cache
def crystal(token: str, size: int) -> Image.Image:
    """A Power Crystal."""
    sketch = Sketch.centred(size, size, 112)
    emblems.crystal(sketch, token)
    return sketch.picture()


@cache
def crystal_slot(size: int, *, lost: bool) -> Image.Image:
    """The place on the shelf for a crystal that is still out there, or that the Monster has."""
    sketch = Sketch.centred(size, size, 112)
    outline = symmetric("M0 -44 L-38 -22 L-38 22 L0 44")
    dashed(sketch, outline, darker(WOOD, 0.5) if lost else PAPER_EDGE, 6)
    if lost:
        _cross_out(sketch.at(0, 0, 0.8), ROSE)
    return sketch.picture()


def _cross_out(sketch: Sketch, colour: str) -> None:
    for turn in (45, 135):
        sketch.at(0, 0, turn=turn).line("M-38 0 L38 0", colour, 9)


@cache
def die(symbol: Symbol, size: int) -> Image.Image:
    """A die that is not used yet, with the side that was rolled."""
    sketch = Sketch.centred(size, size, 112)
    sketch.fill(panel(-48, -44, 100, 98, 20), mix(WOOD_DARK, INK, 0.5))
    sketch.fill(panel(-52, -52, 102, 100, 20), CREAM, INK, 5)
    emblems.die_sign(sketch.at(-1, -2, 0.86), symbol)
    return sketch.picture()


@cache
def die_place(size: int) -> Image.Image:
    """The hollow in the tray where a die lay that was used, or that is not rolled yet."""
    sketch = Sketch.centred(size, size, 112)
    sketch.fill(panel(-50, -50, 100, 100, 20), darker(WOOD, 0.45))
    sketch.fill(panel(-44, -42, 88, 88, 16), darker(WOOD, 0.3))
    return sketch.picture()


@cache
def mansion_token(attic_key: bool | None, size: int) -> Image.Image:
    """A Mansion Token: face down, with blank parquet, or with the attic key."""
    sketch = Sketch.centred(size, size, 112)
    sketch.disc(0, 0, 54, INK)
    if attic_key is None:
        sketch.disc(0, 0, 48, "#5a2f6b")
        sketch.disc(0, 0, 38, "#6f3d83")
        sketch.write(0, 0, "?", 72, GOLD)
        return sketch.picture()
    if attic_key:
        sketch.disc(0, 0, 48, WOOD_LIGHT)
        sketch.disc(0, 0, 40, "#fff0b0")
        emblems.blank_key(sketch.at(-4, 4, 0.72, 40), GOLD, INK)
    else:
        _parquet(sketch)
    return sketch.picture()


def _parquet(sketch: Sketch) -> None:
    sketch.disc(0, 0, 48, WOOD_LIGHT)
    for y, reach in ((-27, 38), (-9, 46), (9, 46), (27, 38)):
        sketch.line([(-reach, y), (reach, y)], WOOD, 3)
    for x, y in ((0, -36), (-22, -18), (22, -18), (0, 0), (-22, 18), (22, 18), (0, 36)):
        sketch.line([(x, y - 8), (x, y + 8)], WOOD, 3)
