"""Attacks, deaths and the reckoning in words."""

from collections.abc import Mapping

from games.kernel.english import counted, listed
from games.kernel.events import Event
from games.kernel.game import Names
from games.monster_slaughter import fight_events as fight
from games.monster_slaughter.content import Token, box
from games.monster_slaughter.terms import (
    card_names,
    object_text,
    offered,
    people,
    sentence,
    the_monster,
    victim_name,
)

TOKENS: Mapping[Token, tuple[str, str]] = {
    "flesh": ("flesh", "flesh"),
    "bones": ("bone", "bones"),
    "brains": ("brain", "brains"),
    "targets": ("favourite meal", "favourite meals"),
    "doors": ("door", "doors"),
}


def tell_fight(event: Event, names: Names) -> str:
    """An event of an attack or of the end, as a sentence or two."""
    match event:
        case fight.AttackDeclared():
            return sentence(f"{the_monster(event.monster)} attacks {victim_name(event.victim)}")
        case fight.HandShown():
            return f"{names(event.seat)} shows their hand: {sentence(card_names(event.cards))}"
        case fight.ObjectOffered():
            return offered(event.seat, event.cards, names)
        case fight.StandingOrder(victim=None):
            return f"{names(event.seat)} passes on all attacks of this turn."
        case fight.StandingOrder(victim=str(victim)):
            return f"{names(event.seat)} passes on {victim_name(victim)} for this turn."
        case fight.DefendersConfer():
            return f"{people(event.seats, names)} confer."
        case fight.OffersShown():
            return f"On offer for {victim_name(event.victim)}: {card_names(event.cards)}."
        case fight.VotesShown():
            return f"{names(event.seat)} votes for {card_names(event.cards)}."
        case fight.NobodyHelps():
            return f"{victim_name(event.victim)} gets no object."
        case fight.ShedCardDrawn():
            return f"{names(event.seat)} draws {object_text(event.card)} in the tool shed."
        case fight.ObjectUsed():
            kept = " and keeps it" if event.kept else ""
            giver = f", from {names(event.seat)}" if event.seat else ""
            return f"{victim_name(event.victim)} uses {object_text(event.card)}{giver}{kept}."
        case fight.VictimHealed():
            return f"{victim_name(event.victim)} now has {event.health} health."
        case fight.AttackCancelled():
            return f"The attack on {victim_name(event.victim)} is called off."
        case fight.AttackDecided():
            return _decided(event)
        case fight.VictimHurt():
            wounds = counted(event.wounds, "health", "health")
            return f"{victim_name(event.victim)} loses {wounds}, {event.left} left; {names(event.seat)} eats."
        case fight.PadreTaken():
            return f"{names(event.seat)} holds the card of {victim_name(event.victim)}."
        case fight.FleshReturned():
            return f"{victim_name(event.victim)} makes {names(event.seat)} give 1 flesh back."
        case fight.MarkersSwapped():
            first, second = event.places
            return f"{names(event.by)} exchanges {names(event.seat)}'s markers {first} and {second}."
        case fight.VictimDied():
            return f"{victim_name(event.victim)} is dead, killed by {names(event.seat)}."
        case fight.BoneTaken():
            return f"{names(event.seat)} takes a bone."
        case fight.MarkerRevealed():
            meal = ", the favourite meal" if event.favourite else ""
            return f"{names(event.seat)} had {victim_name(event.victim)} in place {event.place}{meal}."
        case fight.BrainTaken():
            return f"{names(event.seat)} takes a brain."
        case fight.TargetTaken():
            return f"{names(event.seat)} has eaten their favourite meal."
        case fight.OrderShown():
            order = listed([victim_name(guest) for guest in event.order])
            return f"{names(event.seat)} foretold {order}; favourite meal: {victim_name(event.favourite)}."
        case fight.HarvestReckoned():
            harvest = _harvest(event)
            points = counted(event.points, "point")
            return f"{names(event.seat)}: {points}{': ' if harvest else ''}{harvest}."
        case _:
            raise ValueError(event)


def _decided(event: fight.AttackDecided) -> str:
    return (
        f"{counted(event.successes, 'success', 'successes')} for the monster, "
        f"{event.blocks} for {victim_name(event.victim)}."
    )


def _harvest(event: fight.HarvestReckoned) -> str:
    return listed(
        [
            f"{number * box().points[token]} for {counted(number, *TOKENS[token])}"
            for token, number in event.harvest.items()
            if number
        ]
    )
