"""Showing what was committed: each delivery is sent after its transaction, once, even over a crash.

Before a delivery is tried, the try is written down. One that was tried and never noted as delivered may have
been sent: it is looked for by its nonce before anything is sent again.
"""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from gamemaster.looking import Mark, closed_key
from gamemaster.master import GameMaster
from gamemaster.ports import MessageGone, Messenger, PlaceGone, PlaceRefused, TryLater
from gamemaster.present import Seen, panel_screen, table_screen
from gamemaster.records import (
    ChannelId,
    Delivery,
    Message,
    Purpose,
    Status,
    TableId,
    Timer,
    UserId,
)
from gamemaster.refusals import NoSuchTable
from gamemaster.screens import Picture, Screen, Text
from gamemaster.timers import PLAY_BOTS
from games.kernel.prompts import Seat
from games.kernel.turns import Turn

log = logging.getLogger(__name__)

AT_ONCE = 50
ROUNDS = 3
FIRST_PAUSE = 5.0
LONGEST_PAUSE = 600.0
MOST_DOUBLINGS = 10
PAUSE_WHEN_REFUSED = 3600.0
NOT_KEPT: Mark = (-1, 0)


class Courier:
    """Sends what is due. One delivery of a table at a time."""

    def __init__(self, master: GameMaster, messenger: Messenger) -> None:
        self._master = master
        self._store = master.store
        self._messenger = messenger
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def refresh(self, table: TableId) -> None:
        """Bring all that people see of a table up to date.

        What is shown may lead to more, such as a thread that turns out to be deleted: hence the rounds.
        """
        async with self._locks.setdefault(table, asyncio.Lock()):
            for _ in range(ROUNDS):
                now = self._master.clock.now()
                due = [each for each in await self._store.deliveries_of(table) if each.due <= now]
                for delivery in due:
                    await self._deliver(delivery)
                if not due:
                    return

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

    async def _ring(self, timer: Timer) -> None:
        try:
            if timer.kind == PLAY_BOTS:
                await self._master.play_bots(timer.table)
                await self._store.stop_timer(timer)
            else:
                await self._master.remind(timer)
        except NoSuchTable:
            await self._store.stop_timer(timer)
            return
        except Exception:
            # Left as it is, it would be among the first in every round, and keep others from their turn.
            await self._store.set_timer(replace(timer, due=self._master.clock.now() + PAUSE_WHEN_REFUSED))
            raise
        await self.refresh(timer.table)

    async def _deliver(self, delivery: Delivery) -> None:
        send = {Purpose.TABLE: self._table, Purpose.SECRET: self._secret, Purpose.NOTICE: self._notice}
        where = {"table": delivery.table, "seat": delivery.seat, "purpose": delivery.purpose}
        try:
            await send[delivery.purpose](await self._master.look(delivery.table), delivery)
        except NoSuchTable:
            await self._store.note_delivered(delivery, None)
        except TryLater as busy:
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(delivery.tries, MOST_DOUBLINGS))
            await self._store.put_off(delivery, self._master.clock.now() + max(pause, busy.after))
            log.info("delivery put off", extra=where)
        except PlaceRefused as refused:
            await self._refused(delivery, isinstance(refused, PlaceGone))
            log.warning("delivery refused", extra=where)
        except Exception:
            await self._store.put_off(delivery, self._master.clock.now() + PAUSE_WHEN_REFUSED)
            log.exception("delivery failed", extra=where)

    async def _refused(self, delivery: Delivery, gone: bool) -> None:
        """Where its thread was deleted, a table goes on in its channel; else it waits for better times."""
        pause = PAUSE_WHEN_REFUSED
        if gone and (await self._master.ledger.record(delivery.table)).thread is not None:
            await self._master.ledger.move_to(delivery.table, None)
            pause = 0.0
        await self._store.put_off(delivery, self._master.clock.now() + pause)

    async def _table(self, seen: Seen, delivery: Delivery) -> None:
        messages = await self._store.messages(seen.record.id)
        await self._clear_away(seen, messages)
        old = _of_the_table(messages)
        turn = seen.turn
        if turn is None:
            place = seen.record.thread or seen.record.channel
            await self._keep_current(seen, delivery, old, table_screen(seen, delivery.nonce), place)
            return
        channel = await self._place(seen, old)
        if channel != seen.record.channel:
            seen = replace(seen, record=replace(seen.record, thread=channel))
        fresh = self._asks_anew(seen, old) or (old is not None and old.channel != channel)
        since = _story_begins(turn, old, fresh=fresh)
        if since is not None:
            seen = replace(seen, story=await self._master.story_since(seen, since))
        screen = table_screen(seen, delivery.nonce)
        await self._keep_current(seen, delivery, old, screen, channel, fresh=fresh, since=since)

    def _asks_anew(self, seen: Seen, old: Message | None) -> bool:
        """Whether somebody else's turn has come: the table is posted anew, and pings those it waits for."""
        if old is None or seen.turn is None:
            return False
        waiting = [seat for seat in seen.waits_for() if seen.holder(seat).user is not None]
        return old.turn < 0 or any(seat not in old.waited for seat in waiting)

    async def _secret(self, seen: Seen, delivery: Delivery) -> None:
        # In the lobby, a seat may be gone by now.
        user = next((seat.user for seat in seen.record.seats if seat.seat == delivery.seat), None)
        if user is None or seen.record.status is Status.ABANDONED:
            await self._store.note_delivered(delivery, None)
            return
        try:
            channel = await self._messenger.direct_channel(user)
            await self._privately(seen, delivery, channel)
        except PlaceRefused:
            # The table's own panel shows the same, and says so as long as messages do not arrive.
            await self._store.note_delivered(delivery, None)
            await self._reached(seen, user, reached=False)
        else:
            await self._reached(seen, user, reached=True)

    async def _privately(self, seen: Seen, delivery: Delivery, channel: ChannelId) -> None:
        messages = [m for m in await self._store.messages(seen.record.id) if m.purpose is Purpose.SECRET]
        if seen.turn is None and any(message.channel == channel for message in messages):
            # Greeted already; before the start, seats still change.
            await self._store.note_delivered(delivery, None)
            return
        old = next((message for message in messages if message.seat == delivery.seat), None)
        fresh = old is not None and self._asks_in_private(seen, delivery.seat, old)
        screen = panel_screen(seen, delivery.seat, nonce=delivery.nonce)
        if old is not None and old.digest == _digest(screen, delivery) and old.channel == channel:
            # Each change asks for all secrets; Discord allows few edits of older messages.
            await self._store.note_delivered(delivery, old)
            return
        if old is not None and (fresh or old.channel != channel):
            # Before the newer one, so that over a crash between the two not both are there.
            await self._withdraw(old)
        await self._keep_current(seen, delivery, None if fresh else old, screen, channel)

    async def _clear_away(self, seen: Seen, messages: Sequence[Message]) -> None:
        """Delete the direct messages of seats that nobody holds now: they would go on asking and showing.

        In the lobby seats still change, and one greeting is enough for whoever comes and goes.
        """
        if seen.record.status is Status.LOBBY:
            return
        closed = seen.record.status is Status.ABANDONED
        held = [] if closed else [seat.seat for seat in seen.record.seats if seat.user is not None]
        for message in messages:
            if message.purpose is Purpose.SECRET and message.seat not in held:
                await self._withdraw(message)
                await self._store.forget_message(message)

    def _asks_in_private(self, seen: Seen, seat: Seat, old: Message) -> bool:
        """Whether the seat is waited for with a new secret question: then its message is posted anew."""
        ask = seen.turn.position.open_asks().get(seat) if seen.turn else None
        if seen.turn is None or ask is None or not ask.secret or seat not in seen.waits_for():
            return False
        return not old.waited

    async def _reached(self, seen: Seen, user: UserId, *, reached: bool) -> None:
        """Remember whether messages to a user arrive, and have the table say so where that has changed."""
        known = await self._store.recall(closed_key(user))
        if bool(known) is reached:
            await self._store.remember(closed_key(user), "" if reached else "yes")
            await self._master.redraw(seen.record.id)

    async def _notice(self, seen: Seen, delivery: Delivery) -> None:
        channel = await self._place(seen, _of_the_table(await self._store.messages(seen.record.id)))
        pings = tuple(seat.user for seat in seen.record.seats if seat.user is not None)
        await self._post(delivery, channel, Screen((Text(delivery.body),), pings=pings))
        await self._store.note_delivered(delivery, None)

    async def _keep_current(
        self,
        seen: Seen,
        delivery: Delivery,
        old: Message | None,
        screen: Screen,
        channel: ChannelId,
        *,
        fresh: bool = False,
        since: Mark | None = None,
    ) -> None:
        """Edit the current message, or post one where there is none or a fresh one is meant to replace it.

        Its story begins at `since`.
        """
        message = None
        if old is not None and old.channel == channel and not fresh:
            try:
                await self._messenger.edit(channel, old.message, replace(screen, pings=()))
                message = old.message
            except MessageGone:
                await self._store.forget_message(old)
        if message is None:
            message = await self._post(delivery, channel, screen)
        if fresh and old is not None:
            # Before the newer one is noted: over a crash between the two, this one would go on asking.
            await self._retire(seen, old)
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
            _digest(screen, delivery),
            len(seen.turn.position.state.told) if seen.turn else 0,
            *(since or NOT_KEPT),
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

    async def _withdraw(self, old: Message) -> None:
        """Delete an older direct message: the newer one says all that it said and is still true."""
        try:
            await self._messenger.withdraw(old.channel, old.message)
        except (MessageGone, PlaceRefused, TryLater):
            log.info("an older direct message stays", extra={"table": old.table})


def _of_the_table(messages: Sequence[Message]) -> Message | None:
    """The message that shows the table to everybody."""
    return next((message for message in messages if message.purpose is Purpose.TABLE), None)


def _story_begins(turn: Turn[Any], old: Message | None, *, fresh: bool) -> Mark | None:
    """Where the story of the table's message begins: a fresh one goes on where the older one ends.

    None where that was not kept. After an undo nothing was told beyond what stands now.
    """
    if old is None or old.turn < 0:
        return (0, 0)
    if not fresh and old.since_turn < 0:
        return None
    begins = (old.turn, old.told) if fresh else (old.since_turn, old.since_told)
    return min(begins, (turn.number, len(turn.position.state.told)))


def _digest(screen: Screen, delivery: Delivery) -> str:
    """What the screen shows, in short: the nonce is no part of it, and a picture counts by its words."""
    blocks = [block.alt if isinstance(block, Picture) else block for block in screen.blocks]
    shown = repr(blocks).replace(delivery.nonce, "")
    return hashlib.blake2b(shown.encode(), digest_size=16).hexdigest()
