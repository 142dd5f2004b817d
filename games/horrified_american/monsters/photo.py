"""The photo puzzle on Bigfoot's mat: its squares and moves, and how far it is from the end, for advice."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from typing import TypeAlias

from games.horrified_american.content import SQUARES

Arrangement: TypeAlias = tuple[str, ...]
"""The parts by square, in the order of SQUARES; the open square is empty text."""

OPEN = ""
BESIDE: Mapping[str, tuple[str, ...]] = {
    "top-left": ("top-right", "middle-left"),
    "top-right": ("top-left", "middle-right"),
    "middle-left": ("middle-right", "top-left", "bottom-left"),
    "middle-right": ("middle-left", "top-right", "bottom-right"),
    "bottom-left": ("bottom-right", "middle-left"),
    "bottom-right": ("bottom-left", "middle-right"),
}
START_OPEN = "bottom-left"
SWAP_COST = 2
SLIDE_COST = 1


@dataclass(slots=True)
class Photo:
    """A part of the photo, on a square of the mat."""

    part: str
    square: str
    up: bool = False


def laid(parts: Iterable[str]) -> list[Photo]:
    """The parts face down on all squares but the one that is open at first."""
    return [Photo(part, square) for part, square in zip(parts, _all_but(START_OPEN), strict=True)]


def in_order(photos: Iterable[Photo]) -> list[Photo]:
    """The parts by their squares."""
    return sorted(photos, key=lambda photo: SQUARES.index(photo.square))


def lying_on(photos: Iterable[Photo], square: str) -> Photo:
    """The part on a square."""
    return next(photo for photo in photos if photo.square == square)


def open_square(photos: Iterable[Photo]) -> str:
    """The square without a part."""
    covered = [photo.square for photo in photos]
    return next(square for square in SQUARES if square not in covered)


def slides(photos: Iterable[Photo]) -> tuple[str, ...]:
    """The moves of one part into the open square, as "slide:SQUARE"."""
    return tuple(f"slide:{square}" for square in BESIDE[open_square(photos)])


def swaps(photos: Iterable[Photo]) -> tuple[str, ...]:
    """The exchanges of two parts, as "swap:SQUARE:SQUARE"."""
    squares = [photo.square for photo in in_order(photos)]
    return tuple(f"swap:{one}:{other}" for at, one in enumerate(squares) for other in squares[at + 1 :])


def best_move(parts: Mapping[str, str], solution: Mapping[str, str], options: tuple[str, ...]) -> str:
    """Of options that end in "swap:A:B", "slide:A" or "stop", the one that leaves the least to do."""
    costs = _costs(arranged({square: part for part, square in solution.items()}))
    return min(options, key=lambda option: costs[_after(arranged(parts), option)])


def arranged(parts: Mapping[str, str]) -> Arrangement:
    """The parts by square as an arrangement."""
    return tuple(parts.get(square, OPEN) for square in SQUARES)


def _all_but(square: str) -> list[str]:
    return [other for other in SQUARES if other != square]


def _after(parts: Arrangement, option: str) -> Arrangement:
    _, verb, *squares = option.split(":")
    if verb == "stop":
        return parts
    at = SQUARES.index(squares[0])
    other = SQUARES.index(squares[1]) if verb == "swap" else parts.index(OPEN)
    return _exchanged(parts, at, other)


def _exchanged(parts: Arrangement, one: int, other: int) -> Arrangement:
    found = list(parts)
    found[one], found[other] = found[other], found[one]
    return tuple(found)


def _steps(parts: Arrangement) -> Iterator[tuple[int, Arrangement]]:
    empty = parts.index(OPEN)
    for square in BESIDE[SQUARES[empty]]:
        yield SLIDE_COST, _exchanged(parts, empty, SQUARES.index(square))
    filled = [at for at in range(len(parts)) if at != empty]
    for at, one in enumerate(filled):
        for other in filled[at + 1 :]:
            yield SWAP_COST, _exchanged(parts, one, other)


@cache
def _costs(solved: Arrangement) -> Mapping[Arrangement, int]:
    """What each arrangement costs to solve: a swap takes an Item, and an Item allows about two slides."""
    found: dict[Arrangement, int] = {}
    waiting = [(0, solved)]
    while waiting:
        cost, parts = heappop(waiting)
        if parts not in found:
            found[parts] = cost
            for more, step in _steps(parts):
                heappush(waiting, (cost + more, step))
    return found
