"""A search that nothing can win any more ends at once (RULINGS.md, 11): else it would never end.

Only what everybody at the table can work out counts, so that this ending gives nothing away: a tile that
nobody has seen may be anything that its stack still holds.
"""

from collections.abc import Callable, Collection

from games.attic_monster.board import AREA, HALL_OF, LINES, LOWER_HALL, STONE_TILES, Place, TileId
from games.attic_monster.content import Effect
from games.attic_monster.state import Attic, Tile
from games.attic_monster.tiles import neighbours
from games.attic_monster.view import crystals_on_board
from games.kernel.graph import distances
from games.kernel.state import Finished, Outcome

HITS_PER_PLAYER = 2


def end_if_lost(game: Attic) -> None:
    """End the game where no play and no luck could win it any more."""
    if not game.attic:
        # Every tile still lies, so nothing is lost and everything can be reached.
        return
    reach = in_reach(game)
    for reason, holds in (
        ("keys-lost", not any(can_be_searched(game, room, reach) for room in game.rooms)),
        ("mansion-out-of-reach", not can_be_entered(game, reach)),
        ("monster-too-strong", monster_is_too_strong(game)),
    ):
        if holds:
            raise Finished(Outcome((), reason))


def can_be_searched(game: Attic, room: Place, reach: Collection[TileId]) -> bool:
    """Whether the room has not been searched, and the team has its key or may still find it within reach."""
    if game.rooms[room].searched:
        return False
    return room in game.keys or key_may_be_found(game, room, reach)


def key_may_be_found(game: Attic, room: Place, reach: Collection[TileId]) -> bool:
    """Whether a Ghost can come to where this room's key lies; while nobody has seen it: where it may lie."""
    key_tile = next((tile for tile in game.tiles if _is_key_of(game.tiles[tile], room)), None)
    if key_tile is None:
        return False
    if game.tiles[key_tile].turned:
        return key_tile in reach
    return any(AREA[tile] == AREA[key_tile] and not game.tiles[tile].turned for tile in reach)


def can_be_entered(game: Attic, reach: Collection[TileId]) -> bool:
    """Whether a Ghost is in the Mansion, or can still come to a Stone Tile."""
    inside = any(ghost.place in HALL_OF for ghost in game.ghosts.values())
    return inside or any(tile in reach for tile in STONE_TILES)


def monster_is_too_strong(game: Attic) -> bool:
    """Whether all crystals still to be had and a battle without a miss could not drive the Monster out."""
    most = len(game.crystals) + crystals_on_board(game) + HITS_PER_PLAYER * len(game.seats)
    return game.monster_strength() > most


def in_reach(game: Attic) -> Collection[TileId]:
    """All tiles that some Ghost can still come to, whatever the tiles that nobody has seen may be."""
    by_steps = _reached(game, _steps)
    # Steps lead everywhere in most positions; only where they do not, flights and Portals are looked into.
    return by_steps if len(by_steps) == len(game.tiles) else _reached(game, _all_ways)


def _is_key_of(tile: Tile, room: Place) -> bool:
    return tile.effect == "key" and tile.token == room


def _reached(game: Attic, ways: Callable[[Attic, Place], tuple[Place, ...]]) -> Collection[TileId]:
    found: dict[TileId, None] = {}
    for ghost in game.ghosts.values():
        if ghost.place not in found:
            found.update(dict.fromkeys(distances(ghost.place, lambda place: ways(game, place))))
    return [place for place in found if place in game.tiles]


def _steps(game: Attic, place: Place) -> tuple[Place, ...]:
    if place in game.tiles:
        return (*neighbours(game, place), *((LOWER_HALL,) if place in STONE_TILES else ()))
    return tuple(tile for tile in STONE_TILES if tile in game.tiles)


def _all_ways(game: Attic, place: Place) -> tuple[Place, ...]:
    ways = list(_steps(game, place))
    if _may_be(game, place, "catapult"):
        lying = ([tile for tile in line if tile in game.tiles] for line in LINES[place].values())
        ways += [tiles[-1] for tiles in lying if tiles]
    if _may_be(game, place, "portal"):
        ways += [tile for tile in game.tiles if tile != place and _may_be(game, tile, "portal")]
    return tuple(ways)


def _may_be(game: Attic, place: Place, effect: Effect) -> bool:
    """By what everybody has seen, and by what each stack holds."""
    tile = game.tiles.get(place)
    if tile is None:
        return False
    if tile.turned:
        return tile.effect == effect
    return any(
        other.effect == effect and not other.turned and AREA[other_id] == AREA[place]
        for other_id, other in game.tiles.items()
    )
