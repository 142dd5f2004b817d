"""What The Attic Monster tells. All of it is known to the whole table: the game has no private secrets."""

from dataclasses import dataclass
from typing import ClassVar

from games.attic_monster.board import Direction, Place, TileId
from games.attic_monster.content import Effect, Symbol
from games.kernel.events import Event
from games.kernel.prompts import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPlayer(Event):
    """Who plays first, in this round and in all others."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled(Event):
    """A player's roll at the beginning of their turn."""

    seat: Seat
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoActionPossible(Event):
    """The dice of a turn allow nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GhostMoved(Event):
    """A Ghost stands somewhere else; `by` is what moved it: a die or the effect of a tile."""

    seat: Seat
    place: Place
    by: Symbol | Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class TileRevealed(Event):
    """A tile lies face up; `token` lies on it. `seat` is None for the tiles turned at set-up."""

    reveals: ClassVar[bool] = True
    seat: Seat | None
    tile: TileId
    effect: Effect
    token: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TileTurnedDown(Event):
    """A tile lies face down again; `freed` are the Ghosts that its Trap lets go."""

    seat: Seat
    tile: TileId
    freed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenTaken(Event):
    """The team has a Key Token or a Power Crystal more."""

    seat: Seat
    tile: TileId
    effect: Effect
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowSet(Event):
    """A Catapult points somewhere."""

    seat: Seat
    tile: TileId
    direction: Direction


@dataclass(frozen=True, slots=True, kw_only=True)
class GhostTrapped(Event):
    """A Ghost is stuck."""

    seat: Seat
    tile: TileId


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomSearched(Event):
    """A Ghost entered a room and turned its Mansion Token."""

    reveals: ClassVar[bool] = True
    seat: Seat
    room: Place
    attic_key: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TileVoted(Event):
    """What the vote is for; in a `tie`, the vote of the first player decided."""

    tile: TileId
    votes: int
    voters: int
    tie: bool
    first: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TileGiven(Event):
    """The Monster has a tile more; `lost` is the token that lay on it."""

    tile: TileId
    effect: Effect
    lost: str | None
    strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NoTileGiven(Event):
    """Every face-up tile had a Ghost on it, so the Monster got none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleBegan(Event):
    """The attic key is found: the Monster's Strength, the crystals spent, and what is left to remove."""

    strength: int
    crystals: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterStruck(Event):
    """A player's roll in the battle; `left` tiles remain in the attic."""

    seat: Seat
    symbols: tuple[Symbol, ...]
    left: int


EVENTS: tuple[type[Event], ...] = (
    FirstPlayer,
    DiceRolled,
    NoActionPossible,
    GhostMoved,
    TileRevealed,
    TileTurnedDown,
    TokenTaken,
    ArrowSet,
    GhostTrapped,
    RoomSearched,
    TileVoted,
    TileGiven,
    NoTileGiven,
    BattleBegan,
    MonsterStruck,
)
