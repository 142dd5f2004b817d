"""The six Monsters as figures, each with an outline of its own."""

from pictures.canvas import Sketch, arc, oval, symmetric
from pictures.palette import BLOOD, CREAM, GOLD, INK, darker, lighter

BASILISK, CERBERUS, CHIMERA = "#8fb93f", "#a3524a", "#e0a03c"
MEDUSA, MINOTAUR, SIREN = "#4fb596", "#a06a44", "#b58ae0"
_FUR, _SKIN = "#5d4652", "#f0cfa8"


def basilisk(sketch: Sketch) -> None:
    """A crowned serpent that rises from its coils."""
    sketch.fill(oval(0, 34, 46, 15), darker(BASILISK, 0.25), INK, 5)
    sketch.fill(oval(0, 28, 32, 11), BASILISK, INK, 5)
    sketch.fill("M40 34 C54 30 54 14 46 6 C46 18 38 22 30 26 Z", BASILISK, INK, 4)
    neck = "M-16 30 C-26 8 -22 -6 -12 -16 L16 -14 C8 -2 4 12 18 28 Z"
    sketch.fill(neck, BASILISK, INK, 5)
    for y, left, right in ((18, -12, 6), (6, -14, 2), (-5, -11, 4)):
        sketch.line([(left, y), (right, y)], lighter(BASILISK, 0.45), 5)
    hood = "M-34 -6 C-42 -30 -20 -42 0 -40 C24 -42 42 -26 32 -4 C22 6 -22 8 -34 -6 Z"
    sketch.fill(hood, BASILISK, INK, 5)
    sketch.fill("M-20 -38 L-24 -54 L-11 -46 L0 -57 L11 -46 L24 -54 L20 -38 Z", GOLD, INK, 4)
    for side in (-1, 1):
        sketch.fill(oval(side * 15, -20, 8, 8), "#fff2a8", INK, 3)
        sketch.fill(oval(side * 15, -20, 2.4, 6.5), INK)
    sketch.line("M-16 -4 Q0 4 16 -4", INK, 4)
    for x in (-11, 11):
        sketch.fill([(x - 3, -2), (x + 3, -2), (x, 8)], CREAM, INK, 1.8)
    sketch.line("M0 1 L0 12 L-5 18", BLOOD, 3.5)
    sketch.line("M0 12 L5 18", BLOOD, 3.5)


def cerberus(sketch: Sketch) -> None:
    """Three dogs' heads on one pair of shoulders."""
    sketch.fill(symmetric("M0 0 C-26 2 -40 18 -38 46 L-14 46 L-12 34 L0 34"), darker(_FUR, 0.2), INK, 5)
    sketch.line([(-32, 22), (32, 22)], INK, 15)
    sketch.line([(-32, 22), (32, 22)], CERBERUS, 9)
    for x in (-24, -8, 8, 24):
        sketch.fill([(x - 4, 20), (x, 8), (x + 4, 20)], CREAM, INK, 2.5)
    for x, y, size, mirrored in ((-28, -2, 0.86, False), (28, -2, 0.86, True), (0, -14, 1.0, False)):
        _dog(sketch.at(x, y, size, mirror=mirrored), level=x == 0)


def _dog(sketch: Sketch, *, level: bool) -> None:
    for side in (-1, 1):
        sketch.fill([(side * 8, -22), (side * 24, -38), (side * 23, -8)], darker(_FUR, 0.25), INK, 4)
    sketch.fill(symmetric("M0 -24 C-20 -26 -24 -8 -20 2 C-16 10 -12 24 0 24"), _FUR, INK, 5)
    sketch.fill(symmetric("M0 -2 C-10 -2 -14 8 -12 16 C-9 23 -4 24 0 24"), lighter(_FUR, 0.28))
    for side in (-1, 1):
        sketch.fill([(side * 4, -6), (side * 15, -13), (side * 13, -3)], "#ff6a4d", INK, 2.5)
        sketch.fill([(side * 4, 15), (side * 9, 14), (side * 6.5, 23)], CREAM, INK, 1.6)
    sketch.fill(oval(0, 4, 6, 4.5), INK)
    sketch.line("M-10 14 Q0 9 10 14" if level else "M-10 13 Q0 11 10 15", INK, 3)


def chimera(sketch: Sketch) -> None:
    """A lion in profile, with a goat's head on its back and a snake for a tail."""
    sketch.line("M32 8 C54 6 54 -22 40 -26", INK, 13)
    sketch.line("M32 8 C54 6 54 -22 40 -26", "#6fae4a", 7)
    sketch.fill("M46 -34 C36 -40 22 -32 24 -24 C30 -18 44 -20 46 -34 Z", "#6fae4a", INK, 4)
    sketch.disc(33, -28, 2.6, INK)
    for x in (-18, 22):
        sketch.fill([(x, 14), (x - 2, 46), (x + 13, 46), (x + 13, 14)], darker(CHIMERA, 0.25), INK, 4.5)
    sketch.fill("M-26 4 C-20 -10 20 -10 34 0 C42 12 38 26 30 28 L-20 28 Z", CHIMERA, INK, 5)
    for x in (-30, 12):
        sketch.fill([(x, 16), (x - 3, 47), (x + 12, 47), (x + 12, 16)], CHIMERA, INK, 4.5)
    goat = sketch.at(10, -24, 0.62)
    for mirrored in (False, True):
        horn = "M-6 -20 C-10 -44 -28 -44 -34 -34 C-24 -34 -18 -24 -16 -12 Z"
        goat.at(0, 0, mirror=mirrored).fill(horn, "#8d7f78", INK, 6)
    goat.fill(symmetric("M0 -24 C-20 -24 -20 -4 -16 14 L-16 34 L0 34"), "#f4ead8", INK, 7)
    for side in (-1, 1):
        goat.disc(side * 8, -6, 4, INK)
    sketch.fill(
        "M-32 -40 L-20 -34 L-8 -38 L-8 -24 L2 -14 L-6 -4 L-4 10 L-18 10 L-28 20 L-38 10 L-50 6 L-46 -8"
        " L-52 -20 L-42 -26 Z",
        "#a85f2a",
        INK,
        4.5,
    )
    sketch.fill(oval(-27, -9, 17, 18), lighter(CHIMERA, 0.25), INK, 4)
    for x in (-34, -21):
        sketch.disc(x, -13, 3, INK)
    sketch.fill("M-33 -5 L-22 -5 L-27.5 1 Z", INK)
    sketch.line("M-36 4 Q-28 8 -20 4", INK, 3)


def medusa(sketch: Sketch) -> None:
    """A pale face that must not be looked at, and snakes for hair."""
    for path, x, y in (
        ("M-10 -22 C-26 -30 -22 -46 -38 -44", -40, -44),
        ("M-4 -26 C-14 -38 -6 -46 -12 -53", -12, -52),
        ("M-14 -12 C-34 -14 -32 -26 -48 -20", -49, -20),
        ("M-14 0 C-32 2 -36 -6 -48 6", -49, 7),
        ("M-12 12 C-26 18 -34 16 -42 30", -43, 31),
    ):
        for mirrored in (False, True):
            snake = sketch.at(0, 0, mirror=mirrored)
            snake.line(path, INK, 13)
            snake.line(path, MEDUSA, 7)
            snake.fill(oval(x, y, 7, 6), MEDUSA, INK, 3)
            snake.disc(x - 1.5, y - 1, 1.8, INK)
    gown = "M0 24 C-16 26 -26 34 -28 48 L0 48"
    sketch.fill(symmetric(gown), "#6a5a9a", INK, 5)
    sketch.fill(symmetric("M0 -30 C-20 -30 -24 -10 -20 6 C-16 20 -8 28 0 29"), "#d5e8c8", INK, 5)
    for side in (-1, 1):
        sketch.fill([(side * 4, -8), (side * 16, -13), (side * 15, -3), (side * 7, -2)], "#fff2a8", INK, 2.5)
        sketch.disc(side * 10.5, -6.5, 2.6, BLOOD)
        sketch.line([(side * 4, -13), (side * 17, -18)], INK, 3.5)
    sketch.line("M0 -2 L-2 8 L2 8", INK, 2.5)
    sketch.fill("M-8 16 Q0 12 8 16 Q0 23 -8 16 Z", BLOOD, INK, 2.5)


def minotaur(sketch: Sketch) -> None:
    """A bull's head with a ring on shoulders like a door."""
    body = "M0 6 C-24 2 -46 8 -46 30 L-44 48 L-28 48 L-26 34 L-22 48 L0 48"
    sketch.fill(symmetric(body), darker(MINOTAUR, 0.2), INK, 5)
    sketch.fill(symmetric("M0 22 C-12 22 -16 34 -12 46 L0 48"), lighter(MINOTAUR, 0.15))
    for mirrored in (False, True):
        horn = "M-14 -26 C-34 -22 -42 -32 -38 -52 C-56 -40 -54 -8 -18 -8 Z"
        sketch.at(0, 0, mirror=mirrored).fill(horn, CREAM, INK, 4.5)
    for side in (-1, 1):
        sketch.fill(oval(side * 29, 0, 12, 6.5), MINOTAUR, INK, 4)
    head = "M0 -32 C-20 -34 -26 -14 -22 0 C-20 8 -16 12 -16 22 C-14 32 -6 34 0 34"
    sketch.fill(symmetric(head), MINOTAUR, INK, 5)
    sketch.fill(symmetric("M0 10 C-14 10 -17 18 -15 24 C-12 32 -6 34 0 34"), lighter(MINOTAUR, 0.45), INK, 3)
    sketch.fill("M-10 -30 L-5 -18 L0 -28 L5 -18 L10 -30 Z", darker(MINOTAUR, 0.5))
    for side in (-1, 1):
        sketch.fill([(side * 5, -6), (side * 17, -12), (side * 15, -1)], "#ff6a4d", INK, 2.5)
        sketch.fill(oval(side * 7, 19, 3, 4), INK)
    sketch.line(arc(0, 27, 8, 8, (0, 180)), INK, 7)
    sketch.line(arc(0, 27, 8, 8, (0, 180)), GOLD, 3.5)


def siren(sketch: Sketch) -> None:
    """A woman with a bird's wings and claws, who sings."""
    wing = (
        "M-8 -8 C-28 -30 -44 -34 -52 -30 C-50 -20 -48 -18 -44 -14 C-52 -14 -50 -4 -42 0"
        " C-48 4 -42 12 -34 12 C-36 20 -20 22 -8 14 Z"
    )
    for mirrored in (False, True):
        sketch.at(0, 0, mirror=mirrored).fill(wing, SIREN, INK, 5)
    for side in (-1, 1):
        sketch.line([(side * 8, 30), (side * 10, 44)], INK, 8)
        for toe in (-7, 0, 7):
            sketch.line([(side * 10, 42), (side * 10 + toe, 49)], INK, 5)
        sketch.line([(side * 8, 30), (side * 10, 43)], GOLD, 3.5)
    hair = "M0 -50 C-24 -52 -26 -26 -22 -8 C-24 4 -26 10 -18 14 L0 12"
    sketch.fill(symmetric(hair), "#d8573f", INK, 5)
    sketch.fill(symmetric("M0 -6 C-14 -4 -20 12 -18 24 C-14 36 -6 38 0 39"), lighter(SIREN, 0.4), INK, 5)
    for x, y in ((-7, 18), (7, 18), (0, 27), (-8, 30), (8, 30)):
        sketch.line(f"M{x - 4} {y} Q{x} {y + 5} {x + 4} {y}", darker(SIREN, 0.1), 3)
    sketch.fill(oval(0, -24, 14, 17), _SKIN, INK, 4)
    sketch.fill([*arc(0, -30, 15, 13, (190, 350))], "#d8573f")
    for side in (-1, 1):
        sketch.line(arc(side * 6, -24, 3.6, 3, (180, 360)), INK, 3)
    sketch.fill(oval(0, -14, 4.5, 6), INK)
    for x, y in ((32, -44), (44, -50)):
        sketch.fill(oval(x, y + 8, 5, 4), INK)
    sketch.line([(36, -36), (36, -54), (48, -59), (48, -42)], INK, 3.5)
