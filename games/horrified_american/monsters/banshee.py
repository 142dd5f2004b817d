"""Banshee of the Badlands: survive the skeleton's violin, then ignore the scream."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from games.horrified.attack import Attack, roll
from games.horrified.box import Box
from games.horrified.content import ItemId, MonsterCard, Place
from games.horrified.monster import Monster
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_number
from games.horrified.play import Play
from games.horrified.pursuit import move_toward, nearest_of, places_of
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import spend
from games.horrified.terror import defeat_hero
from games.horrified.view import HorrifiedView, MatView, mat_fields
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask, Choice, Script, Seat, pick

SAFE = 0
FIRST = 1


@dataclass(slots=True, kw_only=True)
class BansheeState(MonsterState):
    """The Violins: 0 is the safe zone, the space after the track is the skeleton."""

    kind: Literal["banshee"] = "banshee"
    violins: dict[Seat, int]


@dataclass(frozen=True, slots=True)
class ViolinView:
    """A player's Violin."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BansheeMat(MatView):
    """Her mat: spaces run from 0, the safe zone, over 1 to `track` to the skeleton at `skeleton`."""

    kind: Literal["banshee"] = "banshee"
    violins: tuple[ViolinView, ...]
    skeleton: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SkeletonFaced(Event):
    """A player rolled dice against the skeleton's music."""

    seat: Seat
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ViolinMoved(Event):
    """A Violin lies on another space; `skeleton` where that is the skeleton."""

    seat: Seat
    space: int
    skeleton: bool


class Banshee(Monster[BansheeState, BansheeMat]):
    """Frenzy Order 1."""

    id = "banshee"
    numbers = ("track", "step_back", "dice_brown", "dice_yellow", "defeat_items")
    events = (SkeletonFaced, ViolinMoved)
    state_type = BansheeState
    mat_type = BansheeMat

    @property
    def skeleton(self) -> int:
        """The space of the skeleton."""
        return self.kind.numbers["track"] + 1

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> BansheeState:
        """Every Violin lies on the first space."""
        return BansheeState(place=self.kind.start, violins=dict.fromkeys(state.seats, FIRST))

    def turn_begins(self, play: Play, seat: Seat) -> None:
        """Who was defeated by the music begins again on the first space."""
        if self.mat(play).violins[seat] == self.skeleton:
            self._put(play, seat, FIRST)

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At her location: a Brown Item for one die, a Yellow one for two."""
        if play.here(seat) != self.mat(play).place or not self._to_help(play):
            return ()
        return play.held(seat, "brown", "yellow")

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """For each Hit and each Power any player's Violin goes two spaces back."""
        dice = self.kind.numbers[f"dice_{play.item(what).colour}"]
        spend(play, seat, (what,))
        symbols = roll(play, dice)
        play.tell(SkeletonFaced(seat=seat, symbols=symbols))
        for _ in range(len(symbols) - symbols.count("miss")):
            helped = self._to_help(play)
            if helped:
                options = tuple(f"{self.id}:{kind}" for kind in play.kinds(helped))
                chosen = yield from pick(seat, f"{self.id}:violin", options)
                helped_seat = play.seat_of(chosen.partition(":")[2])
                assert helped_seat is not None
                space = self.mat(play).violins[helped_seat] - self.kind.numbers["step_back"]
                self._put(play, helped_seat, max(SAFE, space))

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """At her location, with every Violin in the safe zone."""
        mat = self.mat(play)
        here = play.here(seat) == mat.place
        safe = all(space == SAFE for space in mat.violins.values())
        return here and safe and len(play.held(seat, "yellow")) >= self.kind.numbers["defeat_items"]

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Two Yellow Items of any strength."""
        yield from pay_number(play, seat, self.kind.numbers["defeat_items"], "yellow")

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """The Wail: all Violins move toward the skeleton."""
        yield from ()
        for _ in range(attack.powers):
            self._forward(play, play.state.seats)

    def mournful_melody(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: the active player's Violin moves on."""
        yield from ()
        self._forward(play, (play.active,))

    def badlands_wind(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: up to 3 locations toward the nearest Investigator."""
        near = nearest_of(play, self.mat(play).place, play.kinds(play.standing()))
        yield from move_toward(play, self.id, places_of(play, near), 3)

    effects: ClassVar[Mapping[str, Any]] = {
        "mournful-melody": mournful_melody,
        "badlands-wind": badlands_wind,
    }

    def _to_help(self, play: Play) -> tuple[Seat, ...]:
        """Whose Violins can move back: neither safe, nor lying on the skeleton."""
        return tuple(seat for seat, space in self.mat(play).violins.items() if SAFE < space < self.skeleton)

    def _forward(self, play: Play, seats: Iterable[Seat]) -> None:
        mat = self.mat(play)
        moving = [seat for seat in seats if mat.violins[seat] < self.skeleton]
        for seat in moving:
            self._put(play, seat, mat.violins[seat] + 1)
        for seat in moving:
            if mat.violins[seat] == self.skeleton and play.hero(seat).place is not None:
                defeat_hero(play, seat)

    def _put(self, play: Play, seat: Seat, space: int) -> None:
        self.mat(play).violins[seat] = space
        play.tell(ViolinMoved(seat=seat, space=space, skeleton=space == self.skeleton))

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> BansheeMat:
        """All of it lies open."""
        violins = tuple(ViolinView(seat, space) for seat, space in self.mat(play).violins.items())
        return BansheeMat(**mat_fields(play, self.id), violins=violins, skeleton=self.skeleton)

    def question(self, box: Box, topic: str, ask: Ask) -> str:
        """Which Violin."""
        return "A success! Whose Violin goes two spaces back toward the safe zone?"

    def label(self, box: Box, option: str) -> str:
        """An Item to spend, or a Violin."""
        if option in box.items:
            dice = self.kind.numbers[f"dice_{box.items[option].colour}"]
            return f"Face the skeleton, {dice} dice: {box.item_name(option)}"
        return f"The {box.name(option)}'s Violin"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """Dice against the music, and Violins."""
        match event:
            case SkeletonFaced():
                return f"{names(event.seat)} faces the skeleton and rolls {', '.join(event.symbols)}."
            case ViolinMoved(skeleton=True):
                return f"{names(event.seat)}'s Violin reaches the skeleton."
            case ViolinMoved(space=0):
                return f"{names(event.seat)}'s Violin is in the safe zone."
            case ViolinMoved():
                return f"{names(event.seat)}'s Violin is on space {event.space}."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """Where the Violins are."""
        mat = self.seen(view)
        violins = ", ".join(f"{names(violin.seat)} {violin.space}" for violin in mat.violins)
        return f"Violins (0 is safe, {mat.skeleton} the skeleton): {violins}."

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """To her with Yellow and Brown Items while a Violin is not safe, then with the two that end her."""
        mat = self.seen(view)
        moves = sum(-(-violin.space // 2) for violin in mat.violins)
        play = Need(self.id, "advance", (mat.place,), (Cost(("yellow", "brown")),), moves)
        end = Cost(("yellow",), self.kind.numbers["defeat_items"])
        silence = Need(self.id, "defeat", () if moves else (mat.place,), (end,))
        return (play, silence) if moves else (silence,)

    def advise(self, box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """Help the Violin that is nearest to the skeleton."""
        spaces = {violin.seat: violin.space for violin in self.seen(view).violins}
        kinds = {f"{self.id}:{hero.kind}": spaces[hero.seat] for hero in view.heroes}
        return (max(ask.options, key=lambda option: kinds[option]),)
