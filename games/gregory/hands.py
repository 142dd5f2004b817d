"""Judgment cards in hands, deck and discard pile (rulebook: Judgment Power Ups, Rugs, Beginning Play)."""

from games.gregory.card_events import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardsSeen,
    DeckReshuffled,
    DrawSource,
    NothingDrawn,
)
from games.gregory.state import FULL_HAND, CardId, House, SideName
from games.kernel.prompts import Seat


def draw(game: House, seat: Seat, number: int, source: DrawSource) -> None:
    """Draw cards up to the full hand; not at all after a discard on a Rug."""
    player = game.players[seat]
    if player.no_draw:
        game.tell(NothingDrawn(seat=seat))
        return
    drawn: list[CardId] = []
    while len(drawn) < number and len(player.hand) < FULL_HAND and (card := _top_card(game)):
        player.hand.append(card)
        drawn.append(card)
    if drawn:
        game.tell(CardsDrawn(seat=seat, number=len(drawn), source=source))
        see(game, seat, seat, tuple(drawn))
        hand_has_grown(game, seat)


def _top_card(game: House) -> CardId | None:
    """The next card; a used-up deck is made anew of the discard pile."""
    if not game.judgment and game.judgment_discard:
        game.judgment, game.judgment_discard = game.judgment_discard, []
        game.dice.shuffle(game.judgment)
        game.tell(DeckReshuffled(seat=None, aside=0))
    return game.judgment.pop() if game.judgment else None


def see(game: House, reader: Seat, holder: Seat, cards: tuple[CardId, ...]) -> None:
    """Let one reader know which cards a hand holds."""
    if cards:
        game.tell(CardsSeen(known_to=(reader,), holder=holder, cards=cards))


def hand_has_grown(game: House, seat: Seat) -> None:
    """A new card ends the standing orders that were to hold until then."""
    standing = game.players[seat].standing
    game.players[seat].standing = {window: scope for window, scope in standing.items() if scope != "new-card"}


def play(game: House, seat: Seat, card: CardId, side: SideName | None = None) -> None:
    """Put a card from the hand on the discard pile, for its effect."""
    game.players[seat].hand.remove(card)
    game.judgment_discard.append(card)
    game.tell(CardPlayed(seat=seat, card=card, side=side))


def discard(game: House, seat: Seat, card: CardId) -> None:
    """Put a card from the hand on the discard pile, for nothing."""
    game.players[seat].hand.remove(card)
    game.judgment_discard.append(card)
    game.tell(CardDiscarded(seat=seat, card=card))
