"""A Horrified game on the shelf: what all sets share."""

from abc import abstractmethod
from itertools import combinations
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

from games.horrified.advice import Adviser, advise
from games.horrified.box import Box
from games.horrified.content import MonsterId
from games.horrified.events import EVENTS
from games.horrified.hero_phase import hero_phase
from games.horrified.monster import Monster
from games.horrified.monster_phase import monster_phase
from games.horrified.play import Play
from games.horrified.secrecy import redeal
from games.horrified.setup import DIFFICULTIES, FIRST_GAME, chosen_monsters, opening, set_up
from games.horrified.soundness import problems
from games.horrified.state import HorrifiedState
from games.horrified.view import HorrifiedView, view_of
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.prompts import Ask, Choice, Script, Seat

S = TypeVar("S", bound=HorrifiedState)
V = TypeVar("V", bound=HorrifiedView)


def options_with(monsters: tuple[str, ...], **own: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The table's options: a difficulty or the Monsters by name, in every combination of two or more.

    `own` are the set's own options, the default first; one of them says how heroes come to seats: "drawn" or
    "chosen".
    """
    sets = [
        "+".join(names)
        for number in range(2, len(monsters) + 1)
        for names in combinations(sorted(monsters), number)
    ]
    return {
        "monsters": (FIRST_GAME, *DIFFICULTIES, *sets),
        **own,
        "perks": ("private", "open"),
        "skull": ("printed", "6", "5", "4"),
        "first_player": ("drawn", "first-seat"),
    }


def event_types(monsters: tuple[type[Monster[Any, Any]], ...]) -> tuple[type[Event], ...]:
    """The events of all sets and those of these Monsters."""
    return (*EVENTS, *(event for monster in monsters for event in monster.events))


class HorrifiedGame(Game[S, V], Generic[S, V]):
    """The rules all sets share; a set names its box, its types and its first Monsters.

    `first_monsters` are those that the rulebook recommends for a first game; `adviser` answers for a greedy
    player.
    """

    seats = range(1, 6)
    has_secrets = True
    first_monsters: ClassVar[tuple[MonsterId, ...]]
    adviser: ClassVar[type[Adviser]] = Adviser
    view_type: type[V]
    box: Box

    @abstractmethod
    def __init__(self, corrected: Path | None = None) -> None:
        """The set with its own content, or with what a person has put into a folder; raises BadContent."""

    @property
    def content_mark(self) -> str:
        """What tells the box from the one that comes with the program."""
        return self.box.mark

    def with_content(self, folder: Path) -> Self:
        """The set with a person's own content files in place of ours; raises BadContent."""
        return type(self)(folder)

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> S:
        """Prepare the board, the Monsters and the players."""
        monsters = chosen_monsters(self.box, options, self.first_monsters, dice)
        return set_up(self.box, self.state_type, seats=seats, options=options, monsters=monsters, dice=dice)

    def turn(self, state: S) -> Script[None]:
        """Play the opening, one hero's phase, or one Monster Phase."""
        state.seen = []
        play = Play(state, self.box)
        match state.stage:
            case "opening":
                yield from opening(play)
            case "heroes":
                yield from hero_phase(play)
            case "monsters":
                yield from monster_phase(play)

    def view(self, state: S, viewer: Seat | None) -> V:
        """The table as this viewer sees it."""
        play = Play(state, self.box)
        return view_of(play, viewer, self.view_type, self.own_fields(play, viewer))

    def own_fields(self, play: Play, viewer: Seat | None) -> dict[str, Any]:
        """What the set's view adds to that of all sets."""
        return {}

    def problems(self, state: S) -> list[str]:
        """Items, citizens, cards and tokens are never lost or doubled."""
        return problems(self.box, state)

    def redeal(self, state: S, now: S, viewer: Seat | None, dice: Dice) -> None:
        """Exchange what lies face down, and the Perks of others."""
        redeal(self.box, state, now, viewer, dice)

    def advise(self, view: V, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """A greedy player who works for the team."""
        return advise(self.adviser, self.box, view, seat, topic, ask, dice)
