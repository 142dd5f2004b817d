"""The small signs of Cross Creek: Items, overlays, tokens and clues, each around (0, 0) in 100 units."""

from collections.abc import Callable, Mapping

from pictures.canvas import Sketch, arc, oval, panel, star, symmetric
from pictures.motifs import trap
from pictures.palette import (
    BLOOD,
    CREAM,
    GOLD,
    INK,
    LEAF,
    PAPER,
    SKY,
    STEEL,
    WOOD,
    WOOD_DARK,
    darker,
    lighter,
)

YELLOW, GREEN, BROWN = "#f7cf3f", "#6fca6c", "#d3915a"


def yellow_chip(sketch: Sketch) -> None:
    """Physical Items: a square."""
    sketch.fill(panel(-41, -38, 82, 80, 9), YELLOW, INK, 7)


def green_chip(sketch: Sketch) -> None:
    """Survival Items: a six-sided nut."""
    sketch.fill([(-46, 2), (-24, -40), (24, -40), (46, 2), (24, 44), (-24, 44)], GREEN, INK, 7)


def brown_chip(sketch: Sketch) -> None:
    """Animals: a round face."""
    sketch.fill(oval(0, 4, 42, 40), BROWN, INK, 7)


def goat_mark(sketch: Sketch) -> None:
    """Horns that rise above a chip."""
    for side in (False, True):
        sketch.at(0, 0, mirror=side).fill(
            "M-8 -22 C-10 -44 -26 -54 -46 -48 C-32 -42 -26 -34 -28 -16 Z", CREAM, INK, 5
        )


def camera(sketch: Sketch) -> None:
    """The photo lab, where the photo is put together."""
    sketch.fill(panel(-16, -34, 32, 16, 4), CREAM, INK, 5)
    sketch.fill(panel(-36, -24, 72, 50, 9), CREAM, INK, 6)
    sketch.disc(0, 2, 19, INK)
    sketch.disc(0, 2, 12, SKY)
    sketch.disc(-4, -2, 4, CREAM)


def pen(sketch: Sketch) -> None:
    """The pen in which goats are safe."""
    goat_face(sketch.at(0, -10, 0.72))
    for x in (-30, -10, 10, 30):
        sketch.fill([(x - 6, 34), (x - 6, 4), (x, -4), (x + 6, 4), (x + 6, 34)], CREAM, INK, 4)
    sketch.fill(panel(-38, 12, 76, 9), CREAM, INK, 4)


def goat_face(sketch: Sketch) -> None:
    """A goat."""
    goat_mark(sketch.at(0, 8))
    for side in (-1, 1):
        sketch.fill(oval(side * 30, -8, 16, 8), "#f4ead8", INK, 5)
    sketch.fill(symmetric("M0 -26 C-22 -26 -24 -8 -18 14 C-14 28 -10 34 0 34"), "#f4ead8", INK, 6)
    for side in (-1, 1):
        sketch.fill(oval(side * 10, -6, 4, 6), INK)
    sketch.fill("M-8 34 L8 34 L0 48 Z", "#f4ead8", INK, 4)
    sketch.line("M-6 20 Q0 24 6 20", INK, 4)


def glass(sketch: Sketch) -> None:
    """The records at City Hall: a magnifying glass."""
    sketch.line([(10, 10), (34, 34)], INK, 20)
    sketch.line([(10, 10), (34, 34)], WOOD, 11)
    sketch.fill(oval(-8, -8, 27, 27), INK)
    sketch.disc(-8, -8, 20, lighter(SKY, 0.65))
    sketch.line(arc(-8, -8, 13, 13, (180, 260)), CREAM, 5)


def paw(sketch: Sketch) -> None:
    """The Howler's trail begins here."""
    sketch.fill(oval(0, 16, 24, 20), CREAM)
    for x, y in ((-28, -4), (-10, -22), (12, -22), (30, -4)):
        sketch.fill(oval(x, y, 9, 12), CREAM)


def violin(sketch: Sketch) -> None:
    """A player's Violin; its letter is written on it."""
    sketch.line([(0, -20), (0, -48)], INK, 12)
    sketch.line([(0, -20), (0, -46)], WOOD_DARK, 6)
    body = symmetric("M0 -30 C-30 -30 -34 -8 -25 2 C-42 12 -38 46 0 46")
    sketch.fill(body, "#d98b4a", INK, 6)


def foot(sketch: Sketch) -> None:
    """A footprint of Bigfoot."""
    sketch.fill(
        "M-16 40 C-30 12 -30 -14 -14 -18 C4 -22 24 -16 26 2 C26 20 14 22 12 38 C8 48 -10 50 -16 40 Z", CREAM
    )
    for x, y, radius in ((-22, -26, 9), (-6, -32, 8), (9, -31, 7), (22, -25, 6), (32, -14, 5)):
        sketch.disc(x, y, radius, CREAM)


def eye(sketch: Sketch) -> None:
    """The Eye of the Mothman."""
    sketch.fill("M-46 0 Q0 -52 46 0 Q0 52 -46 0 Z", "#ff6a55", INK, 6)
    sketch.disc(0, 0, 16, INK)
    sketch.disc(0, 0, 9, GOLD)


def closed_trap(sketch: Sketch) -> None:
    """A trap that is shut, with a lock."""
    teeth = [(x, y) for left in (-38, -19, 0, 19) for x, y in ((left, -4), (left + 9.5, 8))]
    sketch.fill([*arc(0, -4, 40, 32, (180, 360)), (38, -4), *reversed(teeth)], STEEL, INK, 5)
    sketch.fill([*arc(0, 4, 40, 32, (0, 180))], darker(STEEL, 0.25), INK, 5)
    sketch.fill(panel(-13, -2, 26, 22, 4), GOLD, INK, 4)
    sketch.line(arc(0, -2, 8, 11, (180, 360)), INK, 5)


def armed_trap(sketch: Sketch) -> None:
    """A trap with its jaws open."""
    trap(sketch.at(0, 0, 0.86))
    sketch.fill(oval(0, 0, 10, 8), BLOOD, INK, 4)


def mark(sketch: Sketch) -> None:
    """A Death Mark."""
    sketch.fill(oval(0, -8, 30, 28), CREAM, INK, 6)
    sketch.fill(panel(-16, 10, 32, 22, 6), CREAM, INK, 5)
    for side in (-1, 1):
        sketch.line([(side * 18, -14), (side * 6, -2)], INK, 7)
        sketch.line([(side * 6, -14), (side * 18, -2)], INK, 7)


def clock(sketch: Sketch) -> None:
    """A clue."""
    sketch.disc(0, 0, 38, INK)
    sketch.disc(0, 0, 30, CREAM)
    sketch.line([(0, -20), (0, 0), (14, 8)], INK, 6)


def glasses(sketch: Sketch) -> None:
    """A clue."""
    for side in (-1, 1):
        sketch.line(oval(side * 23, 6, 17, 16), INK, 8)
        sketch.line([(side * 38, -2), (side * 46, -16)], INK, 7)
    sketch.line(arc(0, 4, 8, 8, (190, 350)), INK, 7)


def hat(sketch: Sketch) -> None:
    """A clue."""
    sketch.fill("M-26 16 L-22 -34 L22 -34 L26 16 Z", INK)
    sketch.fill(panel(-25, 0, 50, 12), BLOOD)
    sketch.fill(oval(0, 18, 46, 11), INK)


def flower(sketch: Sketch) -> None:
    """A clue."""
    sketch.line("M0 0 Q4 24 0 44", darker(LEAF, 0.3), 7)
    for x, y in ((0, -30), (20, -16), (13, 8), (-13, 8), (-20, -16)):
        sketch.fill(oval(x, y, 13, 13), "#e46a9a", INK, 4)
    sketch.fill(oval(0, -10, 11, 11), GOLD, INK, 4)


def dog(sketch: Sketch) -> None:
    """A clue."""
    for side in (-1, 1):
        sketch.fill(oval(side * 30, -4, 12, 26), WOOD_DARK, INK, 5)
    sketch.fill(oval(0, 0, 30, 34), WOOD, INK, 5)
    sketch.fill(oval(0, 16, 18, 15), PAPER, INK, 4)
    sketch.fill(oval(0, 8, 7, 5), INK)
    for side in (-1, 1):
        sketch.disc(side * 12, -10, 4.5, INK)


def ring(sketch: Sketch) -> None:
    """A clue."""
    sketch.line(oval(0, 14, 26, 26), INK, 15)
    sketch.line(oval(0, 14, 26, 26), GOLD, 8)
    sketch.fill([(-18, -28), (-9, -42), (9, -42), (18, -28), (0, -8)], SKY, INK, 5)


def newspaper(sketch: Sketch) -> None:
    """A clue."""
    sketch.fill(panel(-36, -36, 72, 74, 4), "#fffaf0", INK, 6)
    sketch.line([(-24, -22), (24, -22)], INK, 9)
    for y in (-4, 10, 24):
        sketch.line([(-24, y), (-4, y)], STEEL, 5)
    sketch.fill(panel(4, -8, 22, 36), STEEL)


CLUES: Mapping[str, Callable[[Sketch], None]] = {
    drawing.__name__: drawing for drawing in (clock, glasses, hat, flower, dog, ring, newspaper)
}


def unknown(sketch: Sketch) -> None:
    """What lies face down, or has no sign of its own."""
    sketch.fill(star(0, 0, 30, 4, 0.35), GOLD)
