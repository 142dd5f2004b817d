"""The signs of spaces, each drawn around (0, 0) in a square of 100 units."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from pictures import motifs
from pictures.canvas import Point, Sketch, arc, oval, panel, star, symmetric
from pictures.palette import (
    AMBER,
    BLOOD,
    CREAM,
    GOLD,
    INK,
    LEAF,
    MIST,
    PAPER,
    STEEL,
    TEAL,
    VIOLET,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    darker,
    lighter,
)


def key(sketch: Sketch) -> None:
    """A Skeleton Key: a skull with a bit."""
    for width, colour in ((24, INK), (13, GOLD)):
        sketch.line("M-10 4 L38 4", colour, width)
        for x in (20, 38):
            sketch.line([(x, 4), (x, 24)], colour, width)
    sketch.fill(oval(-24, 0, 25, 25), GOLD, INK, 6)
    for x in (-33, -15):
        sketch.fill(oval(x, -3, 6, 8), INK)
    sketch.line("M-32 14 L-16 14", INK, 5)


def judgment(sketch: Sketch) -> None:
    """A card with the scales of the Judgment Boy."""
    card = sketch.at(0, 0, turn=-8)
    card.fill(panel(-30, -44, 60, 88, 9), PAPER, INK, 6)
    card.line("M0 -28 L0 26", VIOLET, 7)
    card.line("M-19 -20 L19 -20", VIOLET, 7)
    card.line("M-12 28 L12 28", VIOLET, 8)
    for x in (-17, 17):
        card.line([(x, -18), (x, -4)], VIOLET, 3)
        card.fill(arc(x, -4, 11, 12, (0, 180)), VIOLET)


def bolt(sketch: Sketch) -> None:
    """A flash of Spooky Strength."""
    sketch.fill("M8 -48 L-30 8 L-4 8 L-14 48 L32 -12 L6 -12 L24 -48 Z", GOLD, INK, 7)


def heart(sketch: Sketch) -> None:
    """Life."""
    half = "M0 -22 C-10 -44 -46 -40 -44 -8 C-42 16 -16 28 0 44"
    sketch.fill(symmetric(half), BLOOD, INK, 7)
    sketch.line("M-27 -12 C-27 -20 -22 -24 -17 -24", lighter(BLOOD, 0.6), 7)


def thorn(sketch: Sketch) -> None:
    """A bramble that costs Life."""
    sketch.line("M-46 34 C-26 -30 -6 44 10 -6 C18 -34 34 -24 46 -38", INK, 19)
    spikes: tuple[tuple[float, float, float], ...] = (
        (-38, 12, -50), (-24, 4, 20), (-8, 20, 170), (10, -4, 70), (24, -24, -30), (34, -28, 150),
    )  # fmt: skip
    for x, y, turn in spikes:
        sketch.at(x, y, turn=turn).fill([(-9, 0), (0, -32), (9, 0)], LEAF, INK, 5)
    sketch.line("M-46 34 C-26 -30 -6 44 10 -6 C18 -34 34 -24 46 -38", LEAF, 10)


def portal(sketch: Sketch) -> None:
    """A whirl that leads to the other one."""
    sketch.fill(oval(0, 0, 48, 48), darker(TEAL, 0.6), INK, 6)
    for radius, colour in ((40, TEAL), (28, lighter(TEAL, 0.35)), (14, CREAM)):
        for start in (0, 180):
            turns = [start + step * 9 for step in range(20)]
            whirl: list[Point] = [
                (radius * (1 - at / 44) * cos(turn * pi / 180), radius * (1 - at / 44) * sin(turn * pi / 180))
                for at, turn in enumerate(turns)
            ]
            sketch.line(whirl, colour, 7)


def flames(sketch: Sketch) -> None:
    """The fire of Hell."""
    outer = (
        "M-38 44 C-54 10 -34 2 -34 -24 C-22 -14 -18 -6 -16 4 C-12 -22 -6 -32 4 -48 C8 -26 24 -18 22 4"
        " C28 -2 30 -10 32 -20 C44 2 50 18 36 44 Z"
    )
    sketch.fill(outer, AMBER, INK, 6)
    sketch.fill("M-22 44 C-30 22 -14 20 -10 4 C-2 12 2 14 6 6 C14 20 28 24 20 44 Z", lighter(GOLD, 0.3))


def hells_gate(sketch: Sketch) -> None:
    """A gate with bars before the fire."""
    sketch.fill("M-44 46 L-44 -10 C-40 -60 40 -60 44 -10 L44 46 Z", BLOOD, INK, 7)
    flames(sketch.at(0, 12, 0.72))
    for x in (-26, 0, 26):
        sketch.line([(x, -40 + abs(x) / 4), (x, 44)], INK, 8)
    sketch.line("M-42 2 L42 2", INK, 7)


def trap(sketch: Sketch) -> None:
    """The jaws of a Monster Trap."""
    motifs.trap(sketch.at(0, 0, 0.92))


def trigger(sketch: Sketch) -> None:
    """A lever that frees what is trapped."""
    sketch.fill(panel(-38, 18, 76, 26, 8), STEEL, INK, 6)
    for width, colour in ((20, INK), (10, CREAM)):
        sketch.line("M-6 18 L20 -26", colour, width)
    sketch.fill(oval(22, -30, 16, 16), BLOOD, INK, 6)


def stairs(sketch: Sketch) -> None:
    """Steps that go up."""
    for step in range(4):
        x, top = -46 + step * 23, 26 - step * 21
        sketch.fill(panel(x, top, 92 - step * 23, 46 - top), WOOD_LIGHT, INK, 5)
        sketch.fill(panel(x, top, 92 - step * 23, 8), lighter(WOOD_LIGHT, 0.6))


def roaming_start(sketch: Sketch) -> None:
    """Two paws in a dashed ring: a Monster may begin to roam here."""
    ring = oval(0, 0, 45, 45)
    for at in range(0, len(ring) - 4, 6):
        sketch.line(ring[at : at + 4], MIST, 7)
    for x, y in ((-15, 10), (16, -8)):
        sketch.fill(oval(x, y + 4, 11, 10), MIST)
        for toe in (-10, 0, 10):
            sketch.disc(x + toe, y - 11 + abs(toe) / 3, 4.6, MIST)


def door(sketch: Sketch) -> None:
    """A hotel room's door with its keyhole."""
    sketch.fill(panel(-34, -48, 68, 96, 5), WOOD_DARK, INK, 6)
    sketch.fill(panel(-25, -40, 50, 86, 3), WOOD)
    for y in (-34, 8):
        sketch.fill(panel(-18, y, 36, 32, 3), darker(WOOD, 0.22))
    sketch.disc(0, -2, 14, GOLD)
    sketch.disc(0, -6, 5, INK)
    sketch.fill([(-3, -4), (3, -4), (5, 8), (-5, 8)], INK)


def mystery(sketch: Sketch) -> None:
    """A curtain with a question on it."""
    sketch.fill(panel(-46, -46, 92, 92, 10), "#5a2f6b", INK, 6)
    for x in (-30, -10, 10, 30):
        sketch.line([(x, -38), (x, 40)], "#6f3d83", 8)
    sketch.write(0, 2, "?", 92, INK)
    sketch.write(-3, -1, "?", 88, GOLD)


def entrance(sketch: Sketch) -> None:
    """An arrow into the house."""
    sketch.fill("M0 -42 L-40 0 L-16 0 L-16 40 L16 40 L16 0 L40 0 Z", CREAM, INK, 7)


def swords(sketch: Sketch) -> None:
    """A battle."""
    for mirror in (False, True):
        sword = sketch.at(0, 0, turn=45 if mirror else -45, mirror=mirror)
        sword.fill([(-8, 26), (-8, -40), (0, -54), (8, -40), (8, 26)], lighter(STEEL, 0.6), INK, 6)
        sword.fill(panel(-24, 22, 48, 11, 4), GOLD, INK, 5)
        sword.fill(panel(-7, 33, 14, 22, 5), WOOD, INK, 5)


def spark(sketch: Sketch) -> None:
    """A special ability that works."""
    sketch.fill(star(0, 0, 48, 5, 0.46), GOLD, INK, 8)


EMBLEMS: Mapping[str, Callable[[Sketch], None]] = {
    "key": key,
    "judgment": judgment,
    "strength": bolt,
    "thorn": thorn,
    "portal": portal,
    "hells-gate": hells_gate,
    "hell": flames,
    "trap": trap,
    "trigger": trigger,
    "stairs": stairs,
    "roaming-start": roaming_start,
    "door": door,
    "mystery": mystery,
    "entrance": entrance,
}
