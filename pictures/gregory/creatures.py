"""The twelve Monsters that guard hotel rooms, each drawn around (0, 0) in a square of 100 units."""

from collections.abc import Callable, Mapping
from math import cos, radians, sin

from pictures.canvas import Sketch, arc, oval, panel, symmetric
from pictures.palette import AMBER, BLOOD, CREAM, GOLD, INK, LEAF, SKY, WOOD, darker

_LINE = 5.0
BANDAGE = "#e8dcc0"


def eyes(sketch: Sketch, y: float, apart: float = 12, size: float = 8, look: float = 0) -> None:
    """A pair of round eyes."""
    for x in (-apart, apart):
        sketch.fill(oval(x, y, size, size * 1.15), CREAM, INK, 3.5)
        sketch.disc(x + look, y + 1, size * 0.45, INK)


def dog(sketch: Sketch, coat: str) -> None:
    """A sitting dog, seen from the front."""
    for mirror in (False, True):
        sketch.at(0, 0, mirror=mirror).fill(
            "M-18 -34 C-46 -40 -46 -2 -34 8 C-26 0 -24 -14 -14 -22 Z", darker(coat, 0.3), INK, _LINE
        )
    sketch.fill(symmetric("M0 0 C-24 0 -34 20 -34 46 L0 46"), coat, INK, _LINE)
    sketch.fill(symmetric("M0 -40 C-24 -40 -30 -20 -24 -4 C-20 12 -8 18 0 18"), coat, INK, _LINE)
    eyes(sketch, -16, 11, 7)
    sketch.fill(oval(0, 2, 9, 7), INK)
    sketch.line("M-8 34 L-8 46", INK, 4)
    sketch.line("M8 34 L8 46", INK, 4)


def scales_boy(sketch: Sketch, metal: str) -> None:
    """A boy who is a pair of scales."""
    sketch.line("M0 -8 L0 44", INK, 15)
    sketch.line("M0 -8 L0 42", metal, 7)
    sketch.fill(panel(-26, 38, 52, 9, 4), metal, INK, 4)
    for width, colour in ((13, INK), (6, metal)):
        sketch.line("M-40 -2 L40 -2", colour, width)
    for side in (-1, 1):
        sketch.line([(side * 38, 0), (side * 46, 18)], INK, 3)
        sketch.line([(side * 38, 0), (side * 28, 18)], INK, 3)
        sketch.fill(arc(side * 37, 18, 13, 13, (0, 180)), metal, INK, 4)
    sketch.fill(oval(0, -24, 25, 23), "#f2c9a2", INK, _LINE)
    sketch.fill(arc(0, -25, 26, 23, (180, 360)), darker(WOOD, 0.3), INK, 4)
    eyes(sketch, -20, 10, 6.5)
    sketch.line("M-10 -8 L10 -8", BLOOD, 5)


def clock_face(sketch: Sketch, x: float, y: float, radius: float) -> None:
    """A dial with two hands."""
    sketch.fill(oval(x, y, radius, radius), CREAM, INK, _LINE)
    for hour in range(0, 360, 90):
        sketch.disc(x + radius * 0.75 * cos(radians(hour)), y + radius * 0.75 * sin(radians(hour)), 3, INK)
    sketch.line([(x, y - radius * 0.6), (x, y), (x + radius * 0.45, y + radius * 0.2)], BLOOD, 5)


def _black_duck(sketch: Sketch) -> None:
    sketch.fill("M-6 -6 C-30 0 -46 14 -48 -2 C-52 30 -36 44 -4 44 C26 44 36 24 30 6 Z", "#4d4d66", INK, _LINE)
    sketch.fill("M-30 16 C-18 8 0 10 6 18 C0 34 -20 36 -30 16 Z", "#34344a", INK, 4)
    sketch.fill(oval(12, -18, 24, 23), "#4d4d66", INK, _LINE)
    sketch.fill("M28 -22 C42 -26 50 -20 48 -14 C50 -8 40 -4 28 -8 Z", AMBER, INK, _LINE)
    sketch.fill(oval(15, -24, 8, 9), CREAM, INK, 3.5)
    sketch.disc(17, -23, 4, INK)


def _fat_chicken(sketch: Sketch) -> None:
    for x in (-16, 0, 16):
        sketch.fill(oval(x, -38, 10, 11), BLOOD, INK, 4)
    sketch.fill(symmetric("M0 -36 C-24 -36 -26 -14 -36 4 C-52 30 -30 46 0 46"), "#fff6e0", INK, _LINE)
    for mirror in (False, True):
        sketch.at(0, 0, mirror=mirror).fill(
            "M-34 6 C-54 10 -54 28 -42 34 C-34 28 -30 18 -34 6 Z", "#e8d6b0", INK, 4
        )
    eyes(sketch, -14, 12, 7)
    sketch.fill("M-12 -2 L12 -2 L0 14 Z", AMBER, INK, 4)
    sketch.fill(oval(0, 19, 6, 8), BLOOD, INK, 3)


def _lost_doll(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 -46 C-38 -46 -40 -6 -34 16 L-20 16 L0 0"), "#f0c24f", INK, _LINE)
    sketch.fill(symmetric("M0 2 L-16 6 L-36 46 L0 46"), "#d06aa8", INK, _LINE)
    sketch.fill(oval(0, -14, 22, 21), "#fbe3cf", INK, _LINE)
    for x in (-9, 9):
        sketch.disc(x, -14, 5, INK)
    sketch.line("M-5 -2 L5 -2", BLOOD, 4)
    sketch.fill(oval(26, 30, 12, 12), WOOD, INK, 4)
    for x in (17, 35):
        sketch.fill(oval(x, 20, 5, 5), WOOD, INK, 3)


def _musha_dokuro(sketch: Sketch) -> None:
    for mirror in (False, True):
        sketch.at(0, 0, mirror=mirror).fill(
            "M-12 -26 C-44 -24 -50 -40 -46 -52 C-36 -40 -24 -38 -8 -40 Z", GOLD, INK, _LINE
        )
    sketch.fill(symmetric("M0 -44 C-34 -44 -40 -22 -46 6 L-28 6 L-24 -8 L0 -8"), "#a3343f", INK, _LINE)
    sketch.fill(symmetric("M0 -14 C-28 -14 -30 8 -26 18 L-16 22 L-16 42 L0 44"), CREAM, INK, _LINE)
    for x in (-12, 12):
        sketch.fill(oval(x, 6, 8, 9), INK)
        sketch.disc(x, 6, 3, BLOOD)
    for x in (-8, 0, 8):
        sketch.line([(x, 28), (x, 40)], INK, 4)


def _devil_dog(sketch: Sketch) -> None:
    dog(sketch, "#5a4668")
    for mirror in (False, True):
        sketch.at(0, 0, mirror=mirror).fill(
            "M-8 -36 C-24 -38 -30 -48 -28 -56 C-22 -48 -14 -48 -4 -40 Z", BLOOD, INK, 4
        )


def cactus(sketch: Sketch) -> None:
    """A cactus with two arms and a face."""
    for width, colour in ((25, INK), (15, LEAF)):
        sketch.line("M-12 22 L-34 20 L-36 2", colour, width)
        sketch.line("M12 14 L34 12 L36 -6", colour, width)
    sketch.fill(panel(-20, -30, 40, 76, 18), LEAF, INK, _LINE)
    for x, y in ((-10, 30), (10, 36), (0, 24), (-34, 8), (35, 2)):
        sketch.line([(x - 3, y), (x + 3, y)], CREAM, 3)
    eyes(sketch, -4, 8, 6)


def _cactus_gunman(sketch: Sketch) -> None:
    cactus(sketch)
    sketch.line("M-6 12 L6 12", INK, 4)
    sketch.fill(oval(0, -24, 42, 9), WOOD, INK, _LINE)
    sketch.fill(symmetric("M0 -46 L-12 -50 L-20 -26 L0 -26"), WOOD, INK, _LINE)


def _catherine(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 2 L-20 8 L-32 46 L0 46"), CREAM, INK, _LINE)
    sketch.fill(symmetric("M0 -32 C-40 -32 -46 -2 -30 8 C-16 18 -8 16 0 16"), "#f08fb4", INK, _LINE)
    sketch.fill(symmetric("M0 -50 L-22 -48 L-26 -26 L0 -26"), CREAM, INK, _LINE)
    sketch.line("M-8 -38 L8 -38", BLOOD, 5)
    sketch.line("M0 -46 L0 -30", BLOOD, 5)
    eyes(sketch, -12, 18, 8)
    sketch.line("M-18 6 C-8 12 8 12 18 6", INK, 4)
    for width, colour in ((13, INK), (7, SKY)):
        sketch.line("M36 40 L36 10", colour, width)
    sketch.line("M36 10 L36 -10", INK, 3.5)


def _tv_fish(sketch: Sketch) -> None:
    sketch.fill("M-22 0 L-50 -24 L-44 0 L-50 24 Z", AMBER, INK, _LINE)
    sketch.fill("M-4 -26 L10 -46 L22 -26 Z", AMBER, INK, _LINE)
    sketch.fill(oval(6, 2, 42, 34), "#f2953a", INK, _LINE)
    sketch.fill(panel(-14, -16, 44, 34, 8), INK)
    sketch.fill(panel(-10, -12, 36, 26, 6), "#bfe8ff")
    sketch.fill(oval(8, 1, 9, 10), CREAM, INK, 3.5)
    sketch.disc(8, 1, 4.5, INK)
    sketch.line("M36 10 C40 14 44 12 46 8", INK, 4)


def _roulette_boy(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 20 L-22 24 L-28 47 L0 47"), SKY, INK, _LINE)
    for slot in range(8):
        colour = (BLOOD, INK)[slot % 2]
        sketch.fill([(0, -8), *arc(0, -8, 38, 38, (slot * 45, slot * 45 + 45))], colour)
    ring = oval(0, -8, 39, 39)
    sketch.line([*ring, ring[0]], INK, 10)
    sketch.line([*ring, ring[0]], GOLD, 5)
    sketch.fill(oval(0, -8, 22, 22), "#f2d7b6", INK, 4)
    eyes(sketch, -11, 9, 6)
    sketch.fill(oval(0, 5, 6, 4), INK)


def _neko_zombie(sketch: Sketch) -> None:
    fur = "#9aa3b8"
    for mirror in (False, True):
        sketch.at(0, 0, mirror=mirror).fill("M-34 -14 L-36 -48 L-10 -34 Z", fur, INK, _LINE)
    sketch.fill(symmetric("M0 12 C-22 12 -28 28 -28 46 L0 46"), fur, INK, _LINE)
    sketch.fill(symmetric("M0 -36 C-34 -36 -42 -16 -38 0 C-34 18 -12 22 0 22"), fur, INK, _LINE)
    sketch.fill(oval(-16, -10, 9, 10), GOLD, INK, 3.5)
    sketch.line("M-16 -16 L-16 -4", INK, 4)
    for turn in (45, 135):
        sketch.at(16, -10, turn=turn).line("M-9 0 L9 0", INK, 5)
    sketch.line("M-20 10 L20 10", INK, 4)
    for x in (-14, -5, 5, 14):
        sketch.line([(x, 5), (x, 15)], INK, 3.5)


def _clock_master(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 14 L-22 20 L-30 47 L0 47"), "#4a4a78", INK, _LINE)
    clock_face(sketch, 0, -4, 30)
    sketch.fill(panel(-16, -52, 32, 20, 3), "#4a2f73", INK, 4)
    sketch.line("M-28 -31 L28 -31", INK, 8)
    sketch.line("M-20 12 C-12 20 -4 18 0 12 C4 18 12 20 20 12", INK, 6)


CREATURES: Mapping[str, Callable[[Sketch], None]] = {
    "black-duck-2": _black_duck,
    "fat-chicken": _fat_chicken,
    "lost-doll": _lost_doll,
    "musha-dokuro": _musha_dokuro,
    "devil-dog": _devil_dog,
    "cactus-gunman": _cactus_gunman,
    "catherine": _catherine,
    "judgment-boy": lambda sketch: scales_boy(sketch, "#b9c3d9"),
    "tv-fish": _tv_fish,
    "roulette-boy": _roulette_boy,
    "neko-zombie": _neko_zombie,
    "clock-master": _clock_master,
}
