"""Scare."""

import pytest

from games.monster_slaughter.card_events import MonsterRolled, ScareFailed
from tests.games.monster_slaughter.cabin import Cabin


@pytest.fixture
def cabin() -> Cabin:
    """A child in the kitchen with Kam; other monsters in the living room and the bathroom."""
    cabin = Cabin("golems", "aliens")
    cabin.show("kam", "kitchen")
    cabin.put("aliens-child", "living-room")
    cabin.put("aliens-mother", "bathroom")
    cabin.hunt("golems-child", "kitchen")
    return cabin


def test_one_scares_visible_victims_in_the_own_zone_or_one_that_touches_it(cabin: Cabin) -> None:
    """With a door or without (RULINGS.md, 32): the south side touches the kitchen."""
    assert cabin.targets("scare") == {"kam"}
    for zone, reaches in (
        ("east", True),
        ("south", True),
        ("north", False),
        ("wc", True),
        ("bedroom", False),
    ):
        cabin = Cabin("golems", "aliens")
        cabin.put("aliens-child", "kitchen")
        cabin.show("kam", "kitchen")
        cabin.hunt("golems-child", zone)
        assert (cabin.targets("scare") == {"kam"}) is reaches, zone


def test_the_scarer_rolls_its_dice(cabin: Cabin) -> None:
    cabin.roll("--")
    cabin.do("scare:kam")
    assert cabin.last(MonsterRolled).dice == 2


def test_without_a_success_nobody_runs(cabin: Cabin) -> None:
    cabin.roll("--")
    cabin.do("scare:kam")
    assert cabin.last(ScareFailed).victim == "kam"
    assert cabin.where("kam") == "kitchen"


def test_with_one_success_the_victim_must_run_one_zone(cabin: Cabin) -> None:
    """The worked example: a child with one success must move the victim, and picks the living room."""
    cabin.roll("+-")
    cabin.do("scare:kam")
    assert cabin.topic == "run"
    assert set(cabin.options()) == {"living-room", "bathroom"}
    cabin.do("living-room")
    assert cabin.where("kam") == "living-room"
    assert cabin.topic == "act"


def test_the_victim_runs_up_to_as_many_zones_as_there_are_successes(cabin: Cabin) -> None:
    cabin.put("aliens-father", "bedroom")
    cabin.roll("++")
    cabin.do("scare:kam", "living-room")
    assert "stop" in cabin.options()
    cabin.do("bedroom")
    assert cabin.where("kam") == "bedroom"


def test_the_victim_may_stop_after_one_zone(cabin: Cabin) -> None:
    cabin.roll("++")
    cabin.do("scare:kam", "bathroom", "stop")
    assert cabin.where("kam") == "bathroom"


def test_the_victim_may_not_end_with_its_scarer() -> None:
    """It may pass it, if a step is left to get away (RULINGS.md, 32)."""
    cabin = Cabin("golems", "aliens")
    cabin.show("kam", "wc")
    cabin.put("aliens-child", "wc")
    cabin.hunt("golems-child", "living-room")
    cabin.roll("++")
    cabin.do("scare:kam")
    assert cabin.options() == ("living-room",)
    cabin.do("living-room")
    assert "stop" not in cabin.options()
    cabin.do("kitchen")
    assert cabin.where("kam") is None
    assert "kam" in cabin.pile("kitchen")


def test_a_victim_that_can_end_nowhere_stays() -> None:
    """RULINGS.md, 32."""
    cabin = Cabin("golems", "aliens")
    cabin.show("kam", "wc")
    cabin.put("aliens-child", "wc")
    cabin.hunt("golems-child", "living-room")
    cabin.roll("+-")
    cabin.do("scare:kam")
    assert cabin.where("kam") == "wc"
    assert cabin.topic == "act"


def test_victims_open_intact_doors_and_close_them_behind_them(cabin: Cabin) -> None:
    cabin.roll("+-")
    cabin.do("scare:kam", "living-room")
    assert cabin.state.doors["kitchen-living-room"] == "closed"


def test_barricades_stop_victims(cabin: Cabin) -> None:
    cabin.barricade("kitchen-living-room")
    cabin.roll("+-")
    cabin.do("scare:kam")
    assert cabin.options() == ("bathroom",)


def test_victims_do_not_leave_the_cabin(cabin: Cabin) -> None:
    cabin.open("kitchen-east")
    cabin.roll("+-")
    cabin.do("scare:kam")
    assert "east" not in cabin.options()


def test_only_the_victim_chosen_runs() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.show("kam", "kitchen")
    cabin.show("laika", "kitchen")
    cabin.put("aliens-child", "living-room")
    cabin.hunt("golems-child", "kitchen")
    assert cabin.targets("scare") == {"kam", "laika"}
    cabin.roll("+-")
    cabin.do("scare:kam", "living-room")
    assert cabin.where("laika") == "kitchen"


def test_a_victim_that_comes_into_a_zone_without_monsters_hides_at_once() -> None:
    """Even with steps left; the pile is shuffled if it holds other cards."""
    cabin = Cabin("golems", "aliens")
    cabin.fill("bathroom", "torch", "oil-lamp")
    cabin.show("laika", "kitchen")
    cabin.hunt("golems-child", "kitchen")
    cabin.roll("++")
    cabin.do("scare:laika", "bathroom")
    assert cabin.topic == "act"
    assert cabin.where("laika") is None
    assert sorted(cabin.pile("bathroom")) == ["kam", "laika", "oil-lamp", "torch"]
    assert cabin.state.victims["laika"].hid_in == "bathroom"
