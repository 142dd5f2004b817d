"""Vector drawing with Pillow: sketches that are drawn larger and shrunk to smooth sprites, and PNG bytes.

Shapes are lists of points, or text in the path language of SVG with the commands M, L, C, Q and Z and
absolute coordinates, in units that each drawing chooses for itself. `Sketch.at` moves, turns, sizes and
mirrors what is drawn next, so a drawing is a function that draws around (0, 0) and knows no place.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import TypeAlias, cast

from PIL import Image, ImageDraw

from pictures.lettering import font

Point: TypeAlias = tuple[float, float]
Shape: TypeAlias = str | Sequence[Point]

FINER = 4
_CURVE_STEPS = 14
_FLAT_COLOURS, _BLENDS = 160, 48
_TOKENS = re.compile(r"[MLCQZ]|-?\d+(?:\.\d+)?")


@dataclass(frozen=True, slots=True)
class Sketch:
    """A drawing surface `finer` times as large as the picture it becomes.

    On a sketch with a ground, colours such as "#ffc53d40" let the ground shine through. On one without,
    a colour replaces what lies beneath, so what is translucent there must be drawn first.
    """

    image: Image.Image
    finer: int
    across: Point = (1.0, 0.0)
    down: Point = (0.0, 1.0)
    origin: Point = (0.0, 0.0)

    @classmethod
    def blank(cls, width: int, height: int, ground: str | None = None, finer: int = FINER) -> "Sketch":
        """An empty sketch for a picture of this size in pixels; without a ground it is transparent."""
        size = (width * finer, height * finer)
        image = Image.new("RGB", size, ground) if ground else Image.new("RGBA", size)
        return cls(image, finer, (float(finer), 0.0), (0.0, float(finer)))

    @classmethod
    def centred(cls, width: int, height: int, units: float) -> "Sketch":
        """A transparent sketch with (0, 0) in its middle and `units` across its width."""
        return cls.blank(width, height).at(width / 2, height / 2, width / units)

    def at(
        self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, *, mirror: bool = False
    ) -> "Sketch":
        """The same surface with (0, 0) at this place, sized, and turned clockwise by degrees."""
        c, s = cos(radians(turn)) * scale, sin(radians(turn)) * scale
        flip = -1.0 if mirror else 1.0
        return Sketch(
            self.image,
            self.finer,
            self._vector(c * flip, s * flip),
            self._vector(-s, c),
            self._pixel((x, y)),
        )

    def fill(self, shape: Shape, colour: str, ink: str | None = None, width: float = 0.0) -> None:
        """Fill a shape, and draw its outline of this width in ink."""
        points = [self._pixel(point) for point in points_of(shape)]
        self.pen.polygon(points, fill=colour)
        if ink:
            self.line([*points_of(shape), points_of(shape)[0]], ink, width)

    def line(self, shape: Shape, colour: str, width: float) -> None:
        """Draw along a shape with a round nib."""
        points = [self._pixel(point) for point in points_of(shape)]
        thick = max(1, round(width * hypot(*self.across)))
        pen, half = self.pen, thick / 2 - 0.5
        pen.line(points, fill=colour, width=thick, joint="curve")
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - half, y - half, x + half, y + half), fill=colour)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fill a circle."""
        self.fill(oval(x, y, radius, radius), colour)

    def write(self, x: float, y: float, text: str, size: float, colour: str) -> None:
        """Write a short label of our own, its middle at this place."""
        letters = font(round(size * hypot(*self.across)))
        self.pen.text(self._pixel((x, y)), text, font=letters, fill=colour, anchor="mm")

    def picture(self) -> Image.Image:
        """The finished picture."""
        return self.image.reduce(self.finer)

    @property
    def pen(self) -> ImageDraw.ImageDraw:
        """What draws on the surface, in its pixels."""
        return ImageDraw.Draw(self.image, "RGBA" if self.image.mode == "RGB" else None)

    def _vector(self, x: float, y: float) -> Point:
        return (self.across[0] * x + self.down[0] * y, self.across[1] * x + self.down[1] * y)

    def _pixel(self, point: Point) -> Point:
        x, y = self._vector(*point)
        return (self.origin[0] + x, self.origin[1] + y)


def points_of(shape: Shape) -> Sequence[Point]:
    """The corners of a shape, curves cut into short lines."""
    return _read_path(shape) if isinstance(shape, str) else shape


@cache
def _read_path(path: str) -> tuple[Point, ...]:
    points: list[Point] = []
    for command, numbers in _commands(path):
        coordinates = list(zip(numbers[::2], numbers[1::2], strict=True))
        match command:
            case "M" | "L":
                points += coordinates
            case "C":
                for at in range(0, len(coordinates), 3):
                    points += _bezier([points[-1], *coordinates[at : at + 3]])
            case "Q":
                for at in range(0, len(coordinates), 2):
                    points += _bezier([points[-1], *coordinates[at : at + 2]])
            case _:
                points.append(points[0])
    return tuple(points)


def _commands(path: str) -> list[tuple[str, list[float]]]:
    found: list[tuple[str, list[float]]] = []
    for token in _TOKENS.findall(path):
        if token.isalpha():
            found.append((token, []))
        else:
            found[-1][1].append(float(token))
    return found


def _bezier(controls: Sequence[Point]) -> list[Point]:
    """The points of a Bézier curve of any degree after its first one (de Casteljau)."""
    found = []
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        row = list(controls)
        while len(row) > 1:
            row = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(row)]
        found.append(row[0])
    return found


def symmetric(half: Shape) -> list[Point]:
    """A whole shape from its left half, drawn from the top of its middle line to the bottom."""
    left = list(points_of(half))
    return left + [(-x, y) for x, y in reversed(left)]


def arc(x: float, y: float, rx: float, ry: float, angles: tuple[float, float]) -> list[Point]:
    """A part of an oval, from one angle to another in degrees, clockwise from three o'clock."""
    start, end = angles
    steps = max(8, round(abs(end - start) / 6))
    turns = [radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + rx * cos(turn), y + ry * sin(turn)) for turn in turns]


def oval(x: float, y: float, rx: float, ry: float) -> list[Point]:
    """A whole oval."""
    return arc(x, y, rx, ry, (0, 360))


def panel(x: float, y: float, width: float, height: float, radius: float = 0.0) -> list[Point]:
    """A rectangle with its top left corner here, and its corners rounded."""
    if not radius:
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    left, right, top, bottom = x + radius, x + width - radius, y + radius, y + height - radius
    corners = ((right, bottom, 0), (left, bottom, 90), (left, top, 180), (right, top, 270))
    return [point for cx, cy, start in corners for point in arc(cx, cy, radius, radius, (start, start + 90))]


def star(x: float, y: float, radius: float, points: int = 5, waist: float = 0.45) -> list[Point]:
    """A star, one point up; `waist` is the inner radius as a share of the outer one."""
    corners = range(points * 2)
    return [
        (
            x + radius * (waist if corner % 2 else 1.0) * sin(corner * pi / points),
            y - radius * (waist if corner % 2 else 1.0) * cos(corner * pi / points),
        )
        for corner in corners
    ]


def put(ground: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Lay a sprite on the ground, its middle at this place."""
    corner = (round(x - sprite.width / 2), round(y - sprite.height / 2))
    ground.paste(sprite, corner, sprite if sprite.mode == "RGBA" else None)


def sheet(
    sprites: Sequence[Image.Image], cell: tuple[int, int], ground: str, width: int = 1200
) -> Image.Image:
    """All sprites beside each other in rows, each in the middle of a cell (width, height)."""
    in_row = width // cell[0]
    picture = Image.new("RGB", (width, -(-len(sprites) // in_row) * cell[1]), ground)
    for number, sprite in enumerate(sprites):
        row, column = divmod(number, in_row)
        put(picture, sprite, (column + 0.5) * cell[0], (row + 0.5) * cell[1])
    return picture


def colours_of(
    samples: Sequence[Image.Image], flat_colours: int = _FLAT_COLOURS, blends: int = _BLENDS
) -> Image.Image:
    """A palette that suits all these RGB pictures, to be given to `png`.

    The colours of the largest areas are kept exactly; a few more stand for all the blends at their edges.
    """
    sheet = Image.new("RGB", (max(each.width for each in samples), sum(each.height for each in samples)))
    top = 0
    for sample in samples:
        sheet.paste(sample, (0, top))
        top += sample.height
    areas = Counter[tuple[int, int, int]](dict(_counted(sheet)))
    flat = [channel for colour, _ in areas.most_common(flat_colours) for channel in colour]
    mixed = sheet.quantize(blends, method=Image.Quantize.MAXCOVERAGE, kmeans=1).getpalette() or []
    colours = Image.new("P", (1, 1))
    colours.putpalette([*flat, *mixed[: 3 * blends]])
    return colours


def _counted(picture: Image.Image) -> list[tuple[tuple[int, int, int], int]]:
    """Each colour of an RGB picture and its number of pixels, in an order that depends on nothing else."""
    counted = picture.getcolors(picture.width * picture.height) or []
    return sorted((cast("tuple[int, int, int]", colour), pixels) for pixels, colour in counted)


def png(picture: Image.Image, colours: Image.Image) -> bytes:
    """The picture as PNG bytes, each pixel in the nearest of the palette's colours."""
    file = BytesIO()
    picture.quantize(palette=colours, dither=Image.Dither.NONE).save(file, "PNG", compress_level=7)
    return file.getvalue()
