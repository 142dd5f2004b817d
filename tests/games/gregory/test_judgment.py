"""Judgment cards and when they are played (rulebook: Judgment Power Ups, Rugs, Beginning Play)."""

from typing import get_args

from games.gregory.battle import playable
from games.gregory.card_events import (
    AllHaveChosen,
    CardsSeen,
    CardStolen,
    StandingOrder,
)
from games.gregory.content import JudgmentEffect, box
from games.gregory.hands import draw
from games.gregory.judgment import TURN_EFFECTS
from games.gregory.mat import RUGS
from games.gregory.meters import bury_the_dead
from games.gregory.state import House, LooseRug, Side, TurnKind, judgment_deck
from games.gregory.turn import begin, close
from games.kernel.prompts import Script
from tests.games.gregory.positions import at, give, go, house, options, play, reach, told

CORRIDOR = at(1, 5, 8)
ATTACK = f"move:gregory:{CORRIDOR}:2"
OTHER_EFFECTS = {
    "own-side",
    "other-side",
    "monster-side",
    "eat-again",
    "fewer-spaces",
    "flip-again",
}


def battle(*rolls: int, seats: int = 4, strength: int = 600) -> House:
    """Gregory is about to attack Bob; Ann moves him."""
    game = house(*rolls, moves=4, seats=seats)
    game.players["bob"].place, game.gregory = CORRIDOR, at(1, 5, 10)
    game.players["bob"].strength = strength
    return game


def start(game: House) -> Script[None]:
    game.stage = "begin"
    return begin(game)


def test_every_effect_is_known() -> None:
    """Effects of the content file and effects of the program have the same names."""
    named = {kind.effect for kind in box().judgment}
    assert named == {*TURN_EFFECTS, *OTHER_EFFECTS} == set(get_args(JudgmentEffect))


def test_there_are_30_cards() -> None:
    assert len(judgment_deck()) == 30


def test_a_hand_holds_five_cards_at_most() -> None:
    """Draws beyond that are not made."""
    game = house()
    draw(game, "ann", 9, "card")
    assert len(game.players["ann"].hand) == 5


def test_a_used_up_deck_is_made_anew_of_the_discard_pile() -> None:
    game = house()
    pile = list(game.judgment)
    game.judgment_discard, game.judgment = game.judgment, []
    draw(game, "ann", 1, "card")
    assert len(game.players["ann"].hand) == 1
    assert (len(game.judgment), game.judgment_discard) == (29, [])
    assert game.judgment != [card for card in pile if card in game.judgment]


def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    game = house()
    game.players["bob"].hand, game.judgment = game.judgment, []
    draw(game, "ann", 1, "card")
    assert game.players["ann"].hand == []


def test_hands_are_seen_by_their_holders_alone() -> None:
    game = house()
    draw(game, "ann", 2, "card")
    assert told(game, CardsSeen)[0].known_to == ("ann",)


# Windows ------------------------------------------------------------------------------------------------


def test_everybody_with_a_hand_is_asked_in_a_battle_and_nobody_else() -> None:
    """Whether a hand has a card that fits changes nothing in who is asked (R51)."""
    game = battle(7)
    give(game, "ann", "key-ring-1")
    give(game, "bob", "freak-out-1")
    give(game, "dot", "loose-rug-1")
    run = go(game, ATTACK)
    assert tuple(run.prompt.asks) == ("ann", "bob", "dot")
    assert all(ask.secret and ask.required for ask in run.prompt.asks.values())
    assert options(run, "ann") == options(run, "dot")


def test_what_is_played_comes_to_light_when_all_have_answered() -> None:
    """Nobody waits for what the others do; then all are asked again until all pass (R52)."""
    game = battle(7)
    give(game, "ann", "freak-out-1")
    give(game, "bob", "stale-cheese-1")
    run = go(game, ATTACK, ("ann", "card:freak-out-1:attacker"))
    assert game.battle.attacker.cards == 0
    run.answer("bob", ("card:stale-cheese-1:attacker",))
    assert (game.players["ann"].hand, game.players["bob"].hand) == ([], [])
    assert told(game, AllHaveChosen) == [AllHaveChosen(passed=())]


def test_after_a_card_all_are_asked_again() -> None:
    game = battle(7)
    give(game, "ann", "freak-out-1", "freak-out-2")
    give(game, "bob", "stale-cheese-1", "stale-cheese-2")
    run = go(game, ATTACK, ("ann", "card:freak-out-1:attacker"), ("bob", "pass"))
    assert run.prompt.topic == "battle-window"
    assert set(run.prompt.asks) == {"ann", "bob"}
    assert game.battle.attacker.total() == 400
    assert told(game, AllHaveChosen) == [AllHaveChosen(passed=("bob",))]


def test_a_standing_order_holds_for_the_battle() -> None:
    """Who passes for this battle is not asked again in it; all can see that (R53)."""
    game = battle(7)
    give(game, "ann", "freak-out-1", "freak-out-2")
    give(game, "bob", "stale-cheese-1", "stale-cheese-2")
    run = go(game, ATTACK, ("ann", "card:freak-out-1:attacker"), ("bob", "pass:battle"))
    assert tuple(run.prompt.asks) == ("ann",)
    order = StandingOrder(seat="bob", window="battle", scope="battle")
    assert told(game, StandingOrder) == [order]
    run.answer("ann", ("pass",))
    run.answer("ann", (options(run)[0],))
    assert game.players["bob"].standing == {}


def test_a_standing_order_holds_for_the_turn() -> None:
    game = battle(7)
    give(game, "bob", "stale-cheese-1")
    run = go(game, ATTACK, "pass:turn")
    # Where one alone was asked, all know who has passed.
    assert not told(game, AllHaveChosen)
    run.answer("ann", (options(run)[0],))
    assert game.players["bob"].standing == {"battle": "turn"}
    game.stage, game.active = "close", "ann"
    play(game, close(game))
    assert game.players["bob"].standing == {}


def test_a_standing_order_holds_until_a_new_card() -> None:
    game = battle(7)
    give(game, "bob", "stale-cheese-1")
    run = go(game, ATTACK, "pass:new-card")
    run.answer("ann", (options(run)[0],))
    assert game.players["bob"].standing == {"battle": "new-card"}
    draw(game, "bob", 1, "card")
    assert game.players["bob"].standing == {}


def test_a_standing_order_holds_until_the_own_turn() -> None:
    game = house(12, 12, seats=3)
    give(game, "bob", "key-ring-1")
    play(game, start(game), "pass:own-turn")
    assert game.players["bob"].standing == {"roll": "own-turn"}
    game.active = "cid"
    assert play(game, start(game)).prompt is None
    game.active = "bob"
    play(game, start(game))
    assert game.players["bob"].standing == {}


def test_foes_are_asked_after_a_movement_roll() -> None:
    """All who hold cards, at once, before anything moves."""
    game = house(12, seats=3)
    give(game, "bob", "heavy-luggage-1")
    give(game, "cid", "key-ring-1")
    run = play(game, start(game))
    assert run.prompt.topic == "roll-window"
    assert tuple(run.prompt.asks) == ("bob", "cid")


# Cards --------------------------------------------------------------------------------------------------


def test_heavy_luggage_takes_two_spaces_but_leaves_one() -> None:
    game = house(1)
    give(game, "bob", "heavy-luggage-1")
    play(game, start(game), "card:heavy-luggage-1")
    assert game.turn.moves == 1


def test_running_start_gives_two_spaces_before_any_movement() -> None:
    game = house(12)
    game.gregory = "1N6"
    give(game, "ann", "running-start-1", "running-start-2")
    play(game, start(game))
    go(game, "hand", "card:running-start-1")
    assert game.turn.moves == 6
    run = go(game, f"move:gregory:{at(1, 5, 12)}:1", "hand")
    assert options(run) == ("none",)
    game.turn.moved, game.turn.looked = False, []
    game.players["ann"].place = at(1, 5, 8)
    run = go(game, f"move:own:{at(1, 5, 7)}:1", "hand")
    assert options(run) == ("none",)


def test_a_loaded_die_rolls_for_movement_again_and_the_second_roll_stands() -> None:
    game = house(1, 20)
    give(game, "ann", "loaded-die-1", "loaded-die-2")
    play(game, start(game))
    run = go(game, "hand", "card:loaded-die-1", "hand")
    assert game.turn.moves == 5
    assert options(run) == ("none",)


def test_a_loaded_die_rolls_gregorys_strength_again() -> None:
    """By who rolled it, and just after the roll only."""
    game = battle(1, 20, strength=450)
    give(game, "ann", "loaded-die-1")
    give(game, "bob", "loaded-die-2")
    run = go(game, ATTACK)
    assert "card:loaded-die-2" not in options(run, "bob")
    run.answer("ann", ("card:loaded-die-1",))
    run.answer("bob", ("pass",))
    assert game.battle.attacker.strength == 500
    assert not playable(game, "bob")


def test_a_loaded_die_is_played_just_after_the_roll() -> None:
    """Once other cards have answered the roll, it stands (R56)."""
    game = battle(1, strength=450)
    give(game, "ann", "loaded-die-1")
    give(game, "bob", "stale-cheese-1", "key-ring-1")
    run = go(game, ATTACK)
    assert "card:loaded-die-1" in options(run, "ann")
    run.answer("ann", ("pass",))
    run.answer("bob", ("card:stale-cheese-1:attacker",))
    assert not [option for option in options(run, "ann") if option.startswith("card")]


def test_freak_out_is_for_the_own_side() -> None:
    game = battle(7)
    give(game, "bob", "freak-out-1")
    give(game, "cid", "freak-out-2")
    run = go(game, ATTACK)
    assert "card:freak-out-1:defender" in options(run, "bob")
    assert not [option for option in options(run, "cid") if option.startswith("card")]


def test_stale_cheese_weakens_the_monster_against_one() -> None:
    """Never below 0, and never a gamepiece."""
    game = battle(1, strength=100)
    give(game, "ann", "stale-cheese-1")
    give(game, "bob", "stale-cheese-2", "stale-cheese-3")
    run = go(game, ATTACK)
    assert not [option for option in options(run, "ann") if option.startswith("card")]
    run.answer("ann", ("pass:battle",))
    run.answer("bob", ("card:stale-cheese-2:attacker",))
    run.answer("bob", ("card:stale-cheese-3:attacker",))
    assert game.players["bob"].strength == 100
    assert Side("gregory", "ann", strength=200, cards=-300).total() == 0


def test_house_special_is_for_those_on_neither_side() -> None:
    game = battle(7)
    give(game, "ann", "house-special-1")
    give(game, "cid", "house-special-2")
    run = go(game, ATTACK)
    assert not [option for option in options(run, "ann") if option.startswith("card")]
    assert "card:house-special-2:attacker" in options(run, "cid")
    assert "card:house-special-2:defender" not in options(run, "cid")


def test_key_ring_stays_in_front() -> None:
    game = house()
    give(game, "ann", "key-ring-1")
    go(game, "hand", "card:key-ring-1")
    assert game.players["ann"].front == ["key-ring-1"]
    assert game.key_limit("ann") == 2


def test_bent_hairpin_opens_a_door_without_a_key() -> None:
    game = house(moves=1)
    game.players["ann"].place = at(1, 8, 13)
    give(game, "ann", "bent-hairpin-1")
    go(game, "hand", "card:bent-hairpin-1", f"move:own:{at(1, 8, 14)}:1")
    assert game.turn.entered == "103"
    assert game.players["ann"].keys == 0
    game = house(moves=2)
    game.gregory, game.turn.stopped = "1N6", True
    give(game, "ann", "bent-hairpin-1")
    assert options(go(game, "hand")) == ("none",)


def test_fresh_bandages_and_bad_dream() -> None:
    game = house()
    game.players["ann"].life = 500
    give(game, "ann", "fresh-bandages-1", "bad-dream-1")
    go(game, "hand", "card:fresh-bandages-1", "hand", "card:bad-dream-1")
    assert (game.players["ann"].life, game.players["ann"].strength) == (600, 350)


def test_turn_down_service_draws_two() -> None:
    game = house()
    give(game, "ann", "turn-down-service-1")
    go(game, "hand", "card:turn-down-service-1")
    assert len(game.players["ann"].hand) == 2


def test_sticky_fingers_take_a_random_card_that_two_players_see() -> None:
    game = house(seats=3)
    give(game, "ann", "sticky-fingers-1")
    give(game, "bob", "freak-out-1")
    game.players["ann"].standing = {"battle": "new-card"}
    go(game, "hand", "card:sticky-fingers-1")
    assert game.players["ann"].hand == ["freak-out-1"]
    assert game.players["ann"].standing == {}
    assert told(game, CardStolen) == [CardStolen(seat="ann", victim="bob")]
    assert [event.known_to for event in told(game, CardsSeen)] == [("ann",), ("bob",)]


def test_sticky_fingers_need_a_hand_to_take_from() -> None:
    game = house()
    give(game, "ann", "sticky-fingers-1")
    assert options(go(game, "hand")) == ("none",)


def test_loose_rug_makes_a_rug_cost_foes_two_spaces_each() -> None:
    """With one space left they cannot enter it; it ends when the player's next turn begins."""
    game = house(12, moves=2)
    give(game, "ann", "loose-rug-1")
    go(game, "hand", "card:loose-rug-1", "rug-2")
    assert game.loose_rug.rug == "rug-2"
    assert RUGS["rug-2"][0] == at(1, 9, 8)
    game.players["ann"].place = at(1, 8, 8)
    assert reach(game)[at(1, 9, 8)] == {"1"}
    game.players["ann"].place, game.players["bob"].place, game.active = at(1, 5, 8), at(1, 8, 8), "bob"
    assert reach(game)[at(1, 9, 8)] == {"2"}
    game.turn.moves = 1
    assert at(1, 9, 8) not in reach(game)
    game.active = "ann"
    play(game, start(game))
    assert game.loose_rug is None


def test_beaten_carpet_makes_foes_on_rugs_discard() -> None:
    game = house(seats=3)
    give(game, "ann", "beaten-carpet-1")
    give(game, "bob", "freak-out-1")
    give(game, "cid", "freak-out-2")
    game.players["bob"].place = at(1, 9, 8)
    go(game, "hand", "card:beaten-carpet-1")
    assert game.players["bob"].hand == []
    assert game.players["cid"].hand == ["freak-out-2"]


def test_ring_for_gregory_moves_him_besides_the_roll() -> None:
    """And he may attack."""
    game = battle(11, seats=2, strength=100)
    game.turn.moves = 0
    give(game, "ann", "ring-for-gregory-1")
    run = go(game, "hand", "card:ring-for-gregory-1", ATTACK)
    assert tuple(run.prompt.asks) == ("bob",)
    run.answer("bob", (at(2, 5, 8),))
    assert game.gregory == CORRIDOR


def test_ring_for_gregory_does_nothing_once_he_has_fought() -> None:
    """His movement has ended for this turn (R47)."""
    game = battle(11, seats=2, strength=100)
    give(game, "ann", "ring-for-gregory-1")
    go(game, ATTACK, "pass", at(2, 5, 8))
    assert options(go(game, "hand")) == ("none",)


def test_ring_for_gregory_rests_on_sacrifice_and_freeing_turns() -> None:
    kinds: tuple[TurnKind, ...] = ("sacrifice", "freeing")
    for kind in kinds:
        game = battle()
        game.turn.kind, game.turn.moves = kind, 0
        give(game, "ann", "ring-for-gregory-1")
        assert options(go(game, "hand")) == ("none",)


def test_who_looks_at_the_hand_for_nothing_is_not_asked_to_again() -> None:
    """Until something else is done: so a turn cannot go round in circles."""
    game = house(moves=1)
    game.gregory = "1N6"
    give(game, "ann", "freak-out-1")
    run = go(game, "hand", "none")
    assert "hand" not in options(run)
    run.answer("ann", (f"move:gregory:{at(1, 5, 12)}:1",))
    assert "hand" in options(run)


def test_a_loose_rug_goes_with_its_player() -> None:
    """Who is out of the game no longer hinders anybody."""
    game = house(seats=3)
    game.loose_rug = LooseRug("rug-1", "bob")
    game.players["bob"].life = 0
    bury_the_dead(game)
    assert game.loose_rug is None
