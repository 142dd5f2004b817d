"""One sheet with every sprite, from which the palette of the pictures is made."""

from collections.abc import Iterator

from PIL import Image

from pictures.canvas import sheet
from pictures.horrified import pieces, signs
from pictures.horrified.setting import Setting
from pictures.palette import GOLD

_CELL = 170
_STRENGTHS = (1, 3, 6)


def sampler(setting: Setting) -> Image.Image:
    """All sprites beside each other on the colour of the table."""
    sprites = [*_sprites(setting), *setting.samples()]
    return sheet(sprites, (_CELL, _CELL), setting.mood.table)


def _sprites(setting: Setting) -> Iterator[Image.Image]:
    for name in signs.SIGNS:
        yield signs.sprite(name, 60)
    for art in setting.monsters.values():
        yield pieces.monster(art, 140)
        yield pieces.monster(art, 90, frenzied=True)
        yield pieces.figure_badge(art, 56)
        yield signs.frame(160, 100, pieces.shade(art.colour), art.colour)
    for symbol in setting.icons:
        yield pieces.icon(setting, symbol, 60)
    for colour in pieces.HEROES:
        yield pieces.hero("A", colour, 96, lit=True)
    for colour in setting.chips:
        for strength in _STRENGTHS:
            yield pieces.chip(setting, colour, strength, tuple(setting.tags), 60)
    for number in range(5):
        yield pieces.citizen_tag("Citizen", "Home", number)
    yield setting.mood.board(160, 120)
    yield signs.lit_board(160, 120)
    yield signs.frame(160, 70, *setting.mood.counter)
    yield signs.frame(160, 70, setting.mood.table, GOLD)
