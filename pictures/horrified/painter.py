"""The table of any Horrified game as a picture."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from games.horrified.view import HorrifiedView, LocationView
from games.kernel.prompts import Seat
from pictures.canvas import colours_of, png
from pictures.horrified import layout
from pictures.horrified.crowd import draw_crowd
from pictures.horrified.header import draw_header
from pictures.horrified.mats import draw_mats
from pictures.horrified.players import draw_players
from pictures.horrified.sampler import sampler
from pictures.horrified.scene import town
from pictures.horrified.setting import Setting
from pictures.horrified.supplies import draw_card, draw_counters, draw_legend

# A town has many outlines: fewer blends at their edges make a much smaller file that looks the same.
_FLAT_COLOURS, _BLENDS = 100, 24


def paint(setting: Setting, view: HorrifiedView, names: Callable[[Seat], str]) -> bytes:
    """The table as a PNG, 1200 pixels wide; the same view and names give the same bytes."""
    return png(draw(setting, view, names), colours(setting, view.locations))


def draw(setting: Setting, view: HorrifiedView, names: Callable[[Seat], str]) -> Image.Image:
    """The table in all colours; it is the higher the more players and Monsters there are."""
    mats = len(view.monsters) + len(view.defeated)
    picture = Image.new("RGB", (layout.WIDTH, layout.height(len(view.seats), mats)), setting.mood.table)
    picture.paste(town(setting, view.locations), (0, 0))
    draw_header(picture, setting, view, names)
    draw_card(picture, setting, view)
    draw_legend(picture, setting)
    draw_crowd(picture, setting, view)
    draw_counters(picture, setting, view)
    draw_players(picture, setting, view, names)
    draw_mats(picture, setting, view)
    return picture


@cache
def colours(setting: Setting, locations: tuple[LocationView, ...]) -> Image.Image:
    """The palette of all pictures of this town: it suits the town and every sprite that may lie on it."""
    return colours_of([town(setting, locations), sampler(setting)], _FLAT_COLOURS, _BLENDS)
