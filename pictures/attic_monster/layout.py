"""Where everything is on the picture, in pixels from its top left corner."""

from collections.abc import Mapping

from games.attic_monster.board import LOWER_HALL, UPPER_HALL, Place
from games.attic_monster.content import box
from pictures.canvas import Point

WIDTH, HEIGHT = 1200, 1520

TILE_WIDTH, TILE_HEIGHT = 192, 92
_FIRST_COLUMN, _FIRST_ROW, _STEP = 124, 560, 100

HOUSE_LEFT, HOUSE_RIGHT = 26, 822
ROOM_HEIGHT = 122
UPPER_FLOOR, LOWER_FLOOR = 222, 358
SIDE_ROOM_WIDTH, HALL_WIDTH = 236, 272
_ROOM_LEFT = {"left": 40, "hall": 288, "right": 572}

MONSTER = (292, 139)
FLIGHT = (916, 110)  # the Monster on its way to the moon
STRENGTH = (150, 146)
RIBBON = (424, 40)
ATTIC_TILES = (380, 98, 336, 108)

SIGNS_LEFT, SIGNS_WIDTH = 852, 324
SIGNS_MIDDLE = SIGNS_LEFT + SIGNS_WIDTH // 2


def tile_middle(row: int, column: int) -> Point:
    """The middle of a place for a tile."""
    return (_FIRST_COLUMN + column * _STEP, _FIRST_ROW + row * _STEP)


def _room_corners() -> Mapping[Place, tuple[int, int]]:
    tops = {"upper": UPPER_FLOOR, "lower": LOWER_FLOOR}
    return {
        UPPER_HALL: (_ROOM_LEFT["hall"], UPPER_FLOOR),
        LOWER_HALL: (_ROOM_LEFT["hall"], LOWER_FLOOR),
        **{room.id: (_ROOM_LEFT[room.side], tops[room.floor]) for room in box().rooms},
    }


ROOM_CORNERS = _room_corners()
