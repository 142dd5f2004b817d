"""Shapes, sketches and the bytes of a picture."""

from io import BytesIO

import pytest
from PIL import Image

from pictures.canvas import Sketch, arc, colours_of, oval, panel, png, points_of, put, star, symmetric
from pictures.palette import darker, lighter, mix


def test_a_path_is_read_with_its_curves() -> None:
    points = points_of("M0 0 L10 0 Q20 0 20 10 C20 20 10 20 0 20 Z")
    assert points[0] == points[-1] == (0, 0)
    assert (10, 0) in points
    assert (20, 10) in points
    assert all(-0.01 <= value <= 20.01 for point in points for value in point)


def test_half_a_shape_is_mirrored() -> None:
    assert symmetric("M0 0 L-5 3 L0 9") == [(0, 0), (-5, 3), (0, 9), (0, 9), (5, 3), (0, 0)]


@pytest.mark.parametrize(
    "shape", [oval(0, 0, 5, 5), panel(-5, -5, 10, 10, 2), star(0, 0, 5), arc(0, 0, 5, 5, (0, 90))]
)
def test_shapes_stay_within_their_size(shape: list[tuple[float, float]]) -> None:
    assert all(abs(x) <= 5.001 and abs(y) <= 5.001 for x, y in shape)


def test_a_sketch_is_moved_turned_and_mirrored() -> None:
    sketch = Sketch.blank(40, 40)
    sketch.at(20, 20, turn=90).fill(panel(0, -2, 15, 4), "#ff0000")
    sketch.at(20, 20, mirror=True).fill(panel(0, -2, 15, 4), "#00ff00")
    picture = sketch.picture()
    assert picture.size == (40, 40)
    assert picture.getpixel((20, 30)) == (255, 0, 0, 255)
    assert picture.getpixel((10, 20)) == (0, 255, 0, 255)
    assert picture.getpixel((30, 20)) == (0, 0, 0, 0)


def test_a_ground_shines_through_what_is_translucent() -> None:
    sketch = Sketch.blank(10, 10, "#000000")
    sketch.disc(5, 5, 9, "#ffffff80")
    pixel = sketch.picture().getpixel((5, 5))
    assert isinstance(pixel, tuple)
    assert 100 < pixel[0] < 160


def test_large_areas_keep_their_exact_colour() -> None:
    sample = Image.new("RGB", (60, 60), "#123456")
    sample.paste("#fedcba", (0, 0, 30, 60))
    put(sample, Image.new("RGB", (10, 10), "#00ff00"), 30, 30)
    data = png(sample, colours_of([sample]))
    again = Image.open(BytesIO(data)).convert("RGB")
    assert again.tobytes() == sample.tobytes()


def test_colours_are_mixed() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#102030", "#ffffff", 0) == "#102030"
    assert lighter("#102030") > "#102030"
    assert darker("#ffffff") < "#ffffff"
