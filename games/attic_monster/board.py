"""Where things are: the rows of tiles like bricks, and the Mansion behind them."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from games.attic_monster.content import Area, box

TileId: TypeAlias = str
Place: TypeAlias = str
Direction: TypeAlias = Literal["W", "E", "NW", "NE", "SW", "SE"]

START: TileId = "start"
LOWER_HALL: Place = "lower-hall"
UPPER_HALL: Place = "upper-hall"

# North is where the Mansion stands; the rows are numbered from there.
STEPS: Mapping[Direction, tuple[int, int]] = {
    "W": (0, -2),
    "E": (0, 2),
    "NW": (-1, -1),
    "NE": (-1, 1),
    "SW": (1, -1),
    "SE": (1, 1),
}

_rows = box().rows
WHERE: Mapping[TileId, tuple[int, int]] = {
    **{
        f"{row.letter}{number}": (index, column)
        for index, row in enumerate(_rows)
        for number, column in enumerate(row.columns, start=1)
    },
    START: (len(_rows), 3),
}
AREA: Mapping[TileId, Area] = {
    **{f"{row.letter}{number}": row.area for row in _rows for number, _ in enumerate(row.columns, start=1)},
    START: "start",
}
STONE_TILES: tuple[TileId, ...] = tuple(tile for tile, area in AREA.items() if area == "stone")
HALL_OF: Mapping[Place, Place] = {
    LOWER_HALL: LOWER_HALL,
    UPPER_HALL: UPPER_HALL,
    **{room.id: LOWER_HALL if room.floor == "lower" else UPPER_HALL for room in box().rooms},
}

_AT: Mapping[tuple[int, int], TileId] = {where: tile for tile, where in WHERE.items()}


def line(tile: TileId, direction: Direction) -> tuple[TileId, ...]:
    """The places for tiles in this direction, nearest first, whether or not a tile still lies there."""
    (row, column), (down, right) = WHERE[tile], STEPS[direction]
    found = []
    while other := _AT.get((row := row + down, column := column + right)):
        found.append(other)
    return tuple(found)


LINES: Mapping[TileId, Mapping[Direction, tuple[TileId, ...]]] = {
    tile: {direction: line(tile, direction) for direction in STEPS} for tile in WHERE
}
NEIGHBOURS: Mapping[TileId, tuple[TileId, ...]] = {
    tile: tuple(places[0] for places in lines.values() if places) for tile, lines in LINES.items()
}
