"""Plays all 57 sets of Monsters with 1 to 5 seats, and counts how the games end.

    python -m tests.games.horrified_american.all_sets [random|greedy] [games of each]
    python -m tests.games.horrified_greek.all_sets [random|greedy] [games of each]

Every prompt of every game must be a sound position.
"""

import sys
from collections import Counter
from typing import Any

from games.horrified.game import HorrifiedGame
from games.kernel.dice import Dice
from games.kernel.drive import Position
from games.kernel.game import Game
from games.kernel.prompts import Choice, Seat
from games.kernel.selfplay import PLAYERS, Bots, play_game
from tests.games.horrified.sets import sets_of_monsters
from tests.support.playing import NAMES


def main(game: HorrifiedGame[Any, Any]) -> None:
    player = PLAYERS[sys.argv[1] if len(sys.argv) > 1 else "random"]
    games_of_each = int(sys.argv[2]) if len(sys.argv) > 2 else 1

    def checked(played: Game[Any, Any], position: Position[Any], seat: Seat, dice: Dice) -> Choice:
        problems = played.problems(position.state)
        assert not problems, problems
        return player(played, position, seat, dice)

    endings: dict[tuple[int, int], Counter[str]] = {}
    for monsters in sets_of_monsters(game):
        for seats in game.seats:
            for number in range(games_of_each):
                bots = Bots(checked, Dice(f"{number}"))
                played = play_game(game, NAMES[:seats], f"{monsters} {number}", {"monsters": monsters}, bots)
                size = monsters.count("+") + 1
                endings.setdefault((size, seats), Counter())[played.outcome.reason] += 1
    for (size, seats), reasons in sorted(endings.items()):
        total = sum(reasons.values())
        won = reasons["monsters-defeated"]
        sys.stdout.write(f"{size} Monsters, {seats} seats: {won}/{total} won, {dict(reasons)}\n")
