"""The Store port on SQLite."""

import asyncio
import json
import logging
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from gamemaster.ports import Store
from gamemaster.records import (
    Change,
    ChannelId,
    Delivery,
    GuildId,
    GuildSettings,
    Message,
    Purpose,
    Status,
    TableId,
    TableRecord,
    Timer,
    TurnRow,
    UserId,
)
from games.kernel.prompts import Seat
from storage import forgetting, outbox, queries, rows
from storage.database import Database, open_database
from storage.ephemeral import disk_looks_ephemeral
from storage.health import Health, examine
from storage.rows import BrokenRow, sort_out
from storage.writer import Writer

log = logging.getLogger(__name__)

GUILD = """
    INSERT INTO guilds (guild, remind_after_hours, threads) VALUES (?, ?, ?)
    ON CONFLICT (guild) DO UPDATE SET
        remind_after_hours = excluded.remind_after_hours, threads = excluded.threads
"""
FACT = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


class SqliteStore(Store):
    """Keeps tables in one SQLite file; see gamemaster.ports.Store for what each method does.

    A row that cannot be read raises BrokenRow where it is asked for alone; in a list it is left out, and
    reported in the log. Errors of the disk are sqlite3's.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reader = database.reader
        self._writer = Writer(database.writer)

    @classmethod
    async def open(cls, path: Path, *, lock_wait: float = 10.0) -> Self:
        """Open or create the file; raises DatabaseRefused where it cannot be used as it is.

        `lock_wait` is for how many seconds to wait for another bot process that is just being replaced.
        """
        store = cls(await open_database(path, lock_wait=lock_wait))
        if warning := disk_looks_ephemeral(path, os.environ):
            log.warning("%s", warning)
        return store

    async def close(self) -> None:
        """Write what waits, close the file, and let another process have it."""
        await self._writer.close()
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def health(self) -> Health:
        """How the store is."""
        return await examine(self._database)

    # Tables and turns

    async def open_table(self, change: Change) -> TableId:
        """Write a new table under the next free number."""
        return await self._writer.open_table(change)

    async def commit(self, change: Change) -> None:
        """Write a change, together with what else waits; raises StaleTable where it comes too late."""
        await self._writer.commit(change)

    async def table(self, table: TableId) -> TableRecord | None:
        """A table with its seats."""
        found = await self._read(queries.TABLE, table=table)
        return rows.TABLES.read(found[0]) if found else None

    async def tables_of(self, user: UserId, statuses: Sequence[Status]) -> tuple[TableRecord, ...]:
        """Those at which this user sits, or that they host, the last changed first."""
        found = await self._read(queries.TABLES_OF, user=user, statuses=json.dumps(statuses))
        return tuple(sort_out(found, rows.TABLES.read)[0])

    async def tables_in(self, channel: ChannelId, statuses: Sequence[Status]) -> tuple[TableRecord, ...]:
        """Those opened or played in this channel, the last changed first."""
        found = await self._read(queries.TABLES_IN, channel=channel, statuses=json.dumps(statuses))
        return tuple(sort_out(found, rows.TABLES.read)[0])

    async def turn(self, table: TableId, number: int) -> TurnRow | None:
        """One turn, its journal folded from the log."""
        found = await self._read(queries.TURN, table=table, number=number)
        return rows.TURNS.read(found[0]).turn() if found else None

    async def turns(self, table: TableId) -> tuple[TurnRow, ...]:
        """All turns, from the first."""
        found = await self._read(queries.ALL_TURNS, table=table)
        return tuple(rows.TURNS.read(row).turn() for row in found)

    async def recent_turns(self, table: TableId) -> tuple[TurnRow, ...]:
        """From the last turn with an answer that counts to the running one."""
        found = await self._read(queries.RECENT_TURNS, table=table)
        return tuple(rows.TURNS.read(row).turn() for row in found)

    # Messages and deliveries

    async def messages(self, table: TableId) -> tuple[Message, ...]:
        """The current messages of a table."""
        found = await self._read(queries.MESSAGES, table=table)
        return tuple(sort_out(found, rows.MESSAGES.read)[0])

    async def due_deliveries(self, now: float, limit: int) -> tuple[Delivery, ...]:
        """What is due, the oldest first; a second notice to a seat waits for the first."""
        found: dict[tuple[TableId, Purpose, Seat], Delivery] = {}
        skip = 0
        while len(found) < limit:
            page = await self._read(queries.DUE_DELIVERIES, now=now, limit=limit, skip=skip)
            deliveries, broken = sort_out(page, rows.DELIVERIES.read)
            for each in deliveries:
                found.setdefault((each.table, each.purpose, each.seat), each)
            await self._set_aside(outbox.SET_DELIVERY_ASIDE, {row["id"]: row["table"] for row in broken})
            if len(page) < limit:
                break
            skip += len(deliveries)
        return tuple(found.values())[:limit]

    async def deliveries_of(self, table: TableId) -> tuple[Delivery, ...]:
        """All that waits of a table, in the order in which it was asked for."""
        found = await self._read(queries.DELIVERIES_OF, table=table)
        return tuple(sort_out(found, rows.DELIVERIES.read)[0])

    async def next_due(self) -> float | None:
        """When the next delivery or timer is due."""
        ((due,),) = await self._read(queries.NEXT_DUE)
        return None if due is None else float(due)

    async def note_try(self, delivery: Delivery, at: float) -> None:
        """Count a try and its time, before it is made."""
        await self._writer.write(delivery.table, outbox.tried(delivery, at))

    async def note_delivered(self, delivery: Delivery, message: Message | None) -> None:
        """Keep the message and forget the delivery; where more is wanted by now, it gets a new nonce."""
        await self._writer.write(delivery.table, outbox.delivered(delivery, message))

    async def put_off(self, delivery: Delivery, due: float) -> None:
        """Make it due at this time, unless a later change wants it at once."""
        await self._writer.write(delivery.table, outbox.put_off(delivery, due))

    async def forget_message(self, message: Message) -> None:
        """Forget it, unless another message has taken its place."""
        await self._writer.write(message.table, outbox.gone(message))

    # Timers

    async def due_timers(self, now: float, limit: int) -> tuple[Timer, ...]:
        """The timers that have run out, the oldest first."""
        found = await self._read(queries.DUE_TIMERS, now=now, limit=limit)
        timers, broken = sort_out(found, rows.TIMERS.read)
        await self._set_aside(outbox.SET_TIMER_ASIDE, {row["row"]: row["table"] for row in broken})
        return tuple(timers)

    async def set_timer(self, timer: Timer) -> None:
        """Set a timer of an existing table, or move it."""
        await self._writer.write(timer.table, outbox.timer_set(timer))

    async def stop_timer(self, timer: Timer) -> None:
        """Remove a timer, unless it was moved."""
        await self._writer.write(timer.table, outbox.timer_stopped(timer))

    # Guilds, facts, users

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """What a server has chosen, or the defaults."""
        found = await self._read(queries.GUILD, guild=guild)
        return rows.GUILDS.read(found[0]) if found else GuildSettings(guild)

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Keep what a server has chosen."""
        row = (settings.guild, settings.remind_after_hours, settings.threads)
        await self._writer.write(("guild", settings.guild), {GUILD: [row]})

    async def recall(self, key: str) -> str | None:
        """A fact, None where there is none of this name."""
        found = await self._read(queries.FACT, name=key)
        if found and not isinstance(found[0]["value"], str):
            raise BrokenRow(f"The row of facts with name {key} cannot be read: its value is broken.")
        return found[0]["value"] if found else None

    async def remember(self, key: str, value: str) -> None:
        """Keep a fact, in place of the one before."""
        await self._writer.write(("fact", key), {FACT: [(key, value)]})

    async def forget_user(self, user: UserId) -> int:
        """Have nobody in this user's place in all tables that have ended; returns in how many."""
        tables = [row["id"] for row in await self._read(queries.ENDED_TABLES_OF, user=user)]
        await asyncio.gather(
            *(self._writer.write(table, forgetting.forgotten(table, user)) for table in tables)
        )
        return len(tables)

    async def _read(self, query: str, **values: str | float) -> list[sqlite3.Row]:
        return list(await self._reader.execute_fetchall(query, values))

    async def _set_aside(self, statement: str, broken: dict[int, TableId]) -> None:
        """Have rows that cannot be read out of the way of those that can, and of the next time."""
        for row, table in broken.items():
            await self._writer.write(table, {statement: [(row,)]})
