"""What the buildings of the island are built from. All stand on the line y = 0."""

from pictures.canvas import Sketch, oval, panel
from pictures.horrified.setting import Drawing
from pictures.palette import INK, darker, lighter

MARBLE, LIME, ROCK = "#f7ecd2", "#fffaf0", "#b79c78"
TERRACOTTA, AEGEAN, BRONZE, SHADOW = "#c9653d", "#2f78b5", "#c08a44", "#4a3f52"


def steps(sketch: Sketch, width: float, colour: str = MARBLE) -> None:
    """Two steps below a front, 10 high."""
    sketch.fill(panel(-width / 2, -5, width, 5), darker(colour, 0.12), INK, 3)
    sketch.fill(panel(-width / 2 + 5, -10, width - 10, 5), colour, INK, 3)


def column(sketch: Sketch, x: float, top: float, bottom: float, colour: str = MARBLE) -> None:
    """A column with its capital."""
    sketch.fill(panel(x - 4.5, top, 9, bottom - top), colour, INK, 2.5)
    sketch.line([(x + 1.6, top + 8), (x + 1.6, bottom - 2)], darker(colour, 0.22), 2)
    sketch.fill(panel(x - 7.5, top, 15, 5, 1), colour, INK, 2.5)


def temple(sketch: Sketch, roof: str, sign: Drawing, stone: str = MARBLE, inside: str = SHADOW) -> None:
    """A temple with four columns; its god's sign is in the gable."""
    steps(sketch, 112, stone)
    sketch.fill(panel(-46, -52, 92, 42), inside, INK, 3)
    for x in (-40, -14, 14, 40):
        column(sketch, x, -50, -10, stone)
    sketch.fill(panel(-52, -58, 104, 8, 1), stone, INK, 3)
    sketch.fill([(-60, -57), (0, -98), (60, -57)], roof, INK, 4)
    sketch.fill([(-40, -60), (0, -88), (40, -60)], stone)
    sign(sketch.at(0, -70, 0.3))


def cottage(sketch: Sketch, width: float, height: float, x: float = 0, roof: str = TERRACOTTA) -> None:
    """A whitewashed house with a flat gable of tiles."""
    sketch.fill(panel(x - width / 2, -height, width, height), LIME, INK, 3.5)
    sketch.fill(panel(x - width / 2 + 2, -6, width - 4, 4), darker(LIME, 0.14))
    half = width / 2 + 6
    sketch.fill([(x - half, -height), (x, -height - width * 0.3), (x + half, -height)], roof, INK, 3.5)


def shutters(sketch: Sketch, x: float, y: float, colour: str = AEGEAN) -> None:
    """A small window with blue shutters."""
    sketch.fill(panel(x - 5, y - 7, 10, 14), SHADOW, INK, 2)
    for side in (-1, 1):
        sketch.fill(panel(x + side * 8 - 3, y - 8, 6, 16), colour, INK, 2)


def arch(sketch: Sketch, x: float, width: float, height: float, colour: str = AEGEAN) -> None:
    """A door with a round top."""
    sketch.fill(oval(x, -height + width / 2, width / 2, width / 2), colour, INK, 2.5)
    sketch.fill(panel(x - width / 2, -height + width / 2, width, height - width / 2), colour, INK, 2.5)
    sketch.fill(oval(x, -height + width / 2, width / 2 - 1.2, width / 2 - 1.2), colour)


def amphora(sketch: Sketch, colour: str = TERRACOTTA) -> None:
    """A jar with two handles, 34 high."""
    for side in (-1, 1):
        sketch.line(f"M{side * 5} -30 C{side * 16} -30 {side * 14} -20 {side * 9} -18", INK, 3)
    sketch.fill("M-6 -34 L6 -34 L4 -28 C14 -24 12 -8 4 0 L-4 0 C-12 -8 -14 -24 -4 -28 Z", colour, INK, 3)
    sketch.line([(-9, -17), (9, -17)], INK, 3)


def rock(sketch: Sketch, x: float, width: float, height: float, colour: str = ROCK) -> None:
    """A boulder."""
    half = width / 2
    shape = [(x - half, 0), (x - half * 0.8, -height * 0.6), (x - half * 0.2, -height)]
    shape += [(x + half * 0.5, -height * 0.85), (x + half, 0)]
    sketch.fill(shape, colour, INK, 3.5)
    sketch.fill([shape[1], shape[2], (x - half * 0.1, -height * 0.3)], lighter(colour, 0.25))
