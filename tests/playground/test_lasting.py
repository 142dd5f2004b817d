"""The world lasts: over a stop, a crash, a damaged file, and over the bot being switched off."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import discord
import pytest

from playground.keeping import CannotWrite, WorldFile, WorldRefused
from playground.people import Person, Place
from playground.reading import Mark
from playground.wire import scene
from playground.world import OFF, RefusedError, World
from tests.playground.conftest import stand_in_world
from tests.playground.stand_in import StandIn


def shown(world: World) -> dict[str, Any]:
    """All that everybody sees everywhere, but for what is private and passes."""
    scenes = {}
    for person in world.people:
        for place in world.places(person):
            seen = scene(world, person, place)
            seen["messages"] = [item for item in seen["messages"] if not item.get("private")]
            scenes[f"{person.key} in {place.id}"] = seen | {"places": None, "people": None}
    return scenes


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the playground itself has logged."""
    return [record.getMessage() for record in caplog.records if record.name.startswith("playground")]


async def play(world: World) -> None:
    ann, bob = world.person("ann"), world.person("bob")
    channel = world.place(ann, "channel")
    await world.run(ann, channel, "hill new", {"guest": bob})
    await world.run(ann, channel, "blue", {})
    await world.say(ann, channel, "Who is **next**?")
    [thread] = [place for place in world.places(ann) if place.kind == "thread"]
    await world.click(bob, thread, world.reading.timeline(bob, thread)[-1].id, "roll")
    world.read(ann, thread)


async def test_all_that_was_said_is_there_the_next_day(tmp_path: Path) -> None:
    async with stand_in_world(tmp_path) as world:
        await play(world)
        before, key = shown(world), world.key
    async with stand_in_world(tmp_path) as world:
        assert shown(world) == before
        assert world.key == key
        ann, bob = world.person("ann"), world.person("bob")
        [thread] = [place for place in world.places(ann) if place.kind == "thread"]
        assert world.reading.mark(ann, thread) == Mark()
        assert world.reading.mark(bob, thread) == Mark(unread=2, pings=1)
        [board] = world.reading.timeline(bob, thread)[-1].attachments
        assert (await board.read()).startswith(b"\x89PNG")


async def test_who_was_called_is_called_until_it_was_read(tmp_path: Path) -> None:
    async with stand_in_world(tmp_path) as world:
        await play(world)
        bob = world.person("bob")
        thread = world.places(bob)[1]
        for message in world.reading.timeline(bob, thread):
            channel = world.client.get_partial_messageable(thread.id)
            if "it is your turn" in message.content:
                await channel.get_partial_message(message.id).edit(content="It was Bob's turn.")
        world.look()
        assert world.reading.mark(bob, thread) == Mark(unread=2, pings=1)
    async with stand_in_world(tmp_path) as world:
        bob = world.person("bob")
        thread = world.places(bob)[1]
        assert world.reading.mark(bob, thread) == Mark(unread=2, pings=1)
        world.read(bob, thread)
        assert world.reading.mark(bob, thread) == Mark()


async def test_yesterdays_buttons_work_and_nothing_gets_an_id_twice(tmp_path: Path) -> None:
    async with stand_in_world(tmp_path) as world:
        await play(world)
    async with stand_in_world(tmp_path) as world:
        bob = world.person("bob")
        thread = world.places(bob)[1]
        old = {message.id for message in world.reading.timeline(bob, thread)}
        await world.click(bob, thread, max(old), "roll")
        assert "Rolls so far: **2**" in str(scene(world, bob, thread))
        await world.say(bob, thread, "Today")
        [new] = {message.id for message in world.reading.timeline(bob, thread)} - old
        assert new > max(old)


def copied(folder: Path) -> Path:
    """Copy the files as they are at this moment."""
    goal = folder / "copy"
    goal.mkdir()
    for file in list(folder.iterdir()):
        if file.is_file():
            shutil.copy(file, goal)
    return goal


async def test_what_was_written_by_the_time_of_a_crash_is_there(tmp_path: Path) -> None:
    async with stand_in_world(tmp_path) as world:
        await play(world)
        before = shown(world)
        await asyncio.sleep(0.2)
        # What another process would find if this one were killed now.
        after = copied(tmp_path)
    async with stand_in_world(after) as world:
        assert shown(world) == before


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"This is a letter to somebody.\n" * 50,
        "UPDATE things SET body = CAST('{}' AS BLOB) WHERE kind = 'message'",
        "DELETE FROM things WHERE kind = 'file'",
        "UPDATE things SET body = CAST('somebody else' AS BLOB) WHERE kind = 'identity'",
        "UPDATE things SET body = CAST('the last one' AS BLOB) WHERE kind = 'read'",
        "UPDATE things SET body = '17' WHERE kind = 'read'",
        "UPDATE things SET body = CAST('Bob' AS BLOB) WHERE kind = 'called'",
        "DROP TABLE things; CREATE TABLE things (kind, id)",
    ],
    ids=[
        "empty",
        "no database",
        "no message",
        "no picture",
        "another world",
        "no number",
        "no bytes",
        "nobody called",
        "another table",
    ],
)
async def test_a_file_that_cannot_be_read_is_put_aside(
    tmp_path: Path, damage: bytes | str, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "world.sqlite3"
    async with stand_in_world(tmp_path) as world:
        await play(world)
    if isinstance(damage, bytes):
        file.write_bytes(damage)
    else:
        with sqlite3.connect(file) as db:
            db.executescript(damage)
        db.close()
    async with stand_in_world(tmp_path) as world:
        ann = world.person("ann")
        assert world.reading.timeline(ann, world.place(ann, "channel")) == []
        await play(world)
    told = said(caplog)
    if damage == b"":
        assert told == []
    else:
        assert len(told) == 1
        assert "world.sqlite3.unreadable-1" in told[0]
        assert (tmp_path / "world.sqlite3.unreadable-1").exists()
    async with stand_in_world(tmp_path) as world:
        assert len(world.places(world.person("ann"))) == 3


async def test_a_world_is_open_in_one_process_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.keeping.PATIENCE", 0.1)
    async with WorldFile(tmp_path / "world.sqlite3"):
        with pytest.raises(WorldRefused, match="running already"):
            async with WorldFile(tmp_path / "world.sqlite3"):
                pytest.fail("it is open twice")


async def test_nobody_else_may_read_the_file(world: World, tmp_path: Path) -> None:
    assert (tmp_path / "world.sqlite3").stat().st_mode & 0o077 == 0


async def test_a_bot_that_is_off_answers_nothing_and_its_buttons_work_again_afterwards(
    world: World, bob: Person, table: Place
) -> None:
    board = world.reading.timeline(bob, table)[-1].id
    before = shown(world)
    await world.switch(on=False)
    assert not scene(world, bob, table)["bot"]["on"]
    assert [scene["messages"] for scene in shown(world).values()] == [
        scene["messages"] for scene in before.values()
    ]
    for attempt in (
        world.click(bob, table, board, "roll"),
        world.run(bob, table, "blue", {}),
        world.complete(bob, table, "hill new", option="title", typed="", options={}),
    ):
        with pytest.raises(RefusedError, match=OFF):
            await attempt
    await world.say(bob, table, "Is anybody there?")
    offered = await world.commands(bob, world.place(bob, "channel"))
    assert [command["name"] for command in offered] == ["hill new", "blue"]
    await world.switch(on=True)
    assert scene(world, bob, table)["bot"]["on"]
    await world.click(bob, table, board, "roll")
    assert "Rolls so far: **1**" in str(scene(world, bob, table))


async def test_a_bot_can_be_switched_off_in_the_midst_of_its_work(
    world: World, bob: Person, table: Place
) -> None:
    dm = world.place(bob, "dm")
    slow = asyncio.create_task(world.click(bob, dm, world.reading.timeline(bob, dm)[-1].id, "slow"))
    await asyncio.sleep(0.1)
    await world.switch(on=False)
    await world.switch(on=True)
    await slow
    await world.click(bob, table, world.reading.timeline(bob, table)[-1].id, "roll")
    assert "Rolls so far: **1**" in str(scene(world, bob, table))


async def test_a_bot_that_cannot_start_again_stays_off(
    world: World, bob: Person, table: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: discord.Client) -> None:
        raise OSError("The disk is full.")

    await world.switch(on=False)
    with monkeypatch.context() as broken:
        broken.setattr(StandIn, "setup_hook", fail)
        with pytest.raises(OSError, match="The disk is full"):
            await world.switch(on=True)
    assert not world.on
    await world.say(bob, table, "Is anybody there?")
    await world.switch(on=True)
    await world.click(bob, table, world.reading.timeline(bob, table)[-2].id, "roll")
    assert "Rolls so far: **1**" in str(scene(world, bob, table))


async def test_a_disk_that_was_full_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: object) -> None:
        raise CannotWrite("database or disk is full")

    async with stand_in_world(tmp_path) as world:
        with monkeypatch.context() as disk:
            disk.setattr(WorldFile, "write", full)
            await play(world)
            await asyncio.sleep(0.2)
        before = shown(world)
    [told] = said(caplog)
    assert "database or disk is full" in told
    async with stand_in_world(tmp_path) as world:
        assert shown(world) == before
