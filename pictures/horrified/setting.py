"""What a set brings to the picture: its geography and its drawings."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from PIL import Image

from games.horrified.content import MonsterId, Place
from games.horrified.view import CardView, HorrifiedView
from games.kernel.prompts import Seat
from pictures.canvas import Point, Sketch

Drawing: TypeAlias = Callable[[Sketch], None]
"""Draws around (0, 0), in a square of 100 units unless it says otherwise."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Where a Monster's mat is drawn: `area` is free for what lies on it (left, top, width, height)."""

    picture: Image.Image
    area: tuple[int, int, int, int]
    setting: "Setting"
    view: HorrifiedView

    def letter(self, seat: Seat) -> str:
        """The letter of a seat."""
        return LETTERS[self.view.seats.index(seat)]

    def place(self, place: Place) -> str:
        """What a location is called."""
        return next((found.name for found in self.view.locations if found.id == place), place)


@dataclass(frozen=True, slots=True)
class MonsterArt:
    """A Monster's figure and colour, its mat, its overlay's sign, and the tokens it leaves in town."""

    figure: Drawing
    colour: str
    mat: Callable[[Desk, Any], None]
    overlay: Drawing | None = None
    tokens: Callable[[Any], Iterator[tuple[Place, Image.Image]]] | None = None


@dataclass(frozen=True, slots=True)
class Plate:
    """The plates with the names of locations: their ground, its upper edge, and the letters."""

    ground: str
    edge: str
    letters: str


@dataclass(frozen=True, slots=True)
class Road:
    """The roads: their edge, the way, and the dashes on it."""

    edge: str
    way: str
    dash: str


@dataclass(frozen=True, eq=False)
class Mood:
    """What lies beneath everything, and what it is made of. The sky is as high as the header.

    `table` is the ground below the town, `counter` ground and edge of what counts supplies, and `board` draws
    a panel of this width and height, on which letters are CREAM.
    """

    table: str
    sky: Drawing
    road: Road
    plate: Plate
    counter: tuple[str, str]
    board: Callable[[int, int], Image.Image]


@dataclass(frozen=True, slots=True)
class Terms:
    """How a set calls its people, and what they save."""

    hero: str
    heroes: str
    citizens: str
    home: str


@dataclass(frozen=True, eq=False)
class Setting:
    """A set's town. Places are where the plates with the names hang; buildings stand on (0, 0), 100 high.

    `bends` are the middles of roads that do not run straight, by their ends in the order of the alphabet.
    `chips` are the Items of each colour, each with a shape of its own; `tags` the marks of Items with a tag.
    The building of "" stands where the set knows none. `samples` are its own sprites, for the palette.
    `icons` are the symbols by which its Monster cards name Monsters, where they do not name them one by one;
    `tokens` is what lies in town besides what the Monsters have left there, and `foretold` tells which
    Monster card comes next, where that is known.
    """

    terms: Terms
    mood: Mood
    spots: Mapping[Place, Point]
    bends: Mapping[tuple[Place, Place], Point]
    ground: Drawing
    buildings: Mapping[Place, Drawing]
    monsters: Mapping[MonsterId, MonsterArt]
    chips: Mapping[str, Drawing]
    tags: Mapping[str, Drawing]
    samples: Callable[[], Iterator[Image.Image]]
    icons: Mapping[str, Drawing] = field(default_factory=dict)
    tokens: Callable[[Any], Iterator[tuple[Place, Image.Image]]] | None = None
    foretold: Callable[[Any], CardView | None] | None = None


LETTERS = "ABCDE"
