"""The Monster and its moods."""

from functools import cache
from typing import Literal, TypeAlias

from PIL import Image

from pictures.canvas import Point, Sketch, arc, oval, symmetric
from pictures.palette import BLOOD, CREAM, INK, lighter

Mood: TypeAlias = Literal["lurking", "raging", "gloating", "leaving"]

_FUR = "#5aa564"


@cache
def monster(mood: Mood, size: int) -> Image.Image:
    """The Monster, `size` pixels wide."""
    sketch = Sketch.centred(size, size, 142)
    _horns(sketch)
    sketch.fill(_fur(), _FUR, INK, 5)
    sketch.fill(symmetric("M0 -2 C-22 -2 -32 18 -30 48 L0 54"), lighter(_FUR, 0.28))
    if mood in ("raging", "gloating"):
        for side in (-1, 1):
            _raised_arm(sketch.at(side * 46, 6, mirror=side > 0))
    _eyes(sketch, mood)
    _mouth(sketch, mood)
    return sketch.picture()


def _fur() -> list[Point]:
    half = (
        "M0 -48 L-8 -56 L-14 -46 L-26 -50 L-28 -38 L-42 -38 L-40 -26 L-52 -20 L-46 -8 L-56 2 L-48 10"
        " L-58 24 L-48 28 L-54 44 L-42 44 L-44 58 L-28 54 L-20 62 L-10 55 L0 60"
    )
    return symmetric(half)


def _horns(sketch: Sketch) -> None:
    for side in (False, True):
        horn = sketch.at(0, 0, mirror=side)
        horn.fill("M-22 -40 C-42 -38 -48 -52 -44 -64 C-36 -54 -24 -58 -8 -44 Z", "#f0dcae", INK, 4)


def _raised_arm(sketch: Sketch) -> None:
    sketch.fill(
        "M6 14 C-10 10 -18 -6 -18 -22 L-22 -32 L-14 -28 L-10 -38 L-6 -28 L2 -34 L-2 -22 C0 -10 6 -6 12 -4 Z",
        _FUR,
        INK,
        4,
    )


def _eyes(sketch: Sketch, mood: Mood) -> None:
    for side in (-1, 1):
        sketch.fill(oval(side * 17, -18, 15, 16), CREAM, INK, 4)
        look = 0 if mood == "raging" else side + (5 if mood == "lurking" else 0)
        sketch.disc(side * 17 + look, -15 if mood != "leaving" else -12, 6.5, INK)
        if mood == "raging":
            sketch.line([(side * 3, -24), (side * 32, -40)], INK, 8)
        if mood == "gloating":
            sketch.fill([*arc(side * 17, -18, 16, 17, (180, 360))], _FUR, INK, 3)
        if mood == "leaving":
            sketch.line([(side * 6, -42), (side * 30, -34)], INK, 6)


def _mouth(sketch: Sketch, mood: Mood) -> None:
    match mood:
        case "lurking":
            sketch.line("M-22 12 C-10 22 10 22 22 12", INK, 5)
            for x in (-13, 13):
                sketch.fill([(x - 6, 17), (x + 6, 17), (x, 28)], CREAM, INK, 2.5)
        case "raging" | "gloating":
            sketch.fill("M-30 8 C-12 2 12 2 30 8 C28 40 -28 40 -30 8 Z", "#5b1230", INK, 5)
            sketch.fill("M-14 29 C-6 20 8 20 16 29 C8 34 -6 34 -14 29 Z", BLOOD)
            for x in (-20, -7, 7, 20):
                sketch.fill([(x - 6, 6), (x + 6, 6), (x, 17)], CREAM)
        case _:
            sketch.line("M-16 22 C-8 12 8 12 16 22", INK, 5)
            sketch.fill("M30 -6 C36 4 34 10 30 10 C26 10 25 4 30 -6 Z", "#9fd8ff")
