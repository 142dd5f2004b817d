"""Checking a game: every die and every shuffle must follow from the seed that was committed to."""

from typing import Any

from games.kernel.errors import GameError
from games.kernel.game import Game
from games.kernel.table import Table, TableRecord


def differences(game: Game[Any, Any], record: TableRecord) -> list[str]:
    """Where a game played anew from seed and answers differs from its record; empty where it is true."""
    try:
        anew = Table.new(game, record.seats, record.seed, record.options)
        for number, turn in enumerate(record.turns):
            for answer in turn.journal:
                anew.answer(answer.seat, f"{number}.{answer.prompt}", answer.chosen)
    except GameError as error:
        return [f"The answers do not fit the game that this seed deals: {error}"]
    replayed = TableRecord.model_validate_json(anew.dump())
    if len(replayed.turns) != len(record.turns):
        return [
            f"The game has {len(record.turns)} turns in the record and {len(replayed.turns)} when replayed."
        ]
    found = []
    for number, (told, true) in enumerate(zip(record.turns, replayed.turns, strict=True)):
        if told.told != true.told:
            found.append(f"Turn {number} was told otherwise than the seed says.")
        if told.checkpoint != true.checkpoint:
            found.append(f"Turn {number} began from another position than the seed says.")
    return found
