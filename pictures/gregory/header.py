"""The signs above the house: the round, whose turn it is, and what is going on."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from games.gregory.content import box
from games.gregory.view import GregoryView, SideView
from games.kernel.prompts import Seat
from pictures.canvas import Sketch, panel, put
from pictures.gregory import emblems, guests, layout, monsters
from pictures.gregory.signs import board
from pictures.lettering import write
from pictures.palette import CREAM, GOLD, INK, PAPER, PAPER_EDGE

Names = Callable[[Seat], str]
_TOP, _HIGH = layout.HEADER_TOP, layout.HEADER_HEIGHT

_ENDINGS = {
    "escaped": "left the house with three rooms",
    "last-alive": "is the last one alive",
    "last-round": "stands best after the last round",
    "nobody-left": "Nobody has any Life left",
}
_KINDS = {
    "hell": "tries to leave Hell",
    "freeing": "frees a Feral Monster",
    "sacrifice": "sacrifices a Monster",
}
_WINDOWS = {"roll": "Cards after the roll?", "battle": "Cards in the battle?"}


def draw_header(picture: Image.Image, view: GregoryView, names: Names) -> None:
    """All signs above the house."""
    _draw_round(picture, view)
    _draw_turn(picture, view, names)
    _draw_stage(picture, view, names)


def _draw_round(picture: Image.Image, view: GregoryView) -> None:
    left, width = layout.ROUND_LEFT, layout.ROUND_WIDTH
    put(picture, board(width, _HIGH), left + width / 2, _TOP + _HIGH / 2)
    write(picture, "Round", GOLD, (left + 10, _TOP + 8, width - 20, 34), (32, 24))
    write(picture, str(view.round), CREAM, (left + 10, _TOP + 38, width - 20, 58), (62, 40))
    write(picture, f"of {view.options['rounds']}", CREAM, (left + 10, _TOP + 94, width - 20, 32), (28, 22))


def _draw_turn(picture: Image.Image, view: GregoryView, names: Names) -> None:
    left, width = layout.TURN_LEFT, layout.TURN_WIDTH
    put(picture, board(width, _HIGH, lit=True), left + width / 2, _TOP + _HIGH / 2)
    heroes = view.outcome.winners if view.outcome else (view.active,) if view.active else ()
    if heroes:
        number = view.seats.index(heroes[0])
        put(picture, guests.guest(number, 104), left + 66, _TOP + _HIGH / 2 - 1)
    title, words = _story(view, names)
    start = left + (126 if heroes else 16)
    dice = _shows_dice(view)
    room = left + width - start - (172 if dice else 14)
    write(picture, title, INK, (start, _TOP + 10, room, 62), (48, 26), anchor="l")
    write(picture, words, INK, (start, _TOP + 72, room, 52), (30, 22), anchor="l")
    if dice:
        _draw_dice(picture, view, left + width - 88)


def _shows_dice(view: GregoryView) -> bool:
    return view.outcome is None and (view.turn.rolled is not None or view.turn.moves > 0)


def _draw_dice(picture: Image.Image, view: GregoryView, x: int) -> None:
    """What was rolled, and the spaces that are left of it."""
    rolled = "-" if view.turn.rolled is None else str(view.turn.rolled)
    put(picture, die(rolled, 66), x - 36, _TOP + 50)
    put(picture, steps(view.turn.moves, 66), x + 38, _TOP + 50)
    write(picture, "rolled", INK, (x - 74, _TOP + 90, 76, 28), (25, 20))
    write(picture, "left", INK, (x + 4, _TOP + 90, 68, 28), (25, 20))


def _story(view: GregoryView, names: Names) -> tuple[str, str]:
    """Who does what, as a title and a line."""
    if view.outcome:
        winners = " and ".join(names(seat) for seat in view.outcome.winners)
        return (f"{winners} wins!" if winners else "The house wins", _ENDINGS.get(view.outcome.reason, ""))
    if view.active is None:
        return "The guests arrive", "Gregory opens the door"
    return names(view.active), _deed(view)


def _deed(view: GregoryView) -> str:
    if view.window:
        return _WINDOWS[view.window]
    told = [_KINDS[view.turn.kind]] if view.turn.kind in _KINDS else []
    match view.stage:
        case "set-up":
            told.append("moves in")
        case "gregory":
            told.append("places Gregory")
        case "begin":
            told.append("begins the turn")
        case "act" if view.turn.stopped:
            told.append("has stopped; Monsters move")
        case "close":
            told.append("ends the turn")
        case _ if not told:
            told.append("moves")
    if view.turn.hairpin:
        told.append("has a hairpin")
    if view.turn.entered:
        told.append(f"in room {view.turn.entered}")
    return " · ".join(told)


def _draw_stage(picture: Image.Image, view: GregoryView, names: Names) -> None:
    """The battle; else the Monster card that lies open; else how the game is played."""
    left, width = layout.STAGE_LEFT, layout.STAGE_WIDTH
    put(picture, board(width, _HIGH, lit=view.battle is not None), left + width / 2, _TOP + _HIGH / 2)
    if view.battle:
        _draw_side(picture, view, view.battle.attacker, names, left + 8)
        _draw_side(picture, view, view.battle.defender, names, left + width - 186)
        put(picture, _swords(58), left + width / 2, _TOP + 46)
        where = f"room {view.battle.room}" if view.battle.room else view.battle.place
        write(picture, where, INK, (left + width // 2 - 34, _TOP + 78, 68, 50), (26, 18))
    elif view.flipped:
        _draw_flipped(picture, view.flipped)
    else:
        _draw_rules(picture, view)


def _draw_side(picture: Image.Image, view: GregoryView, side: SideView, names: Names, left: int) -> None:
    """A side of the battle: who it is, whose, and the Strength that counts."""
    number = view.seats.index(side.seat) if side.seat else None
    put(picture, _fighter(side.piece, number), left + 42, _TOP + 48)
    write(picture, str(side.total), INK, (left + 84, _TOP + 10, 92, 52), (52, 40))
    if side.cards:
        sum_of = f"{side.strength} {side.cards:+}"
        write(picture, sum_of, INK, (left + 84, _TOP + 58, 92, 28), (25, 20))
    if number is not None and side.piece != "player":
        put(picture, guests.tag(number, 32), left + 16, _TOP + 76)
    name = names(side.seat) if side.piece == "player" and side.seat else monsters.name_of(side.piece)
    write(picture, name, INK, (left + 4, _TOP + 92, 172, 34), (28, 16))


def _fighter(piece: str, number: int | None) -> Image.Image:
    if piece == "player":
        return guests.guest(number or 0, 80)
    return guests.gregory(80) if piece == "gregory" else monsters.monster(piece, 80)


def _draw_flipped(picture: Image.Image, card: str) -> None:
    left, width = layout.STAGE_LEFT, layout.STAGE_WIDTH
    strength = next(monster.strength for monster in box().monsters if monster.id == card)
    put(picture, monsters.monster(card, 104), left + 66, _TOP + _HIGH / 2)
    write(
        picture, monsters.name_of(card), CREAM, (left + 126, _TOP + 12, width - 140, 58), (38, 26), anchor="l"
    )
    write(
        picture, f"Strength {strength}", GOLD, (left + 126, _TOP + 76, width - 140, 40), (34, 24), anchor="l"
    )


def _draw_rules(picture: Image.Image, view: GregoryView) -> None:
    left, width = layout.STAGE_LEFT, layout.STAGE_WIDTH
    write(picture, "Gregory Horror Show", GOLD, (left + 12, _TOP + 10, width - 24, 62), (44, 30))
    ferals, choice = view.options["ferals"], view.options["miniatures"]
    words = "without Feral Monsters" if ferals == "off" else f"Feral Monsters: {ferals} each, {choice}"
    write(picture, words.replace("all each", "all"), CREAM, (left + 12, _TOP + 76, width - 24, 40), (28, 22))


@cache
def _swords(size: int) -> Image.Image:
    sketch = Sketch.centred(size, size, 130)
    emblems.swords(sketch)
    return sketch.picture()


@cache
def die(words: str, size: int) -> Image.Image:
    """The die with twenty sides."""
    sketch = Sketch.centred(size, size, 108)
    corners = [(0, -52), (46, -26), (46, 26), (0, 52), (-46, 26), (-46, -26)]
    sketch.fill([(float(x), float(y)) for x, y in corners], GOLD, INK, 7)
    sketch.fill([(0, -42), (36, 22), (-36, 22)], PAPER, INK, 4)
    sketch.write(0, 1, words, 46, INK)
    return sketch.picture()


@cache
def steps(count: int, size: int) -> Image.Image:
    """Spaces of movement that are left, on a boot print."""
    sketch = Sketch.centred(size, size, 108)
    sketch.fill(panel(-48, -48, 96, 96, 22), PAPER_EDGE, INK, 7)
    sketch.fill(panel(-38, -38, 76, 76, 14), CREAM)
    sketch.write(0, 1, str(count), 76, INK)
    return sketch.picture()
