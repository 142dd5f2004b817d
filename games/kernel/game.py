"""What a game must provide. Nothing else about it is known outside its folder."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from games.kernel.codec import Codec
from games.kernel.content import BadContent
from games.kernel.dice import Dice
from games.kernel.errors import BadSetup
from games.kernel.events import Event
from games.kernel.players import at_random
from games.kernel.prompts import Ask, Choice, Script, Seat
from games.kernel.state import Outcome, State

Names: TypeAlias = Callable[[Seat], str]
S = TypeVar("S", bound=State)
V = TypeVar("V")


class Words(ABC, Generic[V]):
    """The English of a game. All of it is made from views and events, so it can give nothing away."""

    @abstractmethod
    def question(self, view: V, topic: str, ask: Ask, names: Names) -> str:
        """What the seat is asked, as one sentence."""

    @abstractmethod
    def label(self, view: V, option: str, names: Names) -> str:
        """An option in at most 80 characters, clear without the picture."""

    @abstractmethod
    def tell(self, event: Event, names: Names) -> str:
        """An event as one sentence."""

    @abstractmethod
    def headline(self, view: V, names: Names) -> str:
        """How the game stands, in one line."""

    @abstractmethod
    def board(self, view: V, names: Names) -> str:
        """The whole table in words, for those who do not see the picture."""

    @abstractmethod
    def ending(self, outcome: Outcome, names: Names) -> str:
        """How the game ended, in a sentence or two; where nobody wins, this says so."""

    def group(self, view: V, option: str) -> str:
        """The heading under which an option is offered; options of one group are shown together."""
        return ""

    def recalls(self, event: Event) -> bool:
        """Whether an event that few may know stays among their secrets for as long as it is true.

        Then it is not told to them as news as well, nor once it has ceased to be true.
        """
        return False

    def secrets(self, view: V, names: Names) -> str:
        """What only the reader of this view may know, in words; empty where there is nothing."""
        return ""


class Game(ABC, Generic[S, V]):
    """A title: its rules and how to look at them."""

    slug: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    rules: ClassVar[str] = ""
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    version: ClassVar[int] = 1
    has_secrets: ClassVar[bool] = False

    state_type: type[S]
    event_types: ClassVar[tuple[type[Event], ...]]
    words: Words[V]

    @abstractmethod
    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> S:
        """The position in which the first turn begins."""

    @abstractmethod
    def turn(self, state: S) -> Script[None]:
        """Play from one checkpoint to the next. A game that is over has set `state.outcome`."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """What this viewer may know, built up field by field; None is an onlooker."""

    def problems(self, state: S) -> list[str]:
        """Broken invariants; empty in a sound position."""
        return []

    def redeal(self, state: S, now: S, viewer: Seat | None, dice: Dice) -> None:
        """Change in `state` what the viewer does not know even at `now`, a later position of the same turn.

        The law of secrecy is tested with this: nothing that the viewer sees up to `now` may change.
        What others have answered in secret to the open question is withdrawn first, so it need not fit
        the new position.
        """

    def advise(self, view: V, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """What a sensible player with this view would answer; `dice` break ties."""
        return at_random(ask, dice)

    @property
    def content_mark(self) -> str:
        """What tells this game's content from that which comes with it; empty where it is that."""
        return ""

    def with_content(self, folder: Path) -> "Game[S, V]":
        """The game with the content files in a person's own folder in place of its own.

        Raises BadContent with all problems, and where the game's content cannot be replaced.
        """
        raise BadContent([f"the content of {self.title} cannot be replaced"])

    @cached_property
    def codec(self) -> Codec[S]:
        """How positions and events of this game are written down."""
        return Codec(self.state_type, self.event_types)

    def settled(self, seats: tuple[Seat, ...], options: Mapping[str, Any]) -> dict[str, str]:
        """All options, defaults included; raises BadSetup where seats or options do not suit."""
        if len(seats) not in self.seats:
            raise BadSetup(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {len(seats)}."
            )
        if not all(isinstance(seat, str) and seat for seat in seats):
            raise BadSetup("Every seat needs a name.")
        if len(set(seats)) < len(seats):
            raise BadSetup("Two seats may not have the same name.")
        for name, value in options.items():
            if name not in self.options:
                raise BadSetup(
                    f"{self.title} has no option {name!r}; it has {', '.join(self.options) or 'none'}."
                )
            if value not in self.options[name]:
                raise BadSetup(f"{name} may be {' or '.join(self.options[name])}, not {value!r}.")
        return {name: str(options.get(name, values[0])) for name, values in self.options.items()}
