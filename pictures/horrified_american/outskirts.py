"""What stands outside Cross Creek. Each stands on (0, 0), 120 wide and 100 high at most."""

from pictures.canvas import Sketch, arc, oval, panel
from pictures.horrified.carpentry import DARK, SLATE, TIMBER, board, door, gable, windows
from pictures.motifs import fir
from pictures.palette import (
    AMBER,
    BLOOD,
    CREAM,
    GOLD,
    INK,
    STEEL,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    darker,
    lighter,
)


def trailhead(sketch: Sketch) -> None:
    """A signpost at the edge of the woods."""
    fir(sketch.at(-36, -42, 1.0), "#2f6a52")
    fir(sketch.at(40, -36, 0.84), "#2f6a52")
    sketch.line([(2, -84), (2, 0)], INK, 11)
    sketch.line([(2, -84), (2, 0)], WOOD, 6)
    sketch.fill("M-24 -86 L26 -86 L38 -76 L26 -66 L-24 -66 Z", WOOD_LIGHT, INK, 3.5)
    sketch.fill("M28 -58 L-22 -58 L-34 -49 L-22 -40 L28 -40 Z", WOOD_LIGHT, INK, 3.5)
    for y in (-76, -49):
        sketch.line([(-14, y), (18, y)], WOOD_DARK, 4)


def abandoned_mine(sketch: Sketch) -> None:
    """A hole in the hill, held open by old beams."""
    sketch.fill("M-60 0 L-48 -44 L-30 -56 L-18 -84 L8 -94 L26 -72 L42 -62 L60 0 Z", "#6b6480", INK, 4)
    sketch.fill("M-18 -84 L8 -94 L26 -72 L6 -76 Z", lighter("#6b6480", 0.25))
    sketch.fill([*arc(0, -34, 26, 24, (180, 360)), (26, 0), (-26, 0)], INK)
    for x in (-26, 26):
        sketch.fill(panel(x - 5, -46, 10, 46), WOOD, INK, 3)
    sketch.fill(panel(-38, -56, 76, 13, 3), WOOD, INK, 3)
    for x in (-12, 12):
        sketch.line([(x / 2, -24), (x, 0)], STEEL, 3)
    for y in (-18, -10, -2):
        sketch.line([(-14, y), (14, y)], WOOD_DARK, 3)


def campground(sketch: Sketch) -> None:
    """A tent and a fire."""
    fir(sketch.at(-46, -40, 0.9), "#2f6a52")
    sketch.fill("M-58 0 L-14 -70 L30 0 Z", AMBER, INK, 4)
    sketch.fill("M-14 -70 L-30 0 L4 0 Z", darker(AMBER, 0.5), INK, 3)
    sketch.line([(-14, -70), (-14, -80)], INK, 4)
    for turn in (-24, 24):
        log = sketch.at(44, -5, turn=turn)
        log.fill(panel(-17, -4, 34, 8, 3), WOOD, INK, 2.5)
    sketch.fill("M44 -44 C56 -30 58 -20 54 -10 L34 -10 C30 -20 34 -26 38 -34 Z", BLOOD, INK, 3)
    sketch.fill("M44 -30 C50 -22 50 -16 48 -10 L40 -10 C38 -16 40 -22 44 -30 Z", GOLD)


def cabin(sketch: Sketch) -> None:
    """Logs, a chimney, and light in one window."""
    sketch.fill(panel(24, -86, 16, 40), SLATE, INK, 3.5)
    sketch.fill(panel(-46, -42, 92, 42), TIMBER, INK, 4)
    for y in (-32, -22, -12):
        sketch.line([(-44, y), (44, y)], darker(TIMBER, 0.4), 3)
    for x in (-46, 46):
        for y in (-36, -26, -16, -6):
            sketch.fill(oval(x, y, 5, 5), WOOD_LIGHT, INK, 2)
    gable(sketch, 112, 40, 38, "#4d6b4c")
    windows(sketch, (-24, 26), -22, (18, 16), (1,))
    door(sketch, 0, 17, 30, WOOD_DARK)
    windows(sketch, (0,), -54, (12, 11))


def cemetery(sketch: Sketch) -> None:
    """Graves behind an iron gate."""
    for x, y, width, colour in ((-36, -26, 26, "#8a86ad"), (36, -24, 28, "#7a769e"), (0, -34, 30, "#9a96bd")):
        half = width / 2
        stone = [*arc(x, y - 22, half, half, (180, 360)), (x + half, 0), (x - half, 0)]
        sketch.fill(stone, colour, INK, 3.5)
    sketch.write(0, -50, "RIP", 15, INK)
    sketch.fill(panel(-4, -98, 8, 30, 2), "#9a96bd", INK, 2.5)
    sketch.fill(panel(-13, -90, 26, 8, 2), "#9a96bd", INK, 2.5)
    for x in range(-54, 58, 12):
        sketch.line([(x, -24), (x, 0)], INK, 4)
        sketch.fill([(x - 4, -22), (x, -31), (x + 4, -22)], INK)
    sketch.line([(-56, -17), (56, -17)], INK, 3.5)


def radio_tower(sketch: Sketch) -> None:
    """A mast that nobody answers."""
    sketch.fill(panel(18, -26, 36, 26, 2), "#7d86a3", INK, 3.5)
    windows(sketch, (36,), -13, (14, 12))
    for side in (-1, 1):
        sketch.line([(side * 4, -86), (side * 26, 0)], INK, 8)
    for top, bottom, half, wider in ((-70, -48, 8, 14), (-48, -24, 14, 20), (-24, 0, 20, 26)):
        for side in (-1, 1):
            sketch.line([(side * half, top), (-side * wider, bottom)], BLOOD, 4)
    for side in (-1, 1):
        sketch.line([(side * 4, -86), (side * 26, 0)], "#d9dbe6", 4)
    sketch.disc(0, -90, 7, INK)
    sketch.disc(0, -90, 5, BLOOD)
    for radius in (18, 30):
        for start in (-38, 142):
            sketch.line(arc(0, -90, radius, radius, (start, start + 76)), CREAM, 3.5)


def house(sketch: Sketch) -> None:
    """A place that this picture does not know."""
    sketch.fill(panel(-40, -42, 80, 42), SLATE, INK, 4)
    gable(sketch, 96, 42, 34, DARK)
    windows(sketch, (-22, 22), -20)
    door(sketch, 0, 16, 28, WOOD_DARK)
    board(sketch, 0, -54, "?", WOOD_DARK)
