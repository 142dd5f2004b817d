"""Building a view up from a position, field by field."""

from games.kernel.prompts import Seat
from games.monster_slaughter.content import CardId, Room, VictimId, Zone, box
from games.monster_slaughter.reckoning import score, sources
from games.monster_slaughter.rolls import action_dice
from games.monster_slaughter.state import Monster, MonsterId, Slaughter, Victim, kind_of
from games.monster_slaughter.view import (
    DoorView,
    FamilyView,
    MarkerView,
    MemoryView,
    MonsterView,
    OfferView,
    RoomView,
    SlaughterView,
    TurnView,
    VictimView,
)


def view_of(game: Slaughter, viewer: Seat | None) -> SlaughterView:
    """The table as this viewer sees it."""
    counts = game.card_counts(viewer)
    hour = box().hours.get(game.round)
    return SlaughterView(
        viewer=viewer,
        seats=game.seats,
        options=dict(game.options),
        phase=game.phase,
        round=game.round,
        hour=hour.name if hour else "",
        first=game.first,
        to_play=tuple(game.to_play),
        turn=_turn(game),
        fight=game.fight.victim if game.fight else None,
        conferring=tuple(game.fight.conferring) if game.fight else (),
        night=game.night,
        past_nights=tuple(game.past_nights),
        events_left=len(game.nights),
        rooms=tuple(
            RoomView(zone, counts[zone], tuple(game.snares.get(zone, ())), _plan(box().rooms.get(zone)))
            for zone in game.piles
        ),
        doors=tuple(DoorView(door.id, door.between, game.doors[door.id]) for door in box().doors.values()),
        barricades=game.barricades,
        monsters=tuple(_monster(name, monster) for name, monster in game.monsters.items()),
        victims=tuple(_victim(name, victim, viewer, game) for name, victim in game.victims.items()),
        guests=tuple(game.guests),
        dead=tuple(game.dead),
        families=tuple(_family(game, seat, viewer) for seat in game.seats),
        discards=tuple(game.discards),
        memories=_memories(game, viewer),
        next_night=game.nights[0] if game.nights and viewer in game.know_next else None,
        offers=_offers(game, viewer),
        outcome=game.outcome,
    )


def _plan(room: Room | None) -> tuple[int, int, int, int] | None:
    return room.plan if room else None


def _turn(game: Slaughter) -> TurnView | None:
    turn = game.active
    if turn is None:
        return None
    return TurnView(
        seat=turn.seat,
        monster=turn.monster,
        actions=turn.actions,
        free_moves=turn.free_moves,
        free_action=turn.free_action,
        dice=action_dice(game) if game.hunter().zone else game.hunter().part.dice,
        extra_dice=turn.extra_dice,
        second_try=turn.second_try,
    )


def _monster(name: MonsterId, monster: Monster) -> MonsterView:
    return MonsterView(name, monster.seat, monster.family, monster.role, monster.zone, monster.up)


def _victim(name: VictimId, victim: Victim, viewer: Seat | None, game: Slaughter) -> VictimView:
    knows = victim.whereabouts is not None and viewer in victim.whereabouts
    secret = next((zone for zone, pile in game.piles.items() if name in pile.cards), None) if knows else None
    return VictimView(
        id=name,
        guest=victim.guest,
        health=victim.health,
        start=kind_of(name).health,
        alive=victim.alive,
        zone=victim.zone,
        hid_in=victim.hid_in or secret,
        waits=victim.waits,
        holder=victim.holder,
        attached=tuple(victim.attached),
    )


def _family(game: Slaughter, seat: Seat, viewer: Seat | None) -> FamilyView:
    hand = game.hands[seat]
    shown = game.fight is not None and game.fight.shown_hand and game.turn_of().seat == seat
    favourite = game.favourites.get(seat)
    knows_meal = viewer == seat or game.outcome is not None or favourite in game.dead
    return FamilyView(
        seat=seat,
        family=game.families.get(seat),
        **sources(game, seat),
        points=score(game, seat),
        cards=len(hand),
        hand=tuple(hand) if viewer == seat or shown else None,
        markers=tuple(
            _marker(game, place, guest, own=viewer == seat)
            for place, guest in enumerate(game.orders.get(seat, ()), 1)
        ),
        favourite=favourite if knows_meal else None,
        passing=tuple(game.passing.get(seat, ())),
    )


def _marker(game: Slaughter, place: int, guest: VictimId, *, own: bool) -> MarkerView:
    revealed = guest in game.dead or game.outcome is not None
    return MarkerView(place, guest if own or revealed else None, revealed)


def _memories(game: Slaughter, viewer: Seat | None) -> tuple[MemoryView, ...]:
    if viewer is None:
        return ()
    remembered = ((zone, _memory(game, zone, viewer)) for zone in game.piles)
    return tuple(MemoryView(zone, cards) for zone, cards in remembered if any(cards))


def _memory(game: Slaughter, zone: Zone, viewer: Seat) -> tuple[CardId, ...]:
    # A victim that somebody else put there in secret leaves no gap in what the viewer remembers.
    pile = game.piles[zone]
    memory = [
        seen
        for seen, card in zip(pile.seen.get(viewer, []), pile.cards, strict=False)
        if not game.is_secret(card, viewer)
    ]
    while memory and not memory[-1]:
        memory.pop()
    return tuple(memory)


def _offers(game: Slaughter, viewer: Seat | None) -> tuple[OfferView, ...]:
    if game.fight is None or viewer not in game.fight.conferring:
        return ()
    return tuple(OfferView(seat, tuple(cards)) for seat, cards in game.fight.offers.items())
