"""What lies on the mats with something to find out: Bigfoot, Jersey Devil and Ozark Howler."""

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from PIL import Image

from games.horrified.content import CitizenId, Place
from games.horrified_american.view import BigfootMat, DevilMat, HowlerMat
from pictures.canvas import put
from pictures.horrified import pieces
from pictures.horrified.desk import columns, say, slot
from pictures.horrified.setting import Desk
from pictures.horrified.signs import sprite
from pictures.horrified_american import emblems, tokens
from pictures.horrified_american.monsters import BIGFOOT
from pictures.lettering import write
from pictures.palette import CREAM, GOLD, LEAF, STEEL, VIOLET, darker


class Tracker(Protocol):
    """A token of the trail, as the Howler's mat shows it."""

    @property
    def name(self) -> str | None:
        """What it shows; None while it lies face down."""

    @property
    def cost(self) -> dict[str, int] | None:
        """How many Items of each colour it costs."""

    @property
    def resolved(self) -> bool:
        """Whether that has been paid."""


_SQUARES = tuple(f"{row}-{side}" for row in ("top", "middle", "bottom") for side in ("left", "right"))
_MOST_NAMED = 6
_STEP = 92
_PHOTO_STEP = (tokens.PHOTO[0] + 2, tokens.PHOTO[1] + 1)


def bigfoot(desk: Desk, mat: BigfootMat) -> None:
    """The photo, and where his footprints are."""
    _draw_photo(desk, mat)
    left, top, width, height = desk.area
    x, room = left + 2 * _PHOTO_STEP[0] + 14, width - 2 * _PHOTO_STEP[0] - 14
    right = sum(photo.in_place for photo in mat.photos)
    words = "The proof is ready!" if mat.aligned else f"{right} of {len(mat.photos)} parts in place"
    colour = LEAF if mat.aligned else CREAM
    write(desk.picture, words, colour, (x, top, room, 30), (26, 18), anchor="l", most=1)
    below, rest = top + 34, height - 36
    put(desk.picture, pieces.token(emblems.foot, BIGFOOT, 40), x + 20, below + rest / 2)
    places = Counter(desk.place(place) for place in mat.footprints)
    found = [name if number == 1 else f"{name} ({number})" for name, number in places.items()]
    where = ", ".join(found) or "no footprints in town"
    write(desk.picture, where, CREAM, (x + 48, below, room - 48, rest), (24, 16), anchor="l", most=5)


def _draw_photo(desk: Desk, mat: BigfootMat) -> None:
    left, top, _, _ = desk.area
    photos = {photo.square: photo for photo in mat.photos}
    for number, square in enumerate(_SQUARES):
        row, column = divmod(number, 2)
        photo = photos.get(square)
        part = tokens.photo(photo.part, right=photo.in_place) if photo else tokens.open_square()
        put(
            desk.picture, part, left + _PHOTO_STEP[0] * (column + 0.5), top + _PHOTO_STEP[1] * (row + 0.5) + 2
        )


def bigfoot_tokens(mat: BigfootMat) -> Iterator[tuple[Place, Image.Image]]:
    """His footprints."""
    for place in mat.footprints:
        yield place, pieces.token(emblems.foot, BIGFOOT, 46)


def jersey_devil(desk: Desk, mat: DevilMat) -> None:
    """The Clues, and who may be the 13th Child."""
    left, top, width, _ = desk.area
    for number, name in enumerate(mat.clues):
        put(desk.picture, tokens.clue(name, 62), left + 33 + number * 66, top + 31)
    extras = [(name, False) for name in mat.further] + [(name, True) for name in mat.used]
    for number, (name, used) in enumerate(extras):
        put(desk.picture, tokens.clue(name, 32, used=used), left + 16 + number * 33, top + 84)
    x = left + 3 * 66 + 10
    room = width - 3 * 66 - 10
    title, words = _suspicion(desk, mat)
    write(desk.picture, title, GOLD, (x, top, room, 30), (26, 18), anchor="l", most=1)
    write(desk.picture, words, CREAM, (x, top + 30, room, 72), (23, 16), anchor="l", most=3)
    played = " · one played this turn" if mat.card_played else ""
    say(desk, f"{mat.pool} unused Clues · {len(mat.unplayed)} citizen cards{played}")


def _suspicion(desk: Desk, mat: DevilMat) -> tuple[str, str]:
    if mat.child:
        return "The 13th Child!", f"{_called(mat.child)} of {desk.place(mat.child_at or '')}"
    if len(mat.suspects) <= _MOST_NAMED:
        return f"{len(mat.suspects)} suspects", ", ".join(_called(citizen) for citizen in mat.suspects)
    return f"{len(mat.suspects)} suspects", "Bring citizens home to find Clues"


def _called(citizen: CitizenId) -> str:
    return citizen.replace("-", " ").title()


def ozark_howler(desk: Desk, mat: HowlerMat) -> None:
    """The trail and what it costs, and who has Death Marks."""
    for tracker, x in zip(mat.trail, columns(desk, len(mat.trail), _STEP), strict=True):
        _draw_tracker(desk, tracker, x)
    left, top, width, _ = desk.area
    x, room = left + len(mat.trail) * _STEP + 8, width - len(mat.trail) * _STEP - 8
    put(desk.picture, pieces.token(emblems.mark, darker(VIOLET, 0.2), 44), x + 22, top + 24)
    write(desk.picture, f"{mat.supply} left", CREAM, (x + 50, top + 6, 76, 36), (25, 18), anchor="l", most=1)
    marks = " · ".join(f"{desk.letter(one.seat)}:{one.marks}" for one in mat.marks)
    write(desk.picture, marks or "nobody is marked", CREAM, (x, top + 48, room, 60), (28, 18), anchor="l")
    done = sum(tracker.resolved for tracker in mat.trail)
    say(desk, f"{done} of {len(mat.trail)} steps of the trail", LEAF if done == len(mat.trail) else CREAM)


def _draw_tracker(desk: Desk, tracker: Tracker, x: float) -> None:
    """A token of the trail: face down, to be paid, or done."""
    top = desk.area[1]
    hidden = tracker.name is None
    ground = darker(VIOLET, 0.45) if hidden else darker(STEEL, 0.35)
    put(desk.picture, slot(_STEP - 10, 84, ground), x, top + 42)
    if hidden:
        write(desk.picture, "?", GOLD, (round(x) - 30, top + 12, 60, 60), (56, 40))
    else:
        write(desk.picture, tracker.name or "", CREAM, (round(x) - 39, top + 3, 78, 40), (21, 15))
        _draw_cost(desk, tracker.cost or {}, x)
    if tracker.resolved:
        put(desk.picture, sprite("tick", 50), x + 24, top + 68)


def _draw_cost(desk: Desk, cost: dict[str, int], x: float) -> None:
    """A blank Item of each colour for each that is to be paid."""
    owed = [colour for colour, number in cost.items() for _ in range(number)]
    for number, colour in enumerate(owed):
        across = x + (number - (len(owed) - 1) / 2) * 34
        put(desk.picture, pieces.blank_chip(desk.setting, colour, 36), across, desk.area[1] + 62)
