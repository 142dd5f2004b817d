"""Monster Roster: what sets each family apart."""

import pytest

from games.monster_slaughter.card_events import MonsterRolled, NextEventSeen, RolledAgain
from games.monster_slaughter.events import MonsterJoined
from games.monster_slaughter.fight_events import VictimDied, VictimHurt
from tests.games.monster_slaughter.cabin import Cabin


def test_aliens_have_one_free_smash_a_turn() -> None:
    cabin = Cabin("aliens", "golems")
    cabin.hunt("aliens-father", "living-room")
    cabin.roll("++++", "++++")
    cabin.do("smash:living-room-south")
    assert cabin.state.turn_of().actions == 2
    cabin.do("smash:living-room-wc")
    assert cabin.state.turn_of().actions == 1


def test_the_free_smash_may_be_for_a_barricade() -> None:
    """RULINGS.md, 36."""
    cabin = Cabin("aliens", "golems")
    cabin.barricade("living-room-south")
    cabin.hunt("aliens-father", "south")
    cabin.roll("++++")
    cabin.do("smash:living-room-south")
    assert cabin.state.turn_of().actions == 2


def test_clowns_may_peek_once_a_turn_for_free() -> None:
    cabin = Cabin("clowns", "golems")
    cabin.hunt("clowns-father", "living-room")
    cabin.do("free-peek:living-room")
    assert cabin.state.turn_of().actions == 2
    assert not cabin.targets("free-peek")
    assert not cabin.can("look-ahead")


def test_clowns_may_look_at_the_next_event_instead() -> None:
    """Only they see it."""
    cabin = Cabin("clowns", "golems")
    cabin.state.nights = ["hush", "adrenaline"]
    cabin.hunt("clowns-father", "living-room")
    cabin.do("look-ahead")
    assert cabin.state.turn_of().actions == 2
    assert cabin.last(NextEventSeen).known_to == ("ann",)
    assert cabin.last(NextEventSeen).night == "hush"
    assert cabin.view("ann").next_night == "hush"
    assert cabin.view("bob").next_night is None
    assert not cabin.targets("free-peek")


def test_who_looked_ahead_does_not_know_the_event_after_that() -> None:
    """Once it is turned up, the next one is as hidden as before."""
    cabin = Cabin("clowns", "golems")
    cabin.state.nights = ["hush", "adrenaline"]
    cabin.state.know_next = ["ann"]
    cabin.begin_round(2)
    assert cabin.view("ann").next_night is None


def test_crittlins_are_five_children_with_two_actions() -> None:
    cabin = Cabin("crittlins", "golems")
    crittlins = [monster for monster in cabin.state.monsters.values() if monster.family == "crittlins"]
    assert [monster.role for monster in crittlins] == ["crittlin"] * 5
    cabin.hunt("crittlins-1", "living-room")
    assert cabin.state.turn_of().actions == 2


@pytest.mark.parametrize(("others", "dice"), [(0, 2), (1, 3), (2, 4), (4, 5)])
def test_crittlins_roll_one_die_more_for_each_other_in_the_zone(others: int, dice: int) -> None:
    """Never more than five (RULINGS.md, 3); other families do not count."""
    cabin = Cabin("crittlins", "golems")
    for number in range(2, 2 + others):
        cabin.put(f"crittlins-{number}", "south")
    cabin.put("golems-father", "south")
    cabin.hunt("crittlins-1", "south")
    cabin.roll("+" * dice)
    cabin.do("smash:living-room-south")
    assert cabin.last(MonsterRolled).dice == dice


def test_a_new_crittlin_joins_once_a_turn() -> None:
    """It costs nothing, and can be activated later from there (RULINGS.md, 37)."""
    cabin = Cabin("crittlins", "golems")
    cabin.hunt("crittlins-1", "kitchen")
    cabin.do("spawn")
    assert cabin.last(MonsterJoined).monster == "crittlins-2"
    assert cabin.where("crittlins-2") == "kitchen"
    assert cabin.state.turn_of().actions == 2
    assert cabin.state.monsters["crittlins-2"].up
    assert not cabin.can("spawn")


def test_crittlins_are_ready_again_when_all_five_have_played() -> None:
    cabin = Cabin("crittlins", "golems")
    for number in (1, 2, 3, 4):
        cabin.state.monsters[f"crittlins-{number}"].up = False
    cabin.put("crittlins-5", "north")
    cabin.play("crittlins-5")
    cabin.do("end-turn")
    assert all(monster.up for monster in cabin.state.monsters.values())


def test_crittlins_are_not_ready_again_at_two_o_clock() -> None:
    cabin = Cabin("crittlins", "golems")
    cabin.state.monsters["crittlins-1"].up = False
    cabin.begin_round(4)
    assert not cabin.state.monsters["crittlins-1"].up


def test_ghosts_walk_through_walls_doors_and_barricades() -> None:
    cabin = Cabin("ghosts", "golems")
    cabin.barricade("living-room-wc")
    cabin.hunt("ghosts-father", "wc")
    assert cabin.targets("move") == {"living-room", "bedroom", "bathroom", "kitchen"}


def test_golems_attack_with_one_die_more() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.show("kam", "kitchen")
    cabin.hunt("golems-child", "kitchen")
    cabin.attack("kam", "+++", "-")
    assert cabin.last(MonsterRolled).dice == 3
    cabin.roll("--")
    cabin.do("smash:kitchen-east")
    assert cabin.last(MonsterRolled).dice == 2


def test_a_maniac_hurts_the_victim_it_finds() -> None:
    """It takes a flesh token for it."""
    cabin = Cabin("maniacs", "aliens")
    cabin.hunt("maniacs-father", "living-room")
    cabin.roll("+---")
    cabin.do("search", "draw")
    assert cabin.health("tom") == 3
    assert cabin.harvest("ann").flesh == 1
    assert cabin.last(VictimHurt).wounds == 1


def test_a_maniac_can_kill_so() -> None:
    """RULINGS.md, 10."""
    cabin = Cabin("maniacs", "aliens")
    cabin.state.victims["tom"].health = 1
    cabin.hunt("maniacs-father", "living-room")
    cabin.roll("+---")
    cabin.do("search", "draw")
    assert cabin.last(VictimDied).victim == "tom"
    assert cabin.harvest("ann").bones == 1


def test_mummies_have_one_free_scare_a_turn() -> None:
    cabin = Cabin("mummies", "aliens")
    cabin.show("kam", "kitchen")
    cabin.hunt("mummies-father", "kitchen")
    cabin.roll("----", "----")
    cabin.do("scare:kam")
    assert cabin.state.turn_of().actions == 2
    cabin.do("scare:kam")
    assert cabin.state.turn_of().actions == 1


def test_tritons_make_a_victim_roll_one_success_again() -> None:
    """A rolled one: Tom's sure success is no die (RULINGS.md, 8)."""
    cabin = Cabin("tritons", "aliens")
    cabin.show("kam", "kitchen")
    cabin.hunt("tritons-father", "kitchen")
    cabin.attack("kam", "+---", "+", "-")
    assert cabin.last(RolledAgain).reason == "tritons"
    assert cabin.health("kam") == 4
    cabin = Cabin("tritons", "aliens")
    cabin.show("tom", "kitchen")
    cabin.hunt("tritons-father", "kitchen")
    cabin.attack("tom", "+---")
    assert cabin.health("tom") == 4
    assert not cabin.told(RolledAgain)


def test_tritons_come_after_laika() -> None:
    """The success that she rolled again is undone too (RULINGS.md, 8)."""
    cabin = Cabin("tritons", "aliens")
    cabin.show("laika", "kitchen")
    cabin.give("bob", "dibble")
    cabin.hunt("tritons-father", "kitchen")
    cabin.roll("+---", "-", "+", "-")
    cabin.do("attack:laika")
    cabin.answer("bob", "card:dibble")
    assert [event.reason for event in cabin.told(RolledAgain)] == ["laika", "tritons"]
    assert cabin.health("laika") == 4


def test_vampires_search_with_one_die_more() -> None:
    cabin = Cabin("vampires", "aliens")
    cabin.hunt("vampires-mother", "kitchen")
    cabin.roll("----")
    cabin.do("search")
    assert cabin.last(MonsterRolled).dice == 4


def test_werewolves_have_two_free_moves() -> None:
    cabin = Cabin("werewolves", "aliens")
    cabin.hunt("werewolves-father", "north")
    cabin.do("move:east", "move:south")
    assert cabin.state.turn_of().actions == 2
    cabin.do("move:west")
    assert cabin.state.turn_of().actions == 1


@pytest.mark.parametrize(("reactions", "zone"), [("+-", "kitchen"), ("++", "east")])
def test_zombies_are_thrown_out_by_two_successes(reactions: str, zone: str) -> None:
    """Two more than their own (RULINGS.md, 11)."""
    cabin = Cabin("zombies", "aliens")
    cabin.show("kam", "kitchen")
    cabin.give("bob", "dibble")
    cabin.hunt("zombies-father", "kitchen")
    cabin.roll("----", reactions)
    cabin.do("attack:kam")
    cabin.answer("bob", "card:dibble")
    assert cabin.where("zombies-father") == zone
