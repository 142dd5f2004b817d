"""A monster's turn (rulebook: Actions): what it can do, what each action costs, and doing it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.kernel.prompts import Script, ask
from games.monster_slaughter.attack import attack, attackable
from games.monster_slaughter.board import ZONES
from games.monster_slaughter.bonuses import play_card
from games.monster_slaughter.content import FreeAction
from games.monster_slaughter.doors import smash, smashable
from games.monster_slaughter.events import MonsterJoined
from games.monster_slaughter.looking import look, look_ahead, peekable
from games.monster_slaughter.movement import arrive, move_monster, walks
from games.monster_slaughter.scare import scarable, scare
from games.monster_slaughter.search import can_search, search
from games.monster_slaughter.state import Slaughter

Deed: TypeAlias = Callable[[Slaughter, str], Script[None] | None]
PlainDeed: TypeAlias = Callable[[Slaughter], Script[None] | None]

END_TURN = "end-turn"
PLAY_CARD = "play-card"
SEARCH = "search"
SPAWN = "spawn"
LOOK_AHEAD = "look-ahead"


def possible(game: Slaughter) -> tuple[str, ...]:
    """All that the active player may do now, as "VERB:TARGET"; ending the turn is always possible."""
    found = [f"move:{zone}" for zone in walks(game) if game.turn_of().actions or walks_free(game)]
    if game.turn_of().free_moves and game.in_force("teleportation"):
        found += [f"teleport:{zone}" for zone in ZONES if zone != game.place()]
    if can_afford(game, "smash"):
        found += [f"smash:{target}" for target in smashable(game)]
    if game.turn_of().actions:
        found += [f"peek:{zone}" for zone in peekable(game)]
    found += free_looks(game)
    if game.turn_of().actions and can_search(game):
        found.append(SEARCH)
    if can_afford(game, "scare"):
        found += [f"scare:{victim}" for victim in scarable(game)]
    if game.turn_of().actions:
        found += [f"attack:{victim}" for victim in attackable(game)]
    if has_free(game, "spawn") and unplaced(game):
        found.append(SPAWN)
    if game.hands[game.turn_of().seat]:
        found.append(PLAY_CARD)
    return (*found, END_TURN)


def free_looks(game: Slaughter) -> list[str]:
    """What a family that may look for free can look at: a pile, or the next nocturnal event."""
    if not has_free(game, "peek"):
        return []
    ahead = [LOOK_AHEAD] if game.nights and not game.in_force("no-peek") else []
    return [f"free-peek:{zone}" for zone in peekable(game)] + ahead


def walks_free(game: Slaughter) -> bool:
    """Whether a plain move is free. A free move that can lead anywhere is kept for that."""
    return game.turn_of().free_moves > 0 and not game.in_force("teleportation")


def has_free(game: Slaughter, action: FreeAction) -> bool:
    """Whether the family has this action free, and has not used it this turn."""
    return game.turn_of().free_action and game.hunter().kind.free_action == action


def can_afford(game: Slaughter, action: FreeAction) -> bool:
    """Whether an action or the family's free one is left for this."""
    return game.turn_of().actions > 0 or has_free(game, action)


def unplaced(game: Slaughter) -> list[str]:
    """The members of the active family that have not come yet."""
    family = game.hunter().family
    return [each for each, state in game.monsters.items() if state.family == family and state.zone is None]


def take_turn(game: Slaughter) -> Script[None]:
    """Do things in any order until the player ends the turn, or can do nothing else."""
    while (options := possible(game)) != (END_TURN,):
        chosen = yield from ask(game.turn_of().seat, "act", options)
        if chosen == END_TURN:
            return
        verb, _, target = chosen.partition(":")
        script = DEEDS[verb](game, target) if target else PLAIN_DEEDS[verb](game)
        if script is not None:
            yield from script


def spend(game: Slaughter, action: FreeAction | None = None) -> None:
    """Pay for an action: with the family's free one where it is that, else with a regular one."""
    if action and has_free(game, action):
        game.turn_of().free_action = False
    else:
        game.turn_of().actions -= 1


def do_move(game: Slaughter, zone: str) -> Script[None]:
    """Move, free of charge first."""
    if walks_free(game):
        game.turn_of().free_moves -= 1
    else:
        spend(game)
    return move_monster(game, game.turn_of().monster, zone)


def do_teleport(game: Slaughter, zone: str) -> Script[None]:
    """Use a free move to go anywhere."""
    game.turn_of().free_moves -= 1
    return move_monster(game, game.turn_of().monster, zone)


def do_smash(game: Slaughter, target: str) -> Script[None]:
    """Smash."""
    spend(game, "smash")
    return smash(game, target)


def do_peek(game: Slaughter, zone: str) -> None:
    """Peek with a regular action."""
    spend(game)
    look(game, game.turn_of().seat, zone)


def do_free_peek(game: Slaughter, zone: str) -> None:
    """Peek with the family's free action."""
    spend(game, "peek")
    look(game, game.turn_of().seat, zone)


def do_look(game: Slaughter) -> None:
    """Look at the next nocturnal event."""
    spend(game, "peek")
    look_ahead(game, game.turn_of().seat)


def do_search(game: Slaughter) -> Script[None]:
    """Search the own room."""
    spend(game)
    return search(game)


def do_scare(game: Slaughter, victim: str) -> Script[None]:
    """Scare."""
    spend(game, "scare")
    return scare(game, victim)


def do_attack(game: Slaughter, victim: str) -> Script[None]:
    """Attack."""
    spend(game)
    return attack(game, victim)


def do_spawn(game: Slaughter) -> Script[None]:
    """Put a new Crittlin beside the active one."""
    spend(game, "spawn")
    monster = unplaced(game)[0]
    game.tell(MonsterJoined(seat=game.turn_of().seat, monster=monster, zone=game.place()))
    return arrive(game, monster, game.place())


def do_play_card(game: Slaughter) -> Script[None]:
    """Play a card from the hand."""
    return play_card(game)


DEEDS: Mapping[str, Deed] = {
    "move": do_move,
    "teleport": do_teleport,
    "smash": do_smash,
    "peek": do_peek,
    "free-peek": do_free_peek,
    "scare": do_scare,
    "attack": do_attack,
}
"""What is done to something."""

PLAIN_DEEDS: Mapping[str, PlainDeed] = {
    LOOK_AHEAD: do_look,
    SEARCH: do_search,
    SPAWN: do_spawn,
    PLAY_CARD: do_play_card,
}
"""What needs no target."""
