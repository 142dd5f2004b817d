"""The Mystery Room (rulebook: Mystery Room, Lingering Effect, Rugs)."""

import pytest

from games.gregory.card_events import CardsSeen, MysteryFlipped, SecretAreaRevealed
from games.gregory.content import box
from games.gregory.mat import HELL, SECRET, SPACES, TRAPS
from games.gregory.mystery_room import LINGERING, MYSTERY
from games.gregory.placing import distance_to_players
from games.gregory.state import House
from games.gregory.turn import begin
from tests.games.gregory.positions import (
    at,
    control,
    give,
    go,
    house,
    next_mystery,
    on_top,
    options,
    play,
    put,
    reach,
    told,
)

ROOM = at(1, 8, 3)
ENTER = f"move:own:{ROOM}:1"


def beside(*cards: str, moves: int = 3, seats: int = 2, ferals: str = "off") -> House:
    """Ann stands before the Mystery Room, and these cards come next."""
    game = house(moves=moves, seats=seats, ferals=ferals)
    game.players["ann"].place = at(1, 8, 4)
    next_mystery(game, *cards)
    return game


def lingering(game: House, card: str) -> House:
    """Let this card lie open in the Mystery Room."""
    next_mystery(game, card)
    game.lingering = game.mystery.pop()
    return game


def test_entering_needs_no_key_and_brings_no_monster() -> None:
    """The top card is turned over instead."""
    game = beside("cold-shiver")
    go(game, ENTER)
    assert [event.card for event in told(game, MysteryFlipped)] == ["cold-shiver"]
    assert game.players["ann"].place == ROOM
    assert game.turn.entered is None


def test_entering_ends_the_movement_but_monsters_may_use_the_rest() -> None:
    game = beside("cold-shiver")
    game.gregory = "1N6"
    go(game, ENTER)
    assert game.turn.moves == 2
    assert not reach(game)
    assert reach(game, "gregory")


def test_a_card_without_lingering_effect_is_applied_and_discarded() -> None:
    game = beside("cold-shiver")
    go(game, ENTER)
    assert game.players["ann"].strength == 350
    assert game.mystery_discard == ["cold-shiver"]
    assert game.lingering is None


def test_a_lingering_card_stays_until_somebody_enters_again() -> None:
    """Only then is it discarded, and the next card turned over."""
    game = beside("blackout", "cold-shiver")
    go(game, ENTER)
    assert game.lingering == "blackout"
    assert game.mystery_discard == []
    game.players["ann"].place, game.players["bob"].place = at(1, 8, 6), at(1, 8, 4)
    game.active, game.stage, game.turn.moves, game.turn.stopped = "bob", "act", 1, False
    go(game, ENTER)
    assert game.lingering is None
    assert game.mystery_discard == ["blackout", "cold-shiver"]


def test_standing_there_turns_nothing_over() -> None:
    """Another card needs leaving and entering."""
    game = beside("cold-shiver")
    game.players["ann"].place = ROOM
    go(game, f"move:own:{at(1, 8, 4)}:1", ENTER)
    assert len(told(game, MysteryFlipped)) == 1


def test_the_last_card_opens_the_secret_area() -> None:
    """All pieces may enter it without a Key, and its Power Ups work."""
    game = beside("cold-shiver")
    game.mystery_discard, game.mystery = game.mystery[:4], game.mystery[4:]
    assert not [place for place in reach(game) if place in SECRET]
    go(game, ENTER)
    assert game.revealed
    assert told(game, SecretAreaRevealed)
    game.turn.stopped, game.turn.moves, game.stage = False, 2, "act"
    assert at(1, 8, 2) in reach(game)
    game.gregory = at(1, 8, 5)
    game.players["ann"].place = at(1, 8, 6)
    assert at(1, 8, 3) in reach(game, "gregory")
    game.gregory = None
    game.players["ann"].place = ROOM
    game.players["ann"].place = at(1, 8, 2)
    strength = game.players["ann"].strength
    go(game, f"move:own:{at(1, 8, 1)}:1")
    assert game.players["ann"].strength == strength + 100


def test_a_lingering_fifth_card_stays_beside_the_mat() -> None:
    """The area opens at once; the card goes when somebody next moves onto the entrance space (R44)."""
    game = beside("blackout")
    game.mystery_discard, game.mystery = game.mystery[:4], game.mystery[4:]
    go(game, ENTER)
    assert game.revealed
    assert game.lingering == "blackout"
    game.players["ann"].place = at(1, 8, 4)
    game.turn.stopped, game.turn.moves, game.stage = False, 2, "act"
    go(game, ENTER)
    assert game.lingering is None
    assert not game.turn.stopped


def test_the_five_cards_are_all_there_are() -> None:
    game = house()
    assert len(game.mystery) == 5
    assert len(game.mystery_unused) == 7


def test_every_effect_is_known() -> None:
    """Effects of the content file and effects of the program have the same names."""
    assert {card.effect for card in box().mystery} == {*MYSTERY, *LINGERING}
    assert {card.effect for card in box().mystery if card.lingering} == set(LINGERING)


@pytest.mark.parametrize(
    ("card", "life", "strength"),
    [("forgotten-pantry", 650, 250), ("cold-shiver", 500, 350), ("hungry-wallpaper", 400, 250)],
)
def test_cards_that_change_life_and_strength(card: str, life: int, strength: int) -> None:
    game = beside(card)
    game.players["ann"].life = 500
    go(game, ENTER)
    assert (game.players["ann"].life, game.players["ann"].strength) == (life, strength)


def test_rotten_floor_drops_the_gamepiece_into_hell() -> None:
    game = beside("rotten-floor")
    go(game, ENTER, HELL[1])
    assert game.players["ann"].place == HELL[1]


def test_coat_pocket_gives_a_key() -> None:
    game = beside("coat-pocket")
    go(game, ENTER)
    assert game.players["ann"].keys == 1


def test_whispering_walls_give_two_cards() -> None:
    game = beside("whispering-walls")
    go(game, ENTER)
    assert len(game.players["ann"].hand) == 2


def test_swapped_luggage_exchanges_whole_hands() -> None:
    """The two players know both hands now; nobody else does."""
    game = beside("swapped-luggage", seats=3)
    give(game, "ann", "freak-out-1")
    give(game, "bob", "stale-cheese-1", "stale-cheese-2")
    go(game, ENTER, "foe:bob")
    assert game.players["ann"].hand == ["stale-cheese-1", "stale-cheese-2"]
    assert game.players["bob"].hand == ["freak-out-1"]
    cheese = ("stale-cheese-1", "stale-cheese-2")
    assert {(event.known_to, event.holder, event.cards) for event in told(game, CardsSeen)} == {
        (("ann",), "ann", cheese),
        (("ann",), "bob", ("freak-out-1",)),
        (("bob",), "bob", ("freak-out-1",)),
        (("bob",), "ann", cheese),
    }


def test_a_new_hand_ends_orders_that_hold_until_a_new_card() -> None:
    """For both who exchange (R53)."""
    game = beside("swapped-luggage")
    give(game, "ann", "freak-out-1")
    give(game, "bob", "stale-cheese-1")
    for player in game.players.values():
        player.standing = {"battle": "new-card"}
    go(game, ENTER)
    assert [player.standing for player in game.players.values()] == [{}, {}]


def test_bell_cord_puts_gregory_3_spaces_from_everybody() -> None:
    game = beside("bell-cord")
    run = go(game, ENTER)
    for place in options(run):
        assert SPACES[place].floor == 1
        assert SPACES[place].kind in ("open", "rug", "trap", "trigger")
        assert distance_to_players(game, place) >= 3
    run.answer("ann", (at(1, 5, 8),))
    assert game.gregory == at(1, 5, 8)
    game = beside("bell-cord", ferals="4")
    put(game, "death", "bob", at(1, 5, 8))
    assert at(1, 5, 8) not in options(go(game, ENTER))


def test_bell_cord_takes_monster_traps_and_triggers_for_open_spaces_without_feral_monsters() -> None:
    """Gregory may appear there, and a way through a Monster Trap counts as near."""
    special = {*TRAPS[1], at(1, 3, 2)}
    game = beside("bell-cord")
    game.players["bob"].place = at(1, 0, 10)
    found = set(options(go(game, ENTER)))
    assert special & found == {at(1, 1, 8), at(1, 3, 2)}
    assert at(1, 0, 7) in found
    game = beside("bell-cord")
    game.players["bob"].place = at(1, 0, 9)
    assert at(1, 0, 7) not in options(go(game, ENTER))
    game = beside("bell-cord", ferals="4")
    assert not special & set(options(go(game, ENTER)))


def test_wet_carpet_costs_50_life_at_each_entry_of_a_rug() -> None:
    """Also on somebody else's way; steps within a Rug cost nothing."""
    game = lingering(house(moves=4), "wet-carpet")
    game.players["ann"].place = at(1, 8, 8)
    go(game, f"move:own:{at(1, 9, 8)}:1:lose50", f"move:own:{at(1, 10, 8)}:1")
    assert game.players["ann"].life == 750


def test_wet_carpet_wets_who_is_sent_there() -> None:
    """A beaten gamepiece that is put on a Rug enters it too; any other space does nothing (R64)."""
    game = lingering(house(11, moves=1), "wet-carpet")
    game.players["bob"].place, game.gregory = at(1, 5, 8), at(1, 5, 9)
    go(game, f"move:gregory:{at(1, 5, 8)}:1", at(2, 5, 6))
    assert game.players["bob"].life == 350
    game = house(11, moves=1)
    game.players["bob"].place, game.gregory = at(1, 5, 8), at(1, 5, 9)
    go(game, f"move:gregory:{at(1, 5, 8)}:1", at(2, 3, 12))
    assert game.players["bob"].freeing == "no"


def test_warm_carpet_gives_50_strength_once_a_turn() -> None:
    """In the own turn only."""
    game = lingering(house(moves=4), "warm-carpet")
    game.players["ann"].place = at(1, 8, 8)
    go(game, f"move:own:{at(1, 9, 8)}:1", f"move:own:{at(1, 8, 8)}:1", f"move:own:{at(1, 9, 8)}:1")
    assert game.players["ann"].strength == 300
    game = lingering(house(11, moves=1), "warm-carpet")
    game.players["bob"].place, game.gregory = at(1, 5, 8), at(1, 5, 9)
    go(game, f"move:gregory:{at(1, 5, 8)}:1", at(2, 5, 6))
    assert game.players["bob"].strength == 250


def test_blackout_takes_a_space_off_each_movement_roll() -> None:
    """But one space is always left."""
    game = lingering(house(12), "blackout")
    game.stage = "begin"
    play(game, begin(game))
    assert game.turn.moves == 3


def test_open_house_makes_keys_needless_but_monsters_fight() -> None:
    game = lingering(house(moves=1), "open-house")
    game.players["ann"].place, game.players["ann"].keys = at(1, 8, 13), 1
    on_top(game, "ann", "musha-dokuro")
    go(game, f"move:own:{at(1, 8, 14)}:1")
    assert game.players["ann"].keys == 1
    assert game.turn.entered == "103"


def test_the_mystery_room_is_no_room_to_control() -> None:
    """It does not count towards the three rooms."""
    game = beside("cold-shiver")
    control(game, "ann", "101", "102")
    go(game, ENTER)
    assert len(game.rooms_of("ann")) == 2


def test_one_gamepiece_at_a_time() -> None:
    """It may be blocked like any space."""
    game = beside("cold-shiver", ferals="4")
    game.players["bob"].place = ROOM
    put(game, "death", "ann", at(1, 8, 5))
    assert ROOM not in reach(game)
    assert ROOM not in reach(game, "death")
