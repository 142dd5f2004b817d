"""What never changes during a game: the sky, the land, the roads, the buildings and their names."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import hypot

from PIL import Image

from games.horrified.content import Place
from games.horrified.view import LocationView
from pictures.canvas import Point, Sketch, panel, points_of, put
from pictures.horrified import layout
from pictures.horrified.setting import Plate, Setting
from pictures.lettering import drawable, font, label
from pictures.palette import INK

_FINER = 2
_LETTERS = (29, 20)
_PLATE_HEIGHT, _PLATE_WIDEST = 38, 230
_HOUSE_SIZE = 1.18
_HOUSE_BASE = 14


def spot_of(setting: Setting, place: LocationView) -> Point:
    """The middle of a location's plate."""
    return setting.spots.get(place.id) or layout.scaled(place.x, place.y)


@cache
def town(setting: Setting, locations: tuple[LocationView, ...]) -> Image.Image:
    """The empty board, as high as header and town."""
    mood = setting.mood
    sketch = Sketch.blank(layout.WIDTH, layout.TOWN_BOTTOM, mood.table, _FINER)
    setting.ground(sketch)
    for road in _roads(setting, locations):
        sketch.line(road, mood.road.edge, 26)
    for road in _roads(setting, locations):
        sketch.line(road, mood.road.way, 19)
        for dash in _dashes(road):
            sketch.line(dash, mood.road.dash, 2.6)
    unknown = setting.buildings[""]
    for place in sorted(locations, key=lambda each: spot_of(setting, each)[1]):
        x, y = spot_of(setting, place)
        setting.buildings.get(place.id, unknown)(sketch.at(x, y - _HOUSE_BASE, _HOUSE_SIZE))
    picture = sketch.picture()
    sky = Sketch.blank(layout.WIDTH, layout.HEADER_HEIGHT, mood.table, _FINER)
    mood.sky(sky)
    picture.paste(sky.picture(), (0, 0))
    for place in locations:
        put(picture, plate(mood.plate, place.name), *spot_of(setting, place))
    return picture


@cache
def plate(look: Plate, name: str) -> Image.Image:
    """The plate with a location's name."""
    width = min(_PLATE_WIDEST, round(font(_LETTERS[0]).getlength(drawable(name)[0])) + 26)
    sketch = Sketch.blank(width, _PLATE_HEIGHT)
    sketch.fill(panel(0, 0, width, _PLATE_HEIGHT, 9), INK)
    sketch.fill(panel(3, 3, width - 6, _PLATE_HEIGHT - 6, 7), look.ground)
    sketch.fill(panel(3, 3, width - 6, 3, 1), look.edge)
    picture = sketch.picture()
    picture.alpha_composite(
        label(name, look.letters, (width - 12, _PLATE_HEIGHT - 1), _LETTERS, most=1), (6, 0)
    )
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
