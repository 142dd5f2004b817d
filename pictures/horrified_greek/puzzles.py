"""What lies on the mats of Medusa, Minotaur and Siren, and Medusa's Mirrors on the island."""

from collections.abc import Iterator

from PIL import Image

from games.horrified.content import Place
from games.horrified_greek.view import MedusaMat, MinotaurMat, SirenMat
from pictures.canvas import put
from pictures.horrified import pieces
from pictures.horrified.desk import columns, say
from pictures.horrified.setting import Desk
from pictures.horrified.signs import sprite
from pictures.horrified_greek import emblems, tokens
from pictures.horrified_greek.mats import lair_of
from pictures.horrified_greek.monsters import MEDUSA
from pictures.lettering import write
from pictures.palette import CREAM, GOLD, LEAF, darker

_GATE, _CENTRE = "gate", "centre"
_EDGE = 44


def medusa(desk: Desk, mat: MedusaMat) -> None:
    """The Mirrors: where they lie, and those that she has met."""
    top, count = desk.area[1], mat.met + len(mat.mirrors)
    xs = list(columns(desk, count, 102))
    for number, x in enumerate(xs):
        met = number < mat.met
        put(desk.picture, mirror(60, met=met), x, top + 30)
        words = "met" if met else desk.place(mat.mirrors[number - mat.met])
        write(desk.picture, words, LEAF if met else CREAM, (round(x) - 50, top + 60, 100, 46), (23, 17))
    done = not mat.mirrors
    say(desk, f"{mat.met} of {count} Mirrors · {lair_of(desk, mat.id, mat.lair)}", LEAF if done else CREAM)


def mirror(size: int, *, met: bool) -> Image.Image:
    """A Mirror; one that Medusa has met is ticked."""
    token = pieces.token(emblems.mirror, darker(MEDUSA, 0.2 if met else 0.5), size)
    if not met:
        return token
    ticked = token.copy()
    put(ticked, sprite("tick", size // 2), size * 0.72, size * 0.72)
    return ticked


def medusa_tokens(mat: MedusaMat) -> Iterator[tuple[Place, Image.Image]]:
    """Her Mirrors."""
    for place in mat.mirrors:
        yield place, mirror(48, met=False)


def minotaur(desk: Desk, mat: MinotaurMat) -> None:
    """The Labyrinth from the gate to the centre, and where it does not fit."""
    left, top, width, _ = desk.area
    slots = len(mat.laid) + mat.left
    step = min(72, (width - 2 * _EDGE) / max(1, slots))
    y = top + 36
    put(desk.picture, tokens.sign(_GATE, 40), left + 20, y - 4)
    put(desk.picture, tokens.sign(_CENTRE, 40), left + _EDGE + slots * step + 24, y - 4)
    for number in range(slots):
        tile = mat.laid[number] if number < len(mat.laid) else None
        part = tokens.tile(tile.left, tile.right) if tile else tokens.no_tile()
        put(desk.picture, part, left + _EDGE + (number + 0.5) * step, y)
    signs = [(_GATE, mat.laid[0].left)] if mat.laid else []
    signs += [(one.right, other.left) for one, other in zip(mat.laid, mat.laid[1:], strict=False)]
    signs += [(mat.laid[-1].right, _CENTRE)] if mat.laid and not mat.left else []
    for number, (one, other) in enumerate(signs):
        put(desk.picture, tokens.joint(fits=one == other), left + _EDGE + number * step, y + 24)
    fits = sum(one == other for one, other in signs)
    words = "The Labyrinth is complete!" if mat.complete else f"{fits} of {slots + 1} ends meet"
    colour = LEAF if mat.complete else GOLD
    write(desk.picture, words, colour, (left, top + 72, width, 32), (27, 20), anchor="l", most=1)
    say(desk, f"{mat.left} to lay · {lair_of(desk, mat.id, mat.lair)}")


def siren(desk: Desk, mat: SirenMat) -> None:
    """The tones: unheard, heard or gone."""
    top = desk.area[1]
    for tone, x in zip(mat.tones, columns(desk, len(mat.tones), 51), strict=True):
        put(desk.picture, tokens.tone(tone.sound, tone.spot, gone=tone.gone), x, top + 44)
    gone, count = sum(tone.gone for tone in mat.tones), len(mat.tones)
    if gone == count:
        say(desk, "The counter song is complete!", LEAF)
    else:
        say(desk, f"{gone // 2} of {count // 2} pairs of tones found")
