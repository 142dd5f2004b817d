"""Ways through a board: shortest paths with every tie, because ties are for players to decide."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

Place = TypeVar("Place")


def distances(start: Place, neighbours: Callable[[Place], Iterable[Place]]) -> Mapping[Place, int]:
    """How many steps away each place is that can be reached, `start` itself included, nearest first."""
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        place = waiting.popleft()
        for neighbour in neighbours(place):
            if neighbour not in found:
                found[neighbour] = found[place] + 1
                waiting.append(neighbour)
    return found


def nearest(
    start: Place, goals: Iterable[Place], neighbours: Callable[[Place], Iterable[Place]]
) -> tuple[Place, ...]:
    """All of the goals that are nearest to `start`, in the order given; empty where none can be reached."""
    steps = distances(start, neighbours)
    reachable = [goal for goal in goals if goal in steps]
    least = min((steps[goal] for goal in reachable), default=0)
    return tuple(goal for goal in reachable if steps[goal] == least)


def first_steps(
    start: Place, goal: Place, neighbours: Callable[[Place], Iterable[Place]]
) -> tuple[Place, ...]:
    """All neighbours of `start` on a shortest path to `goal`, if there is one; roads lead both ways."""
    steps = distances(goal, neighbours)
    if start not in steps:
        return ()
    return tuple(place for place in neighbours(start) if steps.get(place) == steps[start] - 1)
