"""Tool Shed Expansion."""

import pytest

from games.monster_slaughter.card_events import CardsSeen, ScareFailed, VictimRolled
from games.monster_slaughter.fight_events import ShedCardDrawn
from tests.games.monster_slaughter.cabin import Cabin


def with_shed(*victims: str, place: str = "south", inside: bool = True, member: str = "father") -> Cabin:
    """Victims in the shed or in the living room, and a Golem."""
    cabin = Cabin("golems", "aliens", "clowns", shed="set-one")
    for victim in victims:
        cabin.show(victim, "shed" if inside else "living-room")
    cabin.put("aliens-child", "living-room")
    cabin.hunt(f"golems-{member}", place)
    return cabin


def test_monsters_never_enter_the_shed() -> None:
    cabin = Cabin("ghosts", "aliens", shed="set-one")
    cabin.hunt("ghosts-father", "south")
    assert "shed" not in cabin.targets("move")


def test_monsters_neither_smash_nor_search_it() -> None:
    cabin = with_shed("laika")
    assert cabin.targets("smash") == {"living-room-south"}
    assert not cabin.can("search")


@pytest.mark.parametrize(("place", "sees"), [("south", True), ("west", True), ("north", False)])
def test_monsters_peek_through_its_windows(place: str, sees: bool) -> None:
    cabin = with_shed(place=place)
    assert ("shed" in cabin.targets("peek")) is sees
    if sees:
        cabin.do("peek:shed")
        assert cabin.last(CardsSeen).cards == tuple(cabin.pile("shed")[:1])


@pytest.mark.parametrize("place", ["south", "living-room"])
def test_a_scared_victim_runs_to_the_shed_with_any_number_of_successes(place: str) -> None:
    cabin = with_shed("laika", inside=False, place=place)
    cabin.roll("++++")
    cabin.do("scare:laika")
    assert cabin.where("laika") == "shed"
    assert cabin.topic == "act"


def test_without_a_success_it_stays() -> None:
    cabin = with_shed("laika", inside=False)
    cabin.roll("----")
    cabin.do("scare:laika")
    assert cabin.where("laika") == "living-room"


def test_only_two_victims_fit_into_the_shed() -> None:
    cabin = with_shed("kam", "britney")
    cabin.show("laika", "living-room")
    cabin.hunt("golems-father", "south")
    cabin.roll("+---")
    cabin.do("scare:laika")
    assert cabin.topic == "run"


def test_with_every_door_out_barricaded_nobody_gets_to_the_shed() -> None:
    cabin = with_shed("laika", inside=False)
    cabin.barricade("living-room-south", "bedroom-west", "kitchen-east", "bathroom-north")
    cabin.roll("+---")
    cabin.do("scare:laika")
    assert cabin.topic == "run"


def test_the_dog_needs_an_open_door_to_get_there() -> None:
    """RULINGS.md, 33."""
    cabin = with_shed("indiana", inside=False)
    cabin.open("living-room-bedroom")
    cabin.roll("+---")
    cabin.do("scare:indiana")
    assert cabin.topic == "run"
    cabin = with_shed("indiana", inside=False)
    cabin.open("kitchen-east")
    cabin.roll("+---")
    cabin.do("scare:indiana")
    assert cabin.where("indiana") == "shed"


def test_a_trap_may_hold_a_victim_on_its_way_to_the_shed() -> None:
    cabin = with_shed("laika", inside=False)
    cabin.lay("living-room", "bear-trap")
    cabin.roll("+---", "--", "-")
    cabin.do("scare:laika")
    assert cabin.where("laika") == "living-room"


def test_victims_in_the_shed_do_not_hide() -> None:
    cabin = with_shed("laika", place="north")
    cabin.do("end-turn")
    assert cabin.where("laika") == "shed"


def test_one_success_is_cancelled_when_a_victim_in_the_shed_is_scared() -> None:
    cabin = with_shed("laika")
    cabin.roll("+---")
    cabin.do("scare:laika")
    assert cabin.last(ScareFailed)
    assert cabin.where("laika") == "shed"


def test_scared_out_of_the_shed_a_victim_hides_secretly_on_a_pile_of_the_scarers_choice() -> None:
    """RULINGS.md, 34."""
    cabin = with_shed("laika")
    cabin.roll("++--")
    cabin.do("scare:laika")
    assert cabin.asks["ann"].secret
    cabin.do("bathroom")
    assert cabin.pile("bathroom")[0] == "laika"
    assert next(each for each in cabin.view("bob").victims if each.id == "laika").hid_in is None
    assert next(each for each in cabin.view("ann").victims if each.id == "laika").hid_in == "bathroom"


def test_who_never_hides_runs_out_of_the_shed_visibly() -> None:
    """RULINGS.md, 16."""
    cabin = with_shed("padre")
    cabin.roll("++--")
    cabin.do("scare:padre", "bathroom")
    assert cabin.where("padre") == "bathroom"


@pytest.mark.parametrize(("place", "reaches"), [("south", True), ("west", True), ("east", False)])
def test_victims_in_the_shed_are_attacked_and_scared_through_its_windows(place: str, reaches: bool) -> None:
    cabin = with_shed("laika", place=place)
    assert (cabin.targets("attack") == {"laika"}) is reaches
    assert ("laika" in cabin.targets("scare")) is reaches


def test_the_player_to_the_right_helps_with_the_top_card_of_the_shed() -> None:
    """Nobody else is asked, and hands do not count; the card is discarded (RULINGS.md, 35)."""
    cabin = with_shed("laika")
    cabin.give("bob", "torch")
    cabin.fill("shed", "shovel")
    cabin.roll("+----", "+-", "-")
    cabin.do("attack:laika")
    assert cabin.topic == "act"
    assert (cabin.last(ShedCardDrawn).seat, cabin.last(ShedCardDrawn).card) == ("cleo", "shovel")
    assert cabin.told(VictimRolled)[0].dice == 2
    assert cabin.state.discards == ["shovel"]


def test_with_an_empty_shed_the_victim_has_its_power_only() -> None:
    """RULINGS.md, 35."""
    cabin = with_shed("kam")
    cabin.state.spare += cabin.pile("shed")
    cabin.pile("shed").clear()
    cabin.attack("kam", "-----", "-")
    assert cabin.last(VictimRolled).dice == 1


@pytest.mark.parametrize("side", ["west", "south"])
def test_who_helped_chooses_the_side_that_the_monster_is_thrown_to(side: str) -> None:
    cabin = with_shed("laika")
    cabin.fill("shed", "shovel")
    cabin.roll("-----", "++")
    cabin.do("attack:laika")
    assert cabin.topic == "throw-out"
    assert set(cabin.asks) == {"cleo"}
    assert set(cabin.options()) == {"west", "south"}
    cabin.do(side)
    assert cabin.where("golems-father") == side
    assert cabin.where("laika") == "shed"


def test_the_blunderbuss_in_the_shed_throws_out_all_monsters_on_the_attackers_side() -> None:
    """To where the helper chooses; whoever stands elsewhere stays (RULINGS.md, 35)."""
    cabin = with_shed("laika")
    cabin.put("aliens-father", "south")
    cabin.put("aliens-mother", "east")
    cabin.fill("shed", "blunderbuss")
    cabin.roll("+++--", "+-", "-")
    cabin.do("attack:laika")
    assert set(cabin.asks) == {"cleo"}
    cabin.do("west")
    assert cabin.where("golems-father") == cabin.where("aliens-father") == "west"
    assert cabin.where("aliens-mother") == "east"
    assert cabin.health("laika") == 3


def test_the_floodlight_in_the_shed_hides_the_victim_where_the_helper_chooses() -> None:
    cabin = Cabin("golems", "aliens", shed="set-two")
    cabin.show("kam", "shed")
    cabin.fill("shed", "floodlight")
    cabin.hunt("golems-father", "south")
    cabin.roll("+----", "---")
    cabin.do("attack:kam")
    assert cabin.topic == "hide-victim"
    assert set(cabin.asks) == {"bob"}
