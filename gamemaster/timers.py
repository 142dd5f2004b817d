"""What is done later, and when: bots' answers that a crash has cut off, and reminders."""

from collections.abc import Sequence

from gamemaster.records import SeatRecord, Status, TableRecord
from games.kernel.prompts import Seat

PLAY_BOTS = "bots"
# Three nudges, each after a pause as long as the first; then the table is left in peace.
REMINDERS = ("remind-1", "remind-2", "remind-3")


def timers_of(
    record: TableRecord, waits: Sequence[Seat], remind_after: float, now: float
) -> dict[str, float | None]:
    """The timers of a table that waits for these seats; `remind_after` is in seconds, 0 for never."""
    timers: dict[str, float | None] = dict.fromkeys((*REMINDERS, PLAY_BOTS))
    if record.status is Status.RUNNING:
        waiting: list[SeatRecord] = [seat for seat in record.seats if seat.seat in waits]
        if any(seat.user is None for seat in waiting):
            timers[PLAY_BOTS] = now
        elif remind_after:
            timers[REMINDERS[0]] = now + remind_after
    return timers


def next_reminder(kind: str) -> str | None:
    """The reminder after this one; None after the last."""
    place = REMINDERS.index(kind) + 1
    return REMINDERS[place] if place < len(REMINDERS) else None
