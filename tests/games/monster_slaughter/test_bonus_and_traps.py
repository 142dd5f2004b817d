"""Bonus Actions and Traps."""

import pytest

from games.monster_slaughter.card_events import (
    BombWentOff,
    CardPlayed,
    CardsSeen,
    CardStolen,
    MonsterRolled,
    RolledAgain,
    SnareSprung,
    SomethingStolen,
    VictimRolled,
)
from games.monster_slaughter.events import SmashFailed
from tests.games.monster_slaughter.cabin import Cabin


def holding(*cards: str, place: str = "living-room", member: str = "father") -> Cabin:
    cabin = Cabin("golems", "aliens")
    cabin.give("ann", *cards)
    cabin.hunt(f"golems-{member}", place)
    return cabin


def play(cabin: Cabin, card: str) -> None:
    cabin.do("play-card", f"card:{card}")


def test_a_bonus_action_costs_nothing_and_is_discarded() -> None:
    cabin = holding("brute-force-1")
    play(cabin, "brute-force-1")
    assert cabin.last(CardPlayed).card == "brute-force-1"
    assert cabin.state.turn_of().actions == 2
    assert cabin.state.discards == ["brute-force-1"]
    assert cabin.hand("ann") == []


def test_as_many_may_be_played_as_one_likes() -> None:
    cabin = holding("frenzy-1", "frenzy-2")
    play(cabin, "frenzy-1")
    play(cabin, "frenzy-2")
    assert cabin.state.turn_of().actions == 4


def test_cards_are_picked_in_secret_and_whoever_holds_any_card_may_look() -> None:
    """So that the choice to play a card does not tell what is held."""
    cabin = holding("torch")
    assert cabin.can("play-card")
    cabin.do("play-card")
    assert cabin.asks["ann"].secret
    assert cabin.options() == ("back",)
    cabin.do("back")
    assert cabin.topic == "act"


def test_crash_the_party_moves_the_monster_up_to_two_zones() -> None:
    cabin = holding("crash-the-party-1", place="north")
    play(cabin, "crash-the-party-1")
    assert set(cabin.options()) == {"west", "east"}
    cabin.do("east", "south")
    assert cabin.where("golems-father") == "south"
    assert cabin.state.turn_of().free_moves == 1


def test_crash_the_party_may_stop_after_one_zone() -> None:
    cabin = holding("crash-the-party-1", place="north")
    play(cabin, "crash-the-party-1")
    cabin.do("east", "stop")
    assert cabin.where("golems-father") == "east"


@pytest.mark.parametrize("card", ["running-1", "fury"])
def test_running_and_fury_move_a_victim_through_an_empty_zone_without_hiding(card: str) -> None:
    cabin = Cabin("golems", "aliens")
    cabin.give("ann", card)
    cabin.show("kam", "kitchen")
    cabin.put("aliens-child", "kitchen")
    cabin.hunt("golems-father", "bedroom")
    play(cabin, card)
    cabin.do("kam")
    assert set(cabin.options()) == {"living-room", "bathroom"}
    cabin.do("bathroom")
    assert cabin.where("kam") == "bathroom"
    cabin.do("bedroom")
    assert cabin.where("kam") == "bedroom"


def test_the_victim_hides_where_it_ends_alone() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.give("ann", "fury")
    cabin.show("kam", "kitchen")
    cabin.put("aliens-child", "kitchen")
    cabin.hunt("golems-father", "bedroom")
    play(cabin, "fury")
    cabin.do("kam", "bathroom", "stop")
    assert cabin.where("kam") is None
    assert "kam" in cabin.pile("bathroom")


def test_running_works_on_those_who_cannot_be_scared_but_not_in_the_shed() -> None:
    """RULINGS.md, 31."""
    cabin = Cabin("golems", "aliens", shed="set-one")
    cabin.give("ann", "fury")
    cabin.show("mully", "kitchen")
    cabin.show("kam", "shed")
    cabin.hunt("golems-father", "kitchen")
    play(cabin, "fury")
    assert cabin.options() == ("mully",)


def test_a_victim_that_can_run_nowhere_is_not_made_to_run() -> None:
    """Behind barricades (RULINGS.md, 31)."""
    cabin = Cabin("golems", "aliens")
    cabin.give("ann", "fury")
    cabin.show("kam", "wc")
    cabin.put("aliens-child", "wc")
    cabin.barricade("living-room-wc")
    cabin.hunt("golems-father", "bedroom")
    cabin.do("play-card")
    assert cabin.options() == ("back",)


def test_frenzy_is_one_more_action() -> None:
    cabin = holding("frenzy-1")
    play(cabin, "frenzy-1")
    assert cabin.state.turn_of().actions == 3


def test_brute_force_is_two_more_dice_on_the_next_roll_only() -> None:
    """RULINGS.md, 30."""
    cabin = holding("brute-force-1", member="child")
    play(cabin, "brute-force-1")
    cabin.roll("----", "--")
    cabin.do("smash:living-room-south")
    assert cabin.last(MonsterRolled).dice == 4
    cabin.do("smash:living-room-south")
    assert cabin.last(MonsterRolled).dice == 2


def test_second_try_rolls_the_failures_of_one_roll_again() -> None:
    """Played before, used when wanted (RULINGS.md, 30)."""
    cabin = holding("second-try-1", member="child")
    play(cabin, "second-try-1")
    cabin.roll("--", "--", "+-")
    cabin.do("smash:living-room-south")
    assert cabin.topic == "second-try"
    cabin.do("keep")
    assert cabin.last(SmashFailed)
    cabin.do("smash:living-room-south", "roll-again")
    assert (cabin.last(RolledAgain).dice, cabin.last(RolledAgain).successes) == (2, 1)
    assert cabin.harvest("ann").doors == 1
    assert not cabin.state.turn_of().second_try


def test_second_try_in_an_attack_is_used_when_both_rolls_are_seen() -> None:
    """RULINGS.md, 8."""
    cabin = Cabin("golems", "aliens")
    cabin.give("ann", "second-try-1")
    cabin.show("kam", "kitchen")
    cabin.hunt("golems-child", "kitchen")
    play(cabin, "second-try-1")
    cabin.roll("+--", "+", "++")
    cabin.do("attack:kam")
    cabin.all_pass()
    assert cabin.topic == "second-try"
    assert cabin.last(VictimRolled).successes == 1
    cabin.do("roll-again")
    assert cabin.health("kam") == 3


def test_battering_ram_smashes_without_a_roll() -> None:
    cabin = holding("battering-ram")
    play(cabin, "battering-ram")
    cabin.do("living-room-south")
    assert cabin.harvest("ann").doors == 1
    assert cabin.state.doors["living-room-south"] == "open"


def test_board_it_up_barricades_any_open_doorway() -> None:
    cabin = holding("board-it-up-1")
    cabin.open("bathroom-kitchen")
    play(cabin, "board-it-up-1")
    cabin.do("bathroom-kitchen")
    assert cabin.state.doors["bathroom-kitchen"] == "barricaded"
    assert cabin.state.barricades == 4


def test_a_card_that_could_do_nothing_cannot_be_played() -> None:
    """Such as boards where all doors are closed: only open doorways are barricaded (RULINGS.md, 1)."""
    cabin = holding("board-it-up-1")
    cabin.do("play-card")
    assert cabin.options() == ("back",)


def test_without_barricades_in_the_supply_nothing_can_be_boarded_up() -> None:
    """There are five."""
    cabin = holding("board-it-up-1")
    cabin.barricade(*tuple(cabin.state.doors)[:5])
    cabin.open(tuple(cabin.state.doors)[5])
    cabin.do("play-card")
    assert cabin.options() == ("back",)


def test_pickpocket_takes_a_card_that_only_the_two_know() -> None:
    cabin = holding("pickpocket")
    cabin.give("bob", "torch")
    play(cabin, "pickpocket")
    assert cabin.options() == ("seat:bob",)
    cabin.do("seat:bob")
    assert cabin.hand("ann") == ["torch"]
    assert cabin.hand("bob") == []
    assert cabin.last(SomethingStolen).known_to is None
    assert cabin.last(CardStolen).known_to == ("ann", "bob")


def test_pickpocket_takes_any_card_by_chance() -> None:
    stolen = set()
    for number in range(20):
        cabin = holding("pickpocket")
        cabin.state.dice.seed = f"{number}"
        cabin.give("bob", "torch", "garlic", "mirror")
        play(cabin, "pickpocket")
        cabin.do("seat:bob")
        stolen.update(cabin.hand("ann"))
    assert stolen == {"torch", "garlic", "mirror"}


def test_x_ray_eyes_see_a_whole_pile() -> None:
    cabin = holding("x-ray-eyes")
    cabin.fill("bathroom", "torch", "oil-lamp")
    play(cabin, "x-ray-eyes")
    cabin.do("bathroom")
    assert cabin.last(CardsSeen).cards == ("torch", "oil-lamp", "kam")
    assert cabin.last(CardsSeen).known_to == ("ann",)
    assert cabin.pile("bathroom") == ["torch", "oil-lamp", "kam"]


# Traps --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trap", ["foothold-trap", "bear-trap"])
def test_a_trap_to_lay_goes_to_the_hand_and_is_laid_in_the_own_room(trap: str) -> None:
    """RULINGS.md, 28."""
    cabin = Cabin("golems", "aliens")
    cabin.fill("living-room", trap)
    cabin.hunt("golems-father", "living-room")
    cabin.roll("+---")
    cabin.do("search", "draw")
    assert cabin.hand("ann") == [trap]
    play(cabin, trap)
    assert cabin.state.snares == {"living-room": [trap]}
    assert cabin.hand("ann") == []


def test_a_trap_is_not_laid_outside_of_the_cabin() -> None:
    """RULINGS.md, 28."""
    cabin = holding("bear-trap", place="south")
    cabin.do("play-card")
    assert cabin.options() == ("back",)


def trapped(victim: str = "laika") -> Cabin:
    """A child in the kitchen with a victim and a trap; another monster in the bathroom."""
    cabin = Cabin("golems", "aliens")
    cabin.show(victim, "kitchen")
    cabin.put("aliens-child", "bathroom")
    cabin.lay("kitchen", "bear-trap")
    cabin.hunt("golems-child", "kitchen")
    return cabin


@pytest.mark.parametrize(("reactions", "zone"), [(("+-", "-"), "bathroom"), (("--", "-"), "kitchen")])
def test_a_victim_leaves_a_trap_with_a_success_of_its_dice_and_two_more(
    reactions: tuple[str, str], zone: str
) -> None:
    """The trap is spent either way."""
    cabin = trapped()
    cabin.roll("+-", *reactions)
    cabin.do("scare:laika", "bathroom")
    assert cabin.last(VictimRolled).dice == 2
    assert cabin.where("laika") == zone
    assert cabin.last(SnareSprung).free is (zone == "bathroom")
    assert cabin.state.snares["kitchen"] == []
    assert cabin.state.discards == ["bear-trap"]


def test_a_trap_may_hold_a_victim_that_runs_from_the_floodlight() -> None:
    """Whoever leaves the room, for whatever reason (RULINGS.md, 28)."""
    cabin = trapped()
    cabin.give("bob", "floodlight")
    cabin.roll("+--", "--", "-", "--", "-")
    cabin.do("attack:laika")
    cabin.answer("bob", "card:floodlight")
    assert cabin.topic == "act"
    assert cabin.where("laika") == "kitchen"
    assert cabin.state.discards == ["floodlight", "bear-trap"]


def test_the_victims_own_dice_count_too() -> None:
    cabin = trapped("kam")
    cabin.roll("+-", "---")
    cabin.do("scare:kam", "bathroom")
    assert cabin.last(VictimRolled).dice == 3


def test_tom_gets_out_of_a_trap_with_his_sure_success() -> None:
    """Own powers count, as in a fight (RULINGS.md, 28)."""
    cabin = trapped("tom")
    cabin.roll("+-", "--")
    cabin.do("scare:tom", "bathroom")
    assert cabin.where("tom") == "bathroom"


@pytest.mark.parametrize(("roll", "left"), [("+-", 1), ("++", 0)])
def test_a_trap_is_removed_by_a_smash_with_two_successes(roll: str, left: int) -> None:
    cabin = trapped()
    assert "bear-trap" in cabin.targets("smash")
    cabin.roll(roll)
    cabin.do("smash:bear-trap")
    assert len(cabin.state.snares["kitchen"]) == left
    assert cabin.harvest("ann").doors == 0


@pytest.mark.parametrize("bomb", ["potato-masher", "explosion"])
def test_a_bomb_ends_the_search_and_throws_all_monsters_out(bomb: str) -> None:
    """They may go on with their turn."""
    cabin = Cabin("golems", "aliens")
    cabin.fill("living-room", bomb, "torch")
    cabin.put("aliens-child", "living-room")
    cabin.hunt("golems-father", "living-room")
    cabin.roll("++++", "+")
    cabin.do("search", "draw")
    assert cabin.last(BombWentOff).known_to is None
    assert cabin.where("golems-father") == cabin.where("aliens-child") == "south"
    assert cabin.hand("ann") == []
    assert cabin.topic == "act"
    assert cabin.state.turn_of().actions == 1


def test_the_boobytrap_throws_the_searching_monster_out() -> None:
    """RULINGS.md, 29."""
    cabin = Cabin("golems", "aliens")
    cabin.fill("living-room", "boobytrap")
    cabin.put("aliens-child", "living-room")
    cabin.hunt("golems-father", "living-room")
    cabin.roll("++++", "+")
    cabin.do("search", "draw")
    assert cabin.where("golems-father") == "south"
    assert cabin.where("aliens-child") == "living-room"


def test_a_dud_just_ends_the_search() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.fill("living-room", "explosion", "torch")
    cabin.hunt("golems-father", "living-room")
    cabin.roll("++++", "-")
    cabin.do("search", "draw")
    assert cabin.where("golems-father") == "living-room"
    assert cabin.pile("living-room") == ["torch", "tom"]
    assert cabin.state.discards == ["explosion"]


def test_traps_in_hand_count_to_the_limit() -> None:
    """RULINGS.md, 20."""
    cabin = holding("bear-trap", "chainsaw", "pitchfork", "aerosol", "garlic", "mirror", "torch")
    assert not cabin.can("search")
