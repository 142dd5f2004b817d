"""Peek (rulebook: Peek), and whatever else lets a player look at cards without taking them."""

from games.kernel.prompts import Seat
from games.monster_slaughter.board import DOORS_OF, SHED, SHED_SIDES
from games.monster_slaughter.card_events import CardsSeen, LookedAhead, NextEventSeen, Peeked
from games.monster_slaughter.content import Zone
from games.monster_slaughter.state import Slaughter, is_room


def peekable(game: Slaughter) -> tuple[Zone, ...]:
    """The piles that the active monster can peek at: its room, behind its doors, through shed windows."""
    if game.in_force("no-peek"):
        return ()
    place = game.place()
    own = (place,) if is_room(place) else ()
    behind = tuple(zone for _, zone in DOORS_OF[place] if is_room(zone))
    shed = (SHED,) if SHED in game.piles and place in SHED_SIDES else ()
    return tuple(zone for zone in (*own, *behind, *shed) if may_hold_cards(game, zone))


def may_hold_cards(game: Slaughter, zone: Zone) -> bool:
    """Whether, for all that the whole table knows, there can be a card in this pile (RULINGS.md, 19)."""
    hides_secretly = any(state.alive and state.whereabouts is not None for state in game.victims.values())
    return game.card_counts(None)[zone] > 0 or (is_room(zone) and hides_secretly)


def look(game: Slaughter, seat: Seat, zone: Zone, *, whole_pile: bool = False) -> None:
    """Let a seat look at the top card of a pile, or at all of them; they stay where they are."""
    cards = game.piles[zone].show(seat, len(game.piles[zone].cards) if whole_pile else 1)
    for card in cards:
        whereabouts = game.victims[card].whereabouts if card in game.victims else None
        if whereabouts is not None and seat not in whereabouts:
            whereabouts.append(seat)
    game.tell(Peeked(seat=seat, zone=zone, whole_pile=whole_pile))
    game.tell(CardsSeen(known_to=(seat,), zone=zone, cards=cards))


def look_ahead(game: Slaughter, seat: Seat) -> None:
    """Let a seat see the next nocturnal event."""
    game.tell(LookedAhead(seat=seat))
    game.tell(NextEventSeen(known_to=(seat,), night=game.nights[0]))
    if seat not in game.know_next:
        game.know_next.append(seat)
