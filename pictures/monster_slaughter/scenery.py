"""What never changes: the night, the woods and the cabin with its furniture, drawn once."""

from functools import cache
from math import sin

from PIL import Image

from games.monster_slaughter.board import OUTDOORS, ROOMS
from pictures.canvas import Point, Sketch, oval, panel, star
from pictures.lettering import write
from pictures.monster_slaughter import layout
from pictures.monster_slaughter.furniture import FLOORS, furnish
from pictures.monster_slaughter.panels import TABLE
from pictures.motifs import fir
from pictures.palette import CREAM, DUSK, INK, MIST, NIGHT, WOOD, WOOD_DARK, darker, lighter, mix

_FINER = 3
_GRASS = ("#27524a", "#2c5c4f")
_TITLES = {
    "living-room": "1 Living room",
    "bedroom": "2 Bedroom",
    "kitchen": "3 Kitchen",
    "bathroom": "4 Bathroom",
    "wc": "5 WC",
}
_SIDES = {"north": "North", "east": "East", "south": "South", "west": "West"}
_SIDE_LABELS = {
    "north": (150, layout.HEADER + 24, 110, 46),
    "south": (240, layout.BOARD_BOTTOM - 86, 110, 46),
    "west": (2, layout.CABIN[1] + 14, 100, 46),
    "east": (1098, layout.CABIN[1] + 14, 100, 46),
}


def scenery(height: int) -> Image.Image:
    """The empty table, this many pixels high."""
    picture = Image.new("RGB", (layout.WIDTH, height), TABLE)
    picture.paste(_board(), (0, 0))
    return picture


@cache
def _board() -> Image.Image:
    sketch = Sketch.blank(layout.WIDTH, layout.BOARD_BOTTOM, NIGHT, _FINER)
    _sky(sketch)
    _clearing(sketch)
    _cabin(sketch)
    picture = sketch.picture()
    for zone in ROOMS:
        left, top, _, _ = layout.room_box(zone)
        write(picture, _TITLES[zone], CREAM, (left + 26, top + 20, 210, 46), (34, 28), anchor="l")
    for zone in OUTDOORS:
        write(picture, _SIDES[zone], lighter(_GRASS[1], 0.55), _SIDE_LABELS[zone], (34, 28))
    return picture


def _sky(sketch: Sketch) -> None:
    for radius, share in ((300, 0.2), (210, 0.4), (130, 0.6)):
        sketch.disc(356, 90, radius, mix(NIGHT, DUSK, share))
    for number in range(46):
        x, y = (number * 467 + 31) % 1200, (number * 83 + 17) % 170
        sketch.fill(star(x, y, 2.5 + number % 3 * 1.6, 4, 0.4), mix(MIST, CREAM, number % 4 / 4))
    edge: list[Point] = [(x, 186 + 9 * sin(x / 60)) for x in range(0, 1201, 20)]
    sketch.fill([*edge, (1200, layout.BOARD_BOTTOM), (0, layout.BOARD_BOTTOM)], darker(_GRASS[0], 0.5))
    for x in range(-10, 1230, 46):
        size = 0.62 + (x * 7 % 5) * 0.07
        fir(sketch.at(x, 194, size), darker(_GRASS[0], 0.35 + (x % 4) * 0.05))


def _clearing(sketch: Sketch) -> None:
    """The four sides of the cabin, with hedges between them."""
    left, top, width, height = layout.CABIN
    right, bottom = left + width, top + height
    outer = (layout.HEADER, layout.WIDTH, layout.BOARD_BOTTOM, 0)
    y0, x1, y1, x0 = outer
    sides = (
        [(x0, y0), (x1, y0), (right, top), (left, top)],
        [(x1, y0), (x1, y1), (right, bottom), (right, top)],
        [(x0, y1), (x1, y1), (right, bottom), (left, bottom)],
        [(x0, y0), (x0, y1), (left, bottom), (left, top)],
    )
    for number, shape in enumerate(sides):
        sketch.fill(shape, _GRASS[number % 2])
    _tufts(sketch)
    _leftovers(sketch)
    for start, end in (
        ((x0 + 8, y0 + 12), (left - 14, top - 10)),
        ((x1 - 8, y0 + 12), (right + 14, top - 10)),
        ((x1 - 8, y1 - 12), (right + 14, bottom + 12)),
        ((x0 + 8, y1 - 12), (left - 14, bottom + 12)),
    ):
        _hedge(sketch, start, end)
    path = lighter(_GRASS[1], 0.12)
    sketch.line(panel(left - 20, top - 20, width + 40, height + 40, 24), path, 12)


def _tufts(sketch: Sketch) -> None:
    for number in range(60):
        x = (number * 389 + 60) % 1190
        y = layout.HEADER + 16 + (number * 233) % (layout.BOARD_BOTTOM - layout.HEADER - 20)
        sketch.at(x, y, 0.8).fill(
            "M-14 0 L-9 -14 L-5 -3 L0 -20 L5 -3 L10 -13 L14 0 Z", darker(_GRASS[0], 0.25)
        )


def _leftovers(sketch: Sketch) -> None:
    """What the guests left outside: a campfire that has burnt down, and a stump with an axe in it."""
    fire = sketch.at(1140, layout.BOARD_BOTTOM - 218)
    fire.disc(0, 6, 46, "#ffc53d12")
    fire.disc(0, 6, 32, "#ffc53d1c")
    for turn in (18, -18):
        fire.at(0, 16, turn=turn).fill(panel(-26, -6, 52, 12, 5), darker(WOOD_DARK, 0.2), INK, 3)
    fire.fill("M0 -24 C18 -4 16 12 0 14 C-16 12 -18 2 -8 -8 C-6 -4 -2 -8 0 -24 Z", "#b5651d")
    stump = sketch.at(58, layout.HEADER + 240)
    stump.fill("M-30 26 L-24 -6 L24 -6 L30 26 Z", darker(WOOD_DARK, 0.15), INK, 3)
    stump.fill(oval(0, -6, 25, 9), darker(WOOD, 0.15), INK, 3)
    axe = stump.at(6, -14, turn=-35)
    axe.fill(panel(-4, -44, 8, 46, 3), WOOD, INK, 3)
    axe.fill("M-4 -2 L-22 4 L-22 -18 L-4 -12 Z", "#7f8aa3", INK, 3)


def _hedge(sketch: Sketch, start: Point, end: Point) -> None:
    for step in range(5):
        share = step / 4
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        fir(sketch.at(x + 5, y + 4, 0.62), darker(_GRASS[0], 0.6))
        fir(sketch.at(x, y, 0.62), mix("#2f7a5a", _GRASS[0], 0.2))


def _cabin(sketch: Sketch) -> None:
    left, top, width, height = layout.CABIN
    sketch.fill(panel(left - 14, top - 6, width + 34, height + 30, 12), darker(_GRASS[0], 0.6))
    for zone in ROOMS:
        x, y, w, h = layout.room_box(zone)
        sketch.fill(panel(x, y, w, h), FLOORS[zone])
        furnish(sketch.at(x, y), zone, w, h)
    for zone in ROOMS:
        x, y, w, h = layout.room_box(zone)
        _walls(sketch, [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)])
    for x in (left, left + width):
        for y in (top, top + height):
            sketch.fill(panel(x - 16, y - 16, 32, 32, 6), WOOD_DARK, INK, 4)
            sketch.line(oval(x, y, 8, 8), WOOD, 3)


def _walls(sketch: Sketch, corners: list[Point]) -> None:
    sketch.line(corners, INK, layout.WALL + 6)
    sketch.line(corners, WOOD_DARK, layout.WALL)
    sketch.line(corners, darker(WOOD, 0.1), layout.WALL - 9)
