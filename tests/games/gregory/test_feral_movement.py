"""Special abilities (rulebook: Feral Monster Special Abilities)."""

from games.gregory.mat import Place
from games.gregory.state import House
from tests.games.gregory.positions import at, go, house, put, reach


def hotel(name: str, place: Place, moves: int = 1, owner: str = "ann", *, has_card: bool = True) -> House:
    game = house(moves=moves, ferals="4")
    put(game, name, owner, place, has_card=has_card)
    return game


def test_diagonal_movement_is_for_the_owner() -> None:
    """Straight and diagonal steps may be mixed; others move it straight only."""
    game = hotel("musha-dokuro", at(1, 5, 8), moves=2)
    assert reach(game, "musha-dokuro")[at(1, 4, 7)] == {"1"}
    assert reach(game, "musha-dokuro")[at(1, 4, 6)] == {"2"}
    game = hotel("musha-dokuro", at(1, 5, 8), owner="bob")
    assert at(1, 4, 7) not in reach(game, "musha-dokuro")


def test_a_diagonal_step_needs_one_open_side() -> None:
    """Between two walls it is closed."""
    game = hotel("musha-dokuro", at(1, 3, 0), moves=1)
    assert at(1, 4, 1) not in reach(game, "musha-dokuro")


def test_speed_boost_comes_on_top_of_one_space_of_the_roll() -> None:
    """Devil Dog moves 3 with 1; without any space of the roll he moves not at all."""
    game = hotel("devil-dog", at(1, 5, 8))
    found = reach(game, "devil-dog")
    assert found[at(1, 5, 5)] == {"1"}
    assert at(1, 5, 4) not in found
    game.turn.moves = 0
    assert not reach(game, "devil-dog")


def test_speed_boost_is_for_one_turn_and_may_be_used_in_parts() -> None:
    game = hotel("devil-dog", at(1, 5, 8), moves=2)
    go(game, f"move:devil-dog:{at(1, 5, 7)}:1", f"move:devil-dog:{at(1, 5, 6)}:0")
    assert game.turn.moves == 1
    assert game.turn.speed == {"devil-dog": 1}
    assert reach(game, "devil-dog")[at(1, 5, 4)] == {"1"}


def test_speed_boost_is_for_the_owner_and_for_that_monster_only() -> None:
    game = hotel("devil-dog", at(1, 5, 8), owner="bob")
    assert at(1, 5, 6) not in reach(game, "devil-dog")
    game = hotel("devil-dog", at(1, 5, 8))
    game.gregory = at(1, 3, 12)
    go(game, f"move:devil-dog:{at(1, 5, 7)}:1")
    assert not reach(game, "gregory")


def test_jump_takes_one_space_over_one_space() -> None:
    """The jumped space counts and the landing does not (R1); a piece may be jumped."""
    game = hotel("judgment-boy", at(1, 5, 8))
    game.gregory = at(1, 5, 7)
    assert reach(game, "judgment-boy")[at(1, 5, 6)] == {"1"}


def test_jump_works_once_a_turn() -> None:
    game = hotel("judgment-boy", at(1, 5, 8), moves=2)
    game.gregory = at(1, 5, 7)
    go(game, f"move:judgment-boy:{at(1, 5, 6)}:1")
    assert at(1, 5, 4) not in reach(game, "judgment-boy")
    assert at(1, 5, 5) in reach(game, "judgment-boy")


def test_a_jump_is_not_wasted_where_one_gets_there_as_soon_without() -> None:
    """From 1I8 to 1G7 two diagonal or straight steps are as good as a step and a Jump."""
    game = hotel("cactus-gunman", at(1, 7, 8), moves=2)
    go(game, f"move:cactus-gunman:{at(1, 6, 6)}:2")
    assert game.turn.jumped == []


def test_jump_crosses_hells_gate_and_traps_but_no_walls() -> None:
    game = hotel("judgment-boy", at(1, 6, 11))
    assert at(1, 6, 13) in reach(game, "judgment-boy")
    game = hotel("judgment-boy", at(1, 6, 11))
    assert at(1, 8, 11) in reach(game, "judgment-boy")
    game = hotel("cactus-gunman", at(1, 0, 7))
    assert at(1, 2, 9) in reach(game, "cactus-gunman")
    game = hotel("judgment-boy", at(1, 3, 1))
    assert at(1, 5, 1) not in reach(game, "judgment-boy")
    game = hotel("judgment-boy", at(1, 8, 13))
    assert at(1, 8, 15) not in reach(game, "judgment-boy")


def test_jump_is_diagonal_with_diagonal_movement() -> None:
    """Abilities work together."""
    game = hotel("cactus-gunman", at(1, 5, 8))
    assert at(1, 3, 6) in reach(game, "cactus-gunman")
    game = hotel("judgment-boy", at(1, 5, 8))
    assert at(1, 3, 6) not in reach(game, "judgment-boy")


def test_without_its_card_a_monster_has_no_abilities() -> None:
    """Brought in by an Activator it moves like Gregory."""
    game = hotel("devil-dog", at(1, 5, 8), has_card=False)
    assert at(1, 5, 6) not in reach(game, "devil-dog")


def test_feral_monsters_do_not_stop_on_anything() -> None:
    """Power Ups, Keys and Thorns are nothing to them (R23)."""
    game = hotel("death", at(1, 5, 4), moves=2, has_card=False)
    assert reach(game, "death")[at(1, 5, 2)] == {"2"}
    assert game.ferals["death"].place == at(1, 5, 4)


def test_a_feral_monster_leaves_a_portal_with_the_last_space_for_free() -> None:
    """It attacks from a Portal only with a space left (R12)."""
    game = hotel("death", at(1, 5, 0), moves=1, has_card=False)
    game.players["bob"].place = at(2, 5, 15)
    found = reach(game, "death")
    assert at(2, 5, 15) not in found
    assert at(2, 4, 16) in found
    game.turn.moves = 2
    assert at(2, 5, 15) in reach(game, "death")


def test_a_feral_monster_out_of_a_closed_portal_moves_no_more() -> None:
    """It comes out on the nearest open space, and there its movement ends (R12)."""
    game = hotel("death", at(2, 5, 15), moves=3, owner="bob", has_card=False)
    game.gregory = at(1, 5, 0)
    go(game, f"move:death:{at(1, 4, 0)}:1")
    assert game.turn.moves == 2
    assert not reach(game, "death")


def test_on_the_stairs_feral_monsters_attack_and_gregory_does_not() -> None:
    """The stairs are one space of both floors (R43)."""
    game = hotel("death", at(2, 5, 8), has_card=False)
    game.players["bob"].place, game.gregory = at(1, 6, 8), at(1, 5, 8)
    assert at(1, 6, 8) in reach(game, "death")
    assert at(1, 6, 8) not in reach(game, "gregory")
