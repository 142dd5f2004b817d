"""Marks on the spaces that are on offer, each with the name that the options have for the space."""

from functools import cache

from PIL import Image

from games.gregory.view import GregoryView
from pictures.canvas import Sketch, panel, put
from pictures.gregory import layout
from pictures.lettering import font
from pictures.palette import CREAM, GOLD, INK, MIST

# What horns need above the plate of a mark.
_HORNS, _PLATE = 8, 21
WIDE, _HIGH = 58, _HORNS + _PLATE
_TEXT = 23
# Kinds with a number at the lower edge of the space.
_NUMBERED = ("strength", "trap")


def draw_marks(picture: Image.Image, view: GregoryView) -> None:
    """A mark on each space where a piece may go."""
    own = set(view.destinations.get("own", ()))
    monsters = {place for piece, places in view.destinations.items() if piece != "own" for place in places}
    pieces = {view.gregory, *(each.place for each in view.ferals), *(each.place for each in view.players)}
    taken = {(each.floor, each.row, each.column) for each in view.spaces if each.id in pieces}
    for space in view.spaces:
        if space.id not in own | monsters:
            continue
        x, y = layout.middle(space.floor, space.row, space.column)
        # A mark lies below what is on its space, unless it would hide a number there, or a hat from below.
        in_the_way = (space.floor, space.row + 1, space.column) in taken or space.kind in _NUMBERED
        is_high = in_the_way and space.id not in pieces
        edge = -layout.CELL_HEIGHT / 2 + _HORNS - 2 if is_high else layout.CELL_HEIGHT / 2 - _PLATE
        sign = mark(space.id, own=space.id in own, monster=space.id in monsters)
        put(picture, sign, x, y + edge - _HORNS + _HIGH / 2)


@cache
def mark(text: str, *, own: bool, monster: bool) -> Image.Image:
    """A plate with the name of a space: light and round for a gamepiece, horned for a Monster.

    It is dark and square where only Monsters may go.
    """
    wide = max(WIDE, round(font(_TEXT).getlength(text)) + 8)
    sketch = Sketch.blank(wide, _HIGH)
    plate, ink, rim = (GOLD, INK, INK) if own else (INK, CREAM, MIST)
    if monster:
        for side in (sketch.at(0, 0), sketch.at(wide, 0, mirror=True)):
            side.fill(f"M6 {_HORNS + 4} Q3 6 8 2 Q10 7 17 {_HORNS + 2} Z", CREAM, INK, 3)
    sketch.fill(panel(1, _HORNS + 1, wide - 2, _PLATE - 2, 9 if own else 2), plate, rim, 2)
    sketch.write(wide / 2, _HORNS + _PLATE / 2 - 1, text, _TEXT, ink)
    return sketch.picture()
