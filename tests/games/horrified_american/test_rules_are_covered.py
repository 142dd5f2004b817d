"""Every rule of the rulebook and every ruling has a test, and every test that is named exists."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import games.horrified_american

HERE = Path(__file__).parent
COVERED: dict[str, Any] = tomllib.loads((HERE / "rules.toml").read_text(encoding="utf-8"))
RULINGS = Path(games.horrified_american.__file__).with_name("RULINGS.md")


def names_of_tests() -> set[str]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in HERE.glob("test_*.py")]
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_every_rule_has_a_test_that_exists() -> None:
    there = names_of_tests()
    for rule in COVERED["rule"]:
        assert rule["tests"], rule["says"]
        missing = [name for name in rule["tests"] if name not in there]
        assert not missing, f"{rule['section']}: {rule['says']}: {missing}"


def test_every_ruling_has_a_test_that_exists() -> None:
    there = names_of_tests()
    written = [
        int(number) for number in re.findall(r"^(\d+)\. ", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert written == list(range(1, len(written) + 1))
    assert [ruling["number"] for ruling in COVERED["ruling"]] == written
    for ruling in COVERED["ruling"]:
        missing = [name for name in ruling["tests"] if name not in there]
        assert ruling["tests"], ruling["number"]
        assert not missing, f"ruling {ruling['number']}: {missing}"
