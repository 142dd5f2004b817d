"""Every rule of the rulebook and every ruling has its tests, and every rule test its rule."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import games.attic_monster

HERE = Path(__file__).parent
RULES_OF_THE_GAME = Path(games.attic_monster.__file__).parent
CHAPTERS = (
    "test_components.py",
    "test_setup.py",
    "test_search_phase.py",
    "test_round_end.py",
    "test_tile_effects.py",
    "test_catapult_trap_portal.py",
    "test_dice_symbols.py",
    "test_mansion.py",
    "test_battle.py",
    "test_lost_search.py",
)
RULES = tomllib.loads((HERE / "rules.toml").read_text(encoding="utf-8"))["rule"]


def names_of_tests(*files: str) -> list[str]:
    texts = [(HERE / file).read_text(encoding="utf-8") for file in files]
    return [name for text in texts for name in re.findall(r"^def (test_\w+)", text, flags=re.MULTILINE)]


def rulings() -> dict[int, list[str]]:
    """The tests of each ruling in RULINGS.md, by its number."""
    text = (RULES_OF_THE_GAME / "RULINGS.md").read_text(encoding="utf-8")
    numbered = re.split(r"^\*\*(\d+)\. ", text, flags=re.MULTILINE)[1:]
    return {
        int(number): re.findall(r"`(test_\w+)`", ruling)
        for number, ruling in zip(numbered[::2], numbered[1::2], strict=True)
    }


def names_of_all_tests() -> list[str]:
    return names_of_tests(*(file.name for file in HERE.glob("test_*.py")))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["says"])
def test_a_rule_has_tests_that_exist(rule: dict[str, list[str]]) -> None:
    assert rule["tests"]
    assert set(rule["tests"]) <= set(names_of_tests(*CHAPTERS))


@pytest.mark.parametrize("number", rulings())
def test_a_ruling_has_tests_that_exist(number: int) -> None:
    assert rulings()[number]
    assert set(rulings()[number]) <= set(names_of_all_tests())


def test_every_rule_test_belongs_to_a_rule_or_a_ruling() -> None:
    named = {name for rule in RULES for name in rule["tests"]}
    named |= {name for tests in rulings().values() for name in tests}
    assert [name for name in names_of_tests(*CHAPTERS) if name not in named] == []


def test_no_two_tests_have_the_same_name() -> None:
    assert [name for name, count in Counter(names_of_all_tests()).items() if count > 1] == []


def test_no_ruling_is_numbered_twice() -> None:
    text = (RULES_OF_THE_GAME / "RULINGS.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\*\*(\d+)\. ", text, flags=re.MULTILINE)
    assert len(set(numbers)) == len(numbers)


def test_every_ruling_that_is_cited_exists() -> None:
    files = [*RULES_OF_THE_GAME.glob("*.py"), *HERE.glob("test_*.py")]
    cited = {
        int(number)
        for file in files
        for number in re.findall(r"RULINGS\.md, (\d+)", file.read_text(encoding="utf-8"))
    }
    assert cited
    assert cited <= set(rulings())
