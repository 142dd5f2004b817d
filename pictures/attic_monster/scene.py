"""What never changes: the night, the garden and the Mansion, drawn once."""

from functools import cache
from math import sin

from PIL import Image

from pictures.attic_monster import layout
from pictures.attic_monster.emblems import tombstone
from pictures.canvas import Point, Shape, Sketch, arc, oval, panel, star, symmetric
from pictures.motifs import fir
from pictures.palette import (
    AMBER,
    CREAM,
    DUSK,
    GOLD,
    HAZE,
    INK,
    MIST,
    NIGHT,
    STEEL,
    WINE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    darker,
    lighter,
    mix,
)

MOON = (1072, 104)
_FINER = 3
ROPE = "#c9a86a"
_WALL = "#6b4a6e"
_ROOF = "#3b4a78"


@cache
def scenery() -> Image.Image:
    """The empty table."""
    sketch = Sketch.blank(layout.WIDTH, layout.HEIGHT, NIGHT, _FINER)
    _sky(sketch)
    _garden(sketch)
    _house(sketch)
    _ropes(sketch)
    return sketch.picture()


def _sky(sketch: Sketch) -> None:
    for radius, colour in ((430, 0.18), (320, 0.36), (230, 0.56), (160, 0.8)):
        sketch.disc(*MOON, radius, mix(NIGHT, DUSK, colour))
    sketch.disc(*MOON, 128, HAZE)
    for number in range(70):
        x, y = (number * 467 + 31) % 1200, (number * 283 + 17) % 560
        sketch.fill(star(x, y, 2.5 + number % 3 * 1.6, 4, 0.4), mix(MIST, CREAM, number % 4 / 4))
    sketch.disc(*MOON, 98, "#ffe9b0")
    for x, y, radius in ((-58, -38, 16), (54, 52, 20), (62, -36, 11), (-40, 62, 10)):
        sketch.disc(MOON[0] + x, MOON[1] + y, radius, "#f5d88e")
    for x, y, size, turn in (
        (905, 60, 0.62, -8),
        (968, 168, 0.4, 10),
        (1164, 196, 0.44, 14),
        (868, 150, 0.3, 0),
    ):
        _bat(sketch.at(x, y, size, turn))


def _bat(sketch: Sketch) -> None:
    sketch.fill(
        symmetric(
            "M0 -6 L-6 -16 L-10 -4 C-24 -24 -40 -28 -56 -18 C-46 -12 -43 0 -45 10"
            " C-38 3 -30 3 -26 12 C-20 6 -12 8 0 20"
        ),
        INK,
    )


def _garden(sketch: Sketch) -> None:
    _hills(sketch.at(0, 22))
    _graveyard_edges(sketch.at(0, 22))
    _forest_edges(sketch.at(0, 22))


def _hills(sketch: Sketch) -> None:
    for top, height, colour in (
        (418, 26, "#2a2352"),
        (486, 18, "#2d2a55"),
        (560, 14, "#2f2b5c"),
        (990, 16, "#1f3f45"),
        (1190, 18, "#1b3a3c"),
        (1376, 16, "#173233"),
    ):
        edge: list[Point] = [(x, top + height * sin(x / 97 + top)) for x in range(0, 1201, 20)]
        sketch.fill([*edge, (1200, 1520), (0, 1520)], colour)


def _graveyard_edges(sketch: Sketch) -> None:
    for x, y, size, turn in (
        (60, 640, 0.62, -6),
        (790, 640, 0.6, 7),
        (62, 842, 0.66, 5),
        (788, 842, 0.62, -4),
    ):
        stone = sketch.at(x, y, size, turn)
        tombstone(stone, "#4d477d")
        stone.write(0, 0, "RIP", 24, "#332d5e")
    for x, y in (
        (26, 676),
        (100, 672),
        (752, 674),
        (826, 676),
        (24, 880),
        (104, 878),
        (750, 876),
        (828, 880),
    ):
        _grass(sketch.at(x, y), "#3f3a70")


def _grass(sketch: Sketch, colour: str) -> None:
    sketch.fill("M-14 0 L-9 -14 L-5 -3 L0 -20 L5 -3 L10 -13 L14 0 Z", colour)


def _forest_edges(sketch: Sketch) -> None:
    trees = (
        (52, 1044, 0.94),
        (798, 1044, 0.9),
        (54, 1238, 1.0),
        (796, 1240, 0.94),
        (62, 1404, 1.2),
        (150, 1424, 1.0),
        (250, 1412, 1.1),
        (600, 1412, 1.1),
        (700, 1424, 1.0),
        (792, 1404, 1.2),
    )
    for x, y, size in trees:
        fir(sketch.at(x + 14, y + 8, size), "#122a2a")
        fir(sketch.at(x, y, size), "#28564a")
    _lantern(sketch.at(296, 1476, 0.9))
    _pumpkin(sketch.at(548, 1466, 0.9))
    _corner(sketch)


def _corner(sketch: Sketch) -> None:
    """The lower right corner, where an owl keeps watch."""
    for x, y, size in ((860, 1414, 1.5), (1168, 1398, 1.7), (930, 1440, 1.1)):
        fir(sketch.at(x, y, size), "#122a2a")
        fir(sketch.at(x - 10, y - 8, size), "#28564a")
    sketch.fill(
        "M1010 1500 C1022 1470 1020 1440 1014 1420 L1106 1420 C1100 1440 1100 1474 1114 1500 Z", WOOD_DARK
    )
    sketch.fill(oval(1060, 1420, 46, 13), WOOD)
    sketch.line(oval(1060, 1420, 26, 7), WOOD_LIGHT, 3)
    _owl(sketch.at(1060, 1376, 0.9))
    _pumpkin(sketch.at(968, 1466, 1.15))


def _owl(sketch: Sketch) -> None:
    sketch.fill(symmetric("M0 -38 L-14 -40 L-32 -54 C-42 -20 -42 30 -22 44 L0 48"), "#8d6a4f", INK, 4)
    sketch.fill(symmetric("M0 -4 C-14 -2 -20 12 -16 36 L0 42"), "#d8b58a")
    for side in (-1, 1):
        sketch.fill(oval(side * 14, -18, 14, 14), CREAM, INK, 3)
        sketch.disc(side * 12, -17, 6.5, INK)
        sketch.line([(side * 8, 47), (side * 14, 50)], AMBER, 6)
    sketch.fill("M-6 -8 L6 -8 L0 4 Z", AMBER)


def _pumpkin(sketch: Sketch) -> None:
    for x, width, colour in ((-18, 20, "#c96a1c"), (18, 20, "#c96a1c"), (0, 24, "#e8862a")):
        sketch.fill(oval(x, 0, width, 28), colour)
    sketch.line("M0 -26 C0 -34 6 -38 10 -38", "#4b7a3a", 8)
    for side in (-1, 1):
        sketch.fill([(side * 6, -2), (side * 22, -2), (side * 14, -14)], "#ffe27a")
    sketch.fill("M-22 6 L-12 8 L-8 13 L0 9 L8 13 L12 8 L22 6 C16 22 -16 22 -22 6 Z", "#ffe27a")


def _lantern(sketch: Sketch) -> None:
    for radius, glow in ((70, "#ffc53d18"), (48, "#ffc53d26"), (30, "#ffc53d40")):
        sketch.disc(0, -44, radius, glow)
    sketch.line("M0 40 L0 -20", INK, 8)
    sketch.fill(panel(-14, -64, 28, 40, 5), GOLD, INK, 5)
    sketch.fill("M-20 -64 L0 -82 L20 -64 Z", INK)
    sketch.disc(0, -42, 7, CREAM)


def _house(sketch: Sketch) -> None:
    left, right = layout.HOUSE_LEFT, layout.HOUSE_RIGHT
    _chimney(sketch)
    sketch.fill(panel(left, 210, right - left, 282), darker(_WALL, 0.45))
    for y in range(224, 492, 22):
        sketch.line([(left, y), (right, y)], darker(_WALL, 0.6), 3)
    _roof(sketch.at(0, 24))
    _attic(sketch.at(0, 24))
    _halls(sketch)
    sketch.fill(panel(left - 8, 480, right - left + 16, 18, 5), darker(STEEL, 0.35))
    for step in (0, 1):
        stone = panel(340 - step * 22, 484 + step * 12, 168 + step * 44, 14, 4)
        sketch.fill(stone, lighter(STEEL, 0.1 - step * 0.05))


def _chimney(sketch: Sketch) -> None:
    for x, y, radius in ((250, 6, 13), (270, -4, 17), (236, 18, 8)):
        sketch.disc(x, y, radius, mix(NIGHT, MIST, 0.3))
    brick = darker("#8d4a4a", 0.3)
    sketch.fill(panel(210, 24, 56, 60), brick)
    sketch.fill(panel(202, 16, 72, 14, 3), lighter(brick, 0.12))


def _roof(sketch: Sketch) -> None:
    outline: Shape = [(150, 16), (698, 16), (846, 192), (2, 192)]
    sketch.fill(outline, darker(_ROOF, 0.35))
    for row in range(9):
        y = 24 + row * 19
        reach = (y - 16) * 0.84
        count = 26 + row * 2
        for at in range(count):
            x = 150 - reach + (at + 0.5) * (548 + 2 * reach) / count
            sketch.fill(arc(x, y, 12, 15, (0, 180)), mix(_ROOF, INK, 0.08 + 0.16 * ((at + row) % 3 == 0)))
    sketch.fill(panel(140, 8, 568, 14, 6), lighter(_ROOF, 0.18))
    sketch.fill(panel(-4, 182, 856, 14, 6), lighter(_ROOF, 0.18))
    for x in (150, 698):
        sketch.line([(x, 10), (x, -2)], lighter(_ROOF, 0.18), 8)


def _attic(sketch: Sketch) -> None:
    inside = [(178, 34), (670, 34), (776, 182), (72, 182)]
    sketch.fill(inside, "#4a2c33", WOOD_DARK, 12)
    for number, x in enumerate(range(120, 800, 64)):
        lean = (x - 424) * 0.3
        sketch.line([(424 + (x - 424) * 0.72, 40), (x + lean * 0.2, 178)], "#40252d", 3 + number % 2)
    for radius, glow in ((210, "#ffc53d10"), (150, "#ffc53d14"), (96, "#ffc53d1c")):
        sketch.fill([(x, min(176, max(40, y))) for x, y in oval(300, 96, radius, radius * 0.8)], glow)
    sketch.line("M178 36 L670 36", WOOD, 10)
    for side in (False, True):
        web = sketch.at(424, 0, mirror=side)
        for x, y in ((-146, 40), (-164, 62), (-196, 86), (-226, 92)):
            web.line([(-244, 42), (x, y)], "#8c83bd70", 2)
        web.line("M-196 41 Q-200 54 -204 58 Q-212 62 -236 66", "#8c83bd70", 2)


def _halls(sketch: Sketch) -> None:
    for left, top in (layout.ROOM_CORNERS["upper-hall"], layout.ROOM_CORNERS["lower-hall"]):
        hall = sketch.at(left, top)
        width, height = layout.HALL_WIDTH, layout.ROOM_HEIGHT
        hall.fill(panel(-5, -5, width + 10, height + 10, 6), WOOD_DARK)
        hall.fill(panel(0, 0, width, height), "#b5753f")
        for x in range(14, width, 34):
            hall.fill(panel(x, 0, 10, height - 20), "#a96a38")
        hall.fill(panel(0, height - 42, width, 24), "#7a452a")
        hall.fill(panel(0, height - 20, width, 20), "#5f3521")
        hall.fill(panel(0, height - 20, width, 5), "#8b5230")
        hall.fill(panel(14, height - 14, 176, 10, 5), WINE)
    _stairs(sketch.at(*layout.ROOM_CORNERS["lower-hall"]))
    _ladder(sketch.at(*layout.ROOM_CORNERS["upper-hall"]))


def _stairs(sketch: Sketch) -> None:
    for step in range(6):
        x = 196 + step * 13
        top = 102 - step * 18
        sketch.fill(panel(x, top, 272 - x, 122 - top), mix("#d9a05e", "#8b5230", step / 8))
        sketch.fill(panel(x - 3, top, 272 - x + 3, 5), "#f0c27d")


def _ladder(sketch: Sketch) -> None:
    sketch.fill(panel(204, -2, 60, 12, 3), INK)
    for x in (214, 250):
        sketch.line([(x, 0), (x - 8, 112)], "#f0c27d", 7)
    for y in range(14, 112, 18):
        sketch.line([(214 - y / 14, y), (250 - y / 14, y)], "#d9a05e", 6)


def _ropes(sketch: Sketch) -> None:
    """The beam on the wall of the Mansion, and two ropes for the signs."""
    for x in (layout.SIGNS_LEFT + 34, layout.SIGNS_LEFT + layout.SIGNS_WIDTH - 34):
        sketch.line([(x, 222), (x, 1190)], INK, 9)
        sketch.line([(x, 222), (x, 1190)], ROPE, 5)
    sketch.fill(panel(812, 208, 388, 20, 8), INK)
    sketch.fill(panel(814, 211, 386, 13, 5), WOOD_LIGHT)
    for x in (layout.SIGNS_LEFT + 34, layout.SIGNS_LEFT + layout.SIGNS_WIDTH - 34):
        sketch.fill(panel(x - 7, 206, 14, 24, 4), ROPE, INK, 2)
