"""Deliveries, messages and timers: what is written of them outside of a change."""

import secrets

from gamemaster.records import Delivery, Message, Purpose, Timer
from storage.changes import TIMER, Rows
from storage.rows import SEATS

NONCE_BYTES = 12  # as hexadecimal one less than the 25 characters that Discord takes

TRIED = "UPDATE deliveries SET tries = tries + 1, tried_at = ? WHERE id = ?"
PUT_OFF = "UPDATE deliveries SET due = ? WHERE id = ? AND wanted <= ?"
SET_DELIVERY_ASIDE = "UPDATE deliveries SET due = NULL WHERE id = ?"

DELIVERED = "DELETE FROM deliveries WHERE id = ? AND wanted <= ?"
WANTED_AGAIN = "UPDATE deliveries SET nonce = ?, tries = 0, tried_at = NULL WHERE id = ?"
SHOWN = """
    INSERT INTO messages (
        table_id, purpose, seat, channel, message, shown, turn, waited, digest, told, since_turn, since_told
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, purpose, seat) DO UPDATE SET
        channel = excluded.channel, message = excluded.message, shown = excluded.shown,
        turn = excluded.turn, waited = excluded.waited, digest = excluded.digest,
        told = excluded.told, since_turn = excluded.since_turn, since_told = excluded.since_told
"""
GONE = "DELETE FROM messages WHERE table_id = ? AND purpose = ? AND seat = ? AND channel = ? AND message = ?"

STOPPED = "DELETE FROM timers WHERE table_id = ? AND kind = ? AND due = ?"
SET_TIMER_ASIDE = "UPDATE timers SET due = NULL WHERE rowid = ?"


def tried(delivery: Delivery, at: float) -> Rows:
    """One more try."""
    return {TRIED: [(at, delivery.id)]}


def put_off(delivery: Delivery, due: float) -> Rows:
    """Another time, unless a later change wants it now."""
    return {PUT_OFF: [(due, delivery.id, delivery.wanted)]}


def delivered(delivery: Delivery, message: Message | None) -> Rows:
    """Done, and this is its message. What more is wanted than was shown gets a nonce of its own."""
    keeps = message is not None and message.purpose is not Purpose.NOTICE
    return {
        SHOWN: [_message_row(message)] if message and keeps else [],
        DELIVERED: [(delivery.id, delivery.wanted)],
        WANTED_AGAIN: [(secrets.token_hex(NONCE_BYTES), delivery.id)],
    }


def gone(message: Message) -> Rows:
    """No such message any more, unless another one has taken its place already."""
    return {GONE: [(message.table, message.purpose, message.seat, message.channel, message.message)]}


def timer_set(timer: Timer) -> Rows:
    """Set or moved."""
    return {TIMER: [(timer.table, timer.kind, timer.due)]}


def timer_stopped(timer: Timer) -> Rows:
    """Removed, unless it was moved."""
    return {STOPPED: [(timer.table, timer.kind, timer.due)]}


def _message_row(message: Message) -> tuple[str | int, ...]:
    return (
        message.table,
        message.purpose,
        message.seat,
        message.channel,
        message.message,
        message.shown,
        message.turn,
        SEATS.dump_json(message.waited).decode(),
        message.digest,
        message.told,
        message.since_turn,
        message.since_told,
    )
