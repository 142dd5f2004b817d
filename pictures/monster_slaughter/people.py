"""The faces of guests and visitors, each drawn around (0, 0) in a square of 100 units."""

from collections.abc import Mapping
from dataclasses import dataclass

from pictures.canvas import Sketch, arc, oval, panel, symmetric
from pictures.palette import BLOOD, CREAM, GOLD, INK, darker, lighter

_FAIR, _TAN, _BROWN = "#ffd9b5", "#eab98d", "#a86f47"
_FACE = symmetric("M0 -28 C-22 -28 -27 -14 -26 0 C-25 16 -13 28 0 29")


@dataclass(frozen=True, slots=True)
class Look:
    """What somebody looks like: a way to wear hair, something on the head, something in the face."""

    skin: str
    hair: str
    style: str
    shirt: str
    hat: str = ""
    extra: str = ""


LOOKS: Mapping[str, Look] = {
    "tom": Look(_FAIR, "#8a5227", "parted", "#3f8ff0", extra="glasses"),
    "bob": Look(_TAN, "#d8a93f", "short", "#d8434a", hat="cap"),
    "britney": Look(_FAIR, "#ffd75e", "long", "#ff7fb0", extra="lashes"),
    "kam": Look(_BROWN, "#2e1c14", "afro", "#ffb52e"),
    "laika": Look(_FAIR, "#31254d", "bob", "#4fb05a", extra="lashes"),
    "agent-ms": Look(_BROWN, "#1d1630", "short", "#2b2b36", extra="shades"),
    "bullwhip-walton": Look(_TAN, "#6b4426", "short", "#c9a86a", hat="fedora"),
    "demon-hunter": Look(_FAIR, "#44324f", "long", "#57304f", hat="witch"),
    "ghost-hunter": Look(_FAIR, "#6b4426", "short", "#b9a27a", hat="goggles"),
    "meatchete": Look(_BROWN, "#1d1630", "long", "#5a4636", hat="bandana", extra="moustache"),
    "mully": Look(_FAIR, "#d9622b", "bob", "#3f4a78", extra="lashes"),
    "officer-roscoe": Look(_TAN, "#6b4426", "short", "#34508f", hat="police", extra="moustache"),
    "padre": Look(_TAN, "#9a9aa8", "bald", "#1d1630", extra="collar"),
    "prof-browne": Look(_FAIR, "#f2f2f6", "wild", "#f2f2f6", extra="glasses"),
    "red-ansoll": Look(_FAIR, "#c2421f", "wild", "#7a8f3a", extra="beard"),
    "replay": Look(_TAN, "#4a3222", "wild", "#8a8f96", extra="lashes"),
    "sculder": Look(_FAIR, "#4a3020", "parted", "#3f4a78", extra="tie"),
    "selena": Look(_TAN, "#7b3fc4", "long", "#1f9e9a", extra="lashes"),
    "summer": Look(_FAIR, "#f2c14e", "tail", "#ffffff", extra="lashes"),
    "zigmo": Look(_FAIR, "#4fb05a", "spikes", "#8a4fd3"),
}


def face(sketch: Sketch, figure: str, *, dead: bool = False) -> None:
    """Somebody's head and shoulders; the dead have crosses for eyes."""
    if figure == "indiana":
        _dog(sketch, dead=dead)
        return
    look = LOOKS[figure]
    _hair_behind(sketch, look)
    sketch.fill("M-42 50 C-40 30 -22 26 0 26 C22 26 40 30 42 50 Z", look.shirt, INK, 5)
    _at_the_neck(sketch, look)
    sketch.fill(_FACE, look.skin, INK, 4.5)
    _hair(sketch, look)
    _features(sketch, look, dead=dead)
    _on_the_head(sketch, look)


def _hair_behind(sketch: Sketch, look: Look) -> None:
    match look.style:
        case "afro":
            sketch.disc(0, -12, 43, INK)
            sketch.disc(0, -12, 38.5, look.hair)
        case "long":
            half = "M0 -42 C-34 -42 -38 -16 -38 6 L-44 36 L-20 34 L0 20"
            sketch.fill(symmetric(half), look.hair, INK, 4.5)
        case "bob":
            sketch.fill(symmetric("M0 -42 C-38 -42 -40 -10 -40 20 L-24 24 L0 10"), look.hair, INK, 4.5)
        case "tail":
            sketch.fill("M18 -30 C46 -46 54 -10 40 20 C36 4 30 -8 16 -14 Z", look.hair, INK, 4.5)
        case "wild":
            half = "M0 -44 L-14 -50 L-20 -40 L-36 -42 L-34 -28 L-48 -22 L-38 -10 L-46 4 L-32 10 L0 10"
            sketch.fill(symmetric(half), look.hair, INK, 4.5)
        case _:
            pass


def _hair(sketch: Sketch, look: Look) -> None:
    match look.style:
        case "short":
            sketch.fill(symmetric("M0 -20 L-20 -16 L-27 -2 C-34 -30 -18 -40 0 -38"), look.hair, INK, 4)
        case "parted":
            shape = (
                "M-27 0 C-34 -28 -20 -42 2 -40 C26 -40 32 -24 27 0 L22 -14 C8 -12 -4 -18 -10 -26 L-22 -12 Z"
            )
            sketch.fill(shape, look.hair, INK, 4)
        case "afro":
            sketch.fill(symmetric("M0 -22 C-14 -22 -20 -16 -25 -6 L-26 -22 L0 -32"), look.hair)
        case "long" | "tail":
            fringe = "L28 6 C24 -8 16 -18 2 -24 C-10 -18 -22 -8 -28 6 Z"
            sketch.fill(f"M-28 6 C-34 -28 -20 -40 0 -38 C22 -40 34 -26 28 6 {fringe}", look.hair, INK, 3.5)
        case "bob":
            sketch.fill(
                "M-28 0 C-32 -30 -16 -38 0 -38 C16 -38 32 -30 28 0 L24 -12 L-24 -12 Z", look.hair, INK, 3.5
            )
        case "wild":
            sketch.fill(symmetric("M0 -26 L-8 -22 L-14 -28 L-27 -8 L-30 -26 L0 -38"), look.hair)
        case "spikes":
            half = (
                "M0 -22 L-10 -18 L-18 -22 L-27 -4 L-36 -20 L-30 -28 L-34 -42 L-20 -38 L-16 -52 L-6 -42 L0 -54"
            )
            sketch.fill(symmetric(half), look.hair, INK, 4)
        case _:
            for side in (-1, 1):
                sketch.line([(side * 26, -10), (side * 27, 2)], look.hair, 6)


def _features(sketch: Sketch, look: Look, *, dead: bool) -> None:
    for side in (-1, 1):
        if dead:
            for tilt in (-1, 1):
                sketch.line([(side * 11 - 5, -2 - 5 * tilt), (side * 11 + 5, -2 + 5 * tilt)], INK, 3.6)
        else:
            sketch.fill(oval(side * 11, -2, 4, 5), INK)
            if look.extra == "lashes":
                sketch.line([(side * 13, -3), (side * 19, -7)], INK, 3)
    if look.extra == "beard":
        sketch.fill(symmetric("M0 8 L-16 6 L-26 0 C-26 26 -12 40 0 40"), look.hair, INK, 3)
    if look.extra == "moustache":
        sketch.fill(symmetric("M0 8 C-8 4 -16 8 -19 16 C-10 16 -4 16 0 13"), look.hair)
    sketch.line("M-7 20 Q0 15 7 20" if dead else "M-8 15 Q0 22 8 15", INK, 3.6)
    if look.extra == "glasses":
        for side in (-1, 1):
            sketch.line(oval(side * 11, -2, 9, 9), INK, 3.4)
        sketch.line([(-3, -3), (3, -3)], INK, 3.4)
    if look.extra == "shades":
        for side in (-1, 1):
            sketch.fill(panel(side * 12 - 10, -9, 20, 13, 5), INK)
        sketch.line([(-24, -7), (24, -7)], INK, 4)
        sketch.line([(-15, -4), (-9, -4)], CREAM, 2.4)


def _at_the_neck(sketch: Sketch, look: Look) -> None:
    match look.extra:
        case "collar":
            sketch.fill(panel(-9, 30, 18, 10, 2), CREAM)
        case "tie":
            sketch.fill("M-12 27 L12 27 L0 48 Z", CREAM)
            sketch.fill("M-4 30 L4 30 L6 48 L-6 48 Z", BLOOD)
        case _:
            sketch.fill([*arc(0, 26, 13, 10, (0, 180))], darker(look.shirt, 0.3))


def _on_the_head(sketch: Sketch, look: Look) -> None:
    match look.hat:
        case "cap":
            sketch.fill("M-29 -12 C-30 -46 30 -46 29 -12 Z", BLOOD, INK, 4)
            sketch.fill(
                "M-30 -16 C-10 -24 30 -22 48 -10 C30 -8 -10 -8 -30 -10 Z", darker(BLOOD, 0.25), INK, 4
            )
        case "fedora":
            sketch.fill("M-26 -20 C-28 -50 -10 -46 0 -42 C10 -46 28 -50 26 -20 Z", "#8a5a34", INK, 4)
            sketch.fill(panel(-26, -28, 52, 9), INK)
            sketch.fill(oval(0, -17, 46, 8), "#8a5a34", INK, 4)
        case "witch":
            sketch.fill("M-24 -20 L-10 -54 L14 -52 L24 -20 Z", "#2b2140", INK, 4)
            sketch.fill(panel(-24, -28, 48, 8), BLOOD)
            sketch.fill(oval(0, -18, 46, 8), "#2b2140", INK, 4)
        case "goggles":
            sketch.line([(-28, -22), (28, -22)], INK, 9)
            for side in (-1, 1):
                sketch.fill(oval(side * 12, -23, 12, 11), "#7ff0c0", INK, 4)
        case "bandana":
            sketch.fill("M-29 -14 C-28 -44 28 -44 29 -14 C10 -22 -10 -22 -29 -14 Z", BLOOD, INK, 4)
            for x, y in ((-14, -26), (0, -31), (14, -26)):
                sketch.disc(x, y, 3, CREAM)
        case "police":
            sketch.fill("M-30 -22 L-38 -40 C-14 -54 14 -54 38 -40 L30 -22 Z", "#34508f", INK, 4)
            sketch.fill("M-30 -22 C-10 -28 10 -28 30 -22 L28 -12 C10 -18 -10 -18 -28 -12 Z", INK)
            sketch.disc(0, -37, 7, GOLD)
        case _:
            pass


def _dog(sketch: Sketch, *, dead: bool) -> None:
    fur = "#e8c48a"
    sketch.fill("M-36 50 C-34 30 -18 26 0 26 C18 26 34 30 36 50 Z", fur, INK, 5)
    sketch.fill(panel(-22, 28, 44, 9, 4), BLOOD, INK, 3)
    sketch.disc(0, 40, 6, GOLD)
    sketch.fill(symmetric("M0 -36 C-26 -36 -32 -16 -30 2 C-28 20 -14 28 0 28"), fur, INK, 4.5)
    for mirrored in (False, True):
        ear = "M-18 -34 C-40 -38 -48 -16 -42 10 C-34 8 -28 -4 -26 -16 Z"
        sketch.at(0, 0, mirror=mirrored).fill(ear, "#8a5a34", INK, 4)
    sketch.fill(oval(0, 12, 17, 13), lighter(fur, 0.5))
    for side in (-1, 1):
        if dead:
            for tilt in (-1, 1):
                sketch.line([(side * 12 - 5, -8 - 5 * tilt), (side * 12 + 5, -8 + 5 * tilt)], INK, 3.6)
        else:
            sketch.fill(oval(side * 12, -8, 4, 5), INK)
    sketch.fill(oval(0, 5, 8, 6), INK)
    sketch.line("M-9 16 Q0 24 9 16", INK, 3.4)
