"""The law of secrecy: exchange all that a viewer cannot know, so that a test can see that nothing changes."""

from collections.abc import Iterable
from dataclasses import fields

from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.prompts import Seat
from games.monster_slaughter.board import ROOMS, SHED
from games.monster_slaughter.card_events import VictimGlimpsed
from games.monster_slaughter.content import CardId, Zone, box
from games.monster_slaughter.fight_events import ObjectOffered
from games.monster_slaughter.search import BOMBS
from games.monster_slaughter.state import Slaughter


def redeal(game: Slaughter, now: Slaughter, viewer: Seat | None, dice: Dice) -> None:
    """Exchange cards, coming events, death orders and meals that the viewer cannot know even at `now`."""
    if game.phase == "families" or now.outcome is not None:
        return
    known = known_cards(game, viewer) | known_cards(now, viewer) | named(now, viewer)
    redeal_piles(game, now, known, dice)
    redeal_hiding_places(game, now, viewer, dice)
    redeal_hands(game, known, dice)
    redeal_night(game, now, viewer, dice)
    for seat in game.orders:
        if seat != viewer:
            redeal_prediction(game, now, seat, dice)


def known_cards(game: Slaughter, viewer: Seat | None) -> frozenset[CardId]:
    """The cards whose place the viewer knows in this position, or may not be told by the size of a pile."""
    remembered = (card for pile in game.piles.values() for card in pile.seen.get(viewer or "", ()) if card)
    hand = game.hands[viewer] if viewer else []
    secret = (name for name, victim in game.victims.items() if victim.whereabouts is not None)
    return frozenset((*remembered, *hand, *secret))


def named(now: Slaughter, viewer: Seat | None) -> frozenset[CardId]:
    """The cards that the events of this turn have shown to the viewer, or that decided what was asked.

    The latter are objects that somebody offered and victims that somebody found and put back.
    """
    deciding = (ObjectOffered, VictimGlimpsed)
    heard = (event for event in now.told if event.reaches(viewer) or isinstance(event, deciding))
    return frozenset(card for event in heard for card in cards_of(event))


def cards_of(event: Event) -> Iterable[CardId]:
    """All cards that an event names."""
    for field in fields(event):
        value = getattr(event, field.name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, str) and each in box().cards:
                yield each


def redeal_piles(game: Slaughter, now: Slaughter, known: frozenset[CardId], dice: Dice) -> None:
    """Exchange cards of any kind that nobody has drawn up to `now`: in the rooms, and in the shed."""
    for zones in (ROOMS, (SHED,)):
        lying = [card for zone in zones if zone in now.piles for card in now.piles[zone].cards]
        exchange(game, [card for card in lying if card not in known], dice)


def redeal_hiding_places(game: Slaughter, now: Slaughter, viewer: Seat | None, dice: Dice) -> None:
    """Let a victim that hid where the viewer does not know hide elsewhere, as long as no pile has changed."""
    sizes = {zone: len(pile.cards) for zone, pile in game.piles.items()}
    untouched = [
        zone for zone in ROOMS if sizes[zone] == len(now.piles[zone].cards) and not told_of(now, zone)
    ]
    for zone in untouched:
        for card in [card for card in game.piles[zone].cards if now.is_secret(card, viewer)]:
            if game.is_secret(card, viewer):
                at = game.piles[zone].cards.index(card)
                game.piles[zone].cards.remove(card)
                for memory in game.piles[zone].seen.values():
                    del memory[at : at + 1]
                game.piles[dice.choose(untouched)].put_on_top(card, ())


def told_of(now: Slaughter, zone: Zone) -> bool:
    """Whether this turn has told anything of a zone."""
    return any(getattr(event, "zone", None) == zone for event in now.told)


def redeal_hands(game: Slaughter, known: frozenset[CardId], dice: Dice) -> None:
    """Exchange cards that go to hands unseen among hands and rooms, and with those left in the box."""
    rooms = [card for room in ROOMS for card in game.piles[room].cards]
    hands = [card for hand in game.hands.values() for card in hand]
    quiet = [card for card in (*rooms, *hands) if is_quiet(card) and card not in known]
    exchange(game, quiet, dice)
    for kind in ("bonus", "trap"):
        alike = [card for card in (*quiet, *game.spare) if box().cards[card].kind == kind and is_quiet(card)]
        exchange(game, alike, dice)


def is_quiet(card: CardId) -> bool:
    """Whether a card goes to the hand of whoever draws it, without a word."""
    entry = box().cards[card]
    return entry.kind != "victim" and entry.effect not in BOMBS


def exchange(game: Slaughter, cards: list[CardId], dice: Dice) -> None:
    """Let these cards change places with each other, wherever they lie."""
    mixed = list(cards)
    dice.shuffle(mixed)
    becomes = dict(zip(cards, mixed, strict=True))
    piles = [pile.cards for pile in game.piles.values()]
    memories = [memory for pile in game.piles.values() for memory in pile.seen.values()]
    for place in (*piles, *memories, *game.hands.values(), game.spare):
        place[:] = [becomes.get(card, card) for card in place]


def redeal_night(game: Slaughter, now: Slaughter, viewer: Seat | None, dice: Dice) -> None:
    """Exchange the events still to come with each other and those left in the box, but for one foreseen."""
    coming = now.nights[1:] if viewer in now.know_next else now.nights
    used = (*game.nights, *game.past_nights, game.night)
    pool = [*coming, *(night for night in box().nights if night not in used)]
    dice.shuffle(pool)
    game.nights[len(game.nights) - len(coming) :] = pool[: len(coming)]


def redeal_prediction(game: Slaughter, now: Slaughter, seat: Seat, dice: Dice) -> None:
    """Exchange the places of guests that still live, and the favourite meal if it is one of them."""
    alive = [guest for guest in game.orders[seat] if now.victims[guest].alive]
    mixed = list(alive)
    dice.shuffle(mixed)
    becomes = dict(zip(alive, mixed, strict=True))
    game.orders[seat] = [becomes.get(guest, guest) for guest in game.orders[seat]]
    if game.favourites[seat] in alive:
        game.favourites[seat] = dice.choose(alive)
