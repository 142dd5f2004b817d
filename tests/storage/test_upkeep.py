"""`python -m storage`: backups, restoring, checking."""

# ruff: noqa: ASYNC240 - a test may block its own loop

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from storage import SqliteStore
from storage.__main__ import main
from storage.upkeep import backup
from storage.versions import migrations
from tests.storage.played import Played, opened_in, table_delivery


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No .env of this project, and no DATABASE of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE", raising=False)


async def filled(path: Path) -> Played:
    async with await SqliteStore.open(path) as store:
        return await answered_in(store)


async def answered_in(store: SqliteStore) -> Played:
    played = await opened_in(store, deliveries=(table_delivery(),))
    for _ in range(20):
        await store.commit(played.answered())
    return played


async def check(path: Path, played: Played) -> None:
    async with await SqliteStore.open(path) as store:
        assert await store.table(played.record.id) == played.record
        assert await store.turns(played.record.id) == tuple(played.turns)


def run(*arguments: str | Path) -> int:
    return main([str(each) for each in arguments])


def refused(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """The one sentence of a command that fails."""
    capsys.readouterr()
    assert run(*arguments) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.endswith(".\n")
    return printed.err


# Backup


async def test_a_backup_while_the_bot_runs(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    played = await answered_in(store)
    target = tmp_path / "copy.sqlite3"
    assert run("--database", path, "backup", target) == 0
    await check(target, played)


async def test_a_backup_during_writes_is_of_one_moment(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    played = await opened_in(store)
    going = True

    async def play() -> None:
        while going:
            await store.commit(played.answered())

    task = asyncio.create_task(play())
    await asyncio.sleep(0.01)
    before = [await asyncio.to_thread(backup, path, tmp_path / f"{number}.sqlite3") for number in range(5)]
    going = False
    await task
    lengths = []
    for copy in before:
        assert run("--database", copy, "check") == 0
        async with await SqliteStore.open(copy) as copied:
            found = await copied.table(played.record.id)
            assert found
            lengths.append(found.entries)
    assert lengths == sorted(lengths)
    assert lengths[-1] > 1


async def test_a_backup_has_a_name_of_its_own(path: Path, tmp_path: Path) -> None:
    played = await filled(path)
    (tmp_path / "backups").mkdir()
    assert run("--database", path, "backup") == run("--database", path, "backup", tmp_path / "backups") == 0
    copies = [*tmp_path.glob("*.backup-*"), *tmp_path.glob("backups/*")]
    assert len(copies) == 2
    for copy in copies:
        await check(copy, played)


async def test_a_backup_is_one_plain_file(path: Path, tmp_path: Path) -> None:
    await filled(path)
    path.chmod(0o600)
    backup(path, tmp_path / "copy")
    assert not [each.name for each in tmp_path.iterdir() if each.name.startswith((".", "copy-"))]
    assert (tmp_path / "copy").read_bytes()[18:20] == b"\x01\x01"  # needs no log beside it
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("page", [2, -1], ids=["an early page", "the last page"])
async def test_a_backup_replaces_the_one_before_or_leaves_it(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], page: int
) -> None:
    played = await filled(path)
    target = tmp_path / "copy.sqlite3"
    target.write_bytes(b"the one before")
    stray = tmp_path / "copy.sqlite3-wal"
    async with await SqliteStore.open(tmp_path / "other.sqlite3") as other:
        await opened_in(other)
        stray.write_bytes((tmp_path / "other.sqlite3-wal").read_bytes())
    whole = path.read_bytes()
    path.write_bytes(without(whole, page))
    assert str(path) in refused(capsys, "--database", path, "backup", target)
    assert target.read_bytes() == b"the one before"
    path.write_bytes(whole)
    assert run("--database", path, "backup", target) == 0
    await check(target, played)


def without(whole: bytes, page: int) -> bytes:
    """A file of which one page was lost."""
    start = page % (len(whole) // 4096) * 4096
    return whole[:start] + bytes(4096) + whole[start + 4096 :]


async def test_backups_that_are_refused(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "There is no file" in refused(capsys, "--database", path, "backup")
    assert list(tmp_path.iterdir()) == []
    await filled(path)
    assert "is the database itself" in refused(capsys, "--database", path, "backup", path)
    assert "There is no folder" in refused(capsys, "--database", path, "backup", tmp_path / "none" / "copy")
    assert "cannot be" in refused(capsys, "--database", path, "backup", "/proc/copy")
    path.write_bytes(b"")
    assert "not a database of this bot" in refused(capsys, "--database", path, "backup")


# Restore


async def test_restoring_keeps_the_replaced_file(path: Path, tmp_path: Path) -> None:
    played = await filled(path)
    copy = backup(path, None)
    async with await SqliteStore.open(path) as store:
        later = await opened_in(store)
    assert run("--database", path, "restore", copy) == 0
    await check(path, played)
    async with await SqliteStore.open(path) as store:
        assert await store.table(later.record.id) is None
    (kept,) = tmp_path.glob("*.replaced-*")
    await check(kept, later)
    await check(copy, played)


async def test_restoring_a_file_that_was_left_open_by_a_crash(path: Path, tmp_path: Path) -> None:
    """Its last changes are in the log beside it: they are kept, and not played into the other file."""
    played = await filled(path)
    copy = backup(path, None)
    async with await SqliteStore.open(path) as store:
        later = await opened_in(store)
        crashed = tmp_path / "crashed"
        crashed.mkdir()
        for part in ("", "-wal"):
            (crashed / f"{path.name}{part}").write_bytes((tmp_path / f"{path.name}{part}").read_bytes())
    assert run("--database", crashed / path.name, "restore", copy) == 0
    await check(crashed / path.name, played)
    (kept,) = [each for each in crashed.iterdir() if "replaced" in each.name]
    await check(kept, later)


async def test_restoring_over_a_damaged_file(path: Path, tmp_path: Path) -> None:
    played = await filled(path)
    copy = backup(path, None)
    path.write_bytes(b"garbage")
    path.with_name(f"{path.name}-wal").write_bytes(b"more garbage")
    assert run("--database", path, "restore", copy) == 0
    await check(path, played)
    kept = {each.read_bytes() for each in tmp_path.glob("*.replaced-*")}
    assert kept == {b"garbage", b"more garbage"}


async def test_restoring_where_only_a_log_was_left(path: Path, tmp_path: Path) -> None:
    played = await filled(path)
    new = tmp_path / "new.sqlite3"
    stray = new.with_name(f"{new.name}-wal")
    async with await SqliteStore.open(tmp_path / "other.sqlite3") as other:
        await opened_in(other)
        stray.write_bytes((tmp_path / "other.sqlite3-wal").read_bytes())
    assert run("--database", new, "restore", path) == 0
    await check(new, played)
    assert list(tmp_path.glob("new.sqlite3.replaced-*-wal"))


async def test_restoring_where_there_was_nothing(path: Path, tmp_path: Path) -> None:
    played = await filled(path)
    assert run("--database", tmp_path / "new.sqlite3", "restore", path) == 0
    await check(tmp_path / "new.sqlite3", played)


async def test_restoring_is_refused_while_the_bot_runs(
    store: SqliteStore, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = await answered_in(store)
    copy = backup(path, None)
    assert "in use by another process" in refused(capsys, "--database", path, "restore", copy)
    await store.commit(played.answered())
    assert await store.turns(played.record.id) == tuple(played.turns)


async def test_restores_that_are_refused(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = await filled(path)
    bad = tmp_path / "bad.sqlite3"
    assert "There is no file" in refused(capsys, "--database", path, "restore", bad)
    assert "is the database itself" in refused(capsys, "--database", path, "restore", path)
    assert "is not a file" in refused(capsys, "--database", path, "restore", tmp_path)
    whole = path.read_bytes()
    bad.write_bytes(without(whole, 2))
    assert "damaged" in refused(capsys, "--database", path, "restore", bad)
    bad.write_bytes(b"hello, world\n" * 100)
    assert "not a database of this bot" in refused(capsys, "--database", path, "restore", bad)
    bad.write_bytes(whole)
    with sqlite3.connect(bad) as other:
        other.execute("PRAGMA user_version = 999")
    other.close()
    assert "newer version" in refused(capsys, "--database", path, "restore", bad)
    await check(path, played)
    assert not list(tmp_path.glob("*.replaced-*"))


# Check


async def test_check_tells_what_there_is(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await filled(path)
    assert run("--database", path, "check") == 0
    told = capsys.readouterr().out
    version = f"version: {len(migrations())}"
    for line in ("in use: no", version, "tables running: 1", "log entries: 21", "deliveries waiting: 1"):
        assert f"{line}\n" in told
    assert told.endswith("\nsound\n")


async def test_check_while_the_bot_runs(
    store: SqliteStore, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await answered_in(store)
    assert run("--database", path, "check") == 0
    assert "in use: yes" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        ("UPDATE tables SET entries = 7", "should have 7 log entries"),
        ("DELETE FROM entries WHERE nth = 3", "numbered without gaps"),
        ("UPDATE turns SET answers = 5", "and 20 count by its log"),
        ("UPDATE tables SET options = '{'", "row of tables with id 1"),
        ("UPDATE entries SET answer = '[]' WHERE nth = 1", "row of entries"),
        ("UPDATE deliveries SET purpose = 'x'", "row of deliveries"),
        (
            "PRAGMA foreign_keys = 0; INSERT INTO timers VALUES (9, 'x', 1.0)",
            "timers belongs to no row of tables",
        ),
    ],
)
async def test_check_finds(path: Path, capsys: pytest.CaptureFixture[str], damage: str, finding: str) -> None:
    await filled(path)
    other = sqlite3.connect(path)
    other.executescript(damage)
    other.close()
    assert run("--database", path, "check") == 1
    told = capsys.readouterr().out
    assert finding in told
    assert told.endswith("\nproblems found\n")


async def test_check_of_a_damaged_file(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await filled(path)
    whole = path.read_bytes()
    for start in range(4096, len(whole), 4096):
        path.write_bytes(whole[:start] + os.urandom(4096) + whole[start + 4096 :])
        assert run("--database", path, "check") == 1
    capsys.readouterr()


# The command line


def test_the_database_is_named_by_the_environment(path: Path) -> None:
    asyncio.run(filled(path))
    result = subprocess.run(
        [sys.executable, "-m", "storage", "check"],
        env={**os.environ, "DATABASE": str(path), "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert str(path) in result.stdout


async def test_the_database_is_named_by_a_file_of_settings(path: Path, tmp_path: Path) -> None:
    await filled(path)
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN=secret\nDATABASE={path}\n")
    assert run("check") == 0


@pytest.mark.parametrize("arguments", [[], ["burn"], ["restore"], ["check", "--fast"]])
def test_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m storage" in capsys.readouterr().err
