"""What changes in and around the cabin: piles, traps, the shed, and who stands where."""

from functools import cache

from PIL import Image

from games.monster_slaughter.board import ROOMS, SHED
from games.monster_slaughter.content import Zone
from games.monster_slaughter.view import SlaughterView
from pictures.canvas import Sketch, panel, put
from pictures.lettering import write
from pictures.monster_slaughter import crowd, emblems, layout, pieces
from pictures.monster_slaughter.doors import draw_doors
from pictures.monster_slaughter.panels import times
from pictures.monster_slaughter.words import member_sign
from pictures.palette import CREAM, INK, WOOD, WOOD_DARK, WOOD_LIGHT, darker

_SNARE = 54
_SUPPLY_ICON = 50


def draw_cabin(picture: Image.Image, view: SlaughterView) -> None:
    """Everything between the sky and the turn that is played."""
    draw_doors(picture, view)
    _draw_supply(picture, view)
    for room in view.rooms:
        if room.id == SHED:
            put(picture, _shed(), *_shed_middle())
        x, y = _pile_place(room.id)
        put(picture, pieces.pile(room.cards), x, y)
        for number, _ in enumerate(room.traps):
            put(picture, pieces.snare(_SNARE), *_snare_place(room.id, number))
    for zone in layout.SPACES:
        _draw_crowd(picture, view, zone)


def _draw_crowd(picture: Image.Image, view: SlaughterView, zone: Zone) -> None:
    monsters = [each for each in view.monsters if each.zone == zone]
    victims = [each for each in view.victims if each.zone == zone]
    tall = crowd.WITH_NAMES if victims else crowd.WITHOUT_NAMES
    where = crowd.places(len(monsters) + len(victims), layout.SPACES[zone], tall)
    playing = view.turn.monster if view.turn else None
    sprites = [
        pieces.monster(
            each.family,
            each.role,
            member_sign(each.id, each.role),
            where.size,
            lit=each.id == playing,
        )
        for each in monsters
    ]
    sprites += [
        pieces.victim(each.id, each.health, where.size, lit=each.id == view.fight) for each in victims
    ]
    # From right to left: where figures touch, the sign at the right of each stays on top.
    for sprite, (x, y) in reversed(list(zip(sprites, where.middles, strict=True))):
        put(picture, sprite, x, y)


def _pile_place(zone: Zone) -> tuple[float, float]:
    if zone == SHED:
        left, top, _, height = layout.SHED_BOX
        return left + 38, top + height - 42
    left, top, width, _ = layout.room_box(zone)
    return left + width - 54, top + 48


def _snare_place(zone: Zone, number: int) -> tuple[float, float]:
    left, top, _, height = layout.room_box(zone) if zone in ROOMS else layout.SHED_BOX
    return left + 46 + number * (_SNARE + 4), top + height - 40


def _shed_middle() -> tuple[float, float]:
    left, top, width, height = layout.SHED_BOX
    return left + width / 2, top + height / 2


@cache
def _shed() -> Image.Image:
    """The tool shed with its roof folded back."""
    _, _, width, height = layout.SHED_BOX
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(3, 28, width - 6, height - 31, 6), WOOD_DARK, INK, 6)
    for y in range(44, height - 8, 18):
        sketch.line([(8, y), (width - 8, y)], darker(WOOD_DARK, 0.25), 3)
    sketch.fill([(2, 34), (22, 3), (width - 22, 3), (width - 2, 34)], WOOD, INK, 6)
    sketch.line([(14, 27), (width - 14, 27)], WOOD_LIGHT, 4)
    sketch.write(width / 2, 17, "Tool shed", 28, CREAM)
    return sketch.picture()


def _draw_supply(picture: Image.Image, view: SlaughterView) -> None:
    """Barricades that are left, and the cards that are out of the game."""
    left, top, width, height = layout.SUPPLY
    put(picture, _supply_board(), left + width / 2, top + height / 2)
    for row, number in enumerate((view.barricades, len(view.discards))):
        box = (left + 66, top + 6 + row * 47, width - 72, 44)
        write(picture, times(number), CREAM, box, (38, 26), anchor="l")


@cache
def _supply_board() -> Image.Image:
    _, _, width, height = layout.SUPPLY
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 16), INK)
    emblems.plank_pile(sketch.at(34, 28, 0.44))
    emblems.shuffled_off(sketch.at(34, 76, 0.44))
    return sketch.picture()
