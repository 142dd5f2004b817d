"""Dice (rulebook: Action Dice, Fighting Back): how many are rolled, and what they show."""

from games.kernel.prompts import Script, ask
from games.monster_slaughter.card_events import MonsterRolled, RolledAgain, VictimRolled
from games.monster_slaughter.content import Purpose, VictimId, Zone, box
from games.monster_slaughter.powers import power_of, powers_in
from games.monster_slaughter.state import MOST_DICE, Slaughter


def action_dice(game: Slaughter, more: int = 0, least: int = 0) -> int:
    """How many dice the active monster rolls: never more than five (RULINGS.md, 3)."""
    monster = game.hunter()
    own = [each for each in game.monsters_in(game.place()) if game.monsters[each].seat == monster.seat]
    pack = len(own) - 1 if monster.kind.pack else 0
    dice = monster.part.dice + pack + more + game.turn_of().extra_dice - lost_in(game, game.place())
    return min(MOST_DICE, max(least, dice))


def lost_in(game: Slaughter, zone: Zone | None) -> int:
    """How many dice everybody in this zone lacks."""
    return sum(power.dice_lost_in_zone for power in powers_in(game, zone))


def roll_action(game: Slaughter, purpose: Purpose, more: int = 0, least: int = 0) -> list[bool]:
    """Roll the active monster's dice; True are successes, the other way round while it is confused."""
    number = action_dice(game, more, least)
    game.turn_of().extra_dice = 0
    shown = _monster_faces(game, number)
    game.tell(
        MonsterRolled(
            seat=game.turn_of().seat,
            monster=game.turn_of().monster,
            purpose=purpose,
            dice=number,
            successes=sum(shown),
        )
    )
    return shown


def action_successes(game: Slaughter, purpose: Purpose, more: int = 0, least: int = 0) -> Script[int]:
    """Roll the active monster's dice, use a second try if its player wants to, and count the successes."""
    shown = yield from try_again(game, roll_action(game, purpose, more, least))
    return sum(shown)


def try_again(game: Slaughter, shown: list[bool]) -> Script[list[bool]]:
    """Roll the failures again where a Second Try waits for them and is wanted now."""
    turn = game.turn_of()
    if not turn.second_try or all(shown):
        return shown
    if (
        yield from ask(turn.seat, "second-try", ("roll-again", "keep"), failures=str(shown.count(False)))
    ) == "keep":
        return shown
    turn.second_try = False
    again = _monster_faces(game, shown.count(False))
    game.tell(RolledAgain(reason="second-try", dice=len(again), successes=sum(again)))
    return [True] * sum(shown) + again


def roll_reaction(game: Slaughter, victim: VictimId, number: int) -> list[bool]:
    """Roll a victim's reaction dice."""
    shown = _faces(game, "reaction", number)
    game.tell(VictimRolled(victim=victim, dice=number, successes=sum(shown)))
    return shown


def learn(game: Slaughter, victim: VictimId, shown: list[bool]) -> list[bool]:
    """Roll as many failures again as this victim may."""
    number = min(power_of(victim).rolls_again, shown.count(False))
    if not number:
        return shown
    again = _faces(game, "reaction", number)
    game.tell(RolledAgain(reason=victim, dice=number, successes=sum(again)))
    return [True] * sum(shown) + again + [False] * (shown.count(False) - number)


def undo_successes(game: Slaughter, shown: list[bool]) -> list[bool]:
    """Roll as many of the victim's successes again as the attacking family may force."""
    number = min(game.hunter().kind.undoes_successes, sum(shown))
    if not number:
        return shown
    again = _faces(game, "reaction", number)
    game.tell(RolledAgain(reason=game.hunter().family, dice=number, successes=sum(again)))
    return [True] * (sum(shown) - number) + again + [False] * shown.count(False)


def bomb_goes_off(game: Slaughter) -> bool:
    """Roll one reaction die for an explosion."""
    return _faces(game, "reaction", 1)[0]


def _monster_faces(game: Slaughter, number: int) -> list[bool]:
    faces = _faces(game, "action", number)
    return [not face for face in faces] if game.in_force("confusion") else faces


def _faces(game: Slaughter, kind: str, number: int) -> list[bool]:
    die = box().dice[kind]
    return [game.dice.roll(die.sides) <= die.successes for _ in range(number)]
