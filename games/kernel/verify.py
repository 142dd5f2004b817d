"""Checking a game: every die and every shuffle must follow from the seed that was committed to."""

from typing import Any

from games.kernel.errors import GameError
from games.kernel.game import Game
from games.kernel.table import Table, TableRecord, TurnRecord


def differences(game: Game[Any, Any], record: TableRecord) -> list[str]:
    """Where a game played anew from seed and answers differs from its record; empty where it is true."""
    try:
        anew = Table.new(game, record.seats, record.seed, record.options)
        for turn in record.turns:
            for answer in turn.journal:
                anew.answer(answer.seat, anew.turns[-1].address, answer.chosen)
    except GameError as error:
        return [f"The answers do not fit the game that this seed deals: {error}"]
    replayed = TableRecord.model_validate_json(anew.dump())
    if len(replayed.turns) != len(record.turns):
        return [
            f"The game has {len(record.turns)} turns in the record and {len(replayed.turns)} when replayed."
        ]
    return [
        problem
        for number, (recorded, true) in enumerate(zip(record.turns, replayed.turns, strict=True))
        for problem in _differences_of_turn(number, recorded, true)
    ]


def _differences_of_turn(number: int, recorded: TurnRecord, true: TurnRecord) -> list[str]:
    found = []
    if recorded.checkpoint != true.checkpoint:
        found.append(f"Turn {number} began from another position than the seed says.")
    if recorded.journal != true.journal:
        found.append(f"Turn {number} asked other questions than its answers are filed under.")
    if recorded.told != true.told:
        found.append(f"Turn {number} was told otherwise than the seed says.")
    return found
