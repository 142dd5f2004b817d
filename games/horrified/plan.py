"""Where a hero had best go, for advice: goals with their worth, made from the view alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.horrified.box import Box
from games.horrified.content import MonsterId, Place
from games.horrified.view import CitizenView, HeroView, HorrifiedView, ItemView, steps_from

ERRAND = 8.0
ESCORT = 9.0
FETCH = 4.0
NEEDED = 8.0
UNARMED = 2.5
WELL_ARMED = 3
OTHERS_PREY = 0.4
ENOUGH_TO_CARRY = 4


@dataclass(frozen=True, slots=True)
class Goal:
    """A place and what being there is worth."""

    place: Place
    worth: float


def goals(box: Box, view: HorrifiedView, hero: HeroView) -> Iterator[Goal]:
    """Everything worth going for: errands against Monsters, Items, and citizens."""
    for mat in view.monsters:
        place = box.monsters[mat.id].errand(view, hero)
        if place:
            yield Goal(place, ERRAND)
    for place in dict.fromkeys(item.place for item in view.items if item.place):
        here = [item for item in view.items if item.place == place]
        worth = sum(worth_of(box, view, item, hero) for item in here) + 0.3 * len(here)
        worth += UNARMED * max(0, WELL_ARMED - len(hero.items))
        if len(hero.items) > ENOUGH_TO_CARRY:
            worth /= 3
        yield Goal(place, worth)
    needed = NEEDED if any(box.monsters[mat.id].needs_citizens(view) for mat in view.monsters) else 0.0
    for citizen in view.citizens:
        if citizen.place == hero.place:
            yield Goal(citizen.safe, ESCORT + needed)
        elif _is_nearest(view, hero, citizen.place):
            yield Goal(citizen.place, FETCH + needed)


def _is_nearest(view: HorrifiedView, hero: HeroView, place: Place) -> bool:
    steps = steps_from(view, place)
    mine = steps[hero.place] if hero.place else 0
    return all(steps[other.place] >= mine for other in view.heroes if other.place)


def worth_of(box: Box, view: HorrifiedView, item: ItemView, hero: HeroView | None) -> float:
    """How much a hero wants an Item: above all for the Monster that is the hero's to hunt."""
    prey = prey_of(view, hero)
    wants = {mat.id: box.monsters[mat.id].wants(view, item) for mat in view.monsters}
    return sum(want * (1.0 if monster == prey else OTHERS_PREY) for monster, want in wants.items())


def prey_of(view: HorrifiedView, hero: HeroView | None) -> MonsterId | None:
    """Each hero hunts one Monster first, so that not everybody gathers half of what each takes."""
    if hero is None or not view.monsters:
        return None
    return view.monsters[view.seats.index(hero.seat) % len(view.monsters)].id


def destination(box: Box, view: HorrifiedView, hero: HeroView) -> Place | None:
    """The place with most worth for its distance; None where there is nothing to go for."""
    assert hero.place is not None
    steps = steps_from(view, hero.place)
    best = max(
        goals(box, view, hero),
        key=lambda goal: goal.worth / (steps[goal.place] + 1.5),
        default=None,
    )
    return best.place if best and best.worth > 0 else None


def is_on_the_way(view: HorrifiedView, citizen: CitizenView, place: Place) -> bool:
    """Whether a step to this place brings a citizen nearer to safety."""
    steps = steps_from(view, citizen.safe)
    return steps[place] < steps[citizen.place]


def safest(view: HorrifiedView) -> Place:
    """The place that is furthest from everybody."""
    people = [hero.place for hero in view.heroes if hero.place] + [one.place for one in view.citizens]
    return max(
        (place.id for place in view.locations),
        key=lambda place: min((steps_from(view, place)[one] for one in people), default=0),
    )


def in_danger(view: HorrifiedView) -> bool:
    """Whether a Monster stands with a character, or one step away."""
    people = [hero.place for hero in view.heroes if hero.place] + [one.place for one in view.citizens]
    return any(steps_from(view, mat.place)[one] <= 1 for mat in view.monsters for one in people)
