"""The bot: everything is put together here, and nowhere else."""

import hashlib
import json
import logging
import time
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.artist import Artist
from bot.clicks import on_click
from bot.messenger import DiscordMessenger
from bot.replies import explain
from bot.settings import Settings
from gamemaster.courier import Courier
from gamemaster.master import GameMaster
from gamemaster.ports import Clock
from gamemaster.records import Status
from games.kernel.game import Game
from games.registry import GAMES, games_with
from pictures import PAINTERS, PRIVATE_PAINTERS
from storage.store import SqliteStore

log = logging.getLogger(__name__)

COGS = (
    "cogs.attic_monster",
    "cogs.monster_slaughter",
    "cogs.horrified",
    "cogs.gregory",
    "cogs.tables",
    "cogs.operator",
)
SECONDS_BETWEEN_ROUNDS = 5.0


class SystemClock:
    """The clock of the machine."""

    def now(self) -> float:
        """Seconds since 1970 (UTC)."""
        return time.time()


class Commands(app_commands.CommandTree["GameMasterBot"]):
    """The slash commands, with a sentence for everything that goes wrong in one."""

    async def on_error(
        self, interaction: "discord.Interaction[GameMasterBot]", error: app_commands.AppCommandError
    ) -> None:
        """Tell whoever called the command, once."""
        # Raised anew in here, the original would become the cause of its own cause.
        await explain(
            interaction, error.original if isinstance(error, app_commands.CommandInvokeError) else error
        )


class GameMasterBot(commands.AutoShardedBot):
    """The game master as a Discord bot. It asks for no privileged intent."""

    master: GameMaster
    courier: Courier
    store: SqliteStore

    def __init__(
        self, settings: Settings, games: Sequence[Game[Any, Any]], cogs: Sequence[str], clock: Clock
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=60.0,
            tree_cls=Commands,
        )
        self.settings = settings
        self.games = {game.slug: game for game in games}
        self.artist = Artist(PAINTERS, PRIVATE_PAINTERS)
        self._cogs = tuple(cogs)
        self._clock = clock
        self.commands_synced = False

    async def setup_hook(self) -> None:
        """Open the store, add the commands, and begin to work off what is due."""
        self.store = await SqliteStore.open(self.settings.database, lock_wait=self.settings.lock_wait)
        self.master = GameMaster(self.store, self.games, self._clock)
        self.courier = Courier(self.master, DiscordMessenger(self, self.artist))
        for cog in self._cogs:
            await self.load_extension(cog)
        await self._sync_commands()
        self.work_off.start()

    async def on_interaction(self, interaction: "discord.Interaction[GameMasterBot]") -> None:
        """Route clicks; commands are discord.py's."""
        if interaction.type is discord.InteractionType.component:
            await on_click(interaction)

    @tasks.loop(seconds=SECONDS_BETWEEN_ROUNDS)
    async def work_off(self) -> None:
        """Send what was put off or left over by a crash, and ring timers."""
        try:
            await self.courier.run_due()
        except Exception:
            # The next round tries again: a full disk may have room by then.
            log.exception("a round of deliveries failed")

    @work_off.before_loop
    async def _wait_until_connected(self) -> None:
        await self.wait_until_ready()

    async def show_again(self, channel: int) -> None:
        """Draw the live tables of a channel anew, wherever their messages may have gone."""
        for record in await self.store.tables_in(channel, (Status.LOBBY, Status.RUNNING, Status.FROZEN)):
            await self.master.redraw(record.id)
            await self.courier.refresh(record.id)

    async def close(self) -> None:
        """Stop gracefully: what is being written is finished, the file is closed."""
        self.work_off.cancel()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    async def _sync_commands(self) -> None:
        """Tell Discord of the commands, only where they are not what it was told last."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands:{self.application_id}"
        try:
            if await self.store.recall(key) != digest or not await self.tree.fetch_commands():
                await self.tree.sync()
                await self.store.remember(key, digest)
        except (discord.HTTPException, discord.RateLimited):
            # The buttons of running games need no commands. The next start tries again, and /doctor tells.
            log.exception("Discord was not told of the commands")
        else:
            self.commands_synced = True


def create(
    settings: Settings,
    games: Sequence[Game[Any, Any]] | None = None,
    cogs: Sequence[str] = COGS,
    clock: Clock | None = None,
) -> GameMasterBot:
    """A bot that plays these games, or else all there are; `cogs` are the modules of its commands.

    Raises BadContent where the content files that the settings name cannot be played with.
    """
    if games is None:
        games = games_with(settings.content_dir) if settings.content_dir else GAMES
    return GameMasterBot(settings, games, cogs, clock or SystemClock())
