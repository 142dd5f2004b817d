import asyncio
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from playground import opening
from playground.opening import open_world
from playground.people import Person, Place
from playground.reading import Mark
from playground.wire import scene
from playground.world import GONE, RefusedError, World
from tests.playground.conftest import stand_in_world
from tests.playground.stand_in import StandIn


def newest(world: World, person: Person, place: Place) -> discord.Message:
    return world.reading.timeline(person, place)[-1]


async def test_a_bot_that_registered_its_commands_yesterday_has_them_today(tmp_path: Path) -> None:
    for _ in range(2):
        async with stand_in_world(tmp_path) as world:
            ann = world.person("ann")
            offered = await world.commands(ann, world.place(ann, "channel"))
            assert [command["name"] for command in offered] == ["hill new", "blue"]


class Stillborn(discord.Client):
    async def setup_hook(self) -> None:
        raise OSError("The disk is full.")


async def test_a_bot_that_cannot_start_says_why_and_is_closed(tmp_path: Path) -> None:
    bot = Stillborn(intents=discord.Intents(guilds=True))
    with pytest.raises(OSError, match="The disk is full"):
        async with open_world(lambda: bot, tmp_path / "world.sqlite3"):
            pytest.fail("it is open")
    assert bot.is_closed()


async def test_time_goes_by(world: World, ann: Person, channel: Place, tmp_path: Path) -> None:
    await asyncio.sleep(1.0)
    await world.say(ann, channel, "What time is it?")
    assert abs((newest(world, ann, channel).created_at - datetime.now(UTC)).total_seconds()) < 2.0
    assert isinstance(world._env.bot, StandIn)
    assert await world._env.bot.fact("ticks") >= 2


async def test_a_table_opens_in_a_thread_and_calls_whom_it_waits_for(
    world: World, ann: Person, bob: Person, channel: Place, table: Place
) -> None:
    dm = world.place(bob, "dm")
    assert world.reading.mark(bob, table) == Mark(unread=2, pings=1)
    assert world.reading.mark(ann, table) == Mark(unread=2, pings=0), "to be named is not to be called"
    assert world.reading.mark(bob, dm) == Mark(unread=1, pings=1)
    world.read(bob, dm)
    assert world.reading.mark(bob, dm) == Mark()
    assert world.reading.mark(world.person("cleo"), channel) == Mark(unread=1)


async def test_what_is_private_is_seen_by_one_person_only(
    world: World, ann: Person, bob: Person, channel: Place, table: Place
) -> None:
    private = [message for message in scene(world, ann, channel)["messages"] if message.get("private")]
    assert [message["text"] for message in private] == ["Opened a table of size 1."]
    assert private[0]["command"] == {"by": "Ann", "text": "/hill new guest: Bob"}
    assert not any(message.get("private") for message in scene(world, bob, channel)["messages"])
    with pytest.raises(RefusedError):
        world.place(ann, str(world.place(bob, "dm").id))


async def test_private_answers_do_not_take_the_room_of_what_all_may_see(
    world: World, bob: Person, table: Place
) -> None:
    board = newest(world, bob, table)
    for _ in range(3):
        await world.click(bob, table, board.id, "secrets")
    shown = scene(world, bob, table, 2)
    assert [message["private"] for message in shown["messages"]] == [False, False, True, True]
    assert not shown["older"]
    shown = scene(world, bob, table, 1)
    assert shown["messages"][0]["id"] == str(board.id)
    assert shown["older"]


async def test_a_click_shows_to_others_before_the_next_look_is_asked_for(
    world: World, bob: Person, table: Place
) -> None:
    before = newest(world, bob, table)
    version = world.version
    await world.click(bob, table, before.id, "roll")
    assert await asyncio.wait_for(world.change(version), 1) > version
    assert "Rolls so far: **1**" in str(scene(world, world.person("eve"), table))


async def test_choices_are_sent_in_the_order_in_which_they_were_made(
    world: World, bob: Person, table: Place
) -> None:
    await world.choose(bob, table, newest(world, bob, table).id, "two", ["3", "1"])
    assert "**1** 3 1" in str(scene(world, bob, table))


async def test_a_form_is_handed_in_once_and_by_whom_it_was_shown(
    world: World, ann: Person, bob: Person, table: Place
) -> None:
    reply = await world.click(bob, table, newest(world, bob, table).id, "name")
    assert reply.modal is not None
    assert reply.modal["title"] == "Name the hill"
    with pytest.raises(RefusedError, match="closed"):
        await world.submit(ann, reply.modal["form"], {"name": "Mine"})
    await world.submit(bob, reply.modal["form"], {"name": "Mount"})
    assert "Mount" in str(scene(world, bob, table))
    with pytest.raises(RefusedError, match="closed"):
        await world.submit(bob, reply.modal["form"], {"name": "Again"})


async def test_options_are_completed_as_they_are_typed(world: World, ann: Person, channel: Place) -> None:
    choices = await world.complete(ann, channel, "hill new", option="title", typed="da", options={})
    assert choices == [{"name": "The Dale", "value": "The Dale"}]


async def test_commands_work_in_direct_messages(world: World, ann: Person) -> None:
    dm = world.place(ann, "dm")
    await world.run(ann, dm, "blue", {})
    assert newest(world, ann, dm).content == "The sky is blue."
    await world.say(ann, dm, "Thank you.")
    assert newest(world, ann, dm).content == "Thank you."


@pytest.mark.parametrize("control", ["leave", "gone"])
async def test_a_button_that_is_off_or_gone_is_refused(
    world: World, bob: Person, table: Place, control: str
) -> None:
    with pytest.raises(RefusedError, match=GONE):
        await world.click(bob, table, newest(world, bob, table).id, control)


async def test_what_the_bot_leaves_unanswered_is_told(world: World, bob: Person, table: Place) -> None:
    dm = world.place(bob, "dm")
    reply = await world.click(bob, dm, newest(world, bob, dm).id, "silent")
    assert not reply.answered


async def test_a_bot_that_takes_long_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.2)
    async with stand_in_world(tmp_path) as world:
        bob = world.person("bob")
        dm = world.place(bob, "dm")
        await world.run(bob, world.place(bob, "channel"), "hill new", {})
        reply = await world.click(bob, dm, newest(world, bob, dm).id, "slow")
        assert reply.answered
        assert "At last." not in str(scene(world, bob, dm))
        async with asyncio.timeout(2):
            version = world.version
            while "At last." not in str(scene(world, bob, dm)):
                version = await world.change(version)


async def test_a_value_out_of_bounds_is_refused_with_the_reason(
    world: World, ann: Person, channel: Place
) -> None:
    with pytest.raises(RefusedError, match="only allows"):
        await world.run(ann, channel, "hill new", {"size": 7})


async def test_a_message_that_the_bot_deletes_is_gone_a_moment_later(
    world: World, ann: Person, bob: Person, channel: Place, table: Place
) -> None:
    dm = world.place(bob, "dm")
    letter = newest(world, bob, dm)
    assert "your secret is 42" in str(scene(world, bob, dm))
    assert isinstance(world.client, StandIn)
    deletion = asyncio.create_task(world.client.http.delete_message(dm.id, letter.id))
    while not deletion.done():
        scene(world, bob, dm)
        await asyncio.sleep(0)
    scene(world, bob, dm)
    async with asyncio.timeout(2):
        version = world.version
        while "your secret is 42" in str(scene(world, bob, dm)):
            version = await world.change(version)
    with pytest.raises(RefusedError, match=GONE):
        await world.click(bob, dm, letter.id, "slow")
