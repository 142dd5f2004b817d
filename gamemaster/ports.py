"""What the game master needs from the world outside, as narrow as it can be."""

from collections.abc import Sequence
from typing import Protocol

from gamemaster.records import (
    Change,
    ChannelId,
    Delivery,
    GuildId,
    GuildSettings,
    Message,
    Status,
    TableId,
    TableRecord,
    Timer,
    TurnRow,
    UserId,
)


class StaleTable(Exception):
    """The table has changed since it was read: nothing was written."""


class Store(Protocol):
    """Keeps tables. What a call has returned from is on the disk."""

    async def open_table(self, change: Change) -> TableId:
        """Write a new table (the id of `change.record` is ignored) and return its number."""

    async def commit(self, change: Change) -> None:
        """Write a change whole; raises StaleTable where the table has other entries than expected."""

    async def table(self, table: TableId) -> TableRecord | None:
        """A table with its seats."""

    async def tables_of(self, user: UserId, statuses: Sequence[Status]) -> tuple[TableRecord, ...]:
        """The tables at which this user sits, or that they host, the last changed first."""

    async def tables_in(self, channel: ChannelId, statuses: Sequence[Status]) -> tuple[TableRecord, ...]:
        """The tables that were opened or are played in this channel or thread, the last changed first."""

    async def turn(self, table: TableId, number: int) -> TurnRow | None:
        """One turn of a table."""

    async def turns(self, table: TableId) -> tuple[TurnRow, ...]:
        """All turns of a table, from the first."""

    async def recent_turns(self, table: TableId) -> tuple[TurnRow, ...]:
        """The turns from the last one with an answer that counts to the running one."""

    async def messages(self, table: TableId) -> tuple[Message, ...]:
        """The current messages of a table."""

    async def due_deliveries(self, now: float, limit: int) -> tuple[Delivery, ...]:
        """What is to be shown now, the oldest first; never two rows of one table, purpose and seat."""

    async def deliveries_of(self, table: TableId) -> tuple[Delivery, ...]:
        """What is still to be shown of one table, in the order in which it was asked for."""

    async def next_due(self) -> float | None:
        """When the next delivery or timer is due; None where there is none."""

    async def note_try(self, delivery: Delivery, at: float) -> None:
        """Write down, before it is sent, that a delivery is being tried."""

    async def note_delivered(self, delivery: Delivery, message: Message | None) -> None:
        """Keep its message as the current one, and forget the delivery, unless a change wants more by now.

        `delivery.wanted` is the number of entries that was shown. What is still wanted gets a new nonce.
        """

    async def put_off(self, delivery: Delivery, due: float) -> None:
        """Try again at this time, unless a later change wants it now."""

    async def forget_message(self, message: Message) -> None:
        """The message is gone, or is not ours to edit any more."""

    async def due_timers(self, now: float, limit: int) -> tuple[Timer, ...]:
        """The timers that have run out."""

    async def set_timer(self, timer: Timer) -> None:
        """Set or move a timer, outside of any change of its table."""

    async def stop_timer(self, timer: Timer) -> None:
        """Remove a timer, unless it was moved meanwhile."""

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """What a server has chosen, or the defaults."""

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Keep what a server has chosen."""

    async def recall(self, key: str) -> str | None:
        """A small fact that the bot keeps between two starts."""

    async def remember(self, key: str, value: str) -> None:
        """Keep a small fact."""

    async def forget_user(self, user: UserId) -> int:
        """Replace a user in tables that have ended by nobody; returns in how many."""


class Clock(Protocol):
    """The time."""

    def now(self) -> float:
        """Seconds since 1970 (UTC)."""
