"""The tiles before the Mansion: their backs, their faces, and the holes that they leave."""

from functools import cache

from PIL import Image

from games.attic_monster.board import Direction
from games.attic_monster.content import Area, Effect
from pictures.attic_monster import emblems
from pictures.attic_monster.layout import TILE_HEIGHT, TILE_WIDTH
from pictures.canvas import Sketch, arc, panel
from pictures.motifs import fir, trap
from pictures.palette import (
    BLOOD,
    CREAM,
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PAPER_EDGE,
    PINE,
    WINE,
    WOOD_DARK,
    darker,
    lighter,
    mix,
)

SIGN = (88, 45)
GATE = (134, 46)
_SIGN_SIZE = 80
_TOKEN_SIZE = 90
_GROUNDS: dict[Area, str] = {
    "forest": "#2c6147",
    "graveyard": "#5d4f94",
    "stone": "#66708a",
    "start": "#2c6147",
}


@cache
def back(area: Area) -> Image.Image:
    """A tile that lies face down; each stack has its own drawing."""
    sketch = Sketch.blank(TILE_WIDTH, TILE_HEIGHT)
    _card(sketch, _GROUNDS[area], darker(_GROUNDS[area], 0.4))
    match area:
        case "stone":
            _cobbles(sketch)
        case "graveyard":
            _tombstones(sketch)
        case _:
            _firs(sketch)
    return sketch.picture()


@cache
def face(area: Area, effect: Effect, token: str | None, arrow: Direction | None) -> Image.Image:
    """A tile that lies face up, with the sign of its effect."""
    sketch = Sketch.blank(TILE_WIDTH, TILE_HEIGHT)
    _card(sketch, mix(PAPER, _GROUNDS[area], 0.05), mix(_GROUNDS[area], PAPER, 0.15))
    _corner(sketch, area)
    x, y = GATE if effect == "start" else SIGN
    draw_effect(sketch.at(x, y, _SIGN_SIZE / 100), effect, token, arrow)
    return sketch.picture()


@cache
def given(effect: Effect, lost: str | None, size: int, *, double: bool) -> Image.Image:
    """A tile in the attic, small and square, with the token that was lost with it.

    `double` marks a tile that counts 2.
    """
    sketch = Sketch.centred(size, size, 124)
    sketch.fill(panel(-60, -60, 120, 120, 20), INK)
    sketch.fill(panel(-53, -53, 106, 106, 16), PAPER)
    if lost:
        draw_token(sketch.at(0, 0, 0.98), lost)
    else:
        draw_effect(sketch.at(0, 0, 0.92), effect, None, "NE")
    if double:
        sketch.disc(36, 36, 26, BLOOD)
        sketch.write(36, 36, "2", 44, CREAM)
    return sketch.picture()


@cache
def hole() -> Image.Image:
    """Where a tile was given away: bare earth and the marks of claws."""
    sketch = Sketch.blank(TILE_WIDTH, TILE_HEIGHT)
    sketch.fill(panel(3, 3, TILE_WIDTH - 6, TILE_HEIGHT - 6, 22), mix(NIGHT, INK, 0.55))
    sketch.fill(panel(9, 12, TILE_WIDTH - 18, TILE_HEIGHT - 20, 18), INK)
    for x in (66, 92, 118):
        sketch.fill(f"M{x + 12} 22 Q{x + 4} 48 {x - 10} 74 Q{x - 6} 44 {x + 12} 22 Z", WINE)
    return sketch.picture()


@cache
def id_plate(text: str) -> Image.Image:
    """The id of a tile, as the buttons call it."""
    width = 46 if len(text) < 3 else 84
    sketch = Sketch.blank(width, 34)
    sketch.fill(panel(0, 0, width, 34, 12), INK)
    sketch.write(width / 2, 16.5, text, 31, CREAM)
    return sketch.picture()


def draw_effect(sketch: Sketch, effect: Effect, token: str | None, arrow: Direction | None) -> None:
    """The sign of an effect; a key or crystal is drawn as the place for its token."""
    match effect:
        case "key" if token:
            emblems.key_print(sketch, token, darker(PAPER_EDGE, 0.25), PAPER)
        case "key":
            emblems.blank_key(sketch, GOLD, INK)
        case "power" if token:
            emblems.crystal_print(sketch, token)
        case "power":
            emblems.bolt(sketch)
        case "flip":
            emblems.turn_arrow(sketch, BLOOD)
        case "move":
            emblems.two_steps(sketch, WOOD_DARK)
        case "catapult":
            emblems.catapult(sketch, arrow)
        case "trap":
            trap(sketch)
        case "portal":
            emblems.portal(sketch)
        case _:
            emblems.gate(sketch)


def draw_token(sketch: Sketch, holds: str) -> None:
    """A token as a view names it: "key" and its design, or "power" and its colour."""
    kind, _, token = holds.partition(":")
    if kind == "key":
        emblems.key(sketch, token, GOLD, INK)
    else:
        emblems.crystal(sketch, token)


@cache
def token_on_tile(holds: str) -> Image.Image:
    """A token that lies on a tile."""
    sketch = Sketch.centred(_TOKEN_SIZE, _TOKEN_SIZE, 116)
    draw_token(sketch, holds)
    return sketch.picture()


def _card(sketch: Sketch, ground: str, edge: str) -> None:
    sketch.fill(panel(0, 3, TILE_WIDTH, TILE_HEIGHT - 3, 16), INK)
    sketch.fill(panel(0, 0, TILE_WIDTH, TILE_HEIGHT - 3, 16), edge)
    sketch.fill(panel(5, 5, TILE_WIDTH - 10, TILE_HEIGHT - 13, 12), ground)


def _corner(sketch: Sketch, area: Area) -> None:
    """A small mark of the stack that a face-up tile came from."""
    colour = mix(_GROUNDS[area], PAPER, 0.25)
    corner = sketch.at(23, 68, 0.36)
    match area:
        case "graveyard":
            emblems.tombstone(corner, colour)
        case "stone":
            for x, y in ((-16, 10), (16, 10), (0, -14)):
                corner.fill(panel(x - 15, y - 10, 29, 20, 8), colour)
        case "forest":
            fir(corner, colour)
        case _:
            pass


def _firs(sketch: Sketch) -> None:
    ground = _GROUNDS["forest"]
    for x, y, size in ((62, 46, 0.72), (148, 46, 0.72), (172, 54, 0.6), (40, 56, 0.6)):
        fir(sketch.at(x, y, size), mix(ground, PINE, 0.5))
    for x, y, size in ((84, 48, 0.86), (128, 50, 0.8)):
        fir(sketch.at(x, y, size), darker(PINE, 0.25))
    fir(sketch.at(106, 47, 0.98), lighter(ground, 0.14))


def _tombstones(sketch: Sketch) -> None:
    ground = _GROUNDS["graveyard"]
    sketch.fill(
        [(5, 66), *arc(96, 74, 91, 12, (180, 360)), (187, 66), (187, 84), (5, 84)], darker(ground, 0.35)
    )
    emblems.cross(sketch.at(150, 46, 0.7, 8), lighter(ground, 0.16))
    emblems.cross(sketch.at(64, 48, 0.62, -7), lighter(ground, 0.1))
    emblems.tombstone(sketch.at(106, 44, 0.9), lighter(ground, 0.3))
    sketch.at(106, 40, 0.9).write(0, 0, "RIP", 26, darker(ground, 0.3))


def _cobbles(sketch: Sketch) -> None:
    ground = _GROUNDS["stone"]
    rows = (
        (10, ((8, 40), (52, 46), (102, 38), (144, 40))),
        (34, ((8, 22), (34, 44), (82, 40), (126, 34), (164, 20))),
        (58, ((8, 44), (56, 36), (96, 46), (146, 38))),
    )
    for number, (y, stones) in enumerate(rows):
        for at, (x, width) in enumerate(stones):
            shade = lighter(ground, (0.08, 0.2, 0.14)[(number + at) % 3])
            sketch.fill(panel(x, y, width, 21, 9), darker(ground, 0.3))
            sketch.fill(panel(x, y, width, 18, 8), shade)
