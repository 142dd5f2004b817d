"""A hero's next turns, planned from the view alone: where to go, what to take, what to do, and where to stop.

All that they may bring is measured in actions. Monsters are taken to stay where they are, and the danger of a
place counts for the end of the running turn only. What a mate will come to sooner is left to the mate.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from heapq import nlargest
from typing import Literal

from games.horrified.content import HeroId, Place
from games.horrified.danger import Danger
from games.horrified.moment import Moment
from games.horrified.need import Need
from games.horrified.outlook import STEP, Outlook
from games.horrified.view import HeroView, ItemView

RESCUE = 2.0
"""What it is worth to bring a citizen home."""
ESCORT = 0.5
"""What each location on the way there is worth."""
PATIENCE = 0.94
"""Which part of what something is worth is left with each action until then."""
TIME = 8.0
"""What all the time is worth that lies ahead."""
CLAIMED = 0.3
"""Which part of something counts where a mate comes sooner."""
DEEDS = 4
"""How many deeds are planned ahead."""
BREADTH = 16
"""How many ways to do so many deeds are followed further."""
ROUGHLY = 4
"""How many of a mate's are."""
NEVER = 999


@dataclass(frozen=True, slots=True)
class Deed:
    """What a hero does next: go to a place, pick up at one, take a step against a Monster, share, or stop.

    "give" is for heroes who give Items to others wherever they are.
    """

    kind: Literal["go", "pick-up", "step", "share", "give", "stop"]
    place: Place = ""
    need: Need | None = None
    taker: HeroId = ""


STOP = Deed("stop")


@dataclass(frozen=True, slots=True)
class Legs:
    """How a hero gets about: locations to a Move, those that are one action away, how far off it picks up.

    `gives` is whether it gives Items to others wherever they are.
    """

    stride: int = 1
    jumps: tuple[Place, ...] = ()
    reach: int = 0
    gives: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """What to do first, and the moment that it leads to, with all that comes after it."""

    first: Deed
    then: Moment


class Plan:
    """The best that one hero can make of the next turns. `mates` are the plans of others, made without it."""

    def __init__(self, outlook: Outlook, hero: HeroView, legs: Legs, mates: Sequence["Plan"] = ()) -> None:
        view = outlook.view
        self._outlook = outlook
        self._board = outlook.box.board
        self._hero = hero
        self._legs = legs
        self._mates = mates
        self._standing = [one for one in view.heroes if one.place and one.seat != hero.seat]
        self._danger = Danger(outlook.box, view, hero)
        self._safe = tuple(citizen.safe for citizen in view.citizens)
        self._citizens = tuple(citizen.place for citizen in view.citizens)
        self._worth = outlook.worths[hero.seat]
        self.finds = self._worth_of_finds()
        self._goals = tuple(dict.fromkeys((*self.finds, *outlook.steps)))
        # Each Perk that spares a way is weighed against the same turn without it, which is then taken.
        self.best = cache(self._best_deed)

    @cached_property
    def _claims(self) -> dict[Place, int]:
        """After how many actions the first of the mates would do something at each place."""
        found: dict[Place, int] = {}
        for mate in self._mates:
            for place, passed in mate.visits():
                found[place] = min(passed, found.get(place, NEVER))
        return found

    def _best_deed(self, actions: int, free: int = 0, place: Place | None = None) -> tuple[Deed, float]:
        """What to do first, and what is to be had, with so many actions and `free` locations to walk.

        `place` is where the hero starts, by default where it is.
        """
        way = self._best(actions, free, place)
        return way.first, self._in_the_end(way.then)

    def visits(self) -> tuple[tuple[Place, int], ...]:
        """Where the hero would do something in the next turns, and after how many actions."""
        return self._best(self._hero.actions, breadth=ROUGHLY).then.visits

    def danger(self) -> float:
        """What staying is likely to cost."""
        assert self._hero.place is not None
        return self._danger.at(self._hero.place, len(self._hero.items), self._citizens)

    def _worth_of_finds(self) -> dict[Place, float]:
        """What there is to pick up is worth, by place."""
        lying = self._outlook.lying
        finds = {place: sum(self._worth[item.id] for item in here) for place, here in lying.items()}
        for need in self._outlook.tokens:
            for place in need.places:
                finds[place] = finds.get(place, 0.0) + STEP
        return finds

    # Search

    def _best(self, actions: int, free: int = 0, place: Place | None = None, breadth: int = BREADTH) -> Way:
        """The best of all ways that are followed: after each deed, those that brought most for their time."""
        place = place or self._hero.place
        assert place is not None
        start = Moment(place, self._hero.items, self._citizens, actions, free)
        best, most = Way(STOP, start), self._in_the_end(start)
        ways = [best]
        for deeds in range(DEEDS):
            followed = nlargest(breadth, _without_twins(ways), key=lambda way: _so_far(way.then))
            ways = [
                Way(way.first if deeds else further.first, further.then)
                for way in followed
                for further in self._deeds(way.then)
            ]
            for way in ways:
                worth = self._in_the_end(way.then)
                if worth > most:
                    best, most = way, worth
        return best

    def _in_the_end(self, now: Moment) -> float:
        """What it comes to if nothing more is planned."""
        if now.later:
            return _so_far(now)
        return now.gained - self._lost(now) + TIME * PATIENCE ** (now.passed + now.actions)

    def _lost(self, now: Moment) -> float:
        """What it is likely to cost that the running turn ends so."""
        waiting = tuple(place for place, safe in zip(now.citizens, self._safe, strict=True) if place != safe)
        return self._danger.at(now.place, len(now.items), waiting)

    # Deeds

    def _deeds(self, now: Moment) -> Iterator[Way]:
        for place in self._goals:
            way = self._visit(now, place)
            if way:
                yield way
        yield from self._rescues(now)
        if not now.shared:
            yield from self._shares(now)
        if not now.later:
            yield from self._stops(now)

    def _visit(self, now: Moment, place: Place) -> Way | None:
        """Go to a place, pick up there what is worth it, and take all steps that can be taken then."""
        picks = place not in now.picked and self.finds.get(place, 0.0) > TIME * (1 - PATIENCE)
        steps = self._outlook.steps.get(place, ())
        if not picks and not any(self._may_take(now, number, place) for number in steps):
            return None
        then, first = now.copy(), STOP
        if picks:
            first = self._first(now, self._where_to_pick_up(now, place), Deed("pick-up", place))
            self._pick_up(then, place)
        for number in steps if then.place == place or not picks else ():
            while self._may_take(then, number, place):
                if then.passed == now.passed:
                    first = self._first(now, place, Deed("step", place, self._outlook.needs[number]))
                self._take(then, number, place)
        then.visits = (*then.visits, (place, then.passed))
        return Way(first, then)

    def _first(self, now: Moment, place: Place, deed: Deed) -> Deed:
        """What comes first where a deed is to be done at a place."""
        if not now.actions and not (now.free and place != now.place):
            return STOP
        return deed if place == now.place else Deed("go", place)

    def _where_to_pick_up(self, now: Moment, place: Place) -> Place:
        far = self._board.steps[now.place][place] - self._legs.reach
        if not self._legs.reach or place not in self._outlook.lying:
            return place
        return self._board.on_the_way(now.place, place, far) if far > 0 else now.place

    def _pick_up(self, then: Moment, place: Place) -> None:
        self._walk(then, self._where_to_pick_up(then, place))
        worth = self.finds[place] * (CLAIMED if self._is_claimed(then, place) else 1.0)
        self._act(then, worth)
        then.items += self._outlook.lying.get(place, ())
        then.picked = (*then.picked, place)

    def _may_take(self, now: Moment, number: int, place: Place) -> bool:
        """Whether a step is left to be taken at a place: at each once, where there are several for it."""
        need = self._outlook.needs[number]
        if len(need.places) > 1 and (number, place) in now.done:
            return False
        return now.times(number) < need.times and need.payment(now.items) is not None

    def _take(self, then: Moment, number: int, place: Place) -> None:
        need = self._outlook.needs[number]
        self._walk(then, place)
        claimed = len(need.places) > 1 and self._is_claimed(then, place)
        self._act(then, self._outlook.gains[number] * (CLAIMED if claimed else 1.0))
        paid = need.payment(sorted(then.items, key=lambda item: self._worth[item.id])) or ()
        then.items = tuple(item for item in then.items if item not in paid)
        then.done = (*then.done, (number, place))

    def _is_claimed(self, now: Moment, place: Place) -> bool:
        return self._claims.get(place, NEVER) <= now.passed

    def _rescues(self, now: Moment) -> Iterator[Way]:
        """Go to a citizen, and home with it."""
        for at, (place, safe) in enumerate(zip(now.citizens, self._safe, strict=True)):
            if place != safe:
                then = now.copy()
                self._walk(then, place)
                self._walk(then, safe)
                if then.citizens[at] == safe:
                    yield Way(self._first(now, safe if place == now.place else place, STOP), then)

    def _shares(self, now: Moment) -> Iterator[Way]:
        """Exchange Items with a mate, or give some from afar."""
        for mate in self._standing:
            assert mate.place is not None
            far = self._legs.gives and mate.place != now.place
            gained, items = self._exchange(now, mate, gives_only=far)
            if gained:
                goal, deed = (
                    (now.place, Deed("give", taker=mate.kind)) if far else (mate.place, Deed("share"))
                )
                then = now.copy()
                self._walk(then, goal)
                self._act(then, gained)
                then.items, then.shared = items, True
                yield Way(self._first(now, goal, deed), then)

    def _exchange(
        self, now: Moment, mate: HeroView, *, gives_only: bool
    ) -> tuple[float, tuple[ItemView, ...]]:
        """What it brings that each has what is worth most there, and what this hero has then."""
        gained, items, theirs = 0.0, list(now.items), self._outlook.worths[mate.seat]
        for item in now.items:
            if theirs[item.id] > self._worth[item.id]:
                gained += theirs[item.id] - self._worth[item.id]
                items.remove(item)
        for item in () if gives_only else mate.items:
            if self._worth[item.id] > theirs[item.id]:
                gained += self._worth[item.id] - theirs[item.id]
                items.append(item)
        return gained, tuple(items)

    def _stops(self, now: Moment) -> Iterator[Way]:
        """Go to a place to end the turn there."""
        far = now.free + now.actions * self._legs.stride
        for place, steps in self._board.steps[now.place].items():
            if steps <= far or (now.actions and place in self._legs.jumps):
                then = now.copy()
                self._walk(then, place)
                self._end_turn(then)
                yield Way(self._first(now, place, STOP), then)

    # What they are made of

    def _act(self, now: Moment, worth: float) -> None:
        """Take an action, in the next turn if none is left in this one."""
        if not now.actions:
            self._end_turn(now)
        now.gained += worth * PATIENCE**now.passed
        now.actions -= 1
        now.passed += 1

    def _end_turn(self, now: Moment) -> None:
        """The hero's next turn begins."""
        if not now.later:
            now.gained -= self._lost(now)
        now.passed += now.actions
        now.actions, now.free, now.later = self._hero.actions, 0, True

    def _walk(self, now: Moment, goal: Place) -> None:
        """Go to a place, however many turns it takes."""
        stride, left = self._legs.stride, self._board.steps[goal]
        while now.place != goal:
            steps = left[now.place]
            if now.free:
                self._go(now, goal, min(now.free, steps))
                now.free = 0
            elif not now.actions:
                self._end_turn(now)
            elif goal in self._legs.jumps and steps > stride:
                self._act(now, 0.0)
                now.place = goal
            else:
                walked = min(now.actions * stride, steps)
                cost = -(-walked // stride)
                now.actions -= cost
                now.passed += cost
                self._go(now, goal, walked)

    def _go(self, now: Moment, goal: Place, walked: int) -> None:
        """So many locations on the way to a place, with citizens as far as it is their way."""
        stop = self._board.on_the_way(now.place, goal, walked)
        if now.place in now.citizens:
            self._take_along(now, stop)
        now.place = stop

    def _take_along(self, now: Moment, stop: Place) -> None:
        citizens = list(now.citizens)
        for at, place in enumerate(now.citizens):
            steps = self._board.steps[self._safe[at]]
            nearer = steps[place] - steps[stop]
            if place == now.place and nearer > 0:
                citizens[at] = stop
                worth = ESCORT * nearer + (0.0 if steps[stop] else RESCUE)
                now.gained += worth * PATIENCE**now.passed
        now.citizens = tuple(citizens)


def _so_far(now: Moment) -> float:
    """What has come of it, and what the time is worth that is left."""
    return now.gained + TIME * PATIENCE**now.passed


def _without_twins(ways: Sequence[Way]) -> list[Way]:
    """Of ways that lead to the same, the one that brought most."""
    found: dict[object, Way] = {}
    for way in ways:
        mark = way.then.mark
        if mark not in found or found[mark].then.gained < way.then.gained:
            found[mark] = way
    return list(found.values())
