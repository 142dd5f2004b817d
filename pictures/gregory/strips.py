"""The strips below the panels: Feral Monsters on the mat, decks, and what lingers."""

from PIL import Image

from games.gregory.content import box
from games.gregory.view import FeralView, GregoryView
from pictures.canvas import put
from pictures.gregory import layout, monsters
from pictures.gregory.signs import board, icon
from pictures.lettering import write
from pictures.palette import CREAM, GOLD, MIST

_NONE = "No Feral Monster is in the house."
_STATUS = {"trap": "in a Trap", "on-deck": "On Deck", "play": "in play"}
_IN_ROW, _GAP, _TWO_LINES = 4, 8, 56


def draw_strips(picture: Image.Image, view: GregoryView) -> None:
    """Both strips."""
    if view.options["ferals"] != "off":
        _draw_ferals(picture, view)
    _draw_cards(picture, view)


def _draw_ferals(picture: Image.Image, view: GregoryView) -> None:
    """A board for each Feral Monster on the mat, the smaller the more there are."""
    if not view.ferals:
        left, width = layout.EDGE, layout.WIDTH - 2 * layout.EDGE
        top, height = layout.FERALS_TOP, layout.FERALS_HEIGHT
        put(picture, board(width, height), left + width / 2, top + height / 2)
        write(picture, _NONE, MIST, (left + 20, top, width - 40, height - 4), (34, 26))
        return
    rows = -(-len(view.ferals) // _IN_ROW)
    width = (layout.WIDTH - 2 * layout.EDGE - (_IN_ROW - 1) * _GAP) // _IN_ROW
    step = (layout.FERALS_HEIGHT + 4) // rows
    for at in range(rows * _IN_ROW):
        row, column = divmod(at, _IN_ROW)
        left, top = layout.EDGE + column * (width + _GAP), layout.FERALS_TOP + row * step
        put(picture, board(width, step - 4), left + width / 2, top + (step - 4) / 2)
        if at < len(view.ferals):
            _draw_feral(picture, view, view.ferals[at], (left, top, width, step - 4))


def _draw_feral(
    picture: Image.Image, view: GregoryView, feral: FeralView, place: tuple[int, int, int, int]
) -> None:
    left, top, width, height = place
    size, owner = height - 10, view.seats.index(feral.owner)
    sprite = monsters.feral(feral.id, owner, size, caught=feral.status == "trap", able=feral.has_card)
    put(picture, sprite, left + 10 + size / 2, top + (height - 3) / 2)
    start, room = left + size + 16, width - size - 24
    name, words = monsters.name_of(feral.id), f"{feral.place} · {_STATUS[feral.status]}"
    if height < _TWO_LINES:
        write(
            picture, f"{name} · {words}", CREAM, (start, top, room, height - 4), (24, 16), anchor="l", most=1
        )
        return
    half = (height - 8) // 2
    write(
        picture,
        name,
        CREAM,
        (start, top, room, half + 6),
        (min(34, half - 2), 18),
        anchor="l",
        most=half // 24,
    )
    words += _abilities(feral)
    write(
        picture,
        words,
        GOLD,
        (start, top + half, room, half + 6),
        (min(24, half - 3), 14),
        anchor="l",
        most=half // 18,
    )


def _abilities(feral: FeralView) -> str:
    """The special abilities that work, in short."""
    if not feral.has_card:
        return ""
    icons = next(card.icons for card in box().monsters if card.id == feral.id)
    told = [word for word, has in (("diagonal", icons.diagonal), ("jump", icons.jump)) if has]
    told += [f"speed +{icons.speed}"] if icons.speed else []
    told += [f"boost +{icons.boost}"] if icons.boost else []
    return "".join(f" · {word}" for word in told)


def _draw_cards(picture: Image.Image, view: GregoryView) -> None:
    ferals = view.options["ferals"] != "off"
    top, height = layout.cards_top(ferals=ferals), layout.CARDS_HEIGHT
    left, width = layout.EDGE, layout.WIDTH - 2 * layout.EDGE
    put(picture, board(width, height), left + width / 2, top + height / 2)
    y = top + height / 2 - 1
    put(picture, icon("judgment", 40), left + 30, y)
    deck = f"{view.judgment_left} left, {len(view.judgment_discard)} used"
    write(picture, deck, CREAM, (left + 54, top + 5, 190, height - 14), (28, 20), anchor="l", most=1)
    put(picture, icon("mystery", 38), left + 272, y)
    mystery = f"{view.mystery_left} left, {len(view.mystery_discard)} used"
    write(picture, mystery, CREAM, (left + 298, top + 5, 180, height - 14), (28, 20), anchor="l", most=1)
    box_left = left + 490
    write(picture, _lingers(view), GOLD, (box_left, top + 4, width - 502, height - 12), (27, 18), anchor="l")


def _lingers(view: GregoryView) -> str:
    """What holds for all for a while."""
    told = [f"{card.name}: {card.text}" for card in box().mystery if card.id == view.lingering]
    if view.loose_rug:
        number = view.loose_rug.rug.removeprefix("rug-")
        told.append(f"Rug {number} is loose")
    return " · ".join(told) or "Nothing lingers in the house."
