"""Whether every rule of a rulebook and every ruling has a test, and every test that is named exists."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any


class Covered:
    """A set's rules.toml beside its tests, and its RULINGS.md beside its code.

    The tests in this folder, which hold for every set, count for each of them.
    """

    def __init__(self, tests: Path, code: Path) -> None:
        self.rules: dict[str, Any] = tomllib.loads((tests / "rules.toml").read_text(encoding="utf-8"))
        self.rulings = (code / "RULINGS.md").read_text(encoding="utf-8")
        files = [*tests.glob("test_*.py"), *Path(__file__).parent.glob("test_*.py")]
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
        self.tests = {
            node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
        }

    def check_rules(self) -> None:
        for rule in self.rules["rule"]:
            self._check(rule["tests"], f"{rule['section']}: {rule['says']}")

    def check_rulings(self) -> None:
        written = [int(number) for number in re.findall(r"^(\d+)\. ", self.rulings, re.MULTILINE)]
        assert written == list(range(1, len(written) + 1))
        assert [ruling["number"] for ruling in self.rules["ruling"]] == written
        for ruling in self.rules["ruling"]:
            self._check(ruling["tests"], f"ruling {ruling['number']}")

    def _check(self, names: list[str], what: str) -> None:
        assert names, what
        missing = [name for name in names if name not in self.tests]
        assert not missing, f"{what}: {missing}"
