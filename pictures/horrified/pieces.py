"""What lies and stands in town: Items, heroes, citizens, Monsters and tokens, drawn once for each size."""

from functools import cache

from PIL import Image, ImageColor

from pictures.canvas import Sketch, arc, oval, panel, symmetric
from pictures.horrified.setting import Drawing, MonsterArt, Setting
from pictures.lettering import drawable, font, label
from pictures.palette import (
    BLOOD,
    CREAM,
    GOLD,
    INK,
    MIST,
    PAPER,
    PAPER_EDGE,
    STEEL,
    WOOD_DARK,
    darker,
    lighter,
    mix,
)

HEROES = {
    "green": "#4fb05a",
    "brown": "#b07a45",
    "purple": "#a06be0",
    "black": "#4a4a5e",
    "yellow": "#f2c230",
    "red": "#e0575c",
    "blue": "#4f97f0",
    "gold": "#d9a13a",
    "white": "#f4ecd8",
}
_SKINS = ("#f0c8a0", "#c98d62", "#8a5a3c", "#e8b48c")
_TAG_LETTERS = (23, 17)
TAG_HEIGHT = 52


@cache
def chip(setting: Setting, colour: str, strength: int, tags: tuple[str, ...], size: int) -> Image.Image:
    """An Item: its colour's own shape, its strength, and the mark of its tag."""
    sketch = Sketch.centred(size, size, 104)
    setting.chips.get(colour, _plain_chip)(sketch)
    for tag in tags:
        if tag in setting.tags:
            setting.tags[tag](sketch)
    sketch.write(0, 6, str(strength), 66, INK)
    return sketch.picture()


@cache
def blank_chip(setting: Setting, colour: str, size: int) -> Image.Image:
    """An Item of this colour, whatever its strength."""
    sketch = Sketch.centred(size, size, 104)
    setting.chips.get(colour, _plain_chip)(sketch)
    return sketch.picture()


def _plain_chip(sketch: Sketch) -> None:
    """For a colour that this picture does not know."""
    sketch.fill(panel(-44, -30, 88, 66, 30), MIST, INK, 6)


@cache
def hero(letter: str, colour: str, height: int, *, lit: bool = False) -> Image.Image:
    """A seat's hero, `height` pixels high; a lit one has a golden rim because it is its turn."""
    sketch = Sketch.centred(round(height * 0.84), height, 84)
    paint = HEROES.get(colour, STEEL)
    body = symmetric("M0 -12 C-18 -12 -30 -2 -33 18 L-36 40 L0 40")
    head = oval(0, -24, 18, 18)
    if lit:
        for shape in (body, head):
            sketch.fill(shape, GOLD, GOLD, 15)
    for shape in (body, head):
        sketch.fill(shape, INK, INK, 7)
    sketch.fill(body, paint)
    sketch.fill(head, paint)
    sketch.fill(arc(0, -24, 14, 14, (150, 300)), lighter(paint, 0.35))
    sketch.write(0, 15, letter, 50, INK if sum(ImageColor.getrgb(paint)[:3]) > 300 else CREAM)
    return sketch.picture()


@cache
def monster(art: MonsterArt, size: int, *, frenzied: bool = False) -> Image.Image:
    """A Monster, `size` pixels wide; the frenzied one has flames behind it."""
    sketch = Sketch.centred(size, size, 112)
    if frenzied:
        flames(sketch)
    art.figure(sketch)
    return sketch.picture()


def flames(sketch: Sketch) -> None:
    """Frenzy: fire all around."""
    fire = (
        "M0 -56 C-10 -44 -20 -48 -26 -56 C-30 -40 -40 -40 -52 -46 C-48 -30 -50 -22 -56 -12"
        " C-46 -6 -50 6 -56 14 C-46 20 -50 34 -52 46 C-36 44 -24 56 0 54"
    )
    sketch.fill(symmetric(fire), GOLD, "#d8642a", 5)


@cache
def figure_badge(art: MonsterArt, size: int) -> Image.Image:
    """A Monster's head on a round ground: it is meant, though it is not here."""
    sketch = Sketch.centred(size, size, 112)
    sketch.disc(0, 0, 55, INK)
    sketch.disc(0, 0, 49, mix(art.colour, INK, 0.62))
    art.figure(sketch.at(0, 2, 0.84))
    return sketch.picture()


@cache
def icon(setting: Setting, symbol: str, size: int, *, pale: bool = False) -> Image.Image:
    """A symbol of Monster cards on its medal; a pale one concerns nobody in the game."""
    sketch = Sketch.centred(size, size, 112)
    sketch.disc(0, 0, 55, PAPER_EDGE if pale else INK)
    sketch.disc(0, 0, 50, PAPER)
    setting.icons[symbol](sketch)
    if pale:
        sketch.line([(-38, 38), (38, -38)], PAPER_EDGE, 12)
    return sketch.picture()


@cache
def token(drawing: Drawing, ground: str, size: int) -> Image.Image:
    """A round token with a sign on it."""
    sketch = Sketch.centred(size, size, 112)
    sketch.disc(0, 0, 55, INK)
    sketch.disc(0, 0, 48, ground)
    drawing(sketch)
    return sketch.picture()


@cache
def citizen_tag(title: str, goal: str, number: int) -> Image.Image:
    """A citizen's standee: who it is, and where it wants to go."""
    words = [drawable(text)[0] for text in (title, goal)]
    widest = max(font(_TAG_LETTERS[0]).getlength(words[0]), font(_TAG_LETTERS[0]).getlength(words[1]) + 24)
    width = min(232, round(widest) + 60)
    sketch = Sketch.blank(width, TAG_HEIGHT)
    sketch.fill(panel(0, 0, width, TAG_HEIGHT, 11), INK)
    sketch.fill(panel(3, 3, width - 6, TAG_HEIGHT - 6, 9), PAPER)
    sketch.fill(panel(3, 3, 43, TAG_HEIGHT - 6, 9), PAPER_EDGE)
    _bust(sketch.at(24.5, 29, 0.42), number)
    _goal(sketch.at(60, 37, 0.2))
    picture = sketch.picture()
    picture.alpha_composite(label(title, INK, (width - 56, 25), _TAG_LETTERS, "l", 1), (50, 2))
    picture.alpha_composite(label(goal, WOOD_DARK, (width - 80, 25), _TAG_LETTERS, "l", 1), (73, 25))
    return picture


def _bust(sketch: Sketch, number: int) -> None:
    """Somebody of the town: hat, hair or beard by number."""
    skin, coat = _SKINS[number % 4], ("#3f7f78", "#a33b48", "#5a4a86", "#7a5233", "#3f6fb0")[number % 5]
    hair = ("#3a2a22", "#d9c9a8", "#7a3f22", "#8a8a96")[number // 2 % 4]
    sketch.fill([*arc(0, 46, 42, 38, (180, 360))], coat, INK, 7)
    if number % 3 == 0:
        sketch.fill(oval(0, -8, 31, 34), hair, INK, 6)
    sketch.fill(oval(0, -6, 24, 28), skin, INK, 6)
    for side in (-1, 1):
        sketch.disc(side * 9, -6, 3.6, INK)
    if number % 3 == 1:
        sketch.fill([*arc(0, -14, 25, 24, (180, 360))], hair, INK, 6)
        sketch.line([(-34, -14), (34, -14)], INK, 9)
    elif number % 3 == 2:
        sketch.fill([*arc(0, -12, 25, 24, (190, 350))], hair, INK, 6)
        sketch.line("M-9 8 Q0 2 9 8", hair, 8)
    sketch.line("M-7 12 Q0 17 7 12", INK, 4)


def _goal(sketch: Sketch) -> None:
    """An arrow: on the way to."""
    sketch.fill("M-50 -12 L4 -12 L4 -36 L50 0 L4 36 L4 12 L-50 12 Z", BLOOD)


@cache
def order_badge(order: int, size: int) -> Image.Image:
    """A Monster's place in the Frenzy Order."""
    sketch = Sketch.centred(size, size, 112)
    sketch.fill(panel(-50, -50, 100, 100, 26), INK)
    sketch.fill(panel(-42, -42, 84, 84, 20), STEEL)
    sketch.write(0, 2, str(order), 84, CREAM)
    return sketch.picture()


def shade(colour: str) -> str:
    """The colour of a dark ground for something of this colour."""
    return mix(darker(colour, 0.5), INK, 0.4)


@cache
def absent() -> Image.Image:
    """A Monster on a card that is not in the game."""
    sketch = Sketch.centred(56, 56, 112)
    sketch.disc(0, 0, 40, PAPER_EDGE)
    sketch.line([(-20, 0), (20, 0)], PAPER, 9)
    return sketch.picture()
