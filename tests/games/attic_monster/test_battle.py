"""The Battle Phase, Increasing the Difficulty, and the balanced option."""

import pytest

from games.attic_monster.events import BattleBegan, MonsterStruck
from tests.games.attic_monster.positions import Play, Scene


def found(scene: Scene) -> Play:
    """Ann finds the attic key."""
    scene.ghost("ann", "lower-hall").keys("bat").attic_key("bat")
    return scene.rolling("none", "none").choose("free:search:bat").go_on()


def test_the_monsters_strength_is_the_number_of_tiles_in_the_attic() -> None:
    """Each tile in the attic is one point of the Monster's Strength."""
    play = found(Scene("ann", "bob").given("I1", "H1", "G1"))
    assert play.told(BattleBegan)[0].strength == 3


def test_each_crystal_removes_a_tile() -> None:
    """As many tiles are removed as the team has crystals."""
    began = found(Scene("ann", "bob").crystals(2).given("A1", "A2", "A3")).told(BattleBegan)[0]
    assert (began.strength, began.crystals, began.left) == (3, 2, 1)


def test_surplus_crystals_win_at_once() -> None:
    """Where crystals remove the last tile, nobody need roll (RULINGS.md, 18)."""
    play = found(Scene("ann", "bob").crystals(4).given("A1", "A2", "A3"))
    assert play.state.strength == 0
    assert play.state.outcome is not None
    assert play.state.outcome.reason == "monster-driven-out"


def test_the_battle_goes_clockwise_from_the_first_player() -> None:
    """Starting with the first player, each player strikes once."""
    scene = Scene("ann", "bob", "cid")
    scene.state.first = "bob"
    play = found(scene.given("A1", "A2"))
    asked = list(play.asked)
    asked += play.rolling("none", "none").go_on().asked
    asked += play.rolling("none", "none").go_on().asked
    assert asked == ["bob", "cid", "ann"]


@pytest.mark.parametrize("symbol", ["flip", "flip-or-move", "flip-any", "move"])
def test_any_symbol_but_x_removes_a_tile(symbol: str) -> None:
    """Every symbol other than the X is a hit and removes one tile."""
    play = Scene("ann", "bob").battle(5).rolling(symbol, "none")
    assert play.told(MonsterStruck)[0].left == 4


def test_an_x_misses() -> None:
    """An X removes nothing."""
    assert Scene("ann", "bob").battle(5).rolling("none", "none").told(MonsterStruck)[0].left == 5


def test_both_dice_count() -> None:
    """Each of the two dice may remove a tile."""
    assert Scene("ann", "bob").battle(5).rolling("move", "flip").told(MonsterStruck)[0].left == 3


def test_without_tiles_left_the_team_wins() -> None:
    """When no tile is left, the Monster is driven out and the team has won, without further rolls."""
    play = Scene("ann", "bob").battle(2).rolling("move", "flip")
    assert play.state.outcome is not None
    assert play.state.outcome.reason == "monster-driven-out"
    assert play.state.outcome.winners == ("ann", "bob")


def test_the_last_player_may_still_win() -> None:
    """It is decided when all have had their turn, the last one included."""
    play = Scene("ann", "bob").battle(2).rolling("none", "flip").rolling("none", "flip")
    assert play.state.outcome is not None
    assert play.state.outcome.reason == "monster-driven-out"


def test_with_a_tile_left_after_all_turns_the_monster_stays() -> None:
    """If a tile is left after everybody's turn, the team has lost."""
    play = Scene("ann", "bob").battle(2).rolling("none", "flip").rolling("none", "none")
    assert play.state.outcome is not None
    assert (play.state.outcome.reason, play.state.outcome.winners) == ("monster-stays", ())


def test_the_game_goes_on_until_everybody_has_struck() -> None:
    """Nobody loses before the last player has rolled."""
    play = Scene("ann", "bob").battle(2).rolling("none", "none")
    assert play.state.outcome is None


@pytest.mark.parametrize(("difficulty", "strength"), [("rulebook", 2), ("hard", 3)])
def test_in_hard_mode_a_trap_in_the_attic_counts_2(difficulty: str, strength: int) -> None:
    """In the harder mode, each Trap in the attic adds two to the Strength, any other tile one."""
    scene = Scene("ann", "bob", difficulty=difficulty).up("A1", "trap").up("A2", "flip").given("A1", "A2")
    assert found(scene).told(BattleBegan)[0].strength == strength


@pytest.mark.parametrize(("players", "strength"), [(2, 2), (3, 6), (4, 9)])
def test_the_balanced_option_fits_the_strength_to_the_players(players: int, strength: int) -> None:
    """Balanced, the Monster is 2 weaker against two, 2 or 5 stronger against more (RULINGS.md, 33)."""
    scene = Scene(*("ann", "bob", "cid", "dee")[:players], balance="balanced").given("A1", "A2", "A3", "A4")
    assert found(scene).told(BattleBegan)[0].strength == strength


def test_the_balanced_strength_is_never_below_0() -> None:
    """A Monster with fewer tiles than the option takes off has no Strength at all (RULINGS.md, 33)."""
    assert Scene("ann", "bob", balance="balanced").given("A1").state.monster_strength() == 0
