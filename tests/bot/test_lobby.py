"""Before a game begins: joining, leaving, bots in empty seats, and all that is refused."""

import asyncio
from pathlib import Path

import discord
import pytest

from gamemaster.records import Status
from gamemaster.refusals import Refusal
from tests.bot.town import Shown, Town, town


async def refused(t: Town, who: str, label: str) -> str:
    before = await t.look()
    told = t.reply(await t.press(who, label))
    assert (await t.look()).record == before.record
    return told.text


async def test_people_and_bots_sit_down_and_get_up_again(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        opened = await t.open(difficulty="hard")
        assert "Table #1 is open" in t.reply(opened).text
        assert "Difficulty: hard" in (await t.shown()).text
        await t.press("bob", "Join")
        await t.press("ann", "Add a bot")
        await t.press("cleo", "Join")
        assert "Players (4 of 4)" in (await t.shown()).text
        await t.press("ann", "Remove a bot")
        await t.press("bob", "Leave")
        seats = (await t.look()).record.seats
        assert [(seat.seat, seat.name) for seat in seats] == [("A", "ann"), ("B", "cleo")]
        assert not {name for sent in t.wire.sent for name in t.pinged(sent)}
        assert "Goal." in t.reply(await t.press("dan", "Rules in short")).text


async def test_what_cannot_be_done_is_said_in_one_sentence(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        assert "is for 2 to 4 players, not 1" in await refused(t, "ann", "Start")
        assert "at this table already" in await refused(t, "ann", "Join")
        assert "no seat at this table" in await refused(t, "bob", "Leave")
        assert "Remove a bot" not in (await t.shown()).labels
        for label in ("Start", "Add a bot", "Cancel"):
            assert "Only the host" in await refused(t, "bob", label)
        assert "The bot has no seat" in t.reply(await t.forge("ann", "gm1:1:removebot")).text
        for guest in ("bob", "cleo", "dan"):
            await t.press(guest, "Join")
        assert "All seats" in await refused(t, "eve", "Join")
        assert "All seats" in await refused(t, "ann", "Add a bot")


async def test_the_host_passes_on_and_the_last_one_closes_the_table(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        await t.press("ann", "Add a bot")
        await t.press("bob", "Join")
        await t.press("ann", "Leave")
        assert (await t.look()).record.host == t["bob"].id
        await t.press("bob", "Leave")
        assert (await t.look()).record.status is Status.ABANDONED
        assert "closed" in (await t.shown()).text
        assert not (await t.shown()).controls
        assert t.channel.threads == []


async def test_a_cancelled_table_stays_where_it_is(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        old = await t.shown()
        await t.press("ann", "Cancel")
        assert t.channel.threads == []
        assert (await t.shown()).message.id == old.message.id
        for label in ("Join", "Start", "Cancel", "Leave"):
            part, _ = old.find(label)
            told = t.reply(await t.forge("bob" if label == "Join" else "ann", part["custom_id"]))
            assert told.text


async def test_a_game_starts_once(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        await t.press("bob", "Join")
        lobby = await t.shown()
        await t.press("ann", "Start")
        for label in ("Start", "Join", "Add a bot"):
            told = t.reply(await t.forge("ann", lobby.find(label)[0]["custom_id"]))
            assert "begun already" in told.text
        assert len([sent for sent in t.wire.sent if "SHA-256" in sent.text]) == 1


async def test_ten_join_at_once_and_as_many_as_there_are_seats_sit_down(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        master = t.bot.master
        joins = (master.join(1, user, f"guest {user}") for user in range(1000, 1010))
        results = await asyncio.gather(*joins, return_exceptions=True)
        assert [result for result in results if result is None] == [None] * 3
        assert all(isinstance(result, Refusal) for result in results if result is not None)
        record = (await t.look()).record
        assert [seat.seat for seat in record.seats] == ["A", "B", "C", "D"]
        await t.bot.courier.refresh(1)


async def test_two_tables_in_one_channel_and_commands_that_must_choose(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        await t.open(host="bob")
        await t.press("cleo", "Join", table=2)
        told = t.reply(await t["dan"].slash(t.channel, "board"))
        assert "Which table? Give its number: #2, #1." in told.text
        assert "closed" not in t.reply(await t["cleo"].slash(t.channel, "leave")).text
        assert len((await t.look(2)).record.seats) == 1
        mine = t.reply(await t["ann"].slash(t.channel, "mytables"))
        assert "table #1" in mine.text
        assert "table #2" not in mine.text


async def test_where_the_bot_may_not_post_no_table_is_opened(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        nothing = discord.PermissionOverwrite(send_messages=False, attach_files=False)
        closed = t.guild.create_text_channel("closed", overwrites={t.guild.default_role: nothing})
        told = t.reply(await t["ann"].slash(closed, "attic new"))
        assert "Give me in this channel: Send Messages, Attach Files" in told.text
        assert await t.bot.store.table(1) is None


@pytest.mark.parametrize("kind", ["thread", "forum"])
async def test_a_table_in_a_thread_or_a_forum_post_is_played_there(tmp_path: Path, kind: str) -> None:
    async with town(tmp_path) as t:
        parent = t.channel if kind == "thread" else t.guild.create_forum_channel("forum")
        made = t.env.backend.create_thread(parent.id, "a post", t["ann"].id)
        t.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=50024, times=None)
        place = t.place(made.id)
        assert t.reply(await t["ann"].slash(place, "attic new")).text
        await t.press("bob", "Join")
        await t.press("ann", "Start")
        assert (await t.rows())[0].channel == made.id
        assert (await t.shown()).answers


async def test_a_table_opened_twice_by_an_impatient_host_is_two_tables(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        await t.open()
        assert [Shown(each).text.splitlines()[0] for each in t.history(t.channel.id)] == [
            "## The Attic Monster · table #1",
            "## The Attic Monster · table #2",
        ]


async def test_settings_of_a_server(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        owner = t.guild.add_member(t.guild.owner)
        told = t.reply(await owner.slash(t.channel, "tablesettings", threads=False, remind_after=0))
        assert "reminded never, and played in the channel" in told.text
        await t.start("bob")
        assert t.channel.threads == []
        assert (await t.rows())[0].channel == t.channel.id
        doctor = t.reply(await owner.slash(t.channel, "doctor"))
        assert "Permissions here: all there" in doctor.text
        assert "Lock: held" in doctor.text
        assert "in step with Discord" in doctor.text


async def test_games_are_opened_on_servers_only(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        assert "attic new" in t["ann"].available_commands(t.channel)
        assert "attic new" not in t["ann"].user.available_commands()
        assert "mytables" in t["ann"].user.available_commands()
