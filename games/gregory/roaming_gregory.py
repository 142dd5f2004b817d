"""Fighting the Roaming Monster (rulebook: Fighting the Roaming Monster)."""

from games.gregory.battle import begin_battle, decide, end_battle, monster_side, pay, play_cards, player_side
from games.gregory.mat import Place
from games.gregory.meters import bury_the_dead, change_life
from games.gregory.placing import send_gregory_back, send_upstairs
from games.gregory.state import GREGORY, House
from games.kernel.prompts import Script, Seat


def gregory_attacks(game: House, mover: Seat, victim: Seat, place: Place) -> Script[None]:
    """Gregory moves into a gamepiece's space: the player must fight; a tie is the player's."""
    gregory = monster_side(game, GREGORY, mover)
    player = player_side(game, victim)
    battle = begin_battle(game, place, gregory, player)
    yield from play_cards(game, battle)
    if player.total() >= gregory.total():
        decide(game, player, gregory)
        pay(game, player, gregory)
        yield from send_gregory_back(game, mover)
    else:
        decide(game, gregory, player)
        yield from beaten_by_monster(game, victim, gregory.strength)
        game.gregory = place
    end_battle(game)
    bury_the_dead(game)


def beaten_by_monster(game: House, victim: Seat, strength: int) -> Script[None]:
    """Lose the Monster's unaltered Strength as Life, but no Spooky Strength; then go upstairs."""
    change_life(game, victim, -strength, "battle")
    if game.players[victim].alive:
        yield from send_upstairs(game, victim)
