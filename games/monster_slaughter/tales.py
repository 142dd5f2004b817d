"""Events of Monster Slaughter in words."""

from games.kernel.english import counted
from games.kernel.events import Event
from games.kernel.game import Names
from games.monster_slaughter import card_events as cards
from games.monster_slaughter import events as night
from games.monster_slaughter import fight_events as fight
from games.monster_slaughter.content import box
from games.monster_slaughter.fight_tales import tell_fight
from games.monster_slaughter.terms import (
    between,
    card_name,
    card_names,
    cards_seen,
    family_name,
    monster_name,
    night_ahead,
    sentence,
    the,
    the_monster,
    victim_name,
    victim_names,
)

EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for module in (night, cards, fight)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)


def tell(event: Event, names: Names) -> str:
    """An event as a sentence or two."""
    return tell_night(event, names) or tell_cards(event, names) or tell_fight(event, names)


def tell_night(event: Event, names: Names) -> str:
    """What happens to the night, to monsters and to doors; empty for everything else."""
    match event:
        case night.FamilyChosen():
            power = box().families[event.family].text
            return f"{names(event.seat)} leads the {family_name(event.family)}. {power}"
        case night.GuestInvited():
            kind = box().victims[event.victim]
            return f"{kind.name} is invited: {kind.health} health. {kind.text}"
        case night.ShedStocked():
            return f"The tool shed stands, with {counted(event.cards, 'object')} in it."
        case night.OrdersMade():
            return "Everybody has set a death order and picked a favourite meal."
        case night.FirstPlayer():
            return f"{names(event.seat)} is the first player."
        case night.RoundBegan():
            return f"It is {box().hours[event.round].name}: round {event.round} begins."
        case night.MonstersReady():
            return "All monsters can be played again."
        case night.NightRevealed():
            kind_of_night = box().nights[event.night]
            return f"Nocturnal event: {kind_of_night.name}. {kind_of_night.text}"
        case night.NightEnded():
            return f"{box().nights[event.night].name} is over."
        case night.HandsPassed():
            return "Everybody passes their hand to the left."
        case night.HandReceived():
            return f"In {names(event.seat)}'s hand now: {sentence(card_names(event.cards))}"
        case night.MonsterActivated():
            return f"{names(event.seat)} plays {the_monster(event.monster)}."
        case night.MonsterEntered():
            return sentence(f"{the_monster(event.monster)} comes out of the woods at {the(event.zone)}")
        case night.MonsterMoved():
            return sentence(f"{the_monster(event.monster)} moves to {the(event.zone)}")
        case night.MonsterJoined():
            return f"{monster_name(event.monster)} joins the family in {the(event.zone)}."
        case night.MonsterEjected():
            return sentence(f"{the_monster(event.monster)} is thrown out to {the(event.zone)}")
        case night.DoorSmashed(barricaded=True):
            return f"{names(event.seat)} smashes the barricade {between(event.door)}."
        case night.DoorSmashed():
            return f"{names(event.seat)} smashes the door {between(event.door)}, and keeps it."
        case night.DoorBurst(barricaded=True):
            return f"The barricade {between(event.door)} breaks on the way."
        case night.DoorBurst():
            return f"The door {between(event.door)} breaks on the way; nobody gets it."
        case night.SmashFailed():
            return f"{names(event.seat)} fails to smash {_smashed(event.target)}."
        case night.BarricadePlaced():
            return f"{names(event.seat)} barricades the doorway {between(event.door)}."
        case night.PileShuffled():
            return f"The pile of {the(event.zone)} is shuffled."
        case _:
            return ""


def tell_cards(event: Event, names: Names) -> str:
    """What happens to dice, cards and victims that are not attacked; empty for everything else."""
    match event:
        case cards.MonsterRolled():
            roll = _roll(event.dice, event.successes)
            return sentence(f"{the_monster(event.monster)} rolls to {event.purpose}: {roll}")
        case cards.RolledAgain():
            return f"{_reason(event.reason)}: {_roll(event.dice, event.successes)}."
        case cards.VictimRolled():
            return f"{victim_name(event.victim)} rolls {_roll(event.dice, event.successes)}."
        case cards.Peeked(whole_pile=True):
            return f"{names(event.seat)} looks at the whole pile of {the(event.zone)}."
        case cards.Peeked():
            return f"{names(event.seat)} peeks at the pile of {the(event.zone)}."
        case cards.CardsSeen():
            return cards_seen(event.zone, event.cards)
        case cards.LookedAhead():
            return f"{names(event.seat)} looks at the next nocturnal event."
        case cards.NextEventSeen():
            return night_ahead(event.night)
        case cards.CardTaken():
            return f"{names(event.seat)} takes a card from {the(event.zone)}."
        case cards.CardFound():
            return sentence(f"You have found {card_name(event.card)}")
        case cards.NothingFound():
            return f"{names(event.seat)} finds nothing more in {the(event.zone)}."
        case cards.BombWentOff():
            result = "" if event.works else " It is a dud."
            return f"{card_name(event.trap)} goes off in {the(event.zone)}: the search is over.{result}"
        case cards.SnareLaid():
            return f"{names(event.seat)} lays the {card_name(event.trap)} in {the(event.zone)}."
        case cards.SnareSprung():
            result = "gets free" if event.free else "is held"
            return f"{victim_name(event.victim)} steps into the {card_name(event.trap)} and {result}."
        case cards.SnareRemoved():
            return f"{names(event.seat)} smashes the {card_name(event.trap)} in {the(event.zone)}."
        case cards.CardPlayed():
            return (
                f"{names(event.seat)} plays {sentence(card_name(event.card))} {box().cards[event.card].text}"
            )
        case cards.SomethingStolen():
            return f"{names(event.seat)} takes a card from {names(event.robbed)}'s hand."
        case cards.CardStolen():
            return sentence(f"The card is {card_name(event.card)}")
        case cards.VisitorArrived():
            kind = box().victims[event.victim]
            return f"{kind.name} comes to the cabin: {kind.health} health. {kind.text}"
        case cards.NobodyCame():
            return "Nobody is left who could come."
        case cards.VictimRevealed():
            return f"{victim_name(event.victim)} appears in {the(event.zone)}."
        case cards.VictimWaits():
            return f"{victim_name(event.victim)} waits to take the place of the next victim found."
        case cards.VictimReturned():
            return f"Whoever {names(event.seat)} found goes back into the pile of {the(event.zone)} unseen."
        case cards.VictimGlimpsed():
            return f"That was {victim_name(event.victim)}."
        case cards.VictimMoved():
            return f"{victim_name(event.victim)} runs to {the(event.zone)}."
        case cards.VictimsHid(on_top=True):
            return f"On top of the pile of {the(event.zone)} now: {victim_names(event.victims)}."
        case cards.VictimsHid():
            return f"Hiding in {the(event.zone)} now: {victim_names(event.victims)}."
        case cards.VictimFled():
            return f"{victim_name(event.victim)} runs and hides; only {names(event.seat)} knows where."
        case cards.ScareFailed():
            return f"{victim_name(event.victim)} stays."
        case _:
            return ""


def _smashed(target: str) -> str:
    return f"the {card_name(target)}" if target in box().traps else f"the way {between(target)}"


def _roll(dice: int, successes: int) -> str:
    return f"{counted(successes, 'success', 'successes')} with {counted(dice, 'die', 'dice')}"


def _reason(reason: str) -> str:
    if reason in box().victims:
        return f"{victim_name(reason)} rolls a failure again"
    if reason in box().families:
        return f"The {family_name(reason)} make the victim roll a success again"
    return "Second Try, the failures are rolled again"
