"""The frames of the Monsters' mats; what lies on a mat is drawn by the set."""

from functools import cache

from PIL import Image

from games.horrified.content import MonsterId
from games.horrified.view import HorrifiedView, MatView
from pictures.canvas import Sketch, panel, put
from pictures.horrified import layout, pieces
from pictures.horrified.setting import Desk, MonsterArt, Setting
from pictures.horrified.signs import frame, sprite
from pictures.lettering import write
from pictures.palette import BLOOD, CREAM, GOLD, INK, LEAF, MIST, darker

_PORTRAIT = (82, 96)
_AREA_LEFT, _AREA_TOP = 158, 48
_ICON = 40


def draw_mats(picture: Image.Image, setting: Setting, view: HorrifiedView) -> None:
    """Draw the mats of the Monsters in town in Frenzy Order, then of those that are defeated."""
    heroes, mats = len(view.seats), len(view.monsters) + len(view.defeated)
    for number, mat in enumerate(view.monsters):
        draw_mat(picture, setting, view, mat, layout.mat_panel(number, mats, heroes))
    for number, monster in enumerate(view.defeated, len(view.monsters)):
        _draw_defeated(picture, setting.monsters[monster], monster, layout.mat_panel(number, mats, heroes))


def draw_mat(
    picture: Image.Image, setting: Setting, view: HorrifiedView, mat: MatView, place: tuple[int, int, int]
) -> None:
    """Draw a Monster's mat with its corner and width."""
    art = setting.monsters[mat.id]
    left, top, width = place
    height = layout.MAT_HEIGHT
    edge = GOLD if mat.frenzied else art.colour
    put(picture, frame(width, height, pieces.shade(art.colour), edge), left + width / 2, top + height / 2)
    put(picture, _portrait(art, frenzied=mat.frenzied), left + _PORTRAIT[0], top + _PORTRAIT[1])
    put(picture, pieces.order_badge(mat.order, 42), left + 30, top + 30)
    if mat.overlay and art.overlay:
        put(picture, pieces.token(art.overlay, art.colour, 50), left + width - 38, top + 34)
    area = (left + _AREA_LEFT, top + _AREA_TOP, width - _AREA_LEFT - 16, height - _AREA_TOP - 16)
    symbols = [symbol for symbol in mat.symbols if symbol in setting.icons]
    for number, symbol in enumerate(reversed(symbols)):
        put(picture, pieces.icon(setting, symbol, _ICON), left + width - 34 - number * (_ICON + 4), top + 30)
    room = area[2] - max(50, len(symbols) * (_ICON + 4) + 8)
    write(picture, mat.name, CREAM, (area[0], top + 6, room, 42), (32, 24), anchor="l", most=1)
    art.mat(Desk(picture, area, setting, view), mat)


def _draw_defeated(
    picture: Image.Image, art: MonsterArt, monster: MonsterId, place: tuple[int, int, int]
) -> None:
    left, top, width = place
    height = layout.MAT_HEIGHT
    put(picture, frame(width, height, darker(MIST, 0.75), MIST), left + width / 2, top + height / 2)
    put(picture, _portrait(art, frenzied=False), left + _PORTRAIT[0], top + _PORTRAIT[1])
    put(picture, sprite("tick", 96), left + _PORTRAIT[0] + 40, top + _PORTRAIT[1] + 40)
    name = monster.replace("-", " ").title()
    write(picture, name, CREAM, (left + _AREA_LEFT, top + 34, width - _AREA_LEFT - 20, 56), (46, 26), most=1)
    write(picture, "is defeated!", LEAF, (left + _AREA_LEFT, top + 92, width - _AREA_LEFT - 20, 56), (44, 26))


@cache
def _portrait(art: MonsterArt, *, frenzied: bool) -> Image.Image:
    """The Monster, large, and the Frenzy Marker's ribbon if it has it."""
    sketch = Sketch.centred(144, 168, 112)
    if frenzied:
        pieces.flames(sketch.at(0, -4))
    art.figure(sketch.at(0, -4, 0.96))
    if frenzied:
        sketch.fill(panel(-52, 40, 104, 24, 7), BLOOD, INK, 4)
        sketch.write(0, 51.5, "FRENZY", 24, CREAM)
    return sketch.picture()
