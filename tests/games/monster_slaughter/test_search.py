"""Search."""

import pytest

from games.monster_slaughter.card_events import CardFound, CardTaken, NothingFound, VictimRevealed
from tests.games.monster_slaughter.cabin import Cabin


@pytest.fixture
def cabin() -> Cabin:
    return Cabin("golems", "aliens")


def test_one_searches_the_room_that_one_is_in(cabin: Cabin) -> None:
    cabin.hunt("golems-father", "living-room")
    assert cabin.can("search")
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-father", "south")
    assert not cabin.can("search")


def test_each_success_is_a_card_and_a_victim_found_does_not_end_the_search(cabin: Cabin) -> None:
    """The worked example: three successes find an object, then Laika, then a bonus action."""
    cabin.fill("living-room", "torch", "laika", "frenzy-1")
    cabin.hunt("golems-father", "living-room")
    cabin.roll("+++-")
    cabin.do("search", "draw")
    assert cabin.hand("ann") == ["torch"]
    cabin.do("draw")
    assert cabin.where("laika") == "living-room"
    assert cabin.last(VictimRevealed).known_to is None
    cabin.do("draw")
    assert cabin.hand("ann") == ["torch", "frenzy-1"]
    assert cabin.topic == "act"


def test_objects_and_bonus_actions_go_to_the_hand_unseen(cabin: Cabin) -> None:
    cabin.fill("living-room", "torch")
    cabin.hunt("golems-father", "living-room")
    cabin.roll("+---")
    cabin.do("search")
    assert cabin.options() == ("draw", "stop")
    cabin.do("draw")
    assert cabin.last(CardTaken).known_to is None
    assert cabin.last(CardFound).known_to == ("ann",)
    assert cabin.family("ann", "bob").hand is None
    assert cabin.family("ann", "bob").cards == 1


def test_without_a_success_nothing_is_found(cabin: Cabin) -> None:
    cabin.hunt("golems-father", "living-room")
    cabin.roll("----")
    cabin.do("search")
    assert cabin.topic == "act"
    assert cabin.pile("living-room") == ["tom"]


def test_cards_are_drawn_one_by_one_and_one_may_stop(cabin: Cabin) -> None:
    """A success is a right to draw (RULINGS.md, 20)."""
    cabin.fill("living-room", "torch", "oil-lamp")
    cabin.hunt("golems-father", "living-room")
    cabin.roll("++++")
    cabin.do("search", "draw", "stop")
    assert cabin.hand("ann") == ["torch"]


def test_all_may_be_drawn_at_once(cabin: Cabin) -> None:
    """RULINGS.md, 20."""
    cabin.fill("living-room", "torch", "oil-lamp")
    cabin.hunt("golems-father", "living-room")
    cabin.roll("+++-")
    cabin.do("search", "draw-all")
    assert cabin.hand("ann") == ["torch", "oil-lamp"]
    assert cabin.where("tom") == "living-room"


def test_the_search_ends_when_the_hand_has_seven_cards(cabin: Cabin) -> None:
    cabin.give("ann", "chainsaw", "pitchfork", "aerosol", "garlic", "mirror", "bear-trap")
    cabin.fill("living-room", "torch", "oil-lamp")
    cabin.hunt("golems-father", "living-room")
    cabin.roll("++--")
    cabin.do("search", "draw")
    assert len(cabin.hand("ann")) == 7
    assert cabin.topic == "act"


def test_with_a_full_hand_one_cannot_search(cabin: Cabin) -> None:
    """RULINGS.md, 20."""
    cabin.give("ann", "chainsaw", "pitchfork", "aerosol", "garlic", "mirror", "bear-trap", "torch")
    cabin.hunt("golems-father", "living-room")
    assert not cabin.can("search")


def test_a_pile_that_runs_out_ends_the_search(cabin: Cabin) -> None:
    cabin.hunt("golems-father", "living-room")
    cabin.roll("++++")
    cabin.do("search", "draw")
    assert cabin.where("tom") == "living-room"
    assert cabin.topic == "act"
    assert not cabin.told(NothingFound)
    assert not cabin.can("search")


def test_whoever_was_seen_to_hide_and_is_found_hides_nowhere(cabin: Cabin) -> None:
    """Not even for those who look at the table later (RULINGS.md, 21)."""
    cabin.state.victims["tom"].hid_in = "living-room"
    cabin.hunt("golems-father", "living-room")
    cabin.roll("+---")
    cabin.do("search", "draw")
    assert next(each for each in cabin.view(None).victims if each.id == "tom").hid_in is None


def test_the_guest_on_top_is_found_first(cabin: Cabin) -> None:
    """Whoever comes through a wall or an open doorway finds the guest still on top."""
    cabin = Cabin("ghosts", "aliens")
    cabin.fill("living-room", "tom", "torch")
    cabin.hunt("ghosts-father", "west")
    cabin.do("move:living-room")
    cabin.roll("+---")
    cabin.do("search", "draw")
    assert cabin.where("tom") == "living-room"
