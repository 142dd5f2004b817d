"""How the pictures call things: shortly, as they are read on a phone."""

from collections.abc import Mapping, Sequence

from games.monster_slaughter.board import SHED
from games.monster_slaughter.content import CardId, FamilyId, Role, VictimId, Zone, box

_SHORT_NAMES: Mapping[str, str] = {
    "agent-ms": "MS",
    "bullwhip-walton": "Walton",
    "demon-hunter": "D. Hunter",
    "ghost-hunter": "G. Hunter",
    "officer-roscoe": "Roscoe",
    "prof-browne": "Browne",
    "red-ansoll": "Ansoll",
}


def zone_name(zone: Zone) -> str:
    """A room, a side of the cabin, or the shed."""
    if zone == SHED:
        return "tool shed"
    return box().rooms[zone].name if zone in box().rooms else box().outdoors[zone].name


def victim_name(victim: VictimId) -> str:
    """A victim; a star marks a stunt double."""
    return box().victims[victim].name.replace(" (stunt double)", "*").replace(" of the duo", "*")


def short_name(victim: VictimId) -> str:
    """A name that fits under a figure; a star marks a stunt double."""
    kind = box().victims[victim]
    name = _SHORT_NAMES.get(kind.figure, kind.figure.capitalize())
    return f"{name}*" if kind.kind == "double" else name


def monster_name(family: FamilyId, role: Role, sign: str) -> str:
    """A monster by its family and its part in it."""
    return f"{box().families[family].one} {sign if role == 'crittlin' else role}"


def member_sign(monster: str, role: Role) -> str:
    """The letter of a member of a family, or a Crittlin's number."""
    return monster.rpartition("-")[2] if role == "crittlin" else role[0].upper()


def card_name(card: CardId) -> str:
    """A card."""
    return box().cards[card].name


def listed(words: Sequence[str]) -> str:
    """Words in a row with "and"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def counted(number: int, one: str, many: str) -> str:
    """A number with its noun."""
    return f"{number} {one if number == 1 else many}"
