"""The two floors of the house with all their spaces, drawn once for each way the mat can look."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.gregory.content import box
from games.gregory.view import SpaceView
from pictures.canvas import Sketch, panel
from pictures.gregory import layout
from pictures.gregory.emblems import EMBLEMS
from pictures.gregory.furnishings import (
    draw_axes,
    draw_fire,
    draw_kinds_of_marks,
    draw_legend,
    draw_page,
    draw_plaques,
    draw_rugs,
    draw_walls,
)
from pictures.palette import CREAM, INK, WOOD, darker, mix

_FINER = 3
_WIDE, _HIGH = layout.CELL_WIDTH, layout.CELL_HEIGHT
CORRIDOR, PARQUET, RUG = "#453a7c", "#7d5837", "#8c2d45"
_GROUNDS = {
    "room": PARQUET,
    "control": PARQUET,
    "rug": RUG,
    "hell": "#5e1626",
    "hells-gate": "#5e1626",
    "portal": "#17454c",
    "entrance": "#2f6650",
    "thorn": "#27453a",
    "trap": "#3c4152",
    "mystery": "#4a2b5c",
    "door": WOOD,
    "stairs": "#5b4432",
}
# Traps and triggers are bare floor in a game without Feral Monsters.
_FERAL_KINDS = ("trap", "trigger")


@lru_cache(maxsize=4)
def scenery(spaces: Sequence[SpaceView], *, ferals: bool) -> Image.Image:
    """The empty table."""
    sketch = Sketch.blank(layout.WIDTH, layout.height(ferals=ferals), INK, _FINER)
    draw_page(sketch)
    draw_walls(sketch)
    draw_fire(sketch)
    seen = [space for space in spaces if space.kind != "wall"]
    for space in seen:
        _draw_ground(sketch, space, ferals=ferals)
    draw_rugs(sketch, [space for space in seen if space.rug])
    _draw_rooms(sketch, seen)
    for space in seen:
        _draw_sign(sketch, space, ferals=ferals)
    draw_axes(sketch)
    draw_plaques(sketch)
    draw_legend(sketch, ferals=ferals)
    picture = sketch.picture()
    draw_kinds_of_marks(picture, ferals=ferals)
    return picture


def _draw_ground(sketch: Sketch, space: SpaceView, *, ferals: bool) -> None:
    kind = "open" if space.kind in _FERAL_KINDS and not ferals else space.kind
    ground = PARQUET if space.room and kind != "door" else _GROUNDS.get(kind, CORRIDOR)
    if (space.row + space.column) % 2:
        ground = mix(ground, "#ffffff", 0.055)
    left, top = layout.corner(space.floor, space.row, space.column)
    sketch.fill(panel(left, top, _WIDE, _HIGH), mix(ground, INK, 0.55))
    sketch.fill(panel(left + 1, top + 1, _WIDE - 2, _HIGH - 2), ground)
    if space.room and kind != "door":
        for y in (18, 36):
            sketch.fill(panel(left + 1, top + y, _WIDE - 2, 2), mix(ground, INK, 0.25))


def _draw_rooms(sketch: Sketch, spaces: Sequence[SpaceView]) -> None:
    for edge in room_edges(spaces):
        sketch.line(edge, darker(WOOD, 0.65), 5)


@lru_cache(maxsize=16)
def _edges(
    spaces: tuple[tuple[int, int, int, str], ...],
) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    within = {(floor, row, column): room for floor, row, column, room in spaces}
    found = []
    for (floor, row, column), room in within.items():
        left, top = layout.corner(floor, row, column)
        right, bottom = left + _WIDE, top + _HIGH
        for down, across, start, end in (
            (-1, 0, (left, top), (right, top)),
            (1, 0, (left, bottom), (right, bottom)),
            (0, -1, (left, top), (left, bottom)),
            (0, 1, (right, top), (right, bottom)),
        ):
            if within.get((floor, row + down, column + across)) != room:
                found.append((start, end))
    return tuple(found)


def room_edges(
    spaces: Sequence[SpaceView], room: str | None = None
) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """The lines around a hotel room, or around all of them, the doors left out."""
    return _edges(
        tuple(
            (space.floor, space.row, space.column, space.room)
            for space in spaces
            if space.room and space.kind != "door" and room in (None, space.room)
        )
    )


def _draw_sign(sketch: Sketch, space: SpaceView, *, ferals: bool) -> None:
    x, y = layout.middle(space.floor, space.row, space.column)
    if space.kind in _FERAL_KINDS and not ferals:
        return
    match space.kind:
        case "strength":
            EMBLEMS["strength"](sketch.at(x, y - 6, 0.4))
            _write_below(sketch, x, y, f"+{space.amount}")
        case "trap":
            EMBLEMS["trap"](sketch.at(x, y - 5, 0.4))
            _write_below(sketch, x, y, f"≤{_trap_roll(space.floor)}")
        case "stairs":
            EMBLEMS["stairs"](sketch.at(x, y - 5, 0.4, mirror=space.upper))
            _write_below(sketch, x, y, space.id)
        case kind if kind in EMBLEMS:
            EMBLEMS[kind](sketch.at(x, y, 0.47))


def _write_below(sketch: Sketch, x: float, y: float, text: str) -> None:
    """A few letters at the lower edge of a space, with a dark rim."""
    for right in (-2, 0, 2):
        for down in (-2, 0, 2):
            sketch.write(x + right, y + 16 + down, text, 23, INK)
    sketch.write(x, y + 16, text, 23, CREAM)


def _trap_roll(floor: int) -> int:
    return next(plan.trap_roll for plan in box().floors if plan.floor == floor)
