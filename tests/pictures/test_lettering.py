"""Text fits its box, whatever it is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from pictures.lettering import drawable, label, write

ANYTHING = st.text(st.characters(), max_size=80)


@given(ANYTHING, st.integers(1, 300), st.integers(1, 80))
@settings(max_examples=150, deadline=None)
def test_any_text_fits_any_box(text: str, width: int, height: int) -> None:
    assert label(text, "#ffffff", (width, height), (40, 22)).size == (width, height)


@given(ANYTHING)
@settings(max_examples=150, deadline=None)
def test_what_is_drawn_is_never_empty(text: str) -> None:
    shown, _ = drawable(text)
    assert shown.strip()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n Lee ", "Ann Lee"),
        ("\U0001d56c\U0001d593\U0001d593", "Ann"),
        ("\x00A\u200bnn", "Ann"),
        ("山田 Ann 한글", "山田 Ann 한글"),
        ("✨\U0001f525 Ann \U0001f44b\U0001f3fd", "Ann"),
        ("\U0001f525", "▯"),
        ("\u1230", "▯"),
        ("", "▯"),
        ("Анна", "Анна"),
    ],
)
def test_text_is_made_drawable(text: str, shown: str) -> None:
    assert drawable(text)[0] == shown


def test_accents_do_not_pile_up() -> None:
    shown, _ = drawable("x" + "\u0301" * 40)
    assert len(shown) <= 3


def test_a_long_text_is_written_smaller_then_in_two_lines_then_cut() -> None:
    def ink(text: str) -> tuple[int, int]:
        left, top, right, bottom = label(text, "#ffffff", (200, 60), (40, 22)).getbbox() or (0, 0, 0, 0)
        return right - left, bottom - top

    assert ink("Annabell")[1] > ink("Annabell of Green")[1] / 2
    assert ink("Annabell Annabell Annabell")[1] > ink("i" * 8)[1]
    assert ink("W" * 64)[0] <= 200


def test_text_is_written_within_its_box() -> None:
    ground = Image.new("RGB", (300, 100))
    before = ground.copy()
    write(ground, "W" * 64, "#ffffff", (50, 20, 100, 40), (40, 22), anchor="l")
    changed = ImageChops.difference(before, ground).getbbox()
    assert changed
    assert changed[0] >= 50
    assert changed[1] >= 20
    assert changed[2] <= 150
    assert changed[3] <= 60
