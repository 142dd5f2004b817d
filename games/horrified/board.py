"""The map: who is near whom, and all shortest ways, because ties are for players to decide."""

from collections.abc import Iterable, Mapping
from functools import cache

from games.horrified.content import Content, Location, Place
from games.kernel.graph import distances


class Board:
    """The locations and roads of one box."""

    def __init__(self, content: Content) -> None:
        self.locations: Mapping[Place, Location] = {location.id: location for location in content.locations}
        found: dict[Place, list[Place]] = {place: [] for place in self.locations}
        for road in content.roads:
            one, other = road.ends
            found[one].append(other)
            found[other].append(one)
        self.neighbours: Mapping[Place, tuple[Place, ...]] = {
            place: tuple(sorted(ends)) for place, ends in found.items()
        }
        self.steps: Mapping[Place, Mapping[Place, int]] = {
            place: distances(place, self.neighbours.__getitem__) for place in self.locations
        }
        self.on_the_way = cache(self._on_the_way)

    def nearest(self, start: Place, goals: Iterable[Place]) -> tuple[Place, ...]:
        """Those of the goals that are nearest, each once."""
        places = tuple(dict.fromkeys(goals))
        steps = self.steps[start]
        least = min((steps[place] for place in places), default=0)
        return tuple(place for place in places if steps[place] == least)

    def closer(self, start: Place, goal: Place) -> tuple[Place, ...]:
        """All neighbours of `start` on a shortest way to `goal`."""
        steps = self.steps[goal]
        return tuple(place for place in self.neighbours[start] if steps[place] == steps[start] - 1)

    def _on_the_way(self, start: Place, goal: Place, walked: int) -> Place:
        """Where one is after so many steps on a shortest way, or on the first of them."""
        steps, left = self.steps[start], self.steps[goal]
        far = left[start] - walked
        return next(place for place in steps if steps[place] == walked and left[place] == far)

    def routes(self, start: Place, goal: Place) -> tuple[tuple[Place, ...], ...]:
        """All shortest ways, both ends included."""
        if start == goal:
            return ((start,),)
        return tuple(
            (start, *rest) for place in self.closer(start, goal) for rest in self.routes(place, goal)
        )
