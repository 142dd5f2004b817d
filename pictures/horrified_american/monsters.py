"""The six Monsters as figures, each with an outline of its own."""

from pictures.canvas import Sketch, oval, symmetric
from pictures.palette import CREAM, GOLD, INK, darker, lighter

BANSHEE, MOTHMAN, BIGFOOT = "#9fdcf0", "#8f7a6a", "#a8683c"
CHUPACABRA, JERSEY_DEVIL, OZARK_HOWLER = "#9bbf4a", "#d0503f", "#6a5fa6"


def banshee(sketch: Sketch) -> None:
    """A wailing woman: long hair, an open mouth, no feet."""
    hair = "M0 -46 C-30 -48 -34 -20 -33 2 C-33 18 -46 24 -44 40 C-34 34 -28 36 -24 30 L0 30"
    sketch.fill(symmetric(hair), "#e8f6ff", INK, 5)
    gown = "M0 -4 C-16 -4 -22 8 -26 24 C-28 34 -32 42 -26 48 C-20 44 -16 40 -12 46 C-8 50 -4 44 0 46"
    sketch.fill(symmetric(gown), BANSHEE, INK, 5)
    sketch.fill(oval(0, -18, 17, 21), lighter(BANSHEE, 0.45), INK, 4)
    for side in (-1, 1):
        sketch.fill(oval(side * 7, -23, 4, 6), INK)
        sketch.line([(side * 10, 8), (side * 27, -2), (side * 24, -16)], INK, 12)
        sketch.line([(side * 10, 8), (side * 27, -2), (side * 24, -16)], lighter(BANSHEE, 0.4), 6)
    sketch.fill(oval(0, -8, 6, 9), INK)


def mothman(sketch: Sketch) -> None:
    """Wide wings with eyes on them, and two red eyes between."""
    upper = "M0 -20 C-14 -40 -40 -48 -49 -36 C-52 -18 -48 0 -34 8 L0 10"
    lower = "M0 0 C-18 2 -38 12 -36 26 C-34 42 -14 40 -4 20 L0 14"
    sketch.fill(symmetric(lower), darker(MOTHMAN, 0.3), INK, 5)
    sketch.fill(symmetric(upper), MOTHMAN, INK, 5)
    for side in (-1, 1):
        sketch.fill(oval(side * 32, -20, 9, 9), GOLD, INK, 3)
        sketch.disc(side * 32, -20, 4, INK)
        sketch.disc(side * 22, 24, 4.5, GOLD)
        sketch.line([(side * 4, -34), (side * 10, -46), (side * 17, -46)], INK, 4)
    body = "M0 -40 C-12 -40 -17 -30 -15 -20 C-12 -8 -14 20 -5 44 L0 46"
    sketch.fill(symmetric(body), "#4a4152", INK, 5)
    for side in (-1, 1):
        sketch.fill(oval(side * 7, -24, 6, 7), "#ff5a4d", INK, 2)
    for y in (2, 14, 26):
        sketch.line([(-8, y), (8, y)], "#6d6178", 3)


def bigfoot(sketch: Sketch) -> None:
    """A hulk with long arms and larger feet."""
    half = (
        "M0 -46 C-12 -47 -16 -40 -17 -30 C-34 -30 -42 -18 -42 0 L-44 20 C-44 28 -32 28 -31 20 L-27 4"
        " C-26 16 -25 22 -27 34 L-38 38 C-42 48 -34 49 -30 49 L-5 49 L-4 26 L0 24"
    )
    sketch.fill(symmetric(half), BIGFOOT, INK, 5)
    sketch.fill(symmetric("M0 -8 C-12 -8 -16 2 -14 14 L0 20"), lighter(BIGFOOT, 0.25))
    sketch.fill(oval(0, -28, 12, 12), "#e0b48a", INK, 3)
    for side in (-1, 1):
        sketch.disc(side * 5, -31, 2.8, INK)
        sketch.line([(side * 2, -37), (side * 9, -35)], INK, 3.4)
        for x in (34, 27):
            sketch.line([(side * x, 44), (side * x, 47)], darker(BIGFOOT, 0.5), 2.5)
    sketch.line("M-6 -22 L6 -22", INK, 3)


def chupacabra(sketch: Sketch) -> None:
    """A lean beast in profile with spines down its back."""
    for number in range(7):
        spine = sketch.at(
            -30 + number * 10, (-10, -20, -27, -30, -30, -26, -18)[number], turn=-22 + number * 9
        )
        spine.fill("M-6 6 L0 -18 L6 6 Z", darker(CHUPACABRA, 0.45), INK, 3)
    for leg in ("M24 10 L34 26 L26 46 L38 46", "M-22 12 L-14 28 L-20 46 L-8 46"):
        sketch.line(leg, INK, 13)
        sketch.line(leg, darker(CHUPACABRA, 0.25), 7)
    body = (
        "M-50 2 L-36 -16 L-34 -30 L-25 -20 C-6 -30 26 -30 38 -6 C44 4 44 14 50 30 C38 26 34 18 32 12"
        " C20 22 -2 20 -14 10 L-30 16 L-48 12 Z"
    )
    sketch.fill(body, CHUPACABRA, INK, 5)
    for leg in ("M12 14 L22 28 L12 46 L22 47", "M-10 8 L-2 26 L-8 46 L2 47"):
        sketch.line(leg, INK, 13)
        sketch.line(leg, CHUPACABRA, 7)
    sketch.fill(oval(-31, -7, 5.5, 4.5), "#ff4a3d", INK, 2)
    for x in (-44, -37):
        sketch.fill([(x - 3, 10), (x + 4, 11), (x, 22)], CREAM, INK, 1.5)


def jersey_devil(sketch: Sketch) -> None:
    """A horse's head with horns between a bat's wings, and a forked tail."""
    wing = "M-8 -6 L-22 -40 L-30 -26 L-40 -36 L-49 -10 L-40 -14 L-40 4 L-28 -4 L-24 10 Z"
    for mirror in (False, True):
        sketch.at(0, 0, mirror=mirror).fill(wing, darker(JERSEY_DEVIL, 0.45), INK, 5)
    sketch.line("M6 26 C26 34 36 26 34 14", INK, 10)
    sketch.line("M6 26 C26 34 36 26 34 14", JERSEY_DEVIL, 5)
    sketch.fill("M34 2 L25 17 L43 17 Z", JERSEY_DEVIL, INK, 3)
    for side in (-1, 1):
        sketch.line([(side * 7, 26), (side * 12, 38), (side * 8, 46)], INK, 13)
        sketch.line([(side * 7, 26), (side * 12, 38), (side * 8, 44)], JERSEY_DEVIL, 7)
    sketch.fill(symmetric("M0 -14 C-14 -10 -17 14 -12 30 L0 34"), JERSEY_DEVIL, INK, 5)
    for mirror in (False, True):
        sketch.at(0, 0, mirror=mirror).fill(
            "M-7 -34 C-18 -38 -18 -46 -14 -50 C-12 -42 -6 -42 -2 -38 Z", CREAM, INK, 3
        )
    head = "M0 -40 C-12 -40 -15 -30 -13 -22 C-11 -12 -10 -6 -9 2 C-6 10 -3 10 0 10"
    sketch.fill(symmetric(head), lighter(JERSEY_DEVIL, 0.2), INK, 5)
    for side in (-1, 1):
        sketch.fill(oval(side * 7, -24, 3.6, 5), GOLD, INK, 2.5)
        sketch.disc(side * 4, 3, 2, INK)


def ozark_howler(sketch: Sketch) -> None:
    """A shaggy black beast with curled horns that stares from the dark."""
    sketch.line("M30 30 C50 30 52 6 42 -4", INK, 13)
    sketch.line("M30 30 C50 30 52 6 42 -4", OZARK_HOWLER, 7)
    shag = (
        "M0 -18 L-18 -14 L-30 -2 L-26 2 L-38 14 L-32 18 L-40 32 L-32 34 L-34 47 L-12 47 L-10 36 L-6 47 L0 40"
    )
    sketch.fill(symmetric(shag), darker(OZARK_HOWLER, 0.25), INK, 5)
    for mirror in (False, True):
        horn = sketch.at(0, 0, mirror=mirror)
        horn.fill(
            "M-10 -34 C-24 -52 -46 -44 -46 -24 C-46 -12 -36 -6 -28 -12 C-38 -16 -38 -32 -22 -30 L-18 -20 Z",
            CREAM,
            INK,
            4,
        )
    mane = "M0 -44 L-8 -40 L-16 -42 L-20 -32 L-27 -26 L-24 -14 L-30 -4 L-22 2 L-20 14 L-10 16 L0 26"
    sketch.fill(symmetric(mane), OZARK_HOWLER, INK, 5)
    for side in (-1, 1):
        sketch.fill(
            [(side * 4, -18), (side * 18, -27), (side * 17, -15), (side * 7, -12)], "#ff5a4d", INK, 2.5
        )
        sketch.fill([(side * 4, 6), (side * 11, 5), (side * 7, 17)], CREAM, INK, 1.8)
    sketch.fill("M-7 -8 L7 -8 L0 1 Z", INK)
    sketch.line("M-13 6 Q0 1 13 6", INK, 3.5)
