"""Little signs that several panels show, each around (0, 0) in a square of 100 units, and their frames."""

from functools import cache

from PIL import Image

from pictures.canvas import Sketch, arc, oval, panel, star
from pictures.horrified.pieces import flames
from pictures.palette import BLOOD, CREAM, GOLD, INK, LEAF, PAPER, STEEL, VIOLET, WOOD, WOOD_DARK, darker


def skull(sketch: Sketch) -> None:
    """The end."""
    sketch.fill(panel(-20, 12, 40, 30, 8), CREAM, INK, 6)
    sketch.fill(oval(0, -8, 38, 36), CREAM, INK, 6)
    sketch.fill(panel(-17, 6, 34, 30, 6), CREAM)
    for side in (-1, 1):
        sketch.disc(side * 15, -6, 11, INK)
    sketch.fill("M-5 16 L0 6 L5 16 Z", INK)
    for x in (-8, 0, 8):
        sketch.line([(x, 26), (x, 38)], INK, 4)


def scream(sketch: Sketch) -> None:
    """Terror: how far the town has come."""
    sketch.fill(oval(0, 0, 40, 46), GOLD, INK, 7)
    for side in (-1, 1):
        sketch.fill(oval(side * 15, -14, 7, 10), INK)
    sketch.fill(oval(0, 20, 11, 16), INK)


def deck(sketch: Sketch) -> None:
    """The Monster cards."""
    for turn, colour in ((-16, darker(VIOLET, 0.5)), (0, VIOLET)):
        card = sketch.at(4, 2, turn=turn)
        card.fill(panel(-28, -42, 56, 84, 8), colour, INK, 6)
    sketch.fill(star(4, 2, 22, 4, 0.35), GOLD)


def bag(sketch: Sketch) -> None:
    """The bag with Items."""
    sketch.fill("M-14 -18 C-52 0 -48 44 -30 44 L30 44 C48 44 52 0 14 -18 Z", WOOD, INK, 7)
    sketch.fill("M-12 -20 L-22 -44 L-8 -38 L0 -46 L8 -38 L22 -44 L12 -20 Z", WOOD, INK, 6)
    sketch.line([(-16, -19), (16, -19)], GOLD, 8)


def bin_of_items(sketch: Sketch) -> None:
    """The Items that were discarded."""
    sketch.fill("M-32 -20 L32 -20 L26 44 L-26 44 Z", STEEL, INK, 7)
    sketch.fill(panel(-40, -32, 80, 14, 6), STEEL, INK, 6)
    sketch.line([(-10, -40), (10, -40)], INK, 8)
    for x in (-12, 0, 12):
        sketch.line([(x, -8), (x * 0.9, 32)], INK, 5)


def perk(sketch: Sketch) -> None:
    """A Perk card."""
    sketch.fill(panel(-32, -44, 64, 88, 9), CREAM, INK, 7)
    sketch.fill(star(0, 0, 28), GOLD, INK, 4)


def saved(sketch: Sketch) -> None:
    """Citizens who are safe at home."""
    sketch.fill("M0 -46 L46 -4 L34 -4 L34 42 L-34 42 L-34 -4 L-46 -4 Z", LEAF, INK, 7)
    sketch.line("M-18 12 L-5 26 L20 -6", CREAM, 11)


def lost(sketch: Sketch) -> None:
    """Citizens who were defeated."""
    sketch.fill([*arc(0, -8, 32, 36, (180, 360)), (32, 42), (-32, 42)], STEEL, INK, 7)
    sketch.line("M-14 -16 L14 12", INK, 9)
    sketch.line("M14 -16 L-14 12", INK, 9)


def step(sketch: Sketch) -> None:
    """An action: a boot."""
    sketch.fill("M-24 -42 L10 -42 L10 -2 C22 2 40 6 40 24 L40 34 L-24 34 Z", GOLD, INK, 7)
    sketch.fill(panel(-28, 30, 72, 12, 4), INK)


def step_print(sketch: Sketch) -> None:
    """An action that is done: the sole of a boot."""
    sketch.fill("M-24 -42 L10 -42 L10 -2 C22 2 40 6 40 24 L40 38 L-24 38 Z", darker(WOOD_DARK, 0.35))


def sun(sketch: Sketch) -> None:
    """Daybreak: a Monster Phase will be skipped."""
    sketch.fill(star(0, 0, 50, 10, 0.66), GOLD, INK, 5)
    sketch.disc(0, 0, 22, CREAM)


def frenzy(sketch: Sketch) -> None:
    """The Frenzy Marker."""
    flames(sketch.at(0, 0, 0.86))
    sketch.fill("M0 40 C-28 36 -26 4 -8 -20 C-4 -6 6 -10 4 -26 C24 -8 30 34 0 40 Z", BLOOD, INK, 5)


def tick(sketch: Sketch) -> None:
    """Done."""
    sketch.line("M-30 4 L-8 28 L34 -28", INK, 32)
    sketch.line("M-30 4 L-8 28 L34 -28", LEAF, 18)


@cache
def sprite(name: str, size: int) -> Image.Image:
    """A sign by its name."""
    sketch = Sketch.centred(size, size, 112)
    SIGNS[name](sketch)
    return sketch.picture()


@cache
def frame(width: int, height: int, ground: str, edge: str) -> Image.Image:
    """A panel with rounded corners and an edge."""
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 16), INK)
    sketch.fill(panel(2, 2, width - 4, height - 6, 14), edge)
    sketch.fill(panel(6, 6, width - 12, height - 14, 11), ground)
    return sketch.picture()


def lit_board(width: int, height: int) -> Image.Image:
    """A panel that everybody looks at: paper in a golden frame."""
    return frame(width, height, PAPER, GOLD)


SIGNS = {
    sign.__name__: sign
    for sign in (
        *(skull, scream, deck, bag, bin_of_items, perk, saved, lost, step, step_print, sun, frenzy, tick),
    )
}
