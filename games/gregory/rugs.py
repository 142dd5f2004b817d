"""Rugs (rulebook: Rugs): nothing by themselves, but cards may change what they do."""

from games.gregory.mat import SPACES, Place
from games.gregory.meters import change_life, change_strength
from games.gregory.state import House
from games.kernel.prompts import Seat


def step_on_rug(game: House, seat: Seat, before: Place | None, place: Place) -> None:
    """A gamepiece comes to a space, on foot or because it was sent there: onto a Rug, off it, or neither."""
    left = SPACES[before].rug if before else None
    if SPACES[place].rug != left:
        game.players[seat].discarded = False
    if left or not SPACES[place].rug:
        return
    if loss := game.lingers("rugs-hurt"):
        change_life(game, seat, -loss, "rug")
    gain = game.lingers("rugs-warm")
    if gain and seat == game.active and not game.turn.warmed:
        game.turn.warmed = True
        change_strength(game, seat, gain, "rug")
