"""The guests' panels below the house: meters, Keys, rooms, cards, and what holds for each of them."""

from collections.abc import Callable

from PIL import Image

from games.gregory.view import GregoryView, PlayerView
from games.kernel.prompts import Seat
from pictures.canvas import put
from pictures.gregory import guests, layout
from pictures.gregory.signs import board, icon, meter, plate
from pictures.lettering import write
from pictures.palette import CREAM, INK, MIST, ROSE, lighter

_TOP, _HIGH = layout.GUESTS_TOP, layout.GUESTS_HEIGHT
_GAP, _ROW = 8, 40
_FULL_LIFE, _FULL_STRENGTH = 800, 600
_ROOMS_TO_ESCAPE = 3
_WINDOWS = {"roll": "after rolls", "battle": "in battles"}
_SCOPES = {
    "battle": "now",
    "turn": "this turn",
    "own-turn": "until next turn",
    "new-card": "until a new one",
}


def draw_guests(picture: Image.Image, view: GregoryView, names: Callable[[Seat], str]) -> None:
    """A panel for each player, in the order of play."""
    order = view.order or view.seats
    width = (layout.WIDTH - 2 * layout.EDGE - _GAP * (len(order) - 1)) // len(order)
    for at, seat in enumerate(order):
        left = layout.EDGE + at * (width + _GAP)
        _draw_guest(picture, view, view.player(seat), names(seat), (left, width))


def _draw_guest(
    picture: Image.Image, view: GregoryView, player: PlayerView, name: str, place: tuple[int, int]
) -> None:
    """One panel, its left edge and width given by `place`."""
    left, width = place
    number = view.seats.index(player.seat)
    lit = player.seat in view.outcome.winners if view.outcome else player.seat == view.active
    ink = INK if lit else CREAM
    ground = board(width, _HIGH, lit=lit, rim=guests.COLOURS[number] if player.alive else MIST)
    put(picture, ground, left + width / 2, _TOP + _HIGH / 2)
    put(picture, guests.guest(number, 72, out=not player.alive), left + 44, _TOP + 44)
    write(picture, name, ink, (left + 84, _TOP + 8, width - 94, 66), (38, 22), anchor="l")
    _draw_meter(picture, "life", player.life, (left + 12, _TOP + 84, width - 24), ink)
    _draw_meter(picture, "strength", player.strength, (left + 12, _TOP + 84 + _ROW, width - 24), ink)
    _draw_goods(picture, player, (left + 12, _TOP + 84 + 2 * _ROW, width - 24), ink)
    words = " · ".join(_state_of(view, player))
    burdened = player.hell_fails or player.must_leave or player.no_draw
    colour = INK if lit else ROSE if burdened else lighter(MIST, 0.35)
    if words:
        write(picture, words, colour, (left + 12, _TOP + 206, width - 24, 54), (23, 17), anchor="l", most=3)


def _draw_meter(picture: Image.Image, kind: str, value: int, place: tuple[int, int, int], ink: str) -> None:
    """An icon, a bar and a number."""
    left, top, width = place
    most = _FULL_LIFE if kind == "life" else _FULL_STRENGTH
    put(picture, icon(kind, 36), left + 16, top + 18)
    bar = (width - 108, 28)
    put(picture, meter(kind, value, most, bar), left + 38 + bar[0] / 2, top + 18)
    write(picture, str(value), ink, (left + width - 68, top - 2, 68, 40), (38, 30))


def _draw_goods(picture: Image.Image, player: PlayerView, place: tuple[int, int, int], ink: str) -> None:
    """Keys and places for more, Judgment cards by number, and the rooms controlled."""
    left, top, width = place
    for at in range(player.key_limit):
        put(picture, icon("key", 36, ghostly=at >= player.keys), left + 16 + at * 26, top + 20)
    x = left + 38 + (player.key_limit - 1) * 26
    put(picture, icon("judgment", 38), x + 18, top + 20)
    write(picture, str(player.cards), ink, (x + 38, top, 24, 40), (36, 28))
    _draw_rooms(picture, player.rooms, (x + 66, top + 4, left + width - x - 66, 34))


def _draw_rooms(picture: Image.Image, rooms: tuple[str, ...], place: tuple[int, int, int, int]) -> None:
    """The plates of the rooms controlled, and places for those that are missing to escape."""
    left, top, width, height = place
    slots = max(_ROOMS_TO_ESCAPE, len(rooms))
    step = min(72, width // slots)
    for at in range(slots):
        room = rooms[at] if at < len(rooms) else ""
        put(picture, plate(room, step - 4, height), left + at * step + step / 2, top + height / 2)


def _state_of(view: GregoryView, player: PlayerView) -> list[str]:
    """What else holds for a player, in a few words each."""
    if view.outcome and player.seat in view.outcome.winners:
        return ["wins the game"]
    if not player.alive:
        return ["out of the game"]
    told = [f"{player.place}"] if player.place else []
    told += [f"Hell {player.hell_fails} of 3"] if player.hell_fails else []
    told += ["must leave the room"] if player.must_leave else []
    told += ["frees a Feral"] if player.stays_on_trigger else []
    told += ["draws nothing"] if player.no_draw else []
    return told if view.outcome else told + _standing(player)


def _standing(player: PlayerView) -> list[str]:
    """Standing orders to play no cards."""
    windows: dict[str, list[str]] = {}
    for window, scope in player.standing.items():
        windows.setdefault(_SCOPES[scope], []).append(_WINDOWS[window])
    return [f"no card {' and '.join(each)} {scope}" for scope, each in windows.items()]
