"""The sets of Horrified, for the tests that hold for each of them."""

from typing import Any

from games.horrified.game import HorrifiedGame
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_greek.game import HorrifiedGreek

AMERICAN, GREEK = HorrifiedAmerican(), HorrifiedGreek()
SETS: tuple[HorrifiedGame[Any, Any], ...] = (AMERICAN, GREEK)
HEROES = ("drawn", "chosen")
"""How heroes come to the seats."""


def slug(game: HorrifiedGame[Any, Any]) -> str:
    """What a test is called by."""
    return game.slug


def sets_of_monsters(game: HorrifiedGame[Any, Any]) -> tuple[str, ...]:
    """All sets of two Monsters or more, by name; the last one has all six."""
    return tuple(value for value in game.options["monsters"] if "+" in value)
