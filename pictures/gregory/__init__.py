"""The table of Gregory Horror Show as a picture."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from games.gregory.view import GregoryView, spaces_seen
from games.kernel.prompts import Seat
from pictures.canvas import colours_of, png
from pictures.gregory.crowd import draw_crowd
from pictures.gregory.header import draw_header
from pictures.gregory.mat import scenery
from pictures.gregory.panels import draw_guests
from pictures.gregory.sampler import sampler
from pictures.gregory.strips import draw_strips

__all__ = ["paint"]

# Few, because the picture is large and a phone has to load it.
_FLAT_COLOURS, _BLENDS = 64, 24


def paint(view: GregoryView, names: Callable[[Seat], str]) -> bytes:
    """The table as a PNG; the same view and names give the same bytes."""
    return png(draw(view, names), _colours())


def draw(view: GregoryView, names: Callable[[Seat], str]) -> Image.Image:
    """The table in all colours."""
    picture = scenery(view.spaces, ferals=view.options["ferals"] != "off").copy()
    draw_header(picture, view, names)
    draw_crowd(picture, view)
    draw_guests(picture, view, names)
    draw_strips(picture, view)
    return picture


@cache
def _colours() -> Image.Image:
    """The palette of all pictures: it suits the scenery and every sprite that may lie on it."""
    return colours_of([scenery(spaces_seen(revealed=True), ferals=True), sampler()], _FLAT_COLOURS, _BLENDS)
