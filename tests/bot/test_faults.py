"""Discord fails: what was committed is shown later, or elsewhere, and nothing is lost."""

from pathlib import Path
from typing import Any

import pytest

from gamemaster.records import Status
from tests.bot.town import Town, answer, first_click, town

SEED = "s112"
ANY_POST = "/channels/*/messages"
ANY_EDIT = "/channels/*/messages/*"


async def journal(t: Town) -> int:
    return sum(len(turn.journal) for turn in await t.bot.store.turns(1))


async def is_current(t: Town) -> bool:
    """Whether the table's message shows what is asked now."""
    seen, shown = await t.look(), await t.shown()
    return f":{seen.turn.address}." in shown.everything and not await t.bot.store.deliveries_of(1)


@pytest.mark.parametrize(
    ("status", "code", "wait"),
    [(429, 0, 10), (500, 0, 10), (502, 0, 10), (403, 50013, 3700), (403, 50001, 3700), (400, 50035, 3700)],
)
async def test_a_post_that_fails_is_tried_again(tmp_path: Path, status: int, code: int, wait: float) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        t.env.inject_error("POST", ANY_POST, status=status, code=code)
        number = 0
        while not await t.bot.store.deliveries_of(1):
            await answer(t, number)
            number += 1
        before = len(t.wire.sent)
        await t.wait(wait)
        assert await journal(t) == number
        assert await is_current(t)
        assert len(t.wire.sent) == before + 1
        await answer(t, number)
        assert await is_current(t)


async def test_a_message_whose_answer_was_lost_is_sent_once(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        thread = (await t.rows())[0].channel
        t.wire.lose("POST", ANY_POST)
        for number in range(4):
            await answer(t, number)
            if not t.wire.lost:
                break
        posted = len(t.history(thread))
        await t.wait(20)
        assert len(t.history(thread)) == posted
        assert await is_current(t)


async def test_a_lost_notice_is_sent_once(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.open()
        await t.press("bob", "Join")
        t.wire.lose("POST", ANY_POST)
        await t.press("ann", "Start")
        await t.wait(20)
        assert len([sent for sent in t.wire.sent if "SHA-256" in sent.text]) == 1
        assert await is_current(t)


async def test_a_deleted_message_comes_back(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        old = await t.shown()
        t.env.backend.delete_message(old.message.channel.id, old.message.id)
        told = t.reply(await t["bob"].slash(t.channel, "board", table=1))
        assert told.alt_texts
        assert not told.controls
        assert (await t.shown()).message.id != old.message.id
        assert await is_current(t)
        await answer(t)


@pytest.mark.parametrize("code", [10008, 30046])
async def test_a_message_that_cannot_be_edited_is_posted_anew(tmp_path: Path, code: int) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        await answer(t, 0)
        t.env.inject_error("PATCH", ANY_EDIT, status=404 if code == 10008 else 429, code=code, times=2)
        for number in range(1, 4):
            await answer(t, number)
            assert await is_current(t)


async def test_the_lobby_message_is_deleted_before_the_start(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.open()
        await t.press("bob", "Join")
        lobby = await t.shown()
        t.env.backend.delete_message(t.channel.id, lobby.message.id)
        t.reply(await t["ann"].slash(t.channel, "board", table=1))
        await t.press("ann", "Start")
        assert await is_current(t)


async def test_a_deleted_thread_leaves_the_table_in_its_channel(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        thread = (await t.rows())[0].channel
        t.env.backend.delete_channel(thread)
        t.reply(await t["bob"].slash(t.channel, "board", table=1))
        assert (await t.rows())[0].channel == t.channel.id
        assert await is_current(t)
        for number in range(3):
            await answer(t, number)
            assert await is_current(t)


@pytest.mark.parametrize("locked", [False, True])
async def test_an_archived_thread_is_woken_unless_it_is_locked(tmp_path: Path, locked: bool) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        state = t.env.backend.get_channel((await t.rows())[0].channel).thread_metadata
        state.archived, state.locked = True, locked
        await t.bot.master.answer(1, *await first_click(t))
        await t.bot.courier.refresh(1)
        assert state.archived is locked
        if locked:
            assert len(await t.bot.store.deliveries_of(1)) == 1
            state.locked = False
            await t.wait(3700)
        assert await is_current(t)


@pytest.mark.parametrize("what", ["channel", "guild"])
async def test_a_place_that_is_gone_keeps_its_table(tmp_path: Path, what: str) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        click = await first_click(t)
        thread = (await t.rows())[0].channel
        t.env.backend.delete_channel(thread)
        if what == "channel":
            t.env.backend.delete_channel(t.channel.id)
        else:
            t.env.inject_error("*", "/channels/*", status=404, code=10004, times=None)
        await t.bot.master.answer(1, *click)
        await t.bot.courier.refresh(1)
        await t.wait(3700)
        seen = await t.look()
        assert seen.record.status is Status.RUNNING
        assert await journal(t) == 1
        assert len(await t.bot.store.deliveries_of(1)) == 1


async def test_without_the_right_to_open_threads_the_channel_is_the_table(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        t.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
        await t.start("bob")
        for number in range(3):
            await answer(t, number)
        assert {row.channel for row in await t.rows()} == {t.channel.id}
        assert await is_current(t)


@pytest.mark.parametrize("path", ["/interactions/*/callback", "/webhooks/*"])
async def test_a_click_that_discord_does_not_take_back_is_not_half_done(tmp_path: Path, path: str) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        t.env.inject_error("*", path, status=404, code=10062, times=None)
        await answer(t)
        assert await journal(t) == (0 if "callback" in path else 1)
        t.env.backend.faults.clear()
        await t.work_off()
        assert await is_current(t)


async def test_commands_that_cannot_be_told_to_discord_do_not_keep_the_bot_from_playing(
    tmp_path: Path, caplog: Any
) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        await t.bot.store.remember(f"commands:{t.bot.application_id}", "others")
        t.env.inject_error("PUT", "/applications/*/commands", status=500, times=None)
        await t.restart()
        assert not t.bot.commands_synced
        assert "was not told of the commands" in caplog.text
        await answer(t)
        assert await journal(t) == 1
