"""What the Greek box adds to the parts that all sets have: Lairs, spots on the map, and Monsters' tokens."""

from collections.abc import Sequence
from itertools import pairwise, permutations
from typing import Literal

from pydantic import Field

from games.horrified.content import Content, MonsterId, Place, Shelf, Source, Symbol, read_shared
from games.kernel.content import ContentFiles, ContentModel

COLOURS = ("yellow", "blue", "teal")
LAIRED = ("cerberus", "chimera", "medusa", "minotaur")
GATE = "gate"
CENTRE = "centre"


class SymbolKind(ContentModel):
    """A god's symbol on Monster mats and cards; its id is its colour."""

    id: str
    name: str


class SpotKind(ContentModel):
    """What is printed at a location: where a Lair lies, a Temple, or where a Mirror begins."""

    kind: Literal["lair", "temple", "mirror"]
    place: Place
    source: Source


class LairKind(ContentModel):
    """A Lair token and the Monster it belongs to."""

    id: str
    name: str
    monster: MonsterId


class DoorKind(ContentModel):
    """A Door token of Cerberus and the glyphs that unlock it."""

    id: str
    glyphs: tuple[Symbol, ...] = Field(min_length=1, max_length=3)
    source: Source


class HeadKind(ContentModel):
    """A head of the Chimera and the Items that put it to sleep."""

    id: str
    name: str
    colour: str
    number: int = Field(ge=1)


class TileKind(ContentModel):
    """A Labyrinth token: a piece of the way, with the signs at its two ends."""

    id: str
    left: str
    right: str


class ToneKind(ContentModel):
    """A tone of the Siren; there are two tokens of each."""

    id: str
    name: str


class GreekContent(ContentModel):
    """All that is in the box; `mark` tells it from the box that comes with the program."""

    mark: str
    shared: Content
    symbols: tuple[SymbolKind, ...]
    spots: tuple[SpotKind, ...]
    lairs: tuple[LairKind, ...]
    doors: tuple[DoorKind, ...]
    heads: tuple[HeadKind, ...]
    tiles: tuple[TileKind, ...]
    tones: tuple[ToneKind, ...]

    def places(self, kind: str) -> tuple[Place, ...]:
        """The locations with such a spot."""
        return tuple(spot.place for spot in self.spots if spot.kind == kind)

    def lair(self, monster: MonsterId) -> LairKind:
        """The Lair of a Monster that has one."""
        return next(lair for lair in self.lairs if lair.monster == monster)


def read_content(files: ContentFiles, shelf: Shelf) -> GreekContent:
    """The box in these files; raises BadContent with all problems of all of them."""
    shared = read_shared(files, shelf)
    symbols = files.read("symbols.json", SymbolKind)
    spots = files.read("spots.json", SpotKind)
    lairs = files.read("lairs.json", LairKind)
    doors = files.read("doors.json", DoorKind)
    heads = files.read("heads.json", HeadKind)
    tiles = files.read("tiles.json", TileKind)
    tones = files.read("tones.json", ToneKind)
    _check_lairs(files, spots, lairs, shelf)
    for at, head in enumerate(heads, start=1):
        files.require(head.colour in COLOURS, "heads.json", f"entry {at}, colour: {head.colour!r} is unknown")
    ways = sum(is_through(order) for order in permutations(tiles))
    files.require(ways == 1, "tiles.json", f"the way from gate to centre can be laid in {ways} orders, not 1")
    _check_tokens(files, doors, tones)
    if shared:
        _check_shared(files, shared, spots, symbols)
    files.check()
    assert shared is not None, "a file that cannot be used is a problem of its own"
    return GreekContent(
        mark=files.mark(),
        shared=shared,
        symbols=symbols,
        spots=spots,
        lairs=lairs,
        doors=doors,
        heads=heads,
        tiles=tiles,
        tones=tones,
    )


def is_through(tiles: Sequence[TileKind]) -> bool:
    """Whether these Labyrinth tokens, laid in this order, lead from the gate to the centre."""
    if not tiles or tiles[0].left != GATE or tiles[-1].right != CENTRE:
        return False
    return all(one.right == other.left for one, other in pairwise(tiles))


def _check_lairs(
    files: ContentFiles, spots: tuple[SpotKind, ...], lairs: tuple[LairKind, ...], shelf: Shelf
) -> None:
    """As many Lairs as places for them, and one for each Monster that has one."""
    places = [spot.place for spot in spots if spot.kind == "lair"]
    files.require(len(places) == len(lairs), "lairs.json", f"{len(lairs)} Lairs for {len(places)} places")
    owners = [lair.monster for lair in lairs]
    for at, owner in enumerate(owners, start=1):
        files.require(owner in shelf.monsters, "lairs.json", f"entry {at}, monster: {owner!r} is unknown")
        files.require(owners.count(owner) == 1, "lairs.json", f"entry {at}, monster: another has it too")
    for owner in LAIRED:
        files.require(owner in owners, "lairs.json", f"monster: {owner!r} has no Lair")
    for kind in ("temple", "mirror"):
        there = any(spot.kind == kind for spot in spots)
        files.require(there, "spots.json", f"kind: none is a {kind}")
    for at, spot in enumerate(spots, start=1):
        files.require(spots.count(spot) == 1, "spots.json", f"entry {at}: it is there twice")


def _check_tokens(files: ContentFiles, doors: tuple[DoorKind, ...], tones: tuple[ToneKind, ...]) -> None:
    """No Door and no Tone has another's id."""
    for name, ids in (("doors.json", [one.id for one in doors]), ("tones.json", [one.id for one in tones])):
        for at, one in enumerate(ids, start=1):
            files.require(ids.count(one) == 1, name, f"entry {at}, id: {one!r} is there twice")


def _check_shared(
    files: ContentFiles, shared: Content, spots: tuple[SpotKind, ...], symbols: tuple[SymbolKind, ...]
) -> None:
    """Every spot is on the map, every symbol has a name, and every Legend has one card."""
    known = {location.id for location in shared.locations}
    for at, spot in enumerate(spots, start=1):
        files.require(
            spot.place in known, "spots.json", f"entry {at}, place: there is no location {spot.place!r}"
        )
    named = {symbol.id for symbol in symbols}
    for at, monster in enumerate(shared.monsters, start=1):
        for symbol in monster.symbols:
            files.require(
                symbol in named, "monsters.json", f"entry {at}, symbols: {symbol!r} is not in symbols.json"
            )
    for legend in shared.citizens:
        cards = [card for card in shared.cards if card.subject == legend.id]
        files.require(len(cards) == 1, "monster_cards.json", f"{len(cards)} cards name {legend.id!r}, not 1")
