"""Names come from users: whatever they hold, they stay names."""

import re
import unicodedata
from collections.abc import Collection

LONGEST = 32
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that show nothing, though their category does not say so."""


def plain_name(name: str) -> str:
    """A name in one line without control, direction or other invisible marks, at most 32 characters long."""
    visible = "".join(mark for mark in name if unicodedata.category(mark)[0] != "C" and mark not in BLANK)
    return " ".join(visible.split())[:LONGEST].strip() or "Somebody"


def distinct(name: str, taken: Collection[str]) -> str:
    """The plain name, with a number behind it where somebody else at the table is called the same."""
    name, number = plain_name(name), 1
    numbered = name
    while numbered in taken:
        number += 1
        numbered = f"{name[: LONGEST - 4].strip()} ({number})"
    return numbered


def in_markdown(name: str) -> str:
    """A plain name that means nothing but itself in a message."""
    return re.sub(r"([\\*_`~|>#\[\]()<@:&\-+.!])", r"\\\1", name)
