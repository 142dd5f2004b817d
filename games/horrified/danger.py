"""How dangerous it is to end a turn somewhere: what the next Monster card may do, by all cards there are."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

from games.horrified.box import Box
from games.horrified.content import FRENZY, Place
from games.horrified.view import HeroView, HorrifiedView, MatView

TERROR = 16.0
"""What the last step of Terror is worth, in actions; the one before it half of that, and so on."""
ITEM = 2.5
"""What an Item is worth that a hit takes."""
LONGER = 0.7
"""How much each further player adds: as many more Monster Phases pass before the hero acts again."""


@dataclass(frozen=True, slots=True)
class Strike:
    """What some cards let a Monster do: how often, from where, how far, with how many dice."""

    often: float
    start: Place
    move: int
    dice: int


@dataclass(frozen=True, slots=True)
class Others:
    """Whom a strike meets without the hero: how far away, what it costs, and whether they are heroes."""

    far: int
    losses: tuple[float, ...]
    heroes: bool


class Danger:
    """The danger for everybody, as far as it depends on where one hero stands with how many Items."""

    def __init__(self, box: Box, view: HorrifiedView, hero: HeroView) -> None:
        die = box.content.numbers.die
        self._steps = box.board.steps
        self._hit = die.count("hit") / len(die)
        self._price = price_of_terror(view)
        self._phases = 1 + LONGER * (len(view.seats) - 1)
        self._strikes = strikes(box, view)
        self._heroes = [
            (one.place, len(one.items)) for one in view.heroes if one.place and one.seat != hero.seat
        ]
        self._met = cache(self._without_the_hero)
        self.at = cache(self._at)

    def _at(self, place: Place, items: int, citizens: tuple[Place, ...]) -> float:
        """What it is likely to cost that the hero stays at a place, and citizens at these."""
        lost = 0.0
        for strike, others in zip(self._strikes, self._met(citizens), strict=True):
            far = self._steps[strike.start][place]
            if min(far, others.far) > strike.move:
                continue
            losses = others.losses
            if far < others.far or (far == others.far and not others.heroes):
                losses = (self._hero_lost(strike.dice, items),)
            elif far == others.far:
                losses = (*losses, self._hero_lost(strike.dice, items))
            lost += strike.often * sum(losses) / len(losses)
        return self._phases * lost

    def _without_the_hero(self, citizens: tuple[Place, ...]) -> list[Others]:
        return [self._others(strike, citizens) for strike in self._strikes]

    def _others(self, strike: Strike, citizens: Sequence[Place]) -> Others:
        steps = self._steps[strike.start]
        far = min((steps[place] for place in (*citizens, *(place for place, _ in self._heroes))), default=99)
        losses = tuple(
            self._hero_lost(strike.dice, items) for place, items in self._heroes if steps[place] == far
        )
        return Others(far, losses or (self._price * (1 - (1 - self._hit) ** strike.dice),), bool(losses))

    def _hero_lost(self, dice: int, items: int) -> float:
        """What an attack is likely to cost a hero with so many Items."""
        return sum(
            comb(dice, hits)
            * self._hit**hits
            * (1 - self._hit) ** (dice - hits)
            * (self._price if hits > items else min(self._price, ITEM * hits))
            for hits in range(1, dice + 1)
        )


def price_of_terror(view: HorrifiedView) -> float:
    """What a step of Terror costs now."""
    return TERROR / max(1, view.skull - view.terror)


def strikes(box: Box, view: HorrifiedView) -> list[Strike]:
    """The strikes of the next Monster card, as often as they are on all cards there are."""
    found: Counter[tuple[Place, int, int]] = Counter(
        (mat.place, card.move, card.dice)
        for card in box.content.cards
        for icon in card.strike
        for mat in view.monsters
        if _acts(box, mat, icon)
    )
    cards = len(box.content.cards)
    return [Strike(number / cards, *strike) for strike, number in found.items()]


def _acts(box: Box, mat: MatView, icon: str) -> bool:
    monster = box.monsters[mat.id]
    return monster.attacks and (mat.frenzied if icon == FRENZY else icon in monster.kind.symbols)
