"""Ways of gamepieces: every space in reach, with the paths that matter (rulebook: Movement, The Game Mat).

Of two paths to a space the better one is offered: shorter, losing less Life, or ending with more Keys. Where
neither is better in all three, both are offered.
"""

from typing import NamedTuple

from games.gregory.mat import (
    COMMON,
    PORTALS,
    POWER_UPS,
    SPACES,
    Place,
    Space,
    Walker,
    other_portal,
    ways,
)
from games.gregory.state import FULL_HAND, House, Occupant, Player

THORN = 50


class Route(NamedTuple):
    """A move on offer: the spaces entered, and how many spaces of movement it takes.

    `ends` where the piece cannot go on, although nothing on the last space says so.
    """

    piece: str
    path: tuple[Place, ...]
    spaces: int
    ends: bool = False
    jumps: bool = False

    @property
    def goal(self) -> Place:
        """Where it leads."""
        return self.path[-1]


class Walk(NamedTuple):
    """A gamepiece on its way. `locked` in a hotel room that may not be left again this turn."""

    place: Place
    spaces: int
    lost: int
    keys: int
    locked: bool
    path: tuple[Place, ...]
    over: bool = False
    ends: bool = False


def next_open(
    game: House, walker: Walker, portal: Place, occupants: dict[Place, Occupant]
) -> tuple[Place, ...]:
    """The nearest open spaces of the house from this Portal, for a piece that has to leave it at once."""
    roads = ways(walker, game.with_ferals, game.revealed)
    barred = game.me().last_power_up if walker == "player" else None
    seen, layer = {portal}, [portal]
    while layer:
        layer = list(dict.fromkeys(other for place in layer for other in roads[place] if other not in seen))
        layer = [place for place in layer if SPACES[place].kind in (*COMMON, "stairs", "trap")]
        seen.update(layer)
        found = tuple(place for place in layer if place not in occupants and place != barred)
        if found:
            return found
    return ()


class Explorer:
    """Finds the moves of the active player's gamepiece."""

    def __init__(self, game: House) -> None:
        self.game = game
        self.player: Player = game.me()
        self.seat = game.whose_turn()
        self.budget = game.turn.moves
        self.roads = ways("player", game.with_ferals, game.revealed)
        self.others = {place: who for place, who in game.occupants().items() if who != ("player", self.seat)}
        self.escapes = game.may_escape(self.seat)
        self.own_rooms = game.rooms_of(self.seat)
        self.no_key_needed = game.turn.hairpin or bool(game.lingers("open-doors"))
        self.wet = game.lingers("rugs-hurt")
        self.key_limit = game.key_limit(self.seat)
        self.loose = game.loose_rug.rug if game.loose_rug and game.loose_rug.seat != self.seat else None
        self.full_hand = len(self.player.hand) >= FULL_HAND

    def walks(self) -> list[Walk]:
        """Every walk that matters, shortest first."""
        assert self.player.place is not None
        start = Walk(self.player.place, 0, 0, self.player.keys, bool(self.game.turn.entered), ())
        best: dict[tuple[Place, bool], list[Walk]] = {}
        waiting: list[list[Walk]] = [[start]] + [[] for _ in range(self.budget)]
        found = []
        for walks in waiting:
            # A step out of a Portal may be free: then this very list grows.
            for walk in walks:
                rivals = best.setdefault((walk.place, walk.locked), [])
                if any(rival.lost <= walk.lost and rival.keys >= walk.keys for rival in rivals):
                    continue
                rivals.append(walk)
                if walk.over or walk.place not in (start.place, *PORTALS):
                    found.append(walk)
                if not walk.over:
                    for onward in self._steps(walk):
                        waiting[onward.spaces].append(onward)
        return found

    def _steps(self, walk: Walk) -> list[Walk]:
        if walk.place in PORTALS:
            return self._out_of_portal(walk)
        if walk.spaces >= self.budget:
            return []
        return self._on_foot(walk)

    def _on_foot(self, walk: Walk) -> list[Walk]:
        steps = (self._step(walk, SPACES[place]) for place in self.roads[walk.place])
        return [step for step in steps if step]

    def _out_of_portal(self, walk: Walk) -> list[Walk]:
        """Leave the other Portal: with the next space of movement, or for free where there is none."""
        if walk.spaces < self.budget and (steps := self._on_foot(walk)):
            return steps
        opened = next_open(self.game, "player", walk.place, self.others)
        return [self._arrive(walk, SPACES[place], 0, ends=True) for place in opened]

    def _step(self, walk: Walk, space: Space) -> Walk | None:
        cost = 2 if space.rug and space.rug == self.loose else 1
        if walk.spaces + cost > self.budget:
            return None
        if space.kind in ("entrance", "portal") and self.escapes:
            return self._arrive(walk, space, cost, over=True)
        if space.kind == "entrance" or self._is_barred(space):
            return None
        occupant = self.others.get(space.id)
        if occupant and occupant[0] != "feral":
            return None
        if SPACES[walk.place].room != space.room and not self._passes_door(walk, space):
            return None
        if occupant:
            return walk._replace(
                place=space.id, spaces=walk.spaces + cost, path=(*walk.path, space.id), over=True
            )
        return self._arrive(walk, space, cost)

    def _is_barred(self, space: Space) -> bool:
        """Whether this is the Power Up that the player may not visit again yet."""
        return space.id == self.player.last_power_up and not self._is_passed(space)

    def _is_passed(self, space: Space) -> bool:
        """Whether a Power Up is like an open space: for a full hand, or for who must leave the room."""
        return (space.kind == "judgment" and self.full_hand) or (self.player.must_leave and bool(space.room))

    def _passes_door(self, walk: Walk, space: Space) -> bool:
        if space.room is None:
            return not walk.locked
        return space.room in self.own_rooms or self.no_key_needed or walk.keys > 0

    def _arrive(self, walk: Walk, space: Space, cost: int, *, over: bool = False, ends: bool = False) -> Walk:
        before = SPACES[walk.place]
        lost, keys, locked = walk.lost, walk.keys, walk.locked
        if space.kind == "thorn":
            lost += THORN
        if self.wet and space.rug and not before.rug:
            lost += self.wet
        if space.kind == "key" and keys < self.key_limit:
            keys += 1
        if space.room and space.room != before.room and space.room not in self.own_rooms:
            locked = True
            keys -= 0 if self.no_key_needed else 1
        place = other_portal(space.id) if space.kind == "portal" and not over else space.id
        stops = (
            space.kind == "hells-gate"
            or (space.kind == "mystery" and not self.game.revealed)
            or (space.kind in POWER_UPS and not self._is_passed(space))
        )
        return Walk(
            place,
            walk.spaces + cost,
            lost,
            keys,
            locked,
            (*walk.path, space.id),
            over=over or ends or stops or lost >= self.player.life,
            ends=ends,
        )


def own_routes(game: House) -> dict[str, Route]:
    """The moves of the own gamepiece: "move:own:PLACE:SPACES", and what the way costs and gives."""
    player = game.me()
    if game.turn.stopped or not game.turn.moves or not player.place:
        return {}
    found = {}
    for walk in Explorer(game).walks():
        option = f"move:own:{walk.path[-1]}:{walk.spaces}"
        option += f":lose{walk.lost}" if walk.lost else ""
        option += ":key" if walk.keys > player.keys else ""
        found[option] = Route("own", walk.path, walk.spaces, walk.ends)
    return found
