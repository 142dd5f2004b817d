"""The games at the command line: what there is, whole games without people, and checking a game's dice."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NoReturn

import games
from games.kernel.content import BadContent
from games.kernel.dice import Dice, commitment
from games.kernel.game import Game
from games.kernel.selfplay import PLAYERS, Bots, EndlessGame, Played, play_game
from games.kernel.table import TableRecord, read_record
from games.kernel.verify import differences
from games.registry import GAMES, game_of, games_with

CONTENT: dict[str, Any] = {
    "type": Path,
    "metavar": "FOLDER",
    "help": "content files, as CONTENT_DIR",
}
DIFFERS = 1
UNUSABLE = 2
MOST_VALUES = 16
"""How many values of an option are listed."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What many games came to. `win_rate` is the share of games that anybody won, `wins` are by seat."""

    game: str
    player: str
    seats: int
    games: int
    seed: str
    options: dict[str, str]
    win_rate: float
    mean_answers: float
    mean_turns: float
    endings: dict[str, int]
    wins: dict[str, int]


class UnusableInput(Exception):
    """What was asked for cannot be done; the text says why in one sentence."""


class OneSentenceParser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        """Leave with exit code 2."""
        self.exit(UNUSABLE, f"{self.prog}: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    arguments = parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except (games.GameError, BadContent, UnusableInput) as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    except EndlessGame as error:
        print(error, file=sys.stderr)
        return DIFFERS


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    root = OneSentenceParser(prog="python -m games", description=__doc__)
    commands = root.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="say which games there are")
    listing.set_defaults(run=list_games)

    selfplay = commands.add_parser("selfplay", help="play whole games without people")
    selfplay.add_argument("slug", metavar="SLUG")
    selfplay.add_argument("--seats", type=positive, metavar="N", help="default: as few as the game allows")
    selfplay.add_argument("--games", type=positive, metavar="K", default=1, help="default: 1")
    selfplay.add_argument("--seed", metavar="S", default="selfplay", help="any text")
    selfplay.add_argument("--player", choices=tuple(PLAYERS), default="random", help="default: random")
    selfplay.add_argument("--content", **CONTENT)
    selfplay.add_argument("--json", action="store_true", help="print one JSON object")
    selfplay.add_argument(
        "-o", dest="options", type=option, metavar="OPTION=VALUE", action="append", default=[]
    )
    selfplay.set_defaults(run=play_games)

    verify = commands.add_parser("verify", help="check every die of a dumped table")
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.add_argument("--content", **CONTENT)
    verify.set_defaults(run=verify_file)
    return root


def positive(text: str) -> int:
    """A number from 1 up, within reason."""
    if not text.isdecimal() or len(text) > 6 or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 999999")
    return int(text)


def option(text: str) -> tuple[str, str]:
    """The name and the value of a game's option."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not OPTION=VALUE")
    return name, value


def games_at(folder: Path | None) -> Sequence[Game[Any, Any]]:
    """The games, with a person's own content files where a folder with those is named."""
    return games_with(folder) if folder else GAMES


def list_games(_: argparse.Namespace) -> int:
    """Print each game with its seats and options, the default values first."""
    for info in games.catalog():
        print(f"{info.slug}: {info.title}, {info.seats[0]} to {info.seats[-1]} seats")
        for name, values in info.options.items():
            more = f"|... ({len(values)} in all)" if len(values) > MOST_VALUES else ""
            print(f"    -o {name}={'|'.join(values[:MOST_VALUES])}{more}")
    return 0


def play_games(arguments: argparse.Namespace) -> int:
    """Play games and print what they came to."""
    game = game_of(arguments.slug, games_at(arguments.content))
    number_of_seats = arguments.seats or game.seats[0]
    seats = tuple(f"player-{number}" for number in range(1, number_of_seats + 1))
    options = dict(arguments.options)
    played = []
    for number in range(arguments.games):
        seed = f"{arguments.seed}/{number}"
        bots = Bots(PLAYERS[arguments.player], Dice(f"{seed}/players"))
        played.append(play_game(game, seats, seed, options, bots))
    summary = summed_up(arguments, seats, game.settled(seats, options), played)
    print(json.dumps(asdict(summary)) if arguments.json else in_words(summary))
    return 0


def summed_up(
    arguments: argparse.Namespace, seats: tuple[str, ...], options: dict[str, str], played: list[Played[Any]]
) -> Summary:
    """What these games came to."""
    endings = Counter(each.outcome.reason for each in played)
    winners = Counter(seat for each in played for seat in each.outcome.winners)
    return Summary(
        game=arguments.slug,
        player=arguments.player,
        seats=len(seats),
        games=len(played),
        seed=arguments.seed,
        options=options,
        win_rate=sum(bool(each.outcome.winners) for each in played) / len(played),
        mean_answers=sum(each.answers for each in played) / len(played),
        mean_turns=sum(each.turns for each in played) / len(played),
        endings=dict(endings.most_common()),
        wins={seat: winners[seat] for seat in seats},
    )


def in_words(summary: Summary) -> str:
    """The summary for people."""
    settled = ", ".join(f"{name}={value}" for name, value in summary.options.items())
    lines = [
        f"{summary.game}: {summary.games} games with {summary.seats} {summary.player} players"
        + (f" ({settled})" if settled else ""),
        f"won      {summary.win_rate:.1%} of the games",
        f"answers  {summary.mean_answers:.1f} in the mean",
        f"turns    {summary.mean_turns:.1f} in the mean",
        *(f"ending   {reason}: {count}" for reason, count in summary.endings.items()),
        *(f"wins     {seat}: {count}" for seat, count in summary.wins.items()),
    ]
    return "\n".join(lines)


def verify_file(arguments: argparse.Namespace) -> int:
    """Replay a dumped table and say where it differs."""
    record = read_file(arguments.file)
    game = game_of(record.slug, games_at(arguments.content))
    found = differences(game, record)
    if not found:
        answers = sum(len(turn.journal) for turn in record.turns)
        print(f"True: every die, shuffle and event of {answers} answers follows from the seed.")
        print(f"The seed's commitment is {commitment(record.seed)}.")
        return 0
    print("\n".join(found))
    if record.version != game.version:
        print(f"It was played by version {record.version} of the rules; this is version {game.version}.")
    if record.content != game.content_mark:
        print("It was played with other content files; --content names the folder with those of its own.")
    return DIFFERS


def read_file(path: Path) -> TableRecord:
    """The dumped table in this file."""
    try:
        return read_record(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise UnusableInput(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise UnusableInput(f"{path} is not a dumped table: it is not UTF-8 text.") from error


if __name__ == "__main__":
    sys.exit(main())
