"""One sheet with every sprite, from which the palette of the pictures is made."""

from collections.abc import Iterator
from typing import get_args

from PIL import Image

from games.attic_monster.content import Area, Effect, Symbol, box
from pictures.attic_monster import mansion, pieces, signs, tiles
from pictures.attic_monster.monster import Mood, monster
from pictures.canvas import sheet
from pictures.palette import NIGHT

_CELL = 150


def sampler() -> Image.Image:
    """All sprites beside each other on the colour of the night."""
    return sheet(list(_sprites()), (_CELL, _CELL), NIGHT)


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
