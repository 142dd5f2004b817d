"""A process of its own that answers at several tables until it is killed, and reports what is committed."""

import asyncio
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from gamemaster.records import Status
from storage import SqliteStore
from tests.storage.played import ANN, Played, opened_in, secret_delivery, table_delivery

TABLES = 8

# Processes of it start in some milliseconds, as what they import is there already.
processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["tests.storage.answering"])


def start_answering(path: Path) -> tuple[BaseProcess, Connection]:
    """The process, and where it reports (table, number of entries) for each commit that has returned."""
    reader, writer = processes.Pipe(duplex=False)
    process = processes.Process(target=answer_on, args=(path, writer), daemon=True)
    process.start()
    writer.close()
    return process, reader


def answer_on(path: Path, reports: Connection) -> None:
    asyncio.run(_answer_on(path, reports))


async def _answer_on(path: Path, reports: Connection) -> None:
    async with await SqliteStore.open(path) as store:
        tables = [
            Played.read(record, await store.recent_turns(record.id))
            for record in await store.tables_of(ANN, [Status.RUNNING])
        ]
        while len(tables) < TABLES:
            tables.append(await opened_in(store))
        await asyncio.gather(*(_play(store, played, reports) for played in tables))


async def _play(store: SqliteStore, played: Played, reports: Connection) -> None:
    while True:
        number = played.record.entries
        deliveries = (table_delivery(f"{number}"), secret_delivery("A", f"a{number}"))
        change = (
            played.undone()
            if number % 11 == 10 and played.turns[-1].journal
            else played.answered(
                turn_ends=number % 5 == 4, deliveries=deliveries, timers={"remind": 1.0 * number}
            )
        )
        await store.commit(change)
        # One write of a few bytes: it is in the pipe as a whole, or not at all.
        reports.send((played.record.id, played.record.entries))
