"""What lies face down, exchanged: for the law that hidden things change nothing that a viewer sees."""

from games.horrified.box import Box
from games.horrified.state import HorrifiedState
from games.horrified.supplies import perks_are_open
from games.kernel.dice import Dice
from games.kernel.prompts import Seat


def redeal(
    box: Box,
    state: HorrifiedState,
    now: HorrifiedState,
    viewer: Seat | None,
    dice: Dice,
    *,
    known: tuple[str, ...] = (),
) -> None:
    """Exchange what the viewer knows neither in `state` nor `now`: piles, others' Perks, face-down tokens.

    `known` are the Monster cards in the deck that the viewer has looked at.
    """
    exchange([state.bag], [now.bag], now.seen, dice)
    exchange([state.deck], [now.deck], [*now.seen, *known], dice)
    exchange(_hidden_perks(state, viewer), _hidden_perks(now, viewer), now.seen, dice)
    for monster in box.monsters:
        if monster in state.monsters and monster in now.monsters:
            box.monsters[monster].redeal(state, now, viewer, dice)


def exchange(piles: list[list[str]], later: list[list[str]], seen: list[str], dice: Dice) -> None:
    """Exchange within these piles the cards that lie in such piles later too, unseen all the time."""
    hidden = [card for pile in later for card in pile if card not in seen]
    places = [(pile, at) for pile in piles for at, card in enumerate(pile) if card in hidden]
    cards = [pile[at] for pile, at in places]
    dice.shuffle(cards)
    for (pile, at), card in zip(places, cards, strict=True):
        pile[at] = card


def _hidden_perks(state: HorrifiedState, viewer: Seat | None) -> list[list[str]]:
    hands = [hero.perks for seat, hero in state.heroes.items() if seat != viewer]
    return [state.perk_deck] if perks_are_open(state) else [state.perk_deck, *hands]
