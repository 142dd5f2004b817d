"""Every rule of the rulebook, and every ruling, has tests that exist."""

import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import games.gregory

LIST: dict[str, list[dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "rules.toml").read_text())
RULINGS = (Path(games.gregory.__file__).parent / "RULINGS.md").read_text()
ENTRIES = [*LIST["rule"], *LIST["ruling"]]


def test_there_is_a_test_for_every_rule() -> None:
    missing = []
    for entry in ENTRIES:
        assert entry["tests"], entry
        for name in entry["tests"]:
            module, test = name.split(".")
            if not callable(getattr(import_module(f"tests.games.gregory.{module}"), test, None)):
                missing.append(name)
    assert not missing


def test_no_rule_is_listed_twice() -> None:
    said = [(rule["section"], rule["says"]) for rule in LIST["rule"]]
    assert len(set(said)) == len(said)


def test_every_ruling_is_listed() -> None:
    """Those of RULINGS.md and those of the list have the same numbers, each once."""
    written = re.findall(r"^- \*\*(R\d+)\*\*", RULINGS, re.MULTILINE)
    listed = [ruling["number"] for ruling in LIST["ruling"]]
    assert sorted(written) == sorted(listed)
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("number", range(1, 15))
def test_every_worked_example_has_a_test(number: int) -> None:
    names = [name for rule in LIST["rule"] for name in rule["tests"]]
    assert any(re.search(rf"examples?_{number}(_|$)", name) for name in names)
