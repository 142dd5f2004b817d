"""The cabin and the zones around it: which zones touch, and which of them a door joins."""

from collections.abc import Mapping

from games.monster_slaughter.content import DoorId, Zone, box

SHED: Zone = "shed"
ARRIVALS: Zone = "living-room"

ROOMS: tuple[Zone, ...] = tuple(box().rooms)
OUTDOORS: tuple[Zone, ...] = tuple(box().outdoors)
ZONES: tuple[Zone, ...] = (*ROOMS, *OUTDOORS)
SHED_SIDES: tuple[Zone, ...] = tuple(wall.between[1] for wall in box().walls if wall.between[0] == SHED)


def _doors_of(zone: Zone) -> tuple[tuple[DoorId, Zone], ...]:
    joined = [(door.id, door.between) for door in box().doors.values() if zone in door.between]
    return tuple((door, other) for door, between in joined for other in between if other != zone)


def _touching(zone: Zone) -> tuple[Zone, ...]:
    outdoors = box().outdoors[zone].next_to if zone in OUTDOORS else ()
    walls = [other for wall in box().walls if zone in wall.between for other in wall.between if other != zone]
    return (*(other for _, other in DOORS_OF[zone]), *outdoors, *walls)


DOORS_OF: Mapping[Zone, tuple[tuple[DoorId, Zone], ...]] = {zone: _doors_of(zone) for zone in (*ZONES, SHED)}
"""Each zone's doors and the zones behind them."""

TOUCHING: Mapping[Zone, tuple[Zone, ...]] = {zone: _touching(zone) for zone in (*ZONES, SHED)}
"""The zones that each zone touches, with a door between them or not."""

OUTSIDE_DOORS: tuple[DoorId, ...] = tuple(
    door.id for door in box().doors.values() if any(zone in OUTDOORS for zone in door.between)
)


def door_between(zone: Zone, other: Zone) -> DoorId | None:
    """The door that joins two zones, if there is one."""
    return next((door for door, behind in DOORS_OF[zone] if behind == other), None)
