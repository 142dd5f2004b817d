"""Taking back: the last answer of a person, and with it what the bot has answered since."""

from typing import Any

from gamemaster.ledger import Ledger
from gamemaster.records import TableRecord
from games.kernel.prompts import Seat
from games.kernel.turns import Turn, undo


async def taken_back(ledger: Ledger, record: TableRecord, seat: Seat | None) -> tuple[Turn[Any], int]:
    """The turn to go back to, and how many of its answers are taken back.

    Only the answer of this seat, None for whoever gave the last one. Raises CannotUndo where it stands.
    """
    game = ledger.games[record.slug]
    bots = [each.seat for each in record.seats if each.user is None]
    rows = await ledger.store.recent_turns(record.id)
    recent = [ledger.played(record, row) for row in rows]
    number, times = -1, 0
    while True:
        last = recent[0].journal[-1].seat if recent[0].journal else None
        by_bot = last in bots
        earlier = undo(game, recent, last if last and (by_bot or seat is None) else seat or "")
        times = times + 1 if earlier.number == number else 1
        number = earlier.number
        if not by_bot:
            return earlier, times
        recent = [earlier]
        while not recent[0].journal and recent[0].number > 0:
            row = await ledger.store.turn(record.id, recent[0].number - 1)
            if row is None:
                break
            recent.insert(0, ledger.played(record, row))
