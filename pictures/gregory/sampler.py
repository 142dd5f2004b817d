"""One sheet with every sprite, from which the palette of the pictures is made."""

from collections.abc import Iterator

from PIL import Image

from pictures.canvas import sheet
from pictures.gregory import crowd, guests, header, monsters, signs
from pictures.palette import AMBER, HAZE, LEAF, NIGHT, ROSE, SKY, STEEL, TEAL, VIOLET

_CELL = 150
# Colours that no picture has much of, and that must not turn into others.
_SMALL_AREAS = (
    TEAL,
    VIOLET,
    LEAF,
    SKY,
    STEEL,
    AMBER,
    ROSE,
    "#d9a21f",
    "#6f3d83",
    "#5a2f6b",
    "#d06aa8",
    "#17454c",
    *guests.HATS,
)


def sampler() -> Image.Image:
    """All sprites beside each other on the colour of the night."""
    return sheet(list(_sprites()), (_CELL, _CELL), NIGHT)


def _sprites() -> Iterator[Image.Image]:
    for colour in _SMALL_AREAS:
        yield Image.new("RGB", (_CELL, _CELL), colour)
    for number in range(len(guests.LETTERS)):
        yield guests.guest(number, 104)
        yield guests.guest(number, crowd.PIECE, lit=True)
        yield guests.control(number, 48)
        yield guests.tag(number, 30)
        yield crowd.barred(number)
        yield crowd.loose(number)
        yield signs.board(140, 140, rim=guests.COLOURS[number])
    for name in monsters.FIGURES:
        yield monsters.monster(name, 104)
        yield monsters.feral(name, 0, crowd.PIECE, caught=True, able=True)
    yield guests.guest(0, 72, out=True)
    yield guests.gregory(104)
    yield guests.free_control(46)
    yield crowd.clash(84)
    yield crowd.tally(2)
    yield crowd.alarm(30)
    yield crowd.anchor(22)
    yield header.die("20", 66)
    yield header.steps(4, 66)
    yield signs.board(140, 140, lit=True)
    yield signs.board(140, 140, rim=HAZE)
    for kind in ("life", "strength"):
        yield signs.meter(kind, 400, 600, (140, 28))
        yield signs.icon(kind, 36)
