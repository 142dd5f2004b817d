"""The content files of every set and its code name the same things."""

from typing import Any

import pytest

from games.horrified.game import HorrifiedGame
from tests.games.horrified.sets import SETS, slug

pytestmark = pytest.mark.parametrize("game", SETS, ids=slug)


def test_every_perk_effect_is_code_and_all_code_is_used(game: HorrifiedGame[Any, Any]) -> None:
    assert {perk.effect for perk in game.box.content.perks} == set(game.box.perk_effects)


def test_every_monster_has_its_numbers(game: HorrifiedGame[Any, Any]) -> None:
    assert len(game.box.monsters) == 6
    for monster in game.box.monsters.values():
        assert set(monster.kind.numbers) == set(monster.numbers)
