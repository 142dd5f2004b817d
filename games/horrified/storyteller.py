"""The events of all Horrified games, each as one sentence."""

from collections.abc import Callable, Sequence

from games.horrified.box import Box
from games.horrified.content import Character, Symbol
from games.horrified.events import (
    ActionsGained,
    AttackRolled,
    BagRefilled,
    CardDrawn,
    CitizenAppeared,
    CitizenLost,
    CitizenMoved,
    CitizenSaved,
    Declined,
    FrenzyMoved,
    HeroChosen,
    HeroDefeated,
    HeroMoved,
    HeroPlaced,
    HitIgnored,
    ItemGiven,
    ItemsDrawn,
    ItemsLost,
    ItemsSpent,
    ItemsTaken,
    MonsterDefeated,
    MonsterMoved,
    MonsterPlaced,
    MonstersAwake,
    PerkDrawn,
    PerkGained,
    PerkKept,
    PerkPlayed,
    PermissionSet,
    PhaseSkipped,
    Suggested,
    TerrorRose,
    TurnBegan,
)
from games.kernel.english import listed
from games.kernel.events import Event
from games.kernel.game import Names


def story(box: Box, event: Event, names: Names, option: Callable[[str], str]) -> str:
    """An event as one sentence; `option` puts a suggested action into words."""
    name = box.name
    match event:
        case MonstersAwake():
            return f"{listed([name(monster) for monster in event.monsters])} are on the loose."
        case HeroChosen():
            return f"{names(event.seat)} plays the {name(event.hero)} and begins at {name(event.place)}."
        case TurnBegan():
            back = f" is back at {name(event.back_at)} and" if event.back_at else ""
            return f"{names(event.seat)}{back} has {event.actions} actions."
        case ItemsDrawn():
            places = [f"{name(item)} ({name(box.items[item].location)})" for item in event.items]
            return f"Out of the bag: {listed(places)}."
        case BagRefilled():
            return "The Item Bag was empty: all discarded Items are back in it."
        case HeroMoved():
            company = (
                f" with {listed([name(citizen) for citizen in event.citizens])}" if event.citizens else ""
            )
            return f"{names(event.seat)} moves to {name(event.place)}{company}."
        case HeroPlaced():
            return f"{names(event.seat)} is placed at {name(event.place)}."
        case CitizenMoved():
            return f"{name(event.citizen)} goes to {name(event.place)}."
        case CitizenAppeared():
            safe = name(box.citizens[event.citizen].safe)
            return f"{name(event.citizen)} appears at {name(event.place)} and must get to {safe}."
        case CitizenSaved():
            return f"{name(event.citizen)} is safe. {names(event.seat)} is rewarded."
        case CitizenLost():
            return f"{name(event.citizen)} is defeated."
        case ItemsTaken():
            return f"{names(event.seat)} picks up {_items(box, event.items)}."
        case ItemGiven():
            return f"{names(event.giver)} gives {names(event.taker)} the {name(event.item)}."
        case ItemsSpent():
            return f"{names(event.seat)} spends {_items(box, event.items)}."
        case ItemsLost():
            return f"Discarded from the board: {_items(box, event.items)}."
        case PerkGained():
            return f"{names(event.seat)} draws a Perk card."
        case PerkDrawn():
            return f"{names(event.seat)}'s Perk card: {box.perk_kinds[event.perk].name}."
        case PerkPlayed():
            perk = box.perk_kinds[event.perk]
            return f"{names(event.seat)} plays {perk.name}: {perk.text}"
        case PerkKept():
            return f"{box.perk_kinds[event.perk].name} came to nothing; {names(event.seat)} keeps it."
        case ActionsGained():
            return f"{names(event.seat)} has {event.actions} more actions."
        case Suggested():
            return f"{names(event.seat)} suggests: {option(event.option)}."
        case PermissionSet(given=True):
            return f"{names(event.seat)} lets others act for them without asking."
        case PermissionSet():
            return f"{names(event.seat)} wants to be asked before others act for them."
        case Declined():
            return f"{names(event.seat)} declines what {names(event.by)} planned."
        case CardDrawn():
            card, how = box.cards[event.card], "plays" if event.chosen else "draws"
            subject = f" ({name(card.subject)})" if card.subject in box.monsters else ""
            return f"{names(event.seat)} {how} the Monster card {card.name}{subject}: {card.text}"
        case PhaseSkipped():
            return f"{names(event.seat)} draws no Monster card this turn."
        case FrenzyMoved():
            return f"{name(event.monster)} is frenzied."
        case MonsterMoved():
            return f"{name(event.monster)} goes to {', then '.join(name(place) for place in event.way)}."
        case MonsterPlaced():
            return f"{name(event.monster)} is placed at {name(event.place)}."
        case AttackRolled(target=str(target)):
            whom = _character(box, target)
            return f"{name(event.monster)} attacks {whom} and rolls {_dice(event.symbols)}."
        case AttackRolled():
            return f"{name(event.monster)} rolls {_dice(event.symbols)}."
        case HitIgnored():
            return f"{names(event.seat)} stands it by discarding {_items(box, event.items)}."
        case HeroDefeated():
            return f"{names(event.seat)} is defeated, until their next turn."
        case TerrorRose():
            return f"Terror rises to {event.level}."
        case MonsterDefeated():
            return f"{names(event.seat)} defeats {name(event.monster)}!"
        case _:
            raise ValueError(event)


def _character(box: Box, character: Character) -> str:
    return box.name(character) if character in box.citizens else f"the {box.name(character)}"


def _dice(symbols: Sequence[Symbol]) -> str:
    return listed([symbol.capitalize() for symbol in symbols])


def _items(box: Box, items: Sequence[str]) -> str:
    return listed(
        [f"{box.name(item)} ({box.items[item].colour} {box.items[item].strength})" for item in items]
    )
