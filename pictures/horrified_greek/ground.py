"""The island in the midday sun: sand and dry grass, olives and cypresses, and the sea all around."""

from math import sin

from pictures.canvas import Point, Shape, Sketch, oval, panel, points_of, star
from pictures.horrified.layout import HEADER_HEIGHT, ROUND, TOWN_BOTTOM, WIDTH
from pictures.palette import INK, darker, lighter, mix

DEEP, SEA, SHALLOW = "#17618c", "#2283ab", "#4fb4c4"
SAND, LAND, DRY, GROVE = "#f4e4b8", "#e3d09a", "#d6bf85", "#b9b873"
LEAVES, BARK, CYPRESS, STONE = "#7f9150", "#8a6a45", "#4f7350", "#cdb88e"
NOON, HORIZON = "#7cc7e4", "#cfeaf0"

COAST = (
    "M-30 60 L1230 60 L1230 330 C1170 336 1120 352 1122 376 C1126 402 1180 400 1196 430"
    " C1206 460 1210 520 1200 560 C1150 570 1060 566 1020 590"
    " C990 606 1000 632 1040 640 C1100 646 1160 640 1176 690"
    " C1190 740 1190 790 1160 816 C1120 836 1104 856 1140 880 C1180 900 1188 930 1184 950"
    " C1180 980 1160 996 1130 1000 C1040 1008 960 1000 900 1002 C820 1008 760 1000 690 1006"
    " C640 1012 600 1030 606 1052 C612 1080 700 1066 770 1074 C850 1082 930 1090 946 1140"
    " C956 1180 940 1226 890 1236 C800 1250 700 1234 610 1242 C520 1252 460 1240 400 1246"
    " C300 1256 240 1236 150 1244 C90 1250 20 1246 14 1200 C8 1150 26 1130 22 1080"
    " C18 1040 0 1020 2 960 C4 900 10 860 40 840 C84 822 84 796 44 784 C4 774 2 700 14 660"
    " C22 620 70 622 80 600 C90 574 20 566 8 530 C0 500 12 440 6 400 C-10 340 -30 280 -30 60 Z"
)


def ground(sketch: Sketch) -> None:
    """All that lies beneath roads and buildings."""
    sketch.fill(panel(0, HEADER_HEIGHT, WIDTH, TOWN_BOTTOM - HEADER_HEIGHT), SEA)
    _deep(sketch)
    sketch.fill(COAST, SHALLOW, SHALLOW, 44)
    sketch.fill(COAST, SAND, SAND, 16)
    sketch.fill(_inland(), LAND)
    _country(sketch)
    _waves(sketch)
    _hills(sketch)
    _trees(sketch)
    _herd(sketch)
    _ship(sketch.at(1118, 616, 0.6))


def _inland() -> Shape:
    """The island without its beaches: the coast, drawn in toward the middle."""
    return [(600 + (x - 600) * 0.985, 690 + (y - 690) * 0.985) for x, y in points_of(COAST)]


def _deep(sketch: Sketch) -> None:
    """Where the sea is deep."""
    sketch.fill(panel(0, 1262, WIDTH, TOWN_BOTTOM - 1262), DEEP)
    _patch(sketch, (1130, 1150), (190, 130), DEEP)


def _patch(sketch: Sketch, middle: Point, size: Point, colour: str) -> None:
    """A patch with a winding edge."""
    outline = [
        (x + 9 * sin(y / 31), y + 9 * sin(x / 37)) for x, y in oval(middle[0], middle[1], size[0], size[1])
    ]
    sketch.fill(outline, colour)


def _country(sketch: Sketch) -> None:
    """Dry hills, groves, fields of vines, and the rock of the Acropolis."""
    for middle, size in (((250, 230), (190, 60)), ((860, 420), (230, 70)), ((600, 620), (170, 60))):
        _patch(sketch, middle, size, DRY)
    for middle, size in (((352, 690), (150, 100)), ((620, 880), (190, 80)), ((180, 1120), (130, 90))):
        _patch(sketch, middle, size, GROVE)
    _patch(sketch, (850, 720), (140, 70), mix(DRY, BARK, 0.25))
    _patch(sketch, (362, 1160), (120, 76), "#97a869")
    for row in range(5):
        sketch.line(f"M990 {860 + row * 26} Q1070 {846 + row * 26} 1150 {864 + row * 26}", GROVE, 9)


def _hills(sketch: Sketch) -> None:
    """Bare rocks, and a lake between them."""
    _patch(sketch, (724, 604), (66, 36), SAND)
    _patch(sketch, (724, 604), (58, 29), SHALLOW)
    sketch.line([(694, 596), (730, 596)], lighter(SHALLOW, 0.35), 4)
    sketch.line([(720, 612), (756, 612)], lighter(SHALLOW, 0.35), 4)
    for x, y, size in ((478, 396, 0.9), (952, 370, 0.8), (238, 560, 0.7), (722, 830, 0.7), (254, 1060, 0.7)):
        hill = sketch.at(x, y, size)
        hill.fill([(-60, 0), (-30, -44), (-14, -26), (12, -64), (44, -20), (62, 0)], STONE)
        hill.fill([(12, -64), (2, -30), (16, -14), (10, 0), (62, 0), (44, -20)], darker(STONE, 0.12))
        hill.fill([(-30, -44), (-36, -18), (-24, 0), (-4, 0), (-14, -26)], darker(STONE, 0.1))


def _herd(sketch: Sketch) -> None:
    """Sheep in the meadows."""
    for x, y, mirrored in (
        (500, 906, False),
        (530, 884, True),
        (690, 918, False),
        (180, 1090, True),
        (470, 700, False),
    ):
        sheep = sketch.at(x, y, 0.9, mirror=mirrored)
        for leg in (-7, 6):
            sheep.line([(leg, 0), (leg, 10)], BARK, 3)
        for dx, dy in ((-8, -2), (0, -6), (8, -2), (0, 2)):
            sheep.disc(dx, dy, 8, "#fffaf0")
        sheep.fill(oval(15, -4, 5, 4), BARK)


def _waves(sketch: Sketch) -> None:
    for x, y in (
        *((1046, 612), (1166, 600), (690, 1042), (760, 1030), (840, 1050), (900, 1028)),
        *(
            (1110, 1092),
            (420, 1288),
            (560, 1276),
            (700, 1290),
            (820, 1272),
            (900, 1292),
            (1060, 1004),
            (1140, 1004),
        ),
    ):
        crest = f"M{x - 20} {y} Q{x - 10} {y - 9} {x} {y} Q{x + 10} {y - 9} {x + 20} {y}"
        sketch.line(crest, lighter(SHALLOW, 0.35), 4)


def _trees(sketch: Sketch) -> None:
    for x, y, size in (
        *((246, 196, 0.8), (250, 372, 0.9), (486, 214, 0.8), (720, 200, 0.9), (956, 214, 0.8)),
        *((40, 388, 0.8), (722, 420, 0.9), (956, 420, 0.8), (478, 420, 0.8), (254, 660, 0.8)),
        *((776, 646, 0.8), (482, 860, 0.9), (724, 884, 0.7), (250, 1000, 0.9), (478, 730, 0.7)),
        *((30, 1100, 0.7), (250, 1130, 0.7), (952, 830, 0.7), (722, 1140, 0.7), (30, 640, 0.6)),
    ):
        olive(sketch.at(x, y, size))
    for x, y, size in (
        *((276, 200, 0.8), (694, 196, 0.9), (962, 470, 0.9), (726, 500, 0.8), (244, 440, 0.9)),
        *((482, 640, 0.8), (960, 748, 0.8), (246, 880, 0.8), (672, 782, 0.8), (484, 1150, 0.7)),
    ):
        cypress(sketch.at(x, y, size))


def olive(sketch: Sketch) -> None:
    """An old olive tree, its foot on (0, 0)."""
    sketch.line("M0 0 C-6 -12 6 -16 -2 -30", BARK, 8)
    sketch.line("M0 -14 L12 -28", BARK, 5)
    for x, y, radius in ((-14, -34, 14), (2, -44, 16), (17, -34, 13)):
        sketch.disc(x, y + 3, radius, darker(LEAVES, 0.22))
        sketch.disc(x, y, radius, LEAVES)
    for x, y in ((-16, -38), (0, -48), (16, -38), (6, -36)):
        sketch.disc(x, y, 3.4, lighter(LEAVES, 0.35))


def cypress(sketch: Sketch) -> None:
    """A cypress, its foot on (0, 0)."""
    sketch.line([(0, 0), (0, -10)], BARK, 6)
    sketch.fill("M0 -74 C-12 -52 -14 -20 -9 -6 L9 -6 C14 -20 12 -52 0 -74 Z", CYPRESS)
    sketch.fill("M0 -74 C-10 -50 -12 -20 -9 -6 L-2 -6 C-6 -26 -4 -52 0 -74 Z", lighter(CYPRESS, 0.16))


def _ship(sketch: Sketch) -> None:
    """A ship on its way home."""
    sketch.line([(0, -20), (0, -92)], INK, 6)
    sketch.fill("M-34 -86 C-40 -62 -40 -50 -34 -34 L34 -34 C44 -50 44 -66 34 -86 Z", "#fff6e2", INK, 4)
    sketch.fill("M-38 -66 L41 -66 L42 -52 L-38 -52 Z", "#c9573f")
    sketch.fill(
        "M-66 -30 C-70 -16 -52 0 -36 2 L34 2 C56 0 66 -16 68 -36 L54 -22 L-50 -22 Z", "#9a5a34", INK, 4
    )
    for x in (-28, -10, 8, 26):
        sketch.line([(x, -8), (x - 10, 14)], INK, 3)


def sky(sketch: Sketch) -> None:
    """Noon over the sea, with a sun for the round."""
    sketch.fill(panel(0, 0, WIDTH, HEADER_HEIGHT), NOON)
    for radius, share in ((300, 0.25), (215, 0.5), (150, 0.8)):
        sketch.disc(*ROUND, radius, mix(NOON, HORIZON, share))
    for x, y, size in ((590, 26, 0.8), (604, 60, 0.5), (1150, 10, 0.7)):
        for dx, dy, radius in ((-30, 4, 18), (0, -6, 24), (30, 4, 18)):
            sketch.disc(x + dx * size, y + dy * size, radius * size, lighter(HORIZON, 0.5))
    sketch.fill(star(*ROUND, 92, 16, 0.8), "#ffd35c")
    sketch.disc(*ROUND, 72, "#fff0bd")
    sketch.disc(*ROUND, 65, "#ffe08a")
    hills = "M0 150 L0 136 C80 122 150 130 230 138 C330 116 380 120 470 136 C560 128 600 132 660 138"
    more = " C760 116 840 122 930 138 C1010 122 1100 120 1200 134 L1200 150 Z"
    sketch.fill(hills + more, mix(SEA, HORIZON, 0.45))
