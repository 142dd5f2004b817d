"""What lies on the Greek mats and on the island as sprites, and the boards of the table."""

from collections.abc import Iterator
from functools import cache

from PIL import Image

from pictures.canvas import Sketch, panel
from pictures.horrified import pieces
from pictures.horrified.signs import tick
from pictures.horrified_greek import emblems
from pictures.horrified_greek.masonry import MARBLE, ROCK
from pictures.palette import CREAM, GOLD, INK, LEAF, STEEL, darker, lighter, mix

CLAY, GLAZE = "#9c4a2c", "#7d3720"
TILE = (62, 58)
DOOR = (66, 100)


@cache
def pottery(width: int, height: int) -> Image.Image:
    """A board of painted clay, with a meander along its foot."""
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 16), INK)
    sketch.fill(panel(2, 2, width - 4, height - 6, 14), GLAZE)
    sketch.fill(panel(6, 6, width - 12, height - 14, 11), CLAY)
    sketch.fill(panel(14, 10, width - 28, 2), mix(CLAY, GLAZE, 0.7))
    count = (width - 40) // 26
    left = (width - count * 26) / 2
    for number in range(count):
        meander(sketch.at(left + number * 26, height - 24), mix(CLAY, GLAZE, 0.7))
    return sketch.picture()


def meander(sketch: Sketch, colour: str) -> None:
    """One turn of the winding band, 26 wide and 12 high."""
    sketch.line([(0, 12), (0, 0), (18, 0), (18, 8), (8, 8), (8, 5)], colour, 2.6)
    sketch.line([(0, 12), (26, 12)], colour, 2.6)


@cache
def sign(name: str, size: int) -> Image.Image:
    """A sign of the Labyrinth."""
    sketch = Sketch.centred(size, size, 108)
    emblems.SIGNS.get(name, emblems.unknown)(sketch)
    return sketch.picture()


@cache
def tile(left: str, right: str) -> Image.Image:
    """A Labyrinth token: a piece of a way between two signs."""
    width, height = TILE
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 7), INK)
    sketch.fill(panel(3, 3, width - 6, height - 6, 5), MARBLE)
    sketch.fill(panel(3, height - 18, width - 6, 10), darker(MARBLE, 0.3))
    for name, x in ((left, 17), (right, width - 17)):
        emblems.SIGNS.get(name, emblems.unknown)(sketch.at(x, height / 2 - 6, 0.3))
    return sketch.picture()


@cache
def no_tile() -> Image.Image:
    """Room for a Labyrinth token."""
    width, height = TILE
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 7), darker(STEEL, 0.75))
    sketch.write(width / 2, height / 2, "?", 36, darker(STEEL, 0.1))
    return sketch.picture()


@cache
def joint(*, fits: bool) -> Image.Image:
    """Whether two neighbours in the Labyrinth agree."""
    sketch = Sketch.centred(26, 26, 104)
    sketch.disc(0, 0, 50, INK)
    sketch.disc(0, 0, 41, LEAF if fits else "#d8434a")
    if fits:
        sketch.line("M-20 2 L-5 18 L22 -18", CREAM, 14)
    else:
        sketch.line([(-17, -17), (17, 17)], CREAM, 14)
        sketch.line([(17, -17), (-17, 17)], CREAM, 14)
    return sketch.picture()


@cache
def door(glyphs: tuple[str, ...]) -> Image.Image:
    """A door to the Underworld, and the dice that unlock it."""
    width, height = DOOR
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 0, width, height, 9), INK)
    sketch.fill(panel(4, 4, width - 8, height - 8, 6), "#6b4a5c")
    sketch.fill(panel(8, 8, width - 16, height - 16, 4), "#7d586c")
    step = 31
    for number, glyph in enumerate(glyphs):
        y = height / 2 + (number - (len(glyphs) - 1) / 2) * step
        face = sketch.at(width / 2 - 3, y, 0.3)
        face.fill(panel(-50, -50, 100, 100, 20), CREAM, INK, 8)
        emblems.GLYPHS.get(glyph, emblems.unknown)(face.at(0, 0, 0.82))
    sketch.disc(width - 12, height / 2, 4, GOLD)
    return sketch.picture()


@cache
def head(name: str, size: int, *, asleep: bool) -> Image.Image:
    """A head of the Chimera, awake or with a moon before it."""
    sketch = Sketch.centred(size, size, 116)
    emblems.HEADS.get(name, emblems.unknown)(sketch)
    if asleep:
        for drawing, x, y, height in ((sketch, 28, -26, 44), (sketch, 46, -46, 30)):
            drawing.write(x + 2, y + 2, "Z", height, INK)
            drawing.write(x, y, "Z", height, "#bfe3ff")
    return sketch.picture()


@cache
def tone(sound: str | None, spot: int, *, gone: bool) -> Image.Image:
    """A spot for a tone: its number, and the token or where it was."""
    sketch = Sketch.blank(48, 78)
    sketch.fill(panel(0, 0, 48, 78, 9), INK)
    sketch.fill(panel(3, 3, 42, 72, 7), darker(STEEL, 0.7) if gone else darker("#b58ae0", 0.55))
    sketch.write(24, 64, str(spot), 22, darker(STEEL, 0.1) if gone else CREAM)
    face = sketch.at(24, 29, 0.4)
    if sound is None:
        face.write(0, 2, "?", 92, GOLD)
    else:
        emblems.TONES.get(sound, emblems.unknown)(face)
    if gone:
        tick(sketch.at(35, 44, 0.32))
    return sketch.picture()


@cache
def lair(token: str | None, colour: str, size: int) -> Image.Image:
    """A Lair token on its stone: face down, or what it is."""
    sketch = Sketch.centred(size, size, 112)
    corners = [(-52, -18), (-34, -48), (10, -54), (46, -36), (54, 6), (36, 46), (-8, 54), (-46, 38)]
    sketch.fill(corners, ROCK if token is None else lighter(colour, 0.35), INK, 6)
    drawing = emblems.hidden_lair if token is None else emblems.LAIRS.get(token, emblems.unknown)
    drawing(sketch.at(0, 0, 0.9))
    return sketch.picture()


@cache
def altar(size: int) -> Image.Image:
    """An altar on which nothing lies yet."""
    sketch = Sketch.centred(size, size, 108)
    emblems.altar(sketch)
    return sketch.picture()


def samples() -> Iterator[Image.Image]:
    """All of them, for the palette."""
    yield pottery(160, 120)
    for name in emblems.SIGNS:
        yield tile(name, name)
    yield door(tuple(emblems.GLYPHS))
    for name in emblems.HEADS:
        yield head(name, 90, asleep=True)
    for sound in (None, *emblems.TONES):
        for gone in (False, True):
            yield tone(sound, 8, gone=gone)
    for drawing in emblems.TONES.values():
        yield pieces.token(drawing, INK, 150)
    for token in (None, *emblems.LAIRS):
        yield lair(token, "#b58ae0", 90)
    for fits in (False, True):
        yield joint(fits=fits)
    yield altar(60)
    yield no_tile()
