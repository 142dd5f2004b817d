"""Tile Effects (rulebook: Tile Effects): what happens On Reveal, and where a Ghost stops.

`stopped` holds the pairs of Ghost and tile whose Stop effect has been applied for the die in use: each
comes once a die, so that no chain of effects is endless (RULINGS.md, 5).
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.attic_monster.board import LINES, NEIGHBOURS, START, STEPS, Place, TileId
from games.attic_monster.content import Effect, Symbol
from games.attic_monster.events import (
    ArrowSet,
    GhostMoved,
    GhostTrapped,
    TileRevealed,
    TileTurnedDown,
    TokenTaken,
)
from games.attic_monster.state import Attic
from games.kernel.prompts import Script, Seat, ask, pick

Stopped: TypeAlias = list[tuple[Seat, TileId]]


def turn_tile(game: Attic, turner: Seat, tile_id: TileId, stopped: Stopped) -> Script[None]:
    """Turn a tile over. A Ghost standing on it gets both effects of a revealed tile, whosever it is."""
    tile = game.tiles[tile_id]
    if tile.up:
        freed = tuple(seat for seat in game.ghosts_on(tile_id) if game.is_trapped(seat))
        tile.up, tile.arrow = False, None
        game.tell(TileTurnedDown(seat=turner, tile=tile_id, freed=freed))
        return
    reveal(game, turner, tile_id)
    standing = game.ghosts_on(tile_id)
    if not standing:
        yield from set_arrow(game, turner, tile_id)
    for seat in standing:
        if tile.up and game.ghosts[seat].place == tile_id:
            yield from set_arrow(game, seat, tile_id)
            yield from stop(game, seat, stopped)


def reveal(game: Attic, turner: Seat | None, tile_id: TileId) -> None:
    """Turn a tile up. The first time, its Key Token or Power Crystal is put on it."""
    tile = game.tiles[tile_id]
    tile.holds = tile.holds or (tile.token is not None and not tile.turned)
    tile.up = tile.turned = True
    token = tile.token if tile.holds else None
    game.tell(TileRevealed(seat=turner, tile=tile_id, effect=tile.effect, token=token))


def set_arrow(game: Attic, seat: Seat, tile_id: TileId) -> Script[None]:
    """On Reveal of a Catapult: point its arrow in any direction."""
    if game.tiles[tile_id].effect != "catapult":
        return
    options = {f"point:{tile_id}:{direction}": direction for direction in STEPS}
    direction = options[(yield from ask(seat, "point-catapult", tuple(options), tile=tile_id))]
    game.tiles[tile_id].arrow = direction
    game.tell(ArrowSet(seat=seat, tile=tile_id, direction=direction))


def move_ghost(game: Attic, seat: Seat, place: Place, by: Symbol | Effect) -> None:
    """Put a Ghost somewhere else."""
    ghost = game.ghosts[seat]
    ghost.place, ghost.began_on = place, None
    game.tell(GhostMoved(seat=seat, place=place, by=by))


def arrive(game: Attic, seat: Seat, tile_id: TileId, by: Symbol | Effect, stopped: Stopped) -> Script[None]:
    """Finish a move on a tile: face down it does nothing, face up its Stop effect applies."""
    move_ghost(game, seat, tile_id, by)
    if game.tiles[tile_id].up:
        yield from stop(game, seat, stopped)


def stop(game: Attic, seat: Seat, stopped: Stopped) -> Script[None]:
    """Apply the Stop effect of the face-up tile under this Ghost. Its owner decides."""
    tile_id = game.ghosts[seat].place
    if (seat, tile_id) in stopped:
        return
    stopped.append((seat, tile_id))
    script = STOP_EFFECTS[game.tiles[tile_id].effect](game, seat, tile_id, stopped)
    if script:
        yield from script


def _take_token(game: Attic, seat: Seat, tile_id: TileId, _: Stopped) -> None:
    """Take the Key Token or the Power Crystal for the team, if it is still there."""
    tile = game.tiles[tile_id]
    if tile.holds and tile.token:
        tile.holds = False
        (game.keys if tile.effect == "key" else game.crystals).append(tile.token)
        game.tell(TokenTaken(seat=seat, tile=tile_id, effect=tile.effect, token=tile.token))


def _flip(game: Attic, seat: Seat, tile_id: TileId, stopped: Stopped) -> Script[None]:
    """Flip any tile, however far away. Start has the same picture on both sides, so it is not turned."""
    tiles = tuple(tile for tile in game.tiles if tile != START)
    turned = yield from pick_tile(seat, "flip-effect", "turn", tiles, tile_id)
    yield from turn_tile(game, seat, turned, stopped)


def _move(game: Attic, seat: Seat, tile_id: TileId, stopped: Stopped) -> Script[None]:
    """Move 1 or 2 tiles; only where the move ends does anything happen."""
    near = neighbours(game, tile_id)
    far = [tile for step in near for tile in neighbours(game, step) if tile != tile_id]
    goals = tuple(tile for tile in game.tiles if tile in near or tile in far)
    if goals:
        goal = yield from pick_tile(seat, "move-effect", "move", goals, tile_id)
        yield from arrive(game, seat, goal, "move", stopped)


def _fly(game: Attic, seat: Seat, tile_id: TileId, stopped: Stopped) -> Script[None]:
    """Fly to the last tile of the board in the arrow's direction, over holes too."""
    arrow = game.tiles[tile_id].arrow
    lying = [tile for tile in LINES[tile_id][arrow] if tile in game.tiles] if arrow else []
    if lying:
        yield from arrive(game, seat, lying[-1], "catapult", stopped)


def _get_stuck(game: Attic, seat: Seat, tile_id: TileId, _: Stopped) -> None:
    """Be stuck until somebody turns the Trap face down."""
    game.tell(GhostTrapped(seat=seat, tile=tile_id))


def _go_through(game: Attic, seat: Seat, tile_id: TileId, _: Stopped) -> Script[None]:
    """Go to another face-up Portal, where the move ends without a second Stop (RULINGS.md, 7)."""
    if game.ghosts[seat].began_on == tile_id:
        return
    others = tuple(
        other
        for other, tile in game.tiles.items()
        if tile.up and tile.effect == "portal" and other != tile_id
    )
    if others:
        goal = yield from pick_tile(seat, "portal", "move", others, tile_id)
        move_ghost(game, seat, goal, "portal")


def _rest(*_: object) -> None:
    """Start does nothing."""


STOP_EFFECTS: Mapping[Effect, Callable[[Attic, Seat, TileId, Stopped], Script[None] | None]] = {
    "key": _take_token,
    "power": _take_token,
    "flip": _flip,
    "move": _move,
    "catapult": _fly,
    "trap": _get_stuck,
    "portal": _go_through,
    "start": _rest,
}


def pick_tile(seat: Seat, topic: str, verb: str, tiles: tuple[TileId, ...], about: TileId) -> Script[TileId]:
    """Let a seat pick one of these tiles because of the effect of the tile `about`."""
    chosen = yield from pick(seat, topic, tuple(f"{verb}:{tile}" for tile in tiles), tile=about)
    return chosen.removeprefix(f"{verb}:")


def neighbours(game: Attic, tile_id: TileId) -> tuple[TileId, ...]:
    """The tiles that touch an edge of this one. There is no step across a hole."""
    return tuple(tile for tile in NEIGHBOURS[tile_id] if tile in game.tiles)
