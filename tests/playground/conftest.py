from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from playground.opening import open_world
from playground.people import Person, Place
from playground.world import World
from tests.playground.stand_in import StandIn


def stand_in_world(folder: Path) -> AbstractAsyncContextManager[World]:
    """The world that is kept in this folder, with a small bot in it."""
    return open_world(lambda: StandIn(folder / "games.sqlite3"), folder / "world.sqlite3")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with stand_in_world(tmp_path) as opened:
        yield opened


@pytest.fixture
def ann(world: World) -> Person:
    return world.person("ann")


@pytest.fixture
def bob(world: World) -> Person:
    return world.person("bob")


@pytest.fixture
def channel(world: World, ann: Person) -> Place:
    return world.place(ann, "channel")


@pytest.fixture
async def table(world: World, ann: Person, bob: Person, channel: Place) -> Place:
    """The thread of a table that Ann opened, and where Bob is to begin."""
    await world.run(ann, channel, "hill new", {"guest": bob})
    [thread] = [place for place in world.places(ann) if place.kind == "thread"]
    return thread
