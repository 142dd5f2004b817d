"""Cards as their owner sees them: large ones with all that they do, and small ones with a name."""

from functools import lru_cache

from PIL import Image

from games.monster_slaughter.content import CardId, box
from pictures.canvas import Sketch, panel, put
from pictures.lettering import write
from pictures.monster_slaughter import emblems, panels, pieces
from pictures.monster_slaughter.icons import draw_icon
from pictures.monster_slaughter.panels import times
from pictures.monster_slaughter.words import card_name
from pictures.palette import GOLD, INK, PAPER, SKY, WINE, darker

CARD = (386, 236)
SMALL = (190, 136)
_EDGES = {"object": GOLD, "bonus": SKY, "trap": WINE, "victim": "#ff9fb8"}
_KINDS = {"object": "Object", "bonus": "Bonus action", "trap": "Trap", "victim": "Victim"}


@lru_cache(maxsize=128)
def large(card: CardId) -> Image.Image:
    """A card of the hand: its picture, name and kind, its dice, and what else it does."""
    width, height = CARD
    kind = box().cards[card].kind
    picture = _blank(card, width, height, (74, 78, 0.98))
    write(picture, card_name(card), INK, (136, 10, width - 148, 72), (38, 24), anchor="l")
    write(picture, _KINDS[kind], darker(_EDGES[kind], 0.45), (136, 78, width - 148, 34), (26, 22), anchor="l")
    text = box().cards[card].text
    if kind != "object":
        write(picture, text, INK, (18, 130, width - 36, height - 146), (28, 22), most=4)
        return picture
    _draw_dice(picture, card, 112 if text else 140)
    if text:
        write(picture, text, INK, (18, 164, width - 36, height - 176), (26, 19))
    return picture


def _draw_dice(picture: Image.Image, card: CardId, top: int) -> None:
    """The dice of an object, and those against the family that it is made for."""
    kind = box().objects[card]
    against = kind.family is not None
    left = 18 if against else 132
    put(picture, _die(46), left + 26, top + 26)
    company = f" or {kind.dice_in_company}" if kind.dice_in_company is not None else ""
    write(picture, times(kind.dice) + company, INK, (left + 54, top - 2, 170, 54), (44, 36), anchor="l")
    if kind.family is not None:
        put(picture, pieces.family_head(kind.family, 62), left + 172, top + 26)
        put(picture, _die(46), left + 232, top + 26)
        write(picture, times(kind.dice + 1), INK, (left + 260, top - 2, 80, 54), (44, 36), anchor="l")


@lru_cache(maxsize=128)
def small(card: CardId) -> Image.Image:
    """A card that was seen or is offered; the back of one that was not seen."""
    width, height = SMALL
    if not card:
        picture = panels.plate(width, height).copy()
        put(picture, pieces.card(72), width / 2, height / 2 - 18)
        write(picture, "not seen", "#ffffff", (8, height - 48, width - 16, 38), (26, 20), most=1)
        return picture
    picture = _blank(card, width, height, (width / 2, 47, 0.7))
    write(picture, card_name(card), INK, (10, 84, width - 20, 46), (26, 18))
    return picture


def _blank(card: CardId, width: int, height: int, icon: tuple[float, float, float]) -> Image.Image:
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 3, width, height - 3, 18), INK)
    sketch.fill(panel(0, 0, width, height - 4, 18), _EDGES[box().cards[card].kind])
    sketch.fill(panel(8, 8, width - 16, height - 20, 12), PAPER)
    draw_icon(sketch.at(*icon), card)
    return sketch.picture()


@lru_cache(maxsize=8)
def _die(size: int) -> Image.Image:
    sketch = Sketch.centred(size, size, 96)
    emblems.die(sketch)
    return sketch.picture()
