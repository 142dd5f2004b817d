"""Tables as they are looked at, without a store and without Discord."""

from typing import Any

from gamemaster.present import Seen
from gamemaster.records import SeatRecord, Status, TableRecord
from games.kernel.game import Game
from games.kernel.turns import Turn

LETTERS = "ABCDEFGH"
LONG_NAMES = [mark * 32 for mark in ("W", "*", "_", "`", "|", "#", "~", "@")]


def seen(game: Game[Any, Any], turns: tuple[Turn[Any], ...], names: list[str], **changes: Any) -> Seen:
    """The table at the last of these turns; its seats are the game's, held by people with these names."""
    state = turns[-1].position.state
    seats = [
        SeatRecord(seat, 10**18 + place, name)
        for place, (seat, name) in enumerate(zip(state.seats, names, strict=False))
    ]
    facts: dict[str, Any] = {
        "id": 10**9,
        "slug": game.slug,
        "version": game.version,
        "content": game.content_mark,
        "options": state.options,
        "seed": "seed",
        "status": Status.OVER if state.outcome else Status.RUNNING,
        "host": 10**18,
        "guild": 1,
        "channel": 2,
        "thread": 3,
        "turn": turns[-1].number,
        "entries": 1,
        "outcome": None,
        "opened_at": 0.0,
        "changed_at": 0.0,
        "seats": tuple(seats),
    }
    told = tuple(event for turn in turns[-4:] for event in turn.position.state.told)
    closed = tuple(seat.seat for seat in seats)
    return Seen(TableRecord(**facts | changes), game, turns[-1], told, closed)
