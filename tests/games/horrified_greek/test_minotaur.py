"""Rulebook: Minotaur."""

import pytest

from games.horrified_greek.box import content
from games.horrified_greek.content import is_through
from games.horrified_greek.monsters.minotaur import TileLaid, TilesSwapped
from games.kernel.dice import Dice
from tests.games.horrified_greek.isle import Isle

MAZE = "mount-iliad"
ORDER = ["a", "b", "c", "d", "e"]


def at_the_maze(isle: type[Isle], *items: str, laid: list[str] | None = None, **options: str) -> Isle:
    game = isle("chimera", "minotaur", **options).lair("labyrinth", MAZE).hero("ann", at=MAZE, items=items)
    mat = game.mat("minotaur")
    mat.laid = laid or []
    mat.stack = [tile for tile in mat.stack if tile not in mat.laid]
    return game


def advances(game: Isle) -> list[str]:
    return [option for option in game.options() if option.startswith("advance")]


def test_labyrinth_tokens_are_shuffled_face_down(isle: type[Isle]) -> None:
    """Five beside the mat; nobody sees them."""
    game = isle("chimera", "minotaur")
    mat = next(mat for mat in game.game.view(game.state, "ann").monsters if mat.id == "minotaur")
    assert (mat.laid, mat.left, mat.complete) == ((), 5, False)
    assert sorted(game.mat("minotaur").stack) == ORDER
    options = game.game.settled(("ann",), {"monsters": "chimera+minotaur"})
    games = [game.game.setup(("ann",), options, Dice(str(seed))) for seed in range(20)]
    assert len({tuple(state.monsters["minotaur"].stack) for state in games}) > 10


def test_blue_item_lays_the_next_token(isle: type[Isle]) -> None:
    """At the revealed Labyrinth; the token is turned up in the first free slot."""
    game = at_the_maze(isle, "drachma-port")
    following = game.mat("minotaur").stack[-1]
    game.begin().does("advance:minotaur:place")
    assert game.mat("minotaur").laid == [following]
    assert game.told(TileLaid)[0].slot == 1
    assert game.state.spent == ["drachma-port"]


def test_blue_item_switches_two_laid_tokens(isle: type[Isle]) -> None:
    """RULINGS 30: as soon as two are laid; any two."""
    game = at_the_maze(isle, "drachma-port", laid=["c", "a", "b"]).begin()
    assert advances(game) == ["advance:minotaur:place", "advance:minotaur:swap"]
    game.does("advance:minotaur:swap").answer("ann", "minotaur:tile-c", "minotaur:tile-b")
    assert game.mat("minotaur").laid == ["b", "a", "c"]
    assert game.told(TilesSwapped)[0].slots == (1, 3)
    assert advances(at_the_maze(isle, "drachma-port", laid=["c"]).begin()) == ["advance:minotaur:place"]


def test_labyrinth_is_built_with_blue_at_the_revealed_lair_only(isle: type[Isle]) -> None:
    """Other colours, other places, face down: nothing."""
    assert advances(at_the_maze(isle, "sword-odeon", "mask-acropolis").begin()) == []
    assert advances(at_the_maze(isle, "drachma-port").hero("ann", at="agora").begin()) == []
    hidden = isle("chimera", "minotaur").lair("labyrinth", MAZE, up=False)
    assert advances(hidden.hero("ann", at=MAZE, items=["drachma-port"]).begin()) == []


def test_labyrinth_is_complete_in_one_order(isle: type[Isle]) -> None:
    """RULINGS 30: from the gate to the centre, all neighbours agreeing."""
    tiles = {tile.id: tile for tile in content().tiles}
    assert is_through([tiles[tile] for tile in ORDER])
    assert not is_through([tiles[tile] for tile in ["a", "c", "b", "d", "e"]])
    game = at_the_maze(isle, "drachma-port", laid=["a", "c", "b", "d", "e"]).begin()
    game.does("advance:minotaur:swap").answer("ann", "minotaur:tile-c", "minotaur:tile-b")
    assert game.told(TilesSwapped)[0].complete


def test_complete_labyrinth_is_not_built_on(isle: type[Isle]) -> None:
    """RULINGS 51."""
    assert advances(at_the_maze(isle, "drachma-port", laid=ORDER).begin()) == []


def test_minotaur_is_trapped_with_yellow_items_of_strength_nine(isle: type[Isle]) -> None:
    """RULINGS 31: at the Labyrinth; he himself is anywhere."""
    items = ["sword-odeon", "bow-ruins", "net-vineyards"]
    game = at_the_maze(isle, *items, laid=ORDER).monster("minotaur", "acropolis").begin()
    game.does("defeat:minotaur", "sword-odeon", "bow-ruins", "done")
    assert game.state.defeated == ["minotaur"]
    assert game.items("ann") == ["net-vineyards"]


def test_table_may_want_him_in_the_labyrinth(isle: type[Isle]) -> None:
    """RULINGS 31: the option."""
    items = ["sword-odeon", "bow-ruins"]
    game = at_the_maze(isle, *items, laid=ORDER, minotaur="in-the-labyrinth").begin()
    assert "defeat:minotaur" not in game.options()
    game = at_the_maze(isle, *items, laid=ORDER, minotaur="in-the-labyrinth").monster("minotaur", MAZE)
    assert "defeat:minotaur" in game.begin().options()


@pytest.mark.parametrize(
    ("place", "laid", "items"),
    [
        ("acropolis", ORDER, ["sword-odeon", "bow-ruins"]),
        (MAZE, ORDER[::-1], ["sword-odeon", "bow-ruins"]),
        (MAZE, ORDER[:4], ["sword-odeon", "bow-ruins"]),
        (MAZE, ORDER, ["sword-odeon", "shield-gymnasium"]),
        (MAZE, ORDER, ["sword-odeon", "epic-poem-ruins"]),
    ],
)
def test_minotaur_is_not_trapped_otherwise(
    isle: type[Isle], place: str, laid: list[str], items: list[str]
) -> None:
    """Elsewhere, in disorder, unfinished, too weak, another colour."""
    game = at_the_maze(isle, *items, laid=laid).hero("ann", at=place).begin()
    assert "defeat:minotaur" not in game.options()


def test_lost_in_the_maze_costs_any_player_a_blue_item(isle: type[Isle]) -> None:
    """RULINGS 32: asked in turn; Ann declines, Bob, who waits off the board, pays; Terror stays."""
    game = isle("chimera", "minotaur", seats=("ann", "bob", "cid")).hero(
        "ann", at="acropolis", items=["drachma-port"]
    )
    game.hero("bob", items=["ambrosia-lighthouse"]).away("bob").dice("power").strike("minotaur")
    game.answer("ann", "decline").answer("bob", "ambrosia-lighthouse")
    assert game.state.terror == 0
    assert game.items("ann") == ["drachma-port"]
    assert game.items("bob") == []


def test_lost_in_the_maze_is_asked_from_the_active_player_on(isle: type[Isle]) -> None:
    """RULINGS 32: and nobody after the one who pays."""
    game = isle("chimera", "minotaur").hero("ann", at="acropolis", items=["drachma-port"])
    game.hero("bob", items=["ambrosia-lighthouse"]).active("bob").dice("power").strike("minotaur")
    game.answer("bob", "ambrosia-lighthouse")
    assert game.topic() is None
    assert game.items("ann") == ["drachma-port"]
    assert game.state.spent == ["ambrosia-lighthouse"]


def test_lost_in_the_maze_raises_terror_where_nobody_pays(isle: type[Isle]) -> None:
    """Nobody can, or nobody will; once for each Power."""
    game = isle("chimera", "minotaur").hero("ann", at="acropolis", items=["sword-odeon"])
    assert game.dice("power", "power").strike("minotaur", dice=2).state.terror == 2
    game = isle("chimera", "minotaur").hero("ann", at="acropolis", items=["drachma-port"]).dice("power")
    assert game.strike("minotaur").answer("ann", "decline").state.terror == 1
