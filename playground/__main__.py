"""`python -m playground`: start it, and say where it is."""

import asyncio
import logging
import signal
import sys
from pathlib import Path

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings

import bot
from playground.opening import open_world
from playground.server import serve
from storage.refusals import DatabaseRefused


class PlaygroundSettings(BaseSettings):
    """What the environment may change.

    `.env` is not asked for the database: there it is that of the bot on the real Discord, whose games the
    playground must not touch.
    """

    database: Path = Path("playground.sqlite3")
    port: int = Field(default=8765, ge=0, le=65535, validation_alias="PLAYGROUND_PORT")


async def run(settings: PlaygroundSettings) -> None:
    """Run until told to stop, by SIGTERM or Ctrl+C."""
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    game_master = bot.create(bot.Settings(database=settings.database))
    async with open_world(game_master) as world, serve(world, settings.port) as address:
        # This Discord was born just now: it knows nothing of the tables that the bot remembers.
        await game_master.show_again(world.home)
        print(f"The playground is open: {address}")
        print("Stop with Ctrl+C.", flush=True)
        await stop.wait()
        print("Closing …", flush=True)


def main() -> int:
    """The exit code: 0 after a stop that was asked for, 1 with one sentence where it cannot run."""
    logging.basicConfig(level=logging.WARNING)
    try:
        asyncio.run(run(PlaygroundSettings()))
    except ValidationError as error:
        print(bot.unsettled(error), file=sys.stderr)
        return 1
    except DatabaseRefused as refused:
        print(refused, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
