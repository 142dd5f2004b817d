"""Broken invariants: Items, citizens, cards and tokens are never lost or doubled."""

from collections import Counter
from collections.abc import Iterable

from games.horrified.box import Box
from games.horrified.state import HorrifiedState


def problems(box: Box, state: HorrifiedState) -> list[str]:
    """What is wrong with a position; empty in a sound one."""
    found = _miscounted("Items", box.items, _all_items(box, state))
    found += _miscounted("Monster cards", box.cards, _all_cards(box, state))
    solo = len(state.seats) == 1
    perks = [card for card, kind in box.perks.items() if kind.solo or not solo]
    hands = [perk for hero in state.heroes.values() for perk in hero.perks]
    found += _miscounted("Perks", perks, (*state.perk_deck, *state.perk_pile, *hands))
    for citizen, number in Counter((*state.citizens, *state.rescued, *state.lost, *state.removed)).items():
        if number > 1:
            found.append(f"citizen {citizen} is in {number} places")
    for citizen, place in state.citizens.items():
        if place == box.citizens[citizen].safe:
            found.append(f"citizen {citizen} stands in its safe location")
    kinds = [hero.kind for hero in state.heroes.values() if hero.kind]
    if len(set(kinds)) < len(kinds):
        found.append(f"two seats play one hero: {kinds}")
    if state.monsters and state.frenzied not in state.monsters:
        found.append(f"{state.frenzied} is frenzied and not in the game")
    if state.actions_left < 0:
        found.append(f"{state.actions_left} actions are left")
    for item, place in state.items.items():
        if box.items[item].location != place:
            found.append(f"Item {item} lies at {place}")
    return found


def _all_items(box: Box, state: HorrifiedState) -> tuple[str, ...]:
    held = (item for hero in state.heroes.values() for item in hero.items)
    mats = (item for monster in state.monsters for item in box.monsters[monster].held_items(state))
    return (*state.bag, *state.items, *state.spent, *held, *mats)


def _all_cards(box: Box, state: HorrifiedState) -> tuple[str, ...]:
    mats = (card for monster in state.monsters for card in box.monsters[monster].held_cards(state))
    return (*state.deck, *state.played, *mats)


def _miscounted(what: str, wanted: Iterable[str], there: Iterable[str]) -> list[str]:
    missing, surplus = Counter(list(wanted)), Counter(list(there))
    missing, surplus = missing - surplus, surplus - missing
    return [f"{what}: missing {sorted(missing)}, too many {sorted(surplus)}"] if missing or surplus else []
