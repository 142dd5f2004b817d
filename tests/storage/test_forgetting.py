"""A user who wants to be forgotten."""

from dataclasses import replace

from gamemaster.records import Kind, Message, Purpose, Status
from storage import SqliteStore
from tests.storage.played import ANN, BOB, Played, notice, opened_in, secret_delivery, table_delivery

DELIVERIES = (table_delivery(), secret_delivery("A"), secret_delivery("B"), notice("A", "hello"))


async def ended(store: SqliteStore, status: Status) -> Played:
    played = await opened_in(store, deliveries=DELIVERIES)
    await store.commit(played.answered())
    await store.commit(played.noted(Kind.ABANDONED, status=status))
    for delivery in await store.deliveries_of(played.record.id):
        message = Message(played.record.id, delivery.purpose, delivery.seat, 1, delivery.id, 1, 0, ())
        await store.note_delivered(replace(delivery, wanted=0), message)
    return played


async def test_a_user_is_forgotten_where_the_game_has_ended(store: SqliteStore) -> None:
    over, abandoned, runs = [
        await ended(store, each) for each in (Status.OVER, Status.ABANDONED, Status.RUNNING)
    ]
    assert await store.forget_user(ANN) == 2
    for played in (over, abandoned):
        found = await store.table(played.record.id)
        assert found
        assert found.host == 0
        assert [(each.user, each.name) for each in found.seats[:2]] == [
            (None, "nobody"),
            (BOB, played.record.seats[1].name),
        ]
        left = {(each.purpose, each.seat) for each in await store.messages(played.record.id)}
        assert left == {(Purpose.TABLE, ""), (Purpose.SECRET, "B")}
        left = {(each.purpose, each.seat) for each in await store.deliveries_of(played.record.id)}
        assert left == {(Purpose.TABLE, ""), (Purpose.SECRET, "B")}
        assert await store.turns(played.record.id) == tuple(played.turns)
    assert await store.table(runs.record.id) == runs.record
    assert await store.tables_of(ANN, tuple(Status)) == (runs.record,)
    rows = await store._reader.execute_fetchall(
        "SELECT DISTINCT table_id FROM entries WHERE user = ?", (ANN,)
    )
    assert [table for (table,) in rows] == [runs.record.id]


async def test_forgetting_twice_finds_nothing(store: SqliteStore) -> None:
    await ended(store, Status.OVER)
    assert [await store.forget_user(ANN) for _ in range(2)] == [1, 0]
    assert await store.forget_user(999) == 0


async def test_one_who_was_replaced_is_forgotten_in_the_log(store: SqliteStore) -> None:
    played = await opened_in(store)
    await store.commit(played.replaced(0, 7, "Guest", host=7))
    await store.commit(played.noted(Kind.ABANDONED, status=Status.ABANDONED))
    assert await store.forget_user(ANN) == 1
    assert await store.table(played.record.id) == played.record
