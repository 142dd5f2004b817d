"""The gamepieces: guests of the hotel, each with a hat, a colour and a letter; and Gregory, who keeps it."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from pictures.canvas import Sketch, oval, panel, symmetric
from pictures.palette import AMBER, CREAM, GOLD, INK, STEEL, VIOLET, darker, lighter

LETTERS = "ABCD"
COLOURS = ("#8ecbff", "#ffb0a8", "#a6e8b4", "#ffe28a")
HATS = ("#4a6fc4", "#d8434a", "#2f8a6a", "#6a45a0")
_COAT = symmetric("M0 -16 L-18 -14 C-38 -8 -44 12 -46 46 L0 46")


@cache
def guest(number: int, height: int, *, lit: bool = False, out: bool = False) -> Image.Image:
    """The gamepiece of a seat; a lit one has a golden rim because it is its turn, one that is out is grey."""
    sketch = Sketch.centred(height, height, 120).at(0, 8)
    colour = STEEL if out else COLOURS[number % len(COLOURS)]
    if lit:
        _draw_guest(sketch, number, GOLD, rim=20)
    _draw_guest(sketch, number, colour, rim=0)
    sketch.write(0, 18, LETTERS[number % len(LETTERS)], 68, INK)
    return sketch.picture()


def _draw_guest(sketch: Sketch, number: int, colour: str, rim: float) -> None:
    """A guest, or only the golden rim around one."""
    edge = (GOLD, rim) if rim else (INK, 7.0)
    sketch.fill(_COAT, colour, *edge)
    sketch.fill(oval(0, -26, 19, 19), colour if rim else lighter(colour, 0.45), *edge)
    if not rim:
        for x in (-7, 7):
            sketch.fill(oval(x, -24, 3.4, 5), INK)
    _DRAW_HAT[number % len(_DRAW_HAT)](sketch, *edge)


def _bowler(sketch: Sketch, ink: str, width: float) -> None:
    sketch.fill(
        symmetric("M0 -58 C-16 -58 -19 -48 -19 -36 L0 -36"), ink if ink == GOLD else HATS[0], ink, width
    )
    sketch.line("M-32 -36 L32 -36", ink, 10)


def _bow(sketch: Sketch, ink: str, width: float) -> None:
    for mirror in (False, True):
        side = sketch.at(0, -46, mirror=mirror)
        side.fill("M0 0 L-30 -14 L-34 8 L-26 14 Z", ink if ink == GOLD else HATS[1], ink, width)


def _nightcap(sketch: Sketch, ink: str, width: float) -> None:
    sketch.fill(
        "M-23 -32 C-18 -56 8 -64 40 -44 C26 -46 20 -42 23 -32 Z",
        ink if ink == GOLD else HATS[2],
        ink,
        width,
    )
    sketch.fill(oval(40, -42, 8, 8), CREAM, ink, width * 0.7)


def _top_hat(sketch: Sketch, ink: str, width: float) -> None:
    sketch.fill(panel(-17, -62, 34, 28, 3), ink if ink == GOLD else HATS[3], ink, width)
    sketch.line("M-31 -35 L31 -35", ink, 9)


_DRAW_HAT: tuple[Callable[[Sketch, str, float], None], ...] = (_bowler, _bow, _nightcap, _top_hat)


@cache
def gregory(height: int) -> Image.Image:
    """The old mouse in his nightgown, a candle in his hand."""
    sketch = Sketch.centred(height, height, 112)
    for x in (-27, 27):
        sketch.fill(oval(x, -27, 19, 20), "#c9bfd2", INK, 6)
        sketch.fill(oval(x, -26, 10, 11), "#e79aa5")
    sketch.fill(symmetric("M0 -2 L-20 2 C-36 14 -38 30 -40 49 L0 49"), "#f0d9a0", INK, 6)
    sketch.fill(symmetric("M0 4 L-15 6 L0 34"), "#b0473f")
    sketch.fill(symmetric("M0 -46 C-26 -46 -32 -26 -26 -12 C-20 4 -8 12 0 12"), "#e3dbe8", INK, 6)
    for x in (-11, 11):
        sketch.fill(oval(x, -21, 7, 9), CREAM, INK, 3.5)
        sketch.disc(x, -18, 3.4, INK)
    sketch.fill(oval(0, -1, 7, 5.5), INK)
    for side in (-1, 1):
        for y in (-3, 5):
            sketch.line([(side * 9, 2), (side * 36, y)], INK, 2.5)
    sketch.fill(panel(32, 8, 14, 38, 2), CREAM, INK, 5)
    sketch.fill("M39 -16 C30 -4 31 6 39 6 C47 6 48 -4 39 -16 Z", AMBER, INK, 4)
    return sketch.picture()


@cache
def tag(number: int, size: int) -> Image.Image:
    """A seat's letter on a luggage tag of its colour."""
    sketch = Sketch.centred(size, size, 104)
    colour = COLOURS[number % len(COLOURS)]
    sketch.fill(panel(-46, -46, 92, 92, 26), colour, INK, 10)
    sketch.write(0, 1, LETTERS[number % len(LETTERS)], 86, INK)
    return sketch.picture()


@cache
def control(number: int, size: int) -> Image.Image:
    """The Room Control icon of a seat: its letter on a flag."""
    sketch = Sketch.centred(size, size, 108)
    colour = COLOURS[number % len(COLOURS)]
    sketch.fill(panel(-48, -50, 11, 100, 5), darker(GOLD, 0.2), INK, 5)
    sketch.fill("M-37 -46 L48 -46 L36 -12 L48 24 L-37 24 Z", colour, INK, 7)
    sketch.write(-1, -10, LETTERS[number % len(LETTERS)], 66, INK)
    return sketch.picture()


@cache
def free_control(size: int) -> Image.Image:
    """The Room Control space of a room that is nobody's: a Monster's eyes under the bed."""
    sketch = Sketch.centred(size, size, 108)
    sketch.fill(panel(-48, -30, 96, 64, 12), INK)
    sketch.fill(panel(-42, -24, 84, 52, 10), darker(VIOLET, 0.72))
    for x in (-18, 18):
        sketch.fill(oval(x, 0, 12, 14), GOLD)
        sketch.fill(oval(x, 2, 4, 9), INK)
    return sketch.picture()
