"""Doors, broken doorways and barricades, and where they hang."""

from functools import cache
from typing import Literal, TypeAlias

from PIL import Image

from games.monster_slaughter.content import box
from games.monster_slaughter.view import SlaughterView
from pictures.canvas import Sketch, panel, put
from pictures.monster_slaughter import layout
from pictures.palette import GOLD, INK, WOOD, WOOD_DARK, WOOD_LIGHT, lighter

DoorState: TypeAlias = Literal["closed", "open", "barricaded"]

_LONG, _THICK = 112, 46


def draw_doors(picture: Image.Image, view: SlaughterView) -> None:
    """Hang each door as it is."""
    for door in view.doors:
        place = layout.doorway(box().doors[door.id])
        put(picture, doorway(door.state, upright=place.upright), *place.middle)


@cache
def doorway(state: DoorState, *, upright: bool) -> Image.Image:
    """A door in its wall, the wall running across or up and down."""
    width, height = (_THICK, _LONG) if upright else (_LONG, _THICK)
    sketch = Sketch.centred(width, height, width).at(0, 0, turn=90 if upright else 0)
    if state == "closed":
        _closed(sketch)
    else:
        _broken(sketch)
    if state == "barricaded":
        _barricade(sketch)
    return sketch.picture()


def _closed(sketch: Sketch) -> None:
    sketch.fill(panel(-50, -15, 100, 30, 4), WOOD_LIGHT, INK, 5)
    for x in (-40, 4):
        sketch.fill(panel(x, -7, 36, 14, 3), WOOD)
    sketch.disc(0, 0, 6.5, INK)
    sketch.disc(0, 0, 4.5, GOLD)


def _broken(sketch: Sketch) -> None:
    """An open way between splintered posts."""
    sketch.fill(panel(-50, -15, 100, 30, 3), INK)
    sketch.fill(panel(-46, -18, 92, 36), "#e9c88a")
    for mirrored in (False, True):
        post = sketch.at(0, 0, mirror=mirrored)
        post.fill("M-52 -16 L-26 -16 L-38 -9 L-22 -3 L-40 3 L-28 10 L-36 16 L-52 16 Z", WOOD_DARK, INK, 4)
    sketch.fill([(-12, -4), (2, -10), (4, -5)], WOOD)
    sketch.fill([(2, 9), (14, 3), (16, 9)], WOOD)


def _barricade(sketch: Sketch) -> None:
    for turn in (19, -19):
        plank = sketch.at(0, 0, turn=turn)
        plank.fill(panel(-52, -7, 104, 14, 2), lighter(WOOD_LIGHT, 0.35), INK, 4)
        for x in (-44, 44):
            plank.disc(x, 0, 3.6, INK)
