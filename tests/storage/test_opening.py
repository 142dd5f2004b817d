"""Opening the file, and refusing to: each refusal is one sentence that says what to do."""

# ruff: noqa: ASYNC240 - a test may block its own loop

import asyncio
import errno
import hashlib
import logging
import os
import random
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from gamemaster.records import Message, Purpose
from storage import DatabaseRefused, SqliteStore
from storage.database import open_database
from storage.lock import ProcessLock
from storage.versions import APPLICATION_ID, MIGRATIONS, migrations
from tests.storage.answering import start_answering
from tests.storage.played import Played, opened_in, table_delivery

NEWEST = len(migrations())
MORE = f"{NEWEST + 1:04}_more.sql"
# Files of these versions are out there: what made them is never edited, and what is new comes after it.
LANDED = {
    "0001_initial.sql": "faefdf07646139dcb7b5269f7ea6e94e10c952eee1139845e9c79084358b1cc9",
    "0002_message_digest.sql": "c2963044422d7af550825c754c981e8e16e964286463e561f0300923727d10f4",
    "0003_content.sql": "0729a5446c71c9d89bdf5806c1eef5ba31a0e5c11b1acddfe68ea9af42b5fc20",
    "0004_message_story.sql": "9da3f9ea02e83cb6858bf69fb95c51364ffb8e0789679a0a786c3a954caabfcc",
}


async def refusal(path: Path) -> str:
    """The sentence with which a path is refused."""
    with pytest.raises(DatabaseRefused) as refused:
        await SqliteStore.open(path, lock_wait=0.0)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


async def filled(path: Path) -> Played:
    """A closed file with a table in it."""
    async with await SqliteStore.open(path) as store:
        played = await opened_in(store)
        for number in range(40):
            await store.commit(played.answered(turn_ends=number % 4 == 3))
    return played


def run_sql(path: Path, script: str) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(script)
    connection.close()


async def test_the_file_has_the_settings_that_keep_it_whole(store: SqliteStore, path: Path) -> None:
    async def told(pragma: str) -> object:
        ((value,),) = await store._database.writer.execute_fetchall(f"PRAGMA {pragma}")
        return value

    assert await told("journal_mode") == "wal"
    assert await told("synchronous") == 2
    assert await told("foreign_keys") == 1
    assert await told("busy_timeout") >= 5000
    assert await told("application_id") == APPLICATION_ID
    assert await told("user_version") == NEWEST


async def test_the_reader_cannot_write(store: SqliteStore) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store._reader.execute_fetchall("DELETE FROM tables")


async def test_what_was_written_is_there_after_opening_anew(path: Path) -> None:
    played = await filled(path)
    async with await SqliteStore.open(path) as store:
        assert await store.table(played.record.id) == played.record
        assert await store.turns(played.record.id) == tuple(played.turns)


async def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.touch()
    async with await SqliteStore.open(path) as store:
        await opened_in(store)


# Refusals of a place


async def test_a_missing_folder(tmp_path: Path) -> None:
    assert "create it" in await refusal(tmp_path / "none" / "tables.sqlite3")
    assert not (tmp_path / "none").exists()


async def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert "is not a file" in await refusal(tmp_path)


@pytest.mark.parametrize("name", ["", ".", ":memory:", "file:tables.sqlite3?mode=memory"])
async def test_no_file_at_all(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "must be the path of a file" in await refusal(Path(name))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/proc/version").exists(), reason="there is no /proc here")
@pytest.mark.parametrize("folder", ["/proc", "/sys"])
async def test_a_place_where_nobody_may_write(folder: str) -> None:
    assert "set DATABASE to another path" in await refusal(Path(folder, "tables.sqlite3"))


async def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    assert "set DATABASE to another path" in await refusal(tmp_path / ("x" * 300))


@pytest.mark.parametrize(
    ("number", "advice"),
    [(errno.EROFS, "read-only disk"), (errno.ENOSPC, "free some space"), (errno.EACCES, "cannot be written")],
)
async def test_what_the_disk_says_of_the_lock_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int, advice: str
) -> None:
    def fails(*_: object, **__: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("filelock.FileLock.acquire", fails)
    assert advice in await refusal(path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
async def test_a_file_that_may_only_be_read(path: Path) -> None:
    await filled(path)
    path.chmod(0o400)
    assert "cannot be written" in await refusal(path)


async def test_a_log_without_its_database(path: Path) -> None:
    """SQLite would throw it away."""
    path.with_name(f"{path.name}-wal").write_bytes(b"the last moves")
    assert "put the database back" in await refusal(path)
    assert path.with_name(f"{path.name}-wal").read_bytes() == b"the last moves"


# Refusals of a file


@pytest.mark.parametrize(
    "content",
    [b"hello, world\n" * 100, random.Random(1).randbytes(20_000), b"SQLite format 3\0", b"{}"],
    ids=["text", "noise", "a head", "two bytes"],
)
async def test_a_file_that_is_no_database(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert await refusal(path)
    assert path.read_bytes() == content


async def test_a_database_of_another_program(path: Path) -> None:
    run_sql(path, "CREATE TABLE tables (id INTEGER PRIMARY KEY)")
    before = path.read_bytes()
    assert "not a database of this bot" in await refusal(path)
    run_sql(path, "PRAGMA user_version = 1")
    assert "not a database of this bot" in await refusal(path)
    assert len(path.read_bytes()) == len(before)


async def test_a_database_of_a_newer_version(path: Path) -> None:
    await filled(path)
    run_sql(path, "PRAGMA user_version = 999")
    assert "update the bot" in await refusal(path)


async def test_a_truncated_file(path: Path) -> None:
    await filled(path)
    whole = path.read_bytes()
    for part in (2, 3, 10):
        path.write_bytes(whole[: len(whole) // part])
        assert "damaged" in await refusal(path)


async def test_a_page_that_was_lost(path: Path) -> None:
    """Any page but the first, which says that it is a database at all."""
    await filled(path)
    whole = path.read_bytes()
    for start in range(4096, len(whole), 4096):
        path.write_bytes(whole[:start] + bytes(4096) + whole[start + 4096 :])
        assert "python -m storage restore" in await refusal(path)


async def test_a_big_file_is_checked_in_part(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    played = await filled(path)
    monkeypatch.setattr("storage.database.CHECKED_WHOLE", 4096)
    monkeypatch.setattr("storage.database.CHECK_SECONDS", -1.0)
    caplog.set_level(logging.INFO)
    async with await SqliteStore.open(path) as store:
        assert "checked in part" in caplog.text
        await store.commit(played.answered())
        assert await store.turns(played.record.id) == tuple(played.turns)


async def test_a_file_that_another_program_writes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.database.BUSY_SECONDS", 0.05)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert "close that program" in await refusal(path)
    other.close()


# One process


async def test_a_second_one_in_this_process_is_refused(store: SqliteStore, path: Path) -> None:
    assert "in use by another process" in await refusal(path)
    await opened_in(store)


async def test_a_second_process_is_refused_until_the_first_one_ends(path: Path) -> None:
    process, reports = start_answering(path)
    try:
        await asyncio.to_thread(reports.recv)
        assert "in use by another process" in await refusal(path)
    finally:
        process.kill()
        process.join()
        reports.close()
    async with await SqliteStore.open(path, lock_wait=0.0) as store:
        await opened_in(store)


async def test_another_name_of_the_file_is_the_same_file(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    assert "in use by another process" in await refusal(link)


async def test_a_process_that_is_being_replaced_is_waited_for(path: Path) -> None:
    first = await SqliteStore.open(path)
    waiting = asyncio.create_task(SqliteStore.open(path, lock_wait=20.0))
    await asyncio.sleep(0.15)
    assert not waiting.done()
    await first.close()
    await (await waiting).close()


async def test_who_gives_up_waiting_holds_nothing(path: Path) -> None:
    first = await SqliteStore.open(path)
    waiting = asyncio.create_task(SqliteStore.open(path, lock_wait=20.0))
    await asyncio.sleep(0.05)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await first.close()
    await (await SqliteStore.open(path, lock_wait=0.0)).close()


async def test_a_refused_file_is_let_go_of(path: Path) -> None:
    path.write_bytes(b"hello, world\n" * 100)
    await refusal(path)
    lock = ProcessLock(path)
    lock.take()
    assert lock.held
    lock.release()


# Migrations


def folder_of(folder: Path, newest: int = NEWEST) -> Path:
    """A folder with the steps up to a version."""
    folder.mkdir()
    for script in MIGRATIONS.iterdir():
        if script.name.endswith(".sql") and int(script.name[:4]) <= newest:
            (folder / script.name).write_text(script.read_text())
    return folder


def test_migrations_that_have_landed_are_as_they_were() -> None:
    found = {
        each.name: hashlib.sha256(each.read_bytes()).hexdigest()
        for each in MIGRATIONS.iterdir()
        if each.name.endswith(".sql")
    }
    assert found == LANDED, "a new migration is added to LANDED; one that is there is never edited"


async def test_a_table_of_the_first_version_goes_on(path: Path) -> None:
    """Its message has no digest yet and its story no beginning, and itself no mark of its content."""
    async with await SqliteStore.open(path) as store:
        played = await opened_in(store, deliveries=(table_delivery(),))
        await store.commit(played.answered())
    for column in ("digest", "told", "since_turn", "since_told"):
        run_sql(path, f"ALTER TABLE messages DROP COLUMN {column}")
    run_sql(path, "ALTER TABLE tables DROP COLUMN content")
    run_sql(path, "PRAGMA user_version = 1")
    run_sql(path, "INSERT INTO messages VALUES (1, 'table', '', 201, 900, 1, 0, '[\"A\"]')")
    assert version_of(path) == 1
    async with await SqliteStore.open(path) as store:
        assert version_of(path) == NEWEST
        message = Message(played.record.id, Purpose.TABLE, "", 201, 900, 1, 0, ("A",))
        assert await store.messages(played.record.id) == (message,)
        await store.commit(played.answered(turn_ends=True, deliveries=(table_delivery(),)))
        (delivery,) = await store.deliveries_of(played.record.id)
        message = replace(message, shown=3, digest="new", told=4, since_turn=2, since_told=1)
        await store.note_delivered(delivery, message)
        assert await store.messages(played.record.id) == (message,)
        assert await store.table(played.record.id) == played.record
        assert await store.turns(played.record.id) == tuple(played.turns)


@pytest.fixture
def one_more(tmp_path: Path) -> Path:
    """The schema of today, and a step that follows it."""
    folder = folder_of(tmp_path / "steps")
    (folder / MORE).write_text(
        "ALTER TABLE seats ADD COLUMN deputy INTEGER;\nCREATE TABLE more (id INTEGER);"
    )
    return folder


async def test_a_migration_copies_the_file_first(path: Path, one_more: Path) -> None:
    played = await filled(path)
    database = await open_database(path, lock_wait=0.0, folder=one_more)
    await database.close()
    assert version_of(path) == NEWEST + 1
    copy = path.with_name(f"{path.name}.version-{NEWEST}")
    assert version_of(copy) == NEWEST
    async with await SqliteStore.open(copy) as store:
        assert await store.turns(played.record.id) == tuple(played.turns)


async def test_nothing_is_copied_where_nothing_changes(path: Path, one_more: Path) -> None:
    for _ in range(2):
        await (await open_database(path, lock_wait=0.0, folder=one_more)).close()
    assert {each.name for each in path.parent.iterdir()} == {path.name, f"{path.name}.lock", "steps"}


@pytest.mark.parametrize(
    ("script", "advice"),
    [
        ("CREATE TABLE half (id INTEGER);\nALTER TABLE nowhere ADD COLUMN x;", "nowhere"),
        ("INSERT INTO timers VALUES (99, 'remind', 1.0);", "belong to nothing"),
    ],
    ids=["a wrong statement", "rows that belong to nothing"],
)
async def test_a_migration_that_fails_changes_nothing(
    path: Path, one_more: Path, script: str, advice: str
) -> None:
    played = await filled(path)
    (one_more / MORE).write_text(script)
    with pytest.raises(DatabaseRefused, match=advice):
        await open_database(path, lock_wait=0.0, folder=one_more)
    assert version_of(path) == NEWEST
    async with await SqliteStore.open(path, lock_wait=0.0) as store:
        assert await store.turns(played.record.id) == tuple(played.turns)
        tables = await store._reader.execute_fetchall("SELECT name FROM sqlite_schema WHERE name = 'half'")
        assert list(tables) == []


def version_of(path: Path) -> int:
    connection = sqlite3.connect(path)
    ((version,),) = connection.execute("PRAGMA user_version")
    connection.close()
    return int(version)
