"""What is written of a change: for each statement its rows, in the order in which they must run."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from gamemaster.records import Change, Kind, TableId
from storage.rows import ANSWER, OPTIONS, SEATS

Value: TypeAlias = str | int | float | None
Row: TypeAlias = tuple[Value, ...]
Rows: TypeAlias = Mapping[str, Sequence[Row]]

TABLE = """
    INSERT INTO tables (id, slug, version, content, options, seed, status, host, guild, channel, thread, turn,
                        entries, outcome, opened_at, changed_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
        slug = excluded.slug, version = excluded.version, content = excluded.content,
        options = excluded.options, seed = excluded.seed,
        status = excluded.status, host = excluded.host, guild = excluded.guild, channel = excluded.channel,
        thread = excluded.thread, turn = excluded.turn, entries = excluded.entries,
        outcome = excluded.outcome, opened_at = excluded.opened_at, changed_at = excluded.changed_at
"""
ENTRY = "INSERT INTO entries (table_id, nth, kind, turn, user, at, answer) VALUES (?, ?, ?, ?, ?, ?, ?)"
SURPLUS_SEATS = "DELETE FROM seats WHERE table_id = ? AND position >= ?"
# Most changes leave most rows as they are; a row that does not differ is not written again.
SEAT = """
    INSERT INTO seats (table_id, position, seat, user, name) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id, position) DO UPDATE SET
        seat = excluded.seat, user = excluded.user, name = excluded.name
    WHERE (seat, user, name) IS NOT (excluded.seat, excluded.user, excluded.name)
"""
LATER_TURNS = "DELETE FROM turns WHERE table_id = ? AND number > ?"
TURN = """
    INSERT INTO turns (table_id, number, answers, checkpoint) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, number) DO UPDATE SET
        answers = excluded.answers, checkpoint = excluded.checkpoint
    WHERE (answers, checkpoint) IS NOT (excluded.answers, excluded.checkpoint)
"""
SURPLUS_EVENTS = "DELETE FROM events WHERE table_id = ? AND turn = ? AND nth >= ?"
EVENT = """
    INSERT INTO events (table_id, turn, nth, audience, body) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id, turn, nth) DO UPDATE SET audience = excluded.audience, body = excluded.body
    WHERE (audience, body) IS NOT (excluded.audience, excluded.body)
"""
# What a change asks for is due whatever the clock says: it may have been put back since.
AT_ONCE = 0.0
# A delivery that waits already keeps its nonce and the time of its last try: a message with that nonce may
# have been sent just before a crash, and is to be found by it.
DELIVERY = """
    INSERT INTO deliveries (table_id, purpose, seat, body, wanted, nonce, due) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, purpose, seat) WHERE purpose <> 'notice' DO UPDATE SET
        body = excluded.body, wanted = excluded.wanted, due = excluded.due, tries = 0
"""
TIMER = """
    INSERT INTO timers (table_id, kind, due) VALUES (?, ?, ?)
    ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due
"""
NO_TIMER = "DELETE FROM timers WHERE table_id = ? AND kind = ?"

GIVE_OR_TAKE_BACK = (Kind.ANSWERED, Kind.UNDONE, Kind.REWOUND)


def refuse_inconsistent(change: Change) -> None:
    """Raise ValueError where a change contradicts itself: its caller has a bug, and nothing is written."""
    if change.record.entries != change.expected + len(change.entries):
        raise ValueError("record.entries must be the number of entries after the change")
    written = {turn.number for turn in change.turns}
    if any(entry.kind in GIVE_OR_TAKE_BACK and entry.turn not in written for entry in change.entries):
        raise ValueError("a turn whose answers change must be among the turns of the change")


def rows_of(change: Change, table: TableId) -> Rows:
    """All that the change writes. Every change has the same statements, so that many can be run as one."""
    last = [(table, change.turns[-1].number)] if change.turns else []
    return {
        TABLE: [_table_row(change, table)],
        ENTRY: _entry_rows(change, table),
        SURPLUS_SEATS: [(table, len(change.record.seats))],
        SEAT: [
            (table, position, each.seat, each.user, each.name)
            for position, each in enumerate(change.record.seats)
        ],
        LATER_TURNS: last,
        TURN: [(table, turn.number, len(turn.journal), turn.checkpoint) for turn in change.turns],
        SURPLUS_EVENTS: [(table, turn.number, len(turn.told)) for turn in change.turns],
        EVENT: _event_rows(change, table),
        DELIVERY: [
            (
                table,
                each.purpose,
                each.seat,
                each.body,
                change.record.entries,
                each.nonce,
                AT_ONCE,
            )
            for each in change.deliveries
        ],
        TIMER: [(table, kind, due) for kind, due in change.timers.items() if due is not None],
        NO_TIMER: [(table, kind) for kind, due in change.timers.items() if due is None],
    }


def _table_row(change: Change, table: TableId) -> Row:
    record = change.record
    return (
        table,
        record.slug,
        record.version,
        record.content,
        OPTIONS.dump_json(record.options).decode(),
        record.seed,
        record.status,
        record.host,
        record.guild,
        record.channel,
        record.thread,
        record.turn,
        record.entries,
        record.outcome,
        record.opened_at,
        record.changed_at,
    )


def _entry_rows(change: Change, table: TableId) -> list[Row]:
    return [
        (
            table,
            nth,
            entry.kind,
            entry.turn,
            entry.user,
            entry.at,
            ANSWER.dump_json(entry.answer).decode() if entry.answer else None,
        )
        for nth, entry in enumerate(change.entries, start=change.expected)
    ]


def _event_rows(change: Change, table: TableId) -> list[Row]:
    return [
        (
            table,
            turn.number,
            nth,
            None if event.audience is None else SEATS.dump_json(event.audience).decode(),
            event.body,
        )
        for turn in change.turns
        for nth, event in enumerate(turn.told)
    ]
