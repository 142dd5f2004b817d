"""The picture for one player alone: hand, death order, and what they have seen in secret."""

from collections.abc import Callable, Iterator, Sequence

from PIL import Image

from games.kernel.prompts import Seat
from games.monster_slaughter.content import CardId, NightId, box
from games.monster_slaughter.view import FamilyView, MarkerView, SlaughterView
from pictures.canvas import put
from pictures.lettering import write
from pictures.monster_slaughter import cards, panels, pieces
from pictures.monster_slaughter.words import counted, short_name, victim_name, zone_name
from pictures.palette import CREAM, GOLD, INK, MIST

WIDTH = 1200
_MARGIN, _GAP, _CAPTION = 12, 9, 60
_INNER = WIDTH - 2 * _MARGIN
_PREDICTIONS = 232
_FORETOLD = 168
_NIGHT = 112


def draw_private(view: SlaughterView, names: Callable[[Seat], str]) -> Image.Image | None:
    """What only the viewer knows; None for onlookers and before there is anything to know."""
    own = view.mine
    if own is None:
        return None
    blocks = list(_blocks(view, own, names))
    if not blocks:
        return None
    height = sum(block.height + _GAP for block in blocks) + 2 * _MARGIN - _GAP
    picture = Image.new("RGB", (WIDTH, height), panels.TABLE)
    top = _MARGIN
    for block in blocks:
        picture.paste(block, (_MARGIN, top))
        top += block.height + _GAP
    return picture


def _blocks(view: SlaughterView, own: FamilyView, names: Callable[[Seat], str]) -> Iterator[Image.Image]:
    if own.markers:
        yield _predictions(view, own)
    if own.hand:
        caption = f"Your hand: {counted(len(own.hand), 'card', 'cards')}"
        yield _row_of(caption, [cards.large(card) for card in own.hand], 3)
    if view.offers:
        offered = [
            _offered(card, "you" if offer.seat == view.viewer else names(offer.seat))
            for offer in view.offers
            for card in offer.cards
        ]
        yield _row_of("On offer", offered, 6)
    for memory in view.memories:
        yield _small_cards(f"You have seen: {zone_name(memory.zone)} pile, from the top", memory.cards)
    if view.next_night:
        yield _next_night(view.next_night)
    hidden = [victim for victim in view.victims if victim.hid_in]
    if hidden:
        words = [f"{victim_name(victim.id)} hides: {zone_name(victim.hid_in or '')}" for victim in hidden]
        yield _strip(" · ".join(words))


def _ground(height: int) -> Image.Image:
    return Image.new("RGB", (_INNER, height), panels.TABLE)


def _predictions(view: SlaughterView, own: FamilyView) -> Image.Image:
    """The death order, first to die on the left, and the favourite meal."""
    block = _ground(_PREDICTIONS)
    put(block, panels.plate(_INNER, _PREDICTIONS), _INNER / 2, _PREDICTIONS / 2)
    write(block, "Your death order", CREAM, (22, 6, 560, 48), (38, 30), anchor="l", most=1)
    write(block, "Favourite meal", GOLD, (_INNER - 262, 6, 250, 48), (34, 28), most=1)
    for number, marker in enumerate(own.markers):
        _draw_foretold(block, view, marker, 100 + number * _FORETOLD)
    if own.favourite:
        put(block, pieces.token("targets", 142), _INNER - 136, 124)
        put(block, pieces.portrait(own.favourite, 108, dead=own.favourite in view.dead), _INNER - 136, 120)
        write(block, victim_name(own.favourite), CREAM, (_INNER - 262, 184, 250, 42), (34, 22), most=1)
    return block


def _draw_foretold(block: Image.Image, view: SlaughterView, marker: MarkerView, x: int) -> None:
    came_true = view.dead[marker.place - 1 : marker.place] == (marker.guest,) if marker.revealed else None
    put(block, pieces.marker(marker.guest, marker.place, came_true, 122), x, 120)
    name = f"{marker.place} {short_name(marker.guest)}" if marker.guest else str(marker.place)
    write(block, name, MIST if marker.revealed else CREAM, (x - 80, 184, 160, 42), (34, 20), most=1)


def _row_of(caption: str, sprites: Sequence[Image.Image], in_row: int) -> Image.Image:
    """Cards under a caption, as many in a row as there is room for."""
    step_x = (_INNER + _GAP) // in_row
    step_y = sprites[0].height + _GAP
    rows = -(-len(sprites) // in_row)
    block = _ground(_CAPTION + rows * step_y - _GAP)
    write(block, caption, CREAM, (10, 2, _INNER - 20, _CAPTION - 6), (40, 28), anchor="l", most=1)
    for number, sprite in enumerate(sprites):
        row, column = divmod(number, in_row)
        put(block, sprite, column * step_x + sprite.width / 2, _CAPTION + row * step_y + sprite.height / 2)
    return block


def _small_cards(caption: str, shown: Sequence[CardId]) -> Image.Image:
    return _row_of(caption, [cards.small(card) for card in shown], 6)


def _offered(card: CardId, name: str) -> Image.Image:
    """A card on offer, and whose it is."""
    sprite = cards.small(card)
    block = Image.new("RGB", (sprite.width, sprite.height + 42), panels.TABLE)
    put(block, sprite, sprite.width / 2, sprite.height / 2)
    write(block, name, CREAM, (4, sprite.height, sprite.width - 8, 42), (30, 18), most=1)
    return block


def _next_night(night: NightId) -> Image.Image:
    kind = box().nights[night]
    block = _ground(_NIGHT)
    put(block, panels.plate(_INNER, _NIGHT, lit=True), _INNER / 2, _NIGHT / 2)
    write(block, f"Next event: {kind.name}", INK, (22, 6, _INNER - 44, 50), (40, 30), anchor="l", most=1)
    write(block, kind.text, INK, (22, 54, _INNER - 44, 44), (32, 24), anchor="l", most=1)
    return block


def _strip(text: str) -> Image.Image:
    block = _ground(64)
    write(block, text, CREAM, (10, 6, _INNER - 20, 52), (36, 22), anchor="l", most=1)
    return block
