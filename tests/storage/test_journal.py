"""Which answers count after some were taken back."""

import pytest

from gamemaster.records import Kind
from storage import SqliteStore
from storage.journal import fold
from tests.storage.played import Played

A, U, R = Kind.ANSWERED, Kind.UNDONE, Kind.REWOUND


@pytest.mark.parametrize(
    ("kinds", "counting"),
    [
        ([], ()),
        ([A, A], (0, 1)),
        ([A, U], ()),
        ([A, A, U, A], (0, 3)),
        ([A, A, U, U, A], (4,)),
        ([A, A, R, A], (3,)),
        ([R, U, A, R], ()),
        ([A, Kind.JOINED, Kind.FROZEN, A], (0, 3)),
    ],
)
def test_fold(kinds: list[Kind], counting: tuple[int, ...]) -> None:
    assert fold((kind, number) for number, kind in enumerate(kinds)) == counting


async def check(store: SqliteStore, played: Played) -> None:
    assert await store.turns(played.record.id) == tuple(played.turns)
    assert await store.recent_turns(played.record.id) == played.recent
    assert await store.turn(played.record.id, played.record.turn) == played.turns[-1]
    assert await store.table(played.record.id) == played.record


async def test_an_undo_may_go_back_to_an_earlier_turn(store: SqliteStore, played: Played) -> None:
    await store.commit(played.answered(turn_ends=True))
    await store.commit(played.undone())
    assert [turn.number for turn in await store.turns(played.record.id)] == [0]
    await check(store, played)


async def test_a_turn_that_is_reached_anew_begins_without_answers(store: SqliteStore, played: Played) -> None:
    await store.commit(played.answered(turn_ends=True))
    await store.commit(played.answered())
    await store.commit(played.undone())
    await store.commit(played.undone())
    await store.commit(played.answered(turn_ends=True))
    assert played.turns[1].journal == ()
    await check(store, played)
    await store.commit(played.answered())
    await check(store, played)


async def test_rewinding_an_earlier_turn_takes_the_answers_of_later_ones_back(
    store: SqliteStore, played: Played
) -> None:
    for _ in range(3):
        await store.commit(played.answered())
        await store.commit(played.answered(turn_ends=True))
    await store.commit(played.rewound(to=1))
    await check(store, played)
    await store.commit(played.answered(turn_ends=True))
    assert played.turns[2].journal == ()
    await check(store, played)
    await store.commit(played.answered())
    await store.commit(played.undone())
    await check(store, played)


async def test_the_log_keeps_what_was_taken_back(store: SqliteStore, played: Played) -> None:
    await store.commit(played.answered())
    await store.commit(played.undone())
    await store.commit(played.rewound())
    kinds = await store._reader.execute_fetchall("SELECT kind FROM entries ORDER BY nth")
    assert [kind for (kind,) in kinds] == ["opened", "answered", "undone", "rewound"]
