"""Sequence of Play, The Search Phase, and A Player Turn."""

from games.attic_monster.events import DiceRolled, GhostMoved, NoActionPossible, TileRevealed, TokenTaken
from tests.games.attic_monster.positions import Scene


def test_the_search_comes_before_the_battle() -> None:
    """The game has two parts: it begins with the search."""
    play = Scene("ann", "bob").rolling("move", "move")
    assert play.state.phase == "search"


def test_the_battle_does_not_begin_before_the_search_is_complete() -> None:
    """However many rounds go by, no battle begins before the attic key is found."""
    play = Scene("ann", "bob").attic_key("cat").keys("bat").ghost("ann", "lower-hall").rolling("none", "none")
    play.choose("free:search:bat").rolling("none", "none")
    assert play.run.prompt is None
    assert play.state.phase == "search"
    assert play.state.to_play == []


def test_the_mansion_may_be_entered_without_a_key() -> None:
    """A Ghost may go into the Mansion although the team has no key."""
    play = Scene("ann", "bob").ghost("ann", "A1").rolling("move", "none").choose("move:move:lower-hall")
    assert play.place("ann") == "lower-hall"
    assert play.state.keys == []


def test_the_search_lasts_several_rounds() -> None:
    """When a round has ended without the attic key, another one begins."""
    play = Scene("ann", "bob").round_over()
    assert (play.state.round, play.state.phase) == (2, "search")


def test_a_key_unlocks_one_room_only() -> None:
    """Each key fits one room."""
    play = Scene("ann", "bob").ghost("ann", "lower-hall").keys("bat").rolling("none", "none")
    assert play.options == ("free:search:bat", "end-turn")


def test_the_longer_the_search_the_stronger_the_monster() -> None:
    """With each tile that it gets at the end of a round, the Monster has one Strength more."""
    scene = Scene("ann", "bob")
    assert scene.state.monster_strength() == 0
    assert scene.ghost("ann", "I1").ghost("bob", "I1").round_over().state.monster_strength() == 1


def test_players_take_turns_clockwise_from_the_first_player() -> None:
    """The first player begins, and the turn goes round clockwise."""
    play = Scene("ann", "bob", "cid").rolling("none", "none").rolling("none", "none").rolling("none", "none")
    assert [event.seat for event in play.told(DiceRolled)] == ["ann", "bob", "cid"]


def test_a_turn_begins_with_the_roll_of_both_dice() -> None:
    """First the player rolls both dice; nothing can be done before."""
    play = Scene("ann", "bob").ghost("ann", "lower-hall").keys("bat").begin()
    assert (play.topic, play.asked, play.options) == ("roll", ("ann",), ("roll",))
    assert play.rolling("flip", "flip-any").state.rolled == ["flip", "flip-any"]


def test_both_dice_may_be_used() -> None:
    """A player may do what both dice show."""
    scene = Scene("ann", "bob").face("H1", "trap")
    play = scene.rolling("move", "flip").choose("move:move:I2", "flip:turn:H1")
    assert play.place("ann") == "I2"
    assert play.state.tiles["H1"].up
    assert play.run.prompt is None


def test_the_dice_may_be_used_in_either_order() -> None:
    """Which of the two dice comes first is the player's choice (RULINGS.md, 24)."""
    for first, second in (("move:move:I2", "flip-any:turn:A1"), ("flip-any:turn:A1", "move:move:I2")):
        play = Scene("ann", "bob").rolling("move", "flip-any").choose(first, second)
        assert (play.place("ann"), play.state.tiles["A1"].up) == ("I2", True)


def test_only_one_die_may_be_used() -> None:
    """A player may use one die and leave the other."""
    play = Scene("ann", "bob").rolling("move", "move").choose("move:move:I2", "end-turn")
    assert (play.place("ann"), play.state.rolled, play.state.to_play) == ("I2", [], ["bob"])


def test_no_die_need_be_used() -> None:
    """A player may do nothing at all."""
    play = Scene("ann", "bob").rolling("move", "flip").choose("end-turn")
    assert (play.place("ann"), play.state.to_play) == ("start", ["bob"])


def test_two_dice_with_the_same_symbol_are_used_one_after_the_other() -> None:
    """Each die gives one action, also where both show the same."""
    play = Scene("ann", "bob").rolling("move", "move").choose("move:move:I2", "move:move:H1")
    assert play.place("ann") == "H1"
    assert play.run.prompt is None


def test_the_effects_of_one_die_are_over_before_the_next_is_used() -> None:
    """What a die sets off is finished first; only then is the other die asked about (RULINGS.md, 24)."""
    play = Scene("ann", "bob").up("I2", "flip").rolling("move", "flip").choose("move:move:I2")
    assert play.topic == "flip-effect"
    assert play.choose("turn:A1").topic == "act"


def test_a_player_who_can_do_nothing_passes() -> None:
    """Where the dice allow nothing, the turn passes to the next player."""
    play = Scene("ann", "bob").rolling("none", "none")
    assert [event.seat for event in play.told(NoActionPossible)] == ["ann"]
    assert play.state.to_play == ["bob"]


def test_the_effect_of_a_tile_that_is_turned_up_must_be_used() -> None:
    """On Reveal is no choice: a Catapult that is turned up must be pointed somewhere."""
    play = Scene("ann", "bob").face("I2", "catapult").rolling("flip", "none").choose("flip:turn:I2")
    assert play.topic == "point-catapult"
    assert len(play.options) == 6


def test_the_effect_of_a_tile_where_a_move_ends_must_be_used() -> None:
    """Stop is no choice: on a Flip tile some tile must be turned (RULINGS.md, 13)."""
    play = Scene("ann", "bob").up("I2", "flip").rolling("move", "none").choose("move:move:I2")
    assert play.topic == "flip-effect"
    assert all(option.startswith("turn:") for option in play.options)


def test_an_effect_that_cannot_be_used_is_left_out() -> None:
    """Where an effect is not possible, nothing happens: here there is no other Portal."""
    play = Scene("ann", "bob").up("I2", "portal").rolling("move", "none").choose("move:move:I2")
    assert play.place("ann") == "I2"
    assert len(play.told(GhostMoved)) == 1


def test_a_crystal_is_put_on_its_tile_once_a_game_only() -> None:
    """A Power tile that is turned up again brings no second crystal."""
    play = Scene("ann", "bob").ghost("ann", "I2").face("I2", "power").rolling("flip", "flip")
    play.choose("flip:turn:I2", "flip:turn:I2")
    play.rolling("none", "none").rolling("flip", "none").choose("flip:turn:I2")
    assert play.state.tiles["I2"].up
    assert len(play.state.crystals) == 1


def test_no_other_player_can_use_a_token_effect_again() -> None:
    """It does not matter who took the token: nobody gets another one from that tile."""
    play = (
        Scene("ann", "bob").used("I2", "power").to_play("bob").rolling("move", "none").choose("move:move:I2")
    )
    assert play.told(TokenTaken) == []


def test_tokens_stay_on_a_tile_that_is_turned_down() -> None:
    """A token that nobody has taken stays on a tile that is turned down (RULINGS.md, 27)."""
    play = Scene("ann", "bob").up("I2", "power").rolling("flip", "flip").choose("flip:turn:I2")
    assert play.state.tiles["I2"].holds
    play.choose("flip:turn:I2")
    assert len(play.told(TileRevealed)) == 1
    assert play.state.tiles["I2"].holds


def test_a_token_on_a_face_down_tile_cannot_be_taken() -> None:
    """A Ghost that comes to a face-down tile takes nothing from it (RULINGS.md, 27)."""
    scene = Scene("ann", "bob").up("I2", "power")
    scene.state.tiles["I2"].up = False
    play = scene.rolling("move", "flip").choose("move:move:I2")
    assert play.state.crystals == []
    play.choose("flip:turn:I2")
    assert len(play.state.crystals) == 1
