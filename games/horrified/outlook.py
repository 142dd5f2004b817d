"""What there is to do, and what it is worth to whom: the same for the plans of all heroes."""

from games.horrified.box import Box
from games.horrified.content import Place
from games.horrified.need import Need
from games.horrified.view import HorrifiedView, ItemView
from games.horrified.worth import focus, worth_of_items

STEP = 5.0
"""What a step against a Monster is worth, besides the Items that it takes."""
BEATEN = 18.0
"""What it is worth to beat one."""


class Outlook:
    """All steps and Items, as far as one view tells. Steps go by their numbers in `needs`."""

    def __init__(self, box: Box, view: HorrifiedView) -> None:
        self.box = box
        self.view = view
        self.needs = [need for mat in view.monsters for need in box.monsters[mat.id].needs(box, view)]
        self.worths = {hero.seat: worth_of_items(view, hero, self.needs) for hero in view.heroes}
        weights = focus(self.needs)
        self.gains = [(BEATEN if need.is_last else STEP) * weights[need.monster] for need in self.needs]
        self.lying = self._lying()
        self.steps = self._steps()

    @property
    def tokens(self) -> tuple[Need, ...]:
        """The steps that are taken by picking something up."""
        return tuple(need for need in self.needs if need.step == "pick-up")

    def _lying(self) -> dict[Place, tuple[ItemView, ...]]:
        """The Items on the board, by place."""
        lying: dict[Place, tuple[ItemView, ...]] = {}
        for item in self.view.items:
            assert item.place is not None
            lying[item.place] = (*lying.get(item.place, ()), item)
        return lying

    def _steps(self) -> dict[Place, list[int]]:
        """The steps that an action of their own takes, by place."""
        steps: dict[Place, list[int]] = {}
        for number, need in enumerate(self.needs):
            for place in need.places if need.is_taken_there else ():
                steps.setdefault(place, []).append(number)
        return steps
