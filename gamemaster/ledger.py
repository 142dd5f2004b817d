"""Reading a table, and writing a change of it whole: one change at a time for each table."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from pydantic import TypeAdapter

from gamemaster.ports import Clock, Store
from gamemaster.records import (
    Change,
    ChannelId,
    Entry,
    EventRow,
    Kind,
    NewDelivery,
    Purpose,
    Status,
    TableId,
    TableRecord,
    TurnRow,
    UserId,
)
from gamemaster.refusals import NoSuchTable, Refusal, TableFrozen
from gamemaster.timers import timers_of
from games.kernel.errors import BrokenRecord
from games.kernel.game import Game
from games.kernel.prompts import Answer, Seat
from games.kernel.state import Outcome
from games.kernel.turns import Turn, open_turn

log = logging.getLogger(__name__)


class Ledger:
    """The tables as they are kept."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any, Any]], clock: Clock) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def changing(self, table: TableId) -> AsyncIterator[TableRecord]:
        """The table, kept from everybody else until the block ends; raises NoSuchTable."""
        async with self._locks.setdefault(table, asyncio.Lock()):
            yield await self.record(table)

    async def record(self, table: TableId) -> TableRecord:
        """The table; raises NoSuchTable."""
        record = await self.store.table(table)
        if record is None or record.slug not in self.games:
            raise NoSuchTable(table)
        return record

    async def row(self, record: TableRecord) -> TurnRow:
        """The running turn as it is kept."""
        row = await self.store.turn(record.id, record.turn)
        if row is None:
            raise NoSuchTable(record.id)
        return row

    async def turn(self, record: TableRecord) -> Turn[Any]:
        """The running turn, played through; where it no longer fits the rules, the table is frozen."""
        if record.status is Status.FROZEN:
            raise TableFrozen
        if record.status is Status.LOBBY:
            raise Refusal("This game has not begun; its host starts it.")
        if record.status is not Status.RUNNING:
            raise Refusal("This game is over.")
        try:
            return self.played(record, await self.row(record))
        except BrokenRecord as error:
            log.warning("table frozen", extra={"table": record.id, "turn": record.turn})
            await self.note(replace(record, status=Status.FROZEN), Kind.FROZEN, None)
            raise TableFrozen from error

    async def is_frozen(self, record: TableRecord) -> bool:
        """Whether the running turn no longer fits the rules, even if nobody has noticed yet."""
        if record.status is not Status.RUNNING:
            return record.status is Status.FROZEN
        try:
            self.played(record, await self.row(record))
        except BrokenRecord:
            return True
        return False

    def played(self, record: TableRecord, row: TurnRow) -> Turn[Any]:
        """A turn from its row; raises BrokenRecord where rules or content are no longer those it fits."""
        game = self.games[record.slug]
        if record.content != game.content_mark:
            raise BrokenRecord("The turn was begun with other content files.")
        told = [event.body for event in row.told]
        return open_turn(game, row.number, row.checkpoint, row.journal, told)

    async def note(self, record: TableRecord, kind: Kind, user: UserId | None) -> None:
        """Write a change of the table that leaves its turns alone."""
        waits: Sequence[Seat] = ()
        if record.status is Status.RUNNING:
            try:
                waits = self.played(record, await self.row(record)).position.waits_for()
            except BrokenRecord:
                record = replace(record, status=Status.FROZEN)
        await self._write(record, (Entry(kind, record.turn, user, self.clock.now()),), waits=waits)

    async def advance(
        self,
        record: TableRecord,
        turns: Sequence[Turn[Any]],
        kind: Kind,
        user: UserId | None,
        *,
        answer: Answer | None = None,
        notice: str = "",
        times: int = 1,
    ) -> None:
        """Write the turns that a step has changed or begun; the last of them is the running one.

        `times` is how many answers of the first of them are taken back by it.
        """
        position = turns[-1].position
        outcome = position.state.outcome
        changed = replace(
            record,
            turn=turns[-1].number,
            status=Status.OVER if outcome else Status.RUNNING,
            outcome=TypeAdapter(Outcome).dump_json(outcome).decode() if outcome else None,
        )
        entry = Entry(kind, turns[0].number, user, self.clock.now(), answer)
        rows = tuple(self._row(record, turn) for turn in turns)
        await self._write(changed, (entry,) * times, rows, notice, position.waits_for())

    async def open_table(self, record: TableRecord) -> TableId:
        """Write a new table in its lobby."""
        entry = Entry(Kind.OPENED, 0, record.host, record.opened_at)
        change = Change(replace(record, entries=1), 0, (entry,), deliveries=self._deliveries(record, ""))
        return await self.store.open_table(change)

    async def move_to(self, table: TableId, thread: ChannelId | None) -> None:
        """Note the thread in which a table is played; None where it has lost it."""
        async with self.changing(table) as record:
            await self.store.commit(Change(replace(record, thread=thread), record.entries, ()))

    async def announce(self, record: TableRecord, notice: str, timers: dict[str, float | None]) -> None:
        """Ask for a notice, and set timers, with no step in the game."""
        deliveries = (NewDelivery(Purpose.NOTICE, "", notice, _nonce()),)
        await self.store.commit(Change(record, record.entries, (), deliveries=deliveries, timers=timers))

    async def redraw(self, record: TableRecord) -> None:
        """Ask for the table to be shown, with no step in the game."""
        deliveries = self._deliveries(record, "")
        await self.store.commit(Change(record, record.entries, (), deliveries=deliveries))

    async def _write(
        self,
        record: TableRecord,
        entries: tuple[Entry, ...],
        turns: tuple[TurnRow, ...] = (),
        notice: str = "",
        waits: Sequence[Seat] = (),
    ) -> None:
        now = entries[-1].at
        changed = replace(record, entries=record.entries + len(entries), changed_at=now)
        hours = 0
        if record.guild is not None:
            hours = (await self.store.guild_settings(record.guild)).remind_after_hours
        timers = timers_of(changed, waits, hours * 3600, now)
        deliveries = self._deliveries(record, notice)
        await self.store.commit(Change(changed, record.entries, entries, turns, deliveries, timers))

    def _deliveries(self, record: TableRecord, notice: str) -> tuple[NewDelivery, ...]:
        """What is to be shown after a change: the same for each seat, so that nothing can be read from it.

        In the lobby, a greeting shows who can be reached before it matters.
        """
        found = [NewDelivery(Purpose.NOTICE, "", notice, _nonce())] if notice else []
        found.append(NewDelivery(Purpose.TABLE, "", "", _nonce()))
        if self.games[record.slug].has_secrets:
            people = [seat.seat for seat in record.seats if seat.user is not None]
            found += [NewDelivery(Purpose.SECRET, seat, "", _nonce()) for seat in people]
        return tuple(found)

    def _row(self, record: TableRecord, turn: Turn[Any]) -> TurnRow:
        dump = self.games[record.slug].codec.dump_event
        told = tuple(EventRow(event.known_to, dump(event)) for event in turn.position.state.told)
        return TurnRow(turn.number, turn.checkpoint, turn.journal, told)


def _nonce() -> str:
    return secrets.token_hex(10)
