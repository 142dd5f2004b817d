"""Tile Effects: when they apply, The Key, The Power, Flip and Move."""

import pytest

from games.attic_monster.events import ArrowSet, GhostMoved, GhostTrapped, TileRevealed, TokenTaken
from tests.games.attic_monster.positions import Scene

# When effects apply


@pytest.mark.parametrize("effect", ["flip", "move", "catapult", "trap", "portal"])
def test_a_ghost_is_safe_on_a_face_down_tile(effect: str) -> None:
    """To move onto a face-down tile sets nothing off."""
    play = Scene("ann", "bob").face("I2", effect).rolling("move", "none").choose("move:move:I2")
    assert play.run.prompt is None
    assert play.place("ann") == "I2"
    assert not play.state.is_trapped("ann")


def test_a_tile_revealed_without_a_ghost_has_its_on_reveal_effect_only() -> None:
    """A tile that is turned up with nobody on it does what it does On Reveal, and no more."""
    play = Scene("ann", "bob").face("I2", "power").rolling("flip", "none").choose("flip:turn:I2")
    assert play.state.tiles["I2"].holds
    assert play.told(TokenTaken) == []


def test_a_move_that_ends_on_a_face_up_tile_has_its_stop_effect_only() -> None:
    """To end a move on a face-up Catapult means to fly; its arrow is not set again."""
    scene = Scene("ann", "bob").up("I2", "catapult", arrow="W")
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert play.place("ann") == "I1"
    assert play.told(ArrowSet) == []


def test_a_die_move_triggers_stop() -> None:
    """A move by a die that ends on a face-up tile triggers its Stop effect."""
    play = Scene("ann", "bob").up("I2", "trap").rolling("move", "none").choose("move:move:I2")
    assert [event.tile for event in play.told(GhostTrapped)] == ["I2"]


def test_a_move_by_a_tile_effect_triggers_stop() -> None:
    """A move that a tile's effect makes, and that ends on a face-up tile, triggers its Stop effect too."""
    scene = Scene("ann", "bob").up("I2", "catapult", arrow="W").up("I1", "trap")
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert [event.tile for event in play.told(GhostTrapped)] == ["I1"]


def test_a_tile_revealed_under_ones_own_ghost_has_both_effects() -> None:
    """Who turns up the tile under their own Ghost gets On Reveal and Stop: the crystal comes and is taken."""
    play = Scene("ann", "bob").ghost("ann", "I2").face("I2", "power", "red").rolling("flip", "none")
    play.choose("flip:turn:I2")
    assert play.told(TileRevealed)[0].token == "red"
    assert [event.seat for event in play.told(TokenTaken)] == ["ann"]
    assert play.state.crystals == ["red"]


def test_a_catapult_revealed_under_ones_ghost_is_pointed_and_then_flies() -> None:
    """On Reveal comes before Stop: first the arrow is set, then the Ghost flies along it."""
    play = Scene("ann", "bob").ghost("ann", "I2").face("I2", "catapult").rolling("flip", "none")
    play.choose("flip:turn:I2", "point:I2:E")
    assert play.place("ann") == "I4"


def test_a_tile_revealed_under_anothers_ghost_has_both_effects_for_them() -> None:
    """Who stands on a tile that somebody else turns up gets both of its effects."""
    play = Scene("ann", "bob").ghost("bob", "I2").face("I2", "power", "red").rolling("flip", "none")
    play.choose("flip:turn:I2")
    assert [event.seat for event in play.told(TokenTaken)] == ["bob"]


def test_the_owner_of_the_ghost_decides_about_its_effects() -> None:
    """What a tile does to a Ghost is for its player to decide, whoever turned the tile (RULINGS.md, 2)."""
    play = Scene("ann", "bob").ghost("bob", "I2").face("I2", "catapult").rolling("flip", "none")
    play.choose("flip:turn:I2")
    assert (play.topic, play.asked) == ("point-catapult", ("bob",))
    play.choose("point:I2:E")
    assert play.place("bob") == "I4"


@pytest.mark.parametrize(("effect", "topic"), [("flip", "flip-effect"), ("move", "move-effect")])
def test_the_owner_of_the_ghost_picks_tiles_in_anothers_turn(effect: str, topic: str) -> None:
    """Also the tile to turn, or to move to, is picked by the Ghost's player (RULINGS.md, 2)."""
    play = (
        Scene("ann", "bob")
        .ghost("bob", "I2")
        .face("I2", effect)
        .rolling("flip", "none")
        .choose("flip:turn:I2")
    )
    assert (play.topic, play.asked) == (topic, ("bob",))


def test_the_owner_of_the_ghost_picks_the_portal_in_anothers_turn() -> None:
    """Also the other Portal is picked by the Ghost's player (RULINGS.md, 2)."""
    scene = Scene("ann", "bob").ghost("bob", "I2").face("I2", "portal").up("G1", "portal").up("C1", "portal")
    play = scene.rolling("flip", "none").choose("flip:turn:I2")
    assert (play.topic, play.asked, play.options) == ("portal", ("bob",), ("move:C1", "move:G1"))


def test_each_of_several_ghosts_points_the_catapult() -> None:
    """A Catapult revealed under two Ghosts is pointed by each, and throws each their way (RULINGS.md, 2)."""
    scene = Scene("ann", "bob").ghost("ann", "I2").ghost("bob", "I2").face("I2", "catapult")
    play = scene.rolling("flip", "none").choose("flip:turn:I2", "point:I2:E")
    assert (play.topic, play.asked) == ("point-catapult", ("bob",))
    play.choose("point:I2:W")
    assert (play.place("ann"), play.place("bob")) == ("I4", "I1")


def test_several_ghosts_on_a_revealed_tile_come_in_turn_order() -> None:
    """Each Ghost on the tile gets both effects, beginning with the active player's (RULINGS.md, 2)."""
    scene = Scene("ann", "bob", "cid").ghost("cid", "I2").ghost("ann", "I2").ghost("bob", "I2")
    play = scene.face("I2", "flip").to_play("bob", "cid").rolling("flip", "none").choose("flip:turn:I2")
    asked: list[str] = []
    for tile in ("A1", "A2", "A3"):
        asked += play.asked
        play.choose(f"turn:{tile}")
    assert asked == ["bob", "cid", "ann"]


def test_one_ghost_of_several_takes_the_token() -> None:
    """The token goes to the team once, through the first Ghost in turn order."""
    scene = Scene("ann", "bob").ghost("ann", "I2").ghost("bob", "I2").face("I2", "power")
    play = scene.rolling("flip", "none").choose("flip:turn:I2")
    assert [event.seat for event in play.told(TokenTaken)] == ["ann"]


def test_a_ghost_whose_tile_was_turned_down_meanwhile_gets_no_effect() -> None:
    """If the first Ghost's effect turns the tile down again, those after it get nothing (RULINGS.md, 25)."""
    scene = Scene("ann", "bob").ghost("ann", "I2").ghost("bob", "I2").face("I2", "flip")
    play = scene.rolling("flip", "none").choose("flip:turn:I2", "turn:I2")
    assert play.run.prompt is None
    assert not play.state.tiles["I2"].up


def test_a_ghost_that_was_moved_away_meanwhile_gets_no_effect_again() -> None:
    """Who was moved off the revealed tile before their turn has nothing more to come (RULINGS.md, 25)."""
    scene = Scene("ann", "bob", "cid", "dee").ghost("ann", "I2").ghost("bob", "I2").ghost("cid", "G1")
    scene.ghost("dee", "G1").face("I2", "catapult").up("I1", "flip").face("G1", "flip")
    play = scene.rolling("flip", "none").choose("flip:turn:I2", "point:I2:W", "turn:G1")
    assert play.asked == ("cid",)
    play.choose("turn:I2")
    assert play.asked == ("dee",)
    play.choose("turn:I2", "point:I2:E")
    assert play.place("bob") == "I4"
    assert play.run.prompt is None


def test_to_turn_a_tile_face_down_sets_nothing_off() -> None:
    """A tile that is turned face down does nothing."""
    play = (
        Scene("ann", "bob").ghost("bob", "I2").up("I2", "flip").rolling("flip", "none").choose("flip:turn:I2")
    )
    assert play.run.prompt is None


def test_effects_follow_from_effects() -> None:
    """An effect that ends a move on a tile, or reveals one, sets off the next (RULINGS.md, 14)."""
    scene = Scene("ann", "bob").ghost("bob", "H1").face("H1", "flip").up("I2", "flip")
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert play.asked == ("ann",)
    assert play.choose("turn:H1").asked == ("bob",)


def test_a_tile_stops_a_ghost_once_for_each_die() -> None:
    """A Ghost gets each tile's Stop effect once for each die: no chain is endless (RULINGS.md, 5)."""
    scene = (
        Scene("ann", "bob").up("I2", "catapult", arrow="E").up("I4", "catapult", arrow="W").up("I1", "move")
    )
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert play.topic == "move-effect"
    play.choose("move:I2")
    assert [event.place for event in play.told(GhostMoved)] == ["I2", "I4", "I1", "I2"]
    assert play.run.prompt is None


def test_the_next_die_may_stop_a_ghost_on_the_same_tile_again() -> None:
    """With the next die, the same tile stops the same Ghost again (RULINGS.md, 5)."""
    scene = Scene("ann", "bob").up("I2", "catapult", arrow="W").rolling("move", "move")
    scene.choose("move:move:I2", "move:move:I2")
    assert [event.place for event in scene.told(GhostMoved)] == ["I2", "I1", "I2", "I1"]


def test_start_has_no_effect() -> None:
    """To end a move on Start does nothing."""
    play = Scene("ann", "bob").ghost("ann", "I2").rolling("move", "none").choose("move:move:start")
    assert play.place("ann") == "start"
    assert play.run.prompt is None


# The Key and The Power


@pytest.mark.parametrize(("effect", "token"), [("key", "bat"), ("power", "red")])
def test_on_reveal_the_matching_token_is_put_on_its_tile(effect: str, token: str) -> None:
    """A Key or Power tile that is turned up gets the key of its design, or a crystal of its colour."""
    play = Scene("ann", "bob").face("I2", effect, token).rolling("flip", "none").choose("flip:turn:I2")
    assert (play.state.tiles["I2"].holds, play.state.tiles["I2"].token) == (True, token)


def test_who_stops_on_a_key_takes_it() -> None:
    """Who stops on a Key tile takes its key."""
    play = Scene("ann", "bob").up("I2", "key", "bat").rolling("move", "none").choose("move:move:I2")
    assert play.state.keys == ["bat"]
    assert not play.state.tiles["I2"].holds


def test_a_key_can_be_used_by_any_player() -> None:
    """The key that one player took unlocks its room for another."""
    scene = Scene("ann", "bob").up("I2", "key", "bat").ghost("bob", "lower-hall")
    play = scene.rolling("move", "none").choose("move:move:I2").rolling("none", "none")
    assert (play.asked, play.options) == (("bob",), ("free:search:bat", "end-turn"))


def test_who_stops_on_a_power_tile_takes_its_crystal() -> None:
    """Who stops on a Power tile takes its crystal for the battle."""
    play = Scene("ann", "bob").up("I2", "power", "red").rolling("move", "none").choose("move:move:I2")
    assert play.state.crystals == ["red"]
    assert not play.state.tiles["I2"].holds


@pytest.mark.parametrize("effect", ["key", "power"])
def test_a_token_is_taken_once_a_game(effect: str) -> None:
    """A Key or Power tile whose token is taken does nothing any more."""
    play = Scene("ann", "bob").used("I2", effect).rolling("move", "none").choose("move:move:I2")
    assert play.told(TokenTaken) == []
    assert play.run.prompt is None


def test_a_taken_key_is_not_put_on_its_tile_again() -> None:
    """A Key tile whose key was taken has none when it is turned down and up again."""
    play = Scene("ann", "bob").used("I2", "key", "bat").rolling("flip", "flip")
    play.choose("flip:turn:I2", "flip:turn:I2")
    assert [event.token for event in play.told(TileRevealed)] == [None]
    assert not play.state.tiles["I2"].holds


def test_a_key_that_still_lies_there_is_not_doubled() -> None:
    """A Key tile that comes up again with its key on it gives that one key, and no other."""
    scene = Scene("ann", "bob").ghost("bob", "I1").up("I2", "key", "bat")
    play = scene.rolling("flip", "flip").choose("flip:turn:I2", "flip:turn:I2")
    play.rolling("move", "flip").choose("move:move:I2", "flip:turn:I2")
    assert play.state.keys == ["bat"]
    assert not play.state.tiles["I2"].holds


# Flip


def test_a_flip_tile_does_nothing_on_reveal() -> None:
    """To turn up a Flip tile with nobody on it asks nothing."""
    play = Scene("ann", "bob").face("I2", "flip").rolling("flip", "none").choose("flip:turn:I2")
    assert play.run.prompt is None


def test_who_stops_on_a_flip_tile_turns_any_tile_however_far() -> None:
    """Who stops on a Flip tile turns any tile, near or far, up or down; only Start has no other side."""
    play = (
        Scene("ann", "bob").up("I2", "flip").up("A4", "trap").rolling("move", "none").choose("move:move:I2")
    )
    assert set(play.options) == {f"turn:{tile}" for tile in play.state.tiles if tile != "start"}
    play.choose("turn:A4")
    assert not play.state.tiles["A4"].up


# Move


def test_a_move_tile_does_nothing_on_reveal() -> None:
    """To turn up a Move tile with nobody on it moves nobody."""
    play = Scene("ann", "bob").face("I2", "move").rolling("flip", "none").choose("flip:turn:I2")
    assert play.told(GhostMoved) == []


def test_who_stops_on_a_move_tile_moves_1_or_2_tiles_in_any_direction() -> None:
    """Who stops on a Move tile goes one or two tiles further, whichever way."""
    play = Scene("ann", "bob").up("I2", "move").rolling("move", "none").choose("move:move:I2")
    near, far = {"I1", "I3", "H1", "H2", "start"}, {"I4", "G1", "G2", "G3", "H2", "H3"}
    assert {option.removeprefix("move:") for option in play.options} == near | far
    assert play.choose("move:G2").place("ann") == "G2"


def test_a_move_of_2_tiles_passes_the_first_one_safely() -> None:
    """Only where the move ends does a tile act: a Trap on the way does not hold the Ghost."""
    scene = Scene("ann", "bob").up("I2", "move").up("H1", "trap").rolling("move", "none")
    assert scene.choose("move:move:I2", "move:G1").place("ann") == "G1"
    assert scene.told(GhostTrapped) == []


def test_the_move_of_a_move_tile_triggers_stop() -> None:
    """Where a Move tile's move ends on a face-up tile, that tile acts."""
    play = Scene("ann", "bob").up("I2", "move").up("G1", "trap").rolling("move", "none")
    play.choose("move:move:I2", "move:G1")
    assert [event.tile for event in play.told(GhostTrapped)] == ["G1"]


def test_a_move_effect_does_not_end_where_it_began() -> None:
    """Forth and back is no move (RULINGS.md, 26)."""
    play = Scene("ann", "bob").up("I2", "move").rolling("move", "none").choose("move:move:I2")
    assert "move:I2" not in play.options


def test_a_move_effect_does_not_lead_into_the_mansion() -> None:
    """Only a die leads into the Mansion, not a Move tile (RULINGS.md, 4)."""
    play = (
        Scene("ann", "bob").ghost("ann", "B1").up("A1", "move").rolling("move", "none").choose("move:move:A1")
    )
    assert "move:lower-hall" not in play.options


def test_a_move_effect_does_not_cross_a_hole() -> None:
    """Both steps of a Move tile need tiles to step on (RULINGS.md, 12)."""
    scene = Scene("ann", "bob").ghost("bob", "I4").up("I2", "move").given("I1", "H1", "H2", "I3")
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert play.place("ann") == "start"
