"""The temples and towns of the island. Each building stands on (0, 0), 120 wide and 100 high at most."""

from pictures.canvas import Sketch, arc, oval, panel, star, symmetric
from pictures.horrified.signs import skull
from pictures.horrified_greek import emblems
from pictures.horrified_greek.masonry import (
    AEGEAN,
    BRONZE,
    LIME,
    MARBLE,
    ROCK,
    SHADOW,
    TERRACOTTA,
    amphora,
    arch,
    column,
    cottage,
    rock,
    shutters,
    steps,
    temple,
)
from pictures.palette import BLOOD, CREAM, GOLD, INK, LEAF, STEEL, VIOLET, WOOD, WOOD_LIGHT, darker, lighter


def temple_of_athena(sketch: Sketch) -> None:
    """An owl above, a statue between the columns."""
    temple(sketch, AEGEAN, emblems.owl)
    sketch.fill(symmetric("M0 -44 C-6 -44 -7 -36 -4 -33 C-9 -30 -9 -14 -8 -11 L0 -11"), GOLD, INK, 2.5)


def temple_of_hades(sketch: Sketch) -> None:
    """Black stone, and a fire inside that gives no light."""
    temple(sketch, "#5b3a4e", skull, "#8f8296", "#2a1f33")
    sketch.fill("M0 -40 C9 -30 12 -22 7 -12 L-7 -12 C-12 -22 -6 -28 0 -40 Z", "#58c7d8", INK, 2.5)


def temple_of_nyx(sketch: Sketch) -> None:
    """The goddess of the night: dark blue, a moon, and stars."""
    temple(sketch, "#3a3580", emblems.moon, "#cfc8e6", "#211a45")
    for x, y, size in ((0, -40, 6), (-27, -28, 4), (27, -30, 4), (0, -22, 4)):
        sketch.fill(star(x, y, size, 4, 0.4), CREAM)


def temple_of_zeus(sketch: Sketch) -> None:
    """Gold, and a thunderbolt above the roof."""
    temple(sketch, GOLD, emblems.bolt)
    sketch.fill(symmetric("M0 -46 C-7 -46 -8 -37 -5 -34 C-12 -30 -11 -20 -12 -11 L0 -11"), LIME, INK, 2.5)
    sketch.line([(10, -44), (10, -11)], INK, 2.5)


def acropolis(sketch: Sketch) -> None:
    """Walls and a shrine high on a rock."""
    sketch.fill("M-58 0 L-52 -26 L-40 -42 L40 -42 L50 -28 L58 0 Z", ROCK, INK, 4)
    for points in ([(-38, -40), (-44, -20), (-36, -2)], [(34, -40), (42, -22), (36, -4)]):
        sketch.line(points, darker(ROCK, 0.25), 3)
    sketch.fill([(-10, 0), (-7, -42), (7, -42), (12, 0)], lighter(ROCK, 0.4))
    for y in (-8, -17, -26, -34):
        sketch.line([(-9, y), (10, y)], darker(ROCK, 0.2), 2)
    hall = sketch.at(0, -42, 0.58)
    steps(hall, 112)
    hall.fill(panel(-44, -46, 88, 36), SHADOW, INK, 4)
    for x in (-38, -13, 13, 38):
        column(hall, x, -46, -10)
    hall.fill(panel(-52, -54, 104, 8), MARBLE, INK, 4)
    hall.fill([(-58, -54), (0, -84), (58, -54)], TERRACOTTA, INK, 5)


def agora(sketch: Sketch) -> None:
    """A hall of columns, and stalls with awnings before it."""
    sketch.fill(panel(-54, -66, 108, 66), darker(MARBLE, 0.08), INK, 4)
    sketch.fill([(-60, -64), (-48, -84), (48, -84), (60, -64)], TERRACOTTA, INK, 4)
    for x in (-45, -27, -9, 9, 27, 45):
        column(sketch, x, -62, -26)
    for x, colour in ((-28, BLOOD), (28, AEGEAN)):
        sketch.fill(panel(x - 22, -16, 44, 16), WOOD_LIGHT, INK, 3)
        sketch.fill([(x - 27, -22), (x - 21, -38), (x + 21, -38), (x + 27, -22)], LIME, INK, 3)
        for stripe in (-21, -3, 15):
            sketch.fill(
                [(x + stripe, -23), (x + stripe, -36), (x + stripe + 8, -36), (x + stripe + 9, -23)], colour
            )
    for x in (-38, -28, -18):
        sketch.disc(x, -18, 4.5, (GOLD, LEAF, BLOOD)[x % 3])
    amphora(sketch.at(20, -2, 0.6))
    amphora(sketch.at(36, -2, 0.6))


def odeon(sketch: Sketch) -> None:
    """Rows of seats in a half circle, and a stage with two masks."""
    for radius, colour in ((58, ROCK), (46, MARBLE), (34, darker(MARBLE, 0.14)), (22, MARBLE)):
        sketch.fill([*arc(0, -18, radius, radius * 1.28, (180, 360))], colour, INK, 3.5)
    sketch.fill(panel(-58, -22, 116, 22, 2), TERRACOTTA, INK, 4)
    sketch.fill(panel(-58, -26, 116, 7, 1), LIME, INK, 3)
    _mask(sketch.at(-20, -26, 0.9), GOLD, glad=True)
    _mask(sketch.at(20, -26, 0.9), "#9fd0dc", glad=False)


def _mask(sketch: Sketch, colour: str, *, glad: bool) -> None:
    sketch.fill(symmetric("M0 -17 C-14 -20 -16 -8 -14 2 C-10 14 -6 18 0 19"), colour, INK, 3)
    for side in (-1, 1):
        sketch.fill(oval(side * 6, -3, 3.2, 4), INK)
    sketch.line("M-6 7 Q0 14 6 7" if glad else "M-6 12 Q0 4 6 12", INK, 3)


def gymnasium(sketch: Sketch) -> None:
    """A court of columns, and a runner's bronze on a pedestal."""
    sketch.fill(panel(-56, -54, 112, 54), darker(MARBLE, 0.18), INK, 4)
    for x in (-46, -24, 24, 46):
        column(sketch, x, -50, 0)
    sketch.fill(panel(-60, -62, 120, 12, 2), LIME, INK, 3.5)
    sketch.fill([(-60, -62), (-52, -74), (52, -74), (60, -62)], "#8fa353", INK, 3.5)
    sketch.fill(panel(-15, -14, 30, 14), MARBLE, INK, 3)
    for limb in ("M0 -42 L-4 -26 L-12 -15", "M-2 -28 L9 -22 L6 -14", "M-2 -44 L-14 -40 L-16 -30"):
        sketch.line(limb, INK, 9)
        sketch.line(limb, BRONZE, 5)
    sketch.line("M0 -46 L14 -58", INK, 9)
    sketch.line("M0 -46 L14 -58", BRONZE, 5)
    sketch.fill(oval(17, -64, 9, 9), BRONZE, INK, 3)
    sketch.fill(oval(-2, -54, 7, 8), BRONZE, INK, 3)


def stadium(sketch: Sketch) -> None:
    """A track between stands, seen from above, and flags."""
    sketch.fill(oval(0, -34, 59, 34), MARBLE, INK, 4)
    sketch.fill(oval(0, -34, 47, 25), darker(MARBLE, 0.16), INK, 2.5)
    sketch.fill(oval(0, -34, 38, 19), TERRACOTTA, INK, 3)
    sketch.fill(oval(0, -34, 29, 13), LIME)
    sketch.fill(oval(0, -34, 26, 10.5), TERRACOTTA)
    sketch.fill(oval(0, -34, 17, 5.5), "#8fa353", INK, 2.5)
    for x, y, colour in ((-36, -58, BLOOD), (0, -68, GOLD), (36, -58, AEGEAN)):
        sketch.line([(x, y), (x, y - 30)], INK, 4)
        sketch.fill([(x, y - 30), (x + 22, y - 23), (x, y - 15)], colour, INK, 2.5)


def stables(sketch: Sketch) -> None:
    """A long house with a horse that looks out."""
    cottage(sketch, 104, 50, 0, "#a9793f")
    sketch.fill(panel(-34, -44, 40, 44), SHADOW, INK, 3)
    horse = sketch.at(-14, -2)
    horse.fill(
        "M-16 -20 C-16 -36 -8 -46 4 -46 L8 -54 L12 -44 C20 -36 30 -30 30 -22 C28 -16 22 -16 18 -20"
        " C14 -18 12 -8 14 0 L-16 0 Z",
        "#f2e6d8",
        INK,
        3.5,
    )
    horse.line("M2 -48 C-12 -46 -18 -32 -18 -16", WOOD, 7)
    horse.disc(12, -35, 2.4, INK)
    sketch.fill(panel(-36, -16, 44, 16), WOOD_LIGHT, INK, 3)
    sketch.line([(-34, -2), (6, -14)], INK, 2.5)
    shutters(sketch, 32, -28)
    for x in (22, 34, 46):
        sketch.fill(oval(x, -5, 9, 6), GOLD, INK, 2.5)


def port(sketch: Sketch) -> None:
    """A pier, a galley with a striped sail, and a house."""
    sketch.fill([*arc(0, -2, 60, 13, (0, 360))], "#3f9fbd", INK, 3)
    cottage(sketch, 42, 34, -36)
    arch(sketch, -36, 14, 22)
    sketch.fill(panel(-58, -6, 60, 7, 2), WOOD_LIGHT, INK, 3)
    ship = sketch.at(24, 2, 0.95)
    ship.line([(0, -14), (0, -90)], INK, 5)
    ship.fill("M-24 -84 C-30 -64 -28 -48 -22 -32 L26 -32 C34 -50 34 -66 26 -84 Z", LIME, INK, 3.5)
    for x in (-16, 4, 20):
        ship.line(f"M{x} -82 C{x - 2} -64 {x} -48 {x + 2} -35", BLOOD, 7)
    ship.fill("M-36 -22 C-34 -6 -22 0 -14 0 L22 0 C32 -2 36 -12 38 -30 L28 -18 L-26 -16 Z", WOOD, INK, 3.5)
    ship.disc(24, -11, 3.6, CREAM)


def lighthouse(sketch: Sketch) -> None:
    """Three storeys on a rock, and a fire on top."""
    rock(sketch, -26, 62, 22)
    rock(sketch, 30, 56, 18)
    sketch.fill(panel(-20, -40, 40, 38), LIME, INK, 4)
    sketch.fill(panel(-15, -64, 30, 26), MARBLE, INK, 3.5)
    sketch.fill(panel(-10, -80, 20, 18), LIME, INK, 3.5)
    sketch.fill(panel(-17, -68, 34, 6, 1), TERRACOTTA, INK, 2.5)
    sketch.fill(panel(-24, -44, 48, 7, 1), TERRACOTTA, INK, 2.5)
    arch(sketch.at(0, -3), 0, 13, 22)
    for y in (-54, -72):
        sketch.fill(panel(-3, y - 4, 6, 9, 2), SHADOW)
    for side in (-1, 1):
        sketch.fill([(side * 12, -92), (side * 56, -106), (side * 56, -78)], "#ffe9a0")
    sketch.fill("M0 -110 C10 -100 13 -92 8 -82 L-8 -82 C-13 -92 -6 -98 0 -110 Z", "#f08a2c", INK, 3)
    sketch.fill("M0 -98 C5 -93 6 -88 4 -84 L-4 -84 C-6 -88 -3 -93 0 -98 Z", GOLD)


def trading_post(sketch: Sketch) -> None:
    """A striped tent, jars, and a camel's load."""
    sketch.fill([(-44, 0), (-38, -50), (26, -50), (32, 0)], LIME, INK, 4)
    for left, right, top in ((-38, -26, -36), (-14, -2, -17), (10, 22, 4)):
        sketch.fill([(left, -2), (top, -48), (top + 9, -48), (right, -2)], TERRACOTTA)
    sketch.fill([(-50, -48), (-6, -84), (38, -48)], TERRACOTTA, INK, 4)
    sketch.fill([(-22, -50), (-6, -80), (10, -50)], LIME)
    sketch.line([(-6, -84), (-6, -98)], INK, 4)
    sketch.fill([(-6, -98), (16, -92), (-6, -86)], GOLD, INK, 2.5)
    sketch.fill([(-16, 0), (-6, -42), (4, 0)], SHADOW, INK, 3)
    amphora(sketch.at(36, 0, 1.1))
    amphora(sketch.at(52, 0, 0.85), BRONZE)
    sketch.fill(panel(-58, -20, 24, 20, 3), WOOD_LIGHT, INK, 3)
    sketch.line([(-56, -18), (-36, -2)], INK, 2.5)


def statue_of_talos(sketch: Sketch) -> None:
    """The bronze giant with a spear, on a pedestal."""
    sketch.fill(panel(-34, -16, 68, 16, 2), MARBLE, INK, 4)
    sketch.fill(panel(-28, -22, 56, 8, 1), LIME, INK, 3)
    sketch.line([(34, -14), (34, -98)], INK, 6)
    sketch.line([(34, -14), (34, -96)], WOOD_LIGHT, 2.5)
    sketch.fill([(34, -110), (27, -92), (41, -92)], STEEL, INK, 3)
    body = "M0 -70 C-12 -72 -22 -68 -24 -58 L-26 -38 L-18 -36 L-14 -50 L-14 -22 L-3 -22 L-2 -38 L0 -38"
    sketch.fill(symmetric(body), BRONZE, INK, 4)
    sketch.line([(23, -44), (34, -50)], INK, 10)
    sketch.line([(23, -44), (34, -50)], BRONZE, 5)
    sketch.fill(panel(-14, -46, 28, 9, 2), darker(BRONZE, 0.35))
    sketch.fill(oval(0, -82, 11, 13), BRONZE, INK, 3.5)
    sketch.fill([*arc(0, -84, 12, 13, (180, 360)), (12, -82), (-12, -82)], darker(BRONZE, 0.25), INK, 3)
    sketch.fill("M-4 -98 C-2 -110 12 -110 14 -96 L6 -94 Z", BLOOD, INK, 3)
    for side in (-1, 1):
        sketch.disc(side * 4.5, -79, 2.2, "#ffe9a0")
    sketch.fill(oval(-26, -40, 13, 15), TERRACOTTA, INK, 3.5)
    sketch.disc(-26, -40, 5, GOLD)


def house(sketch: Sketch) -> None:
    """A place that this picture does not know."""
    cottage(sketch, 84, 46)
    shutters(sketch, -24, -24)
    shutters(sketch, 24, -24)
    arch(sketch, 0, 18, 30)
    sketch.write(0, -56, "?", 22, INK)


def vineyards(sketch: Sketch) -> None:
    """Vines in rows, and a press house."""
    cottage(sketch, 46, 36, -32)
    arch(sketch, -32, 15, 24, WOOD)
    for x, y in ((10, -34), (38, -34), (2, -8), (28, -8), (52, -8)):
        sketch.line([(x, y + 8), (x, y - 16)], WOOD, 5)
        sketch.fill(oval(x, y - 16, 14, 11), "#7a9a45", INK, 3)
        for dx, dy in ((-4, -8), (4, -8), (0, -2)):
            sketch.disc(x + dx, y + dy, 4.2, INK)
            sketch.disc(x + dx, y + dy, 3, VIOLET)
