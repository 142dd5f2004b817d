"""What every position of every game holds."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.prompts import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning seats, an id for the reason, and points by seat where it has them."""

    winners: tuple[Seat, ...]
    reason: str
    scores: Mapping[Seat, int] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class State:
    """A position. Scripts change it in place: they always work on a copy that nobody else sees.

    `seats` are in playing order around the table; `told` are the events of the running turn.
    """

    seats: tuple[Seat, ...]
    dice: Dice
    options: dict[str, str]
    outcome: Outcome | None = None
    told: list[Event] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        """Let the audience of the event know it."""
        self.told.append(event)


class Finished(Exception):
    """Raised by a script, however deep, where the rules end the game at once."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome
