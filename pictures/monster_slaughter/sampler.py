"""One sheet with every sprite, from which the palette of the pictures is made."""

from collections.abc import Iterator
from typing import get_args

from PIL import Image

from games.monster_slaughter.content import Token, box
from pictures.canvas import put, sheet
from pictures.monster_slaughter import cards, doors, panels, pieces
from pictures.monster_slaughter.furniture import FLOORS

_WIDTH, _CELL = 1200, 120


def sampler() -> Image.Image:
    """All sprites beside each other on the floors where most of them stand."""
    sprites = list(_sprites())
    in_row = _WIDTH // _CELL
    grounds = list(FLOORS.values())
    picture = Image.new("RGB", (_WIDTH, -(-len(sprites) // in_row) * _CELL), panels.GROUND)
    for number, sprite in enumerate(sprites):
        row, column = divmod(number, in_row)
        left, top = column * _CELL, row * _CELL
        picture.paste(grounds[number % len(grounds)], (left, top, left + _CELL, top + _CELL))
        put(picture, sprite, left + _CELL / 2, top + _CELL / 2)
    return picture


def card_sampler() -> Image.Image:
    """One small card with each drawing, on the ground of the private pictures."""
    kinds = [card for card in box().cards if card not in box().victims]
    return sheet([cards.small(card) for card in kinds], cards.SMALL, panels.TABLE)


def _sprites() -> Iterator[Image.Image]:
    for family in box().families.values():
        yield pieces.monster(family.id, family.members[0], "F", 104)
        yield pieces.member_card(family.id, "F", 64, up=True, lit=False)
    for name, kind in box().victims.items():
        if kind.kind != "double":
            yield pieces.victim(name, 4, 104)
            yield pieces.portrait(name, 82)
            yield pieces.marker(name, 1, True, 54)
    for name in get_args(Token):
        yield pieces.token(name, 48)
    for state in get_args(doors.DoorState):
        yield doors.doorway(state, upright=False)
    for lit in (False, True):
        yield panels.plate(110, 110, lit=lit)
        yield pieces.family_head("ghosts", 100, lit=lit)
    yield panels.plate(110, 110, dim=True)
    yield panels.points_shield(won=True)
    yield pieces.member_card("golems", "F", 64, up=False, lit=False)
    yield pieces.marker(None, 1, None, 54)
    yield pieces.pile(3)
    yield pieces.snare(54)
    yield pieces.card(50)
