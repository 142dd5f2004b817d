"""Medusa: push her into the four Mirrors, then turn her to stone in the Statue Garden."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from games.horrified.attack import Attack
from games.horrified.box import Box
from games.horrified.content import ItemId, MonsterKind, Place
from games.horrified.monster import Monster
from games.horrified.moving import place_hero
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_strength
from games.horrified.play import Play
from games.horrified.pursuit import choose
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import spend
from games.horrified.view import (
    HorrifiedView,
    MatView,
    mat_fields,
)
from games.horrified_greek.content import LairKind
from games.horrified_greek.island import open_lair
from games.horrified_greek.lairs import searches
from games.horrified_greek.luring import push
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask, Choice, Script, Seat


@dataclass(slots=True, kw_only=True)
class MedusaState(MonsterState):
    """The locations where Mirrors still lie; the others are on her mat."""

    kind: Literal["medusa"] = "medusa"
    mirrors: list[Place]


@dataclass(frozen=True, slots=True, kw_only=True)
class MedusaMat(MatView):
    """Her mat: the Mirrors on the board, how many she has met, and the Statue Garden, once it is known."""

    kind: Literal["medusa"] = "medusa"
    mirrors: tuple[Place, ...]
    met: int
    lair: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MirrorMet(Event):
    """Medusa came to a Mirror, which lies on her mat now."""

    place: Place
    left: int


class Medusa(Monster[MedusaState, MedusaMat]):
    """Frenzy Order 4."""

    id = "medusa"
    numbers = ("defeat_strength",)
    events: ClassVar[tuple[type[Event], ...]] = (MirrorMet,)
    state_type = MedusaState
    mat_type = MedusaMat

    def __init__(
        self, kind: MonsterKind, lair: LairKind, temples: tuple[Place, ...], mirrors: tuple[Place, ...]
    ) -> None:
        super().__init__(kind)
        self.lair = lair.id
        self.temples = temples
        self.mirrors = mirrors

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> MedusaState:
        """All Mirrors lie on the board."""
        return MedusaState(place=self.kind.start, mirrors=list(self.mirrors))

    def halts(self, play: Play, place: Place) -> bool:
        """A Mirror ends her movement, whoever moves her."""
        return place in self.mat(play).mirrors

    def arrives(self, play: Play, place: Place) -> None:
        """The Mirror where she comes to goes to her mat."""
        mirrors = self.mat(play).mirrors
        if place in mirrors:
            mirrors.remove(place)
            play.tell(MirrorMet(place=place, left=len(mirrors)))

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At her location: a Yellow Item, also to lure her on when all Mirrors are met."""
        return play.held(seat, "yellow") if play.here(seat) == self.mat(play).place else ()

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Move her as far as the Item is strong, unless a Mirror or at last the Statue Garden stops her."""
        spend(play, seat, (what,))
        yield from push(play, seat, self.id, play.item(what).strength, self._garden(play))

    def _garden(self, play: Play) -> Place | None:
        """Where she can be defeated, once all Mirrors are met and the Statue Garden is revealed."""
        return None if self.mat(play).mirrors else open_lair(play.state, self.lair)

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """With her in the Statue Garden, all Mirrors met."""
        mat = self.mat(play)
        there = play.here(seat) == mat.place == self._garden(play)
        return there and play.strength(play.held(seat, "teal")) >= self.kind.numbers["defeat_strength"]

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Teal Items of the strength that it takes."""
        yield from pay_strength(play, seat, self.kind.numbers["defeat_strength"], "teal")

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """Petrifying Look: a Hero with her is at the Temple farthest from her."""
        for _ in range(attack.powers):
            here = self.mat(play).place
            with_her = play.kinds(play.standing_at(here))
            kind = yield from choose(play, self.id, "petrified", with_her)
            seat = play.seat_of(kind) if kind else None
            if seat is None:
                return
            far = max(play.steps(here, temple) for temple in self.temples)
            farthest = [temple for temple in self.temples if play.steps(here, temple) == far]
            place = yield from choose(play, self.id, "temple", farthest)
            assert place is not None
            place_hero(play, seat, place)

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> MedusaMat:
        """All of it lies open."""
        mirrors = self.mat(play).mirrors
        return MedusaMat(
            **mat_fields(play, self.id),
            mirrors=tuple(mirrors),
            met=len(self.mirrors) - len(mirrors),
            lair=open_lair(play.state, self.lair),
        )

    def question(self, box: Box, topic: str, ask: Ask) -> str:
        """Where she goes."""
        return f"Where does Medusa go? {ask.about['left']} more, unless something stops her."

    def label(self, box: Box, option: str) -> str:
        """An Item that moves her."""
        return f"Push Medusa with {box.item_name(option)}"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """Mirrors."""
        match event:
            case MirrorMet():
                return f"Medusa meets the Mirror at {box.name(event.place)}; {event.left} left."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """The Mirrors that are left."""
        mirrors = ", ".join(box.name(place) for place in self.seen(view).mirrors)
        return f"Mirrors at {mirrors}." if mirrors else "All Mirrors are met: lure her to the Statue Garden."

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """To her with Yellow Items; then to the Statue Garden with Teal ones."""
        mat = self.seen(view)
        strength = (Cost(("teal",), strength=self.kind.numbers["defeat_strength"]),)
        ready = not mat.mirrors and mat.place == mat.lair
        defeat = Need(self.id, "defeat", (mat.place,) if ready else (), strength)
        if ready:
            return (defeat,)
        there = (mat.place,) if mat.mirrors or mat.lair else ()
        push = Need(self.id, "advance", there, (Cost(("yellow",)),))
        # Each time she goes elsewhere.
        again = Need(self.id, "wait", (), (Cost(("yellow",)),), 2 * len(mat.mirrors))
        return (*searches(view, self.id, mat.lair), push, again, defeat)

    def advise(self, box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """Toward the nearest Mirror, or toward the Statue Garden."""
        mat = self.seen(view)
        goals = mat.mirrors or ((mat.lair,) if mat.lair else ())
        ways = box.board.closer(mat.place, box.board.nearest(mat.place, goals)[0]) if goals else ()
        return (f"to:{ways[0]}" if ways else ask.options[0],)

    def appeal(self, box: Box, view: HorrifiedView, what: str) -> float:
        """Pushing her leads on while there are Mirrors, or where she is not in the garden yet."""
        mat = self.seen(view)
        return float(bool(mat.mirrors) or (mat.lair is not None and mat.place != mat.lair))
