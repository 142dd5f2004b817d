"""Views of Monster Slaughter to draw: whole games, and a night with something of everything."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from games.kernel.dice import Dice
from games.kernel.selfplay import Bots, greedy_player
from games.kernel.table import Table
from games.monster_slaughter.content import box
from games.monster_slaughter.game import MonsterSlaughter
from games.monster_slaughter.state import Slaughter
from games.monster_slaughter.view import MonsterView, SlaughterView, TurnView, VictimView

SEATS = ("ann", "bob", "cleo", "dan", "eve")
GAME = MonsterSlaughter()


@dataclass(frozen=True)
class Position:
    """A position as everybody sees it, and as each seat does."""

    onlooker: SlaughterView
    own: dict[str, SlaughterView]


def _seen(state: Slaughter, seats: tuple[str, ...]) -> Position:
    return Position(GAME.view(state, None), {seat: GAME.view(state, seat) for seat in seats})


def played(seed: str, players: int, **options: str) -> Iterator[Position]:
    """Every position of a game of greedy players."""
    seats = SEATS[:players]
    table = Table.new(GAME, seats, seed, options)
    bots = Bots(greedy_player, Dice(f"{seed}, players"))
    while table.outcome is None:
        position = table.turns[-1].position
        yield _seen(position.state, seats)
        seat, choice = bots.answer(GAME, position)
        address = next(ask.address for ask in table.asks() if ask.seat == seat)
        table.answer(seat, address, list(choice))
    yield _seen(table.turns[-1].position.state, seats)


FAMILIES = ("vampires", "golems", "crittlins", "ghosts", "zombies")
ZONES = ("kitchen", "kitchen", "south", "wc", "bathroom", "living-room", "bedroom")


@cache
def at_night() -> SlaughterView:
    """A view of everybody with something of everything in it: 4 a.m., a Vampire plays, Tom has been found."""
    begun = next(each.onlooker for each in played("at night", 5, tool_shed="set-one") if each.onlooker.turn)
    monsters = tuple(_monsters())
    families = tuple(
        replace(each, family=family, cards=number + 1, flesh=number)
        for number, (each, family) in enumerate(zip(begun.families, FAMILIES, strict=True))
    )
    return replace(
        begun,
        round=6,
        hour="4 a.m.",
        night="thick-fog",
        past_nights=("draught", "whispers"),
        to_play=("ann", "cleo"),
        monsters=monsters,
        families=families,
        doors=tuple(replace(each, state="closed") for each in begun.doors),
        victims=tuple(_found(each) for each in begun.victims),
        dead=("kam",),
        turn=TurnView("ann", "vampires-mother", 1, 1, False, 3, 0, False),
    )


def _monsters() -> Iterator[MonsterView]:
    for seat, family in zip(SEATS, FAMILIES, strict=True):
        for number, role in enumerate(box().families[family].members, 1):
            name = f"{family}-{number if role == 'crittlin' else role}"
            zone = ZONES[(number + len(family)) % len(ZONES)]
            yield MonsterView(name, seat, family, role, zone, up=number != 2)


def _found(victim: VictimView) -> VictimView:
    if victim.id == "tom":
        return replace(victim, zone="kitchen", health=3)
    return replace(victim, alive=False, zone=None) if victim.id == "kam" else replace(victim, zone=None)


def changed(view: SlaughterView, field: str, number: int, **changes: Any) -> SlaughterView:
    """The view with one of its parts changed."""
    parts = getattr(view, field)
    parts = (*parts[:number], replace(parts[number], **changes), *parts[number + 1 :])
    changed_field: dict[str, Any] = {field: parts}
    return replace(view, **changed_field)
