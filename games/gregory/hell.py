"""Hell (rulebook: Hell)."""

from games.gregory.dice import chart, roll_die
from games.gregory.events import HellRolled
from games.gregory.mat import HELL
from games.gregory.moving import walk
from games.gregory.routes import own_routes
from games.gregory.state import FAILS_TO_LEAVE_HELL, House
from games.gregory.windows import may_roll_again
from games.kernel.prompts import Script, pick

ESCAPES_ON = 7
ESCAPE_SPACES = 2


def must_roll_to_escape(game: House) -> bool:
    """Whether the gamepiece is in Hell and three turns have not yet failed."""
    player = game.me()
    return player.place in HELL and player.hell_fails < FAILS_TO_LEAVE_HELL


def roll_to_escape(game: House) -> Script[None]:
    """On 7 or lower leave with two spaces; else stay, and move Monsters at most."""
    seat, player, turn = game.whose_turn(), game.me(), game.turn
    roll = roll_die(game, seat, "hell")
    if (yield from may_roll_again(game, seat, roll, ESCAPES_ON)):
        roll = roll_die(game, seat, "hell")
    turn.rolled = roll
    if roll > ESCAPES_ON:
        player.hell_fails += 1
        turn.stopped = True
        turn.moves = chart(roll)
    game.tell(HellRolled(seat=seat, escaped=roll <= ESCAPES_ON, fails=player.hell_fails))
    if roll <= ESCAPES_ON:
        yield from leave(game)


def leave(game: House) -> Script[None]:
    """Go out by any exit with the two spaces; where all exits are blocked, wait."""
    game.turn.moves = ESCAPE_SPACES
    if routes := own_routes(game):
        option = yield from pick(game.whose_turn(), "leave-hell", tuple(routes))
        yield from walk(game, routes[option])
    # These spaces are for the gamepiece alone, and for now.
    game.turn.stopped = True
    game.turn.moves = 0
