"""Special actions that more than one set has."""

from games.horrified.box import Action
from games.horrified.moving import place_hero
from games.horrified.play import Play
from games.kernel.prompts import Script, Seat


def _elsewhere_with_citizens(play: Play, seat: Seat) -> tuple[str, ...]:
    here = play.here(seat)
    return tuple(place for place in dict.fromkeys(play.state.citizens.values()) if place != here)


def place_at(play: Play, seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    """Place your hero at the location that was chosen."""
    yield from ()
    place_hero(play, seat, what[0])
    return True


PLACE_AT_CITIZEN = Action("special", _elsewhere_with_citizens, place_at)
