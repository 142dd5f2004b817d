"""The buildings of Cross Creek's streets. Each stands on (0, 0), 120 wide and 100 high at most."""

from pictures.canvas import Sketch, arc, oval, panel, star, symmetric
from pictures.horrified.carpentry import (
    BRICK,
    CONCRETE,
    DARK,
    LIT,
    PLASTER,
    SLATE,
    TIMBER,
    board,
    door,
    gable,
    hip,
    walls,
    windows,
)
from pictures.palette import (
    AMBER,
    BLOOD,
    CREAM,
    GOLD,
    INK,
    LEAF,
    ROSE,
    SKY,
    STEEL,
    TEAL,
    WINE,
    WOOD_DARK,
    WOOD_LIGHT,
    darker,
    lighter,
)


def drive_in(sketch: Sketch) -> None:
    """A screen, and a car before it."""
    for x in (-34, 34):
        sketch.line([(x, -30), (x, 0)], INK, 9)
    sketch.fill(panel(-54, -92, 108, 66, 3), INK)
    sketch.fill(panel(-48, -87, 96, 56), "#cfe3f2")
    sketch.fill(symmetric("M0 -80 C-20 -80 -22 -58 -18 -46 L-18 -36 L0 -36"), "#7f93ad")
    for x in (-8, 8):
        sketch.fill(oval(x, -62, 5, 6), INK)
    sketch.line("M-8 -44 L8 -44", INK, 4)
    _car(sketch.at(16, 0), TEAL)


def motel(sketch: Sketch) -> None:
    """A low house with many doors, and a tall sign."""
    walls(sketch, 86, 34, "#b9807a", 14)
    hip(sketch, 96, 34, 14, SLATE, 14)
    for x in (-16, 12, 40):
        door(sketch, x, 11, 22, WINE)
    windows(sketch, (-2, 26, 51), -17, (11, 12), (1,))
    sketch.line([(-44, -60), (-44, 0)], INK, 8)
    sketch.fill("M-58 -96 L-22 -96 L-10 -80 L-22 -64 L-58 -64 Z", AMBER, INK, 4)
    sketch.write(-37, -80, "MOTEL", 15, INK)


def intersection(sketch: Sketch) -> None:
    """Traffic lights and a stop sign."""
    sketch.line([(-20, -56), (-20, 0)], INK, 8)
    sketch.fill(panel(-34, -96, 28, 58, 8), STEEL, INK, 4)
    for y, colour in ((-84, BLOOD), (-67, GOLD), (-50, LEAF)):
        sketch.disc(-20, y, 7, INK)
        sketch.disc(-20, y, 5.4, colour)
    sketch.line([(28, -50), (28, 0)], INK, 7)
    corners = [(28 + 24 * x, -60 + 24 * y) for x, y in ((-1, -0.42), (-0.42, -1), (0.42, -1), (1, -0.42))]
    octagon = corners + [(56 - x, -120 - y) for x, y in corners]
    sketch.fill(octagon, BLOOD, CREAM, 3)
    sketch.write(28, -60, "STOP", 18, CREAM)


def gas_station(sketch: Sketch) -> None:
    """A roof over two pumps."""
    walls(sketch, 50, 42, PLASTER, 28)
    windows(sketch, (18,), -22, (20, 20))
    door(sketch, 42, 12, 28, TEAL)
    sketch.line([(-46, -50), (-46, 0)], INK, 7)
    sketch.fill(panel(-58, -64, 116, 18, 4), BLOOD, INK, 4)
    sketch.fill(panel(-55, -52, 110, 4), CREAM)
    for x in (-30, -10):
        sketch.fill(panel(x - 8, -30, 16, 30, 4), CREAM, INK, 3)
        sketch.fill(panel(x - 4, -26, 8, 8), DARK)
        sketch.line([(x + 8, -22), (x + 11, -18), (x + 11, -6)], INK, 2.5)
    board(sketch, 0, -80, "GAS", BLOOD, 22)


def junkyard(sketch: Sketch) -> None:
    """Wrecks on top of each other beside a fence."""
    for x in range(-52, 56, 13):
        sketch.fill(
            [(x - 6, 0), (x - 6, -50), (x, -56), (x + 6, -50), (x + 6, 0)], darker(TIMBER, 0.2), INK, 2.5
        )
    _car(sketch.at(-18, 0), "#8b6f5c", wheels=False)
    _car(sketch.at(24, -2, 0.96), "#5f7a86", wheels=False)
    _car(sketch.at(2, -30, 0.94, -7), "#a05a44", wheels=False)
    for x, y in ((-46, -9), (50, -9), (46, -26)):
        sketch.disc(x, y, 10, INK)
        sketch.disc(x, y, 4.5, STEEL)


def _car(sketch: Sketch, colour: str, *, wheels: bool = True) -> None:
    sketch.fill("M-34 -8 L-33 -20 L-20 -22 L-12 -34 L14 -34 L22 -22 L34 -18 L35 -8 Z", colour, INK, 3.5)
    sketch.fill("M-14 -22 L-9 -30 L0 -30 L0 -22 Z", LIT if wheels else DARK)
    sketch.fill("M4 -22 L4 -30 L12 -30 L16 -22 Z", LIT if wheels else DARK)
    if wheels:
        for x in (-19, 19):
            sketch.disc(x, -6, 8, INK)
            sketch.disc(x, -6, 3.5, STEEL)


def farm(sketch: Sketch) -> None:
    """A red barn and its silo."""
    sketch.fill([*arc(42, -72, 15, 16, (180, 360)), (57, 0), (27, 0)], CONCRETE, INK, 4)
    for y in (-60, -42, -24):
        sketch.line([(29, y), (55, y)], darker(CONCRETE), 2.5)
    barn = symmetric("M-14 -88 L-40 -72 L-52 -44 L-46 -44 L-46 0 L-14 0")
    sketch.at(-14, 0, 0.92).fill(barn, "#b8433c", INK, 4)
    for left, top, right, bottom in ((-34, -40, 6, 0), (-34, 0, 6, -40)):
        sketch.line([(left, top), (right, bottom)], CREAM, 4)
    sketch.line([(-34, -40), (6, -40), (6, -2), (-34, -2), (-34, -40)], CREAM, 4)
    sketch.fill(oval(-14, -58, 8, 8), LIT, INK, 3)


def diner(sketch: Sketch) -> None:
    """A shining railway car that sells pie."""
    sketch.fill(panel(-56, -48, 112, 48, 14), lighter(STEEL, 0.3), INK, 4)
    sketch.fill(panel(-54, -16, 108, 7), BLOOD)
    windows(sketch, (-40, -22, 22, 40), -30, (15, 16))
    door(sketch, 0, 17, 36, WINE)
    sketch.line([(0, -60), (0, -48)], INK, 8)
    board(sketch, 0, -74, "DINER", TEAL, 26)


def library(sketch: Sketch) -> None:
    """Steps, pillars, and an open book above."""
    walls(sketch, 92, 50, PLASTER)
    for x in (-36, -18, 18, 36):
        sketch.fill(panel(x - 4, -48, 8, 44), CREAM, INK, 2)
    door(sketch, 0, 18, 32, WOOD_DARK)
    sketch.fill(panel(-54, -56, 108, 9, 2), lighter(PLASTER), INK, 3)
    gable(sketch, 104, 56, 16, SLATE)
    sketch.fill(panel(-54, -6, 108, 8, 2), CONCRETE, INK, 2.5)
    for side in (-1, 1):
        page = [(0, -70), (side * 26, -78), (side * 26, -98), (0, -90)]
        sketch.fill(page, CREAM, INK, 3)
        for y in (-84, -78):
            sketch.line([(side * 6, y), (side * 20, y - 5)], STEEL, 2)


def high_school(sketch: Sketch) -> None:
    """Brick wings, and a tower with a clock."""
    walls(sketch, 114, 44, BRICK)
    sketch.fill(panel(-60, -51, 120, 8, 2), darker(BRICK, 0.4), INK, 2.5)
    windows(sketch, (-46, -29, 29, 46), -24, (12, 18), (1,))
    walls(sketch, 34, 66, lighter(BRICK, 0.12))
    gable(sketch, 42, 66, 26, SLATE)
    sketch.fill(oval(0, -52, 10, 10), CREAM, INK, 3)
    sketch.line([(0, -58), (0, -52), (4, -50)], INK, 2.2)
    door(sketch, 0, 16, 28, WOOD_DARK)


def city_hall(sketch: Sketch) -> None:
    """A dome with a flag over white pillars."""
    sketch.line([(0, -98), (0, -80)], INK, 3.5)
    sketch.fill("M1 -100 L20 -94 L1 -88 Z", BLOOD, INK, 2)
    sketch.fill([*arc(0, -60, 25, 24, (180, 360))], TEAL, INK, 4)
    walls(sketch, 100, 46, "#d9d3c3")
    gable(sketch, 112, 46, 17, "#bdb5a2")
    for x in (-40, -24, 24, 40):
        sketch.fill(panel(x - 4.5, -44, 9, 40), "#fffaf0", INK, 2)
    door(sketch, 0, 20, 32, WOOD_DARK)
    sketch.fill(panel(-58, -6, 116, 8, 2), CONCRETE, INK, 2.5)


def sheriffs_station(sketch: Sketch) -> None:
    """A star over barred windows."""
    walls(sketch, 100, 50, "#a98b62")
    sketch.fill(panel(-56, -60, 112, 12, 2), WOOD_DARK, INK, 3)
    windows(sketch, (-34, 34), -26, (24, 20))
    for x in (-40, -28, 28, 40):
        sketch.line([(x, -36), (x, -16)], INK, 2.2)
    door(sketch, 0, 20, 34, WOOD_DARK)
    sketch.fill(star(0, -72, 24), GOLD, INK, 3.5)


def hospital(sketch: Sketch) -> None:
    """A white block with a red cross."""
    walls(sketch, 108, 46, "#dfe6ee")
    walls(sketch, 52, 84, "#eef3f8")
    windows(sketch, (-44, -33, 33, 44), -26, (8, 14), (2,))
    sketch.fill(panel(-6, -78, 12, 34), BLOOD)
    sketch.fill(panel(-17, -67, 34, 12), BLOOD)
    door(sketch, 0, 26, 28, SKY)
    sketch.line([(0, -28), (0, 0)], INK, 2.5)


def tavern(sketch: Sketch) -> None:
    """Timber and plaster, and a mug for a sign."""
    walls(sketch, 84, 44, "#d3b789", -10)
    gable(sketch, 98, 42, 42, "#6b3f33", -10)
    for points in ([(-50, -22), (30, -22)], [(-32, -42), (-32, -22)], [(12, -42), (12, -22)]):
        sketch.line(points, WOOD_DARK, 4)
    windows(sketch, (-36, 18), -14, (15, 13))
    windows(sketch, (-10,), -56, (14, 14))
    door(sketch, -10, 18, 30, WOOD_DARK)
    sketch.line([(18, -58), (46, -58)], INK, 4)
    sketch.line([(54, -40), (60, -40), (60, -28), (54, -28)], INK, 4)
    sketch.fill(panel(34, -46, 20, 26, 3), GOLD, INK, 3)
    sketch.fill([*arc(44, -46, 13, 7, (0, 360))], CREAM, INK, 3)


def town_center(sketch: Sketch) -> None:
    """A bandstand hung with lights."""
    sketch.fill(panel(-50, -12, 100, 12, 3), CONCRETE, INK, 3)
    for x in (-40, -14, 14, 40):
        sketch.fill(panel(x - 3, -50, 6, 40), CREAM, INK, 2)
    sketch.line("M-40 -46 Q-27 -34 -14 -46 Q0 -34 14 -46 Q27 -34 40 -46", INK, 2)
    for x in (-27, 0, 27):
        sketch.disc(x, -40, 4, GOLD)
    sketch.fill([(-56, -48), (-10, -78), (10, -78), (56, -48)], "#3f7f78", INK, 4)
    sketch.line([(-12, -76), (-20, -50)], darker("#3f7f78"), 3)
    sketch.line([(12, -76), (20, -50)], darker("#3f7f78"), 3)
    sketch.fill(oval(0, -84, 7, 7), GOLD, INK, 3)
    for x in range(-36, 40, 12):
        sketch.line([(x, -24), (x, -12)], CREAM, 2.5)
    sketch.line([(-38, -24), (38, -24)], CREAM, 3)


def resort(sketch: Sketch) -> None:
    """A grand hotel with a turret."""
    walls(sketch, 108, 58, "#c98f86")
    hip(sketch, 116, 58, 16, "#4f3d66")
    for y, dark in ((-44, (0, 3)), (-22, (4,))):
        windows(sketch, (-42, -26, 26, 42), y, (10, 13), dark)
    walls(sketch, 34, 70, lighter("#c98f86", 0.15))
    gable(sketch, 44, 70, 28, "#4f3d66")
    windows(sketch, (0,), -54, (14, 16))
    door(sketch, 0, 18, 28, WOOD_DARK)
    sketch.fill([(-24, -28), (24, -28), (30, -36), (-30, -36)], ROSE, INK, 3)


def boathouse(sketch: Sketch) -> None:
    """A shed on stilts, and a boat on the water."""
    sketch.fill([*arc(0, -4, 60, 12, (0, 360))], "#3a78b0")
    for x in (-46, -20, 4):
        sketch.line([(x, -18), (x, 2)], INK, 6)
    walls(sketch.at(-20, -12), 62, 40, "#7d5a8a")
    gable(sketch.at(-20, -12), 76, 38, 32, "#3b4a78")
    door(sketch.at(-20, -12), 0, 24, 28, DARK)
    windows(sketch, (-20,), -62, (12, 11))
    sketch.fill("M14 -14 L60 -14 L52 2 L22 2 Z", WOOD_LIGHT, INK, 3.5)
    sketch.line([(34, -14), (34, -56)], INK, 4)
    sketch.fill("M37 -54 L58 -22 L37 -22 Z", CREAM, INK, 3)
