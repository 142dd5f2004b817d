"""Floors and furniture of the five rooms, seen from above and kept dim: figures stand on them."""

from collections.abc import Callable, Mapping

from games.monster_slaughter.content import Zone
from pictures.canvas import Sketch, oval, panel
from pictures.palette import INK, WINE, darker, lighter, mix

FLOORS: Mapping[Zone, str] = {
    "living-room": "#77492e",
    "bedroom": "#564a82",
    "kitchen": "#7d7046",
    "bathroom": "#39747c",
    "wc": "#56707f",
}


def furnish(sketch: Sketch, zone: Zone, width: int, height: int) -> None:
    """Lay the floor of a room, its top left corner at (0, 0), and put its furniture there."""
    _ROOMS[zone](sketch, width, height)


def _living_room(sketch: Sketch, width: int, height: int) -> None:
    floor = FLOORS["living-room"]
    for number, y in enumerate(range(0, height, 40)):
        sketch.line([(0, y), (width, y)], darker(floor, 0.16), 3)
        for x in range(60 + number % 3 * 90, width, 270):
            sketch.line([(x, y), (x, y + 40)], darker(floor, 0.16), 3)
    rug = mix(floor, WINE, 0.55)
    sketch.fill(oval(width / 2, height / 2 + 26, 210, 104), darker(rug, 0.2))
    sketch.fill(oval(width / 2, height / 2 + 26, 196, 92), rug)
    sketch.line(oval(width / 2, height / 2 + 26, 166, 72), lighter(rug, 0.12), 4)
    _block(sketch, panel(16, 196, 52, 128, 12), darker(floor, 0.42))
    _block(sketch, panel(16, 206, 36, 108, 10), darker(floor, 0.3))
    _block(sketch, panel(width - 76, height - 76, 54, 54, 27), darker(floor, 0.34))


def _bedroom(sketch: Sketch, width: int, height: int) -> None:
    floor = FLOORS["bedroom"]
    for x in range(30, width, 60):
        for y in range(30, height, 60):
            shift = 30 if (y // 60) % 2 else 0
            sketch.disc(x + shift, y, 4, lighter(floor, 0.1))
    _block(sketch, panel(width - 190, height - 158, 168, 138, 10), darker(floor, 0.42))
    _block(sketch, panel(width - 182, height - 120, 152, 96, 8), darker(floor, 0.16))
    for x in (width - 176, width - 102):
        _block(sketch, panel(x, height - 152, 66, 34, 10), lighter(floor, 0.22))
    _block(sketch, panel(22, height - 76, 76, 54, 6), darker(floor, 0.36))


def _kitchen(sketch: Sketch, width: int, height: int) -> None:
    floor = FLOORS["kitchen"]
    for row, y in enumerate(range(0, height, 45)):
        for x in range(0 if row % 2 else 45, width, 90):
            sketch.fill(panel(x, y, min(45, width - x), 45), darker(floor, 0.13))
    _block(sketch, panel(width / 2 - 70, height - 210, 140, 96, 14), darker(floor, 0.42))
    _block(sketch, panel(width / 2 - 60, height - 200, 120, 76, 10), darker(floor, 0.3))
    _block(sketch, panel(18, height - 84, width - 40, 64, 6), darker(floor, 0.45))
    for x in (56, 100):
        for radius in (17, 9):
            sketch.line(oval(x, height - 52, radius, radius), darker(floor, 0.7), 4)
    _block(sketch, panel(width - 96, height - 74, 60, 44, 10), lighter(floor, 0.2))


def _bathroom(sketch: Sketch, width: int, height: int) -> None:
    floor = FLOORS["bathroom"]
    _grid(sketch, width, height, 37, darker(floor, 0.14))
    _block(sketch, panel(width - 186, height - 92, 164, 70, 34), lighter(floor, 0.2))
    _block(sketch, panel(width - 176, height - 83, 144, 52, 26), darker(floor, 0.2))
    _block(sketch, panel(22, height - 66, 62, 44, 14), lighter(floor, 0.16))
    sketch.fill(oval(53, height - 43, 20, 12), darker(floor, 0.2))


def _wc(sketch: Sketch, width: int, height: int) -> None:
    floor = FLOORS["wc"]
    _grid(sketch, width, height, 23, darker(floor, 0.12))
    _block(sketch, panel(width - 62, height - 90, 40, 22, 6), lighter(floor, 0.25))
    _block(sketch, oval(width - 42, height - 48, 19, 24), lighter(floor, 0.25))
    sketch.fill(oval(width - 42, height - 46, 11, 15), darker(floor, 0.25))


def _grid(sketch: Sketch, width: int, height: int, step: int, colour: str) -> None:
    for x in range(step, width, step):
        sketch.line([(x, 0), (x, height)], colour, 2.5)
    for y in range(step, height, step):
        sketch.line([(0, y), (width, y)], colour, 2.5)


def _block(sketch: Sketch, shape: list[tuple[float, float]], colour: str) -> None:
    sketch.fill(shape, colour, mix(colour, INK, 0.45), 4)


_ROOMS: Mapping[Zone, Callable[[Sketch, int, int], None]] = {
    "living-room": _living_room,
    "bedroom": _bedroom,
    "kitchen": _kitchen,
    "bathroom": _bathroom,
    "wc": _wc,
}
