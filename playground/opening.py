"""How the world comes about, and how it ends."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable
from datetime import UTC, datetime

import discord
from simcord import Env, MemberActor

from playground.people import Person
from playground.world import World, commands_of

log = logging.getLogger(__name__)

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
SERVER = "Game Night"
CHANNEL = "games"
BOT = "Game Master"

GLANCE = 0.04
"""Seconds between two looks at what the bot has asked of Discord: soon enough to be called live."""
TICK = 0.25
"""Seconds between two moves of the simulated clock."""
PATIENCE = 2.0
"""Seconds for which an action waits for the bot to come to rest, and keeps the next one waiting."""


@contextlib.asynccontextmanager
async def open_world(bot: discord.Client) -> AsyncIterator[World]:
    """Make the world, let the bot log in to it, and keep it going until the caller is done.

    The server, the channel, the people and their direct messages are made in the same order on the same
    simulated day, so they have the same ids each time: a table of yesterday finds its channel and its seats.
    The clock is set to today before the bot comes, so no message or thread gets an id that was used before.
    """
    usher = discord.Client(intents=discord.Intents(guilds=True))
    env = Env(usher, check_errors=False, settle_timeout=PATIENCE)
    await env.start()
    try:
        world = await _furnish(env, usher)
        await usher.close()
        await _admit(env, bot)
        async with _running(_keep_time(env, world), _keep_watch(world)):
            yield world
    finally:
        await bot.close()
        await env.shutdown()


async def _furnish(env: Env, usher: discord.Client) -> World:
    assert usher.user is not None
    await usher.user.edit(username=BOT)
    users = [env.create_user(name.lower(), global_name=name) for name in NAMES]
    guild = env.create_guild(SERVER, owner=users[0])
    channel = guild.create_text_channel(CHANNEL)
    members = [MemberActor(env, guild, users[0]), *(guild.add_member(user) for user in users[1:])]
    people = [
        Person(name.lower(), name, member, user)
        for name, member, user in zip(NAMES, members, users, strict=True)
    ]
    world = World(env, guild, channel, people)
    for person in people:
        world.places(person)  # Somebody's direct messages are made when they are first asked for.
    await _catch_up(env)
    return world


async def _admit(env: Env, bot: discord.Client) -> None:
    if isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None:
        bot.shard_count = 1
    await env.restart_bot(bot)
    tree = commands_of(bot)
    # A bot that notes what it has registered leaves it at that another day; this Discord was born just now.
    if tree is not None and tree.get_commands() and not await tree.fetch_commands():
        await tree.sync()


async def _catch_up(env: Env) -> None:
    await env.advance_time(max(0.0, (datetime.now(UTC) - env.now()).total_seconds()))


async def _keep_time(env: Env, world: World) -> None:
    """Move the simulated clock along with the real one."""
    while True:
        await asyncio.sleep(TICK)
        async with world.turn:
            # Where the bot does not come to rest in time, the next tick makes up for this one.
            with contextlib.suppress(TimeoutError):
                await _catch_up(env)


async def _keep_watch(world: World) -> None:
    """Notice whatever the bot does."""
    while True:
        await asyncio.sleep(GLANCE)
        world.look()


@contextlib.asynccontextmanager
async def _running(*works: Awaitable[None]) -> AsyncIterator[None]:
    tasks = [asyncio.ensure_future(work) for work in works]
    for task in tasks:
        task.add_done_callback(_report)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _report(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("the simulated Discord stands still: start the playground again", exc_info=error)
