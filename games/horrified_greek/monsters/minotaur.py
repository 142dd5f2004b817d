"""Minotaur: build the Labyrinth, then trap him in it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import ClassVar, Literal

from games.horrified.attack import Attack
from games.horrified.box import Box
from games.horrified.content import ItemId, MonsterKind, Place
from games.horrified.monster import Monster
from games.horrified.moving import DECLINE
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_number, pay_strength
from games.horrified.play import Play
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import spend
from games.horrified.terror import raise_terror
from games.horrified.view import HorrifiedView, MatView, mat_fields
from games.horrified_greek.content import CENTRE, GATE, LairKind, TileKind, is_through
from games.horrified_greek.island import open_lair
from games.horrified_greek.lairs import searches
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask, Choice, Prompt, Script, Seat, ask

PLACE = "place"
SWAP = "swap"


@dataclass(slots=True, kw_only=True)
class MinotaurState(MonsterState):
    """The Labyrinth from the gate on, and the tokens that lie face down; the next one is the last."""

    kind: Literal["minotaur"] = "minotaur"
    stack: list[str]
    laid: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class TileView:
    """A Labyrinth token that was laid, and the signs at its ends."""

    id: str
    left: str
    right: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MinotaurMat(MatView):
    """His mat: what is laid, from the gate on, how many tokens are left, and the Lair, once it is known."""

    kind: Literal["minotaur"] = "minotaur"
    laid: tuple[TileView, ...]
    left: int
    complete: bool
    lair: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TileLaid(Event):
    """The next Labyrinth token lies in the first free slot."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tile: str
    slot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesSwapped(Event):
    """Two Labyrinth tokens have changed places; `slots` are counted from the gate."""

    seat: Seat
    slots: tuple[int, int]
    complete: bool


SWITCHES = 2
"""How many switches are likely to be wanted in the end."""


class Minotaur(Monster[MinotaurState, MinotaurMat]):
    """Frenzy Order 5."""

    id = "minotaur"
    numbers = ("defeat_strength",)
    events: ClassVar[tuple[type[Event], ...]] = (TileLaid, TilesSwapped)
    state_type = MinotaurState
    mat_type = MinotaurMat

    def __init__(self, kind: MonsterKind, lair: LairKind, tiles: tuple[TileKind, ...]) -> None:
        super().__init__(kind)
        self.lair = lair.id
        self.tiles = {tile.id: tile for tile in tiles}

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> MinotaurState:
        """Shuffle the Labyrinth tokens face down."""
        stack = list(self.tiles)
        state.dice.shuffle(stack)
        return MinotaurState(place=self.kind.start, stack=stack)

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At the revealed Labyrinth, with a Blue Item: lay the next token, or switch two that are laid."""
        mat = self.mat(play)
        here = play.here(seat) == open_lair(play.state, self.lair)
        if not here or not play.held(seat, "blue") or self._complete(mat):
            return ()
        lay = (PLACE,) if mat.stack else ()
        return (*lay, SWAP) if len(mat.laid) > 1 else lay

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Discard a Blue Item, and build."""
        yield from pay_number(play, seat, 1, "blue")
        mat = self.mat(play)
        if what == SWAP:
            yield from self._swap(play, seat)
            return
        mat.laid.append(mat.stack.pop())
        play.tell(TileLaid(seat=seat, tile=mat.laid[-1], slot=len(mat.laid)))

    def _swap(self, play: Play, seat: Seat) -> Script[None]:
        laid = self.mat(play).laid
        chosen = tuple(f"{self.id}:tile-{tile}" for tile in laid)
        if len(chosen) > 2:
            chosen = (yield Prompt(f"{self.id}:swap", {seat: Ask(chosen, 2, 2)}))[seat]
        one, other = (laid.index(option.removeprefix(f"{self.id}:tile-")) for option in chosen)
        laid[one], laid[other] = laid[other], laid[one]
        complete = self._complete(self.mat(play))
        play.tell(TilesSwapped(seat=seat, slots=(one + 1, other + 1), complete=complete))

    def _complete(self, mat: MinotaurState) -> bool:
        return not mat.stack and is_through([self.tiles[tile] for tile in mat.laid])

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """At the complete Labyrinth; he himself may be anywhere, unless the table wants him there."""
        mat, lair = self.mat(play), open_lair(play.state, self.lair)
        if play.here(seat) != lair or not self._complete(mat):
            return False
        trapped = play.state.options["minotaur"] == "anywhere" or mat.place == lair
        return trapped and play.strength(play.held(seat, "yellow")) >= self.kind.numbers["defeat_strength"]

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Yellow Items of the strength that it takes."""
        yield from pay_strength(play, seat, self.kind.numbers["defeat_strength"], "yellow")

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """Lost in the Maze: somebody discards a Blue Item, or Terror rises."""
        for _ in range(attack.powers):
            if not (yield from self._somebody_pays(play)):
                raise_terror(play)

    def _somebody_pays(self, play: Play) -> Script[bool]:
        """Ask around, from the active player on; who waits off the board still holds Items."""
        for seat in play.order_from(play.active):
            items = play.held(seat, "blue")
            if items:
                chosen = yield from ask(seat, f"{self.id}:maze", (*items, DECLINE))
                if chosen != DECLINE:
                    spend(play, seat, (chosen,))
                    return True
        return False

    def redeal(self, state: HorrifiedState, now: HorrifiedState, viewer: Seat | None, dice: Dice) -> None:
        """Exchange the Labyrinth tokens that lie face down all the time."""
        mat, hidden = self.mat_of(state), len(self.mat_of(now).stack)
        tokens = mat.stack[:hidden]
        dice.shuffle(tokens)
        mat.stack[:hidden] = tokens

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> MinotaurMat:
        """The Labyrinth as far as it is laid."""
        mat = self.mat(play)
        laid = tuple(TileView(tile, self.tiles[tile].left, self.tiles[tile].right) for tile in mat.laid)
        return MinotaurMat(
            **mat_fields(play, self.id),
            laid=laid,
            left=len(mat.stack),
            complete=self._complete(mat),
            lair=open_lair(play.state, self.lair),
        )

    def question(self, box: Box, topic: str, ask: Ask) -> str:
        """Switching, and who gets lost."""
        return {
            f"{self.id}:swap": "Which two Labyrinth tokens do you switch?",
            f"{self.id}:maze": "Lost in the Maze: do you discard a Blue Item, so that Terror does not rise?",
        }[topic]

    def label(self, box: Box, option: str) -> str:
        """Building, or a token."""
        if option in {PLACE, SWAP}:
            return "Lay the next Labyrinth token" if option == PLACE else "Switch two Labyrinth tokens"
        tile = self.tiles[option.removeprefix("tile-")]
        return f"The token from {tile.left} to {tile.right}"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """The Labyrinth."""
        match event:
            case TileLaid():
                tile = self.tiles[event.tile]
                way = f"from {tile.left} to {tile.right}"
                return f"{names(event.seat)} lays Labyrinth token {event.slot}: {way}."
            case TilesSwapped():
                done = " The Labyrinth is complete!" if event.complete else ""
                slots = " and ".join(str(slot) for slot in event.slots)
                return f"{names(event.seat)} switches Labyrinth tokens {slots}.{done}"
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """What is laid."""
        mat = self.seen(view)
        laid = ", ".join(f"{tile.left} to {tile.right}" for tile in mat.laid) or "nothing"
        state = "complete" if mat.complete else f"{mat.left} tokens to lay"
        return f"Labyrinth from {GATE} to {CENTRE}: {laid} ({state})."

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """Find the Labyrinth, build it, then come with Yellow Items."""
        mat = self.seen(view)
        lair = (mat.lair,) if mat.lair else ()
        strength = (Cost(("yellow",), strength=self.kind.numbers["defeat_strength"]),)
        defeat = Need(self.id, "defeat", lair if mat.complete else (), strength)
        if mat.complete:
            return (defeat,)
        build = Need(self.id, "advance", lair, (Cost(("blue",)),), mat.left + SWITCHES)
        return (*searches(view, self.id, mat.lair), build, defeat)

    def appeal(self, box: Box, view: HorrifiedView, what: str) -> float:
        """Laying always leads on, switching only once all are laid."""
        return float(what == PLACE or not self.seen(view).left)

    def advise(self, box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """The switch that puts most tokens in their slots; and a Blue Item rather than Terror."""
        if topic != f"{self.id}:swap":
            return ask.options[:1]
        laid = [tile.id for tile in self.seen(view).laid]
        pairs = combinations(range(len(laid)), 2)
        one, other = max(pairs, key=lambda pair: self._in_order(_swapped(laid, *pair)))
        return (ask.options[one], ask.options[other])

    def _in_order(self, laid: Sequence[str]) -> int:
        return sum(self.tiles[tile].left == sign for tile, sign in zip(laid, self._signs(), strict=False))

    def _signs(self) -> list[str]:
        """The signs from the gate on, each the left end of the token that belongs there."""
        after, signs = {tile.left: tile.right for tile in self.tiles.values()}, [GATE]
        while after[signs[-1]] != CENTRE:
            signs.append(after[signs[-1]])
        return signs


def _swapped(laid: Sequence[str], one: int, other: int) -> list[str]:
    found = list(laid)
    found[one], found[other] = found[other], found[one]
    return found
