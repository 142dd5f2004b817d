"""What a sensible player would answer where the Greek game asks more than all sets do."""

from itertools import permutations

from games.horrified.advice import A_GIFT, DANGER, Adviser
from games.horrified.content import Place
from games.horrified_greek.island import shore
from games.kernel.prompts import Choice

A_PILE = 4.0
"""What the Items of one space must be worth before a Perk is played for them."""
FREE_WALK = 2
"""How long a way the Gift of Dionysus spares each hero."""


class IslandAdviser(Adviser):
    """One question on the island, as the seat that is asked sees it."""

    def answer(self, topic: str) -> Choice:
        """As in all sets, but for the Perks that only this one has."""
        match topic:
            case "perk-monster":
                return (self._monster(),)
            case "perk-hero" if self._effect == "give-items":
                return (self._giver_or_taker(),)
            case "give":
                return self._given()
            case "perk-place" if self._effect == "gather-items":
                return (max(self.ask.options, key=self._pile),)
            case _:
                return super().answer(topic)

    def _jumps(self, special: str | None) -> tuple[Place, ...]:
        if special == "place-at-lair":
            return tuple(lair.place for lair in shore(self.view).lairs)
        return super()._jumps(special)

    def _is_timely(self, effect: str) -> bool:
        if self.hero is None or self.hero.place is None:
            return False
        match effect:
            case "gather-items":
                return max(map(self._pile, self.box.board.locations)) > A_PILE
            case "give-items":
                return any(self._gift(*pair) > A_GIFT for pair in permutations(self._standing(), 2))
            case "swap-hero-and-monster":
                return self._jump_is_worth_it(mat.place for mat in self.view.monsters)
            case "reveal-lair-or-move-monster" if self._seeks_a_lair:
                return True
            case "reveal-lair-or-move-monster" | "move-one-monster":
                return not self.view.actions_left and self._plan.danger() > DANGER
            case "move-heroes-or-monsters":
                return self._walk_is_worth_it(FREE_WALK)
            case _:
                return super()._is_timely(effect)

    def _pile(self, place: Place) -> float:
        return self._plan.finds.get(place, 0.0)

    @property
    def _seeks_a_lair(self) -> bool:
        return any(need.step == "reveal" for need in self._outlook.needs)

    def _monster(self) -> str:
        """What a Perk that moves a Monster, or does something else, is played for."""
        reveals = [option for option in self.ask.options if option.startswith("reveal:")]
        if reveals and self._seeks_a_lair:
            return reveals[0]
        if self._effect == "swap-hero-and-monster":
            places = {mat.id: mat.place for mat in self.view.monsters}
            best, _ = self._best_jump(places[one] for one in self.ask.options)
            return next(one for one in self.ask.options if places[one] == best)
        return max(self.ask.options, key=lambda option: self._threat(option.rpartition(":")[2]))

    def _threat(self, one: str) -> float:
        """How near a Monster is to the heroes; 0 for whatever is no Monster."""
        mat = next((mat for mat in self.view.monsters if mat.id == one), None)
        if mat is None:
            return 0.0
        steps = self.box.board.steps[mat.place]
        return sum(1 / (1 + steps[hero.place]) for hero in self.view.heroes if hero.place)

    def _giver_or_taker(self) -> str:
        """Who gives; or, where this seat gives, to whom."""
        assert self.hero is not None
        heroes = {hero.kind: hero for hero in self.view.heroes}
        if self.hero.items and self.hero.kind not in self.ask.options:
            own = self.hero
            return max(self.ask.options, key=lambda kind: self._gift(own, heroes[kind]))
        standing = self._standing()
        return max(self.ask.options, key=lambda kind: max(self._gift(heroes[kind], one) for one in standing))

    def _given(self) -> Choice:
        """All that is worth more to who takes it."""
        assert self.hero is not None
        worths = self._outlook.worths
        taker = next(hero.seat for hero in self.view.heroes if hero.kind == self.ask.about["taker"])
        gains = {one: worths[taker][one] - worths[self.hero.seat][one] for one in self.ask.options}
        return tuple(one for one in gains if gains[one] > 0) or (max(gains, key=lambda one: gains[one]),)
