"""Putting pieces somewhere other than by moving (rulebook: Fighting the Roaming Monster, Hell's Gate)."""

from functools import cache

from games.gregory.events import MonsterPlaced, PieceSent
from games.gregory.mat import (
    HELL,
    ROAMING_STARTS,
    RUG_SPACES,
    SPACES,
    Place,
    of_kind,
    open_kinds,
    steps_from,
)
from games.gregory.rugs import step_on_rug
from games.gregory.state import GREGORY, House
from games.kernel.prompts import Script, Seat, pick

FAR_ENOUGH = 3


def send_upstairs(game: House, seat: Seat) -> Script[None]:
    """A beaten player puts the gamepiece on an open space of the second floor, outside rooms.

    Both fighters have come to the space of the battle, so those that they came from are open.
    """
    battle = game.battle
    assert battle is not None
    fighters = (seat, *(side.piece for side in (battle.attacker, battle.defender) if side.is_monster()))
    taken = {place for place, (_, name) in game.occupants().items() if name not in fighters}
    taken.add(battle.place)
    options = tuple(place for place in upstairs(game.with_ferals) if place not in taken)
    send(game, seat, (yield from pick(seat, "go-upstairs", options)))


@cache
def upstairs(ferals: bool) -> tuple[Place, ...]:
    """The spaces of the second floor for a beaten gamepiece."""
    places = of_kind(*open_kinds(ferals=ferals), "trigger")
    return tuple(place for place in places if SPACES[place].floor == 2)


def send_to_hell(game: House, seat: Seat) -> Script[None]:
    """The victim chooses the Hell space."""
    taken = game.occupants()
    place = yield from pick(seat, "choose-hell", tuple(place for place in HELL if place not in taken))
    send(game, seat, place)


def send(game: House, seat: Seat, place: Place) -> None:
    """Put a gamepiece somewhere. It gives up what it was about to do where it was."""
    player = game.players[seat]
    before, player.place = player.place, place
    player.must_leave = False
    player.freeing = "no"
    player.hell_fails = 0
    if seat == game.active:
        game.turn.arrived = None
    game.tell(PieceSent(seat=seat, place=place))
    step_on_rug(game, seat, before, place)


def send_gregory_back(game: House, controller: Seat) -> Script[None]:
    """Gregory goes to an open Roaming Monster start space, or to a Rug away from all gamepieces."""
    game.gregory = None
    taken = game.occupants()
    options = tuple(place for place in ROAMING_STARTS if place not in taken) or far_rug_spaces(game)
    place = yield from pick(controller, "place-gregory", options)
    place_gregory(game, controller, place)


def place_gregory(game: House, seat: Seat, place: Place) -> None:
    """Put Gregory on a space."""
    game.gregory = place
    game.tell(MonsterPlaced(seat=seat, piece=GREGORY, place=place))


def far_rug_spaces(game: House) -> tuple[Place, ...]:
    """Open Rug spaces 3 or more spaces from every gamepiece; else the one farthest from the nearest."""
    taken = game.occupants()
    away = {place: distance_to_players(game, place) for place in RUG_SPACES if place not in taken}
    far = tuple(place for place, steps in away.items() if steps >= FAR_ENOUGH)
    return far or (max(away, key=lambda place: away[place]),)


def distance_to_players(game: House, place: Place) -> int:
    """How far the nearest gamepiece is from this space, on foot and regardless of pieces."""
    return min(
        steps_from(player.place, game.with_ferals, game.revealed).get(place, len(SPACES))
        for player in game.players.values()
        if player.place
    )
