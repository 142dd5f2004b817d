"""Dice Symbols."""

from tests.games.attic_monster.positions import Play, Scene

AROUND_C2 = {"B1", "B2", "C1", "C3", "D1", "D2"}


def on_c2(*symbols: str) -> Play:
    """Ann stands on C2, in the middle of the graveyard, and has rolled this and an X."""
    return Scene("ann", "bob").ghost("ann", "C2").rolling(*symbols, "none")


def targets(play: Play, verb: str) -> set[str]:
    return {option.split(":")[2] for option in play.options if f":{verb}:" in option}


def test_no_action_gives_nothing_to_do() -> None:
    """A die that shows an X cannot be used this turn."""
    play = Scene("ann", "bob").ghost("ann", "C2").rolling("none", "none")
    assert play.run.prompt is None


def test_an_x_leaves_the_other_die_as_it_is() -> None:
    """With an X on one die, the other one can still be used."""
    assert {option.split(":")[0] for option in on_c2("move").options} == {"move", "end-turn"}


def test_flip_turns_the_own_tile_or_an_adjacent_one() -> None:
    """Flip turns the tile under the own Ghost or one that touches it; it moves nobody."""
    play = on_c2("flip")
    assert targets(play, "turn") == AROUND_C2 | {"C2"}
    assert targets(play, "move") == set()


def test_an_adjacent_tile_touches_an_edge() -> None:
    """Tiles are adjacent where they share an edge: the rows lie like bricks, so six at most."""
    assert targets(on_c2("flip-or-move"), "move") == AROUND_C2
    play = Scene("ann", "bob").ghost("ann", "C1").rolling("move", "none")
    assert targets(play, "move") == {"B1", "C2", "D1"}


def test_flip_or_move_turns_an_adjacent_tile_but_not_the_own_one() -> None:
    """Flip or Move turns a tile that touches the own one, and not the own one itself (RULINGS.md, 28)."""
    assert targets(on_c2("flip-or-move"), "turn") == AROUND_C2


def test_flip_or_move_turns_tiles_up_and_down() -> None:
    """Flip or Move turns adjacent tiles whether they lie face up or face down."""
    scene = Scene("ann", "bob").ghost("ann", "C2").up("D1", "trap").face("D2", "trap")
    play = scene.rolling("flip-or-move", "flip-or-move")
    play.choose("flip-or-move:turn:D1", "flip-or-move:turn:D2")
    assert (play.state.tiles["D1"].up, play.state.tiles["D2"].up) == (False, True)


def test_flip_or_move_moves_the_ghost_to_an_adjacent_tile_instead() -> None:
    """Flip or Move either turns a tile or moves the Ghost, not both."""
    play = on_c2("flip-or-move").choose("flip-or-move:move:D1")
    assert play.place("ann") == "D1"
    assert play.run.prompt is None


def test_flip_any_turns_any_tile_near_or_far() -> None:
    """Flip any turns whichever tile one likes, the own one too, and moves nobody."""
    play = on_c2("flip-any")
    assert targets(play, "turn") == set(play.state.tiles) - {"start"}
    assert targets(play, "move") == set()


def test_flip_any_turns_tiles_up_and_down() -> None:
    """Tiles may be turned up and down: to open a Trap, or to leave the Monster nothing."""
    play = Scene("ann", "bob").up("I1", "flip").rolling("flip-any", "flip-any")
    play.choose("flip-any:turn:I1", "flip-any:turn:A1")
    assert (play.state.tiles["I1"].up, play.state.tiles["A1"].up) == (False, True)


def test_a_tile_that_was_turned_down_is_not_for_the_monster() -> None:
    """What lies face down at the end of the round cannot be given away."""
    scene = Scene("ann", "bob").ghost("ann", "A1").ghost("bob", "start").up("I1", "trap").to_play("ann")
    play = scene.rolling("flip-any", "none").choose("flip-any:turn:I1").go_on()
    assert play.state.attic == []


def test_move_leads_to_any_adjacent_tile_face_up_or_down() -> None:
    """Move leads to an adjacent tile, whether it lies face up or face down; it turns nothing."""
    scene = Scene("ann", "bob").ghost("ann", "C2").up("D1", "trap").rolling("move", "none")
    assert targets(scene, "move") == AROUND_C2
    assert targets(scene, "turn") == set()


def test_ghosts_may_share_a_tile() -> None:
    """A Ghost may go where another one stands, and any number may stand together (RULINGS.md, 17)."""
    scene = Scene("ann", "bob", "cid", "dee").ghost("bob", "I2").ghost("cid", "I2").ghost("dee", "I2")
    play = scene.rolling("move", "none").choose("move:move:I2")
    assert play.state.ghosts_on("I2") == ("ann", "bob", "cid", "dee")


def test_the_first_step_from_start_leads_to_the_two_middle_tiles_only() -> None:
    """From Start only the two tiles in the middle of the nearest row can be entered."""
    assert targets(Scene("ann", "bob").rolling("move", "none"), "move") == {"I2", "I3"}


def test_a_ghost_may_go_back_to_start() -> None:
    """A Ghost on one of those two tiles may step back onto Start while it lies there (RULINGS.md, 29)."""
    assert "start" in targets(Scene("ann", "bob").ghost("ann", "I3").rolling("move", "none"), "move")
    assert "start" not in targets(Scene("ann", "bob").ghost("ann", "I4").rolling("move", "none"), "move")


def test_nobody_goes_back_to_a_start_that_was_given_away() -> None:
    """A Start tile that the Monster has is gone (RULINGS.md, 29)."""
    scene = Scene("ann", "bob").ghost("ann", "I2").ghost("bob", "I2").given("start").rolling("move", "none")
    assert "start" not in targets(scene, "move")


def test_start_cannot_be_turned() -> None:
    """Start has the same picture on both sides: no die and no effect turns it (RULINGS.md, 30)."""
    assert "start" not in targets(Scene("ann", "bob").rolling("flip", "flip-any"), "turn")
