"""The wooden signs on the right: players, dice, keys, crystals, and how the game stands."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from games.attic_monster.content import box
from games.attic_monster.view import AtticView
from games.kernel.prompts import Seat
from pictures.attic_monster import layout
from pictures.attic_monster.pieces import crystal, crystal_slot, die, die_place, ghost, key_hook, key_token
from pictures.attic_monster.scene import MOON
from pictures.canvas import Sketch, panel, put
from pictures.lettering import write
from pictures.palette import (
    BLOOD,
    CREAM,
    GOLD,
    INK,
    LEAF,
    PAPER,
    WOOD,
    WOOD_DARK,
    darker,
)

_LEFT, _WIDTH, _MIDDLE = layout.SIGNS_LEFT, layout.SIGNS_WIDTH, layout.SIGNS_MIDDLE
_PLAYERS_TOP, _PLAYERS_HEIGHT = 242, 408
_DICE_TOP, _DICE_HEIGHT = 658, 160
_KEYS_TOP, _KEYS_HEIGHT = 832, 136
_CRYSTALS_TOP, _CRYSTALS_HEIGHT = 982, 172
_STATUS_TOP, _STATUS_HEIGHT = 1168, 158
_DIE, _KEY, _CRYSTAL = 108, 88, 56

_LOST = {
    "monster-stays": "The Monster stays in its attic",
    "keys-lost": "The attic key stays hidden",
    "mansion-out-of-reach": "No way leads to the Mansion",
    "monster-too-strong": "The Monster is too strong",
}


def draw_signs(picture: Image.Image, view: AtticView, names: Callable[[Seat], str]) -> None:
    """Hang all signs."""
    _draw_round(picture, view)
    _draw_players(picture, view, names)
    _draw_dice(picture, view)
    _draw_keys(picture, view)
    _draw_crystals(picture, view)
    _draw_status(picture, view)


def _draw_round(picture: Image.Image, view: AtticView) -> None:
    x, y = MOON
    write(picture, "Round", WOOD_DARK, (x - 70, y - 64, 140, 40), (38, 30))
    write(picture, str(view.round), INK, (x - 75, y - 30, 150, 100), (100, 60))


def _draw_players(picture: Image.Image, view: AtticView, names: Callable[[Seat], str]) -> None:
    step = min(120, _PLAYERS_HEIGHT // len(view.seats))
    top = _PLAYERS_TOP + (_PLAYERS_HEIGHT - step * len(view.seats)) // 2
    for number, seat in enumerate(view.seats):
        _draw_player(picture, view, seat, names(seat), (top + step * number, step - 10))


def _draw_player(
    picture: Image.Image, view: AtticView, seat: Seat, name: str, place: tuple[int, int]
) -> None:
    """One player's sign, its top and its height given by `place`."""
    top, height = place
    active = seat == view.active
    trapped = any(each.trapped for each in view.ghosts if each.seat == seat)
    _hang(picture, top, height, lit=active)
    size = min(84, height * 8 // 10)
    sprite = ghost(view.seats.index(seat), size, lit=active, trapped=trapped)
    put(picture, sprite, _LEFT + 50, top + height / 2)
    ink, left, width = INK if active else CREAM, _LEFT + 94, _WIDTH - 104
    write(picture, name, ink, (left, top + 5, width, height - 44), (40, 22), anchor="l")
    status = _status_of(view, seat, trapped=trapped)
    write(picture, status, ink, (left, top + height - 38, width, 32), (24, 20), anchor="l")
    if seat == view.first:
        put(picture, _first_mark(), _LEFT + 14, top + 14)


def _status_of(view: AtticView, seat: Seat, *, trapped: bool) -> str:
    if view.outcome:
        now = "has won" if seat in view.outcome.winners else "has lost"
    elif seat == view.active:
        now = "plays now"
    else:
        waits = seat in view.to_play or view.phase == "opening"
        now = "still to play" if waits else "has played"
    return f"{now} · trapped" if trapped else now


def _draw_dice(picture: Image.Image, view: AtticView) -> None:
    _hang(picture, _DICE_TOP, _DICE_HEIGHT, caption="Dice to use")
    dice = [die(symbol, _DIE) for symbol in view.rolled]
    dice += [die_place(_DIE)] * (2 - len(dice))
    for number, sprite in enumerate(dice):
        put(picture, sprite, _MIDDLE + (number - 0.5) * 130, _DICE_TOP + 94)


def _draw_keys(picture: Image.Image, view: AtticView) -> None:
    _hang(picture, _KEYS_TOP, _KEYS_HEIGHT, caption="Keys")
    lost = [given.lost for given in view.attic]
    for number, room in enumerate(box().rooms):
        hook = key_hook(room.id, _KEY, lost=f"key:{room.id}" in lost)
        sprite = key_token(room.id, _KEY) if room.id in view.keys else hook
        put(picture, sprite, _LEFT + 44 + number * 79, _KEYS_TOP + 84)


def _draw_crystals(picture: Image.Image, view: AtticView) -> None:
    held, out = len(view.crystals), view.crystals_on_board
    caption = f"Crystals: {held} held, {out} out there"
    _hang(picture, _CRYSTALS_TOP, _CRYSTALS_HEIGHT, caption=caption)
    in_box = sum(face.count for face in box().faces if face.effect == "power")
    sprites = [crystal(token, _CRYSTAL) for token in view.crystals]
    sprites += [crystal_slot(_CRYSTAL, lost=number >= out) for number in range(in_box - held)]
    for number, sprite in enumerate(sprites):
        row, column = divmod(number, 5)
        put(picture, sprite, _LEFT + 42 + column * 60 + row * 30, _CRYSTALS_TOP + 68 + row * 62)


def _draw_status(picture: Image.Image, view: AtticView) -> None:
    _hang(picture, _STATUS_TOP, _STATUS_HEIGHT, lit=view.outcome is not None)
    title, words, colour = _story(view)
    ink = INK if view.outcome else CREAM
    write(picture, title, colour, (_LEFT + 12, _STATUS_TOP + 10, _WIDTH - 24, 52), (48, 34))
    write(picture, words, ink, (_LEFT + 13, _STATUS_TOP + 68, _WIDTH - 26, 40), (32, 22))
    house_rules = " · ".join(value for value in view.options.values() if value != "rulebook")
    if house_rules:
        write(picture, house_rules, ink, (_LEFT + 15, _STATUS_TOP + 112, _WIDTH - 30, 34), (26, 22))


def _story(view: AtticView) -> tuple[str, str, str]:
    """The title, the words and the colour of the sign that says how the game stands."""
    if view.outcome:
        if view.outcome.winners:
            return "You have won!", "The Mansion is yours again", darker(LEAF, 0.35)
        return "You have lost", _LOST.get(view.outcome.reason, "The Monster stays"), BLOOD
    if view.phase == "opening":
        return "Setting up", "Catapults are aimed", GOLD
    if view.phase == "battle":
        return "Battle!", f"{view.strength} left to remove", GOLD
    if not view.to_play:
        return "Round over", "The Monster wants a tile", GOLD
    return "Search", "Find the attic key!", GOLD


def _hang(picture: Image.Image, top: int, height: int, *, lit: bool = False, caption: str = "") -> None:
    put(picture, sign(height, lit=lit), _MIDDLE, top + height / 2)
    if caption:
        write(picture, caption, CREAM, (_LEFT + 12, top + 3, _WIDTH - 24, 36), (26, 22))


@cache
def sign(height: int, *, lit: bool = False) -> Image.Image:
    """A plank on its ropes; a lit one is paper in a golden frame."""
    sketch = Sketch.blank(_WIDTH, height)
    sketch.fill(panel(0, 4, _WIDTH, height - 4, 18), INK)
    sketch.fill(panel(0, 0, _WIDTH, height - 4, 18), GOLD if lit else WOOD_DARK)
    sketch.fill(panel(6, 6, _WIDTH - 12, height - 16, 13), PAPER if lit else WOOD)
    if not lit:
        for y in range(40, height - 24, 44):
            sketch.fill(panel(6, y, _WIDTH - 12, 3), darker(WOOD, 0.14))
    for x in (34, _WIDTH - 34):
        for y in (0, height - 4):
            sketch.disc(x, y, 7, INK)
    return sketch.picture()


@cache
def _first_mark() -> Image.Image:
    """A little flag for the player who begins each round."""
    sketch = Sketch.blank(54, 36)
    sketch.fill(panel(1, 1, 52, 34, 10), BLOOD, INK, 3)
    sketch.write(27, 17.5, "1st", 27, CREAM)
    return sketch.picture()
