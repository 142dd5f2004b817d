"""Attack (rulebook: Attack, Outcome; Tool Shed)."""

from games.kernel.prompts import Script, Seat, ask
from games.monster_slaughter.board import SHED, SHED_SIDES
from games.monster_slaughter.content import VictimId, Zone
from games.monster_slaughter.fight_back import fight_back
from games.monster_slaughter.fight_events import (
    AttackCancelled,
    AttackDecided,
    AttackDeclared,
    FleshReturned,
    HandShown,
    MarkersSwapped,
)
from games.monster_slaughter.movement import eject, hide_on_top, hide_the_lonely
from games.monster_slaughter.objects import BLAST, BLIND, CANCEL, has_effect, reaction_dice, use_objects
from games.monster_slaughter.powers import power_of
from games.monster_slaughter.rolls import learn, roll_action, roll_reaction, try_again, undo_successes
from games.monster_slaughter.scare import flee
from games.monster_slaughter.state import Fight, Monster, Slaughter
from games.monster_slaughter.wounds import injure

DECLINE = "pass"


def attackable(game: Slaughter) -> tuple[VictimId, ...]:
    """The visible victims in the active monster's zone, and those behind the windows of the shed."""
    place = game.place()
    zones = (place, SHED) if place in SHED_SIDES else (place,)
    return tuple(
        victim
        for zone in zones
        for victim in game.victims_in(zone)
        if not is_protected(game, zone, victim) and may_attack(game, game.hunter(), victim)
    )


def is_protected(game: Slaughter, zone: Zone, victim: VictimId) -> bool:
    """Whether somebody else in the zone stands before this victim."""
    return any(power_of(other).bars_attacks_in_zone for other in game.victims_in(zone) if other != victim)


def may_attack(game: Slaughter, monster: Monster, victim: VictimId) -> bool:
    """Whether the victim's own power lets this monster attack it."""
    if power_of(victim).safe_from_adults and monster.part.adult:
        return False
    return game.victims[victim].holder != monster.seat


def attack(game: Slaughter, victim: VictimId) -> Script[None]:
    """Attack a victim, with the fighting back that comes before the dice."""
    fight = game.fight = Fight(victim)
    seat = game.turn_of().seat
    game.tell(AttackDeclared(seat=seat, monster=game.turn_of().monster, victim=victim))
    if power_of(victim).shows_hand:
        fight.shown_hand = True
        game.tell(HandShown(seat=seat, cards=tuple(game.hands[seat])))
    yield from fight_back(game, fight)
    use_objects(game, fight)
    if has_effect(fight, CANCEL):
        game.tell(AttackCancelled(victim=victim))
    else:
        yield from roll_both(game, fight)
    game.fight = None
    hide_the_lonely(game)


def attack_dice(game: Slaughter, victim: VictimId) -> int:
    """What family, event and victim add to an attack, or take from it."""
    return game.hunter().kind.attack_dice + game.in_force("fierce-monsters") - power_of(victim).attacker_lacks


def roll_both(game: Slaughter, fight: Fight) -> Script[None]:
    """Both sides roll at once; then second tries, re-rolls and whatever needs no roll (RULINGS.md, 8)."""
    victim = fight.victim
    power = power_of(victim)
    reactions = reaction_dice(game, fight)
    hits = roll_action(game, "attack", attack_dice(game, victim))
    shown = roll_reaction(game, victim, reactions)
    hits = yield from try_again(game, hits)
    shown = undo_successes(game, learn(game, victim, shown))
    successes = max(0, sum(hits) - power.cancels)
    blocks = sum(shown) + power.sure_successes
    game.tell(AttackDecided(victim=victim, successes=successes, blocks=blocks))
    yield from settle(game, fight, blocks - successes, blasted=any(shown) and has_effect(fight, BLAST))


def settle(game: Slaughter, fight: Fight, margin: int, *, blasted: bool) -> Script[None]:
    """Wounds, then what the victim's power does, then hiding from the blinded, then ejection."""
    victim = fight.victim
    power, zone = power_of(victim), game.place()
    if margin < 0:
        injure(game, victim, -margin + game.in_force("open-wounds"))
    if power.scatters_others:
        scatter(game, victim, zone)
    if margin > 0:
        yield from win(game, victim)
    state = game.victims[victim]
    if fight.helper is not None and state.zone is not None and has_effect(fight, BLIND):
        yield from flee(game, victim, fight.helper)
    if blasted or (margin > 0 and power.throws_out_all):
        yield from throw_out(game, fight, game.monsters_in(zone))
    elif margin >= game.hunter().kind.ejected_by or (state.alive and power.throws_out_attacker):
        yield from throw_out(game, fight, [game.turn_of().monster])


def scatter(game: Slaughter, victim: VictimId, zone: Zone) -> None:
    """The other victims of the room go on top of its pile."""
    others = tuple(
        other for other in game.victims_in(zone) if other != victim and not power_of(other).never_hides
    )
    if others:
        hide_on_top(game, others, zone)


def win(game: Slaughter, victim: VictimId) -> Script[None]:
    """What some victims do when they fight back with success."""
    power, seat = power_of(victim), game.turn_of().seat
    if power.takes_flesh_back and game.harvest[seat].flesh:
        game.harvest[seat].flesh -= 1
        game.tell(FleshReturned(seat=seat, victim=victim))
    if power.swaps_markers:
        yield from swap_markers(game, seat)


def swap_markers(game: Slaughter, seat: Seat) -> Script[None]:
    """The player to the right may exchange two face-down markers of the attacker without looking at them."""
    neighbour, order = game.right_of(seat), game.orders[seat]
    down = tuple(f"place:{place}" for place, guest in enumerate(order, 1) if game.victims[guest].alive)
    if len(down) < 2:
        return
    first = yield from ask(neighbour, "swap-first", (*down, DECLINE), owner=seat)
    if first == DECLINE:
        return
    others = tuple(place for place in down if place != first)
    second = yield from ask(neighbour, "swap-second", (*others, DECLINE), owner=seat)
    if second == DECLINE:
        return
    one, two = (int(place.removeprefix("place:")) for place in (first, second))
    order[one - 1], order[two - 1] = order[two - 1], order[one - 1]
    game.tell(MarkersSwapped(seat=seat, by=neighbour, places=(one, two)))


def throw_out(game: Slaughter, fight: Fight, monsters: list[str]) -> Script[None]:
    """Eject monsters from their zone; from the shed's windows, to the side that the helper chooses."""
    to = None
    if game.place() in SHED_SIDES:
        helper = game.right_of(game.turn_of().seat)
        to = yield from ask(helper, "throw-out", SHED_SIDES, victim=fight.victim)
    for monster in monsters:
        yield from eject(game, monster, to)
