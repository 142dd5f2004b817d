"""What lies and stands on the spaces now: control of rooms, marks, and pieces."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from PIL import Image, ImageDraw

from games.gregory.view import GregoryView, PlayerView, SpaceView
from pictures.canvas import Point, Sketch, panel, put, star
from pictures.gregory import guests, layout, monsters
from pictures.gregory.furnishings import plate_corners
from pictures.gregory.marks import draw_marks
from pictures.gregory.mat import room_edges
from pictures.palette import AMBER, BLOOD, CREAM, GOLD, HAZE, INK, WOOD_DARK

_WIDE, _HIGH = layout.CELL_WIDTH, layout.CELL_HEIGHT
PIECE = 66
_LIFT = 6  # a piece stands a little above the middle of its space
_LETTER = 24


def draw_crowd(picture: Image.Image, view: GregoryView) -> None:
    """All that is not printed on the mat."""
    ends = _ends(view.spaces)
    _draw_control(picture, view)
    _draw_loose_rug(picture, view)
    for player in view.players:
        _draw_last_power_up(picture, view, player, ends)
    if view.battle:
        for x, y in ends.get(view.battle.place, ()):
            put(picture, clash(84), x, y)
    if view.outcome is None and view.active:
        _light(picture, ends.get(view.player(view.active).place or "", ()))
    for x, y, piece in sorted(_pieces(view, ends), key=lambda each: each[1]):
        put(picture, piece, x, y - _LIFT)
    draw_marks(picture, view)
    for player in view.players:
        for x, y in ends.get(player.place or "", ()):
            _draw_badges(picture, player, x, y)


def _ends(spaces: Sequence[SpaceView]) -> Mapping[str, list[Point]]:
    """The middles of each space: stairs have one on either floor."""
    found: dict[str, list[Point]] = {}
    for space in spaces:
        found.setdefault(space.id, []).append(layout.middle(space.floor, space.row, space.column))
    return found


def _light(picture: Image.Image, spots: Sequence[Point]) -> None:
    """A golden frame around the space where it is somebody's turn."""
    pen = ImageDraw.Draw(picture)
    for x, y in spots:
        left, top = round(x - _WIDE / 2), round(y - _HIGH / 2)
        pen.rectangle((left, top, left + _WIDE - 1, top + _HIGH - 1), outline=GOLD, width=4)


def _pieces(view: GregoryView, ends: Mapping[str, list[Point]]) -> Iterator[tuple[float, float, Image.Image]]:
    """All pieces with the middles of their spaces."""
    standing: list[tuple[str | None, Image.Image]] = [(view.gregory, guests.gregory(PIECE - 4))]
    for each in view.ferals:
        owner = view.seats.index(each.owner)
        caught = each.status == "trap"
        sprite = monsters.feral(each.id, owner, PIECE, caught=caught, able=each.has_card)
        standing.append((each.place, sprite))
    for player in view.players:
        lit = player.seat == view.active and view.outcome is None
        standing.append((player.place, guests.guest(view.seats.index(player.seat), PIECE, lit=lit)))
    for place, sprite in standing:
        for x, y in ends.get(place or "", ()):
            yield x, y, sprite


def _draw_badges(picture: Image.Image, player: PlayerView, x: float, y: float) -> None:
    if player.hell_fails:
        put(picture, tally(player.hell_fails), x + 25, y - 2)
    if player.stays_on_trigger:
        put(picture, anchor(22), x + 22, y + 16)


def _draw_control(picture: Image.Image, view: GregoryView) -> None:
    """Flags on Room Control spaces, and each room framed in the colour of who controls it."""
    owner = {room: view.seats.index(player.seat) for player in view.players for room in player.rooms}
    for space in view.spaces:
        if space.kind == "control":
            room = str(space.room)
            sign = guests.control(owner[room], 48) if room in owner else guests.free_control(46)
            put(picture, sign, *layout.middle(space.floor, space.row, space.column))
    pen = ImageDraw.Draw(picture)
    for room, (left, top) in plate_corners():
        if room in owner:
            colour = guests.COLOURS[owner[room]]
            for edge in room_edges(view.spaces, room):
                pen.line(edge, fill=colour, width=5)
            put(picture, plate(room, owner[room]), left + _WIDE / 2, top + _HIGH / 2)
        if view.turn.entered == room:
            put(picture, alarm(30), left + _WIDE - 6, top + 8)


def _draw_loose_rug(picture: Image.Image, view: GregoryView) -> None:
    if view.loose_rug is None:
        return
    mark = loose(view.seats.index(view.loose_rug.seat))
    for space in view.spaces:
        if space.rug == view.loose_rug.rug:
            put(picture, mark, *layout.middle(space.floor, space.row, space.column))


def _draw_last_power_up(
    picture: Image.Image, view: GregoryView, player: PlayerView, ends: Mapping[str, list[Point]]
) -> None:
    """A crossed letter in a place of its own for each seat that may not return to a Power Up."""
    number = view.seats.index(player.seat)
    for x, y in ends.get(player.last_power_up or "", ()):
        across, down = ((-1, -1), (1, -1), (-1, 0), (1, 0))[number % 4]
        put(picture, barred(number), x + across * (_WIDE / 2 - 11), y - 4 + down * (_LETTER - 1))


@cache
def clash(size: int) -> Image.Image:
    """A burst around a space where a battle is fought."""
    sketch = Sketch.centred(size, size, 104)
    sketch.fill(star(0, 0, 51, 12, 0.74), INK)
    sketch.fill(star(0, 0, 46, 12, 0.74), BLOOD)
    sketch.fill(star(0, 0, 38, 12, 0.78), AMBER)
    return sketch.picture()


@cache
def tally(count: int) -> Image.Image:
    """How many turns a guest has failed to leave Hell, of three."""
    sketch = Sketch.blank(16, 44)
    sketch.fill(panel(0, 0, 16, 44, 7), INK)
    for at in range(3):
        sketch.disc(8, 35 - at * 13, 5, GOLD if at < count else HAZE)
    return sketch.picture()


@cache
def barred(number: int) -> Image.Image:
    """A seat's letter, crossed out: it may not visit this Power Up again now."""
    sketch = Sketch.centred(_LETTER, _LETTER, 100)
    sketch.fill(panel(-46, -46, 92, 92, 28), guests.COLOURS[number % 4], BLOOD, 14)
    sketch.line("M-38 38 L38 -38", BLOOD, 14)
    sketch.write(0, 1, guests.LETTERS[number % 4], 84, INK)
    return sketch.picture()


@cache
def loose(number: int) -> Image.Image:
    """Waves on a Rug that is loose, and for whose foes it is."""
    sketch = Sketch.blank(_WIDE - 4, 44)
    for y in (10, 36):
        sketch.line(f"M4 {y} Q14 {y - 12} 24 {y} Q34 {y + 12} 44 {y} Q50 {y - 8} 55 {y}", CREAM, 4)
    sketch.at(30, 23).fill(panel(-11, -11, 22, 22, 7), guests.COLOURS[number % 4], INK, 3)
    sketch.at(30, 23).write(0, 0, guests.LETTERS[number % 4], 20, INK)
    return sketch.picture()


@cache
def plate(room: str, number: int) -> Image.Image:
    """The number of a room in the colour of who controls it."""
    sketch = Sketch.blank(_WIDE - 4, _HIGH - 10)
    sketch.fill(panel(1, 1, _WIDE - 6, _HIGH - 12, 6), guests.COLOURS[number % 4], INK, 4)
    sketch.write((_WIDE - 4) / 2, (_HIGH - 10) / 2, room, 32, INK)
    return sketch.picture()


@cache
def alarm(size: int) -> Image.Image:
    """Something waits behind this door."""
    sketch = Sketch.centred(size, size, 104)
    sketch.fill(star(0, 0, 50, 9, 0.76), BLOOD, INK, 6)
    sketch.write(0, 1, "!", 80, CREAM)
    return sketch.picture()


@cache
def anchor(size: int) -> Image.Image:
    """This piece stays on its Trigger."""
    sketch = Sketch.centred(size, size, 104)
    sketch.disc(0, 0, 50, INK)
    sketch.disc(0, 0, 41, GOLD)
    sketch.fill(panel(-20, -20, 40, 40, 4), WOOD_DARK)
    return sketch.picture()
