"""Starting and stopping: what cannot run says why in one sentence, and exits with 1."""

import asyncio
import json
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp.client_reqrep import ConnectionKey

from bot import Settings, __main__, create
from bot.logs import JsonLines
from bot.messenger import MOST_OPENINGS, Openings
from gamemaster.ports import TryLater
from games.registry import GAMES
from storage.store import SqliteStore
from tests.bot.town import town
from tests.bot.whispers import TOYS

COMMANDS = ("help", "privacy", "mytables", "forgetme", "board", "secrets", "undo", "verify")
OF_A_TABLE = ("board", "secrets", "undo", "verify")
ROOT = Path(__file__).parents[2]


def started(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "bot"]
    return subprocess.run(
        command, cwd=folder, env=known | environment, check=False, capture_output=True, text=True, timeout=60
    )


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert "Traceback" not in line
    return json.loads(line)["text"]


def test_without_a_token(tmp_path: Path) -> None:
    assert "DISCORD_TOKEN is not set" in sentence(started(tmp_path))


def test_a_setting_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=a-secret\nLOG_LEVEL=a-secret\n")
    told = sentence(started(tmp_path))
    assert "LOG_LEVEL" in told
    assert "a-secret" not in told


def test_content_that_cannot_be_played_with(tmp_path: Path) -> None:
    """All that is wrong with it is one message, before anything is asked of Discord or written."""
    american = tmp_path / "own" / "horrified-american"
    american.mkdir(parents=True)
    (american / "clues.json").write_text('[{"id": 7, "name": "Clock"}]')
    (american / "clue.json").write_text("[]")
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\nCONTENT_DIR=own\n")
    told = sentence(started(tmp_path)).splitlines()
    assert "- horrified-american: clues.json: entry 1, id: " in told[1]
    assert "- horrified-american: clue.json: the game has no such file" in told[-2]
    assert told[-1] == "Correct them in own, the CONTENT_DIR, or take them out of it."
    assert not list(tmp_path.glob("*.sqlite3*"))


def test_settings_left_empty_are_as_if_they_were_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\nDATABASE=\nCONTENT_DIR=\nLOCK_WAIT=\nLOG_LEVEL=\n")
    assert Settings() == Settings(_env_file=None)  # type: ignore[call-arg]
    assert create(Settings()).games == {game.slug: game for game in GAMES}


def test_a_person_s_own_content_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "horrified-greek").mkdir()
    (tmp_path / "horrified-greek" / "tones.json").write_text(
        json.dumps([{"id": tone, "name": tone} for tone in ("do", "re", "mi", "fa")])
    )
    bot = create(Settings(discord_token="x", content_dir=tmp_path))
    assert {slug for slug, game in bot.games.items() if game.content_mark} == {"horrified-greek"}


@pytest.fixture
def logs_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest.fixture
def no_discord(monkeypatch: pytest.MonkeyPatch, logs_as_before: None) -> None:
    async def static_login(self: discord.http.HTTPClient, token: str) -> dict[str, object]:
        if token == "wrong":
            raise discord.LoginFailure("Improper token has been passed.")
        if token == "offline":
            key = ConnectionKey("discord.com", 443, True, True, None, None, None)
            raise aiohttp.ClientConnectorError(key, OSError("no route"))
        return {"id": "1", "username": "game master", "discriminator": "0", "avatar": None}

    async def application_info(self: discord.Client) -> object:
        return SimpleNamespace(id=1, flags=discord.ApplicationFlags(), interactions_endpoint_url=None)

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", static_login)
    monkeypatch.setattr(discord.Client, "application_info", application_info)


@pytest.mark.parametrize(
    ("token", "database", "told"),
    [
        ("wrong", "new", "does not accept the token"),
        ("offline", "new", "cannot be reached"),
        ("true", "no-such-folder/new", "no-such-folder"),
        ("true", ".", "."),
        ("true", "taken", "taken"),
        ("true", "text", "text"),
    ],
)
@pytest.mark.usefixtures("no_discord")
def test_what_cannot_run_says_why(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    token: str,
    database: str,
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text").write_text("no database at all, but a text of some length\n" * 100)
    for name, value in {"DISCORD_TOKEN": token, "DATABASE": database, "LOCK_WAIT": "0"}.items():
        monkeypatch.setenv(name, value)
    if database == "taken":
        holder = asyncio.Runner()
        store = holder.run(SqliteStore.open(tmp_path / "taken"))
    assert __main__.main([]) == 1
    if database == "taken":
        holder.run(store.close())
        holder.close()
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert told in lines[-1]["text"]
    assert not [line for line in lines if "trace" in line]


@pytest.mark.usefixtures("no_discord")
def test_help_does_not_start_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        __main__.main(["--help"])
    assert end.value.code == 0
    assert ".env.example" in capsys.readouterr().out


def test_logs_tell_where_and_what_but_quote_no_game(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("of a test")
    try:
        try:
            raise KeyError("the-silver-bullet")
        except KeyError as error:
            raise OSError("the disk is full") from error
    except OSError:
        log.exception("it failed", extra={"table": 3})
    line = JsonLines().format(caplog.records[-1])
    assert json.loads(line)["table"] == 3
    assert "the disk is full" in line
    assert "KeyError" in line
    assert "bullet" not in json.loads(line)["trace"].replace('raise KeyError("the-silver-bullet")', "")


async def test_the_bot_stops_gracefully_and_lets_go_of_its_file(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open()
        await t.bot.close()
        await t.bot.close()
        async with await SqliteStore.open(tmp_path / "tables.sqlite3", lock_wait=0) as store:
            assert await store.table(1) is not None


async def test_pictures_are_drawn_beside_the_event_loop(tmp_path: Path) -> None:
    threads = set()

    async with town(tmp_path, seed="s112") as t:
        painters = t.bot.artist._painters
        true = painters["attic-monster"]

        def paint(view: object, names: object) -> bytes:
            threads.add(threading.current_thread())
            return true(view, names)

        t.bot.artist._painters = {"attic-monster": paint}
        await t.start("bob")
    assert threads
    assert threading.main_thread() not in threads


async def test_deliveries_of_one_table_go_one_after_the_other(tmp_path: Path) -> None:
    async with town(tmp_path, seed="s112") as t:
        await t.start("bob")
        busy = 0
        most = 0
        true = t.bot.courier._messenger.edit

        async def edit(*args: object) -> None:
            nonlocal busy, most
            busy += 1
            most = max(most, busy)
            await asyncio.sleep(0)
            await true(*args)
            busy -= 1

        t.bot.courier._messenger.edit = edit
        for _ in range(5):
            await t.bot.master.redraw(1)
            await asyncio.gather(*(t.bot.courier.refresh(1) for _ in range(4)))
        assert most == 1


async def test_everything_is_acknowledged_before_anything_is_looked_up(tmp_path: Path) -> None:
    """Discord waits for three seconds, however slow the disk is."""
    async with town(tmp_path, **TOYS) as t:
        manager = t.guild.add_member(t.guild.owner)

        async def acknowledged_first(deed: Callable[[], Awaitable[Any]]) -> None:
            t.wire.order.clear()
            assert (await deed()).acknowledged
            assert t.wire.order[0].startswith("POST /interactions/"), t.wire.order[:5]
            assert sum(step.startswith("POST /interactions/") for step in t.wire.order) == 1

        await acknowledged_first(lambda: t.open("whispers new"))
        before = {"bob": ("Join", "Rules in short", "Start", "Cancel"), "dan": ("Leave",)}
        before["ann"] = ("Add a bot", "Remove a bot", "Start")
        for who, labels in before.items():
            for label in labels:
                await acknowledged_first(partial(t.press, who, label))
        for who in ("ann", "dan"):
            for label in ("Your secrets", "Board in words"):
                await acknowledged_first(partial(t.press, who, label))
            for command in COMMANDS:
                options = {"table": 1} if command in OF_A_TABLE else {}
                await acknowledged_first(partial(t[who].slash, t.channel, command, **options))
        for command in ("doctor", "tablesettings"):
            await acknowledged_first(partial(manager.slash, t.channel, command))
        for who in ("ann", "bob"):
            await acknowledged_first(partial(t.press, who, "Nothing", on=t.letters(who)[-1]))
        await acknowledged_first(partial(t.press, "ann", "card-A-9", on=t.letters("ann")[-1]))
        await acknowledged_first(partial(t.forge, "ann", "nonsense"))


def test_no_more_than_some_direct_channels_are_opened_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    openings = Openings()
    for _ in range(MOST_OPENINGS):
        openings.spend()
    with pytest.raises(TryLater) as busy:
        openings.spend()
    now[0] += busy.value.after
    openings.spend()
