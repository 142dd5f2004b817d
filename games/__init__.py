"""Board games with all their rules, and nothing else: no network, no database, no clock.

>>> table = new("attic-monster", seats=["ann", "bob"], seed="any text")
>>> while table.outcome is None:
...     ask = table.asks()[0]
...     told = table.answer(ask.seat, ask.address, [ask.options[0][0]])
>>> table.outcome.winners
()
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.errors import (
    BadSetup,
    BrokenRecord,
    CannotUndo,
    GameError,
    GameOver,
    IllegalAnswer,
    NotAsked,
    StaleAnswer,
    UnknownGame,
)
from games.kernel.state import Outcome
from games.kernel.table import OpenAsk, Table, read_record
from games.registry import GAMES, game_of

__all__ = [
    "BadSetup",
    "BrokenRecord",
    "CannotUndo",
    "GameError",
    "GameInfo",
    "GameOver",
    "IllegalAnswer",
    "NotAsked",
    "OpenAsk",
    "Outcome",
    "StaleAnswer",
    "Table",
    "UnknownGame",
    "catalog",
    "load",
    "new",
]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game on the shelf. `options` maps each name to the values it may have, the default first."""

    slug: str
    title: str
    seats: range
    options: Mapping[str, tuple[str, ...]]


def catalog() -> tuple[GameInfo, ...]:
    """All games there are."""
    return tuple(GameInfo(game.slug, game.title, game.seats, game.options) for game in GAMES)


def new(slug: str, seats: Sequence[str], seed: str, **options: str) -> Table[Any]:
    """Set up a game; raises UnknownGame or BadSetup."""
    return Table.new(game_of(slug), seats, seed, options)


def load(text: str) -> Table[Any]:
    """A table from what `Table.dump` wrote; raises UnknownGame or BrokenRecord."""
    record = read_record(text)
    return Table.from_record(game_of(record.slug), record)
