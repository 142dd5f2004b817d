"""Mothman: arm four traps to slow him down, then trap him."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from games.horrified.attack import Attack, hit
from games.horrified.box import Box
from games.horrified.content import Character, ItemId, MonsterCard, Place
from games.horrified.monster import Monster
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_strength
from games.horrified.play import Play
from games.horrified.pursuit import choose, go, nearest_of, places_of
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import return_to_bag
from games.horrified.view import (
    HorrifiedView,
    ItemView,
    MatView,
    item_view,
    mat_fields,
)
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Script, Seat, pick

ARM = "arm"


@dataclass(slots=True)
class Trap:
    """A trap on the board. `item` lies on the mat until the trap is armed."""

    place: Place
    item: ItemId | None


@dataclass(slots=True, kw_only=True)
class MothmanState(MonsterState):
    """The traps, and where the Eye lies, if on the board."""

    kind: Literal["mothman"] = "mothman"
    traps: list[Trap]
    eye: Place | None = None


@dataclass(frozen=True, slots=True)
class TrapView:
    """A trap, and the Item on the mat that belongs to it while it is closed."""

    place: Place
    armed: bool
    item: ItemView | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MothmanMat(MatView):
    """His mat."""

    kind: Literal["mothman"] = "mothman"
    traps: tuple[TrapView, ...]
    eye: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapArmed(Event):
    """A trap is armed; its Item is back in the bag."""

    seat: Seat
    place: Place
    item: ItemId


@dataclass(frozen=True, slots=True, kw_only=True)
class EyePlaced(Event):
    """The Eye of the Mothman lies somewhere."""

    place: Place


class Mothman(Monster[MothmanState, MothmanMat]):
    """Frenzy Order 2."""

    id = "mothman"
    numbers = ("traps", "defeat_strength")
    events = (TrapArmed, EyePlaced)
    state_type = MothmanState
    mat_type = MothmanMat

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> MothmanState:
        """Draw Items until enough name different locations; a closed trap goes to each of these."""
        traps: dict[Place, Trap] = {}
        surplus = []
        while len(traps) < self.kind.numbers["traps"]:
            item = state.bag.pop()
            if items[item] in traps:
                surplus.append(item)
            else:
                traps[items[item]] = Trap(items[item], item)
        return_to_bag(state, surplus)
        return MothmanState(place=self.kind.start, traps=list(traps.values()))

    def halts(self, play: Play, place: Place) -> bool:
        """Any trap ends his movement, closed or armed."""
        return any(trap.place == place for trap in self.mat(play).traps)

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """Where a closed trap is."""
        return (ARM,) if self._closed_trap(play, play.here(seat)) else ()

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Arm the trap; its Item goes back into the bag."""
        yield from ()
        trap = self._closed_trap(play, play.here(seat))
        assert trap is not None
        assert trap.item is not None
        return_to_bag(play.state, [trap.item])
        play.tell(TrapArmed(seat=seat, place=trap.place, item=trap.item))
        trap.item = None

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """At his location, an armed trap there too, and all traps armed."""
        mat = self.mat(play)
        if any(trap.item for trap in mat.traps):
            return False
        trapped = play.here(seat) == mat.place and self.halts(play, mat.place)
        strength = play.strength(play.held(seat, "yellow"))
        return trapped and strength >= self.kind.numbers["defeat_strength"]

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Yellow Items of the strength that it takes."""
        yield from pay_strength(play, seat, self.kind.numbers["defeat_strength"], "yellow")

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """The Demon's Eye: fly to the Eye over as many characters as possible, and strike each of them."""
        mat = self.mat(play)
        if mat.eye is None:
            return
        attack.hits = 0
        route = yield from self._flight(play, mat.place, mat.eye)
        go(play, self.id, route[1:])
        for character in [one for place in route for one in characters_at(play, place)]:
            yield from hit(play, character, attack.powers)

    def _flight(self, play: Play, start: Place, eye: Place) -> Script[tuple[Place, ...]]:
        """The route, step by step where routes over as many characters part (RULINGS.md, 29)."""
        routes = play.box.board.routes(start, eye)
        crowds = {route: sum(len(characters_at(play, place)) for place in route) for route in routes}
        best = [route for route in routes if crowds[route] == max(crowds.values())]
        for at in range(1, len(best[0])):
            struck = {tuple(one for place in route for one in characters_at(play, place)) for route in best}
            if len(struck) == 1:
                break
            ways = tuple(dict.fromkeys(f"to:{route[at]}" for route in best))
            chosen = yield from pick(play.active, "monster-way", ways, monster=self.id)
            best = [route for route in best if f"to:{route[at]}" == chosen]
        return best[0]

    def held_items(self, state: HorrifiedState) -> tuple[ItemId, ...]:
        """The Items of closed traps."""
        return tuple(trap.item for trap in self.mat_of(state).traps if trap.item)

    def glowing_eyes(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: the Eye goes to the Investigator who holds the most Items."""
        most = max((len(play.held(seat)) for seat in play.standing()), default=0)
        holders = [seat for seat in play.standing() if len(play.held(seat)) == most]
        yield from self._eye_to_one_of(play, places_of(play, play.kinds(holders)))

    def omen_at_the_bridge(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: the Eye goes to the nearest citizen; without any, to the active player's location."""
        near = nearest_of(play, self.mat(play).place, play.state.citizens)
        yield from self._eye_to_one_of(play, places_of(play, near or play.kinds((play.active,))))

    effects: ClassVar[Mapping[str, Any]] = {
        "glowing-eyes": glowing_eyes,
        "omen-at-the-bridge": omen_at_the_bridge,
    }

    def _eye_to_one_of(self, play: Play, places: tuple[Place, ...]) -> Script[None]:
        place = yield from choose(play, self.id, "eye", places)
        if place:
            self.mat(play).eye = place
            play.tell(EyePlaced(place=place))

    def _closed_trap(self, play: Play, place: Place) -> Trap | None:
        return next((trap for trap in self.mat(play).traps if trap.place == place and trap.item), None)

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> MothmanMat:
        """All of it lies open."""
        mat = self.mat(play)
        traps = tuple(
            TrapView(trap.place, trap.item is None, item_view(play, trap.item) if trap.item else None)
            for trap in mat.traps
        )
        return MothmanMat(**mat_fields(play, self.id), traps=traps, eye=mat.eye)

    def label(self, box: Box, option: str) -> str:
        """Arming the trap."""
        return "Arm the trap for Mothman here"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """Traps and the Eye."""
        match event:
            case TrapArmed():
                item = box.name(event.item)
                return f"{names(event.seat)} arms the trap at {box.name(event.place)}: {item} is in the bag."
            case EyePlaced():
                return f"The Eye of the Mothman lies at {box.name(event.place)}."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """The traps and the Eye."""
        mat = self.seen(view)
        traps = ", ".join(
            f"{box.name(trap.place)} ({'armed' if trap.armed else 'closed'})" for trap in mat.traps
        )
        eye = f" The Eye lies at {box.name(mat.eye)}." if mat.eye else ""
        return f"Traps: {traps}.{eye}"

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """To the closed traps; then, with enough strength, to him or to the trap where he will come."""
        mat = self.seen(view)
        strength = (Cost(("yellow",), strength=self.kind.numbers["defeat_strength"]),)
        closed = tuple(trap.place for trap in mat.traps if not trap.armed)
        traps = [trap.place for trap in mat.traps]
        if closed:
            return Need(self.id, "advance", closed, times=len(closed)), Need(self.id, "defeat", (), strength)
        if mat.place in traps:
            return (Need(self.id, "defeat", (mat.place,), strength),)
        near = box.board.nearest(mat.place, traps)[:1]
        return Need(self.id, "wait", near, strength), Need(self.id, "defeat", (), strength)


def characters_at(play: Play, place: Place) -> tuple[Character, ...]:
    """All characters at a place, Investigators first."""
    return (*play.kinds(play.standing_at(place)), *play.citizens_at(place))
