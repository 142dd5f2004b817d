"""Whatever is done in whatever order, the store holds what the model holds, and so does the file."""

import asyncio
import random
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamemaster.records import Change, Kind, Status
from storage import SqliteStore
from storage.inspection import inspect
from tests.storage.folders import quick_folder
from tests.storage.played import CLEO, Played, opened_in

STEPS = st.lists(
    st.tuples(
        st.integers(0, 1),
        st.sampled_from(
            ["answer", "answer", "end turn", "end turn", "undo", "rewind", "rewind far", "seat", "note"]
        ),
    ),
    max_size=30,
)


def change_of(played: Played, step: str, chance: random.Random) -> Change | None:
    match step:
        case "answer":
            return played.answered()
        case "end turn":
            return played.answered(turn_ends=True)
        case "undo":
            return played.undone() if any(turn.journal for turn in played.turns) else None
        case "rewind":
            return played.rewound()
        case "rewind far":
            return played.rewound(to=chance.randrange(len(played.turns)))
        case "seat":
            return played.replaced(
                chance.randrange(3), chance.choice([None, 7, CLEO]), f"name {played.record.entries}"
            )
        case _:
            return played.noted(Kind.FROZEN, Kind.JOINED, status=chance.choice(tuple(Status)))


async def check(store: SqliteStore, played: Played) -> None:
    table = played.record.id
    assert await store.table(table) == played.record
    assert await store.turns(table) == tuple(played.turns)
    assert await store.recent_turns(table) == played.recent
    for turn in played.turns:
        assert await store.turn(table, turn.number) == turn


async def compare(path: Path, steps: list[tuple[int, str]], chance: random.Random) -> None:
    async with await SqliteStore.open(path) as store:
        tables = [await opened_in(store), await opened_in(store)]
        for number, step in steps:
            if change := change_of(tables[number], step, chance):
                await store.commit(change)
            await check(store, tables[number])
    async with await SqliteStore.open(path) as store:
        for played in tables:
            await check(store, played)
    assert inspect(path).problems == ()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(steps=STEPS, seed=st.integers(0, 1000))
def test_the_store_holds_what_the_model_holds(steps: list[tuple[int, str]], seed: int) -> None:
    with quick_folder() as folder:
        asyncio.run(compare(folder / "tables.sqlite3", steps, random.Random(seed)))
