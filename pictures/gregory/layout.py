"""Where everything is on the picture, in pixels from its top left corner."""

from pictures.canvas import Point

WIDTH = 1200
_FULL_HEIGHT = 2090

ROWS, COLUMNS = 12, 18
CELL_WIDTH, CELL_HEIGHT = 63, 54
MAT_LEFT, MAT_WIDTH, MAT_HEIGHT = 46, COLUMNS * CELL_WIDTH, ROWS * CELL_HEIGHT
# The upper floor is drawn above the lower one, as in a house.
MAT_TOPS = {2: 184, 1: 874}
AXIS_ABOVE = 24  # so far above that no hat hides a letter

EDGE = 14
HEADER_TOP, HEADER_HEIGHT = 12, 132
ROUND_LEFT, ROUND_WIDTH = EDGE, 178
TURN_LEFT, TURN_WIDTH = 202, 538
STAGE_LEFT, STAGE_WIDTH = 750, WIDTH - EDGE - 750

GUESTS_TOP, GUESTS_HEIGHT = 1536, 272
FERALS_TOP, FERALS_HEIGHT = 1816, 124
CARDS_HEIGHT = 52
_BELOW_FERALS = 1948


def cards_top(*, ferals: bool) -> int:
    """Where the strip of decks begins; it moves up in a game without Feral Monsters."""
    return _BELOW_FERALS if ferals else FERALS_TOP


def legend_top(*, ferals: bool) -> int:
    """Where the legend begins."""
    return cards_top(ferals=ferals) + CARDS_HEIGHT + 8


def height(*, ferals: bool) -> int:
    """How high the whole picture is."""
    return _FULL_HEIGHT - _BELOW_FERALS + cards_top(ferals=ferals)


def corner(floor: int, row: int, column: int) -> tuple[int, int]:
    """The top left corner of a space."""
    return (MAT_LEFT + column * CELL_WIDTH, MAT_TOPS[floor] + row * CELL_HEIGHT)


def middle(floor: int, row: int, column: int) -> Point:
    """The middle of a space."""
    left, top = corner(floor, row, column)
    return (left + CELL_WIDTH / 2, top + CELL_HEIGHT / 2)


def spot(place: str) -> tuple[int, int, int]:
    """Floor, row and column of a space by its name."""
    return (int(place[0]), int(place[2:]) - 1, ord(place[1]) - ord("A"))


def column_name(column: int) -> str:
    """The letter above a column."""
    return chr(ord("A") + column)
