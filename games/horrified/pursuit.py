"""How Monsters move: toward somebody or somewhere, by a shortest way, the active player breaking ties."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from games.horrified.content import Character, MonsterId, Place
from games.horrified.events import MonsterMoved, MonsterPlaced
from games.horrified.moving import STAY
from games.horrified.play import Play
from games.kernel.prompts import Script, Seat, ask, pick

ALL_THE_WAY = 99

Matter: TypeAlias = Literal[
    "away", "eye", "footprint", "hit", "lost-item", "lost-items", "mark", "petrified", "temple"
]


def moved_by_strike(play: Play, monster: MonsterId, steps: int) -> Script[None]:
    """Move toward the nearest character; a Monster that starts with a character stays."""
    yield from move_toward(play, monster, prey(play, monster), steps)


def prey(play: Play, monster: MonsterId) -> tuple[Place, ...]:
    """The places of those it may go for: of the nearest characters a hero rather than a citizen."""
    here = play.monster_at(monster)
    characters = (*play.kinds(play.standing()), *play.state.citizens)
    near = nearest_heroes_first(play, here, characters)
    return places_of(play, play.box.monsters[monster].prefers(play, near))


def nearest_heroes_first(play: Play, start: Place, characters: Iterable[Character]) -> tuple[Character, ...]:
    """Of the characters that are nearest to a place the heroes, or the citizens where there is no hero."""
    near = nearest_of(play, start, characters)
    return tuple(one for one in near if one not in play.state.citizens) or near


def nearest_of(play: Play, start: Place, characters: Iterable[Character]) -> tuple[Character, ...]:
    """Those of the characters that are nearest to a place; whoever is off the board is not near."""
    far = {one: play.steps(start, place) for one in characters if (place := play.place_of(one)) is not None}
    return tuple(one for one in far if far[one] == min(far.values()))


def choose(play: Play, monster: MonsterId, matter: Matter, which: Iterable[str]) -> Script[str | None]:
    """Let the active player choose where a Monster's doing fits several alike; None where there is none.

    `matter` tells what is chosen ("footprint"), for the question's wording.
    """
    options = tuple(dict.fromkeys(which))
    return (
        (yield from pick(play.active, "which", options, monster=monster, matter=matter)) if options else None
    )


def places_of(play: Play, characters: Iterable[Character]) -> tuple[Place, ...]:
    """Where these characters are."""
    return tuple(place for one in characters if (place := play.place_of(one)) is not None)


def move_toward(play: Play, monster: MonsterId, goals: Iterable[Place], steps: int) -> Script[None]:
    """Move up to so many steps toward one of these places, all of them as good as each other.

    Where ties do not lead to different ends, there is nothing to ask.
    """
    start = play.monster_at(monster)
    ways: dict[Place, tuple[Place, ...]] = {}
    for goal in goals:
        for route in play.box.board.routes(start, goal):
            way = stopped(play, monster, route[1 : steps + 1])
            ways.setdefault(way[-1] if way else start, way)
    if not ways:
        return
    end = yield from pick(play.active, "monster-way", tuple(f"to:{place}" for place in ways), monster=monster)
    go(play, monster, ways[end.removeprefix("to:")])


def stopped(play: Play, monster: MonsterId, way: tuple[Place, ...]) -> tuple[Place, ...]:
    """The way as far as the Monster may go on it."""
    halts = play.box.monsters[monster].halts
    return next((way[: at + 1] for at, place in enumerate(way) if halts(play, place)), way)


def go(play: Play, monster: MonsterId, way: tuple[Place, ...]) -> None:
    """Move a Monster along these places."""
    if way:
        play.state.monsters[monster].place = way[-1]
        play.tell(MonsterMoved(monster=monster, way=way))
        play.box.monsters[monster].arrives(play, way[-1])


def lead_monster(play: Play, seat: Seat, monster: MonsterId, steps: int) -> Script[None]:
    """Move a Monster up to so many locations, as the seat likes, until something halts it."""
    for left in range(steps, 0, -1):
        ways = tuple(f"to:{place}" for place in play.box.board.neighbours[play.monster_at(monster)])
        chosen = yield from ask(seat, "lead-monster", (*ways, STAY), monster=monster, left=str(left))
        if chosen == STAY:
            return
        place = chosen.removeprefix("to:")
        # Asked before it goes: what halts a Monster may be gone once it is there.
        halted = play.box.monsters[monster].halts(play, place)
        go(play, monster, (place,))
        if halted:
            return


def place_monster(play: Play, monster: MonsterId, place: Place) -> None:
    """Place a Monster somewhere: it follows no way."""
    play.state.monsters[monster].place = place
    play.tell(MonsterPlaced(monster=monster, place=place))
