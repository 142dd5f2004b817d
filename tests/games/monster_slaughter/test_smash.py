"""Smash."""

import pytest

from games.monster_slaughter.card_events import VictimsHid
from games.monster_slaughter.events import DoorSmashed, PileShuffled, SmashFailed
from tests.games.monster_slaughter.cabin import Cabin


@pytest.fixture
def cabin() -> Cabin:
    return Cabin("golems", "aliens")


def test_one_smashes_doors_of_the_own_zone(cabin: Cabin) -> None:
    cabin.hunt("golems-mother", "living-room")
    assert cabin.targets("smash") == {
        "living-room-south",
        "living-room-bedroom",
        "kitchen-living-room",
        "living-room-wc",
    }


def test_one_success_smashes_a_door_and_the_player_keeps_it(cabin: Cabin) -> None:
    """The worked example: a mother fails with three dice, tries again, and smashes with one success."""
    cabin.hunt("golems-mother", "south")
    cabin.roll("---", "+--")
    cabin.do("smash:living-room-south")
    assert cabin.last(SmashFailed).target == "living-room-south"
    assert cabin.state.doors["living-room-south"] == "closed"
    cabin.do("smash:living-room-south")
    assert cabin.state.doors["living-room-south"] == "open"
    assert cabin.harvest("ann").doors == 1
    assert cabin.family("ann", None).points == 1


def test_a_smashed_door_stays_open(cabin: Cabin) -> None:
    cabin.open("living-room-south")
    cabin.hunt("golems-mother", "south")
    assert "living-room-south" not in cabin.targets("smash")


def test_a_barricade_takes_two_successes_in_one_roll(cabin: Cabin) -> None:
    cabin.barricade("living-room-south")
    cabin.hunt("golems-mother", "south")
    cabin.roll("+--", "++-")
    cabin.do("smash:living-room-south")
    assert cabin.state.doors["living-room-south"] == "barricaded"
    cabin.do("smash:living-room-south")
    assert cabin.state.doors["living-room-south"] == "open"


def test_a_barricade_is_worth_nothing(cabin: Cabin) -> None:
    cabin.barricade("living-room-south")
    cabin.hunt("golems-mother", "south")
    cabin.roll("+++")
    cabin.do("smash:living-room-south")
    assert cabin.harvest("ann").doors == 0
    assert cabin.state.barricades == 5
    assert not cabin.told(PileShuffled)


def test_a_smashed_door_shuffles_the_pile_of_the_room_it_falls_into(cabin: Cabin) -> None:
    cabin.hunt("golems-mother", "bedroom")
    cabin.roll("+--", "+--")
    cabin.do("smash:bedroom-bathroom")
    assert [event.zone for event in cabin.told(PileShuffled)] == ["bathroom"]
    cabin.do("smash:bedroom-west")
    assert len(cabin.told(PileShuffled)) == 1


def test_shuffling_mixes_the_guest_on_top_into_the_pile() -> None:
    tops = set()
    for number in range(20):
        cabin = Cabin("golems", "aliens")
        cabin.state.dice.seed = f"{number}"
        cabin.fill("living-room", "torch", "oil-lamp", "aerosol")
        cabin.hunt("golems-mother", "south")
        cabin.roll("+++")
        cabin.do("smash:living-room-south")
        tops.add(cabin.pile("living-room")[0])
    assert len(tops) > 1


def test_a_smash_that_fails_shuffles_nothing(cabin: Cabin) -> None:
    cabin.hunt("golems-mother", "south")
    cabin.roll("---")
    cabin.do("smash:living-room-south")
    assert not cabin.told(PileShuffled)


def test_there_is_no_time_to_hide_from_a_monster_that_comes_without_smashing(cabin: Cabin) -> None:
    """Victims that stand in the room stay, and nothing is shuffled."""
    cabin.put("aliens-child", "living-room")
    cabin.show("kam", "living-room")
    cabin.open("living-room-south")
    cabin.hunt("golems-mother", "south")
    cabin.do("move:living-room")
    assert cabin.where("kam") == "living-room"
    assert not cabin.told(PileShuffled)
    assert not cabin.told(VictimsHid)


def test_a_door_is_smashed_from_both_sides(cabin: Cabin) -> None:
    cabin.hunt("golems-mother", "wc")
    cabin.roll("+++")
    cabin.do("smash:living-room-wc")
    assert cabin.last(DoorSmashed).door == "living-room-wc"


def test_the_victims_of_a_room_hide_when_its_last_monster_leaves(cabin: Cabin) -> None:
    """Their cards go into the pile, which is shuffled if other cards are in it."""
    cabin.fill("living-room", "torch")
    cabin.show("kam", "living-room")
    cabin.open("living-room-south")
    cabin.hunt("golems-mother", "living-room")
    cabin.do("move:south")
    assert cabin.where("kam") is None
    assert sorted(cabin.pile("living-room")) == ["kam", "tom", "torch"]
