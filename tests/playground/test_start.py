import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground import __main__


async def start(folder: Path, **environment: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        env=os.environ | {"DATABASE": str(folder / "games.sqlite3"), "PLAYGROUND_PORT": "0"} | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def address_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    told = (await process.stdout.readline() + await process.stdout.readline()).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+/[\w-]{20,}/\n", told)
    assert found is not None, told + (await process.communicate())[1].decode()
    assert "Stop with Ctrl+C" in told
    return found[0].strip()


class Visitor:
    """Acts as Ann by the page's own requests."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self.session = session
        self.address = address

    async def see(self, where: str = "channel") -> dict[str, Any]:
        async with self.session.get(f"{self.address}live?who=ann&where={where}") as stream:
            line = await stream.content.readline()
        told: dict[str, Any] = json.loads(line.decode().removeprefix("data: "))
        return told

    async def act(self, **deed: Any) -> None:
        said = {"who": "ann", "where": "channel"} | deed
        async with self.session.post(f"{self.address}act", json=said) as response:
            assert response.status == 200, await response.text()

    async def press(self, label: str) -> None:
        """Press the button of this label in the newest message of the channel that has one."""
        for message in reversed((await self.see())["messages"]):
            for control in controls(message.get("components", [])):
                if control.get("label") == label:
                    await self.act(do="click", message=message["id"], control=control["custom_id"])
                    return
        raise AssertionError(label)

    async def first_pictures(self) -> list[str]:
        """Wait until a table is shown."""
        while True:
            if pictures := await self.pictures():
                return pictures
            await asyncio.sleep(0.1)

    async def pictures(self) -> list[str]:
        """Name the messages in threads that show a table."""
        threads = [place for place in (await self.see())["places"] if place["kind"] == "thread"]
        return [
            message["id"]
            for thread in threads
            for message in (await self.see(thread["id"]))["messages"]
            if any(control.get("type") == 12 for control in controls(message.get("components", [])))
        ]


def controls(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, list):
        for item in node:
            yield from controls(item)
    elif isinstance(node, dict):
        yield node
        yield from controls(node.get("components", []))


async def test_a_game_goes_on_after_the_whole_playground_was_killed(tmp_path: Path) -> None:
    async with asyncio.timeout(60), aiohttp.ClientSession() as session:
        process = await start(tmp_path)
        ann = Visitor(session, await address_of(process))
        await ann.act(do="run", command="attic new", options={})
        await ann.press("Add a bot")
        await ann.press("Start")
        process.kill()
        await process.communicate()

        process = await start(tmp_path)
        address = await address_of(process)
        assert address.split("/")[-2] == ann.address.split("/")[-2], "an open tab finds the page again"
        ann = Visitor(session, address)
        pictures = await ann.first_pictures()
        await one_is_enough(tmp_path)
        assert (len(pictures), len(await ann.pictures())) == (1, 1), "nothing is shown twice"
        process.terminate()
        assert (await process.communicate())[1].decode() == ""


async def one_is_enough(folder: Path) -> None:
    """Start another, which says at once that there is one already."""
    second = await start(folder)
    _, complaints = await second.communicate()
    assert second.returncode == 1
    assert "running already" in complaints.decode()
    assert "Traceback" not in complaints.decode()


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT], ids=["terminated", "interrupted"])
async def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, stop: signal.Signals) -> None:
    async with asyncio.timeout(40):
        process = await start(tmp_path)
        address = await address_of(process)
        async with aiohttp.ClientSession() as session, session.get(address) as response:
            assert "<title>Playground</title>" in await response.text()
        process.send_signal(stop)
        _, complaints = await process.communicate()
    assert (process.returncode, complaints.decode()) == (0, "")


def test_it_says_what_it_is_and_does_not_start_where_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.sqlite3"))
    for asked, code in (("--help", 0), ("--no-such-thing", 2)):
        with pytest.raises(SystemExit) as end:
            __main__.main([asked])
        assert end.value.code == code
    assert "in the browser" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


async def test_content_that_cannot_be_played_with_is_told_in_full(tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    async with asyncio.timeout(20):
        process = await start(tmp_path, CONTENT_DIR=str(tmp_path))
        _, complaints = await process.communicate()
    assert process.returncode == 1
    assert "- chess: no game is called so" in complaints.decode()
    assert "Traceback" not in complaints.decode()


async def test_a_database_that_cannot_be_used_is_named_in_a_sentence(tmp_path: Path) -> None:
    async with asyncio.timeout(20):
        process = await start(tmp_path, DATABASE=str(tmp_path))
        _, complaints = await process.communicate()
    assert process.returncode == 1
    assert str(tmp_path) in complaints.decode()
    assert "Traceback" not in complaints.decode()
