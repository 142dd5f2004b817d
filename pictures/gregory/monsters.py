"""Monsters as sprites: on the mat with whose they are, in battles, and in lists."""

from functools import cache

from PIL import Image

from games.gregory.content import box
from pictures.canvas import Sketch, oval, panel
from pictures.gregory import emblems
from pictures.gregory.creatures import CREATURES
from pictures.gregory.guests import COLOURS, LETTERS
from pictures.gregory.lodgers import LODGERS
from pictures.palette import INK, STEEL, darker, lighter

FIGURES = {**CREATURES, **LODGERS}


@cache
def name_of(monster: str) -> str:
    """What a Monster is called."""
    return {"gregory": "Gregory", **{each.id: each.name for each in box().miniatures}}[monster]


@cache
def monster(name: str, height: int) -> Image.Image:
    """A Monster alone."""
    sketch = Sketch.centred(height, height, 112)
    FIGURES[name](sketch.at(0, 4))
    return sketch.picture()


@cache
def feral(name: str, owner: int, height: int, *, caught: bool = False, able: bool = False) -> Image.Image:
    """A Feral Monster with its owner's letter, in jaws in a Monster Trap, with a star if it has abilities."""
    sketch = Sketch.centred(height, height, 116)
    sketch.fill(oval(0, 48, 46, 9), darker(COLOURS[owner % len(COLOURS)], 0.25), INK, 4)
    FIGURES[name](sketch.at(4, 0, 0.98))
    if caught:
        teeth = "M-48 56 L-46 26 L-30 44 L-16 28 L0 44 L16 28 L30 44 L46 26 L48 56 Z"
        sketch.fill(teeth, lighter(STEEL, 0.4), INK, 5)
    badge = sketch.at(-36, 30)
    badge.fill(panel(-21, -22, 42, 44, 12), COLOURS[owner % len(COLOURS)], INK, 5)
    badge.write(0, 1, LETTERS[owner % len(LETTERS)], 46, INK)
    if able:
        emblems.spark(sketch.at(-36, -34, 0.4))
    return sketch.picture()
