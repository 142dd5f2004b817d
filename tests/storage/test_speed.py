"""No question takes longer because there are more tables; and how the store is."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gamemaster.refusals import Refusal
from storage import SqliteStore, queries
from storage.versions import migrations
from storage.writer import STANDING
from tests.storage.played import Played, opened_in, table_delivery

QUESTIONS = {
    "table": queries.TABLE,
    "tables of": queries.TABLES_OF,
    "tables in": queries.TABLES_IN,
    "turn": queries.TURN,
    "all turns": queries.ALL_TURNS,
    "recent turns": queries.RECENT_TURNS,
    "messages": queries.MESSAGES,
    "due deliveries": queries.DUE_DELIVERIES,
    "deliveries of": queries.DELIVERIES_OF,
    "due timers": queries.DUE_TIMERS,
    "next due": queries.NEXT_DUE,
    "guild": queries.GUILD,
    "fact": queries.FACT,
    "standing": STANDING.replace("?", ":statuses"),
}
VALUES = {
    "table": 1,
    "number": 0,
    "user": 1,
    "channel": 1,
    "statuses": "[1]",
    "now": 1.0,
    "limit": 10,
    "skip": 0,
    "guild": 1,
    "name": "x",
}


@pytest.mark.parametrize("question", QUESTIONS)
async def test_nothing_is_scanned(store: SqliteStore, question: str) -> None:
    plan = await store._reader.execute_fetchall(f"EXPLAIN QUERY PLAN {QUESTIONS[question]}", VALUES)
    steps = [str(row["detail"]) for row in plan]
    # What is scanned may only be the list of statuses, or one that a subquery has made.
    scans = [step for step in steps if step.startswith("SCAN") and "json_each" not in step]
    assert [step for step in scans if "(subquery" not in step and "CONSTANT" not in step] == []
    assert any("SEARCH" in step for step in steps)


async def test_health(
    store: SqliteStore, path: Path, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.commit(played.answered(deliveries=(table_delivery(),)))
    await opened_in(store)
    health = await store.health()
    assert (health.path, health.version, health.locked, health.waiting) == (path, len(migrations()), True, 1)
    assert health.tables == {"running": 2}
    assert health.size > 4096
    assert health.free > 0
    assert health.warning is None
    monkeypatch.setenv("DYNO", "worker.1")
    warned = await store.health()
    assert warned.warning
    assert "Heroku" in warned.warning


@pytest.mark.parametrize("lost", ["deleted", "replaced"])
async def test_files_lost_under_a_running_bot_are_noticed(store: SqliteStore, path: Path, lost: str) -> None:
    with away(path, lost), pytest.raises(Refusal, match="was deleted or replaced under the running bot"):
        await store.health()
    with away(path.with_name(f"{path.name}.lock"), lost):
        assert not (await store.health()).locked
    assert (await store.health()).locked


@contextmanager
def away(file: Path, lost: str) -> Iterator[None]:
    """The file is not at its path, or another one is."""
    kept = file.rename(file.with_name(f"{file.name}.kept"))
    if lost == "replaced":
        file.touch()
    yield
    kept.replace(file)


async def test_an_ephemeral_disk_is_warned_of(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DYNO", "worker.1")
    await (await SqliteStore.open(path)).close()
    assert "every table will be lost" in caplog.text
