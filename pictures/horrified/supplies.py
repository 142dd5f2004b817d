"""The strip of counters below the town, and the Monster card that was turned up last."""

from collections.abc import Iterator

from PIL import Image

from games.horrified.content import FRENZY
from games.horrified.view import CardView, HorrifiedView
from pictures.canvas import Point, put
from pictures.horrified import layout, pieces
from pictures.horrified.setting import Setting
from pictures.horrified.signs import frame, sprite
from pictures.lettering import write
from pictures.palette import BLOOD, CREAM, INK, PAPER, PAPER_EDGE, VIOLET, WOOD_DARK, mix


def draw_counters(picture: Image.Image, setting: Setting, view: HorrifiedView) -> None:
    """How many cards, Items and citizens are where."""
    counters = list(_counters(setting, view))
    top, height = layout.COUNTERS_TOP, layout.COUNTERS_HEIGHT
    step = (layout.WIDTH - 2 * layout.MARGIN + layout.GAP) / len(counters)
    width = round(step) - layout.GAP
    for number, (sign, count, words) in enumerate(counters):
        left = round(layout.MARGIN + number * step)
        put(picture, frame(width, height, *setting.mood.counter), left + width / 2, top + height / 2)
        put(picture, sprite(sign, 56), left + 36, top + height / 2 - 2)
        write(picture, str(count), CREAM, (left + 68, top + 4, width - 76, 40), (42, 28), anchor="l", most=1)
        write(picture, words, CREAM, (left + 68, top + 40, width - 74, 26), (23, 17), anchor="l", most=1)
    if view.skips:
        put(picture, sprite("sun", 48), layout.MARGIN + width - 36, top + 28)


def _counters(setting: Setting, view: HorrifiedView) -> Iterator[tuple[str, int, str]]:
    known = setting.foretold(view) if setting.foretold else None
    words = f"next: {known.name}" if known else "cards left"
    yield "deck", view.cards_left, f"left, {view.skips} skipped" if view.skips else words
    yield "bag", view.bag_left, "Items left"
    yield "bin_of_items", len(view.spent), "discarded"
    yield "perk", view.perks_left, "Perks left"
    yield "saved", len(view.rescued), f"{setting.terms.citizens} safe"
    yield "lost", len(view.lost), f"{setting.terms.citizens} lost"


def draw_legend(picture: Image.Image, setting: Setting) -> None:
    """The colours of Items by their shapes, for whoever cannot tell them apart."""
    left, top = layout.LEGEND
    for number, colour in enumerate(setting.chips):
        x = left + number * 106
        put(picture, pieces.blank_chip(setting, colour, 36), x + 20, top + 18)
        write(picture, colour, CREAM, (x + 42, top, 62, 36), (23, 17), anchor="l", most=1)


def draw_card(picture: Image.Image, setting: Setting, view: HorrifiedView) -> None:
    """The last Monster card, or the back of the deck before the first."""
    left, top, width, height = layout.CARD
    if view.card is None:
        put(picture, frame(width, height, mix(VIOLET, INK, 0.55), VIOLET), left + width / 2, top + height / 2)
        put(picture, sprite("deck", 120), left + width / 2, top + 120)
        write(picture, "No Monster card yet", CREAM, (left + 16, top + 196, width - 32, 64), (27, 22))
    else:
        lay_card(picture, setting, view, view.card, layout.CARD)


def lay_card(
    picture: Image.Image,
    setting: Setting,
    view: HorrifiedView,
    card: CardView,
    place: tuple[int, int, int, int],
) -> None:
    """A Monster card, face up, with its corner, width and height."""
    left, top, width, height = place
    put(picture, frame(width, height, PAPER, PAPER_EDGE), left + width / 2, top + height / 2)
    sealed = card.subject in {*setting.icons, *setting.monsters}
    start = left + (36 if sealed else 12)
    write(picture, card.name, INK, (start, top + 10, left + width - 12 - start, 36), (31, 20), most=1)
    if sealed:
        put(picture, _striking(setting, view, card.subject), left + 8, top + 20)
    write(picture, card.text, WOOD_DARK, (left + 14, top + 46, width - 28, 108), (23, 15), most=6)
    _draw_strike(picture, setting, view, card, (left + width / 2, top + 184))
    for number, (words, value) in enumerate(
        (("Items", card.items), ("Move", card.move), ("Dice", card.dice))
    ):
        x = left + 14 + number * 66
        write(picture, str(value), BLOOD, (x, top + 212, 64, 38), (38, 26), most=1)
        write(picture, words, INK, (x, top + 246, 64, 24), (22, 18), most=1)


def _draw_strike(
    picture: Image.Image, setting: Setting, view: HorrifiedView, card: CardView, middle: Point
) -> None:
    """Who strikes, in order; for whom nobody in the game answers is a blank, or a pale symbol."""
    for number, who in enumerate(card.strike):
        x = middle[0] + (number - (len(card.strike) - 1) / 2) * 62
        put(picture, _striking(setting, view, who), x, middle[1])


def _striking(setting: Setting, view: HorrifiedView, who: str) -> Image.Image:
    """Whom an icon of a card means."""
    if who == FRENZY:
        return sprite(FRENZY, 60)
    acting = [mat.id for mat in view.monsters if who in mat.symbols]
    if who in setting.icons:
        return pieces.icon(setting, who, 56, pale=not acting)
    return pieces.figure_badge(setting.monsters[acting[0]], 56) if acting else pieces.absent()
