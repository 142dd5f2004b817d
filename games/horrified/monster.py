"""The protocol of a Monster: everything about it is in one file that fills this in."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from games.horrified.attack import Attack, attack
from games.horrified.box import Box
from games.horrified.content import (
    CardId,
    Character,
    CitizenId,
    ItemId,
    MonsterCard,
    MonsterId,
    MonsterKind,
    Place,
)
from games.horrified.need import Need
from games.horrified.play import Play
from games.horrified.pursuit import moved_by_strike
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.view import HorrifiedView, MatView
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask, Choice, Script, Seat

D = TypeVar("D", bound=MonsterState)
M = TypeVar("M", bound=MatView)


class Monster(ABC, Generic[D, M]):
    """One Monster's rules, its part of the view, its words and its advice.

    Options of its own begin "advance:ID:" or "defeat:ID", its topics "ID:"; the engine hands both back to it.
    """

    id: ClassVar[MonsterId]
    attacks: ClassVar[bool] = True
    numbers: ClassVar[tuple[str, ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()
    effects: ClassVar[Mapping[str, Callable[[Any, Play, MonsterCard], Script[None]]]] = {}
    state_type: type[D]
    mat_type: type[M]

    def __init__(self, kind: MonsterKind) -> None:
        self.kind = kind

    def mat(self, play: Play) -> D:
        """This Monster's part of the position, while it is in the game."""
        return self.mat_of(play.state)

    def seen(self, view: HorrifiedView) -> M:
        """This Monster's mat in a view, while it is in the game."""
        found = next(mat for mat in view.monsters if mat.id == self.id)
        assert isinstance(found, self.mat_type)
        return found

    def mat_of(self, state: HorrifiedState) -> D:
        """This Monster's part of any position."""
        found = state.monsters[self.id]
        assert isinstance(found, self.state_type)
        return found

    # Setup

    @abstractmethod
    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> D:
        """Its figure and tokens as the game begins; `items` are the places that Items name."""

    # Special rules

    def strike(self, play: Play, steps: int, dice: int) -> Script[None]:
        """Its part of a Monster Strike: move, then attack."""
        yield from moved_by_strike(play, self.id, steps)
        yield from attack(play, self.id, dice)

    def prefers(self, play: Play, characters: tuple[Character, ...]) -> tuple[Character, ...]:
        """Whom it goes for among characters that are equally near and of one sort."""
        return characters

    def halts(self, play: Play, place: Place) -> bool:
        """Whether moving into this place ends its movement."""
        return False

    def arrives(self, play: Play, place: Place) -> None:
        """What its moving into a place changes, once it has stopped there."""

    def extra_hits(self, play: Play, seat: Seat) -> int:
        """Hits that this Monster's tokens add when any Monster rolls against the hero."""
        return 0

    def turn_begins(self, play: Play, seat: Seat) -> None:
        """What it changes at the start of a seat's turn."""

    def citizen_saved(self, play: Play, citizen: CitizenId) -> None:
        """What it changes when a citizen reaches the safe location."""

    def hero_defeated(self, play: Play, seat: Seat) -> None:
        """What it changes when a hero is defeated."""

    def lying_at(self, play: Play, place: Place) -> tuple[str, ...]:
        """Its tokens that can be picked up at this place, as option ids "ID:TOKEN"."""
        return ()

    def take(self, play: Play, seat: Seat, place: Place, tokens: tuple[str, ...]) -> Script[None]:
        """What picking its tokens up does."""
        yield from ()

    # Advance and Defeat

    @abstractmethod
    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """The Advance actions that this seat could take now, without the leading "advance:ID"."""

    @abstractmethod
    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Take an Advance action."""

    @abstractmethod
    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """Whether this seat could take the Defeat action now."""

    @abstractmethod
    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Spend what its defeat costs."""

    def falls(self, play: Play) -> bool:
        """Whether it is defeated, now that the cost is paid."""
        return True

    def defeated(self, play: Play) -> None:
        """What else its leaving the game changes."""

    # Power

    @abstractmethod
    def power(self, play: Play, attack: Attack) -> Script[None]:
        """All Power symbols of one roll."""

    # What it keeps from elsewhere, for counting, and what is hidden of it

    def held_items(self, state: HorrifiedState) -> tuple[ItemId, ...]:
        """The Items on its mat."""
        return ()

    def held_cards(self, state: HorrifiedState) -> tuple[CardId, ...]:
        """The Monster cards beside its mat."""
        return ()

    def redeal(self, state: HorrifiedState, now: HorrifiedState, viewer: Seat | None, dice: Dice) -> None:
        """Exchange its tokens that the viewer knows neither in `state` nor `now`."""

    # View, words, advice

    @abstractmethod
    def look(self, play: Play, viewer: Seat | None) -> M:
        """Its mat as this viewer sees it."""

    def question(self, box: Box, topic: str, ask: Ask) -> str:
        """A question of its own."""
        raise ValueError(topic)

    def label(self, box: Box, option: str) -> str:
        """An option of its own without its "ID:": of its questions, of its tokens, or an Advance action."""
        raise ValueError(option)

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """One of its events in words; None where it is somebody else's."""
        return None

    @abstractmethod
    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """How far its challenge is, in one line."""

    @abstractmethod
    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """The steps that are still to be taken against it, as far as they can be told, the next one first."""

    def advise(self, box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """An answer to a question of its own."""
        return (ask.options[0],)

    def appeal(self, box: Box, view: HorrifiedView, what: str) -> float:
        """How much an Advance action on offer brings the team on; 0 where it does not."""
        return 1.0
