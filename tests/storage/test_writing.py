"""Many at once, cancelled, stale, on a disk that fails: each is written whole or not at all."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from gamemaster.ports import StaleTable
from gamemaster.records import Kind, SeatRecord, Timer
from gamemaster.refusals import NoRoom
from storage import SqliteStore
from storage.inspection import inspect
from tests.storage.played import Played, notice, opened_in


@contextmanager
def broken_trigger(path: Path, table: int) -> Iterator[None]:
    """The log of one table cannot be written."""
    other = sqlite3.connect(path)
    other.execute(
        f"CREATE TRIGGER broken BEFORE INSERT ON entries WHEN NEW.table_id = {table} "
        "BEGIN SELECT raise(ABORT, 'it broke'); END"
    )
    yield
    other.execute("DROP TRIGGER broken")
    other.close()


async def check(store: SqliteStore, *tables: Played) -> None:
    for played in tables:
        assert await store.table(played.record.id) == played.record
        assert await store.turns(played.record.id) == tuple(played.turns)


async def test_of_fifty_that_answer_at_once_one_is_written(store: SqliteStore, played: Played) -> None:
    change = played.answered()
    results = await asyncio.gather(*(store.commit(change) for _ in range(50)), return_exceptions=True)
    assert [result for result in results if result is None] == [None]
    assert sum(isinstance(result, StaleTable) for result in results) == 49
    await check(store, played)


async def test_changes_of_many_tables_share_transactions(store: SqliteStore) -> None:
    tables = [await opened_in(store) for _ in range(32)]
    statements: list[str] = []
    await store._database.writer.set_trace_callback(statements.append)
    await asyncio.gather(*(store.commit(played.answered(turn_ends=True)) for played in tables))
    assert sum(statement.startswith("COMMIT") for statement in statements) <= 2
    await check(store, *tables)


async def test_cursors_are_closed_where_they_ran(
    store: SqliteStore, path: Path, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is dropped in the loop's thread resets its statement, which may be running again."""
    db = store._database.writer
    made: list[aiosqlite.Cursor] = []
    executemany = db.executemany

    async def kept(*statement: Any) -> aiosqlite.Cursor:
        made.append(await executemany(*statement))
        return made[-1]

    monkeypatch.setattr(db, "executemany", kept)
    await store.commit(played.answered(deliveries=(notice("A", "one"),)))
    with broken_trigger(path, played.record.id), pytest.raises(sqlite3.IntegrityError):
        await store.commit(played.answered())
    assert len(made) > 5
    for cursor in made:
        with pytest.raises(sqlite3.ProgrammingError, match="closed cursor"):
            await cursor.fetchall()


async def test_tables_opened_at_once_have_numbers_of_their_own(store: SqliteStore) -> None:
    tables = await asyncio.gather(*(opened_in(store) for _ in range(20)))
    assert {played.record.id for played in tables} == set(range(1, 21))
    await check(store, *tables)


async def test_stale_ones_fail_alone(store: SqliteStore) -> None:
    good, late = await opened_in(store), await opened_in(store)
    await store.commit(stale := late.answered())
    results = await asyncio.gather(
        store.commit(good.answered()), store.commit(stale), opened_in(store), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), StaleTable, Played]
    await check(store, good, late)


async def test_a_second_change_is_checked_against_what_the_first_one_leaves(
    store: SqliteStore, played: Played
) -> None:
    changes = [played.answered(), played.answered(turn_ends=True), played.undone(), played.answered()]
    await asyncio.gather(*(store.commit(change) for change in changes))
    await check(store, played)


async def test_one_that_cannot_be_written_fails_alone(store: SqliteStore, path: Path) -> None:
    good, bad, other = [await opened_in(store) for _ in range(3)]
    before = bad.record
    with broken_trigger(path, bad.record.id):
        results = await asyncio.gather(
            *(store.commit(played.answered()) for played in (good, bad, other)), return_exceptions=True
        )
    assert [type(result) for result in results] == [type(None), sqlite3.IntegrityError, type(None)]
    await check(store, good, other)
    assert await store.table(bad.record.id) == before


@pytest.mark.parametrize(
    "name", ["\ud800", 2**63, object()], ids=["half a character", "a number", "an object"]
)
async def test_values_that_sqlite_does_not_know_fail_alone(store: SqliteStore, name: str) -> None:
    good, bad = await opened_in(store), await opened_in(store)
    change = bad.noted(Kind.JOINED, seats=(SeatRecord("A", 1, name),))
    change = replace(change, record=replace(change.record, seed=name))
    results = await asyncio.gather(
        store.commit(good.answered()), store.commit(change), return_exceptions=True
    )
    assert results[0] is None
    assert isinstance(results[1], Exception)
    assert not isinstance(results[1], StaleTable)
    await check(store, good)
    assert (await store.turns(bad.record.id))[0].journal == ()


async def test_the_key_of_the_log_is_the_last_guard(store: SqliteStore, path: Path, played: Played) -> None:
    """Even where the table's row lies about how long the log is."""
    await store.commit(played.answered())
    with sqlite3.connect(path) as other:
        other.execute("UPDATE tables SET entries = 1")
    other.close()
    late = replace(played.answered(), expected=1)
    late = replace(late, record=replace(late.record, entries=2))
    with pytest.raises(StaleTable):
        await store.commit(late)


async def test_a_full_disk_leaves_nothing_half_written(store: SqliteStore) -> None:
    tables = [await opened_in(store) for _ in range(4)]
    before = [played.record for played in tables]
    await limit_pages(store, 1)
    huge = notice("A", "x" * 200_000)
    results = await asyncio.gather(
        *(
            # SQLite has rolled back by itself when it comes to the timers.
            store.commit(played.answered(turn_ends=True, deliveries=(huge,), timers={"remind": 5.0}))
            for played in tables
        ),
        return_exceptions=True,
    )
    assert {type(result) for result in results} == {NoRoom}
    for record in before:
        assert await store.table(record.id) == record
        assert [turn.journal for turn in await store.turns(record.id)] == [()]
        assert await store.deliveries_of(record.id) == ()
    assert await store.due_timers(10.0, 10) == ()


async def test_a_full_disk_is_told_to_all_of_a_transaction(store: SqliteStore) -> None:
    small, big = await opened_in(store), await opened_in(store)
    before = small.record
    pages = await store._database.writer.execute_fetchall("PRAGMA page_count")
    await limit_pages(store, next(iter(pages))[0] + 20)
    results = await asyncio.gather(
        store.commit(small.answered()),
        store.commit(big.answered(deliveries=(notice("A", "x" * 200_000),))),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [NoRoom] * 2
    assert await store.table(small.record.id) == before


async def test_the_store_goes_on_when_there_is_room_again(store: SqliteStore, path: Path) -> None:
    played = await opened_in(store)
    await limit_pages(store, 1)
    change = played.answered(deliveries=(notice("A", "x" * 200_000),))
    with pytest.raises(NoRoom, match="full, so nothing was changed"):
        await store.commit(change)
    await limit_pages(store, 2**30)
    await store.commit(change)
    await check(store, played)
    assert inspect(path).problems == ()


async def limit_pages(store: SqliteStore, most: int) -> None:
    """SQLite says "disk full" where the file would need more pages (than it has, where that is less)."""
    await store._database.writer.execute_fetchall(f"PRAGMA max_page_count = {most}")


@pytest.mark.parametrize("steps", range(12))
async def test_a_cancelled_caller_breaks_nothing(store: SqliteStore, path: Path, steps: int) -> None:
    leaves, stays = await opened_in(store), await opened_in(store)
    before = leaves.record
    task = asyncio.create_task(store.commit(leaves.answered()))
    other = asyncio.create_task(store.commit(stays.answered()))
    await loop_steps(steps)
    task.cancel()
    result = (await asyncio.gather(task, return_exceptions=True))[0]
    await other
    found = await store.table(leaves.record.id)
    if result is None:
        assert found == leaves.record
    assert found in ([before, leaves.record] if steps else [before])
    await check(store, stays)
    assert inspect(path).problems == ()


async def test_who_is_cancelled_while_waiting_in_line_writes_nothing(
    store: SqliteStore, played: Played
) -> None:
    first = asyncio.create_task(store.commit(played.answered()))
    after_first = played.record
    second = asyncio.create_task(store.commit(played.answered()))
    await loop_steps(3)
    second.cancel()
    await first
    await asyncio.gather(second, return_exceptions=True)
    await store.remember("later", "than both")
    assert await store.table(played.record.id) == after_first


@pytest.mark.parametrize("steps", range(12))
async def test_a_cancelled_writer_breaks_nothing(store: SqliteStore, path: Path, steps: int) -> None:
    """As when everything is being stopped: nobody is told that something is written which is not."""
    tables = [await opened_in(store) for _ in range(3)]
    tasks = [asyncio.create_task(store.commit(played.answered())) for played in tables]
    await loop_steps(steps)
    if store._writer._task:
        store._writer._task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for played, result in zip(tables, results, strict=True):
        assert result is None or isinstance(result, asyncio.CancelledError)
        if result is None:
            await check(store, played)
    assert inspect(path).problems == ()
    await check(store, await opened_in(store))


async def loop_steps(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)
        if number > 6:
            await asyncio.sleep(0.0001)


async def test_nothing_runs_while_nothing_waits(store: SqliteStore, played: Played) -> None:
    await store.commit(played.answered())
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_timer_of_no_table_is_refused_alone(store: SqliteStore, played: Played) -> None:
    results = await asyncio.gather(
        store.set_timer(Timer(7, "remind", 1.0)), store.commit(played.answered()), return_exceptions=True
    )
    assert [type(result) for result in results] == [sqlite3.IntegrityError, type(None)]


async def test_closing_waits_for_what_is_being_written(path: Path) -> None:
    store = await SqliteStore.open(path)
    played = await opened_in(store)
    task = asyncio.create_task(store.commit(played.answered()))
    await asyncio.sleep(0)
    await store.close()
    await task
    async with await SqliteStore.open(path) as again:
        await check(again, played)


async def test_a_closed_store_says_so(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.close()
    with pytest.raises(RuntimeError, match="closed"):
        await store.remember("a", "b")


async def test_what_is_being_written_is_not_read_before_it_is_committed(
    store: SqliteStore, played: Played
) -> None:
    task = asyncio.create_task(store.commit(played.answered()))
    seen = set()
    while not task.done():
        found = await store.table(played.record.id)
        assert found
        seen.add(found.entries)
    await task
    assert seen <= {1, 2}
    await check(store, played)
