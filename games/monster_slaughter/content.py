"""The cabin, the cast and the cards of the box, from the files in `content/`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from games.kernel.content import ContentFiles, ContentModel, by_id

Zone: TypeAlias = str
DoorId: TypeAlias = str
FamilyId: TypeAlias = str
VictimId: TypeAlias = str
CardId: TypeAlias = str
NightId: TypeAlias = str

Role: TypeAlias = Literal["father", "mother", "child", "crittlin"]
FreeAction: TypeAlias = Literal["smash", "peek", "scare", "spawn"]
Purpose: TypeAlias = Literal["smash", "search", "scare", "attack"]
Token: TypeAlias = Literal["flesh", "bones", "brains", "targets", "doors"]
CardKind: TypeAlias = Literal["object", "bonus", "trap", "victim"]


class Room(ContentModel):
    """A room: cards on its pile for 2, 3, 4 and 5 players, where monsters are ejected to, where it lies."""

    id: Zone
    name: str
    number: int
    cards: tuple[int, int, int, int]
    ejects_to: Zone
    plan: tuple[int, int, int, int]


class Outdoor(ContentModel):
    """A zone along one side of the cabin; monsters walk freely to the sides next to it."""

    id: Zone
    name: str
    next_to: tuple[Zone, ...]


class Door(ContentModel):
    """A door and the two zones that it joins."""

    id: DoorId
    between: tuple[Zone, Zone]


class Wall(ContentModel):
    """Two zones that touch without a door."""

    between: tuple[Zone, Zone]


class DieKind(ContentModel):
    """A die: on how many of its sides is a success."""

    id: Literal["action", "reaction"]
    sides: int
    successes: int
    assumed: bool = False


class RoleKind(ContentModel):
    """What a member of a family can do in a turn."""

    id: Role
    actions: int
    dice: int
    adult: bool


class FamilyKind(ContentModel):
    """A family of monsters. Its ability is told by the numbers in which it differs from other families."""

    id: FamilyId
    name: str
    one: str
    text: str
    members: tuple[Role, ...]
    free_action: FreeAction | None = None
    free_moves: int = 1
    attack_dice: int = 0
    search_dice: int = 0
    finding_hurts: int = 0
    undoes_successes: int = 0
    ejected_by: int = 1
    pack: bool = False
    through_walls: bool = False
    plays_last: bool = False


class VictimKind(ContentModel):
    """A student, a surprise visitor or a stunt double.

    Two with one `figure` cannot be in a game together; a `card` that two victims share brings both.
    """

    id: VictimId
    name: str
    kind: Literal["student", "visitor", "double"]
    health: int
    figure: str
    card: str
    power: str
    text: str
    recommended: bool = False
    assumed: bool = False


class ObjectKind(ContentModel):
    """An object: reaction dice, more of them where two victims are together, and against one family."""

    id: CardId
    name: str
    box: Literal["family", "main", "set-one", "set-two"]
    dice: int
    family: FamilyId | None = None
    dice_in_company: int | None = None
    effect: str = ""
    text: str = ""


class TrapKind(ContentModel):
    """A trap: laid by whoever found it, or going off at once."""

    id: CardId
    name: str
    effect: str
    text: str


class BonusKind(ContentModel):
    """A bonus action and how many cards of it there are."""

    id: str
    name: str
    count: int
    effect: str
    text: str
    assumed: bool = False


class NightKind(ContentModel):
    """A nocturnal event. `top` ones lie among the first three; `shed` ones come with the tool shed."""

    id: NightId
    name: str
    effect: str
    text: str
    top: bool = False
    shed: bool = False
    assumed: bool = False


class Hour(ContentModel):
    """A round of the night."""

    round: int
    name: str
    reactivates: bool = False


class Points(ContentModel):
    """What a token is worth in The Reckoning."""

    token: Token
    points: int


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the room piles. `effect` is what playing or finding it does, empty for nothing special."""

    id: CardId
    kind: CardKind
    name: str
    effect: str
    text: str


@dataclass(frozen=True, slots=True)
class Content:
    """All that is in the box."""

    rooms: Mapping[Zone, Room]
    outdoors: Mapping[Zone, Outdoor]
    doors: Mapping[DoorId, Door]
    walls: tuple[Wall, ...]
    dice: Mapping[str, DieKind]
    roles: Mapping[str, RoleKind]
    families: Mapping[FamilyId, FamilyKind]
    victims: Mapping[VictimId, VictimKind]
    objects: Mapping[CardId, ObjectKind]
    traps: Mapping[CardId, TrapKind]
    bonuses: Mapping[str, BonusKind]
    nights: Mapping[NightId, NightKind]
    hours: Mapping[int, Hour]
    points: Mapping[Token, int]
    cards: Mapping[CardId, Card]


def read_content(folder: Path) -> Content:
    """The box in this folder; raises BadContent with all problems of all its files."""
    files = ContentFiles(folder)
    objects = by_id(files.read("objects.json", ObjectKind))
    traps = by_id(files.read("traps.json", TrapKind))
    bonuses = by_id(files.read("bonuses.json", BonusKind))
    victims = by_id(files.read("victims.json", VictimKind))
    content = Content(
        rooms=by_id(files.read("rooms.json", Room)),
        outdoors=by_id(files.read("outdoors.json", Outdoor)),
        doors=by_id(files.read("doors.json", Door)),
        walls=files.read("walls.json", Wall),
        dice=by_id(files.read("dice.json", DieKind)),
        roles=by_id(files.read("roles.json", RoleKind)),
        families=by_id(files.read("families.json", FamilyKind)),
        victims=victims,
        objects=objects,
        traps=traps,
        bonuses=bonuses,
        nights=by_id(files.read("nights.json", NightKind)),
        hours={hour.round: hour for hour in files.read("hours.json", Hour)},
        points={points.token: points.points for points in files.read("points.json", Points)},
        cards={card.id: card for card in _cards(victims, objects, traps, bonuses)},
    )
    _check(files, content)
    files.check()
    return content


def _cards(
    victims: Mapping[VictimId, VictimKind],
    objects: Mapping[CardId, ObjectKind],
    traps: Mapping[CardId, TrapKind],
    bonuses: Mapping[str, BonusKind],
) -> list[Card]:
    return [
        *(Card(each.id, "victim", each.name, "", each.text) for each in victims.values()),
        *(Card(each.id, "object", each.name, each.effect, each.text) for each in objects.values()),
        *(Card(each.id, "trap", each.name, each.effect, each.text) for each in traps.values()),
        *(
            Card(
                f"{each.id}-{copy}" if each.count > 1 else each.id, "bonus", each.name, each.effect, each.text
            )
            for each in bonuses.values()
            for copy in range(1, each.count + 1)
        ),
    ]


def _check(files: ContentFiles, content: Content) -> None:
    zones = {*content.rooms, *content.outdoors}
    for door in content.doors.values():
        files.require(zones.issuperset(door.between), "doors.json", f"{door.id} joins an unknown zone")
    for wall in content.walls:
        known = zones.issuperset(zone for zone in wall.between if zone != "shed")
        files.require(known, "walls.json", f"{wall.between} names an unknown zone")
    for room in content.rooms.values():
        has_way = any({room.id, room.ejects_to} == {*door.between} for door in content.doors.values())
        files.require(has_way, "rooms.json", f"no door leads from {room.id} to {room.ejects_to}")
    for each in content.objects.values():
        known = each.family in content.families if each.box == "family" else each.family is None
        files.require(known, "objects.json", f"{each.id} is for an unknown family")


@cache
def box() -> Content:
    """The box that comes with the program."""
    return read_content(Path(__file__).parent / "content")
