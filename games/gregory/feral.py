"""Fighting with Feral Monsters (rulebook: Fighting with Feral Monsters)."""

from games.gregory.battle import (
    begin_battle,
    decide,
    end_battle,
    monster_side,
    pay,
    play_cards,
    player_side,
    roll_strength,
)
from games.gregory.dice import highest_roller
from games.gregory.events import ControllerChosen, FeralGone
from games.gregory.hands import draw
from games.gregory.mat import Place
from games.gregory.meters import bury_the_dead, remove_feral
from games.gregory.placing import send_gregory_back
from games.gregory.roaming_gregory import beaten_by_monster
from games.gregory.state import GREGORY, Battle, House, MiniatureId
from games.kernel.prompts import Script, Seat


def feral_against_player(
    game: House, name: MiniatureId, seat: Seat, place: Place, *, feral_moved: bool
) -> Script[bool]:
    """A Feral Monster and a gamepiece meet; the owner rolls, and a tie is the player's. True if he wins."""
    owner = game.ferals[name].owner
    feral, player = monster_side(game, name, owner), player_side(game, seat)
    sides = (feral, player) if feral_moved else (player, feral)
    battle = begin_battle(game, place, *sides)
    yield from play_cards(game, battle)
    wins = player.total() >= feral.total()
    if wins:
        decide(game, player, feral)
        pay(game, player, feral)
        kill(game, name)
    else:
        decide(game, feral, player)
        yield from beaten_by_monster(game, seat, feral.strength)
        game.ferals[name].place = place
    end_battle(game)
    bury_the_dead(game)
    return wins


def feral_against_feral(game: House, name: MiniatureId, other: MiniatureId, place: Place) -> Script[None]:
    """Both owners roll, again and again while they tie; the loser is killed, the winner has the space."""
    attacker = monster_side(game, name, game.ferals[name].owner)
    defender = monster_side(game, other, game.ferals[other].owner)
    battle = begin_battle(game, place, attacker, defender)
    yield from play_cards(game, battle)
    while attacker.total() == defender.total():
        yield from _roll_again(game, battle)
    winner, loser = (attacker, defender) if attacker.total() > defender.total() else (defender, attacker)
    decide(game, winner, loser)
    kill(game, loser.piece)
    game.ferals[winner.piece].place = place
    draw(game, game.ferals[winner.piece].owner, 1, "battle")
    end_battle(game)


def _roll_again(game: House, battle: Battle) -> Script[None]:
    """The cards played stay."""
    for _, side in battle.sides():
        roll_strength(game, side)
    yield from play_cards(game, battle)


def feral_against_gregory(
    game: House, name: MiniatureId, controller: Seat, place: Place, *, feral_moved: bool
) -> Script[None]:
    """Both roll and Gregory wins ties. The winner's player draws a card; a beaten Feral Monster is killed."""
    owner = game.ferals[name].owner
    feral, gregory = monster_side(game, name, owner), monster_side(game, GREGORY, controller)
    sides = (feral, gregory) if feral_moved else (gregory, feral)
    battle = begin_battle(game, place, *sides)
    yield from play_cards(game, battle)
    if feral.total() > gregory.total():
        decide(game, feral, gregory)
        game.ferals[name].place = place
        yield from send_gregory_back(game, controller)
        draw(game, owner, 1, "battle")
    else:
        decide(game, gregory, feral)
        kill(game, name)
        game.gregory = place
        draw(game, controller, 1, "battle")
    end_battle(game)


def controller_of_gregory(game: House, owner: Seat) -> Seat:
    """Who plays Gregory against a Feral Monster: the other with the fewest cards; dice on a tie.

    Whoever that is plays him for the rest of the turn.
    """
    others = game.foes(owner)
    if game.turn.plays_gregory in others:
        return game.turn.plays_gregory
    fewest = min(len(game.players[seat].hand) for seat in others)
    tied = tuple(seat for seat in others if len(game.players[seat].hand) == fewest)
    controller = game.turn.plays_gregory = highest_roller(game, tied, "gregory")
    game.tell(ControllerChosen(seat=controller))
    return controller


def kill(game: House, name: MiniatureId) -> None:
    """A beaten Feral Monster leaves the game."""
    owner = game.ferals[name].owner
    remove_feral(game, name)
    game.tell(FeralGone(miniature=name, owner=owner, cause="killed"))
