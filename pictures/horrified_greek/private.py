"""The picture for one player alone: the tones heard in secret, and the next Monster card."""

from PIL import Image

from games.horrified.view import MatView
from games.horrified_greek.view import GreekView, SirenMat
from pictures.horrified import layout
from pictures.horrified.mats import draw_mat
from pictures.horrified.setting import Setting
from pictures.horrified.supplies import lay_card
from pictures.lettering import write
from pictures.palette import CREAM

WIDTH = layout.PANEL_WIDTH + 2 * layout.MARGIN
_CAPTION = 48
_CARD = layout.CARD[2:]


def draw_private(setting: Setting, view: GreekView) -> Image.Image | None:
    """What only the viewer knows; None where that is nothing, or all of it is in the table's picture."""
    mats = [mat for mat in view.monsters if _knows_secretly(view, mat)]
    card = view.foreseen if view.options["shepherd"] == "private" else None
    if not mats and card is None:
        return None
    mats_height = sum(_CAPTION + layout.MAT_HEIGHT + layout.GAP for _ in mats)
    card_height = _CARD[1] + layout.GAP if card else 0
    picture = Image.new("RGB", (WIDTH, layout.MARGIN + mats_height + card_height), setting.mood.table)
    top = layout.MARGIN
    for mat in mats:
        _say(picture, "Tones that you have heard", (layout.MARGIN, top, WIDTH - 2 * layout.MARGIN, _CAPTION))
        draw_mat(picture, setting, view, mat, (layout.MARGIN, top + _CAPTION, layout.PANEL_WIDTH))
        top += _CAPTION + layout.MAT_HEIGHT + layout.GAP
    if card:
        left = WIDTH - layout.MARGIN - _CARD[0]
        _say(picture, "The next Monster card", (layout.MARGIN, top, left - 3 * layout.MARGIN, _CARD[1]))
        lay_card(picture, setting, view, card, (left, top, *_CARD))
    return picture


def _knows_secretly(view: GreekView, mat: MatView) -> bool:
    """Whether the viewer knows a tone on this mat that is not shown to all."""
    if view.viewer is None or view.options["tones"] != "private" or not isinstance(mat, SirenMat):
        return False
    return any(tone.sound is not None and not tone.gone for tone in mat.tones)


def _say(picture: Image.Image, words: str, box: tuple[int, int, int, int]) -> None:
    write(picture, words, CREAM, box, (38, 26), anchor="l")
