"""What lies around the spaces: the night, walls, Rugs as wholes, axes, room numbers, and the legend."""

from collections.abc import Iterator, Sequence

from PIL import Image

from games.gregory.content import box
from games.gregory.view import SpaceView
from pictures.canvas import Point, Sketch, panel, put, star
from pictures.gregory import layout
from pictures.gregory.emblems import EMBLEMS, flames
from pictures.gregory.marks import mark
from pictures.lettering import font
from pictures.palette import CREAM, GOLD, HAZE, INK, MIST, PAPER, WOOD_DARK, darker, mix

PAGE, WALL = "#191234", "#251b45"
_TRIM = "#8a6a3a"
_WIDE, _HIGH = layout.CELL_WIDTH, layout.CELL_HEIGHT

_LEGEND: tuple[tuple[str, str], ...] = (
    ("key", "Key"),
    ("judgment", "Judgment"),
    ("strength", "Strength"),
    ("thorn", "Thorn -50"),
    ("portal", "Portal"),
    ("hells-gate", "Hell's Gate"),
    ("mystery", "Mystery Room"),
    ("entrance", "Way out"),
    ("roaming-start", "Gregory"),
    ("trap", "Monster Trap"),
    ("trigger", "Trigger"),
)


def draw_page(sketch: Sketch) -> None:
    """The night around the house."""
    sketch.fill(panel(0, 0, layout.WIDTH, layout.height(ferals=True)), PAGE)
    for number in range(46):
        x, y = (number * 467 + 31) % layout.WIDTH, (number * 83 + 17) % 170
        sketch.fill(star(x, y, 2 + number % 3 * 1.4, 4, 0.4), mix(MIST, CREAM, number % 4 / 4))


def draw_walls(sketch: Sketch) -> None:
    """The walls of both floors with a striped wallpaper, in a frame of brass."""
    for top in layout.MAT_TOPS.values():
        frame = (layout.MAT_LEFT - 5, top - 5, layout.MAT_WIDTH + 10, layout.MAT_HEIGHT + 10, 8)
        sketch.fill(panel(*frame), _TRIM)
        sketch.fill(panel(layout.MAT_LEFT, top, layout.MAT_WIDTH, layout.MAT_HEIGHT), WALL)
        for x in range(layout.MAT_LEFT + 3, layout.MAT_LEFT + layout.MAT_WIDTH, 9):
            sketch.fill(panel(x, top, 3, layout.MAT_HEIGHT), mix(WALL, HAZE, 0.13))


def draw_fire(sketch: Sketch) -> None:
    """A sign beside Hell that says how often one may fail to leave it."""
    left, top = layout.corner(2, 0, 4)
    sketch.fill(panel(left + 3, top + 3, _WIDE - 6, _HIGH - 6, 6), darker("#b02a3a", 0.3), INK, 3)
    flames(sketch.at(left + 20, top + 26, 0.3))
    sketch.write(left + 44, top + 27, "3x", 26, CREAM)


def draw_rugs(sketch: Sketch, spaces: Sequence[SpaceView]) -> None:
    """Each Rug as a whole, with its border, fringes and number."""
    for rug in dict.fromkeys(space.rug for space in spaces):
        mine = [space for space in spaces if space.rug == rug]
        left, top = layout.corner(mine[0].floor, mine[0].row, mine[0].column)
        right, bottom = layout.corner(mine[-1].floor, mine[-1].row, mine[-1].column)
        width, height = right + _WIDE - left, bottom + _HIGH - top
        for x in (left + 3, left + width - 5):
            for y in range(top + 10, top + height - 8, 9):
                sketch.fill(panel(x, y, 3, 5), GOLD)
        sketch.line([*panel(left + 9, top + 8, width - 18, height - 16), (left + 9, top + 8)], _TRIM, 3)
        middle = sketch.at(left + width / 2, top + height / 2)
        middle.fill([(0, -24), (-30, 0), (0, 24), (30, 0)], darker("#8c2d45", 0.35), _TRIM, 3)
        middle.write(0, 0, str(rug).removeprefix("rug-"), 26, PAPER)


def draw_axes(sketch: Sketch) -> None:
    """The letters of columns and the numbers of rows, so that "1H6" is soon found."""
    for top in layout.MAT_TOPS.values():
        for column in range(layout.COLUMNS):
            x = layout.MAT_LEFT + (column + 0.5) * _WIDE
            sketch.write(x, top - layout.AXIS_ABOVE, layout.column_name(column), 29, CREAM)
        for row in range(layout.ROWS):
            y = top + (row + 0.5) * _HIGH
            sketch.write((layout.MAT_LEFT - 5) / 2, y, str(row + 1), 29, CREAM)


def draw_plaques(sketch: Sketch) -> None:
    """The names of the floors, and the numbers of the rooms, on walls."""
    for floor, top in layout.MAT_TOPS.items():
        left, width = layout.MAT_LEFT + 14, 4 * _WIDE - 28
        y = top + 11 * _HIGH + 6
        sketch.fill(panel(left, y, width, _HIGH - 12, 8), WOOD_DARK, _TRIM, 4)
        sketch.write(left + width / 2, y + _HIGH / 2 - 6, f"Floor {floor}", 36, GOLD)
    for room, (left, top) in plate_corners():
        sketch.fill(panel(left + 3, top + 7, _WIDE - 6, _HIGH - 14, 6), WOOD_DARK, _TRIM, 3)
        sketch.write(left + _WIDE / 2, top + _HIGH / 2, room, 32, CREAM)


def plate_corners() -> Iterator[tuple[str, tuple[int, int]]]:
    """Each hotel room and the corner of the wall beside its door."""
    plans = {plan.floor: plan.rows for plan in box().floors}
    for room in box().rooms:
        floor, row, column = layout.spot(room.door)
        for down, across in ((0, -1), (-1, 0), (0, 1), (1, 0)):
            if next(rows for at, rows in plans.items() if at == floor)[row + down][column + across] == "#":
                yield room.id, layout.corner(floor, row + down, column + across)
                break


def draw_legend(sketch: Sketch, *, ferals: bool) -> None:
    """What the signs mean, in two rows."""
    for number, (kind, words) in enumerate(_signs(ferals=ferals)):
        x, y = _legend_spot(number, ferals=ferals)
        EMBLEMS[kind](sketch.at(x, y, 0.36))
        _write_from(sketch, x + 25, y, words)


def draw_kinds_of_marks(picture: Image.Image, *, ferals: bool) -> None:
    """At the end of the legend: whose ways the marks on spaces show."""
    x, y = _legend_spot(len(_signs(ferals=ferals)), ferals=ferals)
    left = x - 20
    for text, monster in (("Piece", False), ("Monster", True)):
        sign = mark(text, own=not monster, monster=monster)
        put(picture, sign, left + sign.width / 2, y - 4)
        left += sign.width + 8


def _signs(*, ferals: bool) -> list[tuple[str, str]]:
    return [each for each in _LEGEND if ferals or each[0] not in ("trap", "trigger")]


def _legend_spot(number: int, *, ferals: bool) -> Point:
    row, column = divmod(number, 6)
    return (layout.EDGE + 20 + column * 197, layout.legend_top(ferals=ferals) + 20 + row * 38)


def _write_from(sketch: Sketch, x: float, y: float, text: str) -> None:
    """A short label that begins at this place."""
    width = font(24).getlength(text)
    sketch.write(x + width / 2, y, text, 24, MIST)
