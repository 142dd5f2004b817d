"""Chance that can be checked: a keyed hash of a secret seed and a counter.

Whoever knows the seed can work out every die and shuffle of a game again; whoever knows only its
commitment can later tell that the seed was not exchanged. Python's own generator is not used, because its
documentation does not promise the same shuffles in the next version.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

Item = TypeVar("Item")


def commitment(seed: str) -> str:
    """The SHA-256 of the seed, in hexadecimal: shown at the start, so that the seed can be checked later."""
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass(slots=True)
class Dice:
    """All the chance of one game. `drawn` counts the numbers drawn so far."""

    seed: str
    drawn: int = 0

    def roll(self, sides: int) -> int:
        """A number from 1 to `sides`. Of 64 bits the bias is below one in 10^17."""
        self.drawn += 1
        digest = hashlib.blake2b(b"%d" % self.drawn, key=_key(self.seed), digest_size=8).digest()
        return int.from_bytes(digest, "big") % sides + 1

    def choose(self, items: Sequence[Item]) -> Item:
        """One of `items`, each as likely as the others."""
        return items[self.roll(len(items)) - 1]

    def shuffle(self, items: list[Item]) -> None:
        """Put `items` in a random order (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.roll(last + 1) - 1
            items[last], items[other] = items[other], items[last]


@lru_cache(maxsize=64)
def _key(seed: str) -> bytes:
    # Not the commitment's hash: that one is public from the first day of the game.
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"dice").digest()
