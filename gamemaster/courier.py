"""Showing what was committed: each delivery is sent after its transaction, once, even over a crash.

Before a delivery is tried, the try is written down. One that was tried and never noted as delivered may have
been sent: it is looked for by its nonce before anything is sent again.
"""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import replace
from typing import Protocol
from weakref import WeakValueDictionary

from gamemaster.master import GameMaster, closed_key
from gamemaster.present import Seen, lobby_screen, panel_screen, table_screen
from gamemaster.records import (
    ChannelId,
    Delivery,
    GuildId,
    Message,
    Purpose,
    Status,
    TableId,
    Timer,
    UserId,
)
from gamemaster.refusals import NoSuchTable
from gamemaster.screens import Screen, Text
from gamemaster.timers import PLAY_BOTS
from games.kernel.prompts import Seat

log = logging.getLogger(__name__)

AT_ONCE = 50
FIRST_PAUSE = 5.0
LONGEST_PAUSE = 600.0
PAUSE_WHEN_REFUSED = 3600.0


class MessageGone(Exception):
    """The message has been deleted."""


class PlaceRefused(Exception):
    """Nothing can be sent there: no permission, no such channel, direct messages closed."""


class PlaceGone(PlaceRefused):
    """The thread or channel has been deleted."""


class TryLater(Exception):
    """Discord is busy or out of reach; `after` are the seconds to wait at least."""

    def __init__(self, after: float = 0.0) -> None:
        super().__init__(f"try again after {after} s")
        self.after = after


class Messenger(Protocol):
    """Sends and edits messages. All raise PlaceRefused or TryLater where that fails."""

    async def direct_channel(self, user: UserId) -> ChannelId:
        """The channel of direct messages with this user."""

    async def open_thread(
        self, guild: GuildId, channel: ChannelId, message: int, name: str
    ) -> ChannelId | None:
        """The thread of this message, opened if need be; None where the bot may not open one."""

    async def post(self, channel: ChannelId, screen: Screen, nonce: str) -> int:
        """Send a message and return its id."""

    async def edit(self, channel: ChannelId, message: int, screen: Screen) -> None:
        """Redraw a message; raises MessageGone where it was deleted."""

    async def strip(self, channel: ChannelId, message: int) -> None:
        """Take the controls off an older message; raises MessageGone where it was deleted."""

    async def find(self, channel: ChannelId, nonce: str, text: str, since: float) -> int | None:
        """The message with this nonce or, for a notice, this text, sent since then; None where none is."""


class Courier:
    """Sends what is due. One delivery of a table at a time."""

    def __init__(self, master: GameMaster, messenger: Messenger) -> None:
        self._master = master
        self._store = master.store
        self._messenger = messenger
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def refresh(self, table: TableId) -> None:
        """Bring all that people see of a table up to date."""
        async with self._delivering(table):
            for delivery in await self._store.deliveries_of(table):
                if delivery.due <= self._master.clock.now():
                    await self._deliver(delivery)

    async def run_due(self) -> None:
        """Do what is due now: deliveries that were put off or left over by a crash, and timers."""
        now = self._master.clock.now()
        for timer in await self._store.due_timers(now, AT_ONCE):
            await self._guarded(timer.table, self._ring(timer))
        due = await self._store.due_deliveries(now, AT_ONCE)
        for table in dict.fromkeys(delivery.table for delivery in due):
            await self._guarded(table, self.refresh(table))

    async def _guarded(self, table: TableId, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:
            # One broken table must not keep the others waiting.
            log.exception("work on a table failed", extra={"table": table})

    def _delivering(self, table: TableId) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def _ring(self, timer: Timer) -> None:
        if timer.kind == PLAY_BOTS:
            await self._master.play_bots(timer.table)
            await self._store.stop_timer(timer)
        else:
            await self._master.remind(timer)
        await self.refresh(timer.table)

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            seen = await self._master.look(delivery.table)
        except NoSuchTable:
            await self._store.note_delivered(delivery, None)
            return
        send = {Purpose.TABLE: self._table, Purpose.SECRET: self._secret, Purpose.NOTICE: self._notice}
        where = {"table": delivery.table, "seat": delivery.seat, "purpose": delivery.purpose}
        try:
            await send[delivery.purpose](seen, delivery)
        except TryLater as busy:
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**delivery.tries)
            await self._store.put_off(delivery, self._master.clock.now() + max(pause, busy.after))
            log.info("delivery put off", extra=where)
        except PlaceRefused as refused:
            await self._refused(seen, delivery, isinstance(refused, PlaceGone))
            log.warning("delivery refused", extra=where)
        except Exception:
            await self._store.put_off(delivery, self._master.clock.now() + PAUSE_WHEN_REFUSED)
            log.exception("delivery failed", extra=where)

    async def _refused(self, seen: Seen, delivery: Delivery, gone: bool) -> None:
        """Where its thread was deleted, a table goes on in its channel; else it waits for better times."""
        if gone and seen.record.thread is not None:
            await self._master.ledger.move_to(seen.record.id, None)
            await self._store.put_off(delivery, self._master.clock.now())
        else:
            await self._store.put_off(delivery, self._master.clock.now() + PAUSE_WHEN_REFUSED)

    async def _table(self, seen: Seen, delivery: Delivery) -> None:
        old = await self._current(seen, Purpose.TABLE, "")
        if seen.record.status is Status.LOBBY:
            await self._keep_current(
                seen, delivery, old, lobby_screen(seen, delivery.nonce), seen.record.channel
            )
            return
        channel = await self._place(seen, old)
        if channel != seen.record.channel:
            seen = replace(seen, record=replace(seen.record, thread=channel))
        fresh = self._asks_anew(seen, old) or (old is not None and old.channel != channel)
        screen = table_screen(seen, delivery.nonce)
        await self._keep_current(seen, delivery, None if fresh else old, screen, channel)
        if fresh and old is not None:
            await self._retire(seen, old)

    def _asks_anew(self, seen: Seen, old: Message | None) -> bool:
        """Whether the turn has passed: the table is posted anew, and pings those it waits for."""
        if old is None or seen.turn is None:
            return False
        waiting = [seat for seat in seen.waits_for() if seen.holder(seat).user is not None]
        return old.turn != seen.turn.number or any(seat not in old.waited for seat in waiting)

    async def _secret(self, seen: Seen, delivery: Delivery) -> None:
        holder = seen.holder(delivery.seat)
        if holder.user is None or seen.turn is None:
            await self._store.note_delivered(delivery, None)
            return
        old = await self._current(seen, Purpose.SECRET, delivery.seat)
        ask = seen.turn.position.open_asks().get(delivery.seat)
        asked = ask is not None and ask.secret and delivery.seat in seen.waits_for()
        fresh = old is not None and asked and (old.turn != seen.turn.number or not old.waited)
        screen = panel_screen(seen, delivery.seat, nonce=delivery.nonce)
        try:
            channel = await self._messenger.direct_channel(holder.user)
            await self._keep_current(seen, delivery, None if fresh else old, screen, channel)
        except PlaceRefused:
            # The table's own panel shows the same, and says so as long as messages do not arrive.
            await self._store.remember(closed_key(holder.user), "yes")
            await self._store.note_delivered(delivery, None)
            return
        await self._store.remember(closed_key(holder.user), "")
        if fresh and old is not None:
            await self._strip(old)

    async def _notice(self, seen: Seen, delivery: Delivery) -> None:
        channel = await self._place(seen, await self._current(seen, Purpose.TABLE, ""))
        pings = tuple(seat.user for seat in seen.record.seats if seat.user is not None)
        await self._post(delivery, channel, Screen((Text(delivery.body),), pings=pings))
        await self._store.note_delivered(delivery, None)

    async def _keep_current(
        self, seen: Seen, delivery: Delivery, old: Message | None, screen: Screen, channel: ChannelId
    ) -> None:
        """Edit the current message, or post one where there is none."""
        message = None
        if old is not None and old.channel == channel:
            try:
                await self._messenger.edit(channel, old.message, replace(screen, pings=()))
                message = old.message
            except MessageGone:
                await self._store.forget_message(old)
        if message is None:
            message = await self._post(delivery, channel, screen)
        waited = seen.waits_for()
        if delivery.purpose is Purpose.SECRET:
            waited = tuple(seat for seat in waited if seat == delivery.seat)
        turn = seen.turn.number if seen.turn else -1
        shown = Message(
            seen.record.id,
            delivery.purpose,
            delivery.seat,
            channel,
            message,
            seen.record.entries,
            turn,
            waited,
        )
        await self._store.note_delivered(replace(delivery, wanted=seen.record.entries), shown)

    async def _post(self, delivery: Delivery, channel: ChannelId, screen: Screen) -> int:
        if delivery.tried_at is not None:
            found = await self._messenger.find(channel, delivery.nonce, delivery.body, delivery.tried_at)
            if found is not None:
                await self._messenger.edit(channel, found, replace(screen, pings=()))
                return found
        await self._store.note_try(delivery, self._master.clock.now())
        return await self._messenger.post(channel, screen, delivery.nonce)

    async def _place(self, seen: Seen, lobby: Message | None) -> ChannelId:
        """Where the game is played: in the lobby message's thread, or in the channel where there is none."""
        record = seen.record
        if record.thread is not None:
            return record.thread
        if record.guild is None or lobby is None or lobby.turn >= 0:
            return record.channel
        if not (await self._store.guild_settings(record.guild)).threads:
            return record.channel
        thread = await self._messenger.open_thread(record.guild, lobby.channel, lobby.message, seen.title)
        if thread is None:
            return record.channel
        await self._master.ledger.move_to(record.id, thread)
        return thread

    async def _retire(self, seen: Seen, old: Message) -> None:
        """Take the controls off the older copy; a lobby's says where the game went."""
        if old.turn >= 0 or seen.record.thread is None:
            await self._strip(old)
            return
        pointer = Screen((Text(f"## {seen.title}\nThe game is played in <#{seen.record.thread}>."),), "lobby")
        try:
            await self._messenger.edit(old.channel, old.message, pointer)
        except (MessageGone, PlaceRefused, TryLater):
            log.info("an older message keeps its controls", extra={"table": old.table})

    async def _strip(self, old: Message) -> None:
        try:
            await self._messenger.strip(old.channel, old.message)
        except (MessageGone, PlaceRefused, TryLater):
            # Its controls are refused as outdated, so it does no harm that they are still there.
            log.info("an older message keeps its controls", extra={"table": old.table})

    async def _current(self, seen: Seen, purpose: Purpose, seat: Seat) -> Message | None:
        messages = await self._store.messages(seen.record.id)
        return next((m for m in messages if m.purpose is purpose and m.seat == seat), None)
