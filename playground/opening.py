"""How the world comes about, and how it ends."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import discord
from simcord import Env, MemberActor

from playground.chronicle import Chronicle, identity_of
from playground.keeping import CannotWrite, WorldFile
from playground.people import Person
from playground.power import Power, Usher
from playground.world import World

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


def today() -> datetime:
    """Give the time of this computer."""
    return datetime.now(UTC)


@contextlib.asynccontextmanager
async def open_world(
    make: Callable[[], discord.Client], file: Path, now: Callable[[], datetime] = today
) -> AsyncIterator[World]:
    """Open the world that is kept in the file, let a bot log in to it, and keep both going.

    The server, the channel, the people and their direct messages are made in the same order on the same
    simulated day, so they have the same ids each time; all that happened since comes from the file. Then the
    clock is set to what time it is `now`, so no message or thread gets an id that was used before.
    """
    usher = Usher()
    env = Env(usher, check_errors=False, settle_timeout=PATIENCE)
    async with WorldFile(file) as kept:
        await env.start()
        chronicle = Chronicle(kept, env)
        try:
            world = await _furnish(env, usher, chronicle, Power(env, make))
            await _catch_up(env, now)
            async with _running(_keep_time(env, world, now), _keep_watch(world), _keep_chronicle(chronicle)):
                await world.switch(on=True)
                yield world
        finally:
            await env.bot.close()
            await env.shutdown()
            await chronicle.save()


async def _furnish(env: Env, usher: Usher, chronicle: Chronicle, power: Power) -> World:
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
    ids = {"guild": guild.id, "channel": channel.id}
    for person in people:
        # Somebody's direct messages are made when they are first asked for.
        ids |= {person.key: person.id, f"{person.key}'s": person.user.dm_channel.id}
    if told := await chronicle.open(identity_of(env, ids)):
        log.warning(told)
    return World(env, guild, channel, people, power, chronicle)


async def _catch_up(env: Env, now: Callable[[], datetime]) -> None:
    await env.advance_time(max(0.0, (now() - env.now()).total_seconds()))


async def _keep_time(env: Env, world: World, now: Callable[[], datetime]) -> None:
    """Move the simulated clock along with the real one."""
    while True:
        await asyncio.sleep(TICK)
        async with world.turn:
            # Where the bot does not come to rest in time, the next tick makes up for this one.
            with contextlib.suppress(TimeoutError):
                await _catch_up(env, now)


async def _keep_watch(world: World) -> None:
    """Notice whatever the bot does."""
    while True:
        await asyncio.sleep(GLANCE)
        world.look()


async def _keep_chronicle(chronicle: Chronicle) -> None:
    """Write down what happens, at once: the less is lost when all this is killed."""
    well = True
    while True:
        await chronicle.news()
        try:
            await chronicle.save()
            well = True
        except CannotWrite as error:
            if well:
                log.error("what happens now is not kept yet: %s", error)
            well = False
            await asyncio.sleep(PATIENCE)


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
