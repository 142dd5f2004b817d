"""The box: everything is there, and every effect in the data has code, and the other way round."""

import ast
from pathlib import Path
from typing import get_args

import pytest

import games.monster_slaughter
from games.kernel.content import BadContent
from games.monster_slaughter.board import DOORS_OF, OUTSIDE_DOORS, SHED_SIDES, TOUCHING
from games.monster_slaughter.bonuses import BONUSES
from games.monster_slaughter.content import FamilyKind, FreeAction, box, read_content
from games.monster_slaughter.nocturnal import AT_ONCE
from games.monster_slaughter.objects import BEFORE, BLAST, BLIND, CANCEL
from games.monster_slaughter.powers import POWERS
from games.monster_slaughter.search import BOMBS

FOLDER = Path(games.monster_slaughter.__file__).parent


def sources() -> list[str]:
    return [path.read_text() for path in sorted(FOLDER.glob("*.py"))]


def effects_asked_for() -> set[str]:
    """The nocturnal events that some rule asks for: `in_force("...")`."""
    calls = [node for text in sources() for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr == "in_force"
        and isinstance(call.args[0], ast.Constant)
    }


def test_eleven_families_and_what_is_in_the_box() -> None:
    assert len(box().families) == 11
    assert [victim.kind for victim in box().victims.values()].count("student") == 5
    assert len({v.card for v in box().victims.values() if v.kind == "visitor"}) == 16
    assert len({v.card for v in box().victims.values() if v.kind == "double"}) == 8


def test_the_cards_add_up() -> None:
    """58 objects in the box and 10 with the shed, 5 traps, 17 bonus actions, 18 events and the shed's own."""
    boxes = [each.box for each in box().objects.values()]
    assert (boxes.count("family"), boxes.count("main")) == (55, 3)
    assert (boxes.count("set-one"), boxes.count("set-two")) == (5, 5)
    assert len(box().traps) == 5
    assert sum(bonus.count for bonus in box().bonuses.values()) == 17
    assert len(box().nights) == 19
    assert [night.id for night in box().nights.values() if night.shed] == ["outta-here"]


def test_every_power_has_code_and_every_code_is_a_power() -> None:
    assert {victim.power for victim in box().victims.values()} == set(POWERS)


def test_every_object_effect_has_code_and_every_code_is_an_effect() -> None:
    effects = {each.effect for each in box().objects.values() if each.effect}
    assert effects == {*BEFORE, CANCEL, BLAST, BLIND}


def test_every_trap_and_bonus_effect_has_code_and_every_code_is_an_effect() -> None:
    traps = {trap.effect for trap in box().traps.values()}
    bonuses = {bonus.effect for bonus in box().bonuses.values()}
    assert traps | bonuses == {*BOMBS, *BONUSES}
    assert traps - set(BOMBS) == {"snare"}


def test_every_nocturnal_event_has_code_and_every_code_is_an_event() -> None:
    effects = {night.effect for night in box().nights.values()}
    assert effects == set(AT_ONCE) | effects_asked_for()
    assert len(effects) == len(box().nights)


def test_every_number_of_a_family_is_used_by_some_rule() -> None:
    used = "".join(sources())
    for field in FamilyKind.model_fields:
        assert f".{field}" in used, field
    assert {f.free_action for f in box().families.values() if f.free_action} == set(get_args(FreeAction))


def test_every_kind_of_power_is_used_by_some_rule() -> None:
    used = "".join(sources())
    for field in POWERS["tenacious"].__slots__:
        assert f".{field}" in used, field


def test_no_text_is_missing() -> None:
    for card in box().cards.values():
        assert card.name
        assert card.text or card.kind == "object"
    assert all(card.text for card in box().cards.values() if card.effect)
    assert all(night.text for night in box().nights.values())


def test_the_plan_of_the_cabin() -> None:
    """One door to the outside from each room but the WC, which has one to the living room only."""
    assert len(OUTSIDE_DOORS) == 4
    assert [behind for _, behind in DOORS_OF["wc"]] == ["living-room"]
    assert SHED_SIDES == ("west", "south")
    for zone, others in TOUCHING.items():
        assert all(zone in TOUCHING[other] for other in others)
        assert len(set(others)) == len(others)


def test_the_rooms_cover_the_plan() -> None:
    area = sum((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in (room.plan for room in box().rooms.values()))
    assert area == 24 * 24


def test_wrong_content_is_reported_with_file_and_entry(tmp_path: Path) -> None:
    for path in (FOLDER / "content").glob("*.json"):
        (tmp_path / path.name).write_text(
            path.read_text().replace('"family": "golems"', '"family": "gnomes"')
        )
    (tmp_path / "dice.json").write_text('[{"id": "action", "sides": 6}]')
    with pytest.raises(BadContent) as error:
        read_content(tmp_path)
    assert any("objects.json: torch is for an unknown family" in problem for problem in error.value.problems)
    assert any("dice.json: entry 1, successes" in problem for problem in error.value.problems)
