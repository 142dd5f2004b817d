"""The game mat: spaces of two floors, how they join, and who may enter what (rulebook: The Game Mat).

A space is named by floor, column and row, as in "1H6". The stairs are spaces of both floors at once and
have the name of their lower end.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from games.gregory.content import Floor, Kind, box
from games.kernel.graph import distances

Place: TypeAlias = str
RoomId: TypeAlias = str
RugId: TypeAlias = str
Walker: TypeAlias = Literal["player", "gregory", "feral"]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the mat. `amount` is what a Spooky Strength Power Up gives."""

    id: Place
    kind: Kind
    floor: Floor
    row: int
    column: int
    amount: int = 0
    secret: bool = False
    room: RoomId | None = None
    rug: RugId | None = None


Spot: TypeAlias = tuple[int, int, int]

FLOORS: tuple[Floor, ...] = tuple(plan.floor for plan in box().floors)
ROWS = len(box().floors[0].rows)
COLUMNS = len(box().floors[0].rows[0])
STRAIGHT = ((-1, 0), (0, -1), (0, 1), (1, 0))
ASLANT = ((-1, -1), (-1, 1), (1, -1), (1, 1))

ROOM_KINDS: tuple[Kind, ...] = ("door", "room", "control")
POWER_UPS: tuple[Kind, ...] = ("judgment", "strength")
# Spaces that every piece may enter. Where they lie in a hotel room or the secret area, more is asked.
COMMON: tuple[Kind, ...] = (
    "open",
    "key",
    "judgment",
    "strength",
    "thorn",
    "trigger",
    "roaming-start",
    "rug",
)
ENTERED_BY: Mapping[Walker, tuple[Kind, ...]] = {
    "player": (*COMMON, *ROOM_KINDS, "portal", "stairs", "hells-gate", "mystery", "entrance"),
    "gregory": COMMON,
    "feral": (*COMMON, "portal", "stairs"),
}


def _name(spot: Spot) -> Place:
    floor, row, column = spot
    return f"{floor}{chr(ord('A') + column)}{row + 1}"


def _read_kinds() -> dict[Spot, str]:
    return {
        (plan.floor, row, column): symbol
        for plan in box().floors
        for row, symbols in enumerate(plan.rows)
        for column, symbol in enumerate(symbols)
    }


_SYMBOL_AT = _read_kinds()
_MEANING = {symbol.symbol: symbol for symbol in box().symbols}
_STAIRS: dict[int, list[Spot]] = {
    floor: [spot for spot, symbol in _SYMBOL_AT.items() if symbol == "U" and spot[0] == floor]
    for floor in FLOORS
}
# The k-th stairs of either floor, in reading order, are one space.
_LOWER_END = {
    upper: lower for floor in FLOORS[1:] for lower, upper in zip(_STAIRS[1], _STAIRS[floor], strict=True)
}
NAME_AT: Mapping[Spot, Place] = {
    spot: _name(_LOWER_END.get(spot, spot))
    for spot, symbol in _SYMBOL_AT.items()
    if _MEANING[symbol].kind != "wall"
}
ENDS: Mapping[Place, tuple[Spot, ...]] = {
    name: tuple(spot for spot, other in NAME_AT.items() if other == name)
    for name in dict.fromkeys(NAME_AT.values())
}


def _flood(start: Spot, symbols: str) -> tuple[Place, ...]:
    """The connected spaces around `start` that have one of these symbols, in reading order."""
    steps = distances(
        start,
        lambda spot: [
            (spot[0], spot[1] + down, spot[2] + right)
            for down, right in STRAIGHT
            if _SYMBOL_AT.get((spot[0], spot[1] + down, spot[2] + right), "#") in symbols
        ],
    )
    return tuple(NAME_AT[spot] for spot in NAME_AT if spot in steps)


def _spot(place: Place) -> Spot:
    return (int(place[0]), int(place[2:]) - 1, ord(place[1]) - ord("A"))


ROOMS: Mapping[RoomId, tuple[Place, ...]] = {
    room.id: _flood(_spot(room.door), ",CDJsS") for room in box().rooms
}
DOORS: Mapping[RoomId, Place] = {room.id: room.door for room in box().rooms}
FRONTS: Mapping[RoomId, Place] = {room.id: room.front for room in box().rooms}


def _find_rugs() -> dict[RugId, tuple[Place, ...]]:
    rugs: dict[RugId, tuple[Place, ...]] = {}
    for spot, symbol in _SYMBOL_AT.items():
        if symbol == "=" and not any(NAME_AT[spot] in places for places in rugs.values()):
            rugs[f"rug-{len(rugs) + 1}"] = _flood(spot, "=")
    return rugs


RUGS: Mapping[RugId, tuple[Place, ...]] = _find_rugs()
_ROOM_OF = {place: room for room, places in ROOMS.items() for place in places}
_RUG_OF = {place: rug for rug, places in RUGS.items() for place in places}


def _space(place: Place, spot: Spot) -> Space:
    symbol = _MEANING[_SYMBOL_AT[spot]]
    return Space(
        id=place,
        kind=symbol.kind,
        floor=1 if spot[0] == 1 else 2,
        row=spot[1],
        column=spot[2],
        amount=symbol.amount,
        secret=symbol.secret,
        room=_ROOM_OF.get(place),
        rug=_RUG_OF.get(place),
    )


SPACES: Mapping[Place, Space] = {place: _space(place, ends[0]) for place, ends in ENDS.items()}


def of_kind(*kinds: Kind) -> tuple[Place, ...]:
    """All spaces of these kinds, in reading order."""
    return tuple(place for place, space in SPACES.items() if space.kind in kinds)


def open_kinds(*, ferals: bool) -> tuple[Kind, ...]:
    """Kinds of spaces with nothing special on them, Rugs included.

    In a game without Feral Monsters, Monster Traps and Triggers are open spaces.
    """
    return ("open", "rug", *(() if ferals else ("trap", "trigger")))


ENTRANCES = of_kind("entrance")
ROAMING_STARTS = of_kind("roaming-start")
PORTALS = of_kind("portal")
HELL = of_kind("hell")
TRAPS: Mapping[Floor, tuple[Place, ...]] = {
    floor: tuple(place for place in of_kind("trap") if SPACES[place].floor == floor) for floor in FLOORS
}
TRAP_ROLLS: Mapping[Floor, int] = {plan.floor: plan.trap_roll for plan in box().floors}
RUG_SPACES = of_kind("rug")
SECRET = tuple(place for place, space in SPACES.items() if space.secret)
MYSTERY_ROOM = of_kind("mystery")[0]
# From any Entrance space one enters the house on any space beside one.
LOBBY = tuple(NAME_AT[(floor, row - 1, column)] for place in ENTRANCES for floor, row, column in ENDS[place])
HELL_EXITS = tuple(NAME_AT[(floor, row + 1, column)] for place in HELL for floor, row, column in ENDS[place])


def other_portal(portal: Place) -> Place:
    """Where one comes out who goes in here."""
    return PORTALS[1 - PORTALS.index(portal)]


def _are_joined(one: Place, other: Place) -> bool:
    """Whether one may step between these two spaces that lie side by side."""
    a, b = SPACES[one], SPACES[other]
    if "hell" in {a.kind, b.kind} or "entrance" in {a.kind, b.kind}:
        return False
    if a.room != b.room:
        return any({one, other} == {DOORS[room], FRONTS[room]} for room in DOORS)
    if a.secret != b.secret:
        return "mystery" in {a.kind, b.kind}
    return True


def _neighbours(place: Place) -> tuple[Place, ...]:
    if place in HELL:
        return HELL_EXITS
    if place in ENTRANCES:
        return LOBBY
    beside = [
        NAME_AT[(floor, row + down, column + right)]
        for floor, row, column in ENDS[place]
        for down, right in STRAIGHT
        if (floor, row + down, column + right) in NAME_AT
    ]
    joined = [other for other in beside if _are_joined(place, other)]
    return (*joined, *(ENTRANCES if place in LOBBY else ()))


NEIGHBOURS: Mapping[Place, tuple[Place, ...]] = {place: _neighbours(place) for place in SPACES}


@cache
def ground(walker: Walker, ferals: bool, revealed: bool) -> Mapping[Place, Space]:
    """The spaces that such a piece may enter: Traps are open without Feral Monsters, the secret area later.

    A Portal is among them where it may be used, though nothing ever rests on it.
    """
    kinds = (*ENTERED_BY[walker], *(() if ferals else ("trap",)), *(("mystery",) if revealed else ()))
    return {
        place: space
        for place, space in SPACES.items()
        if space.kind in kinds
        and (revealed or not space.secret)
        and (walker == "player" or space.room is None)
    }


@cache
def ways(walker: Walker, ferals: bool, revealed: bool) -> Mapping[Place, tuple[Place, ...]]:
    """The steps of such a piece from every space, pieces left aside."""
    entered = ground(walker, ferals, revealed)
    return {
        place: tuple(other for other in others if other in entered) for place, others in NEIGHBOURS.items()
    }


def _aslant(place: Place, entered: Mapping[Place, Space]) -> tuple[Place, ...]:
    """Diagonal steps: at least one of the two spaces beside such a step must be one for the piece."""
    found = []
    for floor, row, column in ENDS[place]:
        for down, right in ASLANT:
            target = NAME_AT.get((floor, row + down, column + right))
            beside = (NAME_AT.get((floor, row + down, column)), NAME_AT.get((floor, row, column + right)))
            if target and target in entered and any(other in entered for other in beside):
                found.append(target)
    return tuple(found)


@cache
def diagonal_ways(revealed: bool) -> Mapping[Place, tuple[Place, ...]]:
    """The diagonal steps of a Feral Monster with that ability."""
    entered = ground("feral", ferals=True, revealed=revealed)
    return {place: _aslant(place, entered) for place in SPACES}


def _over(place: Place, directions: tuple[tuple[int, int], ...], revealed: bool) -> tuple[Place, ...]:
    entered = ground("feral", ferals=True, revealed=revealed)
    found = []
    for floor, row, column in ENDS[place]:
        for down, right in directions:
            jumped = NAME_AT.get((floor, row + down, column + right))
            target = NAME_AT.get((floor, row + 2 * down, column + 2 * right))
            if (
                target
                and target in entered
                and (jumped in entered or jumped in of_kind("hells-gate", "trap"))
            ):
                found.append(target)
    return tuple(found)


@cache
def jumps(diagonal: bool, revealed: bool) -> Mapping[Place, tuple[Place, ...]]:
    """Where a jump over one space leads: not over walls, hotel rooms, Hell or the Mystery Room."""
    directions = (*STRAIGHT, *ASLANT) if diagonal else STRAIGHT
    return {place: _over(place, directions, revealed) for place in SPACES}


@cache
def steps_from(place: Place, ferals: bool, revealed: bool) -> Mapping[Place, int]:
    """How many spaces a gamepiece is away from everything, pieces and Portals left aside."""
    roads = ways("player", ferals, revealed)
    return distances(place, lambda here: [other for other in roads[here] if other not in PORTALS])


@cache
def within_reach_of_acid(place: Place, ferals: bool, revealed: bool) -> tuple[Place, ...]:
    """The spaces within 3 spaces of normal Feral movement, pieces left aside; a Portal is a step."""
    roads = ways("feral", ferals, revealed)

    def onward(here: Place) -> tuple[Place, ...]:
        return roads[other_portal(here)] if here in PORTALS else roads[here]

    return tuple(other for other, steps in distances(place, onward).items() if 0 < steps <= 3)
