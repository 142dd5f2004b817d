"""Sending and editing messages on Discord, with its failures told apart."""

import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import aiohttp
import discord

from bot.artist import Artist
from bot.render import marks, render
from gamemaster.ports import MessageGone, PlaceGone, PlaceRefused, TryLater
from gamemaster.records import ChannelId, GuildId, UserId
from gamemaster.screens import Screen

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
OLD_EDITS = 30046
DIRECT_MESSAGES_TOO_FAST = 40003
ARCHIVED_THREAD = 50083
THREAD_EXISTS = 160004
# Clocks differ; looking a little further back costs nothing.
SLACK = 120.0
LOOKED_THROUGH = 50
# Until a later try, the table's own panel shows what would be in the message.
MOST_OPENINGS = 30
PERIOD_OF_OPENINGS = 600.0


class Openings:
    """How many direct channels may be opened: bots that open many at once are taken for spammers."""

    def __init__(self) -> None:
        self._lately: deque[float] = deque()

    def spend(self) -> None:
        """Count one more; raises TryLater where there were too many lately."""
        now = time.monotonic()
        while self._lately and self._lately[0] <= now - PERIOD_OF_OPENINGS:
            self._lately.popleft()
        if len(self._lately) >= MOST_OPENINGS:
            raise TryLater(self._lately[0] + PERIOD_OF_OPENINGS - now)
        self._lately.append(now)


class DiscordMessenger:
    """The Messenger port on discord.py."""

    def __init__(self, client: discord.Client, artist: Artist) -> None:
        self._client = client
        self._artist = artist
        self._direct: dict[UserId, ChannelId] = {}
        self._openings = Openings()

    async def direct_channel(self, user: UserId) -> ChannelId:
        """The channel of direct messages with this user, opened if need be."""
        known = self._direct.get(user)
        if known is not None:
            return known
        self._openings.spend()
        async with _told_apart():
            channel = await self._client.create_dm(discord.Object(user))
        self._direct[user] = channel.id
        return channel.id

    async def open_thread(
        self, guild: GuildId, channel: ChannelId, message: int, name: str
    ) -> ChannelId | None:
        """The thread of this message; a message's thread has its id, so that none is opened twice."""
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        partial = place.get_partial_message(message)
        try:
            async with _told_apart():
                try:
                    return (await partial.create_thread(name=name, auto_archive_duration=10080)).id
                except discord.HTTPException as error:
                    if error.code == THREAD_EXISTS:
                        return message
                    if error.status in {400, 403, 404}:
                        return None
                    raise
        except PlaceRefused:
            return None

    async def post(self, channel: ChannelId, screen: Screen, nonce: str) -> int:
        """Send a message; a nonce sent twice within minutes is recognised by Discord itself."""
        drawing = await render(screen, self._artist)
        place = self._client.get_partial_messageable(channel)
        try:
            async with _told_apart():
                sent = await place.send(
                    view=drawing.layout,
                    files=list(drawing.files),
                    allowed_mentions=drawing.mentions,
                    nonce=nonce,
                )
        except MessageGone as locked:
            # Sending wakes an archived thread, unless it was locked.
            raise PlaceRefused from locked
        return sent.id

    async def edit(self, channel: ChannelId, message: int, screen: Screen) -> None:
        """Redraw a message."""
        drawing = await render(screen, self._artist)
        async with _told_apart():
            partial = self._client.get_partial_messageable(channel).get_partial_message(message)
            await partial.edit(
                view=drawing.layout,
                attachments=list(drawing.files),
                allowed_mentions=drawing.mentions,
            )

    async def strip(self, channel: ChannelId, message: int) -> None:
        """Take questions and controls off a message; what it tells and shows stays."""
        async with _told_apart():
            place = self._client.get_partial_messageable(channel)
            found = await place.fetch_message(message)
            layout = discord.ui.LayoutView.from_message(found, timeout=None)
            for container in layout.children:
                if isinstance(container, discord.ui.Container):
                    _take_off_questions(container, found.attachments)
            layout.stop()
            await found.edit(view=layout, attachments=found.attachments)

    async def withdraw(self, channel: ChannelId, message: int) -> None:
        """Delete a message of ours."""
        async with _told_apart():
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def find(self, channel: ChannelId, nonce: str, text: str, since: float) -> int | None:
        """The message of ours that bears this nonce in a control's id, or this text."""
        after = datetime.fromtimestamp(since - SLACK, UTC)
        async with _told_apart():
            place = self._client.get_partial_messageable(channel)
            async for message in place.history(limit=LOOKED_THROUGH, after=after, oldest_first=False):
                if self._client.user is None or message.author.id != self._client.user.id:
                    continue
                found = list(marks(message.components))
                if any(mark.endswith(f":{nonce}") for mark in found) or (text and text in found):
                    return message.id
        return None


def _take_off_questions(
    container: "discord.ui.Container[discord.ui.LayoutView]", attachments: list[discord.Attachment]
) -> None:
    """Take off all controls, and what stands below the picture: for whom the table waited, and for what."""
    shown = False
    for item in tuple(container.children):
        if isinstance(item, discord.ui.ActionRow) or shown:
            container.remove_item(item)
        elif isinstance(item, discord.ui.MediaGallery):
            shown = True
            if attachments:
                # A link to Discord's own store would expire; the attachment stays.
                item.items = [
                    discord.MediaGalleryItem(f"attachment://{file.filename}", description=file.description)
                    for file in attachments
                ]


@asynccontextmanager
async def _told_apart() -> AsyncIterator[None]:
    try:
        yield
    except discord.HTTPException as error:
        raise _failure(error) from error
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        raise TryLater from error


def _failure(error: discord.HTTPException) -> Exception:
    if error.code in {UNKNOWN_MESSAGE, OLD_EDITS, ARCHIVED_THREAD}:
        return MessageGone()
    if error.code == UNKNOWN_CHANNEL:
        return PlaceGone()
    if error.code == DIRECT_MESSAGES_TOO_FAST:
        return TryLater(60.0)
    if error.status == 429 or error.status >= 500:
        return TryLater()
    if error.status in {403, 404}:
        return PlaceRefused()
    return error
