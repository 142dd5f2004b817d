"""What is still to be shown, its messages, and timers."""

from dataclasses import replace

import pytest

from gamemaster.records import Delivery, Kind, Message, Purpose, Timer
from storage import SqliteStore
from tests.storage.played import Played, notice, opened_in, secret_delivery, table_delivery

LATE = 1e10


def message_of(delivery: Delivery, message: int = 900, **parts: object) -> Message:
    plain = Message(
        delivery.table, delivery.purpose, delivery.seat, 201, message, delivery.wanted, 0, ("A", "B")
    )
    return replace(plain, **parts)


async def only(store: SqliteStore) -> Delivery:
    (delivery,) = await store.due_deliveries(LATE, 10)
    return delivery


async def test_a_delivery_is_due_at_once_though_the_clock_was_put_back(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery("nonce"),))
    before = played.record.changed_at - 500.0
    expected = Delivery(1, played.record.id, Purpose.TABLE, "", "", 1, "nonce", 0.0, 0, None)
    assert await store.due_deliveries(before, 10) == (expected,)
    assert await store.next_due() == 0.0


async def test_a_change_without_entries_asks_at_once_for_what_was_put_off(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery(),))
    await store.put_off(await only(store), 5000.0)
    await store.commit(played.noted(deliveries=(table_delivery(),)))
    (delivery,) = await store.due_deliveries(played.record.changed_at - 500.0, 10)
    assert (delivery.wanted, delivery.due) == (1, 0.0)


async def test_what_is_asked_for_later_comes_later_whatever_the_clock_says(store: SqliteStore) -> None:
    tables = [
        await opened_in(store, changed_at=at, deliveries=(table_delivery(),)) for at in (1000.0, 400.0, 700.0)
    ]
    await store.commit(tables[0].answered(deliveries=(table_delivery(),)))
    due = await store.due_deliveries(0.0, 10)
    assert [each.table for each in due] == [played.record.id for played in tables]


async def test_a_later_change_brings_a_waiting_delivery_up_to_date(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery("first"), secret_delivery("A", "s")))
    await store.commit(played.answered(deliveries=(table_delivery("second"),)))
    table, secret = await store.due_deliveries(LATE, 10)
    assert (secret.purpose, secret.wanted, secret.nonce) == (Purpose.SECRET, 1, "s")
    assert (table.wanted, table.due) == (2, 0.0)


async def test_the_nonce_of_a_try_outlives_later_changes(store: SqliteStore) -> None:
    """A message may have been sent with it just before a crash: it is to be found."""
    played = await opened_in(store, deliveries=(table_delivery("first"),))
    await store.note_try(await only(store), 50.0)
    await store.note_try(await only(store), 51.0)
    await store.commit(played.answered(deliveries=(table_delivery("second"),)))
    delivery = await only(store)
    assert (delivery.nonce, delivery.tried_at, delivery.tries, delivery.wanted) == ("first", 51.0, 0, 2)


async def test_a_try_noted_after_a_change_is_under_the_nonce_that_is_sent(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery("first"),))
    read = await only(store)
    await store.commit(played.answered(deliveries=(table_delivery("second"),)))
    await store.note_try(read, 50.0)
    assert (await only(store)).nonce == read.nonce


async def test_what_is_delivered_is_forgotten_and_its_message_kept(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery(),))
    delivery = await only(store)
    await store.note_delivered(delivery, message_of(delivery))
    assert await store.deliveries_of(played.record.id) == ()
    assert await store.messages(played.record.id) == (message_of(delivery),)
    assert await store.next_due() is None


async def test_what_is_wanted_again_meanwhile_stays_due_with_another_nonce(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery("first"),))
    read = await only(store)
    await store.note_try(read, 50.0)
    await store.commit(played.answered(deliveries=(table_delivery("second"),)))
    await store.note_delivered(read, message_of(read))
    again = await only(store)
    assert again.id == read.id
    assert again.nonce not in {"first", "second"}
    assert len(again.nonce) <= 25
    assert (again.wanted, again.tries, again.tried_at) == (2, 0, None)
    assert await store.messages(played.record.id) == (message_of(read),)


async def test_what_shows_more_than_was_wanted_is_enough(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery(),))
    read = await only(store)
    await store.commit(played.noted(Kind.JOINED, Kind.JOINED))
    await store.note_delivered(replace(read, wanted=3), message_of(read, shown=3))
    assert await store.deliveries_of(played.record.id) == ()


async def test_a_new_message_takes_the_place_of_the_old(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(secret_delivery("A"), secret_delivery("B")))
    for_ann, for_bob = await store.deliveries_of(played.record.id)
    await store.note_delivered(for_ann, message_of(for_ann, 1))
    await store.note_delivered(for_bob, message_of(for_bob, 2))
    await store.note_delivered(for_ann, message_of(for_ann, 3, channel=7, waited=()))
    assert [each.message for each in await store.messages(played.record.id)] == [3, 2]


async def test_a_message_that_is_gone_is_forgotten(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery(),))
    delivery = await only(store)
    await store.note_delivered(delivery, message_of(delivery, 2))
    await store.forget_message(message_of(delivery, 1))
    assert await store.messages(played.record.id) == (message_of(delivery, 2),)
    await store.forget_message(message_of(delivery, 2))
    assert await store.messages(played.record.id) == ()


async def test_notices_stand_for_themselves_one_at_a_time(store: SqliteStore) -> None:
    played = await opened_in(
        store, deliveries=(notice("A", "one", "1"), notice("A", "two", "2"), notice("B", "three"))
    )
    await store.commit(played.noted(Kind.JOINED, deliveries=(notice("A", "four", "4"),)))
    table = played.record.id
    assert [each.body for each in await store.deliveries_of(table)] == ["one", "two", "three", "four"]
    seen = []
    while due := await store.due_deliveries(LATE, 10):
        seen.append([each.body for each in due])
        for each in due:
            await store.note_delivered(each, message_of(each))
    assert seen == [["one", "three"], ["two"], ["four"]]
    assert await store.messages(table) == ()


@pytest.mark.parametrize("limit", [0, 1, 2, 3, 100])
async def test_due_deliveries_are_the_oldest_up_to_a_limit(store: SqliteStore, limit: int) -> None:
    first = await opened_in(store, deliveries=tuple(notice("A", str(number)) for number in range(5)))
    tables = [await opened_in(store, deliveries=(table_delivery(),)) for _ in range(3)]
    await store.put_off((await store.deliveries_of(tables[0].record.id))[0], 2000.0)
    order = [first, tables[1], tables[2], tables[0]]
    due = await store.due_deliveries(LATE, limit)
    assert [each.table for each in due] == [played.record.id for played in order][:limit]


async def test_a_delivery_can_be_put_off(store: SqliteStore) -> None:
    await opened_in(store, deliveries=(table_delivery(),))
    await store.put_off(await only(store), 5000.0)
    assert await store.due_deliveries(4999.9, 10) == ()
    assert await store.next_due() == 5000.0


async def test_what_a_later_change_wants_is_not_put_off(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery(),))
    read = await only(store)
    await store.commit(played.answered(deliveries=(table_delivery(),)))
    await store.put_off(read, 5000.0)
    assert await store.next_due() == 0.0


async def test_notes_on_a_delivery_that_is_gone_change_nothing(store: SqliteStore) -> None:
    played = await opened_in(store, deliveries=(table_delivery(),))
    gone = await only(store)
    await store.note_delivered(gone, None)
    await store.commit(played.answered(deliveries=(table_delivery("next"),)))
    await store.note_try(gone, 50.0)
    await store.put_off(gone, 5000.0)
    await store.note_delivered(gone, None)
    left = await only(store)
    assert (left.nonce, left.tries, left.due) == ("next", 0, 0.0)


async def test_timers_of_changes(store: SqliteStore, played: Played) -> None:
    table = played.record.id
    await store.commit(played.answered(timers={"remind": 30.0, "abandon": 20.0}))
    await store.commit(played.answered(timers={"remind": 10.0, "never": None}))
    assert await store.due_timers(9.9, 10) == ()
    assert await store.due_timers(25.0, 10) == (Timer(table, "remind", 10.0), Timer(table, "abandon", 20.0))
    assert await store.due_timers(25.0, 1) == (Timer(table, "remind", 10.0),)
    assert await store.next_due() == 10.0
    await store.commit(played.answered(timers={"remind": None}))
    assert await store.due_timers(25.0, 10) == (Timer(table, "abandon", 20.0),)


async def test_timers_outside_of_changes(store: SqliteStore, played: Played) -> None:
    first = Timer(played.record.id, "remind", 10.0)
    await store.set_timer(first)
    moved = replace(first, due=11.125)
    await store.set_timer(moved)
    await store.stop_timer(first)
    assert await store.due_timers(20.0, 10) == (moved,)
    await store.stop_timer(moved)
    assert await store.due_timers(20.0, 10) == ()
    assert await store.next_due() is None
