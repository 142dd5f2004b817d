"""Every rule of the rulebook and every ruling has a test, and every test that is named exists."""

from pathlib import Path

import games.horrified_greek
from tests.games.horrified.covering import Covered

COVERED = Covered(Path(__file__).parent, Path(games.horrified_greek.__file__).parent)


def test_every_rule_has_a_test_that_exists() -> None:
    COVERED.check_rules()


def test_every_ruling_has_a_test_that_exists() -> None:
    COVERED.check_rulings()
