"""Which answers of a turn count: the log says what was done, and later lines may take earlier ones back."""

from collections.abc import Iterable
from typing import TypeVar

from gamemaster.records import Kind

Given = TypeVar("Given")


def fold(log: Iterable[tuple[Kind, Given]]) -> tuple[Given, ...]:
    """The answers that count, of one turn's log in order.

    UNDONE takes back the last answer that counts, REWOUND all of them.
    """
    counting: list[Given] = []
    for kind, answer in log:
        match kind:
            case Kind.ANSWERED:
                counting.append(answer)
            case Kind.UNDONE:
                del counting[-1:]
            case Kind.REWOUND:
                counting.clear()
    return tuple(counting)
