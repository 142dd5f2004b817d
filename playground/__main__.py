"""`python -m playground`: start it, and say where it is."""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import discord
from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings

import bot
from playground.keeping import CannotWrite, WorldRefused, beside
from playground.opening import open_world
from playground.server import serve
from storage.refusals import DatabaseRefused

ABOUT = """Play with the bot in the browser, on a simulated Discord: no account, no token.
It prints an address to open, and stops with Ctrl+C."""
ENVIRONMENT = """In the environment, DATABASE names the file in which the tables are kept (playground.sqlite3;
what is said around them is kept beside it), PLAYGROUND_PORT the port (8765, or a free one where that is
taken), and CONTENT_DIR a folder with content files of your own."""
LOCK_WAIT = 1.0
"""Seconds to wait for another bot that is just letting go of the database."""


class PlaygroundSettings(BaseSettings):
    """What the environment may change.

    `.env` is not asked for the database: there it is that of the bot on the real Discord, whose games the
    playground must not touch.
    """

    database: Path = Path("playground.sqlite3")
    port: int = Field(default=8765, ge=0, le=65535, validation_alias="PLAYGROUND_PORT")


async def run(settings: bot.Settings, port: int) -> None:
    """Run until told to stop, by SIGTERM or Ctrl+C."""
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    async with (
        open_world(lambda: bot.create(settings), beside(settings.database)) as world,
        serve(world, port) as address,
    ):
        print(f"The playground is open: {address}")
        print("Stop with Ctrl+C.", flush=True)
        # What the bot had sent in the moment before a crash may not have been written down.
        if isinstance(world.client, bot.GameMasterBot):
            await world.client.show_again(world.home)
        await stop.wait()
        print("Closing …", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 after a stop that was asked for, 1 with one sentence where it cannot run."""
    parser = argparse.ArgumentParser("python -m playground", description=ABOUT, epilog=ENVIRONMENT)
    parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING)
    # Nobody speaks here, so nobody needs to be told what would have to be installed for it.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        own = PlaygroundSettings()
        # The world has a lock of its own, so nothing else holds the database for long.
        settings = bot.Settings(database=own.database, lock_wait=LOCK_WAIT)
    except ValidationError as error:
        return _refuse(bot.unsettled(error))
    try:
        asyncio.run(run(settings, own.port))
    except (DatabaseRefused, WorldRefused, CannotWrite) as refused:
        return _refuse(str(refused))
    except bot.BadContent as bad:
        return _refuse(bot.unplayable(settings, bad))
    return 0


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
