"""Faults that were found by trying to break the bot."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.logs import JsonLines, set_up_logs
from gamemaster.present import lobby_screen
from gamemaster.records import Timer
from gamemaster.screens import Screen, Text
from gamemaster.timers import REMINDERS
from tests.bot.town import Shown, Town, first_click, play, town

CARD = "the-secret-card"


@contextmanager
def json_lines() -> Iterator[io.StringIO]:
    """What the logs of the bot would be."""
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    try:
        yield lines
    finally:
        logging.getLogger().removeHandler(handler)


def failing(error: Exception) -> Any:
    async def fail(*args: Any, **kwargs: Any) -> Any:
        raise error

    return fail


def forget_errors(t: Town) -> None:
    """The simulation notes what went wrong in commands, and the town refuses it at the end."""
    t.env._errors.clear()


async def test_a_command_that_fails_is_answered_and_logged_once(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        t.bot.master.undo = failing(KeyError(CARD))  # type: ignore[method-assign]
        with json_lines() as lines:
            told = t.reply(await t["ann"].slash(t.channel, "undo", table=1)).text
        failed = [json.loads(line) for line in lines.getvalue().splitlines() if "failed" in line]
        assert len(failed) == 1
        assert failed[0]["reference"] in told
        assert failed[0]["trace"].endswith("KeyError\n")
        assert CARD not in lines.getvalue()
        forget_errors(t)


async def test_who_waits_is_told_even_if_nothing_can_be_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: Any, **kwargs: Any) -> None:
        raise RecursionError

    async with town(tmp_path) as t:
        await t.open()
        t.bot.master.undo = failing(KeyError(CARD))  # type: ignore[method-assign]
        monkeypatch.setattr(logging.getLogger("bot.replies"), "error", full)
        assert "Something went wrong" in t.reply(await t["ann"].slash(t.channel, "undo", table=1)).text
        forget_errors(t)


def test_errors_in_a_ring_are_told_once_each_and_without_what_they_wrap() -> None:
    one = KeyError(CARD)
    command = discord.app_commands.Command(name="x", description="x", callback=_nothing)
    other = app_commands.CommandInvokeError(command, one)
    one.__context__, other.__cause__ = other, one
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "text", (), (KeyError, one, None))
    trace = json.loads(JsonLines().format(record))["trace"]
    assert trace == "CommandInvokeError\nKeyError\n"


async def _nothing(interaction: discord.Interaction) -> None:
    """Nothing."""


@pytest.mark.parametrize(
    ("level", "ours", "others"), [("DEBUG", 10, 20), ("INFO", 20, 20), ("ERROR", 40, 40)]
)
def test_the_log_level_makes_only_our_own_loggers_talkative(level: str, ours: int, others: int) -> None:
    root = logging.getLogger()
    names = ("bot", "cogs", "gamemaster", "games", "pictures", "storage", "aiosqlite", "discord", "aiohttp")
    before = {name: logging.getLogger(name).level for name in names}
    handlers, was = root.handlers[:], root.level
    root.handlers.clear()
    try:
        set_up_logs(level)
        assert logging.getLogger("gamemaster.master").getEffectiveLevel() == ours
        for name in ("aiosqlite", "discord.http", "aiohttp.client", "somebody.else"):
            assert logging.getLogger(name).getEffectiveLevel() == others
    finally:
        root.handlers[:] = handlers
        root.setLevel(was)
        for name, earlier in before.items():
            logging.getLogger(name).setLevel(earlier)


@pytest.mark.parametrize("verb", ["panel", "words", "rules", "leave", "join", "cancel", "answer", "more"])
async def test_a_control_of_another_servers_table_is_refused(tmp_path: Path, verb: str) -> None:
    async with town(tmp_path) as t:
        await t.start("bob")
        home, guild = t.people["ann"], t.env.create_guild(shard_id=0)
        there = guild.create_text_channel("elsewhere")
        t.people["ann"] = guild.add_member(home.user)
        await t["ann"].slash(there, "attic new")
        before = await t.look()
        told = t.reply(await t.forge("ann", f"gm1:1:{verb}", on=await t.shown(2))).text
        assert "There is no table #1." in told
        assert (await t.look()).record == before.record


async def test_one_broken_table_does_not_hide_the_others(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        await t.open()
        look = t.bot.master.look

        async def broken(table: int) -> Any:
            if table == 1:
                raise KeyError(CARD)
            return await look(table)

        t.bot.master.look = broken  # type: ignore[method-assign]
        told = t.reply(await t["ann"].slash(t.channel, "mytables")).text
        assert "**Table #1**" in told
        assert "table #2**" in told
        assert CARD not in told


async def test_a_timer_that_fails_is_moved_on_and_one_of_no_table_stops(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.start("bob")
        now = t.bot.courier._master.clock.now()
        t.bot.master.remind = failing(KeyError(CARD))  # type: ignore[method-assign]
        timer = Timer(1, REMINDERS[0], now)
        await t.bot.store.set_timer(timer)
        await t.bot.courier.run_due()
        assert await t.bot.store.due_timers(now + 3000, 50) == ()
        assert [each.kind for each in await t.bot.store.due_timers(now + 3700, 50)] == [REMINDERS[0]]
        await t.bot.store.set_timer(timer)
        del t.bot.games["attic-monster"]
        del t.bot.master.remind
        await t.bot.courier.run_due()
        assert await t.bot.store.due_timers(now + 10**6, 50) == ()


async def test_verify_takes_the_last_game_of_the_channel_and_lists_few_differences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as t:
        assert "No game has ended" in t.reply(await t["ann"].slash(t.channel, "verify")).text
        forget_errors(t)
        await t.start("bob")
        await play(t)
        assert "`/verify table:1`" in (await t.shown()).text
        assert "Table #1:** Every die" in t.reply(await t["ann"].slash(t.channel, "verify")).text
        many = [f"difference {number} " + "x" * 500 for number in range(99)]
        monkeypatch.setattr(sys.modules["cogs.tables"], "differences", lambda *_: many)
        told = t.reply(await t["ann"].slash(t.channel, "verify")).text
        assert "difference 9 " in told
        assert "difference 10 " not in told
        assert "and 89 more" in told


async def test_a_lobby_reads_well(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        seen = await t.look()
        odd = replace(seen, record=replace(seen.record, options={"first_game": "as-printed"}))
        text = lobby_screen(odd, "").blocks[0]
        assert isinstance(text, Text)
        assert "-# First game: as printed" in text.markdown
        assert "Remove a bot" not in (await t.shown()).labels
        await t.press("ann", "Add a bot")
        assert "Remove a bot" in (await t.shown()).labels


def test_a_screen_without_controls_has_no_headings_of_controls() -> None:
    screen = Screen((Text("## Title"), Text("-# Move")))
    assert screen.without_controls().blocks == (Text("## Title"),)


async def test_whoever_presses_out_of_turn_is_told_once_who_is_waited_for(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.start("bob")
        user, prompt, _ = await first_click(t)
        waited = (await t.waited())[0]
        other = "bob" if t["ann"].id == user else "ann"
        told = t.reply(await t.forge(other, f"gm1:1:answer:{prompt}:0")).text
        assert told.count(f"It is not your turn: the table waits for {waited}.") == 1
        assert "Nothing is asked" not in told


async def test_a_lobby_is_shown_as_a_lobby(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        shown = Shown((await t["ann"].slash(t.channel, "board")).response)
        assert "Players (1 of 4)" in shown.text
        assert "closed" not in shown.text
