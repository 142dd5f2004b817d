"""What the pieces of The Attic Monster show, each drawn around (0, 0) in a square of 100 units.

The designs of keys and rooms and the signs of the effects are told apart by their shapes alone.
"""

from collections.abc import Callable, Mapping

from games.attic_monster.board import Direction
from pictures.canvas import Point, Sketch, arc, oval, panel, star, symmetric
from pictures.motifs import dashed
from pictures.palette import (
    AMBER,
    BLOOD,
    CREAM,
    GOLD,
    INK,
    LEAF,
    SKY,
    STEEL,
    TEAL,
    VIOLET,
    WOOD,
    darker,
    lighter,
    mix,
)

ANGLES: Mapping[Direction, int] = {"E": 0, "SE": 45, "SW": 135, "W": 180, "NW": 225, "NE": 315}
CRYSTALS: Mapping[str, str] = {"red": BLOOD, "green": LEAF, "blue": SKY}

_GEMS: Mapping[str, list[Point]] = {
    "red": symmetric("M0 -44 L-38 -22 L-38 22 L0 44"),
    "green": symmetric("M0 -40 L-24 -40 L-40 -24 L-40 24 L-24 40 L0 40"),
    "blue": symmetric("M0 -48 L-34 -6 L0 48"),
}
_OTHER_GEM = symmetric("M0 -42 L-42 0 L0 42")


def bat(sketch: Sketch, colour: str, ground: str) -> None:
    """The design of the lower left room."""
    half = (
        "M0 -10 L-5 -12 L-12 -28 L-16 -10 C-24 -24 -40 -28 -50 -22"
        " C-44 -12 -43 0 -45 12 C-38 5 -30 5 -26 16 C-20 8 -12 10 0 30"
    )
    sketch.fill(symmetric(half), colour)
    for x in (-6, 6):
        sketch.disc(x, -3, 3.4, ground)


def cat(sketch: Sketch, colour: str, ground: str) -> None:
    """The design of the lower right room."""
    sketch.fill(
        symmetric("M0 -20 C-8 -22 -14 -20 -18 -18 L-38 -42 C-42 -24 -44 -6 -40 8 C-36 30 -18 40 0 40"), colour
    )
    for side in (-1, 1):
        sketch.fill(oval(side * 17, 4, 7, 9), ground)
        sketch.fill(oval(side * 17, 4, 2.6, 8), colour)
        for tilt in (14, 22):
            sketch.line([(side * 14, 20), (side * 46, tilt)], ground, 2.4)
    sketch.fill("M-6 16 L6 16 L0 24 Z", ground)


def candle(sketch: Sketch, colour: str, ground: str) -> None:
    """The design of the upper left room."""
    sketch.fill(
        "M0 -48 C10 -34 14 -28 14 -20 C14 -11 8 -6 0 -6 C-8 -6 -14 -11 -14 -20 C-14 -28 -6 -32 0 -48 Z",
        colour,
    )
    sketch.fill(
        "M0 -26 C5 -20 6 -18 6 -15 C6 -11 3 -9 0 -9 C-3 -9 -6 -11 -6 -15 C-6 -18 -3 -20 0 -26 Z", ground
    )
    sketch.fill(panel(-13, -2, 26, 36, 3), colour)
    sketch.line("M-6 0 L-6 12", ground, 4)
    sketch.line("M4 0 L4 6", ground, 4)
    sketch.fill(panel(-32, 32, 64, 12, 6), colour)
    sketch.line(arc(34, 26, 10, 10, (-150, 130)), colour, 6)


def spider(sketch: Sketch, colour: str, ground: str) -> None:
    """The design of the upper right room."""
    for side in (-1, 1):
        for knee, foot in (
            ((24, -34), (40, -46)),
            ((34, -16), (50, -12)),
            ((34, 12), (48, 24)),
            ((24, 26), (34, 46)),
        ):
            sketch.line([(0, 0), (side * knee[0], knee[1]), (side * foot[0], foot[1])], colour, 5)
    sketch.fill(oval(0, 14, 20, 24), colour)
    sketch.fill(oval(0, -14, 14, 13), colour)
    for x in (-6, 6):
        sketch.disc(x, -17, 4, ground)
    sketch.fill("M-7 8 L7 8 L0 16 L7 24 L-7 24 L0 16 Z", ground)


DESIGNS: Mapping[str, Callable[[Sketch, str, str], None]] = {
    "bat": bat,
    "cat": cat,
    "candle": candle,
    "spider": spider,
}


def key(sketch: Sketch, design: str, colour: str, ink: str) -> None:
    """A key that stands upright, its design in its bow."""
    sketch.fill(panel(-7, 4, 14, 46, 4), colour, ink, 5)
    for y in (24, 38):
        sketch.fill(panel(4, y - 5, 18, 9, 2), colour, ink, 4)
    sketch.fill(panel(-5, 6, 10, 40, 2), colour)
    sketch.fill(oval(0, -18, 33, 31), colour, ink, 5)
    sketch.fill(oval(0, -18, 25, 23), mix(ink, colour, 0.05))
    DESIGNS[design](sketch.at(0, -18, 0.42), colour, ink)


def blank_key(sketch: Sketch, colour: str, ink: str) -> None:
    """A key as such, whatever it opens."""
    sketch.line(oval(0, -22, 19, 19), ink, 22)
    sketch.line("M0 -4 L0 42", ink, 22)
    for y in (22, 38):
        sketch.line([(0, y), (20, y)], ink, 18)
    sketch.line(oval(0, -22, 19, 19), colour, 12)
    sketch.line("M0 -4 L0 42", colour, 12)
    for y in (22, 38):
        sketch.line([(0, y), (20, y)], colour, 8)


def bolt(sketch: Sketch) -> None:
    """Power as such, whatever its colour."""
    sketch.fill(symmetric("M0 -46 L-36 -18 L-28 22 L0 46"), VIOLET, INK, 5)
    sketch.fill("M8 -30 L-18 6 L-2 6 L-8 32 L18 -6 L2 -6 Z", GOLD)


def key_print(sketch: Sketch, design: str, colour: str, ground: str) -> None:
    """Where a key lay or will hang: its flat shadow with its design."""
    sketch.fill(panel(-7, 4, 14, 46, 4), colour)
    for y in (24, 38):
        sketch.fill(panel(4, y - 5, 18, 9, 2), colour)
    sketch.fill(oval(0, -18, 34, 32), colour)
    DESIGNS[design](sketch.at(0, -18, 0.5), ground, colour)


def crystal(sketch: Sketch, token: str) -> None:
    """A Power Crystal: its own cut and letter for each colour."""
    colour = CRYSTALS.get(token, VIOLET)
    shape = _GEMS.get(token, _OTHER_GEM)
    sketch.fill(shape, colour, INK, 6)
    inner = [(x * 0.62, y * 0.62) for x, y in shape]
    sketch.fill(inner, lighter(colour, 0.2))
    for corner, inner_corner in zip(shape, inner, strict=True):
        sketch.line([corner, inner_corner], darker(colour, 0.35), 2.5)
    sketch.write(0, 1, token[:1].upper(), 42, "#ffffff")


def crystal_print(sketch: Sketch, token: str) -> None:
    """Where a Power Crystal lay: the dashed outline of its cut."""
    colour = darker(CRYSTALS.get(token, VIOLET), 0.15)
    dashed(sketch, _GEMS.get(token, _OTHER_GEM), colour, 5)
    sketch.write(0, 1, token[:1].upper(), 34, colour)


def turn_arrow(sketch: Sketch, colour: str) -> None:
    """Two arrows that chase each other: turn a tile over."""
    for turn in (0, 180):
        half = sketch.at(0, 0, turn=turn)
        half.line(arc(0, 0, 31, 31, (200, 322)), colour, 12)
        half.fill("M12 -34 L44 -30 L36 2 Z", colour)


def footprint(sketch: Sketch, colour: str) -> None:
    """A bare foot: a step."""
    sketch.fill(
        "M-4 44 C-20 44 -20 26 -14 10 C-10 -2 -24 -12 -20 -24"
        " C-16 -36 14 -36 20 -20 C26 -4 12 6 12 22 C12 38 6 44 -4 44 Z",
        colour,
    )
    for x, y, radius in ((-22, -36, 8), (-7, -43, 7), (7, -42, 6), (18, -37, 5.4), (27, -28, 5)):
        sketch.disc(x, y, radius, colour)


def two_steps(sketch: Sketch, colour: str) -> None:
    """Two footprints, one before the other."""
    footprint(sketch.at(-19, 12, 0.68, -12), colour)
    footprint(sketch.at(20, -12, 0.68, 12, mirror=True), colour)


def catapult(sketch: Sketch, arrow: Direction | None) -> None:
    """A catapult's spoon over a compass; its arrow points where a Ghost will fly."""
    sketch.disc(0, 0, 48, mix(AMBER, CREAM, 0.55))
    for angle in ANGLES.values():
        sketch.at(0, 0, turn=angle).disc(41, 0, 3.6, WOOD)
    if arrow is None:
        sketch.write(0, 0, "?", 70, WOOD)
        return
    pointer = sketch.at(0, 0, turn=ANGLES[arrow])
    pointer.fill("M-40 -11 L6 -11 L6 -31 L49 0 L6 31 L6 11 L-40 11 Z", BLOOD, INK, 4)
    pointer.disc(-32, 0, 15, WOOD)
    pointer.disc(-32, 0, 9, STEEL)


def portal(sketch: Sketch) -> None:
    """A whirl that leads elsewhere."""
    for radius, colour in (
        (48, darker(VIOLET)),
        (41, VIOLET),
        (33, lighter(VIOLET, 0.25)),
        (25, darker(VIOLET, 0.55)),
    ):
        sketch.disc(0, 0, radius, colour)
    for turn in (0, 120, 240):
        sketch.at(0, 0, turn=turn).line("M8 -4 C18 -22 36 -22 42 -4", CREAM, 6)
    sketch.fill(star(0, 0, 19, 4, 0.35), GOLD)


def gate(sketch: Sketch) -> None:
    """The gate of the garden, where all begin."""
    for x in (-44, 44):
        sketch.fill(panel(x - 9, -28, 18, 74, 3), STEEL, INK, 4)
        sketch.disc(x, -34, 10, GOLD)
    sketch.line("M-34 -8 C-16 -34 16 -34 34 -8", INK, 5)
    for x in (-24, -12, 0, 12, 24):
        sketch.line([(x, -20 if abs(x) < 20 else -14), (x, 42)], INK, 4)
    sketch.line("M-34 30 L34 30", INK, 4)
    sketch.line("M-34 4 L34 4", INK, 4)


def die_sign(sketch: Sketch, symbol: str) -> None:
    """What a side of a die shows."""
    match symbol:
        case "flip":
            turn_arrow(sketch, BLOOD)
        case "flip-or-move":
            turn_arrow(sketch.at(-17, -15, 0.66), TEAL)
            footprint(sketch.at(22, 16, 0.56, 12), TEAL)
            sketch.line("M30 -38 L-32 38", mix(TEAL, CREAM, 0.6), 4)
        case "flip-any":
            turn_arrow(sketch, AMBER)
            sketch.fill(star(0, 1, 21), AMBER)
        case "move":
            footprint(sketch, INK)
        case _:
            for turn in (45, 135):
                sketch.at(0, 0, turn=turn).fill(panel(-42, -8, 84, 16, 7), darker(STEEL, 0.2))


def tombstone(sketch: Sketch, colour: str) -> None:
    """A stone of the graveyard."""
    sketch.fill([*arc(0, -12, 28, 30, (180, 360)), (28, 36), (-28, 36)], colour)
    sketch.fill(panel(-38, 30, 76, 12, 5), colour)


def cross(sketch: Sketch, colour: str) -> None:
    """A cross of the graveyard."""
    sketch.fill(panel(-6, -42, 12, 84, 3), colour)
    sketch.fill(panel(-24, -24, 48, 12, 3), colour)
    sketch.line(oval(0, -18, 14, 14), colour, 5)
