"""What must hold in every position: nothing is ever lost or doubled."""

from games.monster_slaughter.board import SHED, ZONES
from games.monster_slaughter.content import box
from games.monster_slaughter.powers import power_of
from games.monster_slaughter.setup import GUESTS
from games.monster_slaughter.state import HAND_LIMIT, MOST_VICTIMS, SHED_ROOM, Slaughter

BARRICADES = 5


def problems(game: Slaughter) -> list[str]:
    """Broken invariants; empty in a sound position."""
    found = [*door_problems(game), *monster_problems(game)]
    if game.phase != "families":
        found += [*card_problems(game), *victim_problems(game), *token_problems(game)]
    return found


def door_problems(game: Slaughter) -> list[str]:
    """Doors hang, were kept or set aside; barricades stand or are in the supply."""
    found = []
    states = list(game.doors.values())
    kept = sum(harvest.doors for harvest in game.harvest.values())
    if states.count("closed") + kept + game.doors_set_aside != len(box().doors):
        found.append(
            f"{kept} doors kept and {game.doors_set_aside} set aside, {states.count('closed')} closed"
        )
    if states.count("barricaded") + game.barricades != BARRICADES or game.barricades < 0:
        found.append(f"{game.barricades} barricades in the supply, {states.count('barricaded')} placed")
    return found


def monster_problems(game: Slaughter) -> list[str]:
    """Monsters stand where monsters can, and somebody can always be activated."""
    found = [
        f"{name} stands in {monster.zone}"
        for name, monster in game.monsters.items()
        if monster.zone is not None and monster.zone not in ZONES
    ]
    ready = [monster.seat for monster in game.monsters.values() if monster.up]
    return found + [f"{seat} has no monster to activate" for seat in game.to_play if seat not in ready]


def card_problems(game: Slaughter) -> list[str]:
    """Each card is in exactly one place."""
    lying = [
        *(card for pile in game.piles.values() for card in pile.cards if card not in game.victims),
        *(card for hand in game.hands.values() for card in hand),
        *(card for snares in game.snares.values() for card in snares),
        *(card for victim in game.victims.values() for card in victim.attached),
        *game.discards,
        *game.spare,
    ]
    every = [card.id for card in box().cards.values() if card.kind != "victim"]
    found = [] if sorted(lying) == sorted(every) else [f"cards are {sorted(lying)}"]
    nights = [*game.nights, *game.past_nights, *([game.night] if game.night else [])]
    if len({*nights}) < len(nights):
        found.append(f"nocturnal events are doubled: {nights}")
    found += [
        f"{seat} holds {len(hand)} cards" for seat, hand in game.hands.items() if len(hand) > HAND_LIMIT
    ]
    for zone, pile in game.piles.items():
        for seat, memory in pile.seen.items():
            if any(card and card != real for card, real in zip(memory, pile.cards, strict=False)):
                found.append(f"{seat} remembers {memory} of {zone}, where {pile.cards} lie")
    return found


def victim_problems(game: Slaughter) -> list[str]:
    """A victim is visible, hidden in exactly one pile, waiting, or dead."""
    found = []
    for name, victim in game.victims.items():
        piles = [zone for zone, pile in game.piles.items() for card in pile.cards if card == name]
        hidden = victim.alive and victim.zone is None and not victim.waits
        if len(piles) != hidden:
            found.append(f"{name} is in {piles}, {'hidden' if hidden else 'not hidden'}")
        if victim.alive != (victim.health > 0):
            found.append(f"{name} has {victim.health} health, alive is {victim.alive}")
        if hidden and power_of(name).never_hides and victim.hid_in:
            found.append(f"{name} never hides")
    if len(game.victims_in(SHED)) > SHED_ROOM:
        found.append("the shed is too full")
    if len(game.living()) > MOST_VICTIMS:
        found.append(f"{len(game.living())} victims are alive")
    return found


def token_problems(game: Slaughter) -> list[str]:
    """Tokens fit the deaths, and predictions name each guest once."""
    found = []
    bones = sum(harvest.bones for harvest in game.harvest.values())
    dead = [guest for guest in game.guests if not game.victims[guest].alive]
    if bones != len(dead) or sorted(dead) != sorted(game.dead):
        found.append(f"{bones} bones for {dead}")
    if len(game.guests) != GUESTS:
        found.append(f"{game.guests} are invited")
    found += [
        f"{seat} foretells {order}"
        for seat, order in game.orders.items()
        if sorted(order) != sorted(game.guests)
    ]
    found += [f"{seat} owes tokens" for seat, harvest in game.harvest.items() if harvest.flesh < 0]
    return found
