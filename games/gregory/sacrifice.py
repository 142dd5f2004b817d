"""Sacrificing a Feral Monster (rulebook: Sacrificing a Feral Monster)."""

from typing import Literal

from games.gregory.events import FeralGone
from games.gregory.mat import within_reach_of_acid
from games.gregory.meters import bury_the_dead, change_life, remove_feral
from games.gregory.state import House, MiniatureId

ACID = 100


def may_sacrifice(game: House) -> tuple[MiniatureId, ...]:
    """The active player's Feral Monsters in play."""
    return tuple(name for name in game.in_play() if game.ferals[name].owner == game.whose_turn())


def sacrifice(game: House, name: MiniatureId) -> None:
    """It never comes back; its blood kills Feral Monsters nearby and costs players nearby Life."""
    seat = game.whose_turn()
    reached = within_reach_of_acid(game.ferals[name].place, game.with_ferals, game.revealed)
    _remove(game, name, "sacrificed")
    game.players[seat].burned.append(name)
    for other in [other for other in game.in_play() if game.ferals[other].place in reached]:
        _remove(game, other, "acid")
    for other_seat, player in game.players.items():
        if player.place in reached:
            change_life(game, other_seat, -ACID, "acid")
    bury_the_dead(game)


def _remove(game: House, name: MiniatureId, cause: Literal["sacrificed", "acid"]) -> None:
    owner = game.ferals[name].owner
    remove_feral(game, name)
    game.tell(FeralGone(miniature=name, owner=owner, cause=cause))
