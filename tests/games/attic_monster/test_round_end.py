"""End of the Round."""

import pytest

from games.attic_monster.events import NoTileGiven, TileGiven, TileVoted
from tests.games.attic_monster.positions import Scene


def three() -> Scene:
    """Three Ghosts on A4, so that Start lies open."""
    return Scene("ann", "bob", "cid").ghost("ann", "A4").ghost("bob", "A4").ghost("cid", "A4")


def test_the_round_ends_after_every_player_has_had_a_turn() -> None:
    """No tile is given before everybody has played."""
    play = Scene("ann", "bob").ghost("ann", "A4").ghost("bob", "A4").rolling("none", "none")
    assert play.rolling("none", "none").told(TileGiven) == []
    assert [event.tile for event in play.go_on().told(TileGiven)] == ["start"]


def test_the_players_choose_together_each_with_a_vote() -> None:
    """All players are asked, and none of them alone decides (RULINGS.md, 1)."""
    play = three().up("I1", "trap").round_over()
    assert (play.topic, play.asked) == ("give-tile", ("ann", "bob", "cid"))


def test_only_face_up_tiles_without_ghosts_can_be_chosen() -> None:
    """Tiles that are face down, and tiles with a Ghost on them, are not on offer."""
    play = three().up("I1", "trap").up("A1", "flip").up("A4", "move").round_over()
    asks = play.run.position().open_asks()
    assert {ask.options for ask in asks.values()} == {("give:A1", "give:I1", "give:start")}


def test_start_can_be_chosen() -> None:
    """The Start tile lies face up: it may be given like any other."""
    play = three().up("I1", "trap").round_over().vote(ann="start", bob="start", cid="start")
    assert "start" not in play.state.tiles
    assert play.state.attic[0].effect == "start"


def test_the_tile_with_most_votes_goes_to_the_attic() -> None:
    """The tile with most votes leaves the table for the attic."""
    play = three().up("I1", "trap").round_over().vote(ann="start", bob="I1", cid="I1")
    assert [given.tile for given in play.state.attic] == ["I1"]
    assert "I1" not in play.state.tiles


def test_two_votes_of_four_win_where_the_others_differ() -> None:
    """Most votes are enough: it need not be more than half (RULINGS.md, 1)."""
    scene = Scene("ann", "bob", "cid", "dee").up("I1", "trap").up("A1", "flip").up("C1", "portal")
    play = scene.round_over().vote(ann="A1", bob="I1", cid="I1", dee="C1")
    assert [given.tile for given in play.state.attic] == ["I1"]


def test_the_first_player_breaks_a_tie_by_their_vote() -> None:
    """Between equal votes the one for the first player's tile wins (RULINGS.md, 1)."""
    play = Scene("ann", "bob").up("I1", "trap").up("A1", "flip").round_over().vote(bob="A1", ann="I1")
    assert [given.tile for given in play.state.attic] == ["I1"]


def test_the_first_player_breaks_a_tie_of_two_pairs() -> None:
    """Two against two: the tile that the first player is for is given (RULINGS.md, 1)."""
    scene = Scene("ann", "bob", "cid", "dee").up("I1", "trap").up("A1", "flip")
    scene.state.first = "cid"
    play = scene.round_over().vote(ann="A1", bob="A1", cid="I1", dee="I1")
    assert [given.tile for given in play.state.attic] == ["I1"]


@pytest.mark.parametrize(
    ("ann", "bob", "cid", "tile", "votes", "tie"),
    [
        ("start", "I1", "I1", "I1", 2, False),
        ("I1", "I1", "I1", "I1", 3, False),
        ("I1", "A1", "start", "start", 1, True),
    ],
)
def test_it_is_told_how_the_vote_went(
    ann: str, bob: str, cid: str, tile: str, votes: int, *, tie: bool
) -> None:
    """Everybody hears what won, by how many votes, and whether the first player decided (RULINGS.md, 1)."""
    scene = three().up("I1", "trap").up("A1", "flip")
    scene.state.first = "cid"
    play = scene.round_over().vote(ann=ann, bob=bob, cid=cid)
    assert play.told(TileVoted) == [TileVoted(tile=tile, votes=votes, voters=3, tie=tie, first="cid")]


def test_a_single_tile_is_given_without_a_vote() -> None:
    """Where only one tile can be given, nobody is asked (RULINGS.md, 1)."""
    play = three().round_over()
    assert play.told(TileVoted) == []
    assert [event.tile for event in play.told(TileGiven)] == ["start"]


def test_no_tile_is_given_where_every_face_up_tile_has_a_ghost() -> None:
    """Where every face-up tile has a Ghost on it, the Monster gets none this round."""
    play = Scene("ann", "bob").up("A1", "flip").ghost("bob", "A1").round_over()
    assert len(play.told(NoTileGiven)) == 1
    assert play.state.attic == []
    assert play.state.round == 2


def test_each_tile_makes_the_monster_stronger() -> None:
    """The Monster's Strength grows with every tile."""
    play = three().given("I1", "I2").round_over()
    assert play.told(TileGiven)[0].strength == 3


def test_the_same_player_begins_each_round() -> None:
    """Whoever was first in the first round is first in all of them."""
    play = Scene("ann", "bob", "cid")
    play.state.first = "bob"
    assert play.round_over().state.to_play == ["bob", "cid", "ann"]


@pytest.mark.parametrize(("effect", "token"), [("key", "bat"), ("power", "red")])
def test_a_token_on_the_given_tile_is_lost(effect: str, token: str) -> None:
    """A key or crystal on the tile goes with it (RULINGS.md, 10)."""
    play = Scene("ann", "bob").up("I1", effect, token).round_over()
    assert play.told(TileGiven)[0].lost == token
    assert play.state.keys + play.state.crystals == []


def test_a_taken_token_is_not_lost_with_its_tile() -> None:
    """What the team has taken stays with it when the tile is given."""
    play = Scene("ann", "bob").used("I1", "key", "bat").round_over()
    assert play.told(TileGiven)[0].lost is None
    assert play.state.keys == ["bat"]


def test_no_one_steps_across_a_hole() -> None:
    """Where a tile was given there is a hole, and no step leads across it (RULINGS.md, 12)."""
    play = Scene("ann", "bob").given("I2").rolling("move", "none")
    assert play.options == ("move:move:I3", "end-turn")


def test_a_ghost_cut_off_by_holes_can_still_turn_tiles() -> None:
    """A Ghost without a neighbouring tile stays, and may still turn tiles (RULINGS.md, 12)."""
    play = Scene("ann", "bob").given("I2", "I3").rolling("move", "flip-any")
    assert not any(option.startswith("move") for option in play.options)
    assert "flip-any:turn:A1" in play.options
