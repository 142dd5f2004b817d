"""The special actions of the American Investigators (those that no other set has)."""

from collections.abc import Mapping

from games.horrified.actions import choose_lying, take_items
from games.horrified.box import Action
from games.horrified.citizens import walk_citizen
from games.horrified.moving import agrees, leader, walk_up_to
from games.horrified.play import Play
from games.horrified.specials import PLACE_AT_CITIZEN, place_at
from games.kernel.prompts import Script, Seat


def _any_citizen(play: Play, _seat: Seat) -> tuple[str, ...]:
    return tuple(
        f"{citizen}:{place}"
        for citizen, at in play.state.citizens.items()
        for place in play.box.board.neighbours[at]
    )


def _guide_anywhere(play: Play, _seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    """Scout: move any Citizen on the board to an adjacent location."""
    yield from ()
    walk_citizen(play, what[0], what[1])
    return True


def _others(play: Play, seat: Seat) -> tuple[str, ...]:
    return play.kinds(other for other in play.standing() if other != seat)


def _move_another(play: Play, seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    """Psychic: move another Investigator, whose owner is asked first, up to 2 locations."""
    other = play.seat_of(what[0])
    assert other is not None
    if not (yield from agrees(play, seat, other, "walk", "2")):
        return False
    yield from walk_up_to(play, other, 2, leader(play, seat, other))
    return True


def _around_with_items(play: Play, seat: Seat) -> tuple[str, ...]:
    return tuple(place for place in play.box.board.neighbours[play.here(seat)] if play.items_at(place))


def _pick_up_adjacent(play: Play, seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    """Journalist: pick up Items, and only Items, of one adjacent location."""
    (place,) = what
    take_items(play, seat, (yield from choose_lying(seat, place, play.items_at(place))))
    return True


def _always(_play: Play, _seat: Seat) -> tuple[str, ...]:
    return ("",)


def _move_two(play: Play, seat: Seat, _what: tuple[str, ...]) -> Script[bool]:
    """Jock: move up to 2 locations."""
    yield from walk_up_to(play, seat, 2)
    return True


def _with_monsters(play: Play, seat: Seat) -> tuple[str, ...]:
    places = (play.monster_at(monster) for monster in play.in_frenzy_order())
    return tuple(place for place in dict.fromkeys(places) if place != play.here(seat))


SPECIALS: Mapping[str, Action] = {
    "guide-anywhere": Action("special", _any_citizen, _guide_anywhere),
    "move-another": Action("special", _others, _move_another),
    "place-at-citizen": PLACE_AT_CITIZEN,
    "pick-up-adjacent": Action("special", _around_with_items, _pick_up_adjacent),
    "move-two": Action("special", _always, _move_two),
    "place-at-monster": Action("special", _with_monsters, place_at),
}
