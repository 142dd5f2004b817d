"""A first game, for somebody who has never seen the bot: one step instead of five."""

import asyncio
from collections.abc import Container, Iterable, Mapping
from typing import Any

from playground.people import Person, Place
from playground.world import RefusedError, World

COMMAND = "attic new"
PRESSES = ("Add a bot", "Add a bot", "Start")
PATIENCE = 10.0
"""Seconds to wait for the bot to show what is to be pressed next."""


async def begin(world: World, person: Person) -> Place:
    """Open a table of The Attic Monster, seat this person and bots at it, start, and give its thread.

    It is done by the bot's own command and buttons, as anybody would.
    """
    channel = world.place(person, "channel")
    before = {message.id for message in world.reading.timeline(person, channel)}
    await world.run(person, channel, COMMAND, {})
    try:
        async with asyncio.timeout(PATIENCE):
            for label in PRESSES:
                await press(world, person, channel, label, before)
            return await _thread(world, person, before)
    except TimeoutError:
        raise RefusedError(
            "The bot takes long. Its table is in the channel: press its buttons there."
        ) from None


async def press(
    world: World, person: Person, place: Place, label: str, before: Container[int] = frozenset()
) -> None:
    """Press the button of this label, once it is there, in a message that was not there before."""
    while True:
        version = world.version
        for message in world.reading.timeline(person, place):
            parts = [] if message.id in before else [part.to_dict() for part in message.components]
            for control in _controls(parts):
                if control.get("label") == label:
                    await world.click(person, place, message.id, control["custom_id"])
                    return
        await world.change(version)


async def _thread(world: World, person: Person, before: set[int]) -> Place:
    """Give the thread that hangs from a message that was not there before, once there is one."""
    while True:
        version = world.version
        for place in world.places(person):
            if place.kind == "thread" and place.id not in before and world.reading.timeline(person, place):
                return place
        await world.change(version)


def _controls(parts: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    found = []
    for part in parts:
        found += [part, *_controls(part.get("components", ()))]
    return found
