"""For the law of secrecy: change in a position all that a viewer does not know."""

from games.gregory.card_events import CardDiscarded, CardPlayed, CardsSeen, DeckSearched
from games.gregory.events import MonsterFlipped, PlayerOut
from games.gregory.state import CardId, House
from games.kernel.dice import Dice
from games.kernel.prompts import Seat


def redeal(state: House, now: House, viewer: Seat | None, dice: Dice) -> None:
    """Exchange cards that the viewer does not know at `now` either: hands, decks, the Mystery Room."""
    _redeal_judgment(state, now, viewer, dice)
    for seat in state.seats:
        _redeal_monsters(state, now, seat, dice)
    _permute([state.mystery, state.mystery_unused], {*now.mystery, *now.mystery_unused}, dice)


def _redeal_judgment(state: House, now: House, viewer: Seat | None, dice: Dice) -> None:
    others = [seat for seat in state.seats if seat != viewer]
    hidden = {*now.judgment, *(card for seat in others for card in now.players[seat].hand)}
    _permute(
        [state.judgment, *(state.players[seat].hand for seat in others)], hidden - _named(now, viewer), dice
    )


def _named(now: House, viewer: Seat | None) -> set[CardId]:
    """The Judgment cards that this turn has shown to the viewer, even if they are hidden again by now."""
    named: set[CardId] = set()
    for event in now.told:
        match event:
            case CardsSeen(cards=cards) if event.reaches(viewer):
                named.update(cards)
            case CardPlayed(card=card) | CardDiscarded(card=card):
                named.add(card)
            case PlayerOut(hand=hand):
                named.update(hand)
    return named


def _redeal_monsters(state: House, now: House, seat: Seat, dice: Dice) -> None:
    """Exchange Monsters of a deck and those set aside, but for those that this turn has named."""
    named = {
        event.monster
        for event in now.told
        if isinstance(event, MonsterFlipped | DeckSearched) and event.seat == seat
    }
    player, later = state.players[seat], now.players[seat]
    _permute([player.deck, player.aside], {*later.deck, *later.aside} - named, dice)


def _permute(piles: list[list[str]], hidden: set[str], dice: Dice) -> None:
    """Shuffle the hidden cards among the places that they have in the piles."""
    spots = [(pile, at) for pile in piles for at, card in enumerate(pile) if card in hidden]
    cards = [pile[at] for pile, at in spots]
    dice.shuffle(cards)
    for (pile, at), card in zip(spots, cards, strict=True):
        pile[at] = card
