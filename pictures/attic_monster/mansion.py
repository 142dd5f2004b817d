"""The side rooms of the Mansion and the attic: what changes in the house."""

from functools import cache

from PIL import Image

from games.attic_monster.view import AtticView
from pictures.attic_monster import emblems, layout, tiles
from pictures.attic_monster.monster import Mood, monster
from pictures.attic_monster.pieces import mansion_token
from pictures.canvas import Sketch, oval, panel, put, star
from pictures.lettering import write
from pictures.palette import (
    BLOOD,
    CREAM,
    GOLD,
    INK,
    NIGHT,
    PAPER,
    STEEL,
    WOOD,
    WOOD_DARK,
    darker,
    lighter,
    mix,
)

_WALLPAPERS = {"bat": "#7d5fa8", "cat": "#c2703f", "candle": "#b8943c", "spider": "#4f8a6b"}
_TOKEN = (120, 88)
_TOKEN_SIZE = 54
_GIVEN_SIZES = (48, 36, 30)


def draw_mansion(picture: Image.Image, view: AtticView) -> None:
    """Lay rooms, Monster, Strength and the tiles that were given into the house."""
    for room in view.rooms:
        left, top = layout.ROOM_CORNERS[room.id]
        picture.paste(room_sprite(room.id, unlocked=room.unlocked), (left, top))
        put(picture, mansion_token(room.attic_key, _TOKEN_SIZE), left + _TOKEN[0], top + _TOKEN[1])
    for hall in ("upper", "lower"):
        left, top = layout.ROOM_CORNERS[f"{hall}-hall"]
        write(picture, f"{hall} hall", CREAM, (left + 13, top + 1, 170, 34), (25, 25))
    _draw_attic(picture, view)


def _mood_of(view: AtticView) -> Mood:
    """How the Monster feels."""
    if view.outcome is None:
        return "raging" if view.phase == "battle" else "lurking"
    return "leaving" if view.outcome.winners else "gloating"


def _draw_attic(picture: Image.Image, view: AtticView) -> None:
    mood = _mood_of(view)
    if mood == "leaving":
        put(picture, monster(mood, 150), *layout.FLIGHT)
        put(picture, _sparkles(), *layout.MONSTER)
    else:
        put(picture, monster(mood, 140), *layout.MONSTER)
    put(picture, _shield(), *layout.STRENGTH)
    x, y = layout.STRENGTH
    write(picture, "Strength", INK, (x - 56, y - 52, 112, 36), (27, 22))
    write(picture, str(view.strength), INK, (x - 45, y - 23, 90, 66), (66, 40))
    _draw_given_tiles(picture, view)
    if view.outcome:
        put(picture, _ribbon(won=bool(view.outcome.winners)), *layout.RIBBON)


def _draw_given_tiles(picture: Image.Image, view: AtticView) -> None:
    left, top, width, height = layout.ATTIC_TILES
    sizes = (size for size in _GIVEN_SIZES if (width // size) * (height // size) >= len(view.attic))
    size = next(sizes, _GIVEN_SIZES[-1])
    in_row = width // size
    for number, given in enumerate(view.attic):
        double = view.options.get("difficulty") == "hard" and given.effect == "trap"
        x = left + size * (number % in_row + 0.5)
        y = top + height - size * (number // in_row + 0.5)
        put(picture, tiles.given(given.effect, given.lost, size - 2, double=double), x, y)


@cache
def _shield() -> Image.Image:
    sketch = Sketch.centred(136, 124, 136)
    sketch.fill("M-62 -54 L62 -54 L62 8 C62 40 30 52 0 62 C-30 52 -62 40 -62 8 Z", GOLD, INK, 6)
    sketch.fill("M-54 -46 L54 -46 L54 8 C54 34 26 44 0 53 C-26 44 -54 34 -54 8 Z", PAPER)
    return sketch.picture()


@cache
def _ribbon(*, won: bool) -> Image.Image:
    """The ribbon over the roof at the end of the game."""
    colour = GOLD if won else BLOOD
    sketch = Sketch.centred(700, 76, 700)
    for side in (False, True):
        tail = sketch.at(0, 0, mirror=side)
        tail.fill("M-270 -16 L-346 -16 L-322 10 L-346 36 L-270 36 Z", darker(colour, 0.4), INK, 5)
    sketch.fill(panel(-292, -35, 584, 60, 8), colour, INK, 5)
    words = "The Monster is driven out!" if won else "The Monster keeps the attic!"
    sketch.write(0, -6, words, 48, INK if won else CREAM)
    return sketch.picture()


@cache
def _sparkles() -> Image.Image:
    sketch = Sketch.centred(150, 130, 150)
    for x, y, size in ((0, 6, 40), (-48, -28, 22), (46, -36, 26), (-40, 42, 16), (48, 36, 18)):
        sketch.fill(star(x, y, size, 4, 0.3), GOLD, INK, 3)
    return sketch.picture()


@cache
def room_sprite(design: str, *, unlocked: bool) -> Image.Image:
    """A side room with its design on the wall: lit, or dark behind boards and a padlock."""
    width, height = layout.SIDE_ROOM_WIDTH, layout.ROOM_HEIGHT
    paper = _WALLPAPERS[design]
    wall = paper if unlocked else mix(NIGHT, paper, 0.16)
    sketch = Sketch.blank(width, height, wall)
    for x in range(8, width, 26):
        sketch.fill(panel(x, 0, 9, height), lighter(wall, 0.1) if unlocked else darker(wall, 0.2))
    floor = WOOD if unlocked else darker(WOOD_DARK, 0.5)
    sketch.fill(panel(0, height - 22, width, 22), floor)
    sketch.fill(panel(0, height - 22, width, 5), lighter(floor, 0.2))
    _picture_frame(sketch.at(46, 44), design, unlocked=unlocked)
    sketch.write(46, 101, design.capitalize(), 27, CREAM)
    if not unlocked:
        _barred(sketch.at(178, 52))
    return sketch.picture()


def _picture_frame(sketch: Sketch, design: str, *, unlocked: bool) -> None:
    ground = PAPER if unlocked else mix(NIGHT, PAPER, 0.55)
    sketch.fill(panel(-38, -38, 76, 76, 6), INK)
    sketch.fill(panel(-35, -35, 70, 70, 5), GOLD if unlocked else darker(GOLD, 0.45))
    sketch.fill(panel(-28, -28, 56, 56, 3), ground)
    emblems.DESIGNS[design](sketch.at(0, 1, 0.52), INK, ground)


def _barred(sketch: Sketch) -> None:
    """Boards across the room, and a padlock."""
    for turn in (24, -24):
        board = sketch.at(0, 0, turn=turn)
        board.fill(panel(-62, -11, 124, 22, 4), INK)
        board.fill(panel(-59, -8, 118, 16, 3), WOOD)
        for x in (-50, 50):
            board.disc(x, 0, 3.5, INK)
    sketch.line("M-14 -6 L-14 -16 C-14 -36 14 -36 14 -16 L14 -6", INK, 14)
    sketch.line("M-14 -6 L-14 -16 C-14 -36 14 -36 14 -16 L14 -6", lighter(STEEL, 0.3), 7)
    sketch.fill(panel(-25, -8, 50, 40, 7), GOLD, INK, 4)
    sketch.fill(oval(0, 8, 6, 6), INK)
    sketch.fill("M-4 8 L4 8 L6 22 L-6 22 Z", INK)
