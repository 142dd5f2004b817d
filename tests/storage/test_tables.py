"""Tables, turns, guilds and facts, as they are written and read again."""

import json
from dataclasses import replace

import pytest

from gamemaster.ports import StaleTable, Store
from gamemaster.records import Change, EventRow, GuildSettings, Kind, SeatRecord, Status
from storage import SqliteStore
from tests.storage.played import ANN, BOB, CHANNEL, CLEO, GUILD, THREAD, Played, opened_in

ALL = tuple(Status)


async def test_it_is_a_store(store: SqliteStore) -> None:
    port: Store = store
    assert port is store


async def test_a_table_is_read_as_it_was_written(store: SqliteStore, played: Played) -> None:
    assert await store.table(played.record.id) == played.record


async def test_tables_are_numbered_from_one(store: SqliteStore) -> None:
    assert [(await opened_in(store)).record.id for _ in range(3)] == [1, 2, 3]


async def test_a_table_without_guild_thread_and_seats(store: SqliteStore) -> None:
    bare = Played(guild=None, thread=None, seats=(), options={}, status=Status.LOBBY)
    number = await store.open_table(bare.opened())
    assert await store.table(number) == replace(bare.record, id=number)


async def test_there_is_no_table_of_an_unknown_number(store: SqliteStore) -> None:
    for number in (0, -1, 7, 2**62):
        assert await store.table(number) is None
        assert await store.turn(number, 0) is None
        assert await store.turns(number) == await store.recent_turns(number) == ()
        assert await store.messages(number) == await store.deliveries_of(number) == ()


async def test_a_change_of_an_unknown_table_is_stale(store: SqliteStore, played: Played) -> None:
    change = played.answered()
    with pytest.raises(StaleTable):
        await store.commit(replace(change, record=replace(change.record, id=7)))


async def test_a_change_that_comes_too_late_writes_nothing(store: SqliteStore, played: Played) -> None:
    late = played.answered()
    await store.commit(late)
    before = await store.turns(played.record.id)
    with pytest.raises(StaleTable):
        await store.commit(late)
    assert await store.turns(played.record.id) == before
    assert await store.table(played.record.id) == played.record


async def test_a_change_that_comes_too_early_writes_nothing(store: SqliteStore, played: Played) -> None:
    played.answered()
    with pytest.raises(StaleTable):
        await store.commit(played.answered())
    assert [turn.journal for turn in await store.turns(played.record.id)] == [()]


async def test_a_change_that_contradicts_itself_is_a_bug(store: SqliteStore, played: Played) -> None:
    change = played.answered()
    with pytest.raises(ValueError, match="number of entries"):
        await store.commit(replace(change, record=replace(change.record, entries=7)))
    with pytest.raises(ValueError, match="among the turns"):
        await store.commit(replace(change, turns=()))
    await store.commit(change)


async def test_seats_are_replaced_by_those_of_the_record(store: SqliteStore, played: Played) -> None:
    fewer = (SeatRecord("B", CLEO, "Cleo"),)
    more = (*fewer, SeatRecord("D", None, "a bot"), SeatRecord("A", ANN, ""))
    for seats in (fewer, more, ()):
        await store.commit(played.noted(Kind.JOINED, seats=seats))
        found = await store.table(played.record.id)
        assert found
        assert found.seats == seats


async def test_tables_of_a_user(store: SqliteStore) -> None:
    sits, hosts, over = await opened_in(store), await opened_in(store), await opened_in(store)
    await store.commit(sits.replaced(1, CLEO, "Cleo"))
    await store.commit(hosts.noted(Kind.REPLACED, host=CLEO))
    await store.commit(over.replaced(1, CLEO, "Cleo"))
    await store.commit(over.noted(Kind.ABANDONED, status=Status.OVER, outcome="{}", changed_at=5000.0))
    assert await store.tables_of(CLEO, ALL) == (over.record, hosts.record, sits.record)
    assert await store.tables_of(CLEO, [Status.RUNNING, Status.LOBBY]) == (hosts.record, sits.record)
    assert await store.tables_of(BOB, [Status.RUNNING]) == (hosts.record,)
    assert await store.tables_of(CLEO, []) == await store.tables_of(999, ALL) == ()


async def test_tables_in_a_channel_or_thread(store: SqliteStore) -> None:
    here = await opened_in(store)
    elsewhere = await opened_in(store)
    await store.commit(elsewhere.noted(Kind.STARTED, channel=7, thread=None, changed_at=9000.0))
    assert await store.tables_in(CHANNEL, ALL) == await store.tables_in(THREAD, ALL) == (here.record,)
    assert await store.tables_in(7, ALL) == (elsewhere.record,)
    assert await store.tables_in(7, [Status.LOBBY]) == ()


async def test_turns_are_read_as_they_were_written(store: SqliteStore, played: Played) -> None:
    for ends in (False, True, True, False, False):
        await store.commit(played.answered(turn_ends=ends))
    assert await store.turns(played.record.id) == tuple(played.turns)
    assert await store.turn(played.record.id, 1) == played.turns[1]
    assert await store.turn(played.record.id, 3) is None
    assert await store.recent_turns(played.record.id) == tuple(played.turns[2:])


async def test_many_answers_and_turns_in_one_change(store: SqliteStore, played: Played) -> None:
    """The bot plays some seats: their answers are of the same change."""
    first, second = played.answered(turn_ends=True), played.answered()
    both = Change(
        second.record, first.expected, first.entries + second.entries, (first.turns[0], *second.turns)
    )
    await store.commit(both)
    assert await store.turns(played.record.id) == tuple(played.turns)


async def test_events_of_a_turn_are_replaced(store: SqliteStore, played: Played) -> None:
    change = played.answered()
    told = (EventRow((), "[]"), EventRow(None, '"\u2028 ẞ \\u0000"'), EventRow(("A",), "{}"))
    for events in (told, told[:1], (), told[::-1]):
        turns = (replace(change.turns[0], told=events),)
        await store.commit(replace(change, turns=turns))
        found = await store.turn(played.record.id, 0)
        assert found
        assert found.told == events
        entries = change.record.entries
        change = replace(
            change, entries=(), expected=entries, record=replace(change.record, entries=entries), turns=turns
        )


async def test_recent_turns_begin_with_the_last_answer_that_counts(
    store: SqliteStore, played: Played
) -> None:
    table = played.record.id
    assert await store.recent_turns(table) == tuple(played.turns)
    for _ in range(3):
        await store.commit(played.answered(turn_ends=True))
    assert [turn.number for turn in await store.recent_turns(table)] == [2, 3]
    await store.commit(played.undone())
    assert [turn.number for turn in await store.recent_turns(table)] == [1, 2]


async def test_guild_settings(store: SqliteStore) -> None:
    assert await store.guild_settings(GUILD) == GuildSettings(GUILD)
    for settings in (
        GuildSettings(GUILD, 0, False),
        GuildSettings(GUILD, 48, True),
        GuildSettings(7, 1, False),
    ):
        await store.save_guild_settings(settings)
        assert await store.guild_settings(settings.guild) == settings


async def test_facts(store: SqliteStore) -> None:
    assert await store.recall("hash") is None
    for value in ("one", "", json.dumps({"two": 2})):
        await store.remember("hash", value)
        assert await store.recall("hash") == value
    assert await store.recall("Hash") is None
