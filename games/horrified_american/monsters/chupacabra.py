"""Chupacabra: save the goats, then end the predator."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from games.horrified.attack import Attack
from games.horrified.box import Box
from games.horrified.content import Character, ItemId, MonsterCard, Place
from games.horrified.monster import Monster
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_strength
from games.horrified.play import Play
from games.horrified.pursuit import ALL_THE_WAY, choose, move_toward, nearest_of, places_of
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import lose_from_board, take_from
from games.horrified.view import (
    HorrifiedView,
    ItemView,
    MatView,
    item_view,
    mat_fields,
)
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Script, Seat

GOAT = "goat"


@dataclass(slots=True, kw_only=True)
class ChupacabraState(MonsterState):
    """The goats on its mat."""

    kind: Literal["chupacabra"] = "chupacabra"
    goats: list[ItemId] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChupacabraMat(MatView):
    """Its mat: the goats that are safe, and how many it takes."""

    kind: Literal["chupacabra"] = "chupacabra"
    goats: tuple[ItemView, ...]
    needed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoatSaved(Event):
    """A goat is on the mat."""

    seat: Seat
    item: ItemId
    goats: int


class Chupacabra(Monster[ChupacabraState, ChupacabraMat]):
    """Frenzy Order 3, after Bigfoot."""

    id = "chupacabra"
    numbers = ("goats", "defeat_strength")
    events = (GoatSaved,)
    state_type = ChupacabraState
    mat_type = ChupacabraMat

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> ChupacabraState:
        """At the Farm, with no goat saved."""
        return ChupacabraState(place=self.kind.start)

    def prefers(self, play: Play, characters: tuple[Character, ...]) -> tuple[Character, ...]:
        """Of those equally near, Investigators with a Brown Item."""
        return tuple(one for one in characters if self._carries_brown(play, one)) or characters

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At the Farm, one goat at a time, while there is an empty spot."""
        if play.here(seat) != self.kind.overlay or len(self.mat(play).goats) >= self.kind.numbers["goats"]:
            return ()
        return tuple(item for item in play.held(seat) if GOAT in play.item(item).tags)

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Put the goat on the mat."""
        yield from ()
        take_from(play, seat, (what,))
        goats = self.mat(play).goats
        goats.append(what)
        play.tell(GoatSaved(seat=seat, item=what, goats=len(goats)))

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """At its location, with all goats saved."""
        mat = self.mat(play)
        if play.here(seat) != mat.place or len(mat.goats) < self.kind.numbers["goats"]:
            return False
        return play.strength(play.held(seat, "yellow")) >= self.kind.numbers["defeat_strength"]

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Yellow Items of the strength that it takes."""
        yield from pay_strength(play, seat, self.kind.numbers["defeat_strength"], "yellow")

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """Voracious Appetite: Brown Items vanish from the board."""
        for _ in range(attack.powers):
            item = yield from choose(play, self.id, "lost-item", self._brown_on_board(play))
            if item:
                lose_from_board(play, (item,))

    def held_items(self, state: HorrifiedState) -> tuple[ItemId, ...]:
        """The goats."""
        return tuple(self.mat_of(state).goats)

    def the_hunger(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: to the nearest Investigator who holds a Brown Item."""
        holders = [kind for kind in play.kinds(play.standing()) if self._carries_brown(play, kind)]
        near = nearest_of(play, self.mat(play).place, holders)
        yield from move_toward(play, self.id, places_of(play, near), ALL_THE_WAY)

    def fresh_blood(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: one Brown Item at its location is lost, else it nears the closest one on the board."""
        here = self.mat(play).place
        brown = self._brown_on_board(play)
        lying_here = [item for item in brown if play.state.items[item] == here]
        item = yield from choose(play, self.id, "lost-item", lying_here)
        if item:
            lose_from_board(play, (item,))
            return
        near = play.box.board.nearest(here, [play.state.items[item] for item in brown])
        yield from move_toward(play, self.id, near, 2)

    effects: ClassVar[Mapping[str, Any]] = {"the-hunger": the_hunger, "fresh-blood": fresh_blood}

    def _carries_brown(self, play: Play, character: Character) -> bool:
        seat = play.seat_of(character)
        return seat is not None and bool(play.held(seat, "brown"))

    def _brown_on_board(self, play: Play) -> list[ItemId]:
        return [item for item in play.state.items if play.item(item).colour == "brown"]

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> ChupacabraMat:
        """All of it lies open."""
        goats = tuple(item_view(play, item) for item in self.mat(play).goats)
        return ChupacabraMat(**mat_fields(play, self.id), goats=goats, needed=self.kind.numbers["goats"])

    def label(self, box: Box, option: str) -> str:
        """A goat to save."""
        return f"Save a goat: {box.item_name(option)}"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """A goat saved."""
        if not isinstance(event, GoatSaved):
            return None
        needed = self.kind.numbers["goats"]
        return f"{names(event.seat)} saves the {box.name(event.item)}: {event.goats} of {needed} goats."

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """How many goats are safe."""
        mat = self.seen(view)
        return f"{len(mat.goats)} of {mat.needed} goats are saved."

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """To the Farm with goats, then to it with enough Yellow Items."""
        mat = self.seen(view)
        missing = mat.needed - len(mat.goats)
        strength = Cost(("yellow",), strength=self.kind.numbers["defeat_strength"])
        defeat = Need(self.id, "defeat", () if missing else (mat.place,), (strength,))
        if not missing or self.kind.overlay is None:
            return (defeat,)
        return Need(self.id, "advance", (self.kind.overlay,), (Cost(tag=GOAT),), missing), defeat
