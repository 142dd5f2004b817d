"""What a viewer may know of The Attic Monster: all that lies open on a real table, and nothing else."""

from dataclasses import dataclass
from typing import Literal

from games.attic_monster.board import AREA, WHERE, Direction, Place, TileId
from games.attic_monster.content import Area, Effect, Floor, Symbol, box
from games.attic_monster.state import Attic, Phase
from games.kernel.prompts import Seat
from games.kernel.state import Outcome


@dataclass(frozen=True, slots=True)
class TileView:
    """A place for a tile. `effect` is None while face down; `lies` is False once it was given away.

    `row` counts from the Mansion (0) to Start (9), `column` from 0 to 6; neighbours in a row are two columns
    apart and each row is shifted by one, like bricks. `holds` is the token on it, face up or down: "key" and
    a design, or "power" and a colour, as in "key:bat" and "power:red". `turned` tells whether it has ever
    been face up, which no picture shows: that is for the players to remember (RULINGS.md, 22).
    """

    id: TileId
    area: Area
    row: int
    column: int
    lies: bool
    effect: Effect | None
    token: str | None
    holds: str | None
    arrow: Direction | None
    turned: bool


@dataclass(frozen=True, slots=True)
class RoomView:
    """A side room. `attic_key` is None until the room's Mansion Token is turned."""

    id: Place
    floor: Floor
    side: Literal["left", "right"]
    unlocked: bool
    attic_key: bool | None


@dataclass(frozen=True, slots=True)
class GhostView:
    """Where a Ghost stands: a tile's id, "lower-hall", "upper-hall", or a room's id."""

    seat: Seat
    place: Place
    trapped: bool


@dataclass(frozen=True, slots=True)
class GivenTileView:
    """A tile in the attic. `lost` is the token that lay on it, written like `TileView.holds`."""

    tile: TileId
    effect: Effect
    lost: str | None


@dataclass(frozen=True, slots=True)
class AtticView:
    """The table. `active` is whose turn it is; `rolled` are the dice not yet used in it.

    `strength` is the Monster's Strength: by the tiles in the attic during the search, and what is left to
    remove during the battle. `to_play` are those still to play this round, in order, the active one included.
    """

    viewer: Seat | None
    seats: tuple[Seat, ...]
    options: dict[str, str]
    phase: Phase
    round: int
    first: Seat
    active: Seat | None
    to_play: tuple[Seat, ...]
    rolled: tuple[Symbol, ...]
    tiles: tuple[TileView, ...]
    rooms: tuple[RoomView, ...]
    ghosts: tuple[GhostView, ...]
    keys: tuple[str, ...]
    crystals: tuple[str, ...]
    crystals_on_board: int
    attic: tuple[GivenTileView, ...]
    strength: int
    outcome: Outcome | None


def view_of(game: Attic, viewer: Seat | None) -> AtticView:
    """The table as anybody sees it: there is no private information between players."""
    return AtticView(
        viewer=viewer,
        seats=game.seats,
        options=dict(game.options),
        phase=game.phase,
        round=game.round,
        first=game.first,
        active=game.active,
        to_play=tuple(game.to_play),
        rolled=tuple(game.rolled),
        tiles=tuple(_tile_view(game, tile) for tile in WHERE),
        rooms=tuple(
            RoomView(
                id=room.id,
                floor=room.floor,
                side=room.side,
                unlocked=room.id in game.keys,
                attic_key=game.rooms[room.id].has_attic_key if game.rooms[room.id].searched else None,
            )
            for room in box().rooms
        ),
        ghosts=tuple(GhostView(seat, game.ghosts[seat].place, game.is_trapped(seat)) for seat in game.seats),
        keys=tuple(game.keys),
        crystals=tuple(game.crystals),
        crystals_on_board=crystals_on_board(game),
        attic=tuple(
            GivenTileView(given.tile, given.effect, f"{given.effect}:{given.lost}" if given.lost else None)
            for given in game.attic
        ),
        strength=game.strength if game.phase == "battle" else game.monster_strength(),
        outcome=game.outcome,
    )


def crystals_on_board(game: Attic) -> int:
    """How many crystals can still be won. Anybody can count this: all of them minus those taken or lost."""
    return sum(tile.effect == "power" and (tile.holds or not tile.turned) for tile in game.tiles.values())


def _tile_view(game: Attic, tile_id: TileId) -> TileView:
    tile = game.tiles.get(tile_id)
    row, column = WHERE[tile_id]
    shown = tile is not None and tile.up
    return TileView(
        id=tile_id,
        area=AREA[tile_id],
        row=row,
        column=column,
        lies=tile is not None,
        effect=tile.effect if tile and shown else None,
        token=tile.token if tile and shown else None,
        holds=f"{tile.effect}:{tile.token}" if tile and tile.holds else None,
        arrow=tile.arrow if tile and shown else None,
        turned=tile is None or tile.turned,
    )
