"""Smash (rulebook: Smash), and barricades."""

from games.kernel.prompts import Script
from games.monster_slaughter.board import DOORS_OF
from games.monster_slaughter.card_events import SnareRemoved
from games.monster_slaughter.content import CardId, DoorId, Zone, box
from games.monster_slaughter.events import BarricadePlaced, DoorSmashed, SmashFailed
from games.monster_slaughter.movement import shuffle_pile
from games.monster_slaughter.rolls import action_successes
from games.monster_slaughter.state import Slaughter, is_room

DOOR_NEEDS = 1
BARRICADE_NEEDS = 2
TRAP_NEEDS = 2


def smashable(game: Slaughter) -> tuple[str, ...]:
    """The doors and barricades of the active monster's zone, and the traps laid in it."""
    place = game.place()
    doors = tuple(door for door, _ in DOORS_OF[place] if game.doors[door] != "open")
    return (*doors, *game.snares.get(place, ()))


def smash(game: Slaughter, target: str) -> Script[None]:
    """Roll against a door, a barricade or a trap."""
    if target in box().traps:
        yield from smash_trap(game, target)
        return
    barricaded = game.doors[target] == "barricaded"
    weak = game.in_force("weak-doors")
    if weak and not barricaded:
        break_open(game, target)
        return
    needed = BARRICADE_NEEDS if barricaded and not weak else DOOR_NEEDS
    if (yield from action_successes(game, "smash")) >= needed:
        break_open(game, target)
    else:
        game.tell(SmashFailed(seat=game.turn_of().seat, target=target))


def smash_trap(game: Slaughter, trap: CardId) -> Script[None]:
    """Roll against a trap in the own room."""
    if (yield from action_successes(game, "smash")) < TRAP_NEEDS:
        game.tell(SmashFailed(seat=game.turn_of().seat, target=trap))
        return
    place = game.place()
    game.snares[place].remove(trap)
    game.discards.append(trap)
    game.tell(SnareRemoved(seat=game.turn_of().seat, zone=place, trap=trap))


def break_open(game: Slaughter, door: DoorId) -> None:
    """A door falls: its smasher keeps it, and the pile behind is shuffled. A barricade is worth nothing."""
    seat = game.turn_of().seat
    barricaded = game.doors[door] == "barricaded"
    game.doors[door] = "open"
    game.tell(DoorSmashed(seat=seat, door=door, barricaded=barricaded))
    if barricaded:
        game.barricades += 1
        return
    game.harvest[seat].doors += 1
    behind = far_side(door, game.place())
    if is_room(behind):
        shuffle_pile(game, behind)


def far_side(door: DoorId, zone: Zone) -> Zone:
    """The zone behind a door."""
    first, second = box().doors[door].between
    return second if first == zone else first


def barricade(game: Slaughter, seat: str, door: DoorId) -> None:
    """Put a barricade from the supply on an open doorway."""
    game.doors[door] = "barricaded"
    game.barricades -= 1
    game.tell(BarricadePlaced(seat=seat, door=door))
