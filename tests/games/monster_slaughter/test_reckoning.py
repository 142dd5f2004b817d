"""The Reckoning: points and tie-breakers."""

import pytest

from games.monster_slaughter.fight_events import HarvestReckoned
from games.monster_slaughter.reckoning import reckon, score
from tests.games.monster_slaughter.cabin import GAME, Cabin


@pytest.fixture
def cabin() -> Cabin:
    return Cabin("werewolves", "aliens", "clowns")


def gather(cabin: Cabin, seat: str, **tokens: int) -> None:
    for token, number in tokens.items():
        setattr(cabin.state.harvest[seat], token, number)


@pytest.mark.parametrize(
    ("token", "points"), [("flesh", 2), ("bones", 2), ("brains", 3), ("targets", 5), ("doors", 1)]
)
def test_what_each_token_is_worth(cabin: Cabin, token: str, points: int) -> None:
    gather(cabin, "ann", **{token: 1})
    assert score(cabin.state, "ann") == points


def test_the_most_points_win(cabin: Cabin) -> None:
    gather(cabin, "ann", flesh=3, doors=1)
    gather(cabin, "bob", targets=1, brains=1)
    outcome = reckon(cabin.state, "sunrise")
    assert outcome.winners == ("bob",)
    assert outcome.scores == {"ann": 7, "bob": 8, "cleo": 0}


def test_the_final_table_shows_each_source_of_points(cabin: Cabin) -> None:
    gather(cabin, "ann", flesh=3, doors=1)
    reckon(cabin.state, "sunrise")
    told = next(event for event in cabin.told(HarvestReckoned) if event.seat == "ann")
    assert told.harvest == {"flesh": 3, "bones": 0, "brains": 0, "targets": 0, "doors": 1}
    assert "6 for 3 flesh" in GAME.words.tell(told, str)


def test_ties_go_to_the_most_brains(cabin: Cabin) -> None:
    gather(cabin, "ann", brains=2)
    gather(cabin, "bob", flesh=3)
    assert reckon(cabin.state, "sunrise").winners == ("ann",)


def test_brains_count_before_the_favourite_meal(cabin: Cabin) -> None:
    gather(cabin, "ann", brains=2)
    gather(cabin, "bob", targets=1, doors=1)
    assert reckon(cabin.state, "sunrise").winners == ("ann",)


def test_then_to_whoever_ate_the_favourite_meal(cabin: Cabin) -> None:
    gather(cabin, "ann", targets=1, doors=1)
    gather(cabin, "bob", bones=3)
    assert reckon(cabin.state, "sunrise").winners == ("ann",)


def test_then_to_the_most_bones(cabin: Cabin) -> None:
    gather(cabin, "ann", bones=3)
    gather(cabin, "bob", bones=1, flesh=2)
    assert reckon(cabin.state, "sunrise").winners == ("ann",)


def test_then_to_the_most_flesh(cabin: Cabin) -> None:
    gather(cabin, "ann", flesh=2)
    gather(cabin, "bob", flesh=1, doors=2)
    assert reckon(cabin.state, "sunrise").winners == ("ann",)


def test_else_it_is_a_draw(cabin: Cabin) -> None:
    gather(cabin, "ann", flesh=2)
    gather(cabin, "bob", flesh=2)
    assert reckon(cabin.state, "sunrise").winners == ("ann", "bob")


def test_at_the_end_all_orders_and_meals_are_shown(cabin: Cabin) -> None:
    cabin.begin_round(11)
    family = cabin.family("ann", None)
    assert all(marker.revealed and marker.guest for marker in family.markers)
    assert cabin.view(None).turn is None
    assert family.favourite == "tom"


def test_barricades_are_worth_nothing(cabin: Cabin) -> None:
    cabin.barricade("living-room-south")
    assert all(score(cabin.state, seat) == 0 for seat in cabin.state.seats)
