"""Who and what is in town, laid and stood at its place."""

from collections.abc import Iterator

from PIL import Image

from games.horrified.content import Place
from games.horrified.view import HorrifiedView
from pictures.canvas import Point, put
from pictures.horrified import pieces
from pictures.horrified.scene import spot_of
from pictures.horrified.setting import LETTERS, Setting

_SIDE = 94
_REACH = 117
_CHIP, _TOKEN = 54, 52
_FLOOR = 20
_BEHIND = 32  # how much higher Monsters stand where heroes stand before them
_HERO_HEIGHTS = {1: 90, 2: 84, 3: 74}
_MONSTER_SIZES = {1: 108, 2: 92, 3: 78}
_MONSTER_STEPS = {1: 0, 2: 78, 3: 54}


def draw_crowd(picture: Image.Image, setting: Setting, view: HorrifiedView) -> None:
    """Lay out every location."""
    spots = {place.id: spot_of(setting, place) for place in view.locations}
    for place, spot in spots.items():
        _draw_monsters(picture, setting, view, place, spot)
        _draw_tokens(picture, setting, view, place, spot)
        _draw_items(picture, setting, view, place, spot)
        _draw_heroes(picture, view, place, spot)
    # A tag hangs down into the next place, and must be read there too.
    for place, spot in spots.items():
        _draw_citizens(picture, view, place, spot)


def _tokens(setting: Setting, view: HorrifiedView) -> Iterator[tuple[Place, Image.Image]]:
    """The overlays of the Monsters in the game, what the set lays out, and what the Monsters do."""
    arts = [(setting.monsters[mat.id], mat) for mat in view.monsters]
    for art, mat in arts:
        if mat.overlay and art.overlay:
            yield mat.overlay, pieces.token(art.overlay, art.colour, _TOKEN)
    if setting.tokens:
        yield from setting.tokens(view)
    for art, mat in arts:
        if art.tokens:
            yield from art.tokens(mat)


def _draw_tokens(
    picture: Image.Image, setting: Setting, view: HorrifiedView, place: Place, spot: Point
) -> None:
    lying = [sprite for where, sprite in _tokens(setting, view) if where == place]
    for number, sprite in enumerate(lying):
        row, column = number % 3, number // 3
        put(picture, sprite, spot[0] - _SIDE + column * 40, spot[1] - 44 - row * 48)


def _draw_items(
    picture: Image.Image, setting: Setting, view: HorrifiedView, place: Place, spot: Point
) -> None:
    lying = [item for item in view.items if item.place == place]
    rows = 3 if len(lying) <= 6 else -(-len(lying) // 2)
    step = min(44, 132 // rows)
    for number, item in enumerate(sorted(lying, key=lambda each: (each.colour, -each.strength, each.id))):
        sprite = pieces.chip(setting, item.colour, item.strength, item.tags, _CHIP)
        put(picture, sprite, spot[0] + _SIDE - number // rows * 48, spot[1] - 44 - number % rows * step)


def _draw_monsters(
    picture: Image.Image, setting: Setting, view: HorrifiedView, place: Place, spot: Point
) -> None:
    here = [mat for mat in view.monsters if mat.place == place]
    heroes = any(hero.place == place for hero in view.heroes)
    size = _MONSTER_SIZES.get(len(here), 58)
    base = spot[1] - _FLOOR - (_BEHIND if heroes else 0)
    step = _MONSTER_STEPS.get(len(here), 36)
    for mat, x in zip(here, _abreast(len(here), spot[0], step), strict=True):
        sprite = pieces.monster(setting.monsters[mat.id], size, frenzied=mat.frenzied)
        put(picture, sprite, x, base - size / 2)


def _draw_heroes(picture: Image.Image, view: HorrifiedView, place: Place, spot: Point) -> None:
    here = [hero for hero in view.heroes if hero.place == place]
    height = _HERO_HEIGHTS.get(len(here), 62)
    step = 48 if len(here) > 3 else height * 0.74
    for hero, x in zip(here, _abreast(len(here), spot[0], step), strict=True):
        letter = LETTERS[view.seats.index(hero.seat)]
        sprite = pieces.hero(letter, hero.colour, height, lit=hero.seat == view.active)
        put(picture, sprite, x, spot[1] - _FLOOR - height / 2 + 10)


def _draw_citizens(picture: Image.Image, view: HorrifiedView, place: Place, spot: Point) -> None:
    """Tags below the plate; from the third on they cover the house."""
    names = {location.id: location.name for location in view.locations}
    here = [citizen for citizen in view.citizens if citizen.place == place]
    tops = (spot[1] + 19, spot[1] + 19 + pieces.TAG_HEIGHT, spot[1] - 132, spot[1] - 80)
    for number, citizen in enumerate(here):
        tag = pieces.citizen_tag(short(citizen.title), names[citizen.safe], sum(citizen.id.encode()))
        top = tops[min(number, 3)] + 10 * max(0, number - 3)
        # Lower tags keep to the left, because the Items of the next place come up on the right.
        x = spot[0] - _REACH + tag.width / 2 if number == 1 else spot[0]
        put(picture, tag, x, top + pieces.TAG_HEIGHT / 2)


def short(title: str) -> str:
    """A citizen's title without its article."""
    return title.removeprefix("The ")


def _abreast(count: int, middle: float, step: float) -> list[float]:
    return [middle + (number - (count - 1) / 2) * step for number in range(count)]
