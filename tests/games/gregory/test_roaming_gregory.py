"""Fighting the Roaming Monster (rulebook: Fighting the Roaming Monster)."""

import pytest

from games.gregory.events import BattleDecided
from games.gregory.mat import ROAMING_STARTS, RUG_SPACES, SPACES, TRAPS, of_kind
from games.gregory.placing import distance_to_players, far_rug_spaces
from games.gregory.state import House
from tests.games.gregory.positions import at, give, go, house, options, put, reach, told

CORRIDOR = at(1, 5, 8)
ATTACK = f"move:gregory:{CORRIDOR}:2"


def near(
    *rolls: int, strength: int = 250, life: int = 800, moves: int = 4, seats: int = 2, ferals: str = "off"
) -> House:
    """Gregory is two spaces from Bob."""
    game = house(*rolls, moves=moves, seats=seats, ferals=ferals)
    game.players["bob"].place, game.gregory = CORRIDOR, at(1, 5, 10)
    game.players["bob"].strength, game.players["bob"].life = strength, life
    return game


@pytest.mark.parametrize(("roll", "strength"), [(1, 200), (7, 300), (11, 400), (20, 500)])
def test_gregorys_strength_is_the_charts_number_with_two_zeros(roll: int, strength: int) -> None:
    """The player who moved him rolls; the number on the die itself does not count."""
    game = near(roll, strength=600)
    go(game, ATTACK)
    assert told(game, BattleDecided)[0].loser_strength == strength


def test_a_tie_is_the_players() -> None:
    game = near(7, strength=300)
    run = go(game, ATTACK)
    assert told(game, BattleDecided)[0].winner == "player"
    assert options(run) == ROAMING_STARTS


def test_beating_gregory_costs_strength_and_gives_no_life_and_no_card() -> None:
    game = near(7, strength=350, life=500)
    go(game, ATTACK, ROAMING_STARTS[0])
    bob = game.players["bob"]
    assert (bob.strength, bob.life, bob.hand) == (50, 500, [])
    assert bob.place == CORRIDOR


def test_a_beaten_gregory_goes_to_an_open_start_space_chosen_by_his_mover() -> None:
    """The mover chooses (R18); any piece makes a start space occupied (R16)."""
    game = near(7, strength=350, seats=3)
    game.players["cid"].place = ROAMING_STARTS[0]
    go(game, ATTACK)
    assert game.gregory == ROAMING_STARTS[1]
    game = near(7, strength=350)
    assert tuple(go(game, ATTACK).prompt.asks) == ("ann",)


def test_with_both_start_spaces_taken_gregory_goes_to_a_far_rug() -> None:
    """On either floor, at least 3 spaces from every gamepiece (R19, R20)."""
    game = near(7, strength=350, seats=4)
    game.players["cid"].place, game.players["dot"].place = ROAMING_STARTS
    game.players["ann"].place = at(1, 8, 8)
    run = go(game, ATTACK)
    assert set(options(run)) < set(RUG_SPACES)
    assert {SPACES[place].floor for place in options(run)} == {1, 2}
    assert at(1, 9, 8) not in options(run)
    assert min(distance_to_players(game, place) for place in options(run)) >= 3


def test_where_no_rug_is_far_enough_the_farthest_space_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the Rug spaces the one whose nearest gamepiece is farthest (R19)."""
    game = house()
    monkeypatch.setattr("games.gregory.placing.FAR_ENOUGH", 100)
    game.players["ann"].place = at(1, 8, 8)
    (place,) = far_rug_spaces(game)
    away = [distance_to_players(game, other) for other in RUG_SPACES]
    assert distance_to_players(game, place) == max(away)


def test_losing_to_gregory_costs_life_and_no_strength() -> None:
    game = near(11, strength=350)
    go(game, ATTACK, at(2, 5, 8))
    bob = game.players["bob"]
    assert (bob.life, bob.strength) == (400, 350)


def test_after_a_win_gregory_has_the_space_and_the_loser_goes_upstairs() -> None:
    """To any open space there that is no Power Up, Key space or hotel room."""
    game = near(11, ferals="4")
    run = go(game, ATTACK)
    assert tuple(run.prompt.asks) == ("bob",)
    barred = (
        "judgment",
        "strength",
        "key",
        "door",
        "room",
        "control",
        "portal",
        "hell",
        "trap",
        "stairs",
        "thorn",
        "hells-gate",
    )
    assert not set(options(run)) & set(of_kind(*barred))
    assert {SPACES[place].floor for place in options(run)} == {2}
    run.answer("bob", (at(2, 5, 8),))
    assert game.players["bob"].place == at(2, 5, 8)
    assert game.gregory == CORRIDOR


def test_without_feral_monsters_a_loser_may_go_to_the_open_spaces_of_the_trap() -> None:
    """The Monster Trap of the second floor is not in use then."""
    traps = set(TRAPS[2])
    assert traps <= set(options(go(near(11), ATTACK)))
    assert not traps & set(options(go(near(11, ferals="4"), ATTACK)))


def test_the_space_that_gregory_came_from_is_open_for_the_loser() -> None:
    """He stands on the space of the battle already, and that one is not open (on the second floor, R19)."""
    game = house(11, moves=2)
    game.players["bob"].place, game.gregory = at(2, 5, 8), at(2, 5, 7)
    run = go(game, f"move:gregory:{at(2, 5, 8)}:1")
    assert at(2, 5, 7) in options(run)
    assert at(2, 5, 8) not in options(run)
    run.answer("bob", (at(2, 5, 7),))
    assert (game.players["bob"].place, game.gregory) == (at(2, 5, 7), at(2, 5, 8))


def test_a_defeat_may_be_the_last() -> None:
    game = near(11, life=400, seats=3)
    go(game, ATTACK)
    assert not game.players["bob"].alive
    assert game.gregory == CORRIDOR


def test_players_never_attack_gregory() -> None:
    """Nor does anybody move him onto the own gamepiece (R4)."""
    game = house(moves=3)
    game.players["ann"].place, game.gregory = CORRIDOR, at(1, 5, 9)
    assert at(1, 5, 9) not in reach(game)
    assert CORRIDOR not in reach(game, "gregory")


def test_players_never_attack_each_other() -> None:
    game = house(moves=3)
    game.players["ann"].place, game.players["bob"].place = CORRIDOR, at(1, 5, 9)
    assert at(1, 5, 9) not in reach(game)


def test_gregorys_movement_ends_with_his_battle() -> None:
    """One battle a turn at most (R47)."""
    game = near(11)
    go(game, ATTACK, at(2, 5, 8))
    assert game.turn.moves == 2
    assert not reach(game, "gregory")


def test_pieces_outside_the_house_are_safe() -> None:
    """Nobody attacks on an Entrance space (R17)."""
    game = house(moves=5)
    game.gregory = at(1, 10, 7)
    assert game.players["bob"].place not in reach(game, "gregory")


def test_life_lost_to_gregory_is_what_he_rolled() -> None:
    """Cards that make him stronger do not make it worse."""
    game = near(11, strength=450)
    give(game, "ann", "freak-out-1")
    go(game, ATTACK, "card:freak-out-1:attacker", at(2, 5, 8))
    assert game.players["bob"].life == 400


def test_a_monster_on_a_start_space_occupies_it() -> None:
    """Feral Monsters may hold both (R21)."""
    game = near(7, strength=350, ferals="4")
    put(game, "death", "ann", ROAMING_STARTS[0])
    put(game, "mummy-dog", "ann", ROAMING_STARTS[1])
    assert set(options(go(game, ATTACK))) <= set(RUG_SPACES)
