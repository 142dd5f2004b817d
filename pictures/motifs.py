"""What more than one game draws, each around (0, 0) in a square of 100 units."""

from collections.abc import Sequence

from pictures.canvas import Point, Sketch, arc, oval, symmetric
from pictures.palette import CREAM, GOLD, INK, STEEL, darker, lighter


def dashed(sketch: Sketch, corners: Sequence[Point], colour: str, width: float) -> None:
    """An outline of dashes, two to each side."""
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for start, end in ((0.05, 0.35), (0.6, 0.9)):
            ends = [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in (start, end)]
            sketch.line(ends, colour, width)


def trap(sketch: Sketch) -> None:
    """Iron jaws that are about to snap."""
    sketch.fill(oval(0, 0, 42, 34), INK)
    for turn in (0, 180):
        jaw = sketch.at(0, 0, turn=turn)
        teeth = [(x, y) for left in (44, 22, 0, -22) for x, y in ((left, -22), (left - 11, -3))]
        jaw.fill(
            [*arc(0, -10, 48, 36, (180, 360)), (46, -22), *teeth, (-46, -22)], lighter(STEEL, 0.35), INK, 4
        )
        jaw.fill([*arc(0, -10, 48, 36, (184, 356)), *arc(0, -13, 42, 20, (352, 188))], darker(STEEL, 0.1))
    for x in (-46, 46):
        sketch.disc(x, 0, 10, INK)
        sketch.disc(x, 0, 5, GOLD)


def eye(sketch: Sketch) -> None:
    """An eye: this has been seen."""
    sketch.fill("M-50 0 Q0 -58 50 0 Q0 58 -50 0 Z", CREAM, INK, 9)
    sketch.disc(0, 0, 17, INK)
    sketch.disc(5, -5, 6, CREAM)


def fir(sketch: Sketch, colour: str) -> None:
    """A tree of the forest."""
    half = "M0 -44 L-18 -16 L-10 -16 L-26 8 L-14 8 L-32 32 L-5 32 L-5 42 L0 42"
    sketch.fill(symmetric(half), colour)
