"""The Mystery Room and its cards (rulebook: Mystery Room, Lingering Effect)."""

from collections.abc import Callable, Mapping

from games.gregory.card_events import (
    HandsSwapped,
    LingeringOver,
    MysteryFlipped,
    SecretAreaRevealed,
)
from games.gregory.content import MysteryCard, MysteryEffect
from games.gregory.hands import draw, hand_has_grown, see
from games.gregory.mat import SPACES, Place, open_kinds
from games.gregory.meters import change_life, change_strength, take_key
from games.gregory.placing import distance_to_players, place_gregory, send_to_hell
from games.gregory.state import House, mystery_cards
from games.kernel.prompts import Script, pick


def enter_mystery_room(game: House) -> Script[None]:
    """End what lingers, then turn the top card over; the fifth opens the secret area."""
    end_lingering(game)
    if not game.mystery:
        return
    game.turn.stopped = True
    card = mystery_cards()[game.mystery.pop()]
    game.tell(MysteryFlipped(seat=game.whose_turn(), card=card.id))
    if card.lingering:
        game.lingering = card.id
    else:
        game.mystery_discard.append(card.id)
        yield from MYSTERY[card.effect](game, card)
    if not game.mystery:
        game.revealed = True
        game.tell(SecretAreaRevealed())


def end_lingering(game: House) -> None:
    """The face-up card with a Lingering Effect stays until somebody enters the Mystery Room again."""
    if game.lingering:
        game.tell(LingeringOver(card=game.lingering))
        game.mystery_discard.append(game.lingering)
        game.lingering = None


def gain_life(game: House, card: MysteryCard) -> Script[None]:
    """Gain or lose Life."""
    change_life(game, game.whose_turn(), card.amount, "mystery")
    yield from ()


def gain_strength(game: House, card: MysteryCard) -> Script[None]:
    """Gain Strength."""
    change_strength(game, game.whose_turn(), card.amount, "mystery")
    yield from ()


def fall_to_hell(game: House, _card: MysteryCard) -> Script[None]:
    """Go to a Hell space of one's choice."""
    yield from send_to_hell(game, game.whose_turn())


def find_key(game: House, _card: MysteryCard) -> Script[None]:
    """Take a Key."""
    take_key(game, game.whose_turn())
    yield from ()


def draw_cards(game: House, card: MysteryCard) -> Script[None]:
    """Draw Judgment cards."""
    draw(game, game.whose_turn(), card.amount, "mystery")
    yield from ()


def swap_hands(game: House, _card: MysteryCard) -> Script[None]:
    """Exchange the whole hand with a foe."""
    seat = game.whose_turn()
    other = yield from pick(seat, "swap-hands", tuple(f"foe:{foe}" for foe in game.foes(seat)))
    foe = other.removeprefix("foe:")
    mine, theirs = game.players[seat], game.players[foe]
    mine.hand, theirs.hand = theirs.hand, mine.hand
    game.tell(HandsSwapped(seat=seat, other=foe))
    for one, two in ((seat, foe), (foe, seat)):
        see(game, one, one, tuple(game.players[one].hand))
        see(game, one, two, tuple(game.players[two].hand))
        hand_has_grown(game, one)


def call_gregory(game: House, card: MysteryCard) -> Script[None]:
    """Put Gregory on an open space of the first floor, away from all gamepieces."""
    taken = game.occupants()
    options: tuple[Place, ...] = tuple(
        place
        for place, space in SPACES.items()
        if space.floor == 1
        and space.kind in open_kinds(ferals=game.with_ferals)
        and not space.secret
        and place not in taken
        and distance_to_players(game, place) >= card.amount
    )
    if options:
        place = yield from pick(game.whose_turn(), "call-gregory", options)
        place_gregory(game, game.whose_turn(), place)


MYSTERY: Mapping[MysteryEffect, Callable[[House, MysteryCard], Script[None]]] = {
    "life": gain_life,
    "strength": gain_strength,
    "hell": fall_to_hell,
    "key": find_key,
    "draw": draw_cards,
    "swap-hands": swap_hands,
    "call-gregory": call_gregory,
}
# Lingering Effects change other rules, each of which asks `House.lingers` for them.
LINGERING: tuple[MysteryEffect, ...] = ("rugs-hurt", "rugs-warm", "fewer-spaces", "open-doors")
