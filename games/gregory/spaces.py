"""What happens to a gamepiece on a space (rulebook: The Game Mat)."""

from collections.abc import Callable, Mapping

from games.gregory.content import Kind
from games.gregory.events import DoorPassed
from games.gregory.hands import draw
from games.gregory.mat import SPACES, Place, Space
from games.gregory.meters import change_life, change_strength, take_key
from games.gregory.mystery_room import enter_mystery_room
from games.gregory.placing import send_to_hell
from games.gregory.routes import THORN
from games.gregory.rugs import step_on_rug
from games.gregory.state import FULL_HAND, House
from games.kernel.prompts import Script
from games.kernel.state import Finished, Outcome


def enter(game: House, place: Place) -> Script[None]:
    """The active player's gamepiece enters a space: all that the space does to it.

    Nothing ever rests on a Portal or on Hell's Gate: one comes out elsewhere, and the other leads to Hell.
    """
    seat, player, space = game.whose_turn(), game.me(), SPACES[place]
    if space.kind in ("entrance", "portal"):
        if game.may_escape(seat):
            raise Finished(Outcome((seat,), "escaped"))
        return
    if space.kind == "hells-gate":
        game.turn.stopped = True
        yield from send_to_hell(game, seat)
        return
    before = SPACES[player.place or place]
    if before.kind == "hell":
        player.hell_fails = 0
    player.freeing = "no"
    player.place = place
    game.turn.arrived = place
    if space.room != before.room:
        change_room(game, space)
    step_on_rug(game, seat, before.id, place)
    if effect := EFFECTS.get(space.kind):
        yield from effect(game, space)


def change_room(game: House, space: Space) -> None:
    """Leave a hotel room, or enter one: with a Key, unless the player controls it or a card opens it."""
    seat, player = game.whose_turn(), game.me()
    player.must_leave = False
    if not space.room:
        return
    # Visiting a hotel room lets the player return to the Power Up visited last.
    player.last_power_up = None
    foreign = game.control.get(space.room) != seat
    key = foreign and not game.turn.hairpin and not game.lingers("open-doors")
    if key:
        player.keys -= 1
    if foreign:
        game.turn.entered = space.room
    game.tell(DoorPassed(seat=seat, room=space.room, key=key))


def on_thorn(game: House, _space: Space) -> Script[None]:
    """Each Thorn entered costs Life."""
    change_life(game, game.whose_turn(), -THORN, "thorn")
    yield from ()


def on_key(game: House, _space: Space) -> Script[None]:
    """Passing is enough for a Key."""
    take_key(game, game.whose_turn())
    yield from ()


def on_power_up(game: House, space: Space) -> Script[None]:
    """The gamepiece stops; in a hotel room with a Monster in it the Power Up has to wait for the battle."""
    if is_passed(game, space):
        return
    game.turn.stopped = True
    if game.turn.entered:
        game.turn.power_up = space.id
    else:
        collect(game, space.id)
    yield from ()


def is_passed(game: House, space: Space) -> bool:
    """A Judgment Power Up is an open space for a full hand, and any for who must leave the room."""
    player = game.me()
    return player.must_leave or (space.kind == "judgment" and len(player.hand) >= FULL_HAND)


def collect(game: House, place: Place) -> None:
    """Take what the Power Up gives. The player may not come back here before another visit elsewhere."""
    seat, player, space = game.whose_turn(), game.me(), SPACES[place]
    if space.kind == "judgment" and len(player.hand) >= FULL_HAND:
        return
    player.last_power_up = place
    if space.kind == "judgment":
        player.no_draw = False
        draw(game, seat, 1, "power-up")
    else:
        change_strength(game, seat, space.amount, "power-up")


def on_mystery(game: House, _space: Space) -> Script[None]:
    """The Mystery Room ends the movement, until it is a way into the secret area."""
    yield from enter_mystery_room(game)


EFFECTS: Mapping[Kind, Callable[[House, Space], Script[None]]] = {
    "thorn": on_thorn,
    "key": on_key,
    "judgment": on_power_up,
    "strength": on_power_up,
    "mystery": on_mystery,
}
