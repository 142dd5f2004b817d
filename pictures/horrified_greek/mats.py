"""What lies on the mats of Basilisk, Cerberus and Chimera, and where Lairs are."""

from games.horrified.content import MonsterId, Place
from games.horrified_greek.view import BasiliskMat, CerberusMat, ChimeraMat, GreekView
from pictures.canvas import put
from pictures.horrified import pieces
from pictures.horrified.desk import columns, say, slot
from pictures.horrified.setting import Desk
from pictures.horrified_greek import tokens
from pictures.lettering import write
from pictures.palette import CREAM, INK, LEAF, SKY, darker

_WIDEST = 102


def lair_of(desk: Desk, monster: MonsterId, place: Place | None) -> str:
    """Where a Monster's Lair is, in a few words."""
    if place is None:
        return "Lair not found yet"
    assert isinstance(desk.view, GreekView)
    name = next((lair.name for lair in desk.view.lairs if lair.monster == monster), None)
    return f"{name or 'Lair'}: {desk.place(place)}"


def basilisk(desk: Desk, mat: BasiliskMat) -> None:
    """The Temples and the Items that were blessed there."""
    top = desk.area[1]
    for altar, x in zip(mat.altars, columns(desk, len(mat.altars), _WIDEST), strict=True):
        item = altar.item
        ground = darker(LEAF if item else INK, 0.45)
        put(desk.picture, slot(70, 62, ground, lit=item is not None), x, top + 31)
        chip = item and pieces.chip(desk.setting, item.colour, item.strength, item.tags, 52)
        put(desk.picture, chip or tokens.altar(48), x, top + 31)
        words = desk.place(altar.temple).removeprefix("Temple of ")
        write(desk.picture, words, CREAM, (round(x) - 49, top + 64, 98, 30), (26, 18), most=1)
    blessed = sum(altar.item is not None for altar in mat.altars)
    colour = LEAF if blessed == len(mat.altars) else CREAM
    say(desk, f"{blessed} of {len(mat.altars)} blessed · strength {mat.missing} to add", colour)


def cerberus(desk: Desk, mat: CerberusMat) -> None:
    """The doors that are left, with the dice that unlock each."""
    for door, x in zip(mat.doors, columns(desk, len(mat.doors), 78), strict=True):
        put(desk.picture, tokens.door(door.glyphs), x, desk.area[1] + 49)
    if not mat.doors:
        left, top, width, _ = desk.area
        write(desk.picture, "The way to the Underworld is open!", LEAF, (left, top + 10, width, 80), (38, 26))
    number = f"{len(mat.doors)} door{'' if len(mat.doors) == 1 else 's'}" if mat.doors else "No door"
    say(desk, f"{number} left · {lair_of(desk, mat.id, mat.lair)}")


def chimera(desk: Desk, mat: ChimeraMat) -> None:
    """The heads, asleep or with what puts them to sleep."""
    top = desk.area[1]
    for head, x in zip(mat.heads, columns(desk, len(mat.heads), 136), strict=True):
        ground = darker(SKY, 0.65) if head.asleep else darker("#e0a03c", 0.6)
        put(desk.picture, slot(130, 98, ground, lit=head.asleep), x, top + 50)
        put(desk.picture, tokens.head(head.id, 70, asleep=head.asleep), x - 22, top + 40)
        write(desk.picture, head.name, CREAM, (round(x) - 62, top + 72, 80, 25), (23, 17), most=1)
        for number in range(head.number):
            y = top + 50 + (number - (head.number - 1) / 2) * 30
            put(desk.picture, pieces.blank_chip(desk.setting, head.colour, 30), x + 42, y)
    asleep = sum(head.asleep for head in mat.heads)
    colour = LEAF if asleep == len(mat.heads) else CREAM
    say(desk, f"{asleep} of {len(mat.heads)} asleep · {lair_of(desk, mat.id, mat.lair)}", colour)
