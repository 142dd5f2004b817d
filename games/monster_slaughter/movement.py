"""Moving about (rulebook: Move, Scare, Outcome): monsters, victims, and hiding when no monster is left."""

from games.kernel.prompts import Script, pick
from games.monster_slaughter.board import DOORS_OF, OUTDOORS, ROOMS, SHED, TOUCHING, door_between
from games.monster_slaughter.card_events import SnareSprung, VictimMoved, VictimsHid
from games.monster_slaughter.content import VictimId, Zone, box
from games.monster_slaughter.events import DoorBurst, MonsterEjected, MonsterMoved, PileShuffled
from games.monster_slaughter.powers import power_of
from games.monster_slaughter.rolls import learn, roll_reaction
from games.monster_slaughter.state import MOST_DICE, MonsterId, Slaughter, is_room

SNARE_DICE = 2


def walks(game: Slaughter) -> tuple[Zone, ...]:
    """Where the active monster can move: around the cabin, through open doorways; Ghosts through walls."""
    place = game.place()
    if game.hunter().kind.through_walls:
        return tuple(zone for zone in TOUCHING[place] if zone != SHED)
    inside = [behind for door, behind in DOORS_OF[place] if game.doors[door] == "open"]
    around = box().outdoors[place].next_to if place in OUTDOORS else ()
    return (*inside, *around)


def arrive(game: Slaughter, monster: MonsterId, zone: Zone) -> Script[None]:
    """A monster comes to a zone; those who follow it, step aside for it or are left alone do so."""
    left = game.monsters[monster].zone
    game.monsters[monster].zone = zone
    if left is not None:
        follow(game, left, zone)
    for victim in game.victims_in(zone):
        if power_of(victim).steps_aside:
            yield from step_aside(game, monster, victim)
    hide_the_lonely(game)


def move_monster(game: Slaughter, monster: MonsterId, zone: Zone) -> Script[None]:
    """A monster moves of its own will."""
    game.tell(MonsterMoved(seat=game.monsters[monster].seat, monster=monster, zone=zone))
    yield from arrive(game, monster, zone)


def step_aside(game: Slaughter, monster: MonsterId, victim: VictimId) -> Script[None]:
    """Whoever's monster came moves the victim to an adjacent room, if it can go anywhere."""
    ways = victim_ways(game, victim)
    if ways:
        zone = yield from pick(game.monsters[monster].seat, "step-aside", ways, victim=victim)
        step(game, victim, zone)


def eject(game: Slaughter, monster: MonsterId, to: Zone | None = None) -> Script[None]:
    """Throw a monster out, through a closed door if need be; that door is nobody's (RULINGS.md, 9)."""
    zone = game.monsters[monster].zone
    assert zone is not None
    target = to or box().rooms[zone].ejects_to
    game.tell(MonsterEjected(seat=game.monsters[monster].seat, monster=monster, zone=target))
    door = door_between(zone, target)
    if door and game.doors[door] != "open":
        burst(game, door, target)
    yield from arrive(game, monster, target)


def burst(game: Slaughter, door: str, target: Zone) -> None:
    """Open a doorway by flying through it: a door is set aside, a barricade goes back to the supply."""
    barricaded = game.doors[door] == "barricaded"
    game.doors[door] = "open"
    game.tell(DoorBurst(door=door, barricaded=barricaded))
    if barricaded:
        game.barricades += 1
        return
    game.doors_set_aside += 1
    if is_room(target):
        shuffle_pile(game, target)


def shuffle_pile(game: Slaughter, zone: Zone) -> None:
    """Shuffle the pile of a room."""
    game.piles[zone].shuffle(game.dice)
    game.tell(PileShuffled(zone=zone))


def victim_ways(game: Slaughter, victim: VictimId) -> tuple[Zone, ...]:
    """The rooms that a victim can run to: through doors, which it can open, but no barricades."""
    zone = game.victims[victim].zone
    if zone is None:
        return ()
    passable = ("open", "closed") if power_of(victim).opens_doors else ("open",)
    return tuple(
        behind for door, behind in DOORS_OF[zone] if is_room(behind) and game.doors[door] in passable
    )


def step(game: Slaughter, victim: VictimId, zone: Zone) -> bool:
    """Move a victim one zone, with those who cling to it; False where a trap holds it."""
    state = game.victims[victim]
    left = state.zone
    assert left is not None
    if not breaks_free(game, victim, left):
        return False
    state.zone = zone
    game.tell(VictimMoved(victim=victim, zone=zone))
    follow(game, left, zone)
    return True


def follow(game: Slaughter, left: Zone, zone: Zone) -> None:
    """Whoever clings to people goes after the one who left, by doors only (RULINGS.md, 15)."""
    for victim in game.victims_in(left):
        if power_of(victim).follows and zone in victim_ways(game, victim):
            step(game, victim, zone)


def breaks_free(game: Slaughter, victim: VictimId, zone: Zone) -> bool:
    """Whether a victim gets out of a zone: where a trap lies it needs a success, and the trap is spent."""
    if not game.snares.get(zone):
        return True
    trap = game.snares[zone].pop(0)
    game.discards.append(trap)
    power = power_of(victim)
    shown = roll_reaction(game, victim, min(MOST_DICE, power.own_dice + SNARE_DICE))
    free = sum(learn(game, victim, shown)) + power.sure_successes > 0
    game.tell(SnareSprung(victim=victim, zone=zone, trap=trap, free=free))
    return free


def hide_the_lonely(game: Slaughter) -> None:
    """All victims in rooms without monsters hide at once; nobody hides from who stands and fights."""
    if game.in_force("stand-firm"):
        return
    for room in ROOMS:
        if not game.monsters_in(room):
            hide(game, room)


def hide(game: Slaughter, room: Zone) -> None:
    """The victims of a room go back into its pile, which is shuffled if it has other cards."""
    hiding = tuple(victim for victim in game.victims_in(room) if not power_of(victim).never_hides)
    if not hiding:
        return
    pile = game.piles[room]
    for victim in hiding:
        game.victims[victim].zone = None
        game.victims[victim].hid_in = room
        pile.put_on_top(victim, ())
    game.tell(VictimsHid(victims=hiding, zone=room))
    if len(pile.cards) > 1:
        pile.shuffle(game.dice)


def hide_on_top(game: Slaughter, victims: tuple[VictimId, ...], room: Zone) -> None:
    """These victims' cards go on top of a room's pile, in an order that nobody knows."""
    cards = list(victims)
    game.dice.shuffle(cards)
    knowers = game.seats if len(cards) == 1 else ()
    for victim in cards:
        game.victims[victim].zone = None
        game.victims[victim].hid_in = room
        game.piles[room].put_on_top(victim, knowers)
    game.tell(VictimsHid(victims=victims, zone=room, on_top=True))


def hide_secretly(game: Slaughter, victim: VictimId, seat: str, room: Zone) -> None:
    """A victim's card goes on top of a pile that only this seat knows."""
    state = game.victims[victim]
    state.zone = None
    state.hid_in = None
    state.whereabouts = [seat]
    game.piles[room].put_on_top(victim, (seat,))
