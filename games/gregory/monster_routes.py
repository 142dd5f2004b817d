"""Ways of Gregory and of Feral Monsters (rulebook: Movement, Using Feral Monsters).

Nothing on the way matters to a Monster, so each space in reach is offered once, by a shortest way.
"""

from collections.abc import Iterator
from typing import NamedTuple

from games.gregory.content import Icons
from games.gregory.mat import PORTALS, SPACES, TRAPS, Place, Walker, diagonal_ways, jumps, other_portal, ways
from games.gregory.routes import Route, next_open
from games.gregory.state import GREGORY, House, MiniatureId, Occupant


class Stride(NamedTuple):
    """A Monster on its way. It stands in a Portal only for a moment."""

    place: Place
    jumped: bool
    spaces: int
    path: tuple[Place, ...]
    ends: bool = False


class Prowler:
    """Finds the moves of one Monster for the player who moves it."""

    def __init__(self, game: House, name: str, budget: int, starts: tuple[Place, ...]) -> None:
        self.game = game
        self.name = name
        self.budget = budget
        self.starts = starts
        self.walker: Walker = "gregory" if name == GREGORY else "feral"
        self.roads = ways(self.walker, game.with_ferals, game.revealed)
        self.occupants = game.occupants()
        self.targets = {place for place, who in self.occupants.items() if may_attack(game, name, who)}
        icons = abilities(game, name)
        self.diagonal = bool(icons and icons.diagonal)
        self.jumps = bool(icons and icons.jump) and name not in game.turn.jumped

    def routes(self) -> list[Route]:
        """Every space in reach, nearest first."""
        found: dict[Place, Route] = {}
        layer = [Stride(start, jumped=False, spaces=0, path=()) for start in self.starts]
        seen = {(start, False) for start in self.starts}
        while layer:
            onward = []
            for stride in layer:
                for step in self._steps(stride):
                    if (step.place, step.jumped) in seen or (step.place, False) in seen:
                        continue
                    seen.add((step.place, step.jumped))
                    known = found.get(step.place)
                    # Of two equally long ways the one without a Jump, which works only once a turn.
                    is_better = known is None or (known.jumps and known.spaces == step.spaces)
                    if step.place not in PORTALS and is_better:
                        found[step.place] = Route(
                            self.name, step.path, step.spaces, ends=step.ends, jumps=step.jumped
                        )
                    if step.place not in self.targets and not step.ends:
                        onward.append(step)
            layer = onward
        return list(found.values())

    def _steps(self, stride: Stride) -> Iterator[Stride]:
        if stride.spaces < self.budget:
            steps = list(self._on_foot(stride))
            yield from steps
            if steps or stride.place not in PORTALS:
                return
        if stride.place in PORTALS:
            for place in next_open(self.game, self.walker, stride.place, self.occupants):
                yield Stride(place, stride.jumped, stride.spaces, (*stride.path, place), ends=True)

    def _on_foot(self, stride: Stride) -> Iterator[Stride]:
        for place in self.roads[stride.place]:
            if self._may_enter(place):
                yield self._to(stride, place)
        if self.diagonal:
            for place in diagonal_ways(self.game.revealed)[stride.place]:
                if self._may_enter(place):
                    yield self._to(stride, place)
        if self.jumps and not stride.jumped:
            for place in jumps(self.diagonal, self.game.revealed)[stride.place]:
                if self._may_enter(place):
                    yield self._to(stride, place)._replace(jumped=True)

    def _may_enter(self, place: Place) -> bool:
        return place not in self.occupants or place in self.targets

    def _to(self, stride: Stride, place: Place) -> Stride:
        stands = other_portal(place) if place in PORTALS else place
        return Stride(stands, stride.jumped, stride.spaces + 1, (*stride.path, place))


def may_attack(game: House, name: str, who: Occupant) -> bool:
    """Whether the active player may move this Monster against that piece."""
    kind, other = who
    mover = game.whose_turn()
    if name == GREGORY:
        return kind == "feral" or (kind == "player" and other != mover)
    if game.ferals[name].owner != mover:
        return False
    if kind == "feral":
        return game.ferals[other].owner != mover
    return kind == "gregory" or other != mover


def abilities(game: House, name: str) -> Icons | None:
    """The special abilities that the active player may use with this Monster: only its owner has them."""
    if name == GREGORY or game.ferals[name].owner != game.whose_turn():
        return None
    card = game.card_of(name)
    return card.icons if card else None


def extra_spaces(game: House, name: str) -> int:
    """The spaces of a Speed Boost that are left this turn."""
    icons = abilities(game, name)
    return game.turn.speed.get(name, icons.speed) if icons else 0


def cost(game: House, name: str, spaces: int) -> int:
    """How many spaces of the roll a Monster's move takes: a Speed Boost needs one of them and then helps."""
    first = 0 if name in game.turn.speed else 1
    return first + max(0, spaces - first - extra_spaces(game, name))


def monster_routes(game: House, name: str) -> dict[str, Route]:
    """The moves of one Monster with the spaces left: "move:MONSTER:PLACE:SPACES OF THE ROLL"."""
    moves, place = game.turn.moves, game.gregory if name == GREGORY else game.ferals[name].place
    begun = name in game.turn.speed
    if place is None or name in game.turn.done or not (moves or begun):
        return {}
    routes = Prowler(game, name, moves + extra_spaces(game, name), (place,)).routes()
    return {f"move:{name}:{route.goal}:{cost(game, name, route.spaces)}": route for route in routes}


def freed_routes(game: House, name: MiniatureId, spaces: int) -> dict[str, Route]:
    """The moves of a freed Feral Monster: the spaces of its Trap act as one area."""
    floor = SPACES[game.ferals[name].place].floor
    routes = Prowler(game, name, spaces, TRAPS[floor]).routes()
    return {f"move:{name}:{route.goal}:{route.spaces}": route for route in routes}
