"""What still has to be done against a Monster: places to go to and Items to bring, as far as a view tells."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.horrified.content import MonsterId, Place
from games.horrified.view import ItemView

Step: TypeAlias = Literal["advance", "defeat", "pick-up", "reveal", "wait"]
"""The action that takes the step. "wait": nothing can be done there yet, but it is the place to be."""


PLACE = 1.0
"""How much work it is to go to a place, in Items to bring."""
STRENGTH = 3.0
"""How strong an Item is, about."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Items of some colours (any, where none is given): so many of them, or of so much strength together."""

    colours: tuple[str, ...] = ()
    number: int = 1
    strength: int = 0
    tag: str = ""

    def takes(self, item: ItemView) -> bool:
        """Whether this Item can be part of it."""
        return (not self.colours or item.colour in self.colours) and (not self.tag or self.tag in item.tags)

    def amount(self, item: ItemView) -> int:
        """How much of it this Item pays."""
        return (item.strength if self.strength else 1) if self.takes(item) else 0

    @property
    def total(self) -> int:
        """How much there is to pay."""
        return self.strength or self.number

    def payment(self, items: Sequence[ItemView]) -> tuple[ItemView, ...] | None:
        """The first of these Items that pay it; None where they do not."""
        paid: list[ItemView] = []
        missing = self.total
        for item in items:
            if missing > 0 and self.takes(item):
                paid.append(item)
                missing -= self.amount(item)
        return tuple(paid) if missing <= 0 else None


@dataclass(frozen=True, slots=True)
class Need:
    """A step against a Monster that is still to be taken, `times` more, at one of the places.

    Without a place it cannot be taken yet, and Items are gathered for it.
    """

    monster: MonsterId
    step: Step
    places: tuple[Place, ...]
    costs: tuple[Cost, ...] = ()
    times: int = 1

    @property
    def is_last(self) -> bool:
        """Whether the Monster is beaten by it; one hero must then hold all that it takes."""
        return self.step == "defeat"

    @property
    def is_taken_there(self) -> bool:
        """Whether an action of its own takes it, at its place."""
        return self.step in {"advance", "defeat", "reveal"}

    def payment(self, items: Sequence[ItemView]) -> tuple[ItemView, ...] | None:
        """The first of these Items that pay for one such step; None where they do not."""
        paid: list[ItemView] = []
        left = list(items)
        for cost in self.costs:
            part = cost.payment(left)
            if part is None:
                return None
            paid += part
            left = [item for item in left if item not in part]
        return tuple(paid)

    def payable(self, items: Sequence[ItemView]) -> int:
        """How often these Items pay for such a step."""
        left, times = list(items), 0
        while times < self.times and (paid := self.payment(left)) is not None:
            left, times = [item for item in left if item not in paid], times + 1
        return times

    @property
    def work(self) -> float:
        """How much work is left in it, in Items and places."""
        strength = sum(cost.strength for cost in self.costs) / STRENGTH
        return self.times * (PLACE + strength + sum(cost.number for cost in self.costs if not cost.strength))
