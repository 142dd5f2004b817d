"""Games played by chance for the laws, and every moment of them as a table of its own."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate
from typing import Any

from games.kernel.dice import Dice
from games.kernel.drive import Position
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.prompts import Answer, Choice, Seat
from games.kernel.selfplay import PLAYERS, Bots, Player, play_game, random_player
from games.kernel.table import Table
from games.kernel.turns import open_turn
from games.registry import GAMES
from tests.support.toys import SOUND

NAMES = ("ann", "bob", "cleo", "dan", "eve", "finn", "gus", "hal")
ALL_GAMES: tuple[Game[Any, Any], ...] = (*GAMES, *SOUND)


@dataclass(frozen=True)
class Case:
    """A game to play. `variant` 0 takes all options by default, 1 the last value of each."""

    game: Game[Any, Any]
    seats: int
    variant: int

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.seats]

    @property
    def options(self) -> dict[str, str]:
        return {name: values[-1] for name, values in self.game.options.items()} if self.variant else {}

    def __str__(self) -> str:
        return f"{self.game.slug}-{self.seats}-{self.variant}"


CASES = tuple(
    Case(game, seats, variant) for game in ALL_GAMES for seats in game.seats for variant in range(2)
)


@dataclass(frozen=True)
class Moment:
    """The table when a question is open, and the answer that was given then."""

    table: Table[Any]
    answer: Answer

    def after(self) -> tuple[Table[Any], tuple[Event, ...]]:
        """Another table with the answer given, and what was told because of it."""
        table = copied(self.table)
        told = table.answer(self.answer.seat, address(table), self.answer.chosen)
        return table, told


@dataclass(frozen=True)
class Playthrough:
    """A whole game that was played by chance."""

    case: Case
    table: Table[Any]

    @cached_property
    def length(self) -> int:
        return sum(len(turn.journal) for turn in self.table.turns)

    def moment(self, number: int) -> Moment:
        """The moment before the answer of this number, from 0."""
        turns = self.table.turns
        ends = list(accumulate(len(turn.journal) for turn in turns))
        at = next(at for at, end in enumerate(ends) if number < end)
        turn = turns[at]
        here = number - (ends[at] - len(turn.journal))
        opened = open_turn(self.case.game, turn.number, turn.checkpoint, turn.journal[:here])
        return Moment(Table(self.case.game, self.table.seed, (*turns[:at], opened)), turn.journal[here])

    def moments(self, most: int) -> Iterator[Moment]:
        """The first and the last moment and others in between, always the same ones."""
        numbers = list(range(1, self.length - 1))
        Dice(f"moments of {self.case}").shuffle(numbers)
        chosen = [0, *sorted(numbers[: max(0, most - 2)]), self.length - 1]
        return (self.moment(number) for number in dict.fromkeys(chosen))


def half_hearted(game: Game[Any, Any], position: Position[Any], seat: Seat, dice: Dice) -> Choice:
    """Take advice two times of three.

    So a game gets to what a random player hardly ever meets, and does not go as a greedy one always does.
    """
    player = PLAYERS["random" if dice.roll(3) == 1 else "greedy"]
    return player(game, position, seat, dice)


@cache
def played(case: Case, player: Player = random_player) -> Playthrough:
    """The game of this case, played once for all laws."""
    bots = Bots(player, Dice(f"players of {case}"))
    return Playthrough(case, play_game(case.game, case.names, f"seed of {case}", case.options, bots).table)


def copied(table: Table[Any]) -> Table[Any]:
    """Another table at the same moment: what happens at one leaves the other alone."""
    return Table(table.game, table.seed, table.turns)


def address(table: Table[Any]) -> str:
    """The address of the open question."""
    return table.turns[-1].address
