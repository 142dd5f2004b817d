"""Victims coming to light (rulebook: Search, Surprise Visitors): found in a room or knocking at the door."""

from games.kernel.prompts import Seat
from games.monster_slaughter.board import ARRIVALS, SHED
from games.monster_slaughter.card_events import (
    NobodyCame,
    VictimGlimpsed,
    VictimReturned,
    VictimRevealed,
    VictimWaits,
    VisitorArrived,
)
from games.monster_slaughter.content import VictimId, VictimKind, Zone, box
from games.monster_slaughter.movement import hide_the_lonely
from games.monster_slaughter.powers import power_of
from games.monster_slaughter.state import MOST_VICTIMS, Slaughter, Victim, kind_of


def visitor_arrives(game: Slaughter) -> None:
    """A random surprise visitor comes to the living room; a duo comes together."""
    cards = visitor_cards(game)
    if not cards:
        game.tell(NobodyCame())
        return
    card = game.dice.choose(cards)
    for kind in figures_of(card):
        game.victims[kind.id] = Victim(health=kind.health, guest=False)
        game.tell(VisitorArrived(victim=kind.id))
        appear(game, kind.id, ARRIVALS)
    hide_the_lonely(game)


def visitor_cards(game: Slaughter) -> tuple[str, ...]:
    """The visitor cards that may come: figures not used tonight, and never more than eight victims."""
    used = [kind_of(victim).figure for victim in game.victims]
    room = MOST_VICTIMS - len(game.living())
    cards = dict.fromkeys(
        kind.card
        for kind in box().victims.values()
        if kind.kind != "student" and (kind.recommended or game.options["visitors"] == "all")
    )
    return tuple(
        card
        for card in cards
        if len(figures_of(card)) <= room and all(kind.figure not in used for kind in figures_of(card))
    )


def figures_of(card: str) -> tuple[VictimKind, ...]:
    """The victims that a character card brings."""
    return tuple(kind for kind in box().victims.values() if kind.card == card)


def appear(game: Slaughter, victim: VictimId, room: Zone) -> None:
    """A victim that is revealed stands in the room, or in the shed while the event says so, or waits."""
    state = game.victims[victim]
    state.hid_in = None
    state.whereabouts = None
    if power_of(victim).waits:
        state.waits = True
        game.tell(VictimWaits(victim=victim))
        return
    stand(game, victim, room)


def stand(game: Slaughter, victim: VictimId, room: Zone) -> None:
    """Put a victim's figure on the board."""
    zone = SHED if game.in_force("to-the-shed") and game.shed_has_room() else room
    game.victims[victim].zone = zone
    game.tell(VictimRevealed(victim=victim, zone=zone))


def found(game: Slaughter, seat: Seat, victim: VictimId, room: Zone) -> VictimId | None:
    """A search turns a victim up: who is it that appears? None where nobody does, for now.

    Somebody who waits takes the place of the one found, who goes back into the pile unseen.
    """
    waiting = next((each for each, state in game.victims.items() if state.waits), None)
    if waiting is None:
        appear(game, victim, room)
        return victim if game.victims[victim].zone else None
    game.victims[waiting].waits = False
    stand(game, waiting, room)
    state = game.victims[victim]
    if state.whereabouts is not None and seat not in state.whereabouts:
        state.whereabouts.append(seat)
    game.piles[room].put_on_top(victim, ())
    game.piles[room].shuffle(game.dice)
    game.tell(VictimReturned(seat=seat, zone=room))
    game.tell(VictimGlimpsed(known_to=(seat,), victim=victim))
    return waiting
