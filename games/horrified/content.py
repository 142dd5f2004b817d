"""The parts that every Horrified box has, as content files in one folder."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pydantic import Field

from games.kernel.content import ContentFiles, ContentModel
from games.kernel.graph import distances

Place: TypeAlias = str
ItemId: TypeAlias = str
HeroId: TypeAlias = str
CitizenId: TypeAlias = str
MonsterId: TypeAlias = str
CardId: TypeAlias = str
PerkId: TypeAlias = str
Character: TypeAlias = str
"""A hero's or a citizen's id: what a Monster goes for. No id is both."""

Symbol: TypeAlias = Literal["hit", "power", "miss"]
Source: TypeAlias = Literal["rulebook", "public", "assumed"]

MOST_SEATS = 5
FRENZY = "frenzy"
EVERYBODY = "everybody"
"""The subject of an Event that concerns whoever is in the game."""


class Numbers(ContentModel):
    """The numbers of the whole game, and the sides of a die."""

    id: Literal["numbers"]
    return_to: Place
    skull: int = Field(ge=1)
    solo_terror: int = Field(ge=0)
    first_items: int = Field(ge=0)
    die: tuple[Symbol, ...] = Field(min_length=1)


class Location(ContentModel):
    """A place on the board, where it is drawn, and whether Items come there."""

    id: Place
    name: str
    x: int
    y: int
    items: bool


class Road(ContentModel):
    """Two locations that are adjacent."""

    ends: tuple[Place, Place]
    source: Source


class ItemKind(ContentModel):
    """An Item token. `tags` are what some rules ask for besides the colour, such as "goat"."""

    id: ItemId
    name: str
    colour: str
    strength: int = Field(ge=1, le=9)
    location: Place
    tags: tuple[str, ...] = ()
    source: Source


class HeroKind(ContentModel):
    """An identification tile. `special` names the special action, `text` tells it in our words."""

    id: HeroId
    name: str
    actions: int = Field(ge=1)
    start: Place
    special: str | None
    text: str
    colour: str
    solo: bool
    source: Source


class CitizenKind(ContentModel):
    """A standee with its way home. `portrait` are the things to be seen on its picture."""

    id: CitizenId
    title: str
    name: str
    start: Place
    safe: Place
    portrait: tuple[str, ...] = ()
    source: Source


class MonsterKind(ContentModel):
    """A Monster's mat: its order, symbols and the numbers of its own rules."""

    id: MonsterId
    name: str
    order: int
    start: Place
    overlay: Place | None
    complexity: Literal["low", "medium", "high"]
    symbols: tuple[str, ...]
    numbers: dict[str, int]


class MonsterCard(ContentModel):
    """A Monster card from top to bottom: Items, Event, Monster Strike. `subject` is whom the Event names."""

    id: CardId
    name: str
    items: int = Field(ge=0)
    subject: str
    effects: tuple[str, ...]
    text: str
    strike: tuple[str, ...]
    move: int = Field(ge=0)
    dice: int = Field(ge=1, le=3)
    source: Source


class PerkKind(ContentModel):
    """A Perk card. `monster` is the one it names, if any."""

    id: PerkId
    name: str
    copies: int = Field(ge=1)
    effect: str
    monster: MonsterId | None
    text: str
    solo: bool
    source: Source


class Content(ContentModel):
    """All that every Horrified box holds."""

    numbers: Numbers
    locations: tuple[Location, ...]
    roads: tuple[Road, ...]
    items: tuple[ItemKind, ...]
    heroes: tuple[HeroKind, ...]
    citizens: tuple[CitizenKind, ...]
    monsters: tuple[MonsterKind, ...]
    cards: tuple[MonsterCard, ...]
    perks: tuple[PerkKind, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """A set's files, the behaviours that these may name, and the numbers that each Monster needs."""

    heroes: str
    citizens: str
    colours: tuple[str, ...]
    specials: tuple[str, ...]
    perk_effects: tuple[str, ...]
    card_effects: tuple[str, ...]
    monsters: Mapping[MonsterId, tuple[str, ...]]


def read_shared(files: ContentFiles, shelf: Shelf) -> Content | None:
    """The parts all sets have; problems are gathered in `files`. None where a whole file is unusable."""
    numbers = files.read("numbers.json", Numbers)
    files.require(len(numbers) == 1, "numbers.json", f"one entry is needed, not {len(numbers)}")
    locations = files.read("locations.json", Location)
    roads = files.read("roads.json", Road)
    items = files.read("items.json", ItemKind)
    heroes = files.read(shelf.heroes, HeroKind)
    citizens = files.read(shelf.citizens, CitizenKind)
    monsters = files.read("monsters.json", MonsterKind)
    cards = files.read("monster_cards.json", MonsterCard)
    perks = files.read("perks.json", PerkKind)
    if not all((numbers, locations, roads, items, heroes, citizens, monsters, cards, perks)):
        return None
    content = Content(
        numbers=numbers[0],
        locations=locations,
        roads=roads,
        items=items,
        heroes=heroes,
        citizens=citizens,
        monsters=monsters,
        cards=cards,
        perks=perks,
    )
    _check_ids(files, content, shelf)
    _check_seats(files, content, shelf)
    _check_roads(files, content.roads)
    _check_places(files, content, shelf)
    _check_names(files, content, shelf)
    return content


def _check_ids(files: ContentFiles, content: Content, shelf: Shelf) -> None:
    """No id twice within a file, and no character that is both a hero and a citizen."""
    for name, ids in (
        ("locations.json", [location.id for location in content.locations]),
        ("items.json", [item.id for item in content.items]),
        (shelf.heroes, [hero.id for hero in content.heroes]),
        (shelf.citizens, [citizen.id for citizen in content.citizens]),
        ("monsters.json", [monster.id for monster in content.monsters]),
        ("monster_cards.json", [card.id for card in content.cards]),
        ("perks.json", [perk.id for perk in content.perks]),
    ):
        for at, one in enumerate(ids):
            files.require(one not in ids[:at], name, f"entry {at + 1}, id: {one!r} is there twice")
            files.require(":" not in one, name, f"entry {at + 1}, id: {one!r} may not hold a colon")
    heroes = {hero.id for hero in content.heroes}
    for at, citizen in enumerate(content.citizens):
        files.require(
            citizen.id not in heroes, shelf.citizens, f"entry {at + 1}, id: {citizen.id!r} is a hero's"
        )


def _check_seats(files: ContentFiles, content: Content, shelf: Shelf) -> None:
    """There is a hero and a Perk for each seat."""
    heroes = [hero.solo for hero in content.heroes]
    perks = [perk.solo for perk in content.perks for _ in range(perk.copies)]
    for name, cards in ((shelf.heroes, heroes), ("perks.json", perks)):
        files.require(len(cards) >= MOST_SEATS, name, f"it has {len(cards)}, and {MOST_SEATS} may play")
        files.require(any(cards), name, "solo: none is for one player alone")


def _check_roads(files: ContentFiles, roads: tuple[Road, ...]) -> None:
    """No road leads nowhere, or is there twice."""
    known: list[set[Place]] = []
    for at, road in enumerate(roads, start=1):
        ends = set(road.ends)
        files.require(len(ends) == len(road.ends), "roads.json", f"entry {at}, ends: they are one location")
        files.require(ends not in known, "roads.json", f"entry {at}, ends: this road is there twice")
        known.append(ends)


def _check_places(files: ContentFiles, content: Content, shelf: Shelf) -> None:
    """Every place that a file names is on the map, and the map hangs together."""
    known = {location.id for location in content.locations}
    named: list[tuple[str, int, str, Place]] = [("numbers.json", 1, "return_to", content.numbers.return_to)]
    for at, road in enumerate(content.roads, start=1):
        named += [("roads.json", at, "ends", end) for end in road.ends]
    named += [("items.json", at, "location", item.location) for at, item in enumerate(content.items, start=1)]
    named += [(shelf.heroes, at, "start", hero.start) for at, hero in enumerate(content.heroes, start=1)]
    for at, citizen in enumerate(content.citizens, start=1):
        named += [(shelf.citizens, at, "start", citizen.start), (shelf.citizens, at, "safe", citizen.safe)]
    for at, monster in enumerate(content.monsters, start=1):
        overlay = [monster.overlay] if monster.overlay else []
        named += [("monsters.json", at, "start", monster.start)]
        named += [("monsters.json", at, "overlay", place) for place in overlay]
    for name, at, field, place in named:
        files.require(place in known, name, f"entry {at}, {field}: there is no location {place!r}")
    reached = distances(
        content.locations[0].id,
        lambda place: (end for road in content.roads if place in road.ends for end in road.ends),
    )
    for at, location in enumerate(content.locations, start=1):
        files.require(location.id in reached, "locations.json", f"entry {at}, id: no road leads there")
    for at, item in enumerate(content.items, start=1):
        wrong = [place for place in content.locations if place.id == item.location and not place.items]
        files.require(not wrong, "items.json", f"entry {at}, location: no Items come to {item.location!r}")


def _check_names(files: ContentFiles, content: Content, shelf: Shelf) -> None:
    """Every behaviour, colour, Monster and citizen that a file names exists."""
    monsters = {monster.id for monster in content.monsters}
    subjects = monsters | {citizen.id for citizen in content.citizens} | {EVERYBODY}
    _check_monsters(files, content, shelf)
    icons = {symbol for monster in content.monsters for symbol in monster.symbols} | {FRENZY}
    for at, item in enumerate(content.items, start=1):
        files.require(
            item.colour in shelf.colours, "items.json", f"entry {at}, colour: {item.colour!r} is unknown"
        )
    for at, hero in enumerate(content.heroes, start=1):
        known = hero.special is None or hero.special in shelf.specials
        files.require(known, shelf.heroes, f"entry {at}, special: {hero.special!r} is unknown")
    for at, perk in enumerate(content.perks, start=1):
        files.require(
            perk.effect in shelf.perk_effects, "perks.json", f"entry {at}, effect: {perk.effect!r} is unknown"
        )
        known = perk.monster is None or perk.monster in monsters
        files.require(known, "perks.json", f"entry {at}, monster: {perk.monster!r} is unknown")
    for at, card in enumerate(content.cards, start=1):
        name = "monster_cards.json"
        for effect in card.effects:
            known = effect in shelf.card_effects
            files.require(known, name, f"entry {at}, effects: {effect!r} is unknown")
        for icon in card.strike:
            files.require(icon in icons, name, f"entry {at}, strike: {icon!r} is no Monster's symbol")
        known = card.subject in subjects | icons
        files.require(known, name, f"entry {at}, subject: {card.subject!r} is no Monster and no citizen")


def _check_monsters(files: ContentFiles, content: Content, shelf: Shelf) -> None:
    """There is an entry for each Monster of the set, with the numbers of its rules."""
    there = [monster.id for monster in content.monsters]
    for monster in shelf.monsters:
        files.require(monster in there, "monsters.json", f"{monster!r} is missing")
    for at, kind in enumerate(content.monsters, start=1):
        files.require(kind.id in shelf.monsters, "monsters.json", f"entry {at}, id: {kind.id!r} is unknown")
        wanted, given = sorted(shelf.monsters.get(kind.id, ())), sorted(kind.numbers)
        files.require(wanted == given, "monsters.json", f"entry {at}, numbers: must be {wanted}, not {given}")
