"""Introducing Feral Monsters (rulebook: Room Victory, On Deck, Shady Deal, Identical Feral Monsters)."""

from games.gregory.card_events import DeckSearched
from games.gregory.events import FeralIntroduced, MonsterPlaced
from games.gregory.introducing import (
    enter_from_deck,
    has_room_for_more,
    may_introduce,
    room_victory,
    shady_deals,
    victory_options,
)
from games.gregory.mat import ENTRANCES, ROAMING_STARTS, TRAPS
from games.gregory.meters import bury_the_dead
from games.gregory.state import House, free_trap_spaces, monster_cards
from games.gregory.turn import close
from tests.games.gregory.positions import at, go, house, on_top, options, play, put, reach, told

CHICKEN = monster_cards()["fat-chicken"]


def hotel(seats: int = 3, **collections: str) -> House:
    """Everybody in this position has brought the miniatures named."""
    game = house(seats=seats, ferals="4")
    for seat, names in collections.items():
        game.players[seat].collection = names.split()
    return game


def test_a_defeat_gives_the_next_player_with_the_miniature_a_chance() -> None:
    """Clockwise from the loser's left; who cannot is passed over."""
    game = hotel(4, cid="fat-chicken", dot="fat-chicken")
    run = play(game, room_victory(game, "ann", CHICKEN))
    assert tuple(run.prompt.asks) == ("cid",)
    run.answer("cid", ("pass",))
    assert tuple(run.prompt.asks) == ("dot",)


def test_the_chance_goes_clockwise_from_the_losers_left() -> None:
    """Whoever that is, and wherever the order of play began."""
    game = hotel(4, ann="fat-chicken", bob="fat-chicken", dot="fat-chicken")
    game.active = "cid"
    run = play(game, room_victory(game, "cid", CHICKEN))
    for seat in ("dot", "ann", "bob"):
        assert tuple(run.prompt.asks) == (seat,)
        run.answer(seat, ("pass",))


def test_only_one_monster_comes_in_after_a_defeat() -> None:
    game = hotel(4, bob="fat-chicken", cid="hells-chef")
    run = play(game, room_victory(game, "ann", CHICKEN), f"bring:fat-chicken:{ROAMING_STARTS[0]}")
    assert run.prompt is None
    assert list(game.ferals) == ["fat-chicken"]


def test_the_loser_brings_nothing_in() -> None:
    """With two players only the foe is asked (R50)."""
    game = hotel(2, ann="fat-chicken")
    assert play(game, room_victory(game, "ann", CHICKEN)).prompt is None


def test_who_owns_both_chooses_one() -> None:
    game = hotel(2, bob="fat-chicken hells-chef")
    run = play(game, room_victory(game, "ann", CHICKEN))
    assert {option.split(":")[1] for option in options(run)[1:]} == {"fat-chicken", "hells-chef"}


def test_a_player_has_two_in_play_at_most_with_two_or_three_players() -> None:
    for seats in (2, 3):
        game = hotel(seats, bob="fat-chicken")
        put(game, "death", "bob", at(1, 5, 5))
        assert has_room_for_more(game, "bob")
        put(game, "my-son", "bob", at(1, 5, 6))
        assert not has_room_for_more(game, "bob")
        assert not victory_options(game, "bob", CHICKEN)


def test_a_player_has_one_in_play_at_most_with_four_players() -> None:
    """The number of players at the start counts; Traps and On Deck do not (R36, R37)."""
    game = hotel(4, bob="fat-chicken")
    put(game, "my-son", "bob", TRAPS[1][0], "trap")
    assert has_room_for_more(game, "bob")
    put(game, "death", "bob", at(1, 5, 5))
    assert not has_room_for_more(game, "bob")
    game.players["dot"].life = 0
    bury_the_dead(game)
    assert not has_room_for_more(game, "bob")


def test_the_miniature_must_be_owned() -> None:
    game = hotel(2, bob="death")
    assert not victory_options(game, "bob", CHICKEN)


def test_an_identical_miniature_on_the_mat_blocks() -> None:
    """In play, in a Trap or On Deck, whoever owns it; once it is gone it may come again."""
    for place, status in ((at(1, 5, 5), "play"), (TRAPS[1][0], "trap"), (ENTRANCES[3], "on-deck")):
        game = hotel(3, bob="fat-chicken hells-chef", cid="fat-chicken")
        put(game, "fat-chicken", "cid", place, status)
        assert {option.split(":")[1] for option in victory_options(game, "bob", CHICKEN)} == {"hells-chef"}
        del game.ferals["fat-chicken"]
        assert len({option.split(":")[1] for option in victory_options(game, "bob", CHICKEN)}) == 2


def test_the_own_card_may_not_lie_in_the_own_discard_pile() -> None:
    """That does not matter for the Feral Activator."""
    game = hotel(2, bob="fat-chicken hells-chef")
    game.players["bob"].deck.remove("fat-chicken")
    game.players["bob"].discard.append("fat-chicken")
    assert {option.split(":")[1] for option in victory_options(game, "bob", CHICKEN)} == {"hells-chef"}


def test_it_comes_into_play_on_an_open_start_space_of_its_owners_choice() -> None:
    game = hotel(2, bob="fat-chicken")
    starts = tuple(f"bring:fat-chicken:{place}" for place in ROAMING_STARTS)
    assert victory_options(game, "bob", CHICKEN) == starts


def test_with_four_in_play_or_both_starts_taken_it_waits_on_deck() -> None:
    """On the rightmost open Entrance space; where none is open it does not come in."""
    game = hotel(3, bob="fat-chicken")
    for name, owner, column in (("death", "ann", 4), ("my-son", "ann", 5), ("mummy-dog", "cid", 6)):
        put(game, name, owner, at(1, 5, column))
    put(game, "dead-body", "cid", at(1, 5, 7))
    assert victory_options(game, "bob", CHICKEN) == (f"bring:fat-chicken:{ENTRANCES[3]}",)
    game = hotel(4, bob="fat-chicken")
    game.gregory = ROAMING_STARTS[0]
    put(game, "death", "cid", ROAMING_STARTS[1])
    assert not victory_options(game, "bob", CHICKEN)
    game.players["dot"].place = at(1, 5, 9)
    assert victory_options(game, "bob", CHICKEN) == (f"bring:fat-chicken:{ENTRANCES[3]}",)
    game.players["cid"].place = at(1, 5, 8)
    assert victory_options(game, "bob", CHICKEN) == (f"bring:fat-chicken:{ENTRANCES[3]}",)


def test_the_main_monster_brings_its_card_and_its_abilities() -> None:
    """The card comes out of the own deck, lies open, and the deck is reshuffled."""
    game = hotel(2, bob="fat-chicken")
    before = list(game.players["bob"].deck)
    play(game, room_victory(game, "ann", CHICKEN), f"bring:fat-chicken:{ROAMING_STARTS[0]}")
    assert game.ferals["fat-chicken"].has_card
    assert game.ferals["fat-chicken"].status == "play"
    after = game.players["bob"].deck
    assert sorted(after) == sorted(card for card in before if card != "fat-chicken")
    assert after != [card for card in before if card != "fat-chicken"]
    assert told(game, FeralIntroduced)[0].has_card
    assert told(game, DeckSearched) == [DeckSearched(seat="bob", monster="fat-chicken", found=True)]


def test_by_the_activator_no_card_is_taken_and_there_are_no_abilities() -> None:
    game = hotel(2, bob="hells-chef")
    play(game, room_victory(game, "ann", CHICKEN), f"bring:hells-chef:{ROAMING_STARTS[0]}")
    assert not game.ferals["hells-chef"].has_card
    assert len(game.players["bob"].deck) == 12


def test_a_card_set_aside_leaves_the_miniature_without_abilities() -> None:
    """It is not in the discard pile, but there is nothing to show."""
    game = hotel(2, bob="fat-chicken")
    game.players["bob"].deck.remove("fat-chicken")
    game.players["bob"].aside.append("fat-chicken")
    play(game, room_victory(game, "ann", CHICKEN), f"bring:fat-chicken:{ROAMING_STARTS[0]}")
    assert not game.ferals["fat-chicken"].has_card
    assert told(game, DeckSearched) == [DeckSearched(seat="bob", monster="fat-chicken", found=False)]


def on_deck() -> House:
    game = hotel(3)
    for seat, column in (("ann", 1), ("bob", 2), ("cid", 3)):
        game.players[seat].place = at(1, 5, column + 5)
    put(game, "death", "bob", ENTRANCES[3], "on-deck")
    put(game, "my-son", "cid", ENTRANCES[2], "on-deck")
    return game


def test_the_rightmost_on_deck_monster_is_first() -> None:
    """Its owner may place it when a start space is open; who declines lets the next one ask."""
    game = on_deck()
    run = play(game, enter_from_deck(game))
    assert tuple(run.prompt.asks) == ("bob",)
    run.answer("bob", ("pass",))
    assert tuple(run.prompt.asks) == ("cid",)
    run.answer("cid", (f"enter:{ROAMING_STARTS[0]}",))
    assert (game.ferals["my-son"].status, game.ferals["my-son"].place) == ("play", ROAMING_STARTS[0])
    assert told(game, MonsterPlaced)


def test_on_deck_monsters_enter_after_the_movement_of_any_turn() -> None:
    game = on_deck()
    game.stage = "close"
    run = play(game, close(game))
    assert run.prompt.topic == "enter-from-deck"
    assert game.active == "ann"


def test_monsters_on_deck_are_neither_moved_nor_attacked() -> None:
    """They stand before the house and wait (R76)."""
    game = on_deck()
    game.turn.moves, game.gregory = 5, at(1, 10, 10)
    game.players["ann"].place = at(1, 10, 9)
    assert not reach(game, "death")
    assert ENTRANCES[3] not in reach(game)
    assert ENTRANCES[3] not in reach(game, "gregory")


def test_on_deck_monsters_wait_while_the_starts_or_the_limits_are_full() -> None:
    game = on_deck()
    game.gregory = ROAMING_STARTS[0]
    put(game, "dead-body", "ann", ROAMING_STARTS[1])
    assert play(game, enter_from_deck(game)).prompt is None
    game = on_deck()
    put(game, "dead-body", "bob", at(1, 3, 3))
    put(game, "mummy-dog", "bob", at(1, 3, 4))
    run = play(game, enter_from_deck(game))
    assert tuple(run.prompt.asks) == ("cid",)
    game = on_deck()
    for name, owner, row in (("dead-body", "ann", 3), ("mummy-dog", "ann", 4), ("hells-chef", "cid", 5)):
        put(game, name, owner, at(1, row, 0))
    put(game, "angel-dog", "bob", at(1, 3, 3))
    assert play(game, enter_from_deck(game)).prompt is None


# Shady Deals --------------------------------------------------------------------------------------------


def test_a_shady_deal_costs_100_life_and_fills_a_trap() -> None:
    game = hotel(2, ann="death")
    run = go(game, "deals")
    assert options(run) == (f"deal:death:{TRAPS[1][0]}", f"deal:death:{TRAPS[2][0]}", "none")
    run.answer("ann", (f"deal:death:{TRAPS[2][0]}",))
    assert game.players["ann"].life == 700
    assert game.ferals["death"].status == "trap"
    assert game.ferals["death"].place == TRAPS[2][0]


def test_a_shady_deal_needs_more_than_100_life() -> None:
    game = hotel(2, ann="death")
    game.players["ann"].life = 100
    assert not shady_deals(game)
    game.players["ann"].life = 150
    assert shady_deals(game)


def test_a_shady_deal_is_for_the_own_turn() -> None:
    """The active player's miniatures only."""
    game = hotel(2, bob="death")
    assert not shady_deals(game)


def test_a_shady_deal_needs_an_open_trap_space() -> None:
    game = hotel(4, ann="death")
    names = [monster for monster in monster_cards() if monster != "death"][:8]
    for name, place in zip(names, [*TRAPS[1], *TRAPS[2]], strict=True):
        put(game, name, "bob", place, "trap")
    assert not free_trap_spaces(game)
    assert not shady_deals(game)


def test_a_shady_deal_keeps_the_limits_and_the_discard_condition() -> None:
    """As many in play as allowed, or the own card discarded: no deal."""
    game = hotel(4, ann="death catherine")
    game.players["ann"].deck.remove("catherine")
    game.players["ann"].discard.append("catherine")
    assert {option.split(":")[1] for option in shady_deals(game)} == {"death"}
    put(game, "my-son", "ann", at(1, 5, 5))
    assert not shady_deals(game)


def test_a_shady_deal_keeps_identical_miniatures_out() -> None:
    game = hotel(2, ann="death", bob="death")
    put(game, "death", "bob", TRAPS[1][0], "trap")
    assert not shady_deals(game)


def test_the_discard_condition_is_not_for_monsters_without_a_card() -> None:
    """Those pictured on an Activator only, and the Mono Eye Wizard, have none."""
    game = hotel(2, ann="mono-eye-wizard hells-chef")
    assert {option.split(":")[1] for option in shady_deals(game)} == {"mono-eye-wizard", "hells-chef"}


def test_a_main_monster_shows_its_card_in_a_shady_deal() -> None:
    game = hotel(2, ann="catherine")
    go(game, "deals", f"deal:catherine:{TRAPS[1][0]}")
    assert game.ferals["catherine"].has_card
    assert "catherine" not in game.players["ann"].deck


def test_several_deals_a_turn_are_allowed() -> None:
    """Each is checked by itself."""
    game = hotel(2, ann="death my-son")
    go(game, "deals", f"deal:death:{TRAPS[1][0]}", "deals", f"deal:my-son:{TRAPS[1][1]}")
    assert len(game.ferals) == 2
    assert game.players["ann"].life == 600


def test_a_killed_monster_may_be_introduced_again() -> None:
    """At once without a card, and with one when the card is out of the discard pile (R38)."""
    game = hotel(2, bob="fat-chicken death")
    assert may_introduce(game, "bob", "death", by_own_card=False)
    game.players["bob"].deck.remove("fat-chicken")
    game.players["bob"].discard.append("fat-chicken")
    assert not may_introduce(game, "bob", "fat-chicken", by_own_card=True)
    game.players["bob"].discard.remove("fat-chicken")
    game.players["bob"].deck.append("fat-chicken")
    assert may_introduce(game, "bob", "fat-chicken", by_own_card=True)


def test_a_burned_monster_never_comes_back() -> None:
    game = hotel(2, bob="death")
    game.players["bob"].burned = ["death"]
    assert not may_introduce(game, "bob", "death", by_own_card=False)


def test_who_dies_in_a_room_still_opens_it_for_others() -> None:
    """If the game goes on (R31)."""
    game = hotel(3, bob="fat-chicken")
    game.players["ann"].life = 50
    game.players["ann"].place = at(1, 8, 14)
    game.players["ann"].strength = 0
    game.turn.entered = "103"
    game.stage = "close"
    on_top(game, "ann", "fat-chicken")
    run = play(game, close(game), "fight")
    assert not game.players["ann"].alive
    assert tuple(run.prompt.asks) == ("bob",)
    bury_the_dead(game)


def test_a_deal_may_be_thought_better_of() -> None:
    """Who looks at the deals for nothing is not asked again at once."""
    game = hotel(2, ann="death")
    game.gregory, game.turn.moves = "1N6", 1
    run = go(game, "deals", "none")
    assert "deals" not in options(run)
    assert game.players["ann"].life == 800
