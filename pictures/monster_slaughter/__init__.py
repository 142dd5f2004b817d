"""The table of Monster Slaughter as a picture."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from games.kernel.prompts import Seat
from games.monster_slaughter.view import SlaughterView
from pictures.canvas import colours_of, png
from pictures.monster_slaughter import layout
from pictures.monster_slaughter.cabin import draw_cabin
from pictures.monster_slaughter.families_panel import draw_families
from pictures.monster_slaughter.night import draw_night
from pictures.monster_slaughter.private import draw_private
from pictures.monster_slaughter.sampler import card_sampler, sampler
from pictures.monster_slaughter.scenery import scenery
from pictures.monster_slaughter.turn import draw_turn
from pictures.monster_slaughter.wounds import draw_victims

__all__ = ["paint", "paint_private"]


def paint(view: SlaughterView, names: Callable[[Seat], str]) -> bytes:
    """The table as a PNG, 1200 pixels wide; the same view and names give the same bytes."""
    return png(draw(view, names), _colours())


def paint_private(view: SlaughterView, names: Callable[[Seat], str]) -> bytes | None:
    """What only the viewer knows as a PNG, 1200 pixels wide; None where there is nothing."""
    picture = draw_private(view, names)
    return png(picture, _private_colours()) if picture else None


def draw(view: SlaughterView, names: Callable[[Seat], str]) -> Image.Image:
    """The table in all colours."""
    picture = scenery(layout.height_for(len(view.victims), len(view.seats)))
    draw_night(picture, view)
    draw_cabin(picture, view)
    draw_turn(picture, view, names)
    draw_victims(picture, view, names)
    draw_families(picture, view, names)
    return picture


@cache
def _colours() -> Image.Image:
    """The palette of all pictures: it suits the scenery and every sprite that may lie on it."""
    return colours_of([scenery(layout.BOARD_BOTTOM), sampler()])


@cache
def _private_colours() -> Image.Image:
    """The palette of all private pictures."""
    return colours_of([sampler(), card_sampler()])
