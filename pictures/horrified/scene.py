"""What never changes during a game: the sky, the land, the roads, the buildings and their names."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import hypot

from PIL import Image

from games.horrified.content import Place
from games.horrified.view import LocationView
from pictures.canvas import Point, Sketch, panel, points_of, put, star
from pictures.horrified import layout
from pictures.horrified.setting import Setting
from pictures.lettering import drawable, font, label
from pictures.palette import CREAM, DUSK, HAZE, INK, MIST, NIGHT, STEEL, WOOD, WOOD_DARK, mix

_FINER = 2
_LETTERS = (29, 20)
_PLATE_HEIGHT, _PLATE_WIDEST = 38, 230
_ROAD, _ROAD_EDGE, _DASH = "#6c6a86", "#2a2a44", "#c9c3d8"
_HOUSE_SIZE = 1.18
_HOUSE_BASE = 14


def spot_of(setting: Setting, place: LocationView) -> Point:
    """The middle of a location's plate."""
    return setting.spots.get(place.id) or layout.scaled(place.x, place.y)


@cache
def town(setting: Setting, locations: tuple[LocationView, ...]) -> Image.Image:
    """The empty board, as high as header and town."""
    sketch = Sketch.blank(layout.WIDTH, layout.TOWN_BOTTOM, NIGHT, _FINER)
    setting.ground(sketch)
    for road in _roads(setting, locations):
        sketch.line(road, _ROAD_EDGE, 26)
    for road in _roads(setting, locations):
        sketch.line(road, _ROAD, 19)
        for dash in _dashes(road):
            sketch.line(dash, _DASH, 2.6)
    unknown = setting.buildings[""]
    for place in sorted(locations, key=lambda each: spot_of(setting, each)[1]):
        x, y = spot_of(setting, place)
        setting.buildings.get(place.id, unknown)(sketch.at(x, y - _HOUSE_BASE, _HOUSE_SIZE))
    picture = sketch.picture()
    picture.paste(_sky(), (0, 0))
    for place in locations:
        put(picture, plate(place.name), *spot_of(setting, place))
    return picture


@cache
def plate(name: str) -> Image.Image:
    """The plate with a location's name."""
    width = min(_PLATE_WIDEST, round(font(_LETTERS[0]).getlength(drawable(name)[0])) + 26)
    sketch = Sketch.blank(width, _PLATE_HEIGHT)
    sketch.fill(panel(0, 0, width, _PLATE_HEIGHT, 9), INK)
    sketch.fill(panel(3, 3, width - 6, _PLATE_HEIGHT - 6, 7), WOOD_DARK)
    sketch.fill(panel(3, 3, width - 6, 3, 1), WOOD)
    picture = sketch.picture()
    picture.alpha_composite(label(name, CREAM, (width - 12, _PLATE_HEIGHT - 1), _LETTERS, most=1), (6, 0))
    return picture


def _roads(setting: Setting, locations: tuple[LocationView, ...]) -> Iterator[list[Point]]:
    spots: dict[Place, Point] = {place.id: spot_of(setting, place) for place in locations}
    for place in locations:
        for other in place.neighbours:
            if place.id < other and other in spots:
                start, end = spots[place.id], spots[other]
                middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
                yield _curve(start, setting.bends.get((place.id, other), middle), end)


def _curve(start: Point, by: Point, end: Point) -> list[Point]:
    """A way from start to end that passes through a point."""
    x = 2 * by[0] - (start[0] + end[0]) / 2
    y = 2 * by[1] - (start[1] + end[1]) / 2
    path = f"M{start[0]:.1f} {start[1]:.1f} Q{x:.1f} {y:.1f} {end[0]:.1f} {end[1]:.1f}"
    return list(points_of(path))


def _dashes(road: list[Point]) -> Iterator[list[Point]]:
    """Short strokes along a road."""
    for (ax, ay), (bx, by) in pairwise(road):
        share = min(1.0, 10 / (hypot(bx - ax, by - ay) or 1))
        yield [(ax, ay), (ax + (bx - ax) * share, ay + (by - ay) * share)]


def _sky() -> Image.Image:
    """The night over the hills, behind the header."""
    sketch = Sketch.blank(layout.WIDTH, layout.HEADER_HEIGHT, NIGHT, _FINER)
    for radius, share in ((230, 0.3), (160, 0.55), (110, 0.85)):
        sketch.disc(*layout.MOON, radius, mix(NIGHT, DUSK, share))
    for number in range(40):
        x, y = (number * 467 + 31) % layout.WIDTH, (number * 83 + 17) % 130
        sketch.fill(star(x, y, 2.5 + number % 3 * 1.4, 4, 0.4), (MIST, CREAM)[number % 2])
    sketch.disc(*layout.MOON, 72, HAZE)
    sketch.disc(*layout.MOON, 62, "#ffe9b0")
    for x, y, radius in ((-34, -30, 9), (40, 22, 10), (-30, 40, 7)):
        sketch.disc(layout.MOON[0] + x, layout.MOON[1] + y, radius, "#f5d88e")
    hills = "M0 150 L0 128 C60 108 120 120 180 132 C260 104 330 118 420 134 C520 112 600 120 700 134"
    more = " C800 114 900 118 980 132 C1060 112 1140 116 1200 126 L1200 150 Z"
    sketch.fill(hills + more, mix(NIGHT, STEEL, 0.22))
    return sketch.picture()
