"""A row that cannot be read is named, hurts no other, and tells nothing of what is in it."""

import logging
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import pytest

from gamemaster.records import GuildSettings, Message, Purpose, Status, Timer
from storage import BrokenRow, SqliteStore
from tests.storage.played import ANN, CHANNEL, GUILD, Played, notice, opened_in, table_delivery

LATE = 1e10


@dataclass
class Ward:
    """Two tables, of which the first is about to be damaged."""

    store: SqliteStore
    path: Path
    ill: Played
    sound: Played

    def damage(self, statement: str) -> None:
        other = sqlite3.connect(self.path)
        other.execute(statement)
        other.commit()
        other.close()


@pytest.fixture
async def ward(store: SqliteStore, path: Path) -> Ward:
    ward = Ward(store, path, await opened_in(store), await opened_in(store))
    for played in (ward.ill, ward.sound):
        await store.commit(played.answered(deliveries=(table_delivery(),), timers={"remind": 5.0}))
    return ward


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (
            "UPDATE tables SET options = 'secret{' WHERE id = 1",
            "tables with id 1 cannot be read: its options",
        ),
        ("UPDATE tables SET options = '[1]' WHERE id = 1", "its options is broken"),
        ("UPDATE tables SET seed = CAST(x'ff736563726574' AS TEXT) WHERE id = 1", "its seed is broken"),
        ("UPDATE seats SET name = CAST(x'ff736563726574' AS TEXT) WHERE table_id = 1", "row of seats"),
    ],
)
async def test_a_broken_table(ward: Ward, caplog: pytest.LogCaptureFixture, damage: str, named: str) -> None:
    ward.damage(damage)
    with pytest.raises(BrokenRow, match=named) as error:
        await ward.store.table(1)
    assert "secret" not in str(error.value)
    assert error.value.__cause__ is None
    assert await ward.store.table(2) == ward.sound.record
    assert await ward.store.tables_of(ANN, tuple(Status)) == (ward.sound.record,)
    assert await ward.store.tables_in(CHANNEL, tuple(Status)) == (ward.sound.record,)
    assert named in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (
            "UPDATE turns SET checkpoint = CAST(x'ff736563726574' AS TEXT)",
            "row of turns with number 0 of table 1",
        ),
        ("UPDATE entries SET answer = 'secret' WHERE nth = 1", "row of entries.* its answer"),
        ("UPDATE entries SET answer = '{\"secret\": 1}' WHERE nth = 1", "row of entries.* its answer"),
        ("UPDATE events SET audience = 'secret'", "row of events.* its audience"),
        ("UPDATE events SET body = CAST(x'ff736563726574' AS TEXT)", "row of events"),
    ],
)
async def test_a_broken_turn(ward: Ward, damage: str, named: str) -> None:
    ward.damage(f"{damage} {'AND' if 'WHERE' in damage else 'WHERE'} table_id = 1")
    for read in (ward.store.turns, ward.store.recent_turns):
        with pytest.raises(BrokenRow, match=named) as error:
            await read(1)
        assert "secret" not in str(error.value)
        assert await read(2) == tuple(ward.sound.turns)


async def test_a_broken_delivery_is_set_aside(ward: Ward, caplog: pytest.LogCaptureFixture) -> None:
    ward.damage("UPDATE deliveries SET purpose = 'secrets' WHERE table_id = 1")
    ward.damage("DELETE FROM timers")
    (found,) = await ward.store.due_deliveries(LATE, 1)
    assert found.table == 2
    assert "row of deliveries with id 1 of table 1 cannot be read: its purpose is broken" in caplog.text
    await ward.store.note_delivered(found, None)
    # Else whoever waits for what is due next would ask for ever.
    assert await ward.store.next_due() is None
    assert await ward.store.deliveries_of(1) == ()


async def test_many_broken_deliveries_keep_no_other_waiting(ward: Ward) -> None:
    await ward.store.commit(
        ward.ill.answered(deliveries=tuple(notice("A", str(number)) for number in range(9)))
    )
    await ward.store.commit(ward.sound.answered(deliveries=(notice("A", "hello"),)))
    ward.damage("UPDATE deliveries SET purpose = 'secrets' || id WHERE table_id = 1")
    found = await ward.store.due_deliveries(LATE, 2)
    assert [each.table for each in found] == [2, 2]


async def test_a_broken_timer_is_set_aside(ward: Ward) -> None:
    ward.damage("UPDATE timers SET kind = CAST(x'ff' AS TEXT) WHERE table_id = 1")
    ward.damage("DELETE FROM deliveries")
    timer = Timer(2, "remind", 5.0)
    assert await ward.store.due_timers(LATE, 10) == (timer,)
    await ward.store.stop_timer(timer)
    assert await ward.store.next_due() is None


async def test_a_broken_message_is_left_out(ward: Ward, caplog: pytest.LogCaptureFixture) -> None:
    message = Message(1, Purpose.TABLE, "", 1, 1, 1, 0, ())
    (delivery, _) = await ward.store.due_deliveries(LATE, 10)
    await ward.store.note_delivered(delivery, message)
    ward.damage("UPDATE messages SET waited = '7'")
    with caplog.at_level(logging.ERROR):
        assert await ward.store.messages(1) == ()
    assert "its waited is broken" in caplog.text


async def test_broken_settings_and_facts(ward: Ward) -> None:
    await ward.store.save_guild_settings(GuildSettings(GUILD))
    await ward.store.remember("hash", "x")
    ward.damage("UPDATE guilds SET threads = 7")
    ward.damage("UPDATE facts SET value = CAST(x'ff' AS TEXT)")
    with pytest.raises(BrokenRow, match="its threads"):
        await ward.store.guild_settings(GUILD)
    with pytest.raises(BrokenRow, match="its value"):
        await ward.store.recall("hash")
