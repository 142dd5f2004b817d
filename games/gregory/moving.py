"""Moving pieces: the gamepiece, Gregory and Feral Monsters (rulebook: Movement, Using Feral Monsters)."""

from games.gregory.events import MonsterMoved, PieceMoved
from games.gregory.feral import (
    controller_of_gregory,
    feral_against_feral,
    feral_against_gregory,
    feral_against_player,
)
from games.gregory.mat import FRONTS, ROOMS, SPACES, Place, steps_from
from games.gregory.meters import bury_the_dead
from games.gregory.monster_routes import cost, extra_spaces
from games.gregory.roaming_gregory import gregory_attacks
from games.gregory.routes import Route, own_routes
from games.gregory.spaces import enter
from games.gregory.state import GREGORY, House, Occupant
from games.kernel.prompts import Script


def walk(game: House, route: Route) -> Script[None]:
    """Move the own gamepiece along a path; a Feral Monster at its end must be fought."""
    seat, player, turn = game.whose_turn(), game.me(), game.turn
    assert player.place is not None
    turn.moves -= route.spaces
    turn.stopped = route.ends
    turn.moved = True
    # One that waits On Deck does not keep anybody from escaping.
    enemy = next((name for name in game.in_play() if game.ferals[name].place == route.goal), None)
    start = player.place
    path = route.path[:-1] if enemy else route.path
    if path:
        game.tell(PieceMoved(seat=seat, start=start, path=path))
    yield from follow(game, path)
    if enemy and player.alive:
        turn.stopped = True
        if (yield from feral_against_player(game, enemy, seat, route.goal, feral_moved=False)):
            game.tell(PieceMoved(seat=seat, start=player.place, path=(route.goal,)))
            yield from follow(game, (route.goal,))
    bury_the_dead(game)


def follow(game: House, path: tuple[Place, ...]) -> Script[None]:
    """Enter one space after the other, as long as there is Life left."""
    for place in path:
        yield from enter(game, place)
        if not game.me().alive:
            return


def move_monster(game: House, route: Route) -> Script[None]:
    """Move Gregory or a Feral Monster; if somebody stands where it goes, there is a battle."""
    seat, name = game.whose_turn(), route.piece
    start = game.gregory if name == GREGORY else game.ferals[name].place
    assert start is not None
    defender = game.occupants().get(route.goal)
    game.turn.moved = True
    game.tell(MonsterMoved(seat=seat, piece=name, start=start, path=route.path, attacks=defender is not None))
    if route.jumps:
        game.turn.jumped.append(name)
    if route.ends or defender:
        game.turn.done.append(name)
    if defender:
        yield from attack(game, name, defender, route.goal)
    elif name == GREGORY:
        game.gregory = route.goal
    else:
        game.ferals[name].place = route.goal


def spend_spaces(game: House, route: Route) -> None:
    """Take a Monster's move off the roll; a Speed Boost helps once one space of the roll is spent."""
    turn, name = game.turn, route.piece
    extra = extra_spaces(game, name)
    paid = cost(game, name, route.spaces)
    turn.moves -= paid
    if extra or name in turn.speed:
        turn.speed[name] = extra - (route.spaces - paid)


def attack(game: House, name: str, defender: Occupant, place: Place) -> Script[None]:
    """The battle that a Monster's move begins."""
    seat = game.whose_turn()
    match (name, defender):
        case ("gregory", ("player", victim)):
            yield from gregory_attacks(game, seat, victim, place)
        case ("gregory", (_, feral)):
            owner = game.ferals[feral].owner
            # One player cannot be both sides, so somebody else plays Gregory against the mover's own.
            controller = controller_of_gregory(game, owner) if owner == seat else seat
            yield from feral_against_gregory(game, feral, controller, place, feral_moved=False)
        case (_, ("player", victim)):
            yield from feral_against_player(game, name, victim, place, feral_moved=True)
        case (_, ("gregory", _)):
            controller = controller_of_gregory(game, seat)
            yield from feral_against_gregory(game, name, controller, place, feral_moved=True)
        case (_, (_, other)):
            yield from feral_against_feral(game, name, other, place)


def ways_out(game: House) -> dict[str, Route]:
    """After a lost room battle the shortest ways out of the room, or as near to its door as the roll allows.

    There are none where nothing leads nearer. Somebody in front of the door blocks it.
    """
    player, taken = game.me(), game.occupants()
    if not player.must_leave or player.place is None:
        return {}
    room = SPACES[player.place].room
    assert room is not None
    front = FRONTS[room]
    away = steps_from(front, game.with_ferals, game.revealed)
    inside = {
        option: route
        for option, route in own_routes(game).items()
        if route.goal in (front, *ROOMS[room]) and route.goal not in taken
    }
    nearest = min((away[route.goal] for route in inside.values()), default=away[player.place])
    return {
        option: route for option, route in inside.items() if away[route.goal] == nearest < away[player.place]
    }
