"""End of the Round (rulebook: End of the Round): the Monster gets a tile, and may become too strong."""

from collections.abc import Mapping

from games.attic_monster.board import HALL_OF, LINES, STONE_TILES, TileId
from games.attic_monster.events import NoTileGiven, TileGiven
from games.attic_monster.search import begin_round
from games.attic_monster.state import Attic, GivenTile
from games.attic_monster.tiles import neighbours
from games.attic_monster.view import crystals_on_board
from games.kernel.graph import distances
from games.kernel.prompts import Ask, Choice, Prompt, Script, Seat, pick
from games.kernel.state import Finished, Outcome

HITS_PER_PLAYER = 2


def end_round(game: Attic) -> Script[None]:
    """The players together give the Monster a face-up tile without Ghosts; then a new round begins."""
    tiles = tuple(tile for tile, state in game.tiles.items() if state.up and not game.ghosts_on(tile))
    if not tiles:
        game.tell(NoTileGiven())
    else:
        give_tile(game, (yield from choose_together(game, tiles)))
        for reason, holds in (
            ("keys-lost", no_room_can_hold_the_key(game)),
            ("mansion-out-of-reach", mansion_is_out_of_reach(game)),
            ("monster-too-strong", monster_is_too_strong(game)),
        ):
            if holds:
                raise Finished(Outcome((), reason))
    game.round += 1
    begin_round(game)


def choose_together(game: Attic, tiles: tuple[TileId, ...]) -> Script[TileId]:
    """Each player votes; most votes win, and the first player breaks a tie."""
    if len(tiles) == 1:
        return tiles[0]
    votes = yield Prompt("give-tile", {seat: Ask(tiles) for seat in game.order_from(game.first)})
    favourites = most_voted(votes)
    if votes[game.first][0] in favourites:
        return votes[game.first][0]
    return (yield from pick(game.first, "break-tie", favourites))


def most_voted(votes: Mapping[Seat, Choice]) -> tuple[TileId, ...]:
    """The tiles with the most votes, in the order in which the players sit."""
    chosen = [tile for (tile,) in votes.values()]
    most = max(chosen.count(tile) for tile in chosen)
    return tuple(dict.fromkeys(tile for tile in chosen if chosen.count(tile) == most))


def give_tile(game: Attic, tile_id: TileId) -> None:
    """Put the tile in the attic. What lies on it is lost."""
    tile = game.tiles.pop(tile_id)
    lost = tile.token if tile.holds else None
    game.attic.append(GivenTile(tile_id, tile.effect, lost))
    game.tell(TileGiven(tile=tile_id, effect=tile.effect, lost=lost, strength=game.monster_strength()))


def no_room_can_hold_the_key(game: Attic) -> bool:
    """Whether the keys of all rooms not yet searched are lost (RULINGS.md, 11)."""
    lost = [given.lost for given in game.attic]
    return all(room in lost for room, state in game.rooms.items() if not state.searched)


def monster_is_too_strong(game: Attic) -> bool:
    """Whether all crystals still to be had and a battle without a miss could not drive the Monster out."""
    most = len(game.crystals) + crystals_on_board(game) + HITS_PER_PLAYER * len(game.seats)
    return game.monster_strength() > most


def mansion_is_out_of_reach(game: Attic) -> bool:
    """Whether no Ghost can get in any more, whatever the tiles that nobody has seen may be.

    Only what everybody at the table can work out counts, so that this ending gives nothing away.
    """
    if any(ghost.place in HALL_OF for ghost in game.ghosts.values()):
        return False
    return not any(
        stone in distances(ghost.place, lambda tile: _ways_from(game, tile))
        for ghost in game.ghosts.values()
        for stone in STONE_TILES
        if stone in game.tiles
    )


def _ways_from(game: Attic, tile_id: TileId) -> tuple[TileId, ...]:
    ways = list(neighbours(game, tile_id))
    if _may_be(game, tile_id, "catapult"):
        lying = ([tile for tile in line if tile in game.tiles] for line in LINES[tile_id].values())
        ways += [tiles[-1] for tiles in lying if tiles]
    if _may_be(game, tile_id, "portal"):
        ways += [tile for tile in game.tiles if tile != tile_id and _may_be(game, tile, "portal")]
    return tuple(ways)


def _may_be(game: Attic, tile_id: TileId, effect: str) -> bool:
    tile = game.tiles[tile_id]
    return not tile.turned or tile.effect == effect
