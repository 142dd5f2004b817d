"""Nocturnal Events."""

import pytest

from games.monster_slaughter.card_events import CardsSeen, MonsterRolled, VictimRolled, VisitorArrived
from games.monster_slaughter.events import HandReceived, PileShuffled
from games.monster_slaughter.night import eligible
from tests.games.monster_slaughter.cabin import STUDENTS, Cabin


def under(night: str, *families: str, member: str = "father", place: str = "kitchen") -> Cabin:
    """The first family's monster with Kam in the kitchen, while this event is in force."""
    cabin = Cabin(*(families or ("golems", "aliens")))
    cabin.event(night)
    cabin.show("kam", "kitchen")
    cabin.put(f"{(families or ('golems', 'aliens'))[1]}-child", "kitchen")
    cabin.hunt(f"{(families or ('golems',))[0]}-{member}", place)
    return cabin


def turned_up(night: str, *families: str) -> Cabin:
    """This event is turned up at the start of a round."""
    cabin = Cabin(*(families or ("golems", "aliens", "clowns")))
    cabin.state.nights = [night]
    cabin.begin_round(2)
    return cabin


def test_an_event_holds_for_its_round() -> None:
    cabin = turned_up("hush")
    assert cabin.state.night == "hush"
    cabin.begin_round(3)
    assert cabin.state.night is None


def test_knock_knock_brings_a_visitor() -> None:
    assert turned_up("knock-knock").told(VisitorArrived)


def test_burst_of_a_dream_allows_two_objects() -> None:
    cabin = under("burst-of-a-dream")
    cabin.do("attack:kam")
    assert cabin.asks["bob"].most == 2


def test_confusion_swaps_the_monsters_successes_and_failures() -> None:
    """Of all their rolls, and not those of the victims; before re-rolls (RULINGS.md, 8)."""
    cabin = under("confusion", "tritons", "aliens")
    cabin.attack("kam", "++--", "-")
    assert cabin.last(MonsterRolled).successes == 2
    assert cabin.health("kam") == 3
    cabin.roll("++++")
    cabin.do("smash:kitchen-east")
    assert cabin.last(MonsterRolled).successes == 0


def test_switcheroo_passes_all_hands_to_the_left() -> None:
    cabin = Cabin("golems", "aliens", "clowns")
    cabin.give("ann", "torch")
    cabin.give("cleo", "garlic", "mirror")
    cabin.state.nights = ["switcheroo"]
    cabin.begin_round(2)
    assert (cabin.hand("ann"), cabin.hand("bob"), cabin.hand("cleo")) == (["garlic", "mirror"], ["torch"], [])
    received = {event.seat: event.known_to for event in cabin.told(HandReceived)}
    assert received["bob"] == ("bob", "ann")


def test_those_who_stand_and_fight_are_not_scared_and_do_not_hide() -> None:
    cabin = under("stand-and-fight")
    assert cabin.targets("scare") == set()
    cabin.state.monsters["aliens-child"].zone = "north"
    cabin.open("kitchen-east")
    cabin.hunt("golems-father", "kitchen")
    cabin.do("move:east")
    assert cabin.where("kam") == "kitchen"
    cabin.state.nights = []
    cabin.begin_round(3)
    assert cabin.where("kam") is None


def test_barricades_may_be_put_up_in_turn() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.open("kitchen-east", "living-room-wc")
    cabin.state.nights = ["barricades"]
    cabin.begin_round(2)
    assert cabin.topic == "barricade"
    cabin.do("kitchen-east")
    assert set(cabin.asks) == {"bob"}
    assert set(cabin.options()) == {"living-room-wc", "pass"}
    cabin.do("pass")
    assert cabin.state.doors["kitchen-east"] == "barricaded"
    assert cabin.state.doors["living-room-wc"] == "open"
    assert cabin.state.barricades == 4


def test_teleportation_lets_a_free_move_lead_anywhere_but_the_shed() -> None:
    cabin = Cabin("golems", "aliens", shed="set-one")
    cabin.event("teleportation")
    cabin.hunt("golems-father", "north")
    assert len(cabin.targets("teleport")) == 8
    assert "shed" not in cabin.targets("teleport")
    cabin.do("teleport:wc")
    assert cabin.where("golems-father") == "wc"
    assert cabin.state.turn_of().actions == 2
    assert cabin.targets("teleport") == set()


def test_a_plain_move_does_not_spend_the_teleport() -> None:
    """RULINGS.md, 36."""
    cabin = Cabin("golems", "aliens")
    cabin.event("teleportation")
    cabin.hunt("golems-father", "north")
    cabin.do("move:east")
    assert cabin.state.turn_of().actions == 1
    assert cabin.targets("teleport")


def test_open_wounds_cost_one_more_health() -> None:
    cabin = under("open-wounds")
    cabin.attack("kam", "+----", "-")
    assert cabin.health("kam") == 3
    assert cabin.harvest("ann").flesh == 2


def test_open_wounds_hurt_nobody_at_a_tie() -> None:
    cabin = under("open-wounds")
    cabin.attack("kam", "-----", "-")
    assert cabin.health("kam") == 5


def test_with_copycat_all_play_the_same_member_where_they_can() -> None:
    """Crittlins are children (RULINGS.md, 37)."""
    cabin = Cabin("golems", "aliens", "crittlins")
    cabin.event("copycat")
    cabin.play("golems-mother")
    cabin.do("north", "end-turn")
    assert cabin.state.copied == "mother"
    assert eligible(cabin.state, "bob") == ("aliens-mother",)
    cabin.play("aliens-mother")
    cabin.do("north", "end-turn")
    cabin.play("crittlins-1")
    assert cabin.topic == "enter"


def test_copycat_leaves_the_choice_where_that_member_has_played() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.event("copycat")
    cabin.state.copied = "mother"
    cabin.state.monsters["aliens-mother"].up = False
    cabin.play("aliens-child")
    assert cabin.state.turn_of().monster == "aliens-child"


def test_copycat_is_forgotten_in_the_next_round() -> None:
    """Whoever plays first after that plays freely."""
    cabin = Cabin("golems", "aliens")
    cabin.event("copycat")
    cabin.state.copied = "mother"
    cabin.state.nights = []
    cabin.begin_round(3)
    assert set(eligible(cabin.state, "bob")) == {"aliens-father", "aliens-mother", "aliens-child"}


def test_in_thick_fog_nobody_peeks() -> None:
    cabin = under("thick-fog", "clowns", "aliens")
    assert not cabin.targets("peek")
    assert not cabin.targets("free-peek")
    assert not cabin.can("look-ahead")


def test_adrenaline_gives_each_victim_a_die() -> None:
    cabin = under("adrenaline")
    cabin.attack("kam", "-----", "--")
    assert cabin.last(VictimRolled).dice == 2


def test_blood_moon_gives_attacks_a_die() -> None:
    cabin = under("blood-moon", "aliens", "golems", member="child")
    cabin.attack("kam", "+++", "+")
    assert cabin.last(MonsterRolled).dice == 3


@pytest.mark.parametrize(("member", "dice"), [("father", 3), ("child", 1)])
def test_a_power_cut_takes_a_die_from_searches(member: str, dice: int) -> None:
    cabin = under("power-cut", member=member)
    cabin.roll("-" * dice)
    cabin.do("search")
    assert cabin.last(MonsterRolled).dice == dice


def test_hush_forbids_scaring() -> None:
    assert under("hush", "mummies", "aliens").targets("scare") == set()


def test_rotten_hinges_need_no_roll_for_doors_and_one_success_for_barricades() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.event("rotten-hinges")
    cabin.barricade("kitchen-east")
    cabin.hunt("golems-father", "kitchen")
    cabin.do("smash:bathroom-kitchen")
    assert cabin.harvest("ann").doors == 1
    assert not cabin.told(MonsterRolled)
    cabin.roll("+---")
    cabin.do("smash:kitchen-east")
    assert cabin.state.doors["kitchen-east"] == "open"


def test_long_legs_give_one_more_free_move() -> None:
    assert under("long-legs").state.turn_of().free_moves == 2


def test_a_draught_shuffles_all_rooms() -> None:
    assert len(turned_up("draught").told(PileShuffled)) == 5


def test_whispers_show_everybody_in_turn_the_top_of_a_pile() -> None:
    cabin = turned_up("whispers")
    cabin.do("wc")
    assert cabin.last(CardsSeen).known_to == ("ann",)
    assert cabin.last(CardsSeen).cards == ("laika",)
    cabin.do("kitchen", "bedroom")
    assert cabin.topic == ""


@pytest.mark.parametrize(("night", "asked"), [("barricades", "barricade"), ("whispers", "whisper")])
def test_events_for_everybody_go_in_the_order_of_the_round(night: str, asked: str) -> None:
    """From the first player clockwise, and the Ghosts last."""
    cabin = Cabin("ghosts", "aliens", "clowns")
    cabin.open("kitchen-east")
    cabin.state.first = "cleo"
    cabin.state.nights = [night]
    cabin.begin_round(2)
    order = []
    while cabin.topic == asked:
        order += cabin.asks
        cabin.do(cabin.options()[-1])
    assert order == ["cleo", "bob", "ann"]


def test_where_no_card_lies_nobody_looks_at_a_pile_for_whispers() -> None:
    cabin = Cabin("golems", "aliens")
    for guest in STUDENTS[:4]:
        cabin.kill(guest)
    cabin.show("laika", "kitchen")
    cabin.put("golems-child", "kitchen")
    cabin.state.nights = ["whispers"]
    cabin.begin_round(2)
    assert cabin.topic == ""


def test_outta_here_sends_victims_that_are_found_to_the_shed() -> None:
    """As long as there is room; then they stand in the room."""
    cabin = Cabin("golems", "aliens", shed="set-one")
    cabin.event("outta-here")
    cabin.fill("living-room", "tom", "kam", "laika")
    cabin.hunt("golems-father", "living-room")
    cabin.roll("+++-")
    cabin.do("search", "draw-all")
    assert cabin.where("tom") == cabin.where("kam") == "shed"
    assert cabin.where("laika") == "living-room"
