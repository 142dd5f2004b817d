"""What the words of all games have in common: numbers with their nouns, and lists."""

from collections.abc import Sequence


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun; `many` is the plural where an "s" does not make it."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def listed(words: Sequence[str]) -> str:
    """Words in a row, with "and" before the last; empty where there are none."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)
