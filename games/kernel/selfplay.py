"""Whole games without people: for the laws, for balance, for measuring.

One script is kept alive through each turn, for speed. What comes of it is the same table that the same
answers make when they are given one by one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from games.kernel import players
from games.kernel.dice import Dice
from games.kernel.drive import Position, Run
from games.kernel.game import Game
from games.kernel.prompts import Answer, Choice, Seat
from games.kernel.state import Outcome, State
from games.kernel.table import Table
from games.kernel.turns import Turn

S = TypeVar("S", bound=State)

Player: TypeAlias = Callable[[Game[Any, Any], Position[Any], Seat, Dice], Choice]

MOST_ANSWERS = 20_000


class EndlessGame(Exception):
    """A game has taken more answers and turns than any game should."""


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """A game played to its end."""

    table: Table[S]
    outcome: Outcome
    answers: int
    turns: int


def random_player(_: Game[Any, Any], position: Position[Any], seat: Seat, dice: Dice) -> Choice:
    """Give any legal answer."""
    return players.at_random(position.open_asks()[seat], dice)


def greedy_player(game: Game[Any, Any], position: Position[Any], seat: Seat, dice: Dice) -> Choice:
    """Do as the game advises somebody who knows what this seat knows, and nothing else."""
    if position.prompt is None:
        raise ValueError("Nothing is asked.")
    view = game.view(position.state, seat)
    return game.advise(view, seat, position.prompt.topic, position.prompt.asks[seat], dice)


PLAYERS: Mapping[str, Player] = {"random": random_player, "greedy": greedy_player}


@dataclass(slots=True)
class Bots:
    """One player for all seats, with chance of its own; `patience` is how many steps it still takes."""

    player: Player
    dice: Dice
    patience: int = MOST_ANSWERS

    def answer(self, game: Game[Any, Any], position: Position[Any]) -> tuple[Seat, Choice]:
        """Who answers next, and what; raises EndlessGame when the patience is at its end."""
        self.lose_patience(game)
        seat = self.fastest(position)
        return seat, self.player(game, position, seat, self.dice)

    def fastest(self, position: Position[Any]) -> Seat:
        """Who answers first: most often one of those without whom the table cannot go on."""
        anybody, waited_for = tuple(position.open_asks()), position.waits_for()
        may_wait = len(anybody) > len(waited_for)
        if not waited_for or (may_wait and self.dice.roll(4) == 1):
            return self.dice.choose(anybody)
        return self.dice.choose(waited_for)

    def lose_patience(self, game: Game[Any, Any]) -> None:
        """Count one more step; raises EndlessGame where there were too many."""
        if self.patience == 0:
            raise EndlessGame(f"This game of {game.title} takes more answers than any game should.")
        self.patience -= 1


def play_game(
    game: Game[S, Any], seats: Sequence[Seat], seed: str, options: Mapping[str, str], bots: Bots
) -> Played[S]:
    """Play one game to its end; raises BadSetup as a new table does, and EndlessGame."""
    checkpoint = Table.new(game, seats, seed, options).turns[0].checkpoint
    turns: list[Turn[S]] = []
    while True:
        # A turn counts too: turns that ask nothing would be as endless.
        bots.lose_patience(game)
        turns.append(_play_turn(game, len(turns), checkpoint, bots))
        state = turns[-1].position.state
        if state.outcome is not None:
            answers = sum(len(turn.journal) for turn in turns)
            return Played(Table(game, seed, turns), state.outcome, answers, len(turns))
        checkpoint = game.codec.dump_state(state)


def _play_turn(game: Game[S, Any], number: int, checkpoint: str, bots: Bots) -> Turn[S]:
    run = Run(game, game.codec.load_state(checkpoint))
    journal: list[Answer] = []
    while run.prompt is not None:
        journal.append(run.answer(*bots.answer(game, run.position())))
    return Turn(number, checkpoint, tuple(journal), run.position())
