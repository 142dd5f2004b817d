from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage import SqliteStore
from tests.storage.folders import quick_folder
from tests.storage.played import Played, opened_in


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with quick_folder() as folder:
        yield folder


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    async with await SqliteStore.open(path) as opened:
        yield opened


@pytest.fixture
async def played(store: SqliteStore) -> Played:
    return await opened_in(store)
