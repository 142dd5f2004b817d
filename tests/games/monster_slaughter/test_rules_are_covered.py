"""Every rule of the rulebook and every ruling has its tests, and every rule test its rule."""

import re
import tomllib
from pathlib import Path

import pytest

import games.monster_slaughter

HERE = Path(__file__).parent
RULES = tomllib.loads((HERE / "rules.toml").read_text(encoding="utf-8"))["rule"]
RULINGS = (Path(games.monster_slaughter.__file__).parent / "RULINGS.md").read_text(encoding="utf-8")
NOT_ABOUT_RULES = ("test_laws.py", "test_words_and_advice.py", "test_content.py", "test_rules_are_covered.py")


def texts_of_tests(*, rules_only: bool) -> dict[str, str]:
    """The tests by name, with their text."""
    found = {}
    for file in sorted(HERE.glob("test_*.py")):
        if not rules_only or file.name not in NOT_ABOUT_RULES:
            _, *rest = re.split(r"^def (test_\w+)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
            found.update(zip(rest[::2], rest[1::2], strict=True))
    return found


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["says"])
def test_a_rule_has_tests_that_exist(rule: dict[str, list[str]]) -> None:
    assert rule["tests"]
    assert set(rule["tests"]) <= set(texts_of_tests(rules_only=False))


def test_every_rule_test_belongs_to_a_rule_or_a_ruling() -> None:
    listed = {test for rule in RULES for test in rule["tests"]}
    lost = [
        name
        for name, text in texts_of_tests(rules_only=True).items()
        if name not in listed and "RULINGS.md" not in text
    ]
    assert lost == []


@pytest.mark.parametrize("number", [int(each) for each in re.findall(r"^(\d+)\. ", RULINGS, re.MULTILINE)])
def test_a_ruling_is_named_by_a_test(number: int) -> None:
    pattern = re.compile(rf"RULINGS\.md, {number}\b")
    assert any(pattern.search(text) for text in texts_of_tests(rules_only=False).values())


def test_rulings_are_numbered_through() -> None:
    numbers = [int(each) for each in re.findall(r"^(\d+)\. ", RULINGS, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_code_refers_to_rulings_that_exist() -> None:
    last = len(re.findall(r"^\d+\. ", RULINGS, re.MULTILINE))
    for path in Path(games.monster_slaughter.__file__).parent.glob("*.py"):
        for number in re.findall(r"RULINGS\.md, (\d+)", path.read_text(encoding="utf-8")):
            assert 1 <= int(number) <= last, path
