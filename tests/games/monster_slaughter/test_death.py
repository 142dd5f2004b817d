"""Death of a Victim, and the end of the game."""

import pytest

from games.monster_slaughter.fight_events import (
    BoneTaken,
    BrainTaken,
    MarkerRevealed,
    OrderShown,
    TargetTaken,
    VictimDied,
)
from tests.games.monster_slaughter.cabin import STUDENTS, Cabin


@pytest.fixture
def cabin() -> Cabin:
    """A Werewolf father beside Kam, who has one health left; nobody is dead yet."""
    cabin = Cabin("werewolves", "aliens", "clowns")
    cabin.show("kam", "living-room", health=1)
    cabin.predict("ann", "tom", "kam", "bob", "laika", "britney", meal="kam")
    cabin.predict("bob", "kam", "tom", "bob", "laika", "britney", meal="tom")
    cabin.predict("cleo", "tom", "bob", "laika", "britney", "kam", meal="kam")
    cabin.hunt("werewolves-father", "living-room")
    return cabin


def test_a_victim_without_health_dies_and_leaves_the_game(cabin: Cabin) -> None:
    cabin.attack("kam", "++++", "-")
    assert not cabin.state.victims["kam"].alive
    assert cabin.where("kam") is None
    assert cabin.last(VictimDied).victim == "kam"
    assert all("kam" not in pile.cards for pile in cabin.state.piles.values())


def test_the_worked_example_of_a_post_mortem(cabin: Cabin) -> None:
    """The first to die: a bone for the killer, a brain for who put Kam first, and the favourite eaten."""
    cabin.attack("kam", "++++", "-")
    assert cabin.harvest("ann").bones == 1
    assert cabin.harvest("ann").brains == 0
    assert cabin.harvest("bob").brains == 1
    assert cabin.harvest("cleo").brains == 0
    assert cabin.harvest("ann").targets == 1


def test_the_killer_takes_flesh_for_what_was_left(cabin: Cabin) -> None:
    cabin.attack("kam", "++++", "-")
    assert cabin.harvest("ann").flesh == 1


def test_the_killer_of_a_guest_takes_a_bone(cabin: Cabin) -> None:
    cabin.attack("kam", "++++", "-")
    assert [event.seat for event in cabin.told(BoneTaken)] == ["ann"]


def test_everybody_reveals_the_marker_of_the_dead_guest(cabin: Cabin) -> None:
    """And whether it was their favourite meal (RULINGS.md, 41)."""
    cabin.attack("kam", "++++", "-")
    shown = {event.seat: (event.place, event.favourite) for event in cabin.told(MarkerRevealed)}
    assert shown == {"ann": (2, True), "bob": (1, False), "cleo": (5, True)}
    markers = cabin.family("cleo", None).markers
    assert [marker.guest for marker in markers] == [None, None, None, None, "kam"]
    assert cabin.family("cleo", None).favourite == "kam"
    assert cabin.family("bob", None).favourite is None


def test_each_correct_prediction_takes_a_brain() -> None:
    """Two players may both be right."""
    cabin = Cabin("werewolves", "aliens", "clowns")
    cabin.show("bob", "living-room", health=1)
    cabin.kill("tom")
    cabin.hunt("werewolves-father", "living-room")
    cabin.attack("bob", "++++")
    assert [event.seat for event in cabin.told(BrainTaken)] == ["ann", "bob", "cleo"]


def test_a_dead_visitor_has_no_place_in_the_death_order(cabin: Cabin) -> None:
    """Kam is still the first of the guests to die."""
    cabin.show("selena", "living-room", health=1)
    cabin.hunt("werewolves-father", "living-room")
    cabin.attack("selena", "++++")
    cabin.attack("kam", "++++", "-")
    assert [event.seat for event in cabin.told(BrainTaken)] == ["bob"]


def test_the_favourite_meal_counts_for_its_killer_only(cabin: Cabin) -> None:
    cabin.attack("kam", "++++", "-")
    assert [event.seat for event in cabin.told(TargetTaken)] == ["ann"]
    assert cabin.harvest("cleo").targets == 0


def test_killing_somebody_elses_favourite_takes_no_target() -> None:
    cabin = Cabin("werewolves", "aliens")
    cabin.show("kam", "living-room", health=1)
    cabin.hunt("werewolves-father", "living-room")
    cabin.attack("kam", "++++", "-")
    assert cabin.harvest("ann").targets == 0


def test_a_visitor_gives_flesh_but_no_bone_and_no_brain() -> None:
    cabin = Cabin("werewolves", "aliens")
    cabin.show("selena", "living-room", health=1)
    cabin.hunt("werewolves-father", "living-room")
    cabin.attack("selena", "++++")
    harvest = cabin.harvest("ann")
    assert (harvest.flesh, harvest.bones, harvest.brains, harvest.targets) == (1, 0, 0, 0)
    assert cabin.state.dead == []
    assert not cabin.told(MarkerRevealed)


def test_a_visitor_cast_as_a_guest_is_a_guest() -> None:
    cabin = Cabin("werewolves", "aliens")
    for guests in (cabin.state.guests, cabin.state.orders["ann"], cabin.state.orders["bob"]):
        guests[guests.index("kam")] = "selena"
    cabin.show("selena", "living-room", health=1)
    cabin.state.victims["selena"].guest = True
    cabin.state.piles["bathroom"].cards.clear()
    del cabin.state.victims["kam"]
    cabin.hunt("werewolves-father", "living-room")
    cabin.attack("selena", "++++")
    assert cabin.harvest("ann").bones == 1


def test_the_death_of_the_fifth_guest_ends_the_game() -> None:
    cabin = Cabin("werewolves", "aliens")
    cabin.kill("tom", "bob", "britney", "kam")
    cabin.show("laika", "living-room", health=1)
    cabin.hunt("werewolves-father", "living-room")
    cabin.attack("laika", "++++")
    assert cabin.state.outcome
    assert cabin.state.outcome.reason == "nobody-left"
    assert {event.seat: event.order for event in cabin.told(OrderShown)} == {"ann": STUDENTS, "bob": STUDENTS}
    assert cabin.harvest("ann").brains == 1


def test_with_a_visitor_around_the_game_goes_on_after_the_fifth_guest() -> None:
    """Hidden or not (RULINGS.md, 39), until it is dead too."""
    cabin = Cabin("werewolves", "aliens")
    cabin.kill("tom", "bob", "britney", "kam")
    cabin.show("laika", "living-room", health=1)
    cabin.show("selena", "living-room", health=1)
    cabin.hunt("werewolves-father", "living-room")
    cabin.attack("laika", "++++")
    assert cabin.state.outcome is None
    cabin.attack("selena", "++++")
    assert cabin.state.outcome
