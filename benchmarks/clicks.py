"""From a click to its acknowledgement and to the table redrawn, on a simulated Discord.

Beside it, a bare discord.py bot that acknowledges each click and does nothing else.
"""

import asyncio
import time
import tracemalloc
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias
from unittest.mock import patch

import discord
import simcord
from discord import ui

import bot
from benchmarks import Measurement
from bot import GameMasterBot, Settings
from bot.render import marks
from gamemaster.records import Purpose

CLICKS = 60
TABLES = (1, 200)


class BareBot(discord.Client):
    """Acknowledges."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Say that the click has arrived."""
        await interaction.response.defer()


def measure() -> Iterator[Measurement]:
    """Medians and 99th percentiles in milliseconds, and bytes for each live table."""
    bare = asyncio.run(bare_clicks())
    for tables in TABLES:
        acknowledged, redrawn, memory = asyncio.run(clicks(tables))
        for name, share in (("median", 0.5), ("99th percentile", 0.99)):
            yield Measurement(
                metric=f"{tables} tables: click to acknowledged, {name}",
                value=quantile(acknowledged, share),
                unit="ms",
                baseline=quantile(bare, share),
                against="a bare bot that acknowledges",
            )
            yield Measurement(
                metric=f"{tables} tables: click to redrawn, {name}",
                value=quantile(redrawn, share),
                unit="ms",
                baseline=quantile(bare, share),
                against="a bare bot that acknowledges",
            )
        yield Measurement(metric=f"{tables} tables: memory of Python for each", value=memory, unit="B")


def quantile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def bare_clicks() -> list[float]:
    """Milliseconds to each acknowledgement by the bare bot."""
    bare = BareBot(intents=discord.Intents(guilds=True))
    async with simcord.run(bare) as env:
        guild = env.create_guild()
        ann, channel = guild.add_member(env.create_user("ann")), guild.create_text_channel("games")
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.ActionRow(ui.Button(label="Press", custom_id="press")))
        layout.stop()
        message = await bare.get_partial_messageable(channel.id).send(view=layout)
        with stopwatch(bare) as over:
            return [(await over(ann.click(message, custom_id="press")))[0] for _ in range(CLICKS)]


async def clicks(tables: int) -> tuple[list[float], list[float], float]:
    """Milliseconds to each acknowledgement and redrawing, and bytes for each table."""
    with TemporaryDirectory() as folder:
        settings = Settings(discord_token="none", database=Path(folder, "tables"))
        game_master = bot.create(settings)
        async with simcord.run(game_master, shard_count=1) as env:
            guild = env.create_guild()
            ann, channel = guild.add_member(env.create_user("ann")), guild.create_text_channel("games")
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            live = [await begin(game_master, ann.id, guild.id, channel.id) for _ in range(tables)]
            # The simulated Discord keeps all messages in the same process: this is an upper bound.
            memory = (tracemalloc.get_traced_memory()[0] - before) / tables
            tracemalloc.stop()
            taken = []
            for click in range(CLICKS):
                control = await first_control(game_master, live[click % tables])
                if control is None:
                    live[click % tables] = await begin(game_master, ann.id, guild.id, channel.id)
                    control = await first_control(game_master, live[click % tables])
                assert control is not None
                message, custom_id = control
                with stopwatch(game_master) as over:
                    taken.append(await over(ann.click(message, custom_id=custom_id)))
            await game_master.close()
            return [first for first, _ in taken], [last for _, last in taken], memory


Over: TypeAlias = Callable[[Awaitable[object]], Awaitable[tuple[float, float]]]


@contextmanager
def stopwatch(client: discord.Client) -> Iterator[Over]:
    """Time clicks: milliseconds to the acknowledgement, and to the last request that the bot makes."""
    ends: list[float] = []

    def watched(request: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def timed(*args: object, **named: object) -> object:
            try:
                return await request(*args, **named)
            finally:
                ends.append(time.perf_counter())

        return timed

    async def over(click: Awaitable[object]) -> tuple[float, float]:
        ends.clear()
        start = time.perf_counter()
        await click
        return (ends[0] - start) * 1000, (ends[-1] - start) * 1000

    with (
        patch.object(discord.InteractionResponse, "defer", watched(discord.InteractionResponse.defer)),
        patch.object(client.http, "request", watched(client.http.request)),
    ):
        yield over


async def begin(game_master: GameMasterBot, user: int, guild: int, channel: int) -> int:
    """A table with a person and three bots, dealt and shown: with four seats the first thing is a roll."""
    master = game_master.master
    table = await master.open_table("attic-monster", {}, user, "Ann", guild=guild, channel=channel)
    for _ in range(3):
        await master.add_bot(table, user)
    await game_master.courier.refresh(table)
    await master.start(table, user)
    await game_master.courier.refresh(table)
    return table


async def first_control(game_master: GameMasterBot, table: int) -> tuple[discord.Message, str] | None:
    """The table's message and its first button that answers; None where it has none."""
    rows = await game_master.store.messages(table)
    row = next(row for row in rows if row.purpose is Purpose.TABLE)
    message = await game_master.get_partial_messageable(row.channel).fetch_message(row.message)
    found = next((mark for mark in marks(message.components) if ":answer:" in mark), None)
    return (message, found) if found else None
