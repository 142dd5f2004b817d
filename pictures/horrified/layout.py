"""Where everything is on the picture, in pixels from its top left corner."""

from pictures.canvas import Point

WIDTH = 1200
MARGIN = 12

HEADER_HEIGHT = 148
ROUND = (76, 72)
TURN = (146, 14, 452, 118)
TERROR = (612, 14, 576, 118)

TOWN_BOTTOM = 1306
CARD = (964, 1012, 226, 282)
LEGEND = (12, 1266)

COUNTERS_TOP, COUNTERS_HEIGHT = 1314, 74
PANELS_TOP = COUNTERS_TOP + COUNTERS_HEIGHT + 12
GAP = 12
PANEL_WIDTH = (WIDTH - 2 * MARGIN - GAP) // 2
HERO_HEIGHT = 128
MAT_HEIGHT = 200


def height(heroes: int, mats: int) -> int:
    """How high the picture is."""
    return mats_top(heroes) + _rows(mats) * (MAT_HEIGHT + GAP) + 2


def mats_top(heroes: int) -> int:
    """Where the Monsters' mats begin."""
    return PANELS_TOP + _rows(heroes) * (HERO_HEIGHT + GAP)


def hero_panel(number: int, heroes: int) -> tuple[int, int, int]:
    """The corner of a player's panel, and its width."""
    return _column(number), PANELS_TOP + number // 2 * (HERO_HEIGHT + GAP), _width(number, heroes)


def mat_panel(number: int, mats: int, heroes: int) -> tuple[int, int, int]:
    """The corner of a Monster's mat, and its width."""
    return _column(number), mats_top(heroes) + number // 2 * (MAT_HEIGHT + GAP), _width(number, mats)


def scaled(x: int, y: int) -> Point:
    """Where a location lies that a set has not placed: its place on the board, stretched over the town."""
    return 120 + x * 0.96, 270 + y * 1.1


def _rows(number: int) -> int:
    return (number + 1) // 2


def _width(number: int, count: int) -> int:
    """The last one of an odd number has the row for itself."""
    alone = number == count - 1 and number % 2 == 0
    return WIDTH - 2 * MARGIN if alone else PANEL_WIDTH


def _column(number: int) -> int:
    return MARGIN + number % 2 * (PANEL_WIDTH + GAP)
