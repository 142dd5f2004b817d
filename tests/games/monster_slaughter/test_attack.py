"""Attack and Outcome."""

import pytest

from games.monster_slaughter.card_events import MonsterRolled, VictimRolled, VictimsHid
from games.monster_slaughter.events import DoorBurst, MonsterEjected, PileShuffled
from games.monster_slaughter.fight_events import AttackDecided, VictimHurt
from tests.games.monster_slaughter.cabin import Cabin


@pytest.fixture
def cabin() -> Cabin:
    """A Werewolf father in the living room with Kam, who has a die of his own."""
    cabin = Cabin("werewolves", "aliens", "clowns")
    cabin.show("kam", "living-room")
    cabin.hunt("werewolves-father", "living-room")
    return cabin


def test_only_visible_victims_in_the_own_zone_can_be_attacked() -> None:
    """A hidden victim is out of reach, and so is one next door."""
    cabin = Cabin("werewolves", "aliens")
    cabin.show("kam", "living-room")
    cabin.show("laika", "kitchen")
    cabin.put("werewolves-mother", "kitchen")
    cabin.hunt("werewolves-father", "living-room")
    assert cabin.targets("attack") == {"kam"}


def test_the_attacker_rolls_its_action_dice_and_the_victim_its_reaction_dice(cabin: Cabin) -> None:
    """A father has four dice, and Kam one of his own."""
    cabin.attack("kam", "++++", "+")
    assert cabin.last(MonsterRolled).dice == 4
    assert cabin.last(VictimRolled).dice == 1


def test_each_success_of_the_victim_cancels_one_of_the_monster(cabin: Cabin) -> None:
    cabin.attack("kam", "+++-", "+")
    assert cabin.health("kam") == 3


def test_the_victim_loses_health_and_the_monster_takes_as_much_flesh(cabin: Cabin) -> None:
    """Remaining successes are wounds, and wounds are flesh."""
    cabin.attack("kam", "+++-", "-")
    assert cabin.health("kam") == 2
    assert cabin.harvest("ann").flesh == 3


def test_with_more_successes_the_victim_throws_the_monster_out(cabin: Cabin) -> None:
    cabin.attack("kam", "----", "+")
    assert cabin.health("kam") == 5
    assert cabin.where("werewolves-father") == "south"
    assert cabin.last(MonsterEjected).zone == "south"


@pytest.mark.parametrize(
    ("room", "outside"),
    [("living-room", "south"), ("bedroom", "west"), ("kitchen", "east"), ("bathroom", "north")],
)
def test_from_every_room_but_the_wc_one_is_thrown_out_of_the_cabin(room: str, outside: str) -> None:
    cabin = Cabin("werewolves", "aliens")
    cabin.show("kam", room)
    cabin.hunt("werewolves-child", room)
    cabin.attack("kam", "--", "+")
    assert cabin.where("werewolves-child") == outside


def test_from_the_wc_one_is_thrown_into_the_living_room() -> None:
    """And the door of the WC falls into the living room, whose pile is shuffled (RULINGS.md, 9)."""
    cabin = Cabin("werewolves", "aliens")
    cabin.show("kam", "wc")
    cabin.hunt("werewolves-child", "wc")
    cabin.attack("kam", "--", "+")
    assert cabin.where("werewolves-child") == "living-room"
    assert cabin.last(DoorBurst).door == "living-room-wc"
    assert [event.zone for event in cabin.told(PileShuffled)] == ["living-room"]


def test_a_closed_door_on_the_way_breaks_and_nobody_gets_its_point(cabin: Cabin) -> None:
    """The worked example: out of the living room through its intact door, which goes back in the box."""
    aside = cabin.state.doors_set_aside
    cabin.attack("kam", "----", "+")
    assert cabin.state.doors["living-room-south"] == "open"
    assert cabin.state.doors_set_aside == aside + 1
    assert cabin.harvest("ann").doors == 0


def test_even_a_ghost_breaks_the_door() -> None:
    cabin = Cabin("ghosts", "aliens")
    cabin.show("kam", "kitchen")
    cabin.hunt("ghosts-mother", "kitchen")
    cabin.attack("kam", "---", "+")
    assert cabin.where("ghosts-mother") == "east"
    assert cabin.state.doors["kitchen-east"] == "open"


def test_an_ejection_breaks_a_barricade() -> None:
    """It goes back to the supply (RULINGS.md, 9)."""
    cabin = Cabin("werewolves", "aliens")
    cabin.show("kam", "kitchen")
    cabin.barricade("kitchen-east")
    cabin.hunt("werewolves-mother", "kitchen")
    cabin.attack("kam", "---", "+")
    assert cabin.state.doors["kitchen-east"] == "open"
    assert cabin.state.barricades == 5


def test_whoever_is_left_without_monsters_after_an_ejection_hides(cabin: Cabin) -> None:
    """All of them, and the pile is shuffled if it holds more than one card."""
    cabin.show("laika", "living-room")
    cabin.attack("kam", "----", "+")
    assert cabin.where("kam") is None
    assert cabin.where("laika") is None
    assert sorted(cabin.pile("living-room")) == ["kam", "laika", "tom"]
    assert set(cabin.last(VictimsHid).victims) == {"kam", "laika"}


def test_with_another_monster_in_the_room_nobody_hides(cabin: Cabin) -> None:
    cabin.put("aliens-child", "living-room")
    cabin.attack("kam", "----", "+")
    assert cabin.where("kam") == "living-room"


def test_health_does_not_come_back_in_hiding(cabin: Cabin) -> None:
    cabin.attack("kam", "+---", "-")
    cabin.attack("kam", "----", "+")
    assert cabin.where("kam") is None
    assert cabin.health("kam") == 4


def test_a_tie_changes_nothing(cabin: Cabin) -> None:
    cabin.attack("kam", "+---", "+")
    assert cabin.health("kam") == 5
    assert cabin.where("werewolves-father") == "living-room"
    assert not cabin.told(VictimHurt)


def test_no_success_on_either_side_is_a_tie(cabin: Cabin) -> None:
    cabin.attack("kam", "----", "-")
    assert cabin.last(AttackDecided).successes == cabin.last(AttackDecided).blocks == 0
    assert cabin.where("werewolves-father") == "living-room"


def test_the_monster_goes_on_however_the_attack_ends(cabin: Cabin) -> None:
    cabin.attack("kam", "----", "+")
    assert cabin.topic == "act"
    assert cabin.state.turn_of().actions == 1


def test_never_more_than_five_dice_are_rolled() -> None:
    """A Golem father attacks with five, and Brute Force adds nothing to that."""
    cabin = Cabin("golems", "aliens")
    cabin.show("kam", "kitchen")
    cabin.give("ann", "brute-force-1")
    cabin.hunt("golems-father", "kitchen")
    cabin.do("play-card", "card:brute-force-1")
    cabin.attack("kam", "+++++", "+")
    assert cabin.last(MonsterRolled).dice == 5


def test_flesh_is_no_more_than_the_health_that_was_left(cabin: Cabin) -> None:
    """The killing blow is paid once (RULINGS.md, 13)."""
    cabin.state.victims["kam"].health = 2
    cabin.attack("kam", "++++", "-")
    assert cabin.harvest("ann").flesh == 2
