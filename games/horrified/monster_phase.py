"""The Monster Phase: one Monster card, its Items, its Event, its Monster Strike."""

from games.horrified.content import EVERYBODY, FRENZY, MonsterCard, MonsterId
from games.horrified.events import CardDrawn, PhaseSkipped
from games.horrified.play import Play
from games.horrified.supplies import draw_items
from games.kernel.prompts import Script
from games.kernel.state import Finished, Outcome


def monster_phase(play: Play) -> Script[None]:
    """Draw a Monster card and resolve it; then it is the next seat's turn."""
    state = play.state
    if state.card_played:
        play.tell(PhaseSkipped(seat=play.active))
    elif state.skips:
        state.skips -= 1
        play.tell(PhaseSkipped(seat=play.active))
    elif not state.deck:
        raise Finished(Outcome((), "out-of-time"))
    else:
        card = play.box.cards[state.deck.pop()]
        state.played.append(card.id)
        play.tell(CardDrawn(seat=play.active, card=card.id, chosen=False))
        state.seen.append(card.id)
        yield from resolve(play, card)
    state.active = play.order_from(play.active)[1 % len(state.seats)]
    state.round += 1
    state.stage = "heroes"


def resolve(play: Play, card: MonsterCard) -> Script[None]:
    """Resolve the three parts of a Monster card, from top to bottom."""
    draw_items(play, card.items)
    yield from event(play, card)
    yield from monster_strike(play, card)


def event(play: Play, card: MonsterCard) -> Script[None]:
    """The Event, unless it names a Monster that is not in the game."""
    named = card.subject == EVERYBODY or card.subject in play.box.citizens
    if named or acting(play, card.subject):
        for effect in card.effects:
            yield from play.box.card_effects[effect](play, card)


def monster_strike(play: Play, card: MonsterCard) -> Script[None]:
    """Each icon from left to right; the same Monster may act twice."""
    for icon in card.strike:
        for monster in acting(play, icon):
            yield from play.box.monsters[monster].strike(play, card.move, card.dice)


def acting(play: Play, icon: str) -> tuple[MonsterId, ...]:
    """The Monsters in the game whom an icon means, in Frenzy Order."""
    if icon == FRENZY:
        return (play.state.frenzied,) if play.state.frenzied else ()
    return tuple(
        monster for monster in play.in_frenzy_order() if icon in play.box.monsters[monster].kind.symbols
    )
