"""The Favors of the Gods: special actions of the Greek Heroes, and the one that takes no action."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from games.horrified.actions import hand_over
from games.horrified.box import Action, Trait
from games.horrified.content import CardId, ItemId
from games.horrified.payment import pay_number
from games.horrified.play import Play
from games.horrified.specials import PLACE_AT_CITIZEN, place_at
from games.horrified.supplies import draw_perk
from games.horrified_greek.island import island
from games.horrified_greek.lairs import lair_places
from games.kernel.events import Event
from games.kernel.prompts import Ask, Prompt, Script, Seat, pick


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemRecovered(Event):
    """An Item came back from the discard pile into a player's hands."""

    seat: Seat
    item: ItemId


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckForeseen(Event):
    """A seat looked at the top Monster card; which it is, is told to those who may know."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardForeseen(Event):
    """The Monster card on top of the deck."""

    reveals: ClassVar[bool] = True
    card: CardId


def recover(play: Play, seat: Seat, item: ItemId) -> None:
    """Take an Item of the discard pile into a seat's hands."""
    play.state.spent.remove(item)
    play.hero(seat).items.append(item)
    play.tell(ItemRecovered(seat=seat, item=item))


def _can_trade(play: Play, seat: Seat) -> tuple[str, ...]:
    return ("",) if len(play.held(seat)) > 1 and play.state.spent else ()


def _trade_two(play: Play, seat: Seat, _what: tuple[str, ...]) -> Script[bool]:
    """Actor: discard two Items for one of those that were discarded before."""
    before = tuple(play.state.spent)
    yield from pay_number(play, seat, 2)
    recover(play, seat, (yield from pick(seat, "from-discards", before)))
    return True


def _other_lairs(play: Play, seat: Seat) -> tuple[str, ...]:
    return tuple(place for place in lair_places(play.state) if place != play.here(seat))


def _takers(play: Play, seat: Seat) -> tuple[str, ...]:
    return play.kinds(other for other in play.standing() if other != seat) if play.held(seat) else ()


def _give_items(play: Play, seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    """Mariner: give own Items to another, wherever that Hero is."""
    taker = play.seat_of(what[0])
    assert taker is not None
    yield from give_any(play, seat, taker)
    return True


def give_any(play: Play, giver: Seat, taker: Seat) -> Script[None]:
    """Let a seat give any number of its Items to another, one at least."""
    items = play.held(giver)
    if len(items) > 1:
        asked = Ask(items, 1, len(items), about={"taker": play.hero(taker).kind})
        items = (yield Prompt("give", {giver: asked}))[giver]
    for item in items:
        hand_over(play, giver, taker, item)


def _card_left(play: Play, _seat: Seat) -> tuple[str, ...]:
    return ("",) if play.state.deck else ()


def _foresee(play: Play, seat: Seat, _what: tuple[str, ...]) -> Script[bool]:
    """Shepherd: look at the top card of the Monster deck."""
    yield from ()
    state = island(play.state)
    state.foreseen[seat] = len(state.deck)
    play.tell(DeckForeseen(seat=seat))
    known_to = None if state.options["shepherd"] == "open" else (seat,)
    play.tell(CardForeseen(card=state.deck[-1], known_to=known_to))
    return True


SPECIALS: Mapping[str, Action] = {
    "trade-two": Action("special", _can_trade, _trade_two),
    "place-at-lair": Action("special", _other_lairs, place_at),
    "give-items": Action("special", _takers, _give_items),
    "place-at-citizen": PLACE_AT_CITIZEN,
    "foresee": Action("special", _card_left, _foresee),
}
TRAITS: Mapping[str, Trait] = {"perk-on-terror": draw_perk}
"""The Ranger draws a Perk card whenever Terror rises."""
