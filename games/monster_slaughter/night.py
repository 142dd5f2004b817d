"""The night (rulebook: Playing the Game): rounds, whose turn it is, and which monster plays."""

from games.kernel.prompts import Script, Seat, ask, pick
from games.kernel.state import Finished
from games.monster_slaughter.actions import take_turn
from games.monster_slaughter.board import OUTDOORS
from games.monster_slaughter.content import Role, box
from games.monster_slaughter.events import MonsterActivated, MonsterEntered, MonstersReady, RoundBegan
from games.monster_slaughter.movement import hide_the_lonely
from games.monster_slaughter.nocturnal import end_night_event, reveal_night_event
from games.monster_slaughter.reckoning import reckon
from games.monster_slaughter.state import Activation, Monster, MonsterId, Slaughter

LAST_ROUND = max(box().hours)


def next_round(game: Slaughter) -> Script[None]:
    """Move the moon on, or let the sun come up; reactivate monsters at their hours; turn an event up."""
    end_night_event(game)
    if game.round == LAST_ROUND:
        raise Finished(reckon(game, "sunrise"))
    game.round += 1
    game.copied = None
    game.to_play = list(playing_order(game))
    game.tell(RoundBegan(round=game.round))
    if box().hours[game.round].reactivates:
        reactivate(game)
    if game.round > 1:
        yield from reveal_night_event(game)


def playing_order(game: Slaughter) -> tuple[Seat, ...]:
    """Clockwise from the first player; the Ghosts play last."""
    assert game.first is not None
    order = game.order_from(game.first)
    last = [seat for seat in order if box().families[game.families[seat]].plays_last]
    return (*(seat for seat in order if seat not in last), *last)


def reactivate(game: Slaughter) -> None:
    """All monsters may be activated again; the Crittlins have their own rule."""
    for monster in game.monsters.values():
        if not monster.kind.pack:
            monster.up = True
    game.tell(MonstersReady())


def activation(game: Slaughter) -> Script[None]:
    """One player plays one monster."""
    seat = game.to_play[0]
    monster_id = yield from pick(seat, "choose-monster", eligible(game, seat))
    monster = game.monsters[monster_id]
    game.passing = {}
    game.active = Activation(
        seat=seat,
        monster=monster_id,
        actions=monster.part.actions,
        free_moves=monster.kind.free_moves + game.in_force("more-moves"),
        free_action=monster.kind.free_action is not None,
    )
    game.tell(MonsterActivated(seat=seat, monster=monster_id))
    if game.in_force("copycat") and game.copied is None:
        game.copied = copied_role(monster)
    if monster.zone is None:
        yield from enter(game, monster_id)
    yield from take_turn(game)
    end_turn(game, seat, monster)


def eligible(game: Slaughter, seat: Seat) -> tuple[MonsterId, ...]:
    """The monsters with their cards up; of these, while everybody copies, the first player's role."""
    up = tuple(each for each, monster in game.monsters.items() if monster.seat == seat and monster.up)
    alike = tuple(each for each in up if copied_role(game.monsters[each]) == game.copied)
    return alike or up


def copied_role(monster: Monster) -> Role:
    """A Crittlin counts as a child."""
    return "child" if monster.kind.pack else monster.role


def enter(game: Slaughter, monster: MonsterId) -> Script[None]:
    """A monster begins its first turn in any of the outdoor zones."""
    seat = game.monsters[monster].seat
    zone = yield from ask(seat, "enter", OUTDOORS, monster=monster)
    game.monsters[monster].zone = zone
    game.tell(MonsterEntered(seat=seat, monster=monster, zone=zone))


def end_turn(game: Slaughter, seat: Seat, monster: Monster) -> None:
    """Turn the monster's card down; Crittlins are ready again once all of them have played."""
    monster.up = False
    own = [each for each in game.monsters.values() if each.seat == seat]
    if monster.kind.pack and not any(each.up for each in own):
        for each in own:
            each.up = True
    game.active = None
    game.to_play.remove(seat)
    hide_the_lonely(game)
