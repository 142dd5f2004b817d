"""The turn that is played: which monster, what it has left, and whom it attacks."""

from collections.abc import Callable

from PIL import Image

from games.kernel.prompts import Seat
from games.monster_slaughter.content import box
from games.monster_slaughter.view import SlaughterView, TurnView
from pictures.canvas import put
from pictures.lettering import write
from pictures.monster_slaughter import layout, panels, pieces
from pictures.monster_slaughter.words import counted, listed, member_sign, monster_name, short_name
from pictures.palette import INK, WINE

_LEFT, _WIDTH = layout.MARGIN, layout.WIDTH - 2 * layout.MARGIN
_TOP, _HEIGHT = layout.TURN_TOP, layout.TURN_HEIGHT
_MIDDLE = _TOP + _HEIGHT / 2
_WORDS = _LEFT + 128
_FIGHT_WIDTH = 372
_CHIP_LETTERS = (32, 30, 28, 26, 24, 22)
_FREE = {"smash": "free smash", "peek": "free peek", "scare": "free scare", "spawn": "new Crittlin"}


def draw_turn(picture: Image.Image, view: SlaughterView, names: Callable[[Seat], str]) -> None:
    """Say whose turn it is and what is going on."""
    put(picture, panels.plate(_WIDTH, _HEIGHT, lit=True), _LEFT + _WIDTH / 2, _MIDDLE)
    if view.turn is None:
        write(picture, _waiting(view, names), INK, (_LEFT + 24, _TOP + 16, _WIDTH - 48, 76), (50, 30))
        return
    room = _LEFT + _WIDTH - 16 - _WORDS - (_FIGHT_WIDTH if view.fight else 0)
    _draw_hunter(picture, view, view.turn, names(view.turn.seat), room)
    if view.fight:
        _draw_fight(picture, view, view.fight)


def _waiting(view: SlaughterView, names: Callable[[Seat], str]) -> str:
    if view.outcome:
        winners = [names(seat) for seat in view.outcome.winners]
        verb = "wins" if len(winners) == 1 else "share the victory"
        points = max(view.outcome.scores.values(), default=0)
        return f"{listed(winners)} {verb} with {counted(points, 'point', 'points')}"
    if view.round == 0:
        return "The monsters gather in the woods"
    if view.to_play:
        return f"{names(view.to_play[0])} chooses a monster"
    return "The moon moves on"


def _draw_hunter(picture: Image.Image, view: SlaughterView, turn: TurnView, name: str, room: int) -> None:
    monster = next(each for each in view.monsters if each.id == turn.monster)
    sign = member_sign(monster.id, monster.role)
    put(picture, pieces.monster(monster.family, monster.role, sign, 100, lit=True), _LEFT + 68, _MIDDLE - 2)
    title = f"{monster_name(monster.family, monster.role, sign)} · {name}"
    write(picture, title, INK, (_WORDS, _TOP + 4, room, 54), (44, 26), anchor="l", most=1)
    texts = _chips(turn, monster.family)
    letters = next((size for size in _CHIP_LETTERS if _width(texts, size) <= room), _CHIP_LETTERS[-1])
    x: float = _WORDS
    for text in texts:
        sprite = panels.chip(text, letters)
        put(picture, sprite, x + sprite.width / 2, _TOP + 82)
        x += sprite.width + 8


def _chips(turn: TurnView, family: str) -> list[str]:
    more = f" +{turn.extra_dice}" if turn.extra_dice else ""
    texts = [counted(turn.actions, "action", "actions"), f"{counted(turn.dice, 'die', 'dice')}{more}"]
    if turn.free_moves:
        texts.append(counted(turn.free_moves, "free move", "free moves"))
    if turn.free_action:
        texts.append(_FREE.get(box().families[family].free_action or "", "free action"))
    if turn.second_try:
        texts.append("second try")
    return texts


def _width(texts: list[str], letters: int) -> int:
    return sum(panels.chip(text, letters).width + 8 for text in texts)


def _draw_fight(picture: Image.Image, view: SlaughterView, victim: str) -> None:
    left = _LEFT + _WIDTH - _FIGHT_WIDTH
    put(picture, pieces.portrait(victim, 96), left + 50, _MIDDLE - 4)
    width = _FIGHT_WIDTH - 116
    write(
        picture,
        f"attacks {short_name(victim)}",
        WINE,
        (left + 104, _TOP + 6, width, 54),
        (40, 22),
        anchor="l",
    )
    text = f"{len(view.conferring)} players confer" if view.conferring else "Who helps the victim?"
    write(picture, text, INK, (left + 104, _TOP + 58, width, 50), (30, 20), anchor="l")
