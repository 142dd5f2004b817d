"""One sheet with every sprite, from which the palette of the pictures is made."""

from collections.abc import Iterator
from typing import get_args

from PIL import Image

from games.attic_monster.content import Area, Effect, Symbol, box
from pictures.attic_monster import mansion, pieces, signs, tiles
from pictures.attic_monster.monster import Mood, monster
from pictures.canvas import put
from pictures.palette import NIGHT

_WIDTH, _CELL = 1200, 150


def sampler() -> Image.Image:
    """All sprites beside each other on the colour of the night."""
    sprites = list(_sprites())
    in_row = _WIDTH // _CELL
    sheet = Image.new("RGB", (_WIDTH, -(-len(sprites) // in_row) * _CELL), NIGHT)
    for number, sprite in enumerate(sprites):
        row, column = divmod(number, in_row)
        put(sheet, sprite, (column + 0.5) * _CELL, (row + 0.5) * _CELL)
    return sheet


def _sprites() -> Iterator[Image.Image]:
    for room in box().rooms:
        yield mansion.room_sprite(room.id, unlocked=True)
        yield mansion.room_sprite(room.id, unlocked=False)
        yield pieces.key_token(room.id, 92)
    for kind in box().faces:
        yield tiles.face(kind.area, kind.effect, kind.token, None)
    for area in get_args(Area):
        yield tiles.back(area)
    for effect in get_args(Effect):
        yield tiles.given(effect, None, 48, double=True)
        yield tiles.face("forest", effect, None, "NE")
    for symbol in get_args(Symbol):
        yield pieces.die(symbol, 108)
    for number in range(len(pieces.LETTERS)):
        yield pieces.ghost(number, 80, lit=True, trapped=True)
    for token in ("red", "green", "blue"):
        yield pieces.crystal(token, 84)
    for attic_key in (None, False, True):
        yield pieces.mansion_token(attic_key, 54)
    for mood in get_args(Mood):
        yield monster(mood, 140)
    yield signs.sign(146, lit=True)
    yield signs.sign(146)
    yield tiles.hole()
