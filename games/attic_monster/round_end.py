"""End of the Round (rulebook: End of the Round): the Monster gets a tile."""

from games.attic_monster.board import TileId
from games.attic_monster.events import NoTileGiven, TileGiven, TileVoted
from games.attic_monster.lost_search import end_if_lost
from games.attic_monster.search import begin_round
from games.attic_monster.state import Attic, GivenTile
from games.kernel.prompts import Ask, Prompt, Script


def end_round(game: Attic) -> Script[None]:
    """The players together give the Monster a face-up tile without Ghosts; then a new round begins."""
    tiles = tuple(tile for tile, state in game.tiles.items() if state.up and not game.ghosts_on(tile))
    if not tiles:
        game.tell(NoTileGiven())
    else:
        give_tile(game, (yield from choose_together(game, tiles)))
        end_if_lost(game)
    game.round += 1
    begin_round(game)


def choose_together(game: Attic, tiles: tuple[TileId, ...]) -> Script[TileId]:
    """Each player votes; most votes win, and the first player breaks a tie."""
    if len(tiles) == 1:
        return tiles[0]
    options = tuple(f"give:{tile}" for tile in tiles)
    answers = yield Prompt("give-tile", {seat: Ask(options) for seat in game.order_from(game.first)})
    votes = [option.removeprefix("give:") for (option,) in answers.values()]
    tile, most = most_voted(votes), max(map(votes.count, votes))
    tie = any(votes.count(other) == most for other in votes if other != tile)
    game.tell(TileVoted(tile=tile, votes=most, voters=len(votes), tie=tie, first=game.first))
    return tile


def most_voted(votes: list[str]) -> str:
    """What has most votes. The first player votes first in the list, and breaks a tie.

    As no more than four vote, the first player's own vote is among the best in every tie.
    """
    return max(votes, key=votes.count)


def give_tile(game: Attic, tile_id: TileId) -> None:
    """Put the tile in the attic. What lies on it is lost."""
    tile = game.tiles.pop(tile_id)
    lost = tile.token if tile.holds else None
    game.attic.append(GivenTile(tile_id, tile.effect, lost))
    game.tell(TileGiven(tile=tile_id, effect=tile.effect, lost=lost, strength=game.monster_strength()))
