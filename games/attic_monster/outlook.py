"""What the places of the table are worth to a player: the eyes of the players that the program plays.

Worth is counted in points of the Monster's Strength: a crystal is worth one.
"""

from collections.abc import Mapping

from games.attic_monster.board import (
    HALL_OF,
    LINES,
    LOWER_HALL,
    NEIGHBOURS,
    STONE_TILES,
    UPPER_HALL,
    Place,
    TileId,
)
from games.attic_monster.view import AtticView, TileView
from games.kernel.graph import distances
from games.kernel.prompts import Seat

CRYSTAL = 1.0
KEY = 2.0
ATTIC_KEY = 8.0
STUCK = -0.8
# What is one step away is worth this part of what is here.
PER_STEP = 0.8
# What may lie under a face-down tile takes one die more.
UNTURNED = 0.7
# What another Ghost is nearer to is worth this part.
LEFT_TO_OTHERS = 0.4
STEPS_THOUGHT_AHEAD = 8
NO_WAY = 99


class Outlook:
    """The table in the eyes of one player."""

    def __init__(self, view: AtticView, seat: Seat) -> None:
        self.view = view
        self.tiles: Mapping[TileId, TileView] = {tile.id: tile for tile in view.tiles if tile.lies}
        self.places = {ghost.seat: HALL_OF.get(ghost.place, ghost.place) for ghost in view.ghosts}
        self.seat = seat
        self.here = self.places[seat]
        self.open = [tile.id for tile in self.tiles.values() if tile.effect and not self.ghosts_on(tile.id)]
        self.far = {other: distances(place, self.steps) for other, place in self.places.items()}
        self.hope = self._hope()
        self.finds: Mapping[Place, float] = {
            **{place: self.find(tile) * self._share(place) for place, tile in self.tiles.items()},
            **self._halls(),
        }
        self.arriving = self.finds
        for _ in range(STEPS_THOUGHT_AHEAD):
            self.arriving = {place: self._stop(place) for place in self.finds}

    def steps(self, place: Place) -> tuple[Place, ...]:
        """Where a die leads from there."""
        if place == UPPER_HALL:
            return (LOWER_HALL,)
        if place == LOWER_HALL:
            return (UPPER_HALL, *(tile for tile in STONE_TILES if tile in self.tiles))
        near = tuple(tile for tile in NEIGHBOURS[place] if tile in self.tiles)
        return (*near, LOWER_HALL) if place in STONE_TILES else near

    def ghosts_on(self, place: Place) -> int:
        """How many Ghosts stand there."""
        return sum(other == place for other in self.places.values())

    def nearest(self, place: Place) -> int:
        """How far the nearest Ghost is."""
        return min(far.get(place, NO_WAY) for far in self.far.values())

    def find(self, tile: TileView) -> float:
        """The worth of the token that lies on the tile, or is likely to lie under it."""
        if tile.holds:
            return KEY if tile.holds.startswith("key") else CRYSTAL
        return self.hope if _may_bear_token(tile) else 0.0

    def standing(self, place: Place) -> float:
        """What it is worth to be there: to look under the tile, or to walk on."""
        tile = self.tiles.get(place)
        below = self.finds[place] * UNTURNED if tile and tile.effect is None else 0.0
        return max(below, PER_STEP * max((self.arriving[step] for step in self.steps(place)), default=0.0))

    def landing(self, tile_id: TileId, direction: str) -> float:
        """What it is worth to fly off in this direction."""
        line = next(line for way, line in LINES[tile_id].items() if way == direction)
        lying = [place for place in line if place in self.tiles]
        return self.arriving[lying[-1]] if lying else self.standing(tile_id)

    def _stop(self, place: Place) -> float:
        """What it is worth to end a move there."""
        tile = self.tiles.get(place)
        match tile.effect if tile else None:
            case "trap":
                return STUCK
            case "catapult" if tile and tile.arrow:
                return self.landing(place, tile.arrow)
            case "move":
                return max((self.arriving[goal] for goal in self._within_two(place)), default=0.0)
            case "portal":
                return max(
                    (self.standing(other) for other in self._portals(place)), default=self.standing(place)
                )
            case _:
                lies_open = tile is None or tile.effect is not None
                return max(self.finds[place] if lies_open else 0.0, self.standing(place))

    def _within_two(self, place: TileId) -> list[TileId]:
        near = [tile for tile in NEIGHBOURS[place] if tile in self.tiles]
        return near + [
            tile for step in near for tile in NEIGHBOURS[step] if tile in self.tiles and tile != place
        ]

    def _portals(self, place: TileId) -> list[TileId]:
        return [tile.id for tile in self.tiles.values() if tile.effect == "portal" and tile.id != place]

    def _share(self, place: Place) -> float:
        mine = self.far[self.seat].get(place, NO_WAY)
        return 1.0 if mine == self.nearest(place) else LEFT_TO_OTHERS

    def _halls(self) -> dict[Place, float]:
        """In a hall, there are rooms to search: for the Ghost that is nearest to the Mansion."""
        closed = [room for room in self.view.rooms if room.attic_key is None]
        halls = {LOWER_HALL: 0.0, UPPER_HALL: 0.0}
        for room in closed:
            if room.unlocked:
                halls[HALL_OF[room.id]] += ATTIC_KEY / len(closed) * self._share(LOWER_HALL)
        return halls

    def _hope(self) -> float:
        """What a tile that nobody has seen is likely to bear."""
        hidden = sum(_may_bear_token(tile) for tile in self.tiles.values())
        if not hidden:
            return 0.0
        seen = [tile.holds for tile in self.tiles.values() if tile.holds]
        gone = [given.lost for given in self.view.attic]
        keys = [f"key:{room.id}" for room in self.view.rooms if not room.unlocked]
        hidden_keys = sum(key not in seen and key not in gone for key in keys)
        hidden_crystals = self.view.crystals_on_board - sum(token.startswith("power") for token in seen)
        return (hidden_keys * KEY + hidden_crystals * CRYSTAL) / hidden


def _may_bear_token(tile: TileView) -> bool:
    return not tile.turned and tile.area != "stone"
