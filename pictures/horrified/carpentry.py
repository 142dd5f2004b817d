"""What buildings are built from. All stand on the line y = 0."""

from pictures.canvas import Sketch, panel
from pictures.lettering import font
from pictures.palette import CREAM, INK, darker, lighter

LIT = "#ffd978"
DARK = "#2c2a4f"
BRICK, PLASTER, TIMBER, SLATE, CONCRETE = "#9a4f45", "#c9b48d", "#7a5233", "#4b5578", "#8f97ab"


def walls(sketch: Sketch, width: float, height: float, colour: str, x: float = 0) -> None:
    """A front wall with a base in the shade."""
    sketch.fill(panel(x - width / 2, -height, width, height), colour, INK, 4)
    sketch.fill(panel(x - width / 2 + 2, -8, width - 4, 6), darker(colour, 0.3))


def gable(sketch: Sketch, width: float, eaves: float, rise: float, colour: str, x: float = 0) -> None:
    """A pointed roof over the middle."""
    sketch.fill([(x - width / 2, -eaves), (x, -eaves - rise), (x + width / 2, -eaves)], colour, INK, 4)


def hip(sketch: Sketch, width: float, eaves: float, rise: float, colour: str, x: float = 0) -> None:
    """A roof whose ridge runs along the house."""
    half, ridge = width / 2, width / 2 - rise * 0.8
    top = -eaves - rise
    sketch.fill([(x - half, -eaves), (x - ridge, top), (x + ridge, top), (x + half, -eaves)], colour, INK, 4)
    sketch.fill(
        [
            (x - half + 8, -eaves - 4),
            (x - half + 12, -eaves - 8),
            (x + half - 12, -eaves - 8),
            (x + half - 8, -eaves - 4),
        ],
        lighter(colour, 0.16),
    )


def windows(
    sketch: Sketch,
    xs: tuple[float, ...],
    y: float,
    size: tuple[float, float] = (12, 16),
    dark: tuple[int, ...] = (),
) -> None:
    """Windows in a row with light behind them, but for the `dark` ones."""
    width, height = size
    for number, x in enumerate(xs):
        glass = DARK if number in dark else LIT
        sketch.fill(panel(x - width / 2, y - height / 2, width, height), glass, INK, 2.5)
        sketch.line([(x, y - height / 2), (x, y + height / 2)], INK, 1.6)


def door(sketch: Sketch, x: float, width: float, height: float, colour: str) -> None:
    """A door."""
    sketch.fill(panel(x - width / 2, -height, width, height), colour, INK, 2.5)
    sketch.disc(x + width / 4, -height / 2, 1.8, LIT)


def board(sketch: Sketch, x: float, y: float, words: str, colour: str, size: int = 17) -> None:
    """A signboard, its middle here."""
    width = font(100).getlength(words) * size / 100 + 12
    sketch.fill(panel(x - width / 2, y - size * 0.62, width, size * 1.24, 3), colour, INK, 3)
    sketch.write(x, y - 0.5, words, size, CREAM)
