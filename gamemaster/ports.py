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
from gamemaster.screens import Screen


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
        """Send a message and return its id; raises PlaceRefused where the place is closed for good."""

    async def edit(self, channel: ChannelId, message: int, screen: Screen) -> None:
        """Redraw a message; raises MessageGone where it was deleted."""

    async def strip(self, channel: ChannelId, message: int) -> None:
        """Take what an older message asks off it; raises MessageGone where it was deleted."""

    async def withdraw(self, channel: ChannelId, message: int) -> None:
        """Delete a message of ours; raises MessageGone where it was deleted already."""

    async def find(self, channel: ChannelId, nonce: str, text: str, since: float) -> int | None:
        """The message with this nonce or, for a notice, this text, sent since then; None where none is."""
