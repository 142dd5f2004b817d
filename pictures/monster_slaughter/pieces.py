"""Monsters, victims, piles and tokens as sprites, drawn once for each size."""

from functools import cache

from PIL import Image

from games.monster_slaughter.content import FamilyId, Role, Token, VictimId, box
from pictures.canvas import Sketch, oval, panel
from pictures.monster_slaughter import emblems
from pictures.monster_slaughter.families import HEADS, stranger
from pictures.monster_slaughter.people import face
from pictures.monster_slaughter.words import short_name
from pictures.motifs import dashed, trap
from pictures.palette import CREAM, GOLD, INK, MIST, STEEL, darker

_ROLE_SIZES = {"father": 1.0, "mother": 0.92, "child": 0.78, "crittlin": 0.84}


@cache
def monster(family: FamilyId, role: Role, sign: str, size: int, *, lit: bool = False) -> Image.Image:
    """A monster with the letter of its part in the family; a lit one plays now."""
    sketch = Sketch.centred(size, size, 116)
    if lit:
        _halo(sketch)
    scale = _ROLE_SIZES[role]
    HEADS[family](sketch.at(-4, 52 - 52 * scale - 2, scale))
    _badge(sketch.at(32, 30), sign, lit=lit)
    return sketch.picture()


def _halo(sketch: Sketch) -> None:
    sketch.disc(0, 0, 57, INK)
    sketch.disc(0, 0, 54, GOLD)
    sketch.disc(0, 0, 46, "#fff0b8")


def _badge(sketch: Sketch, sign: str, *, lit: bool) -> None:
    sketch.fill(panel(-24, -24, 48, 48, 14), INK)
    sketch.fill(panel(-20, -20, 40, 40, 11), GOLD if lit else CREAM)
    sketch.write(0, 0, sign, 44, INK)


@cache
def family_head(family: FamilyId | None, size: int, *, lit: bool = False) -> Image.Image:
    """The head of a family, or of nobody yet."""
    sketch = Sketch.centred(size, size, 116)
    if lit:
        _halo(sketch)
    if family is None:
        stranger(sketch)
    else:
        HEADS[family](sketch)
    return sketch.picture()


@cache
def member_card(family: FamilyId, sign: str, size: int, *, up: bool, lit: bool) -> Image.Image:
    """A monster's character card: face up, or turned down and ticked when it has played."""
    sketch = Sketch.centred(size, size, 116)
    edge = GOLD if lit else CREAM if up else "#3a3160"
    sketch.fill(panel(-56, -56, 112, 112, 20), INK)
    sketch.fill(panel(-51, -51, 102, 102, 16), edge)
    sketch.fill(panel(-44, -44, 88, 88, 11), "#463b78" if up else "#241d46")
    if up:
        HEADS[family](sketch.at(-6, -4, 0.72))
        _badge(sketch.at(28, 28), sign, lit=lit)
    else:
        sketch.write(-14, -6, sign, 62, MIST)
        emblems.tick(sketch.at(22, 22, 0.62), "#5fc36a")
    return sketch.picture()


@cache
def victim(name: VictimId, health: int, size: int, *, lit: bool = False) -> Image.Image:
    """A visible victim, its name below and its health beside it; a lit one is attacked."""
    sketch = Sketch.blank(size, round(size * 1.16)).at(size / 2, size / 2, size / 116)
    if lit:
        sketch.disc(0, -4, 54, INK)
        sketch.disc(0, -4, 51, GOLD)
    face(sketch.at(-8, -8, 0.92), box().victims[name].figure)
    emblems.heart(sketch.at(37, -28, 0.46))
    sketch.write(37, -29, str(health), 33, "#ffffff")
    _name_plate(sketch.at(0, 57), short_name(name), lit=lit)
    return sketch.picture()


def _name_plate(sketch: Sketch, name: str, *, lit: bool) -> None:
    letters = min(38, 200 // len(name))
    sketch.fill(panel(-57, -18, 114, 36, 12), GOLD if lit else INK)
    sketch.write(0, 0, name, letters, INK if lit else CREAM)


@cache
def portrait(name: VictimId, size: int, *, dead: bool = False) -> Image.Image:
    """A victim's face; the dead lie before a skull."""
    sketch = Sketch.centred(size, size, 112)
    face(sketch, box().victims[name].figure, dead=dead)
    return sketch.picture()


@cache
def pile(cards: int) -> Image.Image:
    """A pile of cards with its number; the place for one where there is none."""
    sketch = Sketch.blank(64, 64).at(32, 32, 0.62)
    if not cards:
        dashed(sketch, panel(-40, -46, 80, 92), MIST, 6)
    else:
        for step in range(min(3, cards), 0, -1):
            emblems.card_back(sketch.at(-6 + 6 * step - 6, 4 - 4 * step, 0.98))
    plate = sketch.at(0, 14)
    plate.fill(panel(-29, -26, 58, 52, 16), INK)
    plate.write(0, 0, str(cards), 52, CREAM)
    return sketch.picture()


@cache
def snare(size: int) -> Image.Image:
    """A trap that is laid in a room."""
    sketch = Sketch.centred(size, size, 116)
    trap(sketch)
    return sketch.picture()


@cache
def token(name: Token, size: int) -> Image.Image:
    """A token of the harvest."""
    sketch = Sketch.centred(size, size, 108)
    emblems.TOKENS[name](sketch)
    return sketch.picture()


@cache
def card(size: int) -> Image.Image:
    """A card of somebody's hand."""
    sketch = Sketch.centred(size, size, 108)
    emblems.card_back(sketch)
    return sketch.picture()


@cache
def marker(guest: VictimId | None, place: int, right: bool | None, size: int) -> Image.Image:
    """A marker of a death order: face down with its place, or a face, ticked or crossed out once known."""
    sketch = Sketch.centred(size, size, 116)
    sketch.fill(panel(-54, -54, 108, 108, 22), INK)
    if guest is None:
        sketch.fill(panel(-48, -48, 96, 96, 18), darker(STEEL, 0.45))
        sketch.write(0, 0, str(place), 70, MIST)
        return sketch.picture()
    sketch.fill(panel(-48, -48, 96, 96, 18), "#c9b98f" if right is False else CREAM)
    face(sketch.at(0, -2, 0.86), box().victims[guest].figure)
    if right is not None:
        sign, colour = (emblems.tick, "#5fc36a") if right else (emblems.cross_out, "#ff8d86")
        sign(sketch.at(26, 26, 0.62), colour)
    else:
        sketch.fill(oval(32, 32, 24, 24), INK)
        sketch.write(32, 31, str(place), 40, CREAM)
    return sketch.picture()


@cache
def health_heart() -> Image.Image:
    """The heart before a victim's health."""
    sketch = Sketch.centred(38, 38, 100)
    emblems.heart(sketch)
    return sketch.picture()


@cache
def death_skull() -> Image.Image:
    """The skull of a dead victim."""
    sketch = Sketch.centred(40, 40, 100)
    emblems.skull(sketch, MIST)
    return sketch.picture()
