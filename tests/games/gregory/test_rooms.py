"""Hotel rooms and the Monsters in them (rulebook: Hotel Rooms, Monsters in Hotel Rooms)."""

import pytest

from games.gregory.bonus import BONUS
from games.gregory.card_events import CardsSeen, DeckReshuffled
from games.gregory.content import box
from games.gregory.events import (
    BattleDecided,
    ControlGained,
    DieRolled,
    LifeChanged,
    MonsterFlipped,
    StrengthChanged,
)
from games.gregory.rooms import flip, refill, room_battle
from games.gregory.state import House, monster_cards
from games.gregory.turn import begin, close
from games.kernel.drive import Run
from tests.games.gregory.positions import (
    DOOR_103,
    IN_FRONT_OF_103,
    OneScript,
    at,
    control,
    give,
    go,
    house,
    on_top,
    options,
    play,
    put,
    reach,
    told,
)

ENTER = f"move:own:{DOOR_103}:1"


def at_the_door(
    *rolls: int,
    key: bool = True,
    moves: int = 1,
    monster: str = "black-duck-2",
    seats: int = 2,
    ferals: str = "off",
) -> House:
    """Ann stands before room 103, with a Key, and this Monster is next."""
    game = house(*rolls, moves=moves, seats=seats, ferals=ferals)
    game.players["ann"].place = IN_FRONT_OF_103
    game.players["ann"].keys = int(key)
    on_top(game, "ann", monster)
    return game


def inside(
    *rolls: int,
    monster: str = "black-duck-2",
    strength: int = 300,
    life: int = 800,
    seats: int = 2,
    ferals: str = "off",
) -> House:
    """Ann has entered room 103 and its Monster waits."""
    game = at_the_door(*rolls, monster=monster, key=False, seats=seats, ferals=ferals)
    game.players["ann"].place = DOOR_103
    game.players["ann"].strength, game.players["ann"].life = strength, life
    game.turn.entered = "103"
    return game


def test_locked_doors_need_a_key() -> None:
    assert DOOR_103 not in reach(at_the_door(key=False))
    assert DOOR_103 in reach(at_the_door())


def test_a_key_may_be_taken_and_spent_in_one_move() -> None:
    """Past the Key space and through the door; no Key is left afterwards."""
    game = house(moves=3)
    game.players["ann"].place = at(2, 10, 12)
    assert reach(game)[at(2, 9, 14)] == {"3"}
    go(game, f"move:own:{at(2, 9, 14)}:3")
    assert (game.turn.entered, game.players["ann"].keys) == ("203", 0)


def test_the_key_is_spent_at_the_door() -> None:
    """Even if the battle is lost afterwards (R27)."""
    game = at_the_door()
    go(game, ENTER)
    assert game.players["ann"].keys == 0


def test_leaving_a_room_needs_no_key() -> None:
    game = house(moves=2)
    game.players["ann"].place = DOOR_103
    assert IN_FRONT_OF_103 in reach(game)


def test_an_own_room_needs_no_key_and_has_no_monster() -> None:
    game = at_the_door(key=False)
    control(game, "ann", "103")
    go(game, ENTER)
    assert game.turn.entered is None
    assert game.stage == "close"
    play(game, close(game))
    assert not told(game, MonsterFlipped)


def test_own_rooms_may_be_passed_through() -> None:
    """In and out again in one turn (R26)."""
    game = at_the_door(key=False, moves=3)
    control(game, "ann", "103")
    go(game, ENTER)
    game.stage = "act"
    assert IN_FRONT_OF_103 in reach(game)


def test_power_ups_in_own_rooms_are_taken_at_once() -> None:
    """No Monster comes before them: a good place to grow strong."""
    game = at_the_door(key=False, moves=4)
    control(game, "ann", "103")
    go(game, f"move:own:{at(1, 8, 17)}:4")
    assert game.players["ann"].strength == 350


def test_a_foes_room_needs_a_key_and_a_battle() -> None:
    game = at_the_door(key=False)
    control(game, "bob", "103")
    assert DOOR_103 not in reach(game)
    game.players["ann"].keys = 1
    go(game, ENTER)
    assert game.turn.entered == "103"


def test_once_in_one_does_not_go_out_again_that_turn() -> None:
    """The spaces left may be used inside; the Monster comes when all movement is done (R24)."""
    game = at_the_door(moves=5)
    run = go(game, ENTER)
    assert IN_FRONT_OF_103 not in reach(game)
    assert at(1, 9, 15) in reach(game)
    assert not told(game, MonsterFlipped)
    run.answer("ann", ("end-turn",))
    play(game, close(game))
    assert told(game, MonsterFlipped)


def test_the_top_card_of_the_own_monster_deck_is_the_foe() -> None:
    game = inside(monster="catherine")
    run = play(game, room_battle(game, "103"))
    assert [event.monster for event in told(game, MonsterFlipped)] == ["catherine"]
    assert options(run) == ("fight", "concede")
    assert game.flipped == "catherine"


def test_a_tie_is_a_win() -> None:
    game = inside(1, monster="lost-doll", strength=200)
    play(game, room_battle(game, "103"), "fight")
    assert game.control == {"103": "ann"}
    assert game.players["ann"].strength == 0


def test_a_win_costs_the_monsters_strength_and_gives_it_as_life() -> None:
    game = inside(1, monster="black-duck-2", strength=300, life=500)
    play(game, room_battle(game, "103"), "fight")
    assert (game.players["ann"].strength, game.players["ann"].life) == (200, 600)
    assert game.players["ann"].discard == ["black-duck-2"]


def test_a_win_puts_an_icon_into_the_room() -> None:
    """In the place of a foe's, where there was one; the winner may stay."""
    game = inside(1)
    control(game, "bob", "103")
    play(game, room_battle(game, "103"), "fight")
    assert told(game, ControlGained) == [ControlGained(seat="ann", room="103", before="bob")]
    assert game.control == {"103": "ann"}
    assert game.players["ann"].place == DOOR_103
    assert not game.players["ann"].must_leave


def test_a_defeat_costs_the_monsters_strength_as_life_and_no_spooky_strength() -> None:
    game = inside(monster="catherine", strength=300)
    play(game, room_battle(game, "103"), "fight")
    assert (game.players["ann"].strength, game.players["ann"].life) == (300, 400)
    assert game.control == {}
    assert game.players["ann"].discard == ["catherine"]


def test_conceding_is_losing() -> None:
    """It is declared at once and for good, and free to choose even for the stronger."""
    game = inside(monster="black-duck-2")
    run = play(game, room_battle(game, "103"), "concede")
    assert run.prompt is None
    assert game.players["ann"].life == 700
    assert game.players["ann"].must_leave


def test_a_defeat_may_end_the_game_for_a_player() -> None:
    game = inside(monster="catherine", life=400, seats=3)
    play(game, room_battle(game, "103"), "fight")
    assert game.players["ann"].place is None
    assert not game.players["ann"].alive


def test_the_bonus_is_for_the_winner_only_unless_the_card_says_otherwise() -> None:
    """Devil Dog's best line hurts every foe."""
    game = inside(16, monster="devil-dog", strength=600, life=400, seats=3)
    play(game, room_battle(game, "103"), "fight")
    assert [game.players[seat].life for seat in game.seats] == [750, 750, 750]


@pytest.mark.parametrize(
    ("monster", "roll", "after"),
    [
        ("black-duck-2", 6, (300, 550, 0, 0)),
        ("black-duck-2", 19, (300, 500, 2, 0)),
        ("fat-chicken", 12, (450, 450, 0, 0)),
        ("lost-doll", 11, (400, 400, 0, 1)),
        ("roulette-boy", 1, (300, 400, 0, 0)),
        ("roulette-boy", 6, (400, 350, 0, 0)),
        ("judgment-boy", 20, (550, 250, 3, 0)),
        ("tv-fish", 6, (350, 450, 0, 0)),
        ("neko-zombie", 7, (550, 350, 0, 0)),
    ],
)
def test_the_bonus_follows_the_die(monster: str, roll: int, after: tuple[int, ...]) -> None:
    """Life, Strength, cards and Keys after it."""
    game = inside(roll, monster=monster, strength=600, life=200)
    play(game, room_battle(game, "103"), "fight")
    ann = game.players["ann"]
    assert (ann.life, ann.strength, len(ann.hand), ann.keys) == after


def test_a_look_at_a_hand_is_for_the_winner_alone() -> None:
    game = inside(6, monster="tv-fish", seats=3)
    give(game, "bob", "freak-out-1")
    give(game, "cid", "freak-out-2")
    play(game, room_battle(game, "103"), "fight", ("bob", "pass:battle"), ("cid", "pass:battle"), "foe:cid")
    assert told(game, CardsSeen) == [CardsSeen(known_to=("ann",), holder="cid", cards=("freak-out-2",))]
    game = inside(6, monster="tv-fish", seats=3)
    give(game, "cid", "freak-out-2")
    play(game, room_battle(game, "103"), "fight", ("cid", "pass:battle"))
    assert told(game, CardsSeen)[0].holder == "cid"


def test_every_bonus_effect_is_known() -> None:
    """Effects of the content file and effects of the program have the same names."""
    named = {bonus.effect for monster in box().monsters for line in monster.bonus for bonus in line}
    assert named == set(BONUS)


def test_altered_strength_is_paid_but_printed_strength_is_eaten() -> None:
    """Stale Cheese makes Catherine cheaper, and she is as nourishing as ever (R33)."""
    game = inside(1, monster="catherine", strength=300, life=100)
    give(game, "ann", "stale-cheese-1")
    play(game, room_battle(game, "103"), "fight", "card:stale-cheese-1:defender")
    ann = game.players["ann"]
    assert (ann.strength, ann.life) == (0, 550)


def test_altered_strength_does_not_change_what_a_defeat_costs() -> None:
    game = inside(monster="catherine", strength=300)
    give(game, "bob", "house-special-1")
    play(game, room_battle(game, "103"), "fight", "card:house-special-1:defender")
    assert told(game, BattleDecided)[0].winner_strength == 500
    assert game.players["ann"].life == 400


def test_what_cards_add_is_spent_first() -> None:
    """Freak Out! pays a part of the price."""
    game = inside(1, monster="catherine", strength=350)
    give(game, "ann", "freak-out-1")
    play(game, room_battle(game, "103"), "fight", "card:freak-out-1:attacker")
    assert game.players["ann"].strength == 50


def test_cards_never_fill_the_meter() -> None:
    """Where they add more than the Monster costs, the rest is lost."""
    game = inside(1, monster="black-duck-2", strength=250)
    give(game, "ann", "freak-out-1", "freak-out-2")
    play(game, room_battle(game, "103"), "fight", "card:freak-out-1:attacker", "card:freak-out-2:attacker")
    assert game.players["ann"].strength == 250


def beaten(*rolls: int, place: str, seats: int = 2, ferals: str = "off") -> House:
    """Ann has lost in room 103, and her next turn begins: the die is rolled."""
    game = house(*rolls, seats=seats, ferals=ferals)
    game.players["ann"].place, game.players["ann"].must_leave = place, True
    game.stage = "begin"
    return game


def test_the_loser_must_leave_the_room_first_of_all() -> None:
    """On the next turn the gamepiece goes out by a shortest way; the spaces left are free."""
    game = beaten(12, place=at(1, 8, 15))
    game.gregory = "1N6"
    play(game, begin(game))
    run = go(game)
    assert game.players["ann"].place == IN_FRONT_OF_103
    assert not game.players["ann"].must_leave
    assert game.turn.moves == 2
    assert reach(game)
    assert {"end-turn", f"move:gregory:{at(1, 5, 12)}:1"} <= set(options(run))


def test_the_loser_may_play_cards_before_leaving_and_do_nothing_else() -> None:
    """The roll is not used yet: it can be rolled again, or a Running Start be added."""
    game = beaten(1, place=at(1, 8, 16))
    game.gregory = "1N6"
    give(game, "ann", "running-start-1", "loaded-die-1")
    play(game, begin(game))
    run = go(game, "hand", "card:running-start-1")
    assert game.turn.moves == 4
    assert options(run) == (f"move:own:{IN_FRONT_OF_103}:3", "hand")


def test_the_loser_goes_as_far_out_as_the_roll_allows() -> None:
    """And does not stop on Power Ups in the room."""
    game = beaten(1, place=at(1, 10, 16))
    play(game, begin(game))
    run = go(game)
    assert {option.split(":")[2] for option in options(run)} == {at(1, 9, 15), at(1, 8, 16)}
    run.answer("ann", (options(run)[0],))
    assert game.players["ann"].must_leave
    assert game.turn.moves == 0
    assert game.players["ann"].hand == []


def test_a_blocked_loser_goes_as_near_as_possible() -> None:
    """The rest of the roll is for Monsters; who moves a Monster out of the way goes on."""
    game = beaten(12, place=at(1, 8, 15))
    game.players["bob"].place, game.gregory = IN_FRONT_OF_103, at(1, 5, 13)
    play(game, begin(game))
    go(game)
    assert game.players["ann"].place == DOOR_103
    assert not reach(game)
    assert game.turn.moves == 3
    game = beaten(12, place=at(1, 8, 15))
    game.gregory = IN_FRONT_OF_103
    play(game, begin(game))
    go(game, f"move:gregory:{at(1, 7, 13)}:1")
    assert game.players["ann"].place == IN_FRONT_OF_103


def test_a_feral_monster_before_the_door_blocks_the_loser_and_may_be_fought() -> None:
    """Nobody has to attack it (example 7: it is put there to block)."""
    game = beaten(12, 1, place=at(1, 8, 15), ferals="4")
    put(game, "death", "bob", IN_FRONT_OF_103)
    play(game, begin(game))
    run = go(game)
    assert game.players["ann"].place == DOOR_103
    assert {"end-turn", f"move:own:{IN_FRONT_OF_103}:1"} <= set(options(run))
    assert set(reach(game)) == {IN_FRONT_OF_103}
    run.answer("ann", (f"move:own:{IN_FRONT_OF_103}:1",))
    assert game.players["ann"].place == IN_FRONT_OF_103
    assert not game.ferals


def test_a_loser_who_is_beaten_before_the_door_has_left_the_room() -> None:
    """Upstairs there is nothing to leave any more."""
    game = beaten(12, 20, place=DOOR_103, ferals="4")
    put(game, "death", "bob", IN_FRONT_OF_103)
    play(game, begin(game))
    go(game, f"move:own:{IN_FRONT_OF_103}:1", at(2, 5, 8))
    assert not game.players["ann"].must_leave
    game.stage = "act"
    assert options(go(game))


def test_staying_in_a_room_brings_no_second_battle() -> None:
    """A battle belongs to an entry (R25)."""
    game = house(moves=0)
    game.players["ann"].place = DOOR_103
    go(game)
    play(game, close(game))
    assert not told(game, MonsterFlipped)


def test_a_beaten_player_still_takes_the_power_up_of_the_room() -> None:
    """It comes after the battle, however that ended."""
    game = inside(monster="lost-doll", strength=100)
    game.players["ann"].place = game.turn.power_up = at(1, 8, 17)
    play(game, close(game), "fight")
    assert game.players["ann"].strength == 200
    assert game.players["ann"].last_power_up == at(1, 8, 17)


def test_who_dies_in_a_room_takes_no_power_up() -> None:
    """It is for who is still in the game."""
    game = inside(monster="catherine", life=400, seats=3)
    game.players["ann"].place = game.turn.power_up = at(1, 10, 15)
    play(game, close(game), "fight")
    assert game.players["ann"].hand == []
    assert game.active == "bob"


def test_a_used_up_monster_deck_is_reshuffled_without_two_cards() -> None:
    """They are out of the game, and nobody sees which."""
    game = house()
    ann = game.players["ann"]
    ann.discard, ann.deck = ann.deck, []
    refill(game, "ann")
    assert (len(ann.deck), len(ann.aside), ann.discard) == (10, 2, [])
    assert told(game, DeckReshuffled) == [DeckReshuffled(seat="ann", aside=2)]


def test_without_monsters_left_a_room_is_taken_unguarded() -> None:
    """After the last reshuffle nobody is left to fight."""
    game = inside()
    ann = game.players["ann"]
    ann.aside, ann.deck = ann.deck, []
    run = play(game, room_battle(game, "103"))
    assert run.prompt is None
    assert game.control == {"103": "ann"}
    assert not told(game, LifeChanged)


def test_wrong_room_exchanges_the_monster_once() -> None:
    """The second one stays; the first is discarded."""
    game = inside(1)
    give(game, "ann", "wrong-room-1")
    on_top(game, "ann", "musha-dokuro", "black-duck-2")
    run = play(game, room_battle(game, "103"), "card:wrong-room-1")
    assert game.flipped == "black-duck-2"
    assert options(run) == ("fight", "concede")
    assert game.players["ann"].discard == ["musha-dokuro"]
    # There is one such card in the box; a second one would change nothing.
    game.players["ann"].hand.append("wrong-room-2")
    game.flipped = None
    once_more = Run(OneScript(room_battle(game, "103")), game)  # type: ignore[arg-type]
    game.players["ann"].hand.append("wrong-room-3")
    once_more.answer("ann", ("card:wrong-room-2",))
    assert options(once_more) == ("fight", "concede")


def test_seconds_please_eats_the_monster_again() -> None:
    """After a win, the printed Strength as Life once more."""
    game = inside(1, monster="lost-doll", life=100)
    give(game, "ann", "seconds-please-1")
    run = play(game, room_battle(game, "103"), "fight", "pass")
    assert (run.prompt.topic, game.flipped) == ("bonus", "lost-doll")
    run.answer("ann", ("card:seconds-please-1",))
    assert game.players["ann"].life == 500
    assert game.flipped is None


def test_a_loaded_die_rolls_the_bonus_again() -> None:
    game = inside(1, 19, monster="black-duck-2")
    give(game, "ann", "loaded-die-1", "loaded-die-2")
    run = play(game, room_battle(game, "103"), "fight", "pass", "card:loaded-die-1")
    assert options(run) == ("keep",)
    run.answer("ann", ("keep",))
    assert len(game.players["ann"].hand) == 3


def test_several_players_in_a_room_fight_their_own_battles() -> None:
    """Each entry is its own."""
    game = at_the_door()
    game.players["bob"].place = at(1, 8, 15)
    go(game, ENTER)
    assert game.turn.entered == "103"


def test_flipping_uses_the_deck_from_the_top() -> None:
    game = house()
    top = game.players["ann"].deck[-1]
    flip(game, "ann", "103")
    assert game.flipped == top
    assert monster_cards()[top].strength >= 100


def test_feral_offers_follow_a_defeat_and_not_a_win() -> None:
    """See test_introducing for the offers themselves."""
    game = inside(1, ferals="4")
    game.players["bob"].collection = ["black-duck-2"]
    assert play(game, room_battle(game, "103"), "fight").prompt is None
    game = inside(ferals="4")
    game.players["bob"].collection = ["black-duck-2"]
    put(game, "death", "bob", at(1, 5, 8))
    run = play(game, room_battle(game, "103"), "concede")
    assert run.prompt.topic == "room-victory"


def test_a_win_is_settled_in_order() -> None:
    """Pay, eat, icon, bonus (R32)."""
    game = inside(6, monster="black-duck-2", life=500)
    play(game, room_battle(game, "103"), "fight")
    kinds = (StrengthChanged, LifeChanged, ControlGained, DieRolled)
    order = [type(event) for event in game.told if isinstance(event, kinds)]
    assert order == [*kinds, StrengthChanged]
