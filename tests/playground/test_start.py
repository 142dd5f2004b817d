import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import aiohttp
import pytest


async def start(folder: Path, **environment: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        env=os.environ | {"DATABASE": str(folder / "games.sqlite3"), "PLAYGROUND_PORT": "0"} | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT], ids=["terminated", "interrupted"])
async def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, stop: signal.Signals) -> None:
    async with asyncio.timeout(20):
        process = await start(tmp_path)
        assert process.stdout is not None
        told = (await process.stdout.readline() + await process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+/[\w-]{20,}/\n", told)
        assert found is not None
        assert "Stop with Ctrl+C" in told
        async with aiohttp.ClientSession() as session, session.get(found[0].strip()) as response:
            assert "<title>Playground</title>" in await response.text()
        process.send_signal(stop)
        _, complaints = await process.communicate()
    assert (process.returncode, complaints.decode()) == (0, "")


async def test_a_database_that_cannot_be_used_is_named_in_a_sentence(tmp_path: Path) -> None:
    async with asyncio.timeout(20):
        process = await start(tmp_path, DATABASE=str(tmp_path))
        _, complaints = await process.communicate()
    assert process.returncode == 1
    assert str(tmp_path) in complaints.decode()
    assert "Traceback" not in complaints.decode()
