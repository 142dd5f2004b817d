"""How things are called, in lists of options, in stories and on the board."""

from collections.abc import Sequence

from games.kernel.english import counted, listed
from games.kernel.game import Names
from games.kernel.prompts import Seat
from games.monster_slaughter.board import ROOMS
from games.monster_slaughter.content import CardId, DoorId, FamilyId, VictimId, Zone, box


def the(zone: Zone) -> str:
    """A zone with its article."""
    return f"the {short(zone)}"


def short(zone: Zone) -> str:
    """A zone without its article."""
    if zone in ROOMS:
        return box().rooms[zone].name
    return box().outdoors[zone].name if zone in box().outdoors else "tool shed"


def door_name(door: DoorId) -> str:
    """A door, by the two zones that it joins."""
    first, second = box().doors[door].between
    return f"{short(first)} to {short(second)}"


def between(door: DoorId) -> str:
    """Where a door is, for sentences."""
    first, second = box().doors[door].between
    return f"between {the(first)} and {the(second)}"


def victim_name(victim: VictimId) -> str:
    """A guest or visitor."""
    return box().victims[victim].name


def victim_names(victims: Sequence[VictimId]) -> str:
    """Several of them."""
    return listed([victim_name(victim) for victim in victims])


def card_name(card: CardId) -> str:
    """A card, without what it does; a gap is a card not seen."""
    return box().cards[card].name if card else "an unseen card"


def card_names(cards: Sequence[CardId]) -> str:
    """Several cards."""
    return listed([card_name(card) for card in cards]) or "no cards"


def object_text(card: CardId) -> str:
    """An object and its dice."""
    kind = box().objects[card]
    against = f", {kind.dice + 1} against {box().families[kind.family].name}" if kind.family else ""
    company = f", {kind.dice_in_company} in company" if kind.dice_in_company is not None else ""
    return f"{kind.name} ({counted(kind.dice, 'die', 'dice')}{against}{company})"


def card_text(card: CardId) -> str:
    """A card and what it does."""
    entry = box().cards[card]
    if entry.kind == "object":
        return f"{object_text(card)}{': ' + entry.text if entry.text else ''}"
    return f"{entry.name}: {entry.text}"


def cards_seen(zone: Zone, cards: Sequence[CardId]) -> str:
    """What a look at a pile has shown: true for good, even where the pile is shuffled later."""
    return f"You have seen {card_names(cards)} on top of {the(zone)}'s pile."


def night_ahead(night: str) -> str:
    """An event that has been seen before its time."""
    kind = box().nights[night]
    return f"The next nocturnal event is {kind.name}: {kind.text}"


def offered(seat: Seat, cards: Sequence[CardId], names: Names) -> str:
    """What somebody offers to a victim."""
    return f"{names(seat)} offers {sentence(card_names(cards))}"


def monster_name(monster: str) -> str:
    """A monster by its family and its part in it, as in "Werewolf father" and "Crittlin 3"."""
    family, _, part = monster.partition("-")
    return f"{box().families[family].one} {part}"


def the_monster(monster: str) -> str:
    """A monster with its article, where it has one."""
    name = monster_name(monster)
    return name if name[-1].isdigit() else f"the {name}"


def family_name(family: FamilyId | None) -> str:
    """A family."""
    return box().families[family].name if family else "no family yet"


def sentence(words: str) -> str:
    """Words as a sentence of their own; some cards bring their mark with them."""
    return f"{opened(words)}{'' if words[-1] in '!?.' else '.'}"


def opened(words: str) -> str:
    """Words with a capital to begin with, and all others as they are: it is "the WC"."""
    return f"{words[0].upper()}{words[1:]}"


def people(seats: Sequence[Seat], names: Names) -> str:
    """Players."""
    return listed([names(seat) for seat in seats])
