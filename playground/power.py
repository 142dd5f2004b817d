"""The bot can be switched off and on, as if its computer were."""

import contextlib
from collections.abc import Callable

import discord
from discord import app_commands
from simcord import Env

TRIES = 5


class Usher(discord.Client):
    """A bot that does nothing: SimCord shows its world through a bot's eyes, so there must always be one."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)


class Power:
    """Seats the bot, and an usher while it is switched off."""

    def __init__(self, env: Env, make: Callable[[], discord.Client]) -> None:
        self._env = env
        self._make = make
        self.on = False

    async def switch_on(self) -> None:
        """Let a new bot log in. Where it cannot, an usher stays, and the reason is raised."""
        for _ in range(TRIES - 1):
            # SimCord gives a bot five seconds to come to rest after its login. One that has much to make up
            # for gets on with it each time.
            with contextlib.suppress(TimeoutError):
                await self._seat_bot()
                return
        await self._seat_bot()

    async def _seat_bot(self) -> None:
        bot = self._make()
        if isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None:
            bot.shard_count = 1
        try:
            await self._env.restart_bot(bot)
            tree = commands_of(bot)
            # A bot that notes what it has registered leaves it at that; this Discord may be younger.
            if tree is not None and tree.get_commands() and not await tree.fetch_commands():
                await tree.sync()
        except BaseException:
            await bot.close()
            await self._seat_usher()
            raise
        self.on = True

    async def switch_off(self) -> None:
        """Stop the bot in the midst of whatever it does."""
        self.on = False
        await self._env.bot.close()
        await self._seat_usher()

    async def _seat_usher(self) -> None:
        usher = Usher()
        try:
            await self._env.restart_bot(usher)
        except Exception:  # noqa: BLE001 - the one who left may leave anything behind; the world goes on
            # SimCord stops where the old bot did not come to rest, and is started again with the new one.
            await self._env.shutdown()
            self._env.bot = usher
            await self._env.start()


def commands_of(bot: discord.Client) -> app_commands.CommandTree[discord.Client] | None:
    """Give the commands of a bot. A client need not have any, and has no attribute for them then."""
    tree = getattr(bot, "tree", None)
    return tree if isinstance(tree, app_commands.CommandTree) else None
