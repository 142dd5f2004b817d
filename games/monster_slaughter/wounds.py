"""Wounds and death (rulebook: Outcome, Death of a Victim)."""

from games.kernel.prompts import Seat
from games.kernel.state import Finished
from games.monster_slaughter.content import VictimId
from games.monster_slaughter.fight_events import (
    BoneTaken,
    BrainTaken,
    MarkerRevealed,
    PadreTaken,
    TargetTaken,
    VictimDied,
    VictimHurt,
)
from games.monster_slaughter.movement import hide_on_top
from games.monster_slaughter.powers import power_of
from games.monster_slaughter.reckoning import reckon
from games.monster_slaughter.state import Slaughter, is_room


def injure(game: Slaughter, victim: VictimId, wounds: int) -> None:
    """A victim loses health, never more than it has, and the family eats as much flesh."""
    seat, state = game.turn_of().seat, game.victims[victim]
    wounds = min(wounds, state.health)
    state.health -= wounds
    game.harvest[seat].flesh += wounds
    game.tell(VictimHurt(seat=seat, victim=victim, wounds=wounds, left=state.health))
    if state.health == 0:
        post_mortem(game, victim)
        return
    if power_of(victim).safe_from_holder:
        state.holder = seat
        game.tell(PadreTaken(seat=seat, victim=victim))
    if power_of(victim).hides_when_hurt and state.zone is not None and is_room(state.zone):
        hide_on_top(game, (victim,), state.zone)


def post_mortem(game: Slaughter, victim: VictimId) -> None:
    """Who gets what for a death; it may be the end of the game."""
    seat, state = game.turn_of().seat, game.victims[victim]
    state.alive = False
    state.zone = None
    state.holder = None
    game.discards += state.attached
    state.attached = []
    game.tell(VictimDied(seat=seat, victim=victim))
    if state.guest:
        game.dead.append(victim)
        game.harvest[seat].bones += 1
        game.tell(BoneTaken(seat=seat))
        open_markers(game, victim)
        eat_favourite(game, seat, victim)
    if not game.living():
        raise Finished(reckon(game, "nobody-left"))


def open_markers(game: Slaughter, victim: VictimId) -> None:
    """Everybody turns the dead guest's marker up; whoever foretold its place in the order takes a brain."""
    for seat in game.seats:
        place = game.orders[seat].index(victim) + 1
        favourite = game.favourites[seat] == victim
        game.tell(MarkerRevealed(seat=seat, victim=victim, place=place, favourite=favourite))
        if place == len(game.dead):
            game.harvest[seat].brains += 1
            game.tell(BrainTaken(seat=seat))


def eat_favourite(game: Slaughter, seat: Seat, victim: VictimId) -> None:
    """A family that kills its own favourite meal takes its target token."""
    if game.favourites[seat] == victim:
        game.harvest[seat].targets += 1
        game.tell(TargetTaken(seat=seat))
