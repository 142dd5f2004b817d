"""The greedy team: it plays from the view alone, and wins some games and loses some."""

import pytest

from games.horrified_american.box import content
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_american.monsters.photo import SQUARES, best_move
from games.kernel.dice import Dice
from games.kernel.selfplay import PLAYERS, Bots, play_game
from tests.games.horrified_american.town import Town

GAME = HorrifiedAmerican()
SOLUTION = {photo.part: photo.square for photo in content().photos}


@pytest.mark.parametrize(
    ("monsters", "won", "lost"), [("novice", 0, 3), ("standard", 1, 0), ("challenging", 7, 0)]
)
def test_a_greedy_team_wins_sometimes_and_loses_sometimes(monsters: str, won: int, lost: int) -> None:
    """Two seats, with these seeds; RULINGS.md tells how often."""
    for number in (won, lost):
        bots = Bots(PLAYERS["greedy"], Dice(f"{number}"))
        played = play_game(GAME, ("ann", "bob"), f"{number}", {"monsters": monsters}, bots)
        assert bool(played.outcome.winners) == (number == won)


def advised(game: Town, seat: str) -> tuple[str, ...]:
    assert game.run is not None
    assert game.run.prompt is not None
    view = game.game.view(game.state, seat)
    return game.game.advise(view, seat, game.run.prompt.topic, game.ask(seat), Dice("seed"))


def test_a_monster_is_defeated_when_it_can_be(town: type[Town]) -> None:
    game = town().hero("ann", at="cemetery", items=["axe-motel", "axe-tavern"])
    game.mat("banshee").violins = {"ann": 0, "bob": 0}
    assert advised(game.begin(), "ann") == ("defeat:banshee",)


def test_a_goat_is_brought_to_the_farm(town: type[Town]) -> None:
    game = town().hero("ann", "scout", "diner", ["kid-goat-radio-tower"]).begin()
    assert advised(game, "ann") == ("move:farm",)
    assert advised(game.does("move:farm"), "ann") == ("advance:chupacabra:kid-goat-radio-tower",)


def test_a_hit_is_ignored_with_the_item_worth_least(town: type[Town]) -> None:
    game = town().hero("bob", at="cemetery", items=["chainsaw-town-center", "matches-junkyard"])
    assert advised(game.dice("hit").strike("banshee"), "bob") == ("matches-junkyard",)


def test_who_is_not_at_turn_lets_others_act_and_suggests(town: type[Town]) -> None:
    game = town().hero("ann", "scout", "tavern").begin()
    assert advised(game, "bob") == ("allow",)
    assert advised(game.answer("bob", "allow"), "bob")[0].startswith("suggest:")


def test_consent_is_given(town: type[Town]) -> None:
    game = town().hero("ann", "psychic", "tavern").hero("bob", "jock", "motel").begin().does("special:jock")
    assert advised(game, "bob") == ("agree",)


def test_photo_is_solved_step_by_step() -> None:
    """From any arrangement the best moves lead to the end."""
    parts = dict(zip(SQUARES[1:], ("leg", "head", "arm", "torso", "other-leg"), strict=True))
    for _ in range(6):
        if all(SOLUTION[part] == square for square, part in parts.items()):
            return
        squares = list(parts)
        swaps = [f"bigfoot:swap:{a}:{b}" for at, a in enumerate(squares) for b in squares[at + 1 :]]
        _, _, one, other = best_move(parts, SOLUTION, tuple(swaps)).split(":")
        parts[one], parts[other] = parts[other], parts[one]
    raise AssertionError(parts)
