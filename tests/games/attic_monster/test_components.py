"""Components, and the Game Objective."""

from collections import Counter

from games.attic_monster.content import box
from tests.games.attic_monster.positions import GAME, Scene


def test_there_are_14_forest_14_graveyard_and_4_stone_tiles() -> None:
    """The box holds fourteen forest tiles, fourteen graveyard tiles and four stone tiles."""
    counts: Counter[str] = Counter()
    for kind in box().faces:
        counts[kind.area] += kind.count
    assert counts == {"forest": 14, "graveyard": 14, "stone": 4}


def test_there_are_4_key_tokens_of_different_designs() -> None:
    """There are four Key Tokens, no two alike."""
    keys = Counter(kind.token for kind in box().faces for _ in range(kind.count) if kind.effect == "key")
    assert keys == {"bat": 1, "candle": 1, "cat": 1, "spider": 1}


def test_there_are_9_power_crystals() -> None:
    """There are nine Power Crystals."""
    assert sum(kind.count for kind in box().faces if kind.effect == "power") == 9


def test_there_are_4_mansion_tokens_one_of_them_with_the_attic_key() -> None:
    """There are four Mansion Tokens, and one of them shows the attic key."""
    rooms = Scene("ann", "bob").state.rooms.values()
    assert sorted(room.has_attic_key for room in rooms) == [False, False, False, True]


def test_two_dice_are_rolled() -> None:
    """There are two dice."""
    assert Scene("ann", "bob").rolling("flip", "move").state.rolled == ["flip", "move"]


def test_up_to_4_ghosts_play_and_each_player_has_one() -> None:
    """There are four Ghosts: two to four play, with one Ghost each (RULINGS.md, 19)."""
    assert list(GAME.seats) == [2, 3, 4]
    assert list(Scene("ann", "bob").state.ghosts) == ["ann", "bob"]


def test_the_team_wins_together() -> None:
    """The game is cooperative: who drives the Monster out wins with all others."""
    play = (
        Scene("ann", "bob", "cid")
        .ghost("ann", "lower-hall")
        .keys("bat")
        .attic_key("bat")
        .rolling("flip", "none")
    )
    play.choose("free:search:bat")
    assert play.state.outcome is not None
    assert play.state.outcome.winners == ("ann", "bob", "cid")


def test_the_team_loses_together() -> None:
    """Where the Monster stays, nobody wins."""
    play = Scene("ann", "bob").to_play("bob").battle(1).rolling("none", "none")
    assert play.state.outcome is not None
    assert play.state.outcome.winners == ()


def test_the_room_keys_lie_in_forest_and_graveyard() -> None:
    """The rooms' keys are scattered over forest and graveyard."""
    assert {kind.area for kind in box().faces if kind.effect == "key"} == {"forest", "graveyard"}
