"""A moment of a hero's next turns, as they are planned: where the hero is then, with what, and with whom."""

from dataclasses import dataclass

from games.horrified.content import Place
from games.horrified.view import ItemView


@dataclass(slots=True)
class Moment:
    """A moment to come, and what has come of everything until then.

    `actions` are left in the turn, and `free` locations to walk without one; `passed` are the actions until
    then, taken or not. `later` is whether the running turn is over. `done` are the steps that were taken, by
    their number, and where; `visits` where something was done, and after how many actions.
    """

    place: Place
    items: tuple[ItemView, ...]
    citizens: tuple[Place, ...]
    actions: int
    free: int = 0
    passed: int = 0
    later: bool = False
    picked: tuple[Place, ...] = ()
    done: tuple[tuple[int, Place], ...] = ()
    shared: bool = False
    visits: tuple[tuple[Place, int], ...] = ()
    gained: float = 0.0

    def copy(self) -> "Moment":
        """The same moment, to go on from."""
        # Thousands are made for each answer: dataclasses.replace takes five times as long.
        return Moment(
            self.place,
            self.items,
            self.citizens,
            self.actions,
            self.free,
            self.passed,
            self.later,
            self.picked,
            self.done,
            self.shared,
            self.visits,
            self.gained,
        )

    @property
    def mark(self) -> tuple[object, ...]:
        """What two moments have in common that differ only in what has come of them."""
        return (
            self.place,
            self.passed,
            self.later,
            frozenset(self.picked),
            frozenset(self.done),
            self.citizens,
            self.shared,
        )

    def times(self, step: int) -> int:
        """How often a step was taken."""
        return sum(number == step for number, _ in self.done)
