"""Spaces and what they do to a gamepiece (rulebook: The Game Mat, Icons)."""

import pytest

from games.gregory.card_events import CardsDrawn, NothingDrawn
from games.gregory.events import KeyTaken
from games.gregory.meters import change_life, change_strength, take_key
from games.gregory.placing import send
from games.gregory.turn import begin, close
from tests.games.gregory.positions import (
    at,
    give,
    go,
    house,
    next_mystery,
    on_top,
    options,
    play,
    reach,
    told,
)

JUDGMENT = at(1, 9, 13)
BESIDE_JUDGMENT = at(1, 9, 12)
STRENGTH_50 = at(1, 9, 6)
BESIDE_STRENGTH = at(1, 9, 7)
CARDS = ("freak-out-1", "freak-out-2", "freak-out-3", "stale-cheese-1", "stale-cheese-2")


def test_life_stays_between_0_and_800() -> None:
    game = house()
    change_life(game, "ann", 100, "card")
    assert game.players["ann"].life == 800
    change_life(game, "ann", -1000, "card")
    assert game.players["ann"].life == 0


def test_strength_stays_between_0_and_600() -> None:
    game = house()
    change_strength(game, "ann", 500, "card")
    assert game.players["ann"].strength == 600
    change_strength(game, "ann", -1000, "card")
    assert game.players["ann"].strength == 0


def test_a_player_has_one_key_at_most_unless_a_card_allows_more() -> None:
    game = house()
    take_key(game, "ann")
    take_key(game, "ann")
    assert game.players["ann"].keys == 1
    give(game, "ann", "key-ring-1")
    go(game, "hand", "card:key-ring-1")
    take_key(game, "ann")
    take_key(game, "ann")
    assert game.players["ann"].keys == 2


def test_a_judgment_power_up_stops_and_gives_the_top_card() -> None:
    game = house(moves=4)
    game.players["ann"].place = BESIDE_JUDGMENT
    top = game.judgment[-1]
    go(game, f"move:own:{JUDGMENT}:1")
    assert game.players["ann"].hand == [top]
    assert game.turn.stopped
    assert not reach(game)


def test_a_strength_power_up_stops_and_gives_the_indicated_amount() -> None:
    game = house(moves=4)
    game.players["ann"].place = BESIDE_STRENGTH
    go(game, f"move:own:{STRENGTH_50}:1")
    assert game.players["ann"].strength == 300
    assert game.turn.stopped


def test_a_strength_power_up_stops_even_who_is_full() -> None:
    """Only Judgment spaces are open to who cannot take anything."""
    game = house(moves=4)
    game.players["ann"].place, game.players["ann"].strength = BESIDE_STRENGTH, 600
    go(game, f"move:own:{STRENGTH_50}:1")
    assert game.turn.stopped
    assert game.players["ann"].last_power_up == STRENGTH_50


@pytest.mark.parametrize(
    ("beside", "power_up"), [(BESIDE_JUDGMENT, JUDGMENT), (BESIDE_STRENGTH, STRENGTH_50)]
)
def test_the_same_power_up_is_barred_until_another_visit(beside: str, power_up: str) -> None:
    """It may not even be passed (R7)."""
    game = house(moves=4)
    game.players["ann"].place = beside
    game.players["ann"].last_power_up = power_up
    assert power_up not in reach(game)


def test_another_power_up_lifts_the_bar() -> None:
    game = house(moves=4)
    game.players["ann"].place, game.players["ann"].last_power_up = BESIDE_STRENGTH, JUDGMENT
    go(game, f"move:own:{STRENGTH_50}:1")
    assert game.players["ann"].last_power_up == STRENGTH_50


def test_a_hotel_room_lifts_the_bar() -> None:
    """Crossing the door is the visit; one's own room does it too (R8)."""
    game = house(moves=2)
    game.control["103"] = "ann"
    game.players["ann"].place, game.players["ann"].last_power_up = at(1, 8, 13), JUDGMENT
    go(game, f"move:own:{at(1, 8, 14)}:1")
    assert game.players["ann"].last_power_up is None


def test_the_mystery_room_does_not_lift_the_bar() -> None:
    """It is no hotel room (R8)."""
    game = house(moves=1)
    game.players["ann"].place, game.players["ann"].last_power_up = at(1, 8, 4), JUDGMENT
    next_mystery(game, "open-house")
    go(game, f"move:own:{at(1, 8, 3)}:1")
    assert game.players["ann"].last_power_up == JUDGMENT


def test_a_full_hand_passes_a_judgment_power_up_as_an_open_space() -> None:
    """No stop, no card, and it does not count as a visit (R6)."""
    game = house(moves=2)
    give(game, "ann", *CARDS)
    game.players["ann"].place = BESIDE_JUDGMENT
    go(game, f"move:own:{JUDGMENT}:1")
    assert not game.turn.stopped
    assert len(game.players["ann"].hand) == 5
    assert game.players["ann"].last_power_up is None


def test_a_key_space_gives_a_key_and_does_not_stop() -> None:
    """Passing is enough, and there is no limit to how often (R9)."""
    game = house(moves=3)
    game.players["ann"].place = at(1, 8, 6)
    go(game, f"move:own:{at(1, 8, 4)}:2:key")
    assert game.players["ann"].keys == 1
    assert game.turn.moves == 1
    assert not game.turn.stopped
    assert at(1, 8, 5) in reach(game)


def test_at_the_limit_a_key_space_gives_nothing() -> None:
    game = house(moves=2)
    game.players["ann"].place, game.players["ann"].keys = at(1, 8, 6), 1
    go(game, f"move:own:{at(1, 8, 4)}:2")
    assert game.players["ann"].keys == 1
    assert not told(game, KeyTaken)


def test_a_portal_leads_to_the_other_without_a_space_of_movement() -> None:
    """One space to go in; one comes out at the other and goes on."""
    game = house(moves=2)
    game.players["ann"].place = at(1, 5, 0)
    assert reach(game)[at(2, 5, 15)] == {"2"}


def test_a_portal_does_not_stop_movement() -> None:
    game = house(moves=3)
    game.players["ann"].place = at(1, 5, 0)
    assert reach(game)[at(2, 5, 14)] == {"3"}


def test_with_the_last_space_one_comes_out_beside_the_other_portal() -> None:
    """Nobody ever stands on a Portal: the next open space is free (R11)."""
    game = house(moves=1)
    game.players["ann"].place = at(1, 5, 0)
    found = reach(game)
    assert {at(2, 5, 15), at(2, 5, 17), at(2, 4, 16), at(2, 6, 16)} <= set(found)
    go(game, f"move:own:{at(2, 4, 16)}:1")
    assert game.players["ann"].place == at(2, 4, 16)
    assert game.turn.moves == 0


def test_a_closed_portal_lets_one_out_at_the_nearest_open_space() -> None:
    """Where every space beside it is taken the movement ends on the nearest open one (R11, R12)."""
    game = house(moves=3)
    game.players["ann"].place = at(2, 5, 15)
    game.gregory = at(1, 5, 0)
    assert reach(game)[at(1, 4, 0)] == {"1"}
    go(game, f"move:own:{at(1, 4, 0)}:1")
    assert game.turn.stopped
    assert game.turn.moves == 2


def test_a_thorn_costs_50_life_each_time() -> None:
    """In and out again costs twice (R46)."""
    game = house(moves=2)
    game.players["ann"].place = at(1, 5, 4)
    go(game, f"move:own:{at(1, 5, 2)}:2:lose50")
    assert (game.players["ann"].life, game.players["ann"].strength) == (750, 450)
    game.turn.stopped, game.turn.moves, game.stage = False, 2, "act"
    game.players["ann"].last_power_up = at(1, 5, 2)
    go(game, f"move:own:{at(1, 5, 4)}:2:lose50")
    assert game.players["ann"].life == 700


def test_a_thorn_may_be_the_end() -> None:
    """Where Life runs out the walk is over."""
    game = house(moves=2, seats=3)
    game.players["ann"].place, game.players["ann"].life = at(1, 5, 4), 50
    assert at(1, 5, 2) not in reach(game)
    go(game, f"move:own:{at(1, 5, 3)}:1:lose50")
    assert game.players["ann"].place is None


def test_on_a_rug_one_card_may_be_discarded() -> None:
    """Once for the whole Rug, however many of its spaces are visited."""
    game = house(moves=3)
    give(game, "ann", *CARDS[:2])
    game.players["ann"].place = at(1, 9, 8)
    run = go(game, "hand")
    assert "discard:freak-out-1" in options(run)
    go(game, "hand", "discard:freak-out-1")
    assert game.judgment_discard == ["freak-out-1"]
    run = go(game, f"move:own:{at(1, 9, 9)}:1", "hand")
    assert options(run) == ("none",)


def test_off_a_rug_nothing_is_discarded() -> None:
    game = house(moves=3)
    give(game, "ann", *CARDS[:2])
    game.players["ann"].place = at(1, 9, 7)
    assert options(go(game, "hand")) == ("none",)


def test_a_new_visit_to_a_rug_allows_a_new_discard() -> None:
    game = house(moves=2)
    give(game, "ann", *CARDS[:2])
    game.players["ann"].place = at(1, 9, 8)
    go(game, "hand", "discard:freak-out-1", f"move:own:{at(1, 9, 7)}:1", f"move:own:{at(1, 9, 8)}:1")
    assert "discard:freak-out-2" in options(go(game, "hand"))


def test_a_visit_to_a_rug_may_last_several_turns() -> None:
    """Who stays on the Rug has discarded there, also in the next turn; who is sent away and back has not."""
    game = house(12, 12)
    give(game, "ann", *CARDS[:2])
    game.players["ann"].place = at(1, 9, 8)
    go(game, "hand", "discard:freak-out-1")
    game.stage = "begin"
    play(game, begin(game))
    assert options(go(game, "hand")) == ("none",)
    send(game, "ann", at(2, 5, 8))
    send(game, "ann", at(2, 5, 6))
    game.turn.looked = []
    assert "discard:freak-out-2" in options(go(game, "hand"))


def test_after_a_discard_on_a_rug_nothing_is_drawn_until_a_judgment_power_up() -> None:
    """From no source at all; landing there draws again."""
    game = house(moves=4)
    give(game, "ann", "freak-out-1", "turn-down-service-1")
    game.players["ann"].place = at(1, 9, 11)
    go(game, "hand", "discard:freak-out-1", "hand", "card:turn-down-service-1")
    assert told(game, NothingDrawn)
    assert game.players["ann"].hand == []
    go(game, f"move:own:{JUDGMENT}:2")
    assert len(game.players["ann"].hand) == 1
    assert not game.players["ann"].no_draw


def test_trigger_spaces_are_open_spaces_for_who_has_nothing_to_free() -> None:
    """They neither stop nor ask."""
    game = house(moves=2, ferals="4")
    game.players["ann"].place = at(1, 8, 9)
    run = go(game, f"move:own:{at(1, 8, 10)}:1")
    assert "stay-on-trigger" not in options(run)
    assert at(1, 8, 11) in reach(game)


def test_icons_in_control_spaces_do_not_block() -> None:
    """A controlled room's Control space is walked over like any other."""
    game = house(moves=5)
    game.control["103"] = "bob"
    game.players["ann"].place = at(1, 9, 15)
    assert at(1, 9, 16) in reach(game)
    assert at(1, 9, 17) in reach(game)


def test_in_a_hotel_room_the_battle_comes_before_the_power_up() -> None:
    """The Power Up on which one stops waits for the Monster, and is collected even after a defeat."""
    game = house(moves=4)
    game.players["ann"].place, game.players["ann"].keys = at(1, 8, 15), 1
    game.players["ann"].place = at(1, 8, 13)
    on_top(game, "ann", "musha-dokuro")
    go(game, f"move:own:{at(1, 8, 17)}:4")
    assert game.players["ann"].strength == 250
    assert game.turn.power_up == at(1, 8, 17)
    assert not told(game, CardsDrawn)


def test_a_monster_blocks_what_it_stands_on_and_collects_nothing() -> None:
    """On a Power Up or a Key space as anywhere (R15)."""
    game = house(moves=1)
    game.players["ann"].place, game.gregory = BESIDE_JUDGMENT, at(1, 9, 11)
    go(game, f"move:gregory:{at(1, 9, 10)}:1")
    assert game.players["ann"].hand == []
    game = house(moves=1)
    game.players["ann"].place, game.gregory = BESIDE_JUDGMENT, JUDGMENT
    assert JUDGMENT not in reach(game)


def test_a_hand_that_was_filled_by_the_battle_takes_no_card_from_the_rooms_power_up() -> None:
    """A full hand is a full hand, also after the battle."""
    game = house()
    give(game, "ann", *CARDS)
    game.turn.power_up = at(1, 10, 15)
    play(game, close(game))
    assert len(game.players["ann"].hand) == 5
    assert game.players["ann"].last_power_up is None
