"""The land of Cross Creek by night: woods, the lake and its creek, fields, and the lights of the town."""

from math import sin

from pictures.canvas import Point, Sketch, oval, panel, points_of, star
from pictures.horrified.layout import HEADER_HEIGHT, ROUND, TOWN_BOTTOM, WIDTH
from pictures.motifs import fir
from pictures.palette import CREAM, DUSK, GOLD, HAZE, INK, MIST, NIGHT, STEEL, darker, lighter, mix

GRASS, MEADOW, WOODS, SQUARE = "#22474a", "#2a5350", "#1b3c40", "#383f66"
WATER = "#2f6ea8"
CREEK = (
    "M590 520 C560 580 500 590 486 640 C470 700 500 760 486 820 C470 880 490 940 486 1000"
    " C480 1080 470 1120 484 1180 C496 1240 470 1280 478 1330"
)


def ground(sketch: Sketch) -> None:
    """All that lies beneath roads and buildings."""
    sketch.fill(panel(0, HEADER_HEIGHT, WIDTH, TOWN_BOTTOM - HEADER_HEIGHT), GRASS)
    _woods(sketch)
    _blob(sketch, (720, 1010), (280, 260), MEADOW)
    _blob(sketch, (720, 1020), (240, 220), SQUARE)
    _blob(sketch, (700, 740), (240, 90), SQUARE)
    _blob(sketch, (1080, 640), (130, 330), mix(GRASS, SQUARE, 0.5))
    _fields(sketch)
    _lake(sketch)
    _trees(sketch)
    _welcome(sketch.at(1112, 1004))


def _blob(sketch: Sketch, middle: Point, size: Point, colour: str) -> None:
    """A patch of land with a winding edge."""
    outline = [
        (x + 9 * sin(y / 31), y + 9 * sin(x / 37)) for x, y in oval(middle[0], middle[1], size[0], size[1])
    ]
    sketch.fill(outline, colour)


def _woods(sketch: Sketch) -> None:
    _blob(sketch, (200, 330), (420, 280), WOODS)
    _blob(sketch, (80, 600), (190, 220), mix(WOODS, GRASS, 0.5))


def _fields(sketch: Sketch) -> None:
    for x, y, turn, width, height in (
        (60, 1068, -6, 190, 88),
        (250, 1076, 5, 110, 84),
        (190, 1254, -3, 240, 70),
    ):
        field = sketch.at(x, y, turn=turn)
        field.fill(panel(-width / 2, -height / 2, width, height, 10), "#4d5a3a")
        for row in range(int(-height / 2) + 10, int(height / 2) - 4, 16):
            field.fill(panel(-width / 2 + 8, row, width - 16, 7, 3), "#5f6d42")


def _lake(sketch: Sketch) -> None:
    shore = lighter(WATER, 0.2)
    creek = list(points_of(CREEK))
    sketch.line(creek, darker(WATER, 0.3), 42)
    _blob(sketch, (640, 446), (136, 104), darker(WATER, 0.3))
    _blob(sketch, (640, 446), (126, 94), WATER)
    sketch.line(creek, WATER, 30)
    for x, y in creek:  # a broad line has gaps where it bends
        sketch.disc(x, y, 15, WATER)
    for x, y, width in ((560, 420, 50), (640, 400, 70), (612, 470, 64), (690, 448, 56), (642, 506, 48)):
        sketch.line([(x, y), (x + width, y)], shore, 5)
    for x, y in ((484, 652), (492, 800), (482, 900), (484, 1080), (482, 1256)):
        sketch.line([(x - 5, y), (x + 3, y + 24)], shore, 4)


def _trees(sketch: Sketch) -> None:
    for x, y, size in (
        *((30, 176, 0.9), (206, 186, 1.0), (252, 200, 0.8), (468, 190, 0.9), (506, 176, 0.7)),
        *((246, 356, 0.9), (24, 352, 0.8), (214, 396, 1.0), (262, 412, 0.8), (248, 598, 0.9)),
        *((24, 596, 0.8), (214, 606, 0.7), (728, 178, 0.8), (960, 190, 0.9)),
        *((960, 398, 0.8), (1180, 372, 0.9), (730, 596, 0.7), (960, 596, 0.8), (1182, 640, 0.8)),
        *((240, 836, 0.8), (540, 830, 0.7), (714, 836, 0.7), (950, 860, 0.7), (1180, 908, 0.8)),
        *((24, 838, 0.7), (548, 1066, 0.7), (300, 1270, 0.7), (730, 1278, 0.7), (560, 1280, 0.7)),
    ):
        fir(sketch.at(x, y, size), "#2f6456")


def _welcome(sketch: Sketch) -> None:
    """The sign at the edge of the town."""
    for x in (-52, 52):
        sketch.line([(x, -60), (x, 0)], INK, 9)
    sketch.fill(panel(-74, -78, 148, 60, 8), INK)
    sketch.fill(panel(-70, -74, 140, 52, 6), "#3f7f6a")
    sketch.write(0, -60, "Welcome to", 21, CREAM)
    sketch.write(0, -38, "CROSS CREEK", 22, GOLD)


def sky(sketch: Sketch) -> None:
    """The night over the hills, with a moon for the round."""
    for radius, share in ((230, 0.3), (160, 0.55), (110, 0.85)):
        sketch.disc(*ROUND, radius, mix(NIGHT, DUSK, share))
    for number in range(40):
        x, y = (number * 467 + 31) % WIDTH, (number * 83 + 17) % 130
        sketch.fill(star(x, y, 2.5 + number % 3 * 1.4, 4, 0.4), (MIST, CREAM)[number % 2])
    sketch.disc(*ROUND, 72, HAZE)
    sketch.disc(*ROUND, 62, "#ffe9b0")
    for x, y, radius in ((-34, -30, 9), (40, 22, 10), (-30, 40, 7)):
        sketch.disc(ROUND[0] + x, ROUND[1] + y, radius, "#f5d88e")
    hills = "M0 150 L0 128 C60 108 120 120 180 132 C260 104 330 118 420 134 C520 112 600 120 700 134"
    more = " C800 114 900 118 980 132 C1060 112 1140 116 1200 126 L1200 150 Z"
    sketch.fill(hills + more, mix(NIGHT, STEEL, 0.22))
