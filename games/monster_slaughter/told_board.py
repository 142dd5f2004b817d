"""The table in words, and the private panel."""

from games.kernel.english import counted, listed
from games.kernel.game import Names
from games.monster_slaughter.board import OUTDOORS
from games.monster_slaughter.content import Zone, box
from games.monster_slaughter.terms import (
    card_names,
    card_text,
    cards_seen,
    door_name,
    family_name,
    monster_name,
    night_ahead,
    offered,
    opened,
    people,
    short,
    the,
    victim_name,
)
from games.monster_slaughter.view import FamilyView, RoomView, SlaughterView, VictimView


def headline(view: SlaughterView) -> str:
    """How the night stands, in one line."""
    if view.round == 0:
        return "Before the night"
    night = f" · {box().nights[view.night].name}" if view.night else ""
    alive = sum(victim.guest and victim.alive for victim in view.victims)
    return f"{view.hour}, round {view.round} of {len(box().hours)}{night} · {alive} guests alive"


def board(view: SlaughterView, names: Names) -> str:
    """The whole table, from the rooms to the harvest."""
    lines = [headline(view)]
    if view.night:
        lines.append(f"Event: {box().nights[view.night].text}")
    lines += [_room(view, room, names) for room in view.rooms]
    lines += [_zone(view, zone, names) for zone in OUTDOORS]
    lines += _doors(view)
    if view.victims:
        lines.append(f"Victims: {'; '.join(_victim(victim, names) for victim in view.victims)}.")
    lines += [_family(view, family, names) for family in view.families]
    if view.to_play:
        lines.append(f"Still to play this round: {people(view.to_play, names)}.")
    return "\n".join(lines)


def secrets(view: SlaughterView, names: Names) -> str:
    """What only this viewer knows; empty for onlookers."""
    own = view.mine
    if own is None or not own.markers:
        return ""
    order = ", ".join(
        f"{marker.place}. {victim_name(marker.guest)}" for marker in own.markers if marker.guest
    )
    lines = [f"Your death order: {order}."]
    if own.favourite:
        lines.append(f"Your favourite meal: {victim_name(own.favourite)}.")
    hand = own.hand or ()
    lines.append(f"Your hand, {counted(len(hand), 'card')}:" if hand else "Your hand is empty.")
    lines += [f"- {card_text(card)}" for card in hand]
    lines += [cards_seen(memory.zone, memory.cards) for memory in view.memories]
    if view.next_night:
        lines.append(night_ahead(view.next_night))
    lines += [offered(offer.seat, offer.cards, names) for offer in view.offers]
    return "\n".join(lines)


def _room(view: SlaughterView, room: RoomView, names: Names) -> str:
    traps = f", {card_names(room.traps)} laid" if room.traps else ""
    cards = counted(room.cards, "card")
    return f"{_zone(view, room.id, names).removesuffix('.')}; {cards}{traps}."


def _zone(view: SlaughterView, zone: Zone, names: Names) -> str:
    here = [
        *(f"{monster_name(each.id)} ({names(each.seat)})" for each in view.monsters if each.zone == zone),
        *(f"{victim_name(each.id)} ({each.health} health)" for each in view.victims if each.zone == zone),
    ]
    return f"{opened(short(zone))}: {listed(here) or 'nobody'}."


def _doors(view: SlaughterView) -> list[str]:
    """The doors by their state: of nine, most are in the same."""
    lines = []
    for state in ("closed", "open", "barricaded"):
        doors = [door_name(door.id) for door in view.doors if door.state == state]
        if len(doors) == len(view.doors):
            return [f"All doors are {state}."]
        if doors:
            lines.append(f"Doors {state}: {'; '.join(doors)}.")
    return lines


def _victim(victim: VictimView, names: Names) -> str:
    if not victim.alive:
        return f"{victim_name(victim.id)} dead"
    where = the(victim.zone) if victim.zone else _hidden(victim)
    kept = f", keeps {card_names(victim.attached)}" if victim.attached else ""
    holder = f", card with {names(victim.holder)}" if victim.holder else ""
    return f"{victim_name(victim.id)} {victim.health} health, {where}{kept}{holder}"


def _hidden(victim: VictimView) -> str:
    if victim.waits:
        return "waits for the next one found"
    return f"hides in {the(victim.hid_in)}" if victim.hid_in else "hides"


def _family(view: SlaughterView, family: FamilyView, names: Names) -> str:
    tokens = (
        f"{family.flesh} flesh, {counted(family.bones, 'bone')}, "
        f"{counted(family.brains, 'brain')}, {counted(family.targets, 'target')}, "
        f"{counted(family.doors, 'door')}"
    )
    up = [monster_name(each.id) for each in view.monsters if each.seat == family.seat and each.up]
    ready = f"; ready: {listed(up) or 'nobody'}" if up else ""
    cards = counted(family.cards, "card")
    kind = family_name(family.family)
    points = counted(family.points, "point")
    return f"{names(family.seat)}, {kind}: {points} ({tokens}); {cards} in hand{ready}."
