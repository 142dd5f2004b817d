"""`python -m bot`: run the bot on Discord."""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Sequence

import aiohttp
import discord
from pydantic import ValidationError

from bot import Settings, create, unplayable, unsettled
from bot.logs import set_up_logs
from games.kernel.content import BadContent
from storage.refusals import DatabaseRefused

log = logging.getLogger("bot")

ABOUT = "Run the game master on Discord. It is set up by the environment or by .env: see .env.example."


async def run(settings: Settings) -> None:
    """Run until told to stop, by SIGTERM or Ctrl+C."""
    bot = create(settings)
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, lambda: asyncio.ensure_future(bot.close()))
    async with bot:
        await bot.start(settings.discord_token.get_secret_value())


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 after a stop that was asked for, 1 with one sentence where it cannot run."""
    argparse.ArgumentParser("python -m bot", description=ABOUT).parse_args(arguments)
    try:
        settings = Settings()
    except ValidationError as error:
        set_up_logs("INFO")
        return _refuse(unsettled(error))
    set_up_logs(settings.log_level)
    if not settings.discord_token.get_secret_value():
        return _refuse("DISCORD_TOKEN is not set: put the bot's token into .env, or run `make play`.")
    try:
        asyncio.run(run(settings))
    except discord.LoginFailure:
        return _refuse("Discord does not accept the token: copy it anew from the developer portal to .env.")
    except DatabaseRefused as refused:
        return _refuse(str(refused))
    except BadContent as bad:
        return _refuse(unplayable(settings, bad))
    except (aiohttp.ClientError, discord.DiscordServerError):
        return _refuse("Discord cannot be reached: check this machine's network, then start the bot again.")
    return 0


def _refuse(sentence: str) -> int:
    log.error(sentence)
    return 1


if __name__ == "__main__":
    sys.exit(main())
