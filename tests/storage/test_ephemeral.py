"""A warning where the disk looks as if it were wiped with the next deploy."""

import os
from pathlib import Path

import pytest

from storage import disk_looks_ephemeral
from storage.ephemeral import PLATFORMS


def test_a_machine_of_ones_own(tmp_path: Path) -> None:
    assert disk_looks_ephemeral(tmp_path / "tables.sqlite3", {"HOME": "/root", "DYNO": ""}) is None


@pytest.mark.parametrize("variable", PLATFORMS)
def test_a_platform_without_a_volume(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "ismount", lambda folder: str(folder) == "/")
    warning = disk_looks_ephemeral(Path("/app/tables.sqlite3"), {variable: "x"})
    assert warning
    assert PLATFORMS[variable] in warning
    assert "volume" in warning


@pytest.mark.parametrize("variable", ["RENDER", "FLY_APP_NAME", "K_SERVICE"])
def test_a_platform_with_a_volume(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "ismount", lambda folder: str(folder) in {"/", "/data"})
    assert disk_looks_ephemeral(Path("/data/deep/tables.sqlite3"), {variable: "x"}) is None
    assert disk_looks_ephemeral(Path("/database/tables.sqlite3"), {variable: "x"})


def test_railway_says_where_its_volume_is() -> None:
    environ = {"RAILWAY_ENVIRONMENT": "production", "RAILWAY_VOLUME_MOUNT_PATH": "/data"}
    assert disk_looks_ephemeral(Path("/data/tables.sqlite3"), environ) is None
    assert disk_looks_ephemeral(Path("/app/tables.sqlite3"), environ)


def test_heroku_has_no_volumes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "ismount", lambda _: True)
    warning = disk_looks_ephemeral(Path("/app/tables.sqlite3"), {"DYNO": "worker.1"})
    assert warning
    assert "use a host that has volumes" in warning
