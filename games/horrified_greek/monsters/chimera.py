"""Chimera: put its three heads to sleep, then vanquish it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from games.horrified.attack import Attack
from games.horrified.box import Box
from games.horrified.content import ItemId, MonsterKind, Place
from games.horrified.monster import Monster
from games.horrified.need import Cost, Need
from games.horrified.payment import has_all, pay_each
from games.horrified.play import Play
from games.horrified.pursuit import ALL_THE_WAY, move_toward
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import return_to_bag
from games.horrified.view import HorrifiedView, MatView, mat_fields
from games.horrified_greek.content import HeadKind, LairKind
from games.horrified_greek.island import open_lair
from games.horrified_greek.lairs import searches
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Script, Seat

ONE_OF_EACH = {"teal": 1, "blue": 1, "yellow": 1}


@dataclass(slots=True, kw_only=True)
class ChimeraState(MonsterState):
    """The heads that sleep."""

    kind: Literal["chimera"] = "chimera"
    asleep: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class HeadView:
    """A head, and the Items that put it to sleep."""

    id: str
    name: str
    colour: str
    number: int
    asleep: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ChimeraMat(MatView):
    """Its mat: the heads, and where to put them to sleep, once that is known."""

    kind: Literal["chimera"] = "chimera"
    heads: tuple[HeadView, ...]
    lair: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadAsleep(Event):
    """A head was put to sleep."""

    seat: Seat
    head: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemsReturned(Event):
    """Items went from the board back into the bag."""

    items: tuple[ItemId, ...]


class Chimera(Monster[ChimeraState, ChimeraMat]):
    """Frenzy Order 3."""

    id = "chimera"
    events: ClassVar[tuple[type[Event], ...]] = (HeadAsleep, ItemsReturned)
    state_type = ChimeraState
    mat_type = ChimeraMat

    def __init__(self, kind: MonsterKind, lair: LairKind, heads: tuple[HeadKind, ...]) -> None:
        super().__init__(kind)
        self.lair = lair.id
        self.heads = {head.id: head for head in heads}

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> ChimeraState:
        """All heads are awake."""
        return ChimeraState(place=self.kind.start)

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At the revealed cave: a head that is awake, with all the Items for it."""
        if play.here(seat) != open_lair(play.state, self.lair):
            return ()
        awake = [head for head in self.heads if head not in self.mat(play).asleep]
        return tuple(head for head in awake if has_all(play, seat, self._cost(head)))

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Spend the Items and turn the head over."""
        yield from pay_each(play, seat, self._cost(what))
        self.mat(play).asleep.append(what)
        play.tell(HeadAsleep(seat=seat, head=what))

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """At its location, with all heads asleep and one Item of each colour."""
        mat = self.mat(play)
        ready = play.here(seat) == mat.place and len(mat.asleep) == len(self.heads)
        return ready and has_all(play, seat, ONE_OF_EACH)

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """One Item of each colour."""
        yield from pay_each(play, seat, ONE_OF_EACH)

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """Lockdown: go to a location with the most Items, all of which go back into the bag."""
        for _ in range(attack.powers):
            places = list(play.state.items.values())
            most = max((places.count(place) for place in places), default=0)
            fullest = dict.fromkeys(place for place in places if places.count(place) == most)
            yield from move_toward(play, self.id, fullest, ALL_THE_WAY)
            if fullest:
                self._lock(play, self.mat(play).place)

    def _lock(self, play: Play, place: Place) -> None:
        items = play.items_at(place)
        for item in items:
            del play.state.items[item]
        return_to_bag(play.state, items)
        play.tell(ItemsReturned(items=items))

    def _cost(self, head: str) -> Mapping[str, int]:
        return {self.heads[head].colour: self.heads[head].number}

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> ChimeraMat:
        """All of it lies open."""
        mat = self.mat(play)
        heads = tuple(
            HeadView(head.id, head.name, head.colour, head.number, head.id in mat.asleep)
            for head in self.heads.values()
        )
        return ChimeraMat(**mat_fields(play, self.id), heads=heads, lair=open_lair(play.state, self.lair))

    def label(self, box: Box, option: str) -> str:
        """A head and what it takes."""
        head = self.heads[option]
        return f"Put the {head.name} to sleep ({head.number} {head.colour})"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """Heads, and Items that are gone."""
        match event:
            case HeadAsleep():
                return f"{names(event.seat)} puts the {self.heads[event.head].name} to sleep."
            case ItemsReturned():
                return f"Lockdown: {', '.join(box.name(item) for item in event.items)} back into the bag."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """The heads."""
        heads = ", ".join(
            f"{head.name} {'asleep' if head.asleep else f'awake ({head.number} {head.colour})'}"
            for head in self.seen(view).heads
        )
        return f"Heads: {heads}."

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """Find the cave, put its heads to sleep there, then go to it."""
        mat = self.seen(view)
        awake = [head for head in mat.heads if not head.asleep]
        cave = (mat.lair,) if mat.lair else ()
        soothe = tuple(Need(self.id, "advance", cave, (Cost((head.colour,), head.number),)) for head in awake)
        one_of_each = tuple(Cost((colour,), number) for colour, number in ONE_OF_EACH.items())
        defeat = Need(self.id, "defeat", () if awake else (mat.place,), one_of_each)
        return (*searches(view, self.id, mat.lair), *soothe, defeat)
