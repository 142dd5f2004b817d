"""A hero's turn, planned from the view alone: where to go, what to take, what to do, and where to stop.

All that a turn may bring is measured in actions.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from games.horrified.box import Box
from games.horrified.content import Place
from games.horrified.danger import Danger
from games.horrified.need import Need
from games.horrified.view import HeroView, HorrifiedView, ItemView
from games.horrified.worth import focus, worth_of_items

STEP = 5.0
"""What a step against a Monster is worth, besides the Items that it takes."""
BEATEN = 18.0
"""What it is worth to beat one."""
RESCUE = 5.0
"""What it is worth to bring a citizen home."""
ESCORT = 1.0
"""What each location on the way there is worth."""
PROSPECT = 0.5
"""Which part of what lies ahead counts when the turn ends."""
FADES = 0.75
"""Which part of that is left with each location on the way to it."""
PROSPECTS = 4
"""How many things ahead count: a hero can go only one way."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a hero does next: go to a place, pick up at one, take a step against a Monster, or stop."""

    kind: Literal["go", "pick-up", "step", "share", "stop"]
    place: Place = ""
    need: Need | None = None


@dataclass(frozen=True, slots=True)
class Legs:
    """How a hero gets about: locations to a Move, those that are one action away, how far off it picks up."""

    stride: int = 1
    jumps: tuple[Place, ...] = ()
    reach: int = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of the turn: where the hero is, with what, and what has come of the turn so far."""

    place: Place
    items: tuple[ItemView, ...]
    citizens: tuple[Place, ...]
    actions: int
    free: int = 0
    moved: bool = False
    picked: tuple[Place, ...] = ()
    done: tuple[Need, ...] = ()
    shared: bool = False
    gained: float = 0.0


class Plan:
    """The best that one hero can make of a turn."""

    def __init__(self, box: Box, view: HorrifiedView, hero: HeroView, legs: Legs) -> None:
        self._board = box.board
        self._hero = hero
        self._legs = legs
        self._needs = [need for mat in view.monsters for need in box.monsters[mat.id].needs(box, view)]
        self._focus = focus(self._needs)
        self._safe = tuple(citizen.safe for citizen in view.citizens)
        self._citizens = tuple(citizen.place for citizen in view.citizens)
        self._danger = Danger(box, view, hero)
        self.worths = {one.seat: worth_of_items(view, one, self._needs) for one in view.heroes}
        self.worth = self.worths[hero.seat]
        self._mates = [one for one in view.heroes if one.place and one.seat != hero.seat]
        self._lying: dict[Place, tuple[ItemView, ...]] = {}
        for item in view.items:
            assert item.place is not None
            self._lying[item.place] = (*self._lying.get(item.place, ()), item)
        self._finds = {
            place: sum(self.worth[item.id] for item in here) for place, here in self._lying.items()
        }
        for need in self._needs:
            for place in need.places if need.step == "pick-up" else ():
                self._finds[place] = self._finds.get(place, 0.0) + STEP

    def best(self, actions: int, free: int = 0) -> tuple[Deed, float]:
        """What to do first, and what the turn is worth, with so many actions and `free` locations to walk."""
        assert self._hero.place is not None
        start = Moment(self._hero.place, self._hero.items, self._citizens, actions, free)
        return self._best(start)

    def danger(self) -> float:
        """What staying is likely to cost."""
        assert self._hero.place is not None
        return self._danger.at(self._hero.place, len(self._hero.items), self._citizens)

    def _best(self, now: Moment) -> tuple[Deed, float]:
        best, most = Deed("stop"), self._worth_in_the_end(now)
        for deed, then in self._deeds(now):
            _, worth = self._best(then)
            if worth > most:
                best, most = deed, worth
        return best, most

    def _deeds(self, now: Moment) -> Iterator[tuple[Deed, Moment]]:
        if now.actions:
            yield from self._pick_ups(now)
            yield from self._steps(now)
            yield from self._shares(now)
        if not now.moved:
            yield from self._ways(now)

    def _pick_ups(self, now: Moment) -> Iterator[tuple[Deed, Moment]]:
        for place, worth in self._finds.items():
            reach = self._legs.reach if place in self._lying else 0
            if self._board.steps[now.place][place] <= reach and place not in now.picked:
                then = replace(
                    now,
                    items=(*now.items, *self._lying.get(place, ())),
                    actions=now.actions - 1,
                    moved=False,
                    picked=(*now.picked, place),
                    gained=now.gained + worth,
                )
                yield Deed("pick-up", place), then

    def _steps(self, now: Moment) -> Iterator[tuple[Deed, Moment]]:
        for need in self._needs:
            if now.place in need.places and need.is_taken_there and now.done.count(need) < need.times:
                paid = need.payment(sorted(now.items, key=lambda item: self.worth[item.id]))
                if paid is not None:
                    then = replace(
                        now,
                        items=tuple(item for item in now.items if item not in paid),
                        actions=now.actions - 1,
                        moved=False,
                        done=(*now.done, need),
                        gained=now.gained + self._gain(need),
                    )
                    yield Deed("step", need=need), then

    def _shares(self, now: Moment) -> Iterator[tuple[Deed, Moment]]:
        here = [mate for mate in self._mates if mate.place == now.place]
        if not here or now.shared:
            return
        gained, items = 0.0, list(now.items)
        for mate in here:
            theirs = self.worths[mate.seat]
            for item in now.items:
                if theirs[item.id] > self.worth[item.id] and item in items:
                    gained += theirs[item.id] - self.worth[item.id]
                    items.remove(item)
            for item in mate.items:
                if self.worth[item.id] > theirs[item.id]:
                    gained += self.worth[item.id] - theirs[item.id]
                    items.append(item)
        if gained:
            then = replace(
                now,
                items=tuple(items),
                actions=now.actions - 1,
                moved=False,
                shared=True,
                gained=now.gained + gained,
            )
            yield Deed("share"), then

    def _ways(self, now: Moment) -> Iterator[tuple[Deed, Moment]]:
        for place, steps in self._board.steps[now.place].items():
            cost = -(-max(0, steps - now.free) // self._legs.stride)
            if place in self._legs.jumps:
                cost = min(cost, 1)
            if place != now.place and cost <= now.actions:
                then = replace(now, place=place, actions=now.actions - cost, free=0, moved=True)
                yield Deed("go", place), self._with_company(now, then)

    def _with_company(self, now: Moment, then: Moment) -> Moment:
        """Citizens come along as far as it is their way."""
        citizens, gained = list(then.citizens), then.gained
        for at, place in enumerate(now.citizens):
            steps = self._board.steps[self._safe[at]]
            nearer = steps[place] - steps[then.place]
            if place == now.place and nearer > 0:
                citizens[at] = then.place
                gained += ESCORT * nearer + (0.0 if steps[then.place] else RESCUE)
        return replace(then, citizens=tuple(citizens), gained=gained)

    def _gain(self, need: Need) -> float:
        return (BEATEN if need.is_last else STEP) * self._focus[need.monster]

    def _worth_in_the_end(self, now: Moment) -> float:
        """What the turn is worth if it ends now: gains, prospects and dangers."""
        waiting = tuple(place for place, safe in zip(now.citizens, self._safe, strict=True) if place != safe)
        ahead = sorted(self._prospects(now, waiting), reverse=True)[:PROSPECTS]
        return now.gained + PROSPECT * sum(ahead) - self._danger.at(now.place, len(now.items), waiting)

    def _prospects(self, now: Moment, waiting: Sequence[Place]) -> Iterator[float]:
        steps = self._board.steps[now.place]
        for place, worth in self._finds.items():
            if place not in now.picked:
                yield worth * FADES ** steps[place]
        for need in self._needs:
            times = min(need.times - now.done.count(need), need.payable(now.items)) if need.places else 0
            if times > 0:
                yield times * self._gain(need) * FADES ** min(steps[place] for place in need.places)
        for place in waiting:
            yield RESCUE * FADES ** steps[place]
