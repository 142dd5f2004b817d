"""Playing the Game: rounds, the full moon, and which monster plays."""

from games.monster_slaughter.content import box
from games.monster_slaughter.events import MonstersReady, NightEnded, NightRevealed, RoundBegan
from games.monster_slaughter.night import LAST_ROUND, playing_order
from tests.games.monster_slaughter.cabin import Cabin


def test_turns_go_clockwise_from_the_first_player() -> None:
    cabin = Cabin("golems", "aliens", "clowns")
    cabin.state.first = "bob"
    assert playing_order(cabin.state) == ("bob", "cleo", "ann")


def test_the_ghosts_play_last_in_every_round() -> None:
    cabin = Cabin("golems", "ghosts", "clowns")
    cabin.state.first = "cleo"
    assert playing_order(cabin.state) == ("cleo", "ann", "bob")


def test_each_player_plays_one_monster_a_round() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.play("golems-child")
    cabin.do("north", "end-turn")
    assert cabin.state.to_play == ["bob"]
    assert cabin.topic == ""


def test_a_monster_begins_its_first_turn_in_any_outdoor_zone() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.play("golems-child")
    assert cabin.topic == "enter"
    assert set(cabin.options()) == {"north", "east", "south", "west"}
    cabin.do("west")
    assert cabin.where("golems-child") == "west"


def test_a_monster_that_is_there_goes_on_from_where_it_stands() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-child", "kitchen")
    assert cabin.topic == "act"


def test_a_monster_that_has_played_turns_its_card_down() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.play("golems-child")
    cabin.do("north", "end-turn")
    cabin.state.to_play = ["ann"]
    cabin.play("golems-father")
    assert not cabin.state.monsters["golems-child"].up
    cabin.state.to_play = ["ann"]


def test_only_monsters_with_their_cards_up_can_be_chosen() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.state.monsters["golems-child"].up = False
    cabin.state.to_play = ["ann"]
    cabin.play("golems-father")
    assert cabin.state.turn_of().monster == "golems-father"
    cabin.do("north", "end-turn")
    cabin.play("golems-mother")
    assert cabin.state.turn_of().monster == "golems-mother"
    assert cabin.topic == "enter"


def test_the_first_round_has_no_event() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.begin_round(1)
    assert cabin.state.night is None
    assert not cabin.told(NightRevealed)


def test_from_midnight_on_each_round_turns_the_next_event_up() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.state.nights = ["adrenaline", "hush"]
    cabin.begin_round(2)
    assert cabin.state.night == "adrenaline"
    cabin.begin_round(3)
    assert cabin.state.night == "hush"
    assert cabin.state.past_nights == ["adrenaline"]
    assert cabin.told(NightEnded)


def test_the_moon_goes_from_eleven_to_eight() -> None:
    assert [hour.name for hour in box().hours.values()] == [
        "11 p.m.",
        "midnight",
        "1 a.m.",
        "2 a.m.",
        "3 a.m.",
        "4 a.m.",
        "5 a.m.",
        "6 a.m.",
        "7 a.m.",
        "8 a.m.",
    ]


def test_at_two_five_and_eight_all_monsters_are_ready_again() -> None:
    ready = []
    for number in range(1, LAST_ROUND + 1):
        cabin = Cabin("golems", "aliens")
        cabin.state.monsters["golems-child"].up = False
        cabin.state.nights = []
        cabin.begin_round(number)
        if cabin.state.monsters["golems-child"].up:
            assert cabin.told(MonstersReady)
            ready.append(cabin.last(RoundBegan).round)
    assert ready == [4, 7, 10]


def test_with_an_empty_pile_a_round_has_no_event() -> None:
    """RULINGS.md, 2."""
    cabin = Cabin("golems", "aliens")
    cabin.state.nights = []
    cabin.begin_round(10)
    assert cabin.state.night is None
    assert cabin.state.outcome is None


def test_after_the_eight_o_clock_round_the_sun_comes_up() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.event("hush")
    cabin.begin_round(11)
    assert cabin.state.outcome
    assert cabin.state.night is None
    assert cabin.state.outcome.reason == "sunrise"


def test_children_have_three_actions_with_two_dice_mothers_two_with_three_fathers_two_with_four() -> None:
    roles = box().roles
    assert (roles["child"].actions, roles["child"].dice) == (3, 2)
    assert (roles["mother"].actions, roles["mother"].dice) == (2, 3)
    assert (roles["father"].actions, roles["father"].dice) == (2, 4)
    for role in ("child", "mother", "father"):
        cabin = Cabin("golems", "aliens")
        cabin.hunt(f"golems-{role}", "kitchen")
        assert cabin.state.turn_of().actions == roles[role].actions
        assert cabin.view("ann").turn
        assert cabin.view("ann").turn.dice == roles[role].dice  # type: ignore[union-attr]


def test_actions_may_be_the_same_or_different_and_in_any_order() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.fill("kitchen", "torch", "oil-lamp")
    cabin.hunt("golems-child", "kitchen")
    cabin.do("peek:kitchen")
    cabin.roll("--")
    cabin.do("smash:kitchen-east")
    assert cabin.state.turn_of().actions == 1
    cabin.do("peek:kitchen")
    assert cabin.topic == "", "all three actions are used"


def test_one_move_a_turn_is_free() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-father", "north")
    cabin.do("move:east")
    assert cabin.state.turn_of().actions == 2
    cabin.do("move:south")
    assert cabin.state.turn_of().actions == 1
    cabin.do("move:west")
    assert cabin.topic == "", "no move is left"


def test_a_player_may_end_the_turn_early() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-father", "north")
    cabin.do("end-turn")
    assert cabin.topic == ""


def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-father", "north")
    cabin.do("move:east", "move:south", "move:west")
    assert cabin.topic == ""
