"""Where everything is on the picture, in pixels from its top left corner."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.monster_slaughter.board import OUTDOORS, ROOMS, SHED
from games.monster_slaughter.content import Door, Zone, box
from pictures.canvas import Point

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width, height."""

WIDTH = 1200
HEADER = 204
_UNIT_X, _UNIT_Y = 40, 30
CABIN: Box = (120, HEADER + 98, 24 * _UNIT_X, 24 * _UNIT_Y)
BOARD_BOTTOM = CABIN[1] + CABIN[3] + 130
WALL = 16

CLOCK_LEFT, CLOCK_RIGHT, CLOCK_TOP, CLOCK_BOTTOM = 62, 650, 64, 124
EVENT: Box = (706, 12, 482, 176)
SHED_BOX: Box = (8, CABIN[1] + CABIN[3] + 4, 226, 122)
SUPPLY: Box = (1054, CABIN[1] + CABIN[3] + 20, 140, 102)

TURN_TOP, TURN_HEIGHT = BOARD_BOTTOM + 8, 116
VICTIMS_TOP = TURN_TOP + TURN_HEIGHT + 8
VICTIM_HEIGHT = 122
FAMILY_HEIGHT = 124
MARGIN, GAP = 12, 6


@dataclass(frozen=True, slots=True)
class Doorway:
    """Where a door is: the middle of it, and whether its wall runs up and down."""

    middle: Point
    upright: bool


def height_for(victims: int, families: int) -> int:
    """How high a picture is."""
    return families_top(victims) + families * (FAMILY_HEIGHT + GAP) + 10


def families_top(victims: int) -> int:
    """Where the families' panels begin, below so many victims."""
    rows = -(-victims // victims_in_row(victims))
    return VICTIMS_TOP + rows * (VICTIM_HEIGHT + GAP)


def victims_in_row(victims: int) -> int:
    """How many panels of victims stand in a row: up to six in one, more of them in two of one length."""
    return max(5, victims) if victims <= 6 else -(-victims // 2)


def victim_box(number: int, victims: int) -> Box:
    """The panel of one of so many victims."""
    in_row = victims_in_row(victims)
    row, column = divmod(number, in_row)
    step = (WIDTH - 2 * MARGIN + GAP) / in_row
    left = round(MARGIN + column * step)
    return (left, VICTIMS_TOP + row * (VICTIM_HEIGHT + GAP), round(step) - GAP, VICTIM_HEIGHT)


def room_box(zone: Zone) -> Box:
    """A room between the middles of its walls."""
    left, top, right, bottom = box().rooms[zone].plan
    return (
        CABIN[0] + left * _UNIT_X,
        CABIN[1] + top * _UNIT_Y,
        (right - left) * _UNIT_X,
        (bottom - top) * _UNIT_Y,
    )


def _outdoor_boxes() -> Mapping[Zone, Box]:
    left, top, width, height = CABIN
    side = left - WALL - 4
    return {
        "north": (left + 150, HEADER + 4, width - 260, 84),
        "south": (SHED_BOX[0] + SHED_BOX[2] + 120, top + height + 18, 690, 108),
        "west": (4, top + 60, side, height - 90),
        "east": (left + width + WALL, top + 60, side, height - 90),
    }


def _room_space(zone: Zone) -> Box:
    left, top, width, height = room_box(zone)
    return (left + 18, top + 68, width - 36, height - 82)


SPACES: Mapping[Zone, Box] = {
    **{zone: _room_space(zone) for zone in ROOMS},
    **_outdoor_boxes(),
    SHED: (SHED_BOX[0] + 66, SHED_BOX[1] + 36, SHED_BOX[2] - 74, SHED_BOX[3] - 42),
}
"""Where the figures of each zone stand."""


def doorway(door: Door) -> Doorway:
    """Where a door is: in the middle of the wall that its two zones share."""
    inside = [room_box(zone) for zone in door.between if zone in ROOMS]
    outside = [zone for zone in door.between if zone in OUTDOORS]
    if outside:
        return _in_outer_wall(inside[0], outside[0])
    (l1, t1, w1, h1), (l2, t2, w2, h2) = inside
    left, right = max(l1, l2), min(l1 + w1, l2 + w2)
    top, bottom = max(t1, t2), min(t1 + h1, t2 + h2)
    return Doorway(((left + right) / 2, (top + bottom) / 2), upright=left == right)


def _in_outer_wall(room: Box, side: Zone) -> Doorway:
    left, top, width, height = room
    match side:
        case "north":
            return Doorway((left + width / 2, top), upright=False)
        case "south":
            return Doorway((left + width / 2, top + height), upright=False)
        case "west":
            return Doorway((left, top + height / 2), upright=True)
        case _:
            return Doorway((left + width, top + height / 2), upright=True)
