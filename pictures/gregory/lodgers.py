"""The Monsters that guard no room and come as Feral Monsters only, each around (0, 0) in 100 units."""

from collections.abc import Callable, Mapping

from pictures.canvas import Sketch, arc, oval, panel, star, symmetric
from pictures.gregory.creatures import BANDAGE, cactus, clock_face, dog, eyes, scales_boy
from pictures.motifs import trap
from pictures.palette import AMBER, BLOOD, CREAM, GOLD, INK, LEAF, SKY, STEEL, VIOLET, WOOD, darker, lighter

_LINE = 5.0
_SKIN = "#f2c9a2"


def _hells_chef(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 4 L-22 10 L-32 47 L0 47"), CREAM, INK, _LINE)
    sketch.fill(panel(-17, -26, 34, 40, 8), "#f6e3a6", INK, _LINE)
    sketch.fill("M0 -56 C-12 -44 -10 -30 0 -28 C10 -30 12 -44 0 -56 Z", AMBER, INK, 4)
    eyes(sketch, -8, 8, 6)
    sketch.line("M-8 6 L8 6", BLOOD, 5)
    sketch.fill("M28 44 L28 -14 L46 -34 L46 10 L36 12 L36 44 Z", lighter(STEEL, 0.5), INK, 4)
    sketch.fill(panel(27, 14, 11, 32, 4), WOOD, INK, 4)


def _death(sketch: Sketch) -> None:
    for width, colour in ((11, INK), (5, "#b07a45")):
        sketch.line("M36 46 L28 -40", colour, width)
    sketch.fill("M34 -46 C6 -54 -26 -46 -40 -24 C-20 -36 8 -38 30 -32 Z", lighter(STEEL, 0.5), INK, 4)
    sketch.fill(symmetric("M0 -34 C-26 -32 -26 -8 -30 10 L-38 46 L0 46"), "#3a3354", INK, _LINE)
    sketch.fill(oval(0, -6, 17, 18), CREAM, INK, 4)
    for x in (-7, 7):
        sketch.fill(oval(x, -8, 5, 6), INK)
    for x in (-5, 0, 5):
        sketch.line([(x, 4), (x, 9)], INK, 2.5)


def _wrap(sketch: Sketch, lines: tuple[float, ...], half: float) -> None:
    for number, y in enumerate(lines):
        slant = 5 if number % 2 else -5
        sketch.line([(-half, y - slant), (half, y + slant)], darker(BANDAGE, 0.5), 3.5)


def _mummy_dog(sketch: Sketch) -> None:
    dog(sketch, BANDAGE)
    _wrap(sketch, (-32, 12, 24), 16)
    sketch.fill(panel(-24, -24, 20, 16, 3), BANDAGE, INK, 3.5)


def _mummy_papa(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 6 C-24 6 -36 14 -36 46 L0 46"), BANDAGE, INK, _LINE)
    sketch.fill(oval(0, -18, 28, 28), BANDAGE, INK, _LINE)
    _wrap(sketch, (-36, 0, 22, 34), 20)
    sketch.fill(panel(-24, -26, 48, 16, 6), INK)
    for x in (-10, 10):
        sketch.disc(x, -18, 5, GOLD)
    sketch.fill("M12 -42 L24 -52 L30 -36 Z", BLOOD, INK, 3.5)


def _angel_dog(sketch: Sketch) -> None:
    for mirror in (False, True):
        sketch.at(0, 0, mirror=mirror).fill(
            "M-22 18 C-50 8 -52 24 -44 40 C-36 34 -30 38 -26 34 Z", SKY, INK, 4
        )
    dog(sketch, "#fdf6ff")
    halo = oval(0, -46, 22, 6)
    sketch.line([*halo, halo[0]], INK, 9)
    sketch.line([*halo, halo[0]], GOLD, 5)


def _cactus_girl(sketch: Sketch) -> None:
    cactus(sketch)
    sketch.line("M-6 10 C-2 14 2 14 6 10", BLOOD, 4)
    sketch.fill(star(0, -36, 19, 6, 0.6), "#ff8fc0", INK, 4)
    sketch.disc(0, -36, 6, GOLD)


def _public_phone(sketch: Sketch) -> None:
    sketch.fill(panel(-32, -24, 64, 70, 12), "#e86a8c", INK, _LINE)
    sketch.fill("M-44 -22 C-40 -50 40 -50 44 -22 L24 -22 C20 -34 -20 -34 -24 -22 Z", "#b83a60", INK, _LINE)
    eyes(sketch, -8, 13, 8)
    for x in (-14, 0, 14):
        for y in (16, 28, 40):
            sketch.fill(panel(x - 4, y - 4, 8, 7, 2), CREAM)


def _trap_mouse(sketch: Sketch) -> None:
    trap(sketch.at(0, 30, 0.86))
    for x in (-24, 24):
        sketch.fill(oval(x, -32, 17, 17), "#a08c78", INK, _LINE)
        sketch.fill(oval(x, -31, 9, 9), "#e79aa5")
    sketch.fill(symmetric("M0 -34 C-30 -34 -28 -8 -14 2 C-8 8 -4 10 0 10"), "#a08c78", INK, _LINE)
    eyes(sketch, -14, 10, 7)
    sketch.fill(oval(0, 3, 6, 5), INK)


def _haniwa_salaryman(sketch: Sketch) -> None:
    clay = "#d08a58"
    sketch.fill(symmetric("M0 -46 C-22 -46 -24 -20 -24 0 L-28 46 L0 46"), clay, INK, _LINE)
    for x in (-9, 9):
        sketch.fill(oval(x, -24, 6, 7), INK)
    sketch.fill(oval(0, -8, 6, 7), INK)
    sketch.fill(symmetric("M0 8 L-26 8 L-28 46 L0 46"), "#3d4a78", INK, 4)
    sketch.fill("M-10 8 L10 8 L0 24 Z", CREAM)
    sketch.fill("M-5 14 L5 14 L8 36 L0 44 L-8 36 Z", BLOOD, INK, 3)


def _dead_body(sketch: Sketch) -> None:
    sketch.fill("M-46 40 C-46 16 -30 6 -4 10 L40 14 C50 18 50 40 40 42 Z", "#8fae9a", INK, _LINE)
    sketch.fill(oval(-22, -4, 24, 24), "#a9c8b0", INK, _LINE)
    for x in (-31, -13):
        for turn in (45, 135):
            sketch.at(x, -8, turn=turn).line("M-6 0 L6 0", INK, 4.5)
    sketch.fill(oval(-20, 8, 7, 4), INK)
    sketch.line("M12 12 L14 -34", INK, 12)
    sketch.line("M12 12 L14 -34", lighter(STEEL, 0.5), 6)
    sketch.line("M2 -22 L26 -20", INK, 6)


def _my_son(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 16 L-14 20 L-20 46 L0 46"), LEAF, INK, _LINE)
    clock_face(sketch, 0, 0, 23)
    for x in (-16, 16):
        sketch.fill(arc(x, -22, 12, 11, (180, 360)), GOLD, INK, 4)
    sketch.fill("M18 -30 C26 -46 38 -42 34 -34 Z", BLOOD, INK, 3)
    sketch.line("M-18 30 L-32 18", INK, 7)
    sketch.line("M18 30 L32 18", INK, 7)


def _mono_eye_wizard(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 4 C-24 4 -38 20 -40 47 L0 47"), VIOLET, INK, _LINE)
    sketch.fill(oval(0, 0, 27, 25), lighter(VIOLET, 0.5), INK, _LINE)
    sketch.fill(oval(0, 0, 15, 16), CREAM, INK, 4)
    sketch.disc(0, 2, 8, INK)
    sketch.fill(
        "M-38 -16 C-16 -26 -12 -40 4 -56 C10 -40 18 -26 38 -16 C16 -22 -16 -22 -38 -16 Z",
        "#4a2f73",
        INK,
        _LINE,
    )
    sketch.fill(star(2, -34, 8), GOLD)


LODGERS: Mapping[str, Callable[[Sketch], None]] = {
    "hells-chef": _hells_chef,
    "death": _death,
    "mummy-dog": _mummy_dog,
    "mummy-papa": _mummy_papa,
    "angel-dog": _angel_dog,
    "cactus-girl": _cactus_girl,
    "public-phone": _public_phone,
    "judgment-boy-gold": lambda sketch: scales_boy(sketch, GOLD),
    "trap-mouse": _trap_mouse,
    "haniwa-salaryman": _haniwa_salaryman,
    "dead-body": _dead_body,
    "my-son": _my_son,
    "mono-eye-wizard": _mono_eye_wizard,
}
