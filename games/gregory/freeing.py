"""Freeing Feral Monsters from Monster Traps (rulebook: Trigger Spaces, Freeing Feral Monsters)."""

from games.gregory.dice import roll_die
from games.gregory.events import FeralFreed, StaysOnTrigger
from games.gregory.introducing import has_room_for_more
from games.gregory.mat import SPACES, TRAP_ROLLS
from games.gregory.monster_routes import freed_routes
from games.gregory.moving import move_monster
from games.gregory.state import MOST_FERALS, House, MiniatureId
from games.gregory.windows import may_roll_again
from games.kernel.prompts import Script, ask, pick

FREED_SPACES = 2


def can_free(game: House) -> tuple[MiniatureId, ...]:
    """The active player's Feral Monsters in Traps that could come into play now."""
    seat = game.whose_turn()
    if len(game.in_play()) >= MOST_FERALS or not has_room_for_more(game, seat):
        return ()
    return tuple(
        name for name, feral in game.ferals.items() if feral.owner == seat and feral.status == "trap"
    )


def is_on_trigger(game: House) -> bool:
    """Whether the active player's gamepiece is on a Trigger space."""
    place = game.me().place
    return place is not None and SPACES[place].kind == "trigger"


def stay_on_trigger(game: House) -> None:
    """Stop moving here, to roll on the next turn."""
    player = game.me()
    assert player.place is not None
    player.freeing = "due"
    game.turn.stopped = True
    game.tell(StaysOnTrigger(seat=game.whose_turn(), place=player.place))


def attempt(game: House) -> Script[None]:
    """Name a Feral Monster, roll, and on a low enough roll move it out at once."""
    seat = game.whose_turn()
    game.me().freeing = "tried"
    chosen = yield from pick(seat, "name-feral", tuple(f"free:{name}" for name in can_free(game)))
    name = chosen.removeprefix("free:")
    roll = roll_die(game, seat, "freeing")
    needed = TRAP_ROLLS[SPACES[game.ferals[name].place].floor]
    if (yield from may_roll_again(game, seat, roll, needed)):
        roll = roll_die(game, seat, "freeing")
    freed = roll <= needed
    routes = freed_routes(game, name, FREED_SPACES) if freed else {}
    game.tell(FeralFreed(seat=seat, miniature=name, freed=bool(routes)))
    if routes:
        game.me().freeing = "no"
        option = yield from ask(seat, "move-freed", tuple(routes), miniature=name)
        game.ferals[name].status = "play"
        yield from move_monster(game, routes[option])
