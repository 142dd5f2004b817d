"""Events: facts that a game tells, each with its audience. Words are made from them elsewhere."""

from dataclasses import dataclass
from typing import ClassVar

from games.kernel.prompts import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact. `known_to` is None where the whole table may know it, onlookers too.

    A subclass sets `reveals` where the fact was hidden before: no answer is taken back across it.
    """

    reveals: ClassVar[bool] = False
    known_to: tuple[Seat, ...] | None = None

    def reaches(self, reader: Seat | None) -> bool:
        """Whether this reader (None: an onlooker) may know the fact."""
        return self.known_to is None or reader in self.known_to
