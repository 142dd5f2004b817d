"""What moves against its will: Monsters that are pushed, Heroes and Legends that are drawn."""

from collections.abc import Iterable

from games.horrified.citizens import walk_citizen
from games.horrified.content import Character, MonsterId, Place
from games.horrified.moving import walk
from games.horrified.play import Play
from games.horrified.pursuit import go
from games.kernel.prompts import Script, Seat, pick


def push(play: Play, seat: Seat, monster: MonsterId, steps: int, goal: Place | None) -> Script[None]:
    """Move a Monster exactly so far, as the seat likes, unless it is halted or reaches the goal."""
    for left in range(steps, 0, -1):
        ways = tuple(f"to:{place}" for place in play.box.board.neighbours[play.monster_at(monster)])
        chosen = yield from pick(seat, f"{monster}:push", ways, left=str(left))
        place = chosen.removeprefix("to:")
        halted = play.box.monsters[monster].halts(play, place)
        go(play, monster, (place,))
        if halted or place == goal:
            return


def draw_toward(play: Play, character: Character, goals: Iterable[Place]) -> Script[None]:
    """Move a Hero or a Legend one location toward the nearest of these places; at one of them it stays."""
    start = play.place_of(character)
    if start is None:
        return
    board = play.box.board
    steps = [f"to:{place}" for goal in board.nearest(start, goals) for place in board.closer(start, goal)]
    if not steps:
        return
    chosen = yield from pick(play.active, "monster-way", tuple(dict.fromkeys(steps)), monster=character)
    place = chosen.removeprefix("to:")
    seat = play.seat_of(character)
    if seat is None:
        walk_citizen(play, character, place)
    else:
        yield from walk(play, seat, place)
