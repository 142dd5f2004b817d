"""What Items are worth in a hero's hands, measured in actions: by all that still has to be done."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.horrified.content import ItemId, MonsterId
from games.horrified.need import Cost, Need
from games.horrified.view import HeroView, HorrifiedView, ItemView

WANTED = 2.0
"""What an Item is worth that pays for a step."""
BEATS = 9.0
"""What all Items together are worth that beat a Monster."""
LATER = 0.6
"""Which part of it counts while the step cannot be taken yet."""
SPARE = 0.4
"""Which part of it counts where there is enough without this Item."""
ANOTHERS = 0.35
"""Which part of it counts where another hero gathers for the same end."""
TYPICAL = 10.0
"""How much work is left against a Monster that is minded as it comes."""
FOCUS = 0.5
"""How much more a Monster is minded with less left: 0 for not at all, 1 for twice as much with half of it."""


@dataclass(frozen=True, slots=True)
class Demand:
    """A cost of a need, and what is held toward it: by the hero, and by the whole team."""

    need: Need
    cost: Cost
    mine: int
    teams: int
    is_mine: bool
    weight: float

    def worth(self, item: ItemView, *, held: bool) -> float:
        """What an Item is worth for this; `held` where the hero has it already."""
        amount = self.cost.amount(item)
        if not amount:
            return 0.0
        alone = self.need.is_last or self.cost.total > 1
        without = (self.mine if alone else self.teams) - (amount if held else 0)
        wanted = self.cost.total * (1 if alone else self.need.times)
        if self.need.is_last:
            worth = BEATS / len(self.need.costs) * min(1.0, amount / self.cost.total)
        else:
            worth = WANTED
        if alone and not self.is_mine:
            worth *= ANOTHERS
        if without >= wanted:
            worth *= SPARE
        if not self.need.places:
            worth *= LATER
        return self.weight * worth


def worth_of_items(view: HorrifiedView, hero: HeroView, needs: Sequence[Need]) -> Mapping[ItemId, float]:
    """What each Item on the board and in anybody's hands is worth to this hero."""
    weights = focus(needs)
    demands = [
        _demand(view, hero, need, cost, weights[need.monster]) for need in needs for cost in need.costs
    ]
    held = {item.id for item in hero.items}
    items = (*view.items, *(item for one in view.heroes for item in one.items))
    return {
        item.id: max((demand.worth(item, held=item.id in held) for demand in demands), default=0.0)
        for item in items
    }


def _demand(view: HorrifiedView, hero: HeroView, need: Need, cost: Cost, weight: float) -> Demand:
    amounts = {one.seat: sum(cost.amount(item) for item in one.items) for one in view.heroes}
    mine = amounts[hero.seat]
    most = max(amounts.values())
    # Where several hold the most, each Monster is another seat's to hunt first.
    first = view.seats[[mat.id for mat in view.monsters].index(need.monster) % len(view.seats)]
    hunters = [seat for seat, held in amounts.items() if held == most]
    is_mine = hero.seat == (first if first in hunters else hunters[0])
    return Demand(need, cost, mine, sum(amounts.values()), is_mine, weight)


def focus(needs: Sequence[Need]) -> Mapping[MonsterId, float]:
    """How much each Monster is to be minded: the more, the less is left to do against it."""
    work: dict[MonsterId, float] = {}
    for need in needs:
        work[need.monster] = work.get(need.monster, 0.0) + need.work
    return {monster: (TYPICAL / left) ** FOCUS for monster, left in work.items()}
