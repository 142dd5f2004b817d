"""The table of The Attic Monster as a picture."""

from collections.abc import Callable, Sequence
from functools import cache

from PIL import Image

from games.attic_monster.board import LOWER_HALL, START, UPPER_HALL, WHERE
from games.attic_monster.view import AtticView, GhostView, TileView
from games.kernel.prompts import Seat
from pictures.attic_monster import layout, tiles
from pictures.attic_monster.mansion import draw_mansion
from pictures.attic_monster.pieces import ghost
from pictures.attic_monster.sampler import sampler
from pictures.attic_monster.scene import scenery
from pictures.attic_monster.signs import draw_signs
from pictures.canvas import Point, colours_of, png, put

__all__ = ["paint"]


def paint(view: AtticView, names: Callable[[Seat], str]) -> bytes:
    """The table as a PNG, 1200 by 1520 pixels; the same view and names give the same bytes."""
    picture = draw(view, names)
    return png(picture, _colours())


def draw(view: AtticView, names: Callable[[Seat], str]) -> Image.Image:
    """The table in all colours."""
    picture = scenery().copy()
    for tile in view.tiles:
        _draw_tile(picture, tile)
    draw_mansion(picture, view)
    draw_signs(picture, view, names)
    for place in dict.fromkeys(each.place for each in view.ghosts):
        _draw_ghosts(picture, view, [each for each in view.ghosts if each.place == place])
    return picture


def _draw_tile(picture: Image.Image, tile: TileView) -> None:
    x, y = layout.tile_middle(tile.row, tile.column)
    if not tile.lies:
        put(picture, tiles.hole(), x, y)
        return
    if tile.effect:
        put(picture, tiles.face(tile.area, tile.effect, tile.token, tile.arrow), x, y)
    else:
        put(picture, tiles.back(tile.area), x, y)
    left, top = x - layout.TILE_WIDTH / 2, y - layout.TILE_HEIGHT / 2
    plate = tiles.id_plate("Start" if tile.id == START else tile.id)
    put(picture, plate, left + 3 + plate.width / 2, top + 3 + plate.height / 2)
    if tile.holds:
        put(picture, tiles.token_on_tile(tile.holds), left + tiles.SIGN[0], top + tiles.SIGN[1])


def _draw_ghosts(picture: Image.Image, view: AtticView, ghosts: Sequence[GhostView]) -> None:
    """Stand all Ghosts of one place beside each other."""
    place = ghosts[0].place
    if place in WHERE:
        spots, size = _spots_on_tile(len(ghosts), *layout.tile_middle(*WHERE[place]))
    else:
        left, top = layout.ROOM_CORNERS[place]
        spots, size = _spots_in_room(len(ghosts), left, top, hall=place in (LOWER_HALL, UPPER_HALL))
    for each, (x, y) in zip(ghosts, spots, strict=True):
        lit = each.seat == view.active
        put(picture, ghost(view.seats.index(each.seat), size, lit=lit, trapped=each.trapped), x, y)


def _spots_on_tile(count: int, x: float, y: float) -> tuple[list[Point], int]:
    match count:
        case 1:
            return [(x + 62, y - 2)], 68
        case 2:
            return [(x + 32, y), (x + 72, y)], 56
        case _:
            return _in_two_rows(count, x + 28, y - 32), 52


def _spots_in_room(count: int, left: int, top: int, *, hall: bool) -> tuple[list[Point], int]:
    if not hall and count > 1:
        return _in_two_rows(count, left + 168, top + 38), 52
    middle = left + (100 if hall else 186)
    return [(middle + (at - (count - 1) / 2) * 48, top + 78) for at in range(count)], 62


def _in_two_rows(count: int, x: float, y: float) -> list[Point]:
    """Places beside and before each other, so that the letter of each Ghost can be seen."""
    return [(x + 46 * (at % 2), y + 54 * (at // 2)) for at in range(count)]


@cache
def _colours() -> Image.Image:
    """The palette of all pictures: it suits the scenery and every sprite that may lie on it."""
    return colours_of([scenery(), sampler()])
