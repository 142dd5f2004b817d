"""Whole games at random, on one core: scripts kept alive through a turn, beside each answer driven afresh.

Driving afresh is what each click costs in the rules; keeping scripts alive is what a search or a count of
wins can afford.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from benchmarks import Measurement
from games.kernel.dice import Dice
from games.kernel.game import Game
from games.kernel.selfplay import Bots, play_game, random_player
from games.kernel.table import Table
from games.registry import GAMES

SECONDS = 2.0

PlaysOne: TypeAlias = Callable[[Game[Any, Any], int], int]


def measure() -> Iterator[Measurement]:
    """Answers and games per second for each game."""
    for game in GAMES:
        answers, games = speed(game, play_alive)
        answers_afresh, games_afresh = speed(game, play_afresh)
        yield Measurement(
            metric=f"{game.slug}: answers",
            value=answers,
            unit="1/s",
            baseline=answers_afresh,
            against="driven afresh at each answer",
        )
        yield Measurement(
            metric=f"{game.slug}: games",
            value=games,
            unit="1/s",
            baseline=games_afresh,
            against="driven afresh at each answer",
        )


def speed(game: Game[Any, Any], plays: PlaysOne) -> tuple[float, float]:
    """Answers and games per second of processor time, over games of all numbers of seats."""
    plays(game, 0)
    answers = games = 0
    start = time.process_time()
    while (took := time.process_time() - start) < SECONDS or games % len(game.seats):
        answers += plays(game, games)
        games += 1
    return answers / took, games / took


def play_alive(game: Game[Any, Any], number: int) -> int:
    """Play one game with its scripts kept alive; returns how many answers it took."""
    bots = Bots(random_player, Dice(f"players {number}"))
    return play_game(game, _seats(game, number), f"game {number}", {}, bots).answers


def play_afresh(game: Game[Any, Any], number: int) -> int:
    """Play the same game, each answer driven afresh from its turn's checkpoint."""
    bots = Bots(random_player, Dice(f"players {number}"))
    table = Table.new(game, _seats(game, number), f"game {number}", {})
    answers = 0
    while table.outcome is None:
        turn = table.turns[-1]
        seat, chosen = bots.answer(game, turn.position)
        table.answer(seat, turn.address, chosen)
        answers += 1
    return answers


def _seats(game: Game[Any, Any], number: int) -> tuple[str, ...]:
    return tuple(f"seat-{seat}" for seat in range(game.seats[number % len(game.seats)]))
