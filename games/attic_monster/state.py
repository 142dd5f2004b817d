"""A position of The Attic Monster."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.attic_monster.board import AREA, START, WHERE, Direction, Place, TileId
from games.attic_monster.content import Effect, Symbol, box, setup_for
from games.kernel.prompts import Seat
from games.kernel.state import State

Phase: TypeAlias = Literal["opening", "search", "battle"]


@dataclass(slots=True)
class Tile:
    """A tile that lies before the Mansion.

    `token` is the key's design or the crystal's colour that the tile gives, `holds` whether it lies on the
    tile now. `turned` tells whether the tile has ever been face up: tokens come once only.
    """

    effect: Effect
    token: str | None = None
    up: bool = False
    turned: bool = False
    holds: bool = False
    arrow: Direction | None = None


@dataclass(slots=True)
class Ghost:
    """A player's Ghost.

    `began_on` is the Portal that it may not use: it began a turn there and has not moved since.
    """

    place: Place = START
    began_on: TileId | None = None


@dataclass(slots=True)
class Room:
    """A side room of the Mansion and the Mansion Token on its floor."""

    has_attic_key: bool
    searched: bool = False


@dataclass(slots=True)
class GivenTile:
    """A tile in the attic."""

    tile: TileId
    effect: Effect
    lost: str | None


@dataclass(slots=True, kw_only=True)
class Attic(State):
    """A position. `to_play` are the seats that have not played in this round, the next one first."""

    tiles: dict[TileId, Tile]
    ghosts: dict[Seat, Ghost]
    rooms: dict[Place, Room]
    first: Seat
    phase: Phase = "opening"
    round: int = 1
    to_play: list[Seat] = field(default_factory=list)
    active: Seat | None = None
    rolled: list[Symbol] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    crystals: list[str] = field(default_factory=list)
    attic: list[GivenTile] = field(default_factory=list)
    strength: int = 0

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, beginning with this one."""
        at = self.seats.index(seat)
        return self.seats[at:] + self.seats[:at]

    def ghosts_on(self, place: Place) -> tuple[Seat, ...]:
        """Whose Ghosts stand there, in turn order from the active player (at the start: the first player)."""
        return tuple(
            seat for seat in self.order_from(self.active or self.first) if self.ghosts[seat].place == place
        )

    def is_trapped(self, seat: Seat) -> bool:
        """Whether this Ghost is stuck: a Trap holds it as long as it is face up."""
        tile = self.tiles.get(self.ghosts[seat].place)
        return tile is not None and tile.up and tile.effect == "trap"

    def monster_strength(self) -> int:
        """The Monster's Strength by the tiles in the attic, before crystals are spent."""
        trap = 2 if self.options["difficulty"] == "hard" else 1
        tiles = sum(trap if given.effect == "trap" else 1 for given in self.attic)
        return max(0, tiles + self.balance())

    def balance(self) -> int:
        """What the balanced option adds to the Monster's Strength."""
        return setup_for(len(self.seats)).balance if self.options["balance"] == "balanced" else 0


def problems(game: Attic) -> list[str]:
    """Broken invariants: tiles, tokens and Ghosts are never lost or doubled."""
    found = []
    lying = [tile for tile in game.tiles if tile in WHERE]
    if len(lying) + len(game.attic) != len(WHERE):
        found.append(f"{len(lying)} tiles lie and {len(game.attic)} are in the attic, of {len(WHERE)}")
    for seat, ghost in game.ghosts.items():
        if ghost.place in AREA and ghost.place not in game.tiles:
            found.append(f"the Ghost of {seat} stands on {ghost.place}, where no tile lies")
    to_come = [tile.token for tile in game.tiles.values() if tile.token and (tile.holds or not tile.turned)]
    lost = [given.lost for given in game.attic if given.lost]
    tokens = sorted([*to_come, *lost, *game.keys, *game.crystals])
    all_tokens = sorted(kind.token for kind in box().faces for _ in range(kind.count) if kind.token)
    if tokens != all_tokens:
        found.append(f"tokens are {tokens}, not {all_tokens}")
    if sum(room.has_attic_key for room in game.rooms.values()) != 1:
        found.append("there is not exactly one attic key")
    if any(tile.holds and not tile.turned for tile in game.tiles.values()):
        found.append("a token lies on a tile that was never turned up")
    if any((tile.arrow is not None) and not tile.up for tile in game.tiles.values()):
        found.append("a face-down tile has an arrow")
    return found
