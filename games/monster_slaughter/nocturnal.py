"""Nocturnal events (rulebook: Nocturnal Events), by the name of their effect."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.kernel.prompts import Script, ask
from games.monster_slaughter.arrivals import visitor_arrives
from games.monster_slaughter.board import ROOMS
from games.monster_slaughter.content import box
from games.monster_slaughter.doors import barricade
from games.monster_slaughter.events import HandReceived, HandsPassed, NightEnded, NightRevealed
from games.monster_slaughter.looking import look, may_hold_cards
from games.monster_slaughter.movement import hide_the_lonely, shuffle_pile
from games.monster_slaughter.state import Slaughter

AtOnce: TypeAlias = Callable[[Slaughter], Script[None] | None]

DECLINE = "pass"


def end_night_event(game: Slaughter) -> None:
    """The event of the last round is over; who stood and fought hides now."""
    if game.night is None:
        return
    game.past_nights.append(game.night)
    game.tell(NightEnded(night=game.night))
    game.night = None
    hide_the_lonely(game)


def reveal_night_event(game: Slaughter) -> Script[None]:
    """Turn the next event up; with an empty pile the round has none (RULINGS.md, 2)."""
    if not game.nights:
        return
    game.night = game.nights.pop(0)
    game.know_next = []
    game.tell(NightRevealed(night=game.night))
    effect = box().nights[game.night].effect
    script = AT_ONCE[effect](game) if effect in AT_ONCE else None
    if script is not None:
        yield from script


def visitor(game: Slaughter) -> None:
    """Somebody knocks."""
    visitor_arrives(game)


def pass_hands(game: Slaughter) -> None:
    """Every hand goes to the left."""
    game.hands = {seat: game.hands[game.right_of(seat)] for seat in game.seats}
    game.tell(HandsPassed())
    for seat in game.seats:
        knowers = (seat, game.right_of(seat))
        game.tell(HandReceived(known_to=knowers, seat=seat, cards=tuple(game.hands[seat])))


def barricades(game: Slaughter) -> Script[None]:
    """Everybody in turn may put up a barricade."""
    for seat in game.to_play:
        doorways = game.open_doorways()
        if not doorways or not game.barricades:
            return
        door = yield from ask(seat, "barricade", (*doorways, DECLINE))
        if door != DECLINE:
            barricade(game, seat, door)


def shuffle_piles(game: Slaughter) -> None:
    """All room piles are shuffled."""
    for room in ROOMS:
        shuffle_pile(game, room)


def whispers(game: Slaughter) -> Script[None]:
    """Everybody in turn looks at the top card of a pile."""
    for seat in game.to_play:
        rooms = tuple(room for room in ROOMS if may_hold_cards(game, room))
        if rooms:
            look(game, seat, (yield from ask(seat, "whisper", rooms)))


AT_ONCE: Mapping[str, AtOnce] = {
    "visitor": visitor,
    "pass-hands": pass_hands,
    "barricades": barricades,
    "shuffle-piles": shuffle_piles,
    "whispers": whispers,
}
"""Events that happen when they are turned up."""
