"""For the law of secrecy: change in a position all that a viewer does not know."""

from games.gregory.card_events import CardsSeen
from games.gregory.state import CardId, House, kind_of
from games.kernel.dice import Dice
from games.kernel.prompts import Seat


def redeal(state: House, now: House, viewer: Seat | None, dice: Dice) -> None:
    """Exchange cards that the viewer does not know at `now` either: hands, decks, the Mystery Room."""
    _redeal_judgment(state, now, viewer, dice)
    for seat, player in state.players.items():
        _permute([player.deck], set(now.players[seat].deck), dice)
    _permute([state.mystery, state.mystery_unused], {*now.mystery, *now.mystery_unused}, dice)


def _redeal_judgment(state: House, now: House, viewer: Seat | None, dice: Dice) -> None:
    others = [seat for seat in state.seats if seat != viewer]
    hidden = {*now.judgment, *(card for seat in others for card in now.players[seat].hand)}
    told = (event for event in now.told if isinstance(event, CardsSeen) and event.reaches(viewer))
    hidden -= {card for event in told for card in event.cards}
    hidden -= set(_perhaps_chosen(now, others))
    _permute([state.judgment, *(state.players[seat].hand for seat in others)], hidden, dice)


def _perhaps_chosen(now: House, others: list[Seat]) -> list[CardId]:
    """Cards that somebody may just be playing: in a window, a choice is made before it is told."""
    windows = {"battle": ("battle", "die"), "roll": ("foe-roll",)}
    playable = windows[now.window] if now.window else ()
    return [card for seat in others for card in now.players[seat].hand if kind_of(card).window in playable]


def _permute(piles: list[list[str]], hidden: set[str], dice: Dice) -> None:
    """Shuffle the hidden cards among the places that they have in the piles."""
    spots = [(pile, at) for pile in piles for at, card in enumerate(pile) if card in hidden]
    cards = [pile[at] for pile, at in spots]
    dice.shuffle(cards)
    for (pile, at), card in zip(spots, cards, strict=True):
        pile[at] = card
