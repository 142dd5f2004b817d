"""Bonus actions and the traps that one lays (rulebook: Bonus Actions, Traps), by the name of their effect."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.kernel.prompts import Ask, Prompt, Script, ask
from games.monster_slaughter.board import ROOMS, SHED
from games.monster_slaughter.card_events import CardPlayed, CardStolen, SnareLaid, SomethingStolen
from games.monster_slaughter.content import CardId, box
from games.monster_slaughter.doors import barricade, break_open, smashable
from games.monster_slaughter.looking import look, may_hold_cards
from games.monster_slaughter.movement import hide_the_lonely, move_monster, step, victim_ways, walks
from games.monster_slaughter.state import Slaughter, is_room

STOP = "stop"
BACK = "back"
CARD = "card:"
MOST_STEPS = 2
BRUTE_FORCE = 2

Play: TypeAlias = Callable[[Slaughter], Script[None] | None]
Check: TypeAlias = Callable[[Slaughter], bool]


@dataclass(frozen=True, slots=True)
class Bonus:
    """How a card is played, and when it can be."""

    play: Play
    can_play: Check


def dash(game: Slaughter) -> Script[None]:
    """Move the active monster up to two zones as it can walk."""
    for left in range(MOST_STEPS, 0, -1):
        ways = walks(game)
        options = (*ways, STOP) if left < MOST_STEPS else ways
        zone = yield from ask(game.turn_of().seat, "dash", options, steps=str(left))
        if zone == STOP:
            return
        yield from move_monster(game, game.turn_of().monster, zone)


def chase(game: Slaughter) -> Script[None]:
    """Make a visible victim run up to two rooms; it hides only where it ends."""
    seat = game.turn_of().seat
    victim = yield from ask(seat, "chase", movable(game))
    for left in range(MOST_STEPS, 0, -1):
        ways = victim_ways(game, victim)
        options = (*ways, STOP) if left < MOST_STEPS else ways
        zone = yield from ask(seat, "run", options, victim=victim, steps=str(left))
        if zone == STOP or not step(game, victim, zone):
            break
    hide_the_lonely(game)


def movable(game: Slaughter) -> tuple[str, ...]:
    """The visible victims that can run anywhere; those in the shed stay there."""
    return tuple(
        victim
        for victim, state in game.victims.items()
        if state.zone is not None and state.zone != SHED and victim_ways(game, victim)
    )


def always(game: Slaughter) -> bool:
    """Whenever it is the player's turn."""
    return game.active is not None


def frenzy(game: Slaughter) -> None:
    """One more action."""
    game.turn_of().actions += 1


def brute_force(game: Slaughter) -> None:
    """Two more dice on the next roll."""
    game.turn_of().extra_dice += BRUTE_FORCE


def second_try(game: Slaughter) -> None:
    """One roll of this turn may be tried again."""
    game.turn_of().second_try = True


def ram(game: Slaughter) -> Script[None]:
    """Break a door or barricade of the own zone."""
    break_open(game, (yield from ask(game.turn_of().seat, "ram", rammable(game))))


def rammable(game: Slaughter) -> tuple[str, ...]:
    """The doors and barricades of the active monster's zone."""
    return tuple(target for target in smashable(game) if target in game.doors)


def board_up(game: Slaughter) -> Script[None]:
    """Barricade any open doorway."""
    seat = game.turn_of().seat
    barricade(game, seat, (yield from ask(seat, "board-up", game.open_doorways())))


def pickpocket(game: Slaughter) -> Script[None]:
    """Take a random card from another hand."""
    seat = game.turn_of().seat
    holders = tuple(f"seat:{other}" for other in game.others(seat) if game.hands[other])
    robbed = (yield from ask(seat, "pickpocket", holders)).removeprefix("seat:")
    stolen = game.dice.choose(game.hands[robbed])
    game.hands[robbed].remove(stolen)
    game.hands[seat].append(stolen)
    game.tell(SomethingStolen(seat=seat, robbed=robbed))
    game.tell(CardStolen(known_to=(seat, robbed), card=stolen))


def x_ray(game: Slaughter) -> Script[None]:
    """See all cards of one room."""
    seat = game.turn_of().seat
    rooms = tuple(room for room in ROOMS if may_hold_cards(game, room))
    zone = yield from ask(seat, "x-ray", rooms)
    look(game, seat, zone, whole_pile=True)


def snare(game: Slaughter) -> None:
    """Lay the trap in the active monster's room."""
    zone, card = game.place(), game.discards.pop()
    game.snares.setdefault(zone, []).append(card)
    game.tell(SnareLaid(seat=game.turn_of().seat, zone=zone, trap=card))


BONUSES: Mapping[str, Bonus] = {
    "dash": Bonus(dash, lambda game: bool(walks(game))),
    "chase": Bonus(chase, lambda game: bool(movable(game))),
    "frenzy": Bonus(frenzy, always),
    "brute-force": Bonus(brute_force, always),
    "second-try": Bonus(second_try, lambda game: not game.turn_of().second_try),
    "ram": Bonus(ram, lambda game: bool(rammable(game))),
    "board-up": Bonus(board_up, lambda game: game.barricades > 0 and bool(game.open_doorways())),
    "pickpocket": Bonus(
        pickpocket,
        lambda game: any(game.hands[other] for other in game.others(game.turn_of().seat)),
    ),
    "x-ray": Bonus(x_ray, lambda game: any(may_hold_cards(game, room) for room in ROOMS)),
    "snare": Bonus(snare, lambda game: is_room(game.place())),
}


def playable(game: Slaughter) -> tuple[CardId, ...]:
    """The cards in the active player's hand that can be played now."""
    return tuple(
        card
        for card in game.hands[game.turn_of().seat]
        if card not in box().objects and BONUSES[box().cards[card].effect].can_play(game)
    )


def play_card(game: Slaughter) -> Script[None]:
    """Let the active player pick a card in secret, and play it; going back is no play."""
    seat = game.turn_of().seat
    options = (*(f"{CARD}{card}" for card in playable(game)), BACK)
    answers = yield Prompt("play-card", {seat: Ask(options, secret=True)})
    (chosen,) = answers[seat]
    if chosen == BACK:
        return
    card = chosen.removeprefix(CARD)
    game.hands[seat].remove(card)
    game.discards.append(card)
    game.tell(CardPlayed(seat=seat, card=card))
    script = BONUSES[box().cards[card].effect].play(game)
    if script is not None:
        yield from script
