"""The tokens and signs of Monster Slaughter, each drawn around (0, 0) in a square of 100 units."""

from collections.abc import Callable, Mapping

from games.monster_slaughter.content import Token
from pictures.canvas import Sketch, oval, panel, star, symmetric
from pictures.palette import (
    BLOOD,
    CREAM,
    GOLD,
    INK,
    PAPER,
    WINE,
    WOOD,
    WOOD_LIGHT,
    darker,
    lighter,
)


def flesh(sketch: Sketch) -> None:
    """A slice of meat: a wound."""
    shape = "M-40 -8 C-40 -38 -4 -42 18 -34 C44 -26 50 4 34 26 C20 44 0 32 -12 24 C-24 16 -40 16 -40 -8 Z"
    sketch.fill(shape, BLOOD, INK, 6)
    sketch.line("M-30 -8 C-28 -26 -4 -32 14 -25 C32 -18 38 2 26 18", "#ffb8ae", 7)
    sketch.disc(-8, -4, 11, CREAM)
    sketch.disc(-8, -4, 5, "#ffb8ae")


def bone(sketch: Sketch) -> None:
    """A bone: a fatal blow."""
    turned = sketch.at(0, 0, turn=-40)
    for colour, more in ((INK, 6), (CREAM, 0)):
        turned.fill(panel(-30, -9 - more, 60, 18 + 2 * more), colour)
        for x, y in ((-34, -11), (-34, 11), (34, -11), (34, 11)):
            turned.disc(x, y, 14 + more, colour)


def brain(sketch: Sketch) -> None:
    """A brain: a death that was foretold."""
    pink = "#ff9fb8"
    half = "M0 -36 C-10 -44 -26 -38 -28 -28 C-44 -26 -48 -6 -38 2 C-46 16 -34 32 -20 28 C-14 40 -4 38 0 32"
    sketch.fill(symmetric(half), pink, INK, 6)
    for mirrored in (False, True):
        fold = sketch.at(0, 0, mirror=mirrored)
        fold.line("M-26 -14 Q-14 -18 -12 -4", darker(pink, 0.4), 5)
        fold.line("M-28 12 Q-18 4 -8 14", darker(pink, 0.4), 5)
    sketch.line([(0, -34), (0, 30)], darker(pink, 0.4), 5)


def target(sketch: Sketch) -> None:
    """A target: the favourite meal."""
    for radius, colour in ((46, INK), (40, CREAM), (30, BLOOD), (20, CREAM), (10, BLOOD)):
        sketch.disc(0, 0, radius, colour)


def door(sketch: Sketch) -> None:
    """A door that was smashed and kept."""
    sketch.fill(panel(-30, -44, 60, 88, 4), WOOD_LIGHT, INK, 6)
    for y in (-34, 4):
        sketch.fill(panel(-20, y, 40, 28, 3), WOOD)
    sketch.disc(18, 0, 6, GOLD)
    sketch.line("M-12 -44 L2 -14 L-10 2 L6 44", INK, 6)


TOKENS: Mapping[Token, Callable[[Sketch], None]] = {
    "flesh": flesh,
    "bones": bone,
    "brains": brain,
    "targets": target,
    "doors": door,
}


def heart(sketch: Sketch, colour: str = BLOOD) -> None:
    """A health point."""
    half = "M0 -20 C-8 -42 -46 -40 -44 -8 C-42 16 -14 30 0 42"
    sketch.fill(symmetric(half), colour, INK, 7)


def skull(sketch: Sketch, ground: str = CREAM) -> None:
    """A skull: somebody is dead."""
    half = "M0 -42 C-30 -42 -42 -22 -38 0 C-37 12 -28 16 -24 20 L-22 38 L0 38"
    sketch.fill(symmetric(half), ground, INK, 6)
    for side in (-1, 1):
        sketch.fill(oval(side * 16, -4, 11, 12), INK)
    sketch.fill([(0, 6), (7, 18), (-7, 18)], INK)
    for x in (-9, 0, 9):
        sketch.line([(x, 28), (x, 38)], INK, 4)


def moon(sketch: Sketch) -> None:
    """The full moon."""
    sketch.disc(0, 0, 50, "#ffe9b0")
    for x, y, radius in ((-24, -22, 9), (22, 26, 11), (28, -18, 6), (-26, 22, 7)):
        sketch.disc(x, y, radius, "#f5d88e")


def claws(sketch: Sketch, colour: str) -> None:
    """Three scratches."""
    for x in (-24, 0, 24):
        sketch.fill(f"M{x + 12} -40 Q{x + 6} 0 {x - 12} 40 Q{x - 4} -4 {x + 12} -40 Z", colour)


def card_back(sketch: Sketch) -> None:
    """A card, face down."""
    sketch.fill(panel(-36, -48, 72, 96, 12), WINE, INK, 6)
    sketch.line(panel(-27, -39, 54, 78, 7), lighter(WINE, 0.3), 4)
    claws(sketch.at(0, 0, 0.6), lighter(WINE, 0.3))


def footprint(sketch: Sketch, colour: str) -> None:
    """The print of a clawed foot: a move, or a monster that is ready again."""
    sketch.fill(oval(0, 18, 24, 22), colour)
    for x, y, turn in ((-28, -8, -24), (-10, -24, -8), (10, -24, 8), (28, -8, 24)):
        toe = sketch.at(x, y, turn=turn)
        toe.fill(oval(0, 0, 9, 12), colour)
        toe.fill([(-6, -7), (6, -7), (0, -24)], colour)


def die(sketch: Sketch) -> None:
    """A die with a success on it."""
    sketch.fill(panel(-42, -42, 84, 84, 18), CREAM, INK, 6)
    sketch.fill(star(0, 2, 31), BLOOD)


def plank_pile(sketch: Sketch) -> None:
    """Barricades in the supply."""
    for y, colour in ((24, WOOD), (0, WOOD_LIGHT), (-24, WOOD)):
        sketch.fill(panel(-46, y - 11, 92, 22, 4), colour, INK, 5)
        for x in (-36, 36):
            sketch.disc(x, y, 4, INK)


def shuffled_off(sketch: Sketch) -> None:
    """The discard pile: cards lying every which way."""
    for turn, colour in ((-24, PAPER), (12, lighter(WINE, 0.15))):
        sketch.at(0, 0, turn=turn).fill(panel(-28, -38, 56, 76, 9), colour, INK, 6)


def tick(sketch: Sketch, colour: str) -> None:
    """A tick: done, or foretold rightly."""
    sketch.line([(-28, 2), (-8, 24), (30, -24)], INK, 24)
    sketch.line([(-28, 2), (-8, 24), (30, -24)], colour, 13)


def cross_out(sketch: Sketch, colour: str) -> None:
    """A cross over something."""
    for turn in (45, 135):
        sketch.at(0, 0, turn=turn).line("M-36 0 L36 0", INK, 22)
    for turn in (45, 135):
        sketch.at(0, 0, turn=turn).line("M-36 0 L36 0", colour, 12)
