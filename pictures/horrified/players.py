"""The players' panels: who is who, and what they hold."""

from collections.abc import Callable, Sequence

from PIL import Image

from games.horrified.view import HeroView, HorrifiedView, ItemView
from games.kernel.prompts import Seat
from pictures.canvas import put
from pictures.horrified import layout, pieces
from pictures.horrified.setting import LETTERS, Setting
from pictures.horrified.signs import lit_board, sprite
from pictures.lettering import write
from pictures.palette import BLOOD, CREAM, GOLD, INK, WOOD_DARK

_LEFT = 100
_MARGIN = 16
_ROLE = 266
_CHIP, _ROW = 42, 40
_SMALL_CHIP, _SMALL_ROW = 28, 22


def draw_players(
    picture: Image.Image, setting: Setting, view: HorrifiedView, names: Callable[[Seat], str]
) -> None:
    """Draw a panel for each seat; those who have no hero yet get an empty one."""
    heroes = {hero.seat: hero for hero in view.heroes}
    for number, seat in enumerate(view.seats):
        left, top, width = place = layout.hero_panel(number, len(view.seats))
        lit = seat == view.active and view.outcome is None
        middle = (left + width / 2, top + layout.HERO_HEIGHT / 2)
        board = lit_board if lit else setting.mood.board
        put(picture, board(width, layout.HERO_HEIGHT), *middle)
        ink = INK if lit else CREAM
        x, room = left + _LEFT, width - _LEFT - _MARGIN
        write(picture, names(seat), ink, (x, top + 2, room - 116, 46), (35, 22), anchor="l", most=1)
        if seat in heroes:
            _draw_hero(picture, setting, view, heroes[seat], place)
        else:
            put(picture, pieces.hero(LETTERS[number], "", 92), left + 52, top + layout.HERO_HEIGHT / 2 - 2)
            article = "an" if setting.terms.hero[0] in "AEIOU" else "a"
            words = f"chooses {article} {setting.terms.hero}"
            write(picture, words, ink, (x, top + 46, room, 30), (25, 20), anchor="l", most=1)


def _draw_hero(
    picture: Image.Image, setting: Setting, view: HorrifiedView, hero: HeroView, place: tuple[int, int, int]
) -> None:
    lit = hero.seat == view.active
    ink = INK if lit and view.outcome is None else CREAM
    left, top, width = place
    letter = LETTERS[view.seats.index(hero.seat)]
    token = pieces.hero(letter, hero.colour, 96, lit=lit)
    put(picture, token, left + 52, top + layout.HERO_HEIGHT / 2 - 3)
    x, right = left + _LEFT, left + width
    put(picture, sprite("perk", 44), right - 82, top + 30)
    write(picture, str(hero.perk_count), ink, (right - 58, top + 8, 44, 42), (36, 24), anchor="l", most=1)
    role = f"{hero.name} · {hero.actions} actions"
    write(picture, role, ink, (x, top + 46, _ROLE - 4, 30), (25, 18), anchor="l", most=1)
    words, colour = _status(hero, lit=ink == INK)
    if words:
        write(
            picture,
            words,
            colour,
            (x + _ROLE, top + 46, right - _MARGIN - x - _ROLE, 30),
            (24, 17),
            anchor="l",
            most=1,
        )
    _draw_hand(picture, setting, hero.items, (x, top + 78, right - _MARGIN - x))


def _status(hero: HeroView, *, lit: bool) -> tuple[str, str]:
    """What else is to be known of a hero, and in which colour."""
    if hero.place is None:
        return "defeated, comes back", BLOOD if lit else GOLD
    told = ["has an idea"] if hero.suggests else []
    told += ["need not be asked"] if hero.allows else []
    told += [", ".join(perk.replace("-", " ") for perk in hero.perks)] if hero.perks else []
    return " · ".join(told), WOOD_DARK if lit else CREAM


def _draw_hand(
    picture: Image.Image, setting: Setting, items: Sequence[ItemView], place: tuple[int, int, int]
) -> None:
    """All Items of a hand, in one row or in two of smaller chips."""
    left, top, room = place
    rows = 1 if len(items) * (_CHIP + 1) <= room else 2
    size, height = (_CHIP, _ROW) if rows == 1 else (_SMALL_CHIP, _SMALL_ROW)
    in_row = max(1, -(-len(items) // rows))
    step = min(size + 1, (room - size) / max(1, in_row - 1))
    for number, item in enumerate(sorted(items, key=lambda each: (each.colour, -each.strength, each.id))):
        x = left + size / 2 + number % in_row * step
        y = top + height / 2 + number // in_row * height
        put(picture, pieces.chip(setting, item.colour, item.strength, item.tags, size), x, y)
