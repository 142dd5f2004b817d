"""Text that always fits and never fails, whatever people call themselves."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

_FONTS = Path(__file__).parent / "fonts"
_WARM = "Dosis-ExtraBold.otf"
_WIDE_COVERAGE = "DejaVuSansCondensed-Bold.ttf"
_EAST_ASIAN = "DroidSansFallback.ttf"
_NO_CHARACTER = "\U0010fffd"
_MISSING = "▯"
_LONGEST = 200
_MARKS_PER_LETTER = 2


@cache
def font(size: int, file: str = _WARM) -> ImageFont.FreeTypeFont:
    """One of our fonts, this many pixels high."""
    return ImageFont.truetype(_FONTS / file, size)


@dataclass(frozen=True, slots=True)
class Letters:
    """Letters of one height, in the font `file`, and where that lacks a character, in the East Asian one."""

    file: str
    size: int

    def length(self, text: str) -> float:
        """How wide the text is, in pixels."""
        return sum(face.getlength(part) for face, part in self._parts(text))

    def draw(self, pen: ImageDraw.ImageDraw, x: float, y: float, text: str, colour: str) -> None:
        """Write the text from x on, its middle at the height of y."""
        for face, part in self._parts(text):
            pen.text((x, y), part, font=face, fill=colour, anchor="lm")
            x += face.getlength(part)

    def _parts(self, text: str) -> Iterator[tuple[ImageFont.FreeTypeFont, str]]:
        for own, characters in groupby(text, lambda character: _has(self.file, character)):
            yield font(self.size, self.file if own else _EAST_ASIAN), "".join(characters)


@cache
def _has(file: str, character: str) -> bool:
    """Whether the font can draw this character: a font draws all that it lacks in the same way."""
    probe = font(24, file)
    missing = probe.getmask(_NO_CHARACTER)
    mask = probe.getmask(character)
    return mask.size != missing.size or bytes(mask) != bytes(missing)


def drawable(text: str) -> tuple[str, str]:
    """What we can draw of a text, and the file of the font for it.

    Letters in fancy dress (full width, mathematical) become plain ones; what has no shape is left out, as
    are towers of accents and pictures such as emoji; another character that no font of ours has becomes a
    small box.
    """
    plain = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFKC", text[:_LONGEST])
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    known = "".join(_known(character) for character in _without_towers(plain))
    tidy = " ".join(known.split())[:_LONGEST] or _MISSING
    warm = all(_has(_WARM, character) or _has(_EAST_ASIAN, character) for character in tidy)
    return tidy, _WARM if warm else _WIDE_COVERAGE


def _known(character: str) -> str:
    if _has(_WIDE_COVERAGE, character) or _has(_EAST_ASIAN, character):
        return character
    # Symbols, marks that stand on a letter, and the modifiers of emoji say nothing by themselves.
    return "" if unicodedata.category(character) in {"So", "Sk", "Mn", "Me"} else _MISSING


def _without_towers(text: str) -> str:
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= _MARKS_PER_LETTER:
            kept.append(character)
    return "".join(kept)


@lru_cache(maxsize=512)
def label(
    text: str, colour: str, size: tuple[int, int], letters: tuple[int, int], anchor: str = "m", most: int = 2
) -> Image.Image:
    """The text as a transparent picture of exactly this size.

    `letters` are the largest and the smallest height of letters in pixels. The text is written as large as
    it fits with its words whole, in `most` lines at most, and is cut short where even the smallest letters
    do not fit. `anchor` is "l" or "m": left or middle.
    """
    shown, file = drawable(text)
    chosen, lines = _fitted(shown, file, size, letters, most)
    picture = Image.new("RGBA", size)
    pen = ImageDraw.Draw(picture)
    for number, line in enumerate(lines):
        x = 0.0 if anchor == "l" else (size[0] - chosen.length(line)) / 2
        y = size[1] / 2 + (number - (len(lines) - 1) / 2) * _line_height(chosen)
        chosen.draw(pen, x, y, line, colour)
    return picture


def write(
    ground: Image.Image,
    text: str,
    colour: str,
    box: tuple[int, int, int, int],
    letters: tuple[int, int],
    *,
    anchor: str = "m",
    most: int = 2,
) -> None:
    """Write the text on the ground within a box (left, top, width, height), as `label` does."""
    left, top, width, height = box
    words = label(text, colour, (width, height), letters, anchor, most)
    ground.paste(words, (left, top), words)


def _line_height(letters: Letters) -> int:
    return round(letters.size * 1.08)


def _fitted(
    text: str, file: str, size: tuple[int, int], letters: tuple[int, int], most: int
) -> tuple[Letters, list[str]]:
    """The largest letters in which the text fits with its words whole; else the smallest, broken anywhere."""
    (width, height), (largest, smallest) = size, letters
    for pixels in range(largest, smallest - 1, -1):
        tried = Letters(file, pixels)
        lines = _wrapped(text, tried, width)
        if len(lines) <= _lines_in(height, tried, most) and lines == _wrapped_by_words(text, tried, width):
            return tried, lines
    room = _lines_in(height, tried, most)
    if len(lines) > room:
        lines = [*lines[: room - 1], _cut_short(lines[room - 1], tried, width)]
    return tried, lines


def _lines_in(height: int, letters: Letters, most: int) -> int:
    return min(most, max(1, height // _line_height(letters)))


def _wrapped_by_words(text: str, letters: Letters, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if letters.length(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _wrapped(text: str, letters: Letters, width: int) -> list[str]:
    """Lines that fit, broken between words where possible and within a word where not."""
    lines = []
    for line in _wrapped_by_words(text, letters, width):
        lines.append("")
        for character in line:
            if lines[-1] and letters.length(lines[-1] + character) > width:
                lines.append("")
            lines[-1] += character
    return lines


def _cut_short(text: str, letters: Letters, width: int) -> str:
    while text and letters.length(f"{text}…") > width:
        text = text[:-1]
    return f"{text}…"
