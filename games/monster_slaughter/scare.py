"""Scare (rulebook: Scare; Tool Shed, Special Rules)."""

from games.kernel.prompts import Ask, Prompt, Script, Seat, ask
from games.monster_slaughter.board import OUTSIDE_DOORS, ROOMS, SHED, TOUCHING
from games.monster_slaughter.card_events import ScareFailed, VictimFled, VictimMoved
from games.monster_slaughter.content import VictimId, Zone
from games.monster_slaughter.movement import (
    breaks_free,
    hide_secretly,
    hide_the_lonely,
    step,
    victim_ways,
)
from games.monster_slaughter.powers import power_of, powers_in
from games.monster_slaughter.rolls import action_successes
from games.monster_slaughter.state import Slaughter

STOP = "stop"


def scarable(game: Slaughter) -> tuple[VictimId, ...]:
    """The visible victims in the active monster's zone or one that touches it, doors or not."""
    if game.in_force("no-scare") or game.in_force("stand-firm"):
        return ()
    place = game.place()
    return tuple(
        victim
        for zone in (place, *TOUCHING[place])
        if not any(power.bars_scares_in_zone for power in powers_in(game, zone))
        for victim in game.victims_in(zone)
    )


def scare(game: Slaughter, victim: VictimId) -> Script[None]:
    """Roll, and make the victim run as many zones as there are successes, or fewer, but at least one."""
    successes = yield from action_successes(game, "scare")
    zone = game.victims[victim].zone
    if zone == SHED:
        successes -= 1
    if successes <= 0:
        game.tell(ScareFailed(victim=victim))
    elif zone == SHED:
        yield from flee(game, victim, game.turn_of().seat)
    elif can_reach_shed(game, victim):
        into_shed(game, victim)
    else:
        yield from run(game, victim, successes)
    hide_the_lonely(game)


def can_reach_shed(game: Slaughter, victim: VictimId) -> bool:
    """Whether the shed has room and not every door that leads out of the cabin is barricaded."""
    passable = ("open", "closed") if power_of(victim).opens_doors else ("open",)
    return game.shed_has_room() and any(game.doors[door] in passable for door in OUTSIDE_DOORS)


def into_shed(game: Slaughter, victim: VictimId) -> None:
    """The victim runs to the tool shed, unless a trap holds it."""
    state = game.victims[victim]
    assert state.zone is not None
    if breaks_free(game, victim, state.zone):
        state.zone = SHED
        game.tell(VictimMoved(victim=victim, zone=SHED))


def flee(game: Slaughter, victim: VictimId, seat: Seat) -> Script[None]:
    """The victim hides secretly on a pile that this seat chooses; one that never hides just runs there.

    A trap may hold it, as it may hold whoever leaves a room (RULINGS.md, 28).
    """
    left = game.victims[victim].zone
    assert left is not None
    if not breaks_free(game, victim, left):
        return
    if power_of(victim).never_hides:
        zone = yield from ask(seat, "run-away", ROOMS, victim=victim)
        game.victims[victim].zone = zone
        game.tell(VictimMoved(victim=victim, zone=zone))
        return
    answers = yield Prompt("hide-victim", {seat: Ask(ROOMS, secret=True, about={"victim": victim})})
    hide_secretly(game, victim, seat, answers[seat][0])
    game.tell(VictimFled(victim=victim, seat=seat))


def run(game: Slaughter, victim: VictimId, steps: int) -> Script[None]:
    """Run a scared victim step by step. It ends at once where it is alone, and never with its scarer."""
    seat, scarer = game.turn_of().seat, game.place()
    for taken in range(steps):
        ways = frightened_ways(game, victim, scarer, steps - taken - 1)
        may_stop = taken > 0 and game.victims[victim].zone != scarer
        options = (*ways, STOP) if may_stop else ways
        if not options:
            game.tell(ScareFailed(victim=victim))
            return
        chosen = yield from ask(seat, "run", options, victim=victim, steps=str(steps - taken))
        if chosen == STOP or not step(game, victim, chosen):
            return
        hide_the_lonely(game)
        if game.victims[victim].zone is None:
            return


def frightened_ways(game: Slaughter, victim: VictimId, scarer: Zone, left: int) -> tuple[Zone, ...]:
    """The rooms to run to: past the scarer only with a step left to get away from it."""
    return tuple(zone for zone in victim_ways(game, victim) if zone != scarer or left > 0)
