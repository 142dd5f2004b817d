"""Positions for the rule tests, built from a sound deal: "ann on C2, a face-up Trap on D1, dice loaded".

A face is put on a tile by exchanging it with one of its stack, so that the box stays whole and the game's
own `problems` holds in every position.
"""

from dataclasses import dataclass, field
from typing import TypeVar

from games.attic_monster.board import AREA
from games.attic_monster.content import box
from games.attic_monster.game import AtticMonster
from games.attic_monster.state import Attic, GivenTile, Tile
from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.events import Event

GAME = AtticMonster()
Told = TypeVar("Told", bound=Event)
SIDES: dict[str, int] = {side.symbol: side.side for side in box().die}


@dataclass(slots=True)
class LoadedDice(Dice):
    """Dice that fall as prescribed, and must not be rolled more often than that."""

    symbols: list[str] = field(default_factory=list)

    def roll(self, sides: int) -> int:
        assert self.symbols, "a die was rolled that the test does not expect"
        self.drawn += 1
        return SIDES[self.symbols.pop(0)]


class Scene:
    """A search that is being set up. Ann is the first player, every tile is face down, the attic is empty."""

    def __init__(self, *seats: str, **options: str) -> None:
        settled = GAME.settled(seats, options)
        self.state: Attic = GAME.setup(seats, settled, Dice("the same deal for every test"))
        self.state.phase = "search"
        self.state.first = seats[0]
        self.state.to_play = list(seats)
        self.state.dice = LoadedDice("")
        self._placed: set[str] = set()

    def ghost(self, seat: str, place: str) -> "Scene":
        self.state.ghosts[seat].place = place
        return self

    def face(self, tile_id: str, effect: str, token: str | None = None) -> "Scene":
        """Let this face lie on the tile, face down."""
        tiles = self.state.tiles
        other = next(
            other
            for other in tiles
            if AREA[other] == AREA[tile_id]
            and other not in self._placed
            and not tiles[other].turned
            and tiles[other].effect == effect
            and token in {None, tiles[other].token}
        )
        tiles[tile_id], tiles[other] = tiles[other], tiles[tile_id]
        self._placed.add(tile_id)
        return self

    def up(self, tile_id: str, effect: str, token: str | None = None, arrow: str | None = None) -> "Scene":
        """Let this face lie on the tile, face up, with its token on it or with its arrow set."""
        self.face(tile_id, effect, token)
        tile = self.state.tiles[tile_id]
        tile.up = tile.turned = True
        tile.holds = tile.token is not None
        tile.arrow = arrow  # type: ignore[assignment]
        return self

    def used(self, tile_id: str, effect: str, token: str | None = None) -> "Scene":
        """The same for a Key or a Power tile whose token the team has taken."""
        self.up(tile_id, effect, token)
        self._take(self.state.tiles[tile_id])
        return self

    def keys(self, *designs: str) -> "Scene":
        """Give the team keys; the tiles they lay on are face down."""
        for design in designs:
            self._take_from_afar("key", design)
        return self

    def crystals(self, number: int) -> "Scene":
        """Give the team crystals; the tiles they lay on are face down."""
        for _ in range(number):
            self._take_from_afar("power", None)
        return self

    def given(self, *tile_ids: str) -> "Scene":
        """Let the Monster have these tiles, and what lies on them."""
        for tile_id in tile_ids:
            tile = self.state.tiles.pop(tile_id)
            lost = None if tile.turned and not tile.holds else tile.token
            self.state.attic.append(GivenTile(tile_id, tile.effect, lost))
        return self

    def attic_key(self, room: str) -> "Scene":
        for name, state in self.state.rooms.items():
            state.has_attic_key = name == room
        return self

    def searched(self, *rooms: str) -> "Scene":
        for room in rooms:
            self.state.rooms[room].searched = True
        return self

    def to_play(self, *seats: str) -> "Scene":
        """Who has still to play in this round, the next one first."""
        self.state.to_play = list(seats)
        return self

    def begin(self) -> "Play":
        """Begin the next player's turn."""
        return Play(self.state)

    def rolling(self, *symbols: str) -> "Play":
        """Begin the next player's turn and roll this."""
        return self.begin().rolling(*symbols)

    def round_over(self) -> "Play":
        """Begin the end of the round."""
        self.state.to_play = []
        return Play(self.state)

    def battle(self, strength: int) -> "Play":
        """Begin the next player's part of the battle, with so much of the Monster's Strength left."""
        self.state.phase = "battle"
        self.state.strength = strength
        return Play(self.state)

    def _take_from_afar(self, effect: str, token: str | None) -> None:
        tile_id = next(
            tile_id
            for tile_id, tile in self.state.tiles.items()
            if tile.effect == effect and token in {None, tile.token} and not tile.turned
        )
        tile = self.state.tiles[tile_id]
        tile.turned = True
        self._placed.add(tile_id)
        self._take(tile)

    def _take(self, tile: Tile) -> None:
        assert tile.token is not None
        tile.holds = False
        (self.state.keys if tile.effect == "key" else self.state.crystals).append(tile.token)


class Play:
    """A turn that is being played. A position that breaks an invariant fails every test."""

    def __init__(self, state: Attic) -> None:
        self.state = state
        self.run = Run(GAME, state)
        self._check()

    def rolling(self, *symbols: str) -> "Play":
        """Roll this in the turn that begins; where the last one is over, in the next one."""
        assert isinstance(self.state.dice, LoadedDice)
        self.state.dice.symbols = list(symbols)
        self.go_on()
        return self.choose("roll")

    def go_on(self) -> "Play":
        """Play the turns that ask nothing, up to the next question or to the end of the game."""
        while self.run.prompt is None and self.state.outcome is None:
            self.run = Run(GAME, self.state)
            self._check()
        return self

    @property
    def topic(self) -> str | None:
        """What is asked, None where the turn is over."""
        return self.run.prompt.topic if self.run.prompt else None

    @property
    def asked(self) -> tuple[str, ...]:
        """Who is still asked."""
        return tuple(self.run.position().open_asks())

    @property
    def options(self) -> tuple[str, ...]:
        """What the one who is asked may answer."""
        (ask,) = self.run.position().open_asks().values()
        return ask.options

    def choose(self, *options: str) -> "Play":
        """Answer the open question and those that follow, each for the one who is asked."""
        for option in options:
            (seat,) = self.asked
            self.run.answer(seat, (option,))
            self._check()
        return self

    def vote(self, **tiles: str) -> "Play":
        for seat, tile in tiles.items():
            self.run.answer(seat, (f"give:{tile}",))
            self._check()
        return self

    def told(self, kind: type[Told]) -> list[Told]:
        """The events of this kind so far."""
        return [event for event in self.state.told if isinstance(event, kind)]

    def place(self, seat: str) -> str:
        return self.state.ghosts[seat].place

    def _check(self) -> None:
        assert GAME.problems(self.state) == []
