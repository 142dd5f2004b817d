"""The heads of the eleven families, each drawn around (0, 0) in a square of 100 units.

The families are told apart by their outlines alone: antennae, tufts, ears, horns of hair, a hockey mask.
"""

from collections.abc import Callable, Mapping

from games.monster_slaughter.content import FamilyId
from pictures.canvas import Sketch, arc, oval, panel, symmetric
from pictures.palette import BLOOD, CREAM, GOLD, INK, WINE, darker, lighter, mix

_OUTLINE = 5


def _alien(sketch: Sketch) -> None:
    skin = "#a4dd6a"
    for mirrored in (False, True):
        feeler = sketch.at(0, 0, mirror=mirrored)
        feeler.line("M-14 -30 C-20 -44 -26 -46 -32 -46", INK, 5)
        feeler.disc(-34, -45, 8, INK)
        feeler.disc(-34, -45, 4, GOLD)
    sketch.fill(symmetric("M0 -42 C-30 -42 -44 -24 -42 -2 C-40 22 -20 46 0 48"), skin, INK, _OUTLINE)
    for mirrored in (False, True):
        sketch.at(0, 0, mirror=mirrored).fill("M-8 12 C-26 14 -36 -2 -35 -12 C-20 -14 -8 -4 -8 12 Z", INK)
        sketch.disc(-26 if mirrored else 18, -4, 4, CREAM)
    sketch.line("M-8 32 Q0 36 8 32", INK, 4)


def _clown(sketch: Sketch) -> None:
    for side in (-1, 1):
        for x, y, radius in ((36, -18, 15), (42, 2, 14), (35, 19, 12)):
            sketch.disc(side * x, y, radius + 3, INK)
        for x, y, radius in ((36, -18, 12), (42, 2, 11), (35, 19, 9)):
            sketch.disc(side * x, y, radius, "#ff8a2b")
    sketch.fill(oval(0, 6, 35, 40), "#fff6ea", INK, _OUTLINE)
    sketch.fill("M-18 -30 L2 -52 L16 -31 Z", "#6a5cff", INK, 4)
    sketch.disc(3, -50, 7, GOLD)
    for side in (-1, 1):
        sketch.fill([(side * 15, -18), (side * 22, -4), (side * 15, 10), (side * 8, -4)], "#5aa7f2")
        sketch.disc(side * 15, -4, 5, INK)
    sketch.disc(0, 10, 10, BLOOD)
    sketch.fill("M-24 20 C-8 30 8 30 24 20 C18 44 -18 44 -24 20 Z", BLOOD, INK, 3)
    sketch.fill("M-14 27 C-6 31 6 31 14 27 L10 32 C4 34 -4 34 -10 32 Z", CREAM)


def _crittlin(sketch: Sketch) -> None:
    fur = "#d08a45"
    for mirrored in (False, True):
        ear = sketch.at(0, 0, mirror=mirrored)
        ear.fill("M-20 0 C-30 -20 -44 -30 -50 -46 C-54 -20 -50 10 -24 22 Z", fur, INK, _OUTLINE)
        ear.fill("M-26 2 C-34 -12 -42 -22 -46 -32 C-48 -14 -42 6 -28 14 Z", "#ffb3a0")
    half = "M0 -30 L-6 -44 L-12 -30 L-24 -30 C-40 -8 -36 34 0 44"
    sketch.fill(symmetric(half), fur, INK, _OUTLINE)
    for side in (-1, 1):
        sketch.fill(oval(side * 14, -8, 12, 13), GOLD, INK, 4)
        sketch.fill(oval(side * 12, -7, 3.5, 9), INK)
    sketch.fill("M-26 14 C-10 20 10 20 26 14 C22 38 -22 38 -26 14 Z", "#4a1028", INK, 3)
    for x in (-17, -6, 6, 17):
        sketch.fill([(x - 6, 16), (x + 6, 16), (x, 27)], CREAM)


def _ghost(sketch: Sketch) -> None:
    half = (
        "M0 -48 C-32 -48 -40 -26 -40 0 L-42 44 C-36 36 -30 36 -25 42 C-19 50 -13 50 -9 42 C-6 36 -3 36 0 40"
    )
    sketch.fill(symmetric(half), "#eef1ff", INK, _OUTLINE)
    for side in (-1, 1):
        sketch.fill(oval(side * 14, -16, 8, 11), INK)
    sketch.fill(oval(0, 12, 9, 13), INK)


def _golem(sketch: Sketch) -> None:
    stone = "#8f9bb3"
    shape = "M-38 -34 L-14 -44 L20 -42 L42 -26 L40 26 L26 44 L-30 44 L-44 20 Z"
    sketch.fill(shape, stone, INK, _OUTLINE)
    sketch.fill("M-38 -34 L-14 -44 L20 -42 L42 -26 L10 -22 L-30 -18 Z", lighter(stone, 0.35))
    sketch.fill("M-34 -12 L-6 -10 L-6 -20 L-32 -22 Z", darker(stone, 0.45))
    sketch.fill("M34 -14 L6 -10 L6 -20 L32 -26 Z", darker(stone, 0.45))
    for side in (-1, 1):
        sketch.fill(panel(side * 18 - 9, -10, 18, 13, 2), "#ffd84a", INK, 4)
    sketch.fill(panel(-22, 20, 44, 12, 2), INK)
    for x in (-14, 0, 14):
        sketch.fill(panel(x - 4, 20, 8, 7), stone)
    sketch.line("M20 -42 L12 -30 L20 -24", INK, 4)
    sketch.line("M-42 8 L-30 12 L-26 24", INK, 4)


def _maniac(sketch: Sketch) -> None:
    mask = symmetric("M0 -46 C-30 -46 -40 -26 -38 0 C-36 28 -18 46 0 48")
    sketch.line([(-44, -8), (44, -8)], INK, 14)
    sketch.line([(-44, -8), (44, -8)], "#7a4a32", 7)
    sketch.fill(mask, "#f2ead8", INK, _OUTLINE)
    for side in (-1, 1):
        sketch.fill(oval(side * 15, -8, 10, 8), INK)
        sketch.fill([(side * 26, 10), (side * 34, 24), (side * 20, 20)], BLOOD)
    sketch.fill("M-8 -44 L8 -44 L0 -22 Z", BLOOD)
    for x, y in ((-8, 14), (8, 14), (-16, 27), (0, 24), (16, 27), (-6, 36), (6, 36), (-14, -28), (14, -28)):
        sketch.disc(x, y, 3.2, INK)


def _mummy(sketch: Sketch) -> None:
    cloth = "#e6d8ae"
    sketch.fill("M30 18 C46 20 48 34 40 46 L32 42 C38 34 36 28 26 28 Z", cloth, INK, 4)
    sketch.fill(symmetric("M0 -46 C-30 -46 -40 -26 -38 0 C-37 26 -26 46 0 46"), cloth, INK, _OUTLINE)
    sketch.fill("M-37 -14 L37 -20 L37 4 L-38 6 Z", INK)
    for side in (-1, 1):
        sketch.disc(side * 15, -7, 9, "#ffe14d")
        sketch.disc(side * 14, -6, 4, INK)
    for path in (
        "M-30 -30 L20 -44",
        "M-36 -16 L34 -30",
        "M-36 20 L37 10",
        "M-32 32 L34 26",
        "M-20 44 L28 36",
    ):
        sketch.line(path, mix(cloth, INK, 0.5), 4)


def _triton(sketch: Sketch) -> None:
    skin = "#3fb8b0"
    for mirrored in (False, True):
        fin = sketch.at(0, 0, mirror=mirrored)
        fin.fill("M-26 -8 L-52 -24 L-46 -6 L-54 6 L-44 12 L-46 28 L-26 18 Z", "#1c7f86", INK, 4)
    sketch.fill("M-8 -36 L-12 -52 L0 -46 L12 -52 L8 -36 Z", "#1c7f86", INK, 4)
    sketch.fill(symmetric("M0 -42 C-28 -42 -34 -20 -33 4 C-32 30 -18 46 0 46"), skin, INK, _OUTLINE)
    sketch.fill(symmetric("M0 14 C-20 14 -27 22 -24 30 C-20 40 -10 44 0 44"), lighter(skin, 0.5))
    for side in (-1, 1):
        sketch.fill(oval(side * 17, -10, 13, 13), "#fff3a8", INK, 4)
        sketch.disc(side * 17, -9, 5.5, INK)
    sketch.line("M-22 24 C-10 18 10 18 22 24", INK, 5)
    for x, y in ((-8, -30), (8, -30), (0, 2)):
        sketch.disc(x, y, 3.4, darker(skin, 0.4))


def _vampire(sketch: Sketch) -> None:
    for mirrored in (False, True):
        collar = sketch.at(0, 0, mirror=mirrored)
        collar.fill("M-10 46 L-44 50 L-52 -2 L-26 24 Z", WINE, INK, 4)
        collar.fill("M-30 0 L-46 -12 L-34 18 Z", "#e9e2f5", INK, 4)
    sketch.fill(symmetric("M0 -40 C-26 -42 -36 -20 -34 4 C-32 30 -14 46 0 48"), "#e9e2f5", INK, _OUTLINE)
    sketch.fill(symmetric("M0 -8 L-14 -22 L-30 -18 L-36 -2 C-42 -38 -22 -52 0 -50"), "#2b2140", INK, 4)
    for side in (-1, 1):
        sketch.line([(side * 8, -4), (side * 24, -11)], INK, 5)
        sketch.fill(oval(side * 15, 4, 7, 6), BLOOD, INK, 3)
    sketch.line("M-16 24 C-8 20 8 20 16 24", INK, 4)
    for x in (-9, 9):
        sketch.fill([(x - 5, 24), (x + 5, 24), (x, 38)], "#ffffff", INK, 2.5)


def _werewolf(sketch: Sketch) -> None:
    fur = "#93603a"
    half = "M0 -30 L-16 -32 L-34 -52 L-40 -20 L-48 4 L-38 6 L-42 22 L-28 22 L-22 36 L0 48"
    sketch.fill(symmetric(half), fur, INK, _OUTLINE)
    for mirrored in (False, True):
        sketch.at(0, 0, mirror=mirrored).fill("M-20 -30 L-31 -42 L-34 -22 Z", "#e6a08a")
    sketch.fill(symmetric("M0 2 C-18 2 -22 18 -20 28 L-8 44 L0 46"), lighter(fur, 0.5))
    for side in (-1, 1):
        sketch.fill([(side * 8, -2), (side * 28, -14), (side * 24, 2)], GOLD, INK, 3)
    sketch.fill("M-11 4 L11 4 L0 17 Z", INK)
    sketch.line("M-16 27 C-8 31 8 31 16 27", INK, 4)
    for x in (-10, 10):
        sketch.fill([(x - 4, 29), (x + 4, 29), (x, 39)], "#ffffff", INK, 2)


def _zombie(sketch: Sketch) -> None:
    skin = "#7fa37a"
    sketch.fill(
        symmetric("M0 -28 C-30 -28 -38 -12 -36 4 C-36 20 -30 24 -28 34 L-20 46 L0 48"), skin, INK, _OUTLINE
    )
    for x, y, radius in ((-20, -28, 14), (0, -34, 16), (20, -28, 14)):
        sketch.disc(x, y, radius + 3, INK)
    for x, y, radius in ((-20, -28, 12), (0, -34, 14), (20, -28, 12)):
        sketch.disc(x, y, radius, "#ff9fb0")
    for fold in ("M-24 -34 Q-18 -24 -10 -30", "M-4 -44 Q4 -36 -2 -26", "M12 -36 Q20 -30 18 -20"):
        sketch.line(fold, "#c2566b", 3.5)
    sketch.fill(panel(-35, -22, 70, 12, 4), skin)
    sketch.line([(-36, -18), (-26, -12), (-14, -18), (0, -12), (14, -18), (26, -12), (36, -18)], INK, 4)
    sketch.fill(oval(-15, 4, 13, 13), CREAM, INK, 4)
    sketch.disc(-15, 6, 4.5, INK)
    sketch.fill(oval(17, 5, 8, 6), CREAM, INK, 4)
    sketch.disc(17, 6, 3, INK)
    sketch.line("M-18 30 L16 26", INK, 5)
    for x in (-12, -2, 8):
        sketch.line([(x, 23), (x + 1, 35)], INK, 3.5)


HEADS: Mapping[FamilyId, Callable[[Sketch], None]] = {
    "aliens": _alien,
    "clowns": _clown,
    "crittlins": _crittlin,
    "ghosts": _ghost,
    "golems": _golem,
    "maniacs": _maniac,
    "mummies": _mummy,
    "tritons": _triton,
    "vampires": _vampire,
    "werewolves": _werewolf,
    "zombies": _zombie,
}


def stranger(sketch: Sketch) -> None:
    """A family that is not chosen yet: a shadow with eyes."""
    sketch.fill([*arc(0, 0, 40, 44, (180, 360)), (40, 46), (-40, 46)], "#3b3168", INK, _OUTLINE)
    sketch.write(0, 6, "?", 64, GOLD)
