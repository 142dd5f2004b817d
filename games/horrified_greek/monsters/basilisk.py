"""Basilisk: bless Items at the four Temples, then pierce its scales."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from games.horrified.attack import Attack, hit
from games.horrified.box import Box
from games.horrified.content import ItemId, MonsterKind, Place
from games.horrified.monster import Monster
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_strength
from games.horrified.play import Play
from games.horrified.pursuit import ALL_THE_WAY, move_toward
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import take_from
from games.horrified.view import (
    HorrifiedView,
    ItemView,
    MatView,
    item_in_short,
    item_view,
    mat_fields,
)
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Script, Seat


@dataclass(slots=True, kw_only=True)
class BasiliskState(MonsterState):
    """The Blessed Items by the Temples where they were blessed."""

    kind: Literal["basilisk"] = "basilisk"
    blessed: dict[Place, ItemId] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AltarView:
    """A Temple's spot on the mat, and the Blessed Item there."""

    temple: Place
    item: ItemView | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BasiliskMat(MatView):
    """Its mat. `missing` is the strength that is needed besides the Blessed Items."""

    kind: Literal["basilisk"] = "basilisk"
    altars: tuple[AltarView, ...]
    missing: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemBlessed(Event):
    """An Item lies on the mat, blessed at a Temple."""

    seat: Seat
    temple: Place
    item: ItemId


BLESSED = 6
"""What a Blessed Item is likely to spare: its strength, and the bonus."""


class Basilisk(Monster[BasiliskState, BasiliskMat]):
    """Frenzy Order 1."""

    id = "basilisk"
    numbers = ("bonus", "defeat_strength")
    events: ClassVar[tuple[type[Event], ...]] = (ItemBlessed,)
    state_type = BasiliskState
    mat_type = BasiliskMat

    def __init__(self, kind: MonsterKind, temples: tuple[Place, ...]) -> None:
        super().__init__(kind)
        self.temples = temples

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> BasiliskState:
        """No Item is blessed yet."""
        return BasiliskState(place=self.kind.start)

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At a Temple whose spot is empty: a Yellow Item (or any, where the table plays so)."""
        here = play.here(seat)
        if here not in self.temples or here in self.mat(play).blessed:
            return ()
        return play.held(seat, *self._colours(play.state.options))

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Place the Item on the Temple's spot."""
        yield from ()
        take_from(play, seat, (what,))
        self.mat(play).blessed[play.here(seat)] = what
        play.tell(ItemBlessed(seat=seat, temple=play.here(seat), item=what))

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """At its location, with all spots filled and strength enough of one's own."""
        mat = self.mat(play)
        ready = play.here(seat) == mat.place and len(mat.blessed) == len(self.temples)
        return ready and play.strength(play.held(seat)) >= self._missing(play)

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Items of any colours for what the Blessed Items leave to be paid."""
        # All Blessed Items count: what is left on the mat would be discarded anyway.
        if self._missing(play):
            yield from pay_strength(play, seat, self._missing(play))

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """Gaze of Death: go to the active player's Hero, who takes a hit that only Yellow Items block."""
        seat = play.active
        for _ in range(attack.powers):
            place = play.hero(seat).place
            if place is None:
                return
            yield from move_toward(play, self.id, (place,), ALL_THE_WAY)
            yield from hit(play, play.hero(seat).kind, 1, "yellow")

    def held_items(self, state: HorrifiedState) -> tuple[ItemId, ...]:
        """The Blessed Items."""
        return tuple(self.mat_of(state).blessed.values())

    def _missing(self, play: Play) -> int:
        blessed = self.mat(play).blessed.values()
        strength = play.strength(blessed) + self.kind.numbers["bonus"] * len(blessed)
        return max(0, self.kind.numbers["defeat_strength"] - strength)

    def _colours(self, options: Mapping[str, str]) -> tuple[str, ...]:
        return () if options["basilisk"] == "any-colour" else ("yellow",)

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> BasiliskMat:
        """All of it lies open."""
        blessed = self.mat(play).blessed
        altars = tuple(
            AltarView(temple, item_view(play, blessed[temple]) if temple in blessed else None)
            for temple in self.temples
        )
        return BasiliskMat(**mat_fields(play, self.id), altars=altars, missing=self._missing(play))

    def label(self, box: Box, option: str) -> str:
        """Blessing an Item."""
        return f"Bless {box.item_name(option)} here"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """Blessed Items."""
        match event:
            case ItemBlessed():
                return f"{names(event.seat)} has {box.name(event.item)} blessed at {box.name(event.temple)}."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """The spots, and what is needed besides."""
        mat = self.seen(view)
        spots = ", ".join(
            f"{box.name(altar.temple)} {item_in_short(altar.item) if altar.item else 'empty'}"
            for altar in mat.altars
        )
        return f"Blessed Items: {spots}. Besides them strength {mat.missing} is needed."

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """To the empty Temples with Items to bless; then, with strength enough, to it."""
        mat = self.seen(view)
        empty = tuple(altar.temple for altar in mat.altars if altar.item is None)
        missing = max(1, mat.missing - BLESSED * len(empty))
        defeat = Need(self.id, "defeat", () if empty else (mat.place,), (Cost(strength=missing),))
        bless = Need(self.id, "advance", empty, (Cost(self._colours(view.options)),), len(empty))
        return (bless, defeat) if empty else (defeat,)
