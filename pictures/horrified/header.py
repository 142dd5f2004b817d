"""The top of the picture: which turn it is, and whose, and the terror."""

from collections.abc import Callable

from PIL import Image

from games.horrified.view import HeroView, HorrifiedView
from games.kernel.prompts import Seat
from pictures.canvas import Sketch, panel, put
from pictures.horrified import layout, pieces
from pictures.horrified.setting import LETTERS, Setting
from pictures.horrified.signs import lit_board, sprite
from pictures.lettering import write
from pictures.palette import BLOOD, CREAM, GOLD, INK, LEAF, STEEL, WOOD_DARK, darker

_STORIES = {
    "monsters-defeated": ("is safe!", "Every Monster is defeated"),
    "terror": ("is lost", "Terror has reached the skull"),
    "out-of-time": ("is lost", "The Monster cards ran out"),
}


def draw_header(
    picture: Image.Image, setting: Setting, view: HorrifiedView, names: Callable[[Seat], str]
) -> None:
    """Draw the turn's number, whose it is, and the terror."""
    x, y = layout.ROUND
    write(picture, "Turn", WOOD_DARK, (x - 46, y - 44, 92, 30), (27, 22))
    write(picture, str(view.round), INK, (x - 48, y - 20, 96, 70), (66, 36))
    _draw_turn(picture, setting, view, names)
    _draw_terror(picture, setting, view)


def _draw_turn(
    picture: Image.Image, setting: Setting, view: HorrifiedView, names: Callable[[Seat], str]
) -> None:
    left, top, width, height = layout.TURN
    hero = next((hero for hero in view.heroes if hero.seat == view.active), None)
    playing = view.stage == "heroes" and hero is not None and view.outcome is None
    board = setting.mood.board(width, height) if playing else lit_board(width, height)
    put(picture, board, left + width / 2, top + height / 2)
    if playing and hero:
        _draw_playing(picture, view, hero, names(hero.seat))
        return
    title, words, colour = _story(setting, view, names)
    write(picture, title, colour, (left + 18, top + 10, width - 36, 56), (50, 34), most=1)
    write(picture, words, INK, (left + 18, top + 66, width - 36, 36), (29, 20), most=1)


def _draw_playing(picture: Image.Image, view: HorrifiedView, hero: HeroView, name: str) -> None:
    """Whose turn it is, and a boot for each action left."""
    left, top, width, height = layout.TURN
    letter = LETTERS[view.seats.index(hero.seat)]
    put(picture, pieces.hero(letter, hero.colour, 98, lit=True), left + 56, top + height / 2 - 3)
    write(
        picture, f"{name} plays", CREAM, (left + 108, top + 8, width - 124, 48), (40, 24), anchor="l", most=1
    )
    total = max(hero.actions, view.actions_left)
    step = min(46, (width - 190) // max(1, total))
    for number in range(total):
        sign = "step" if number < view.actions_left else "step_print"
        put(picture, sprite(sign, 46), left + 130 + number * step, top + 80)
    words = f"{view.actions_left} left"
    write(picture, words, GOLD, (left + 112 + total * step, top + 62, 90, 38), (32, 22), anchor="l", most=1)


def _story(setting: Setting, view: HorrifiedView, names: Callable[[Seat], str]) -> tuple[str, str, str]:
    """A title, words and the title's colour for when nobody has actions."""
    if view.outcome:
        ending, words = _STORIES.get(view.outcome.reason, ("is at its end", view.outcome.reason))
        title = f"{setting.terms.home.capitalize()} {ending}"
        return title, words, darker(LEAF, 0.35) if view.outcome.winners else BLOOD
    if view.stage == "monsters":
        return "Monster Phase", f"The Monsters come; {names(view.active)} decides", BLOOD
    return "Setting up", f"{setting.terms.heroes} come to {setting.terms.home}", WOOD_DARK


def _draw_terror(picture: Image.Image, setting: Setting, view: HorrifiedView) -> None:
    left, top, width, height = layout.TERROR
    put(picture, setting.mood.board(width, height), left + width / 2, top + height / 2)
    words = f"Terror {view.terror} of {view.skull}"
    write(picture, words, CREAM, (left + 18, top + 6, width - 36, 36), (30, 24), anchor="l", most=1)
    cells = view.skull + 1
    step = (width - 28) / cells
    for number in range(cells):
        x, y = left + 14 + step * (number + 0.5), top + 74
        put(picture, _cell(round(step) - 6, number, reached=number <= view.terror), x, y)
        if number == view.skull and number != view.terror:
            put(picture, sprite("skull", 50), x, y)
    put(picture, sprite("scream", 62), left + 14 + step * (min(view.terror, view.skull) + 0.5), top + 72)


def _cell(width: int, number: int, *, reached: bool) -> Image.Image:
    sketch = Sketch.blank(width, 58)
    sketch.fill(panel(0, 0, width, 58, 10), INK)
    sketch.fill(panel(4, 4, width - 8, 50, 7), BLOOD if reached else darker(STEEL, 0.45))
    sketch.write(width / 2, 28, str(number), 34, CREAM)
    return sketch.picture()
