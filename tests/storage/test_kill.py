"""Killed at any moment, many times: what was reported committed is there, once, and the file is whole."""

import random
import signal
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

from gamemaster.records import Status
from storage import SqliteStore
from storage.inspection import inspect
from tests.storage.answering import TABLES, start_answering
from tests.storage.played import ANN

KILLS = 15
LONGEST_RUN = 0.12


async def test_a_process_that_is_killed_loses_nothing(path: Path) -> None:
    chance = random.Random(7)  # when to kill; the moment within a commit is as it comes
    stored: dict[int, int] = {}
    committed = 0
    for _ in range(KILLS):
        reported = answer_until_killed(path, chance.uniform(0, LONGEST_RUN))
        assert inspect(path).problems == ()
        before, stored = stored, await lengths(path)
        for table, length in stored.items():
            # At most the one that was committed, and not yet reported, when the process died.
            assert length - reported.get(table, before.get(table, length)) in {0, 1}
        assert reported.keys() <= stored.keys()
        committed += len(reported)
    assert len(stored) == TABLES
    assert committed > KILLS


def answer_until_killed(path: Path, seconds: float) -> dict[int, int]:
    """The last length of each table's log that was reported; the time runs from the first report."""
    process, reports = start_answering(path)
    with reports:
        first = reports.recv()
        time.sleep(seconds)
        process.kill()
        process.join()
        assert process.exitcode == -signal.SIGKILL
        return dict([first, *everything(reports)])


def everything(reports: Connection) -> Iterator[tuple[int, int]]:
    try:
        while True:
            yield reports.recv()
    except EOFError:
        return


async def lengths(path: Path) -> dict[int, int]:
    async with await SqliteStore.open(path) as store:
        return {record.id: record.entries for record in await store.tables_of(ANN, tuple(Status))}
