"""`python -m storage backup|restore|check`: for whoever runs the bot."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from pydantic_settings import BaseSettings, SettingsConfigDict

from storage.inspection import inspect
from storage.refusals import DatabaseRefused
from storage.upkeep import backup, restore


class Settings(BaseSettings):
    """Where the database is: from the environment, or from `.env` in the folder where this runs."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    database: Path = Path("game-master.sqlite3")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 where all is well, 1 where it is not (the reason in one sentence), 2 for usage."""
    chosen = _parser().parse_args(arguments)
    database: Path = chosen.database or Settings().database
    try:
        match chosen.command:
            case "backup":
                print(f"Backed up to {backup(database, chosen.target)}")
            case "restore":
                return _restore(chosen.source, database)
            case "check":
                return _check(database)
    except DatabaseRefused as refused:
        print(refused, file=sys.stderr)
        return 1
    return 0


def _restore(source: Path, database: Path) -> int:
    kept = restore(source, database)
    print(f"Restored {database} from {source}")
    if kept:
        print(f"What was there before is kept as {kept}")
    return 0


def _check(database: Path) -> int:
    findings = inspect(database)
    for fact in findings.facts:
        print(fact)
    for problem in findings.problems:
        print(f"problem: {problem}")
    print("problems found" if findings.problems else "sound")
    return 1 if findings.problems else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m storage", description="Look after the bot's database.")
    parser.add_argument("--database", type=Path, metavar="PATH", help="the file (default: DATABASE)")
    commands = parser.add_subparsers(dest="command", required=True)
    save = commands.add_parser("backup", help="copy it, also while the bot runs")
    save.add_argument(
        "target", type=Path, nargs="?", help="a file or a folder (default: beside the database)"
    )
    load = commands.add_parser("restore", help="put a backup in its place, while the bot does not run")
    load.add_argument("source", type=Path, help="the backup")
    commands.add_parser("check", help="read all of it, and say what there is and what is wrong")
    return parser


if __name__ == "__main__":
    sys.exit(main())
