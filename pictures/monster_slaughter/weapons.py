"""What a victim can fight with: drawings for cards, each around (0, 0) in a square of 100 units."""

from pictures.canvas import Sketch, arc, oval, panel, star, symmetric
from pictures.palette import (
    AMBER,
    BLOOD,
    CREAM,
    GOLD,
    INK,
    LEAF,
    SKY,
    STEEL,
    WOOD,
    WOOD_LIGHT,
    darker,
    lighter,
)

_METAL = lighter(STEEL, 0.35)


def gun(sketch: Sketch) -> None:
    """A gun of any kind."""
    sketch.fill(
        "M-46 -22 L34 -22 L46 -14 L46 -2 L4 -2 L-2 10 L-14 10 L-22 40 L-44 40 L-36 2 L-46 -2 Z",
        _METAL,
        INK,
        6,
    )
    sketch.line([(-34, -12), (28, -12)], darker(STEEL), 5)
    sketch.line(arc(2, 4, 12, 14, (0, 150)), INK, 5)
    sketch.disc(44, -9, 6, BLOOD)


def bow(sketch: Sketch) -> None:
    """A crossbow."""
    tilted = sketch.at(0, 0, turn=45)
    tilted.line(arc(0, 16, 42, 46, (195, 345)), INK, 15)
    tilted.line(arc(0, 16, 42, 46, (195, 345)), WOOD_LIGHT, 7)
    tilted.line([(-40, 4), (0, 20), (40, 4)], INK, 4)
    tilted.line([(0, 46), (0, -40)], INK, 11)
    tilted.line([(0, 46), (0, -40)], _METAL, 5)
    tilted.fill([(0, -52), (12, -30), (-12, -30)], _METAL, INK, 4)


def spray(sketch: Sketch) -> None:
    """A spray can."""
    sketch.fill(panel(-10, -18, 40, 64, 8), BLOOD, INK, 6)
    sketch.fill(panel(-2, -36, 24, 20, 5), _METAL, INK, 5)
    sketch.fill(panel(-4, 4, 28, 18, 4), CREAM)
    for x, y, radius in ((-20, -32, 6), (-34, -40, 7), (-34, -22, 7), (-46, -32, 5)):
        sketch.disc(x, y, radius, lighter(SKY, 0.5))


def glove(sketch: Sketch) -> None:
    """A boxing glove."""
    sketch.fill(panel(-20, 18, 40, 28, 6), CREAM, INK, 6)
    sketch.fill("M-30 20 C-50 -30 -20 -48 6 -44 C36 -42 44 -20 34 4 L28 20 Z", BLOOD, INK, 6)
    sketch.line("M-30 0 C-10 8 -4 -4 -8 -16", INK, 5)


def hammer(sketch: Sketch) -> None:
    """A heavy hammer."""
    tilted = sketch.at(0, 0, turn=35)
    tilted.fill(panel(-6, -20, 12, 70, 4), WOOD_LIGHT, INK, 5)
    tilted.fill(panel(-34, -44, 68, 34, 8), _METAL, INK, 6)


def bang(sketch: Sketch) -> None:
    """An explosion."""
    sketch.fill(star(0, 0, 50, 9, 0.6), INK)
    sketch.fill(star(0, 0, 42, 9, 0.58), AMBER)
    sketch.fill(star(0, 0, 26, 9, 0.58), GOLD)


def trap_box(sketch: Sketch) -> None:
    """A trap for ghosts, open."""
    sketch.fill([(-24, -46), (24, -46), (14, 8), (-14, 8)], "#fff2a8")
    sketch.fill(panel(-44, 6, 88, 34, 6), "#3b3558", INK, 6)
    for x in (-36, -12, 12):
        sketch.fill([(x, 8), (x + 12, 8), (x + 22, 20), (x + 10, 20)], GOLD)


def torch(sketch: Sketch) -> None:
    """A torch."""
    sketch.fill("M-10 4 L10 4 L4 48 L-4 48 Z", WOOD_LIGHT, INK, 5)
    sketch.fill("M0 -50 C30 -22 26 8 0 10 C-26 8 -28 -14 -12 -26 C-8 -18 -4 -22 0 -50 Z", AMBER, INK, 6)
    sketch.fill("M0 -22 C14 -8 12 4 0 5 C-12 4 -10 -8 0 -22 Z", GOLD)


def fork(sketch: Sketch) -> None:
    """A pitchfork."""
    tilted = sketch.at(0, 0, turn=30)
    tilted.fill(panel(-5, -6, 10, 56, 4), WOOD_LIGHT, INK, 5)
    for colour, width in ((INK, 13), (_METAL, 6)):
        tilted.line("M-24 -46 L-24 -16 C-24 -4 24 -4 24 -16 L24 -46", colour, width)
        tilted.line([(0, -46), (0, -8)], colour, width)


def saw(sketch: Sketch) -> None:
    """A chainsaw."""
    teeth = [point for x in range(46, -18, -12) for point in ((x, 12), (x - 6, 22))]
    sketch.fill([(-16, -10), (40, -10), (48, 2), *teeth, (-16, 12)], _METAL, INK, 5)
    sketch.fill(panel(-48, -22, 40, 46, 9), BLOOD, INK, 6)
    sketch.line(arc(-28, -22, 14, 14, (180, 360)), INK, 6)


def hook(sketch: Sketch) -> None:
    """A hook."""
    for colour, width in ((INK, 19), (_METAL, 10)):
        sketch.line("M8 -30 L8 16 C8 44 -32 44 -30 10", colour, width)
    sketch.fill([(-30, -8), (-42, 16), (-18, 14)], _METAL, INK, 4)
    sketch.line(oval(8, -38, 9, 9), INK, 10)
    sketch.line(oval(8, -38, 9, 9), _METAL, 4)


def blade(sketch: Sketch) -> None:
    """A dagger."""
    tilted = sketch.at(0, 0, turn=40)
    tilted.fill("M-12 12 L-12 -34 L0 -52 L12 -34 L12 12 Z", _METAL, INK, 6)
    tilted.fill(panel(-24, 10, 48, 12, 4), GOLD, INK, 5)
    tilted.fill(panel(-8, 22, 16, 28, 5), WOOD, INK, 5)


def shears(sketch: Sketch) -> None:
    """Garden shears."""
    for mirrored in (False, True):
        half = sketch.at(0, 0, turn=-22 if mirrored else 22)
        half.fill("M-7 10 L-3 -50 L9 10 Z", _METAL, INK, 5)
        half.line([(0, 12), (0, 44)], INK, 14)
        half.line([(0, 12), (0, 44)], WOOD_LIGHT, 7)
    sketch.disc(0, 8, 6, INK)


def net(sketch: Sketch) -> None:
    """A fishing net."""
    sketch.fill("M-38 -26 L38 -26 C34 20 16 44 0 46 C-16 44 -34 20 -38 -26 Z", "#3a5a78", INK, 5)
    for x in (-24, -8, 8, 24):
        sketch.line([(x, -24), (x * 0.4, 40)], CREAM, 3)
    for y, reach in ((-10, 34), (8, 28), (26, 17)):
        sketch.line([(-reach, y), (reach, y)], CREAM, 3)
    sketch.line([(-42, -28), (42, -28)], WOOD_LIGHT, 9)


def stick(sketch: Sketch) -> None:
    """A club."""
    tilted = sketch.at(0, 0, turn=40)
    tilted.fill("M-13 -50 L13 -50 L6 26 L-6 26 Z", WOOD_LIGHT, INK, 6)
    tilted.fill(panel(-7, 24, 14, 24, 4), BLOOD, INK, 5)


def crucifix(sketch: Sketch) -> None:
    """A crucifix."""
    for colour, more in ((INK, 5), (GOLD, 0)):
        sketch.fill(panel(-9 - more, -46 - more, 18 + 2 * more, 92 + 2 * more, 5), colour)
        sketch.fill(panel(-30 - more, -26 - more, 60 + 2 * more, 18 + 2 * more, 5), colour)


def shovel(sketch: Sketch) -> None:
    """A shovel."""
    tilted = sketch.at(0, 0, turn=35)
    tilted.fill(panel(-5, -40, 10, 50, 3), WOOD_LIGHT, INK, 5)
    tilted.fill(panel(-16, -50, 32, 12, 5), WOOD, INK, 5)
    tilted.fill(symmetric("M0 6 L-20 6 C-22 30 -12 42 0 52"), _METAL, INK, 6)


def fist(sketch: Sketch) -> None:
    """A fist."""
    sketch.fill("M-36 -8 C-36 -40 36 -40 38 -8 L34 26 L-26 26 C-44 20 -44 0 -36 -8 Z", "#8fbf6a", INK, 6)
    for x in (-16, 2, 20):
        sketch.line([(x, -26), (x, -4)], INK, 5)
    sketch.fill(panel(-26, 24, 56, 24, 5), darker(LEAF), INK, 6)
