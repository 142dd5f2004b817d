"""What lies on the mats of Banshee, Mothman and Chupacabra."""

from collections.abc import Iterator

from PIL import Image

from games.horrified.content import Place
from games.horrified_american.view import BansheeMat, ChupacabraMat, MothmanMat
from pictures.canvas import put
from pictures.horrified import pieces
from pictures.horrified.desk import columns, say, slot
from pictures.horrified.setting import Desk
from pictures.horrified.signs import sprite
from pictures.horrified_american import emblems, tokens
from pictures.horrified_american.monsters import MOTHMAN
from pictures.lettering import write
from pictures.palette import BLOOD, CREAM, INK, LEAF, STEEL, darker, mix

CHIPS = {"yellow": emblems.yellow_chip, "green": emblems.green_chip, "brown": emblems.brown_chip}
TAGS = {"goat": emblems.goat_mark}


def banshee(desk: Desk, mat: BansheeMat) -> None:
    """The track from the safe zone to the skeleton, and the Violins on it."""
    top = desk.area[1]
    step = desk.area[2] / (mat.skeleton + 1)
    for space, x in enumerate(columns(desk, mat.skeleton + 1)):
        here = [violin.seat for violin in mat.violins if violin.space == space]
        colour = LEAF if space == 0 else BLOOD if space == mat.skeleton else STEEL
        put(desk.picture, slot(round(step) - 4, 98, darker(colour, 0.35), lit=space == 0), x, top + 50)
        size = 48 if len(here) <= 2 else 34
        for number, seat in enumerate(here):
            row, column = (number, 0) if size == 48 else divmod(number, 2)
            across = x + (column - 0.5) * 25 if size == 34 else x
            put(desk.picture, tokens.violin(desk.letter(seat), size), across, top + 28 + row * (size - 4))
        if not here:
            _draw_empty(desk, mat, space, (x, top + 50))
    safe = sum(violin.space == 0 for violin in mat.violins)
    say(desk, f"{safe} of {len(mat.violins)} Violins are safe", LEAF if safe == len(mat.violins) else CREAM)


def _draw_empty(desk: Desk, mat: BansheeMat, space: int, spot: tuple[float, float]) -> None:
    if space == mat.skeleton:
        put(desk.picture, sprite("skull", 48), *spot)
    elif space == 0:
        put(desk.picture, tokens.safe_bed(50), *spot)
    else:
        x, y = round(spot[0]), round(spot[1])
        write(desk.picture, str(space), mix(STEEL, CREAM, 0.4), (x - 20, y - 24, 40, 48), (36, 30))


def mothman(desk: Desk, mat: MothmanMat) -> None:
    """The traps with their places and Items, and the Eye."""
    top = desk.area[1]
    for trap, x in zip(mat.traps, columns(desk, len(mat.traps), 106), strict=True):
        put(desk.picture, trap_token(60, armed=trap.armed), x - (22 if trap.item else 0), top + 30)
        if trap.item:
            item = trap.item
            chip = pieces.chip(desk.setting, item.colour, item.strength, item.tags, 44)
            put(desk.picture, chip, x + 28, top + 32)
        words = desk.place(trap.place)
        write(desk.picture, words, CREAM, (round(x) - 51, top + 62, 102, 46), (23, 17))
    where = f"The Eye is at {desk.place(mat.eye)}" if mat.eye else "The Eye is not in town"
    armed = sum(trap.armed for trap in mat.traps)
    say(desk, f"{armed} of {len(mat.traps)} traps armed · {where}")


def mothman_tokens(mat: MothmanMat) -> Iterator[tuple[Place, Image.Image]]:
    """His traps and his Eye."""
    for trap in mat.traps:
        yield trap.place, trap_token(46, armed=trap.armed)
    if mat.eye:
        yield mat.eye, pieces.token(emblems.eye, INK, 46)


def trap_token(size: int, *, armed: bool) -> Image.Image:
    """A trap, closed or armed."""
    ground = mix(MOTHMAN, CREAM, 0.3) if armed else darker(MOTHMAN, 0.35)
    return pieces.token(emblems.armed_trap if armed else emblems.closed_trap, ground, size)


def chupacabra(desk: Desk, mat: ChupacabraMat) -> None:
    """The pen, and the goats in it."""
    saved = len(mat.goats)
    places = max(mat.needed, saved)
    for number, x in enumerate(columns(desk, places, 70)):
        put(desk.picture, tokens.goat(66, saved=number < saved), x, desk.area[1] + 50)
    where = f" at {desk.place(mat.overlay)}" if mat.overlay else ""
    say(desk, f"{saved} of {mat.needed} goats are safe{where}", LEAF if saved >= mat.needed else CREAM)
