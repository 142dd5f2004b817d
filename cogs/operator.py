"""Commands for whoever looks after the bot and its tables on a server."""

from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GameMasterBot
from bot.replies import acknowledge, whisper
from cogs.opening import missing_permissions
from gamemaster.looking import closed_key
from gamemaster.records import Status, TableRecord
from gamemaster.refusals import Refusal

Interaction: TypeAlias = discord.Interaction[GameMasterBot]

LOST_LOCK = "NOT held, a second bot could start: restart this one"


class Operator(commands.Cog):
    """Looking after the bot."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: Interaction) -> None:
        """Check what the tables here need: permissions, messages, disk, lock, commands, deliveries."""
        await acknowledge(interaction)
        bot = interaction.client
        health = await bot.store.health()
        missing = missing_permissions(interaction)
        tables = await bot.store.tables_in(interaction.channel_id or 0, (Status.LOBBY, Status.RUNNING))
        lines = [
            f"Permissions here: {'missing ' + ', '.join(missing) if missing else 'all there'}",
            *[await _reach(bot, record) for record in tables],
            f"Database: {health.size // 1024} KiB, version {health.version}, {health.free // 2**20} MiB free",
            f"Lock: {'held' if health.locked else LOST_LOCK}",
            f"Disk: {health.warning or 'looks lasting'}",
            f"Commands: {'in step with Discord' if bot.commands_synced else 'NOT sent to Discord'}",
            f"Deliveries waiting: {health.waiting}",
            f"Shards: {len(bot.shards) or 1}, latency {bot.latency * 1000:.0f} ms",
        ]
        await whisper(interaction, "## How I am\n" + "\n".join(f"- {line}" for line in lines))

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.describe(
        remind_after="hours until a waiting table is reminded; 0: never",
        threads="whether each table gets a thread of its own",
    )
    async def tablesettings(
        self,
        interaction: Interaction,
        remind_after: app_commands.Range[int, 0, 336] | None = None,
        threads: bool | None = None,
    ) -> None:
        """Show or change how tables are run on this server."""
        if interaction.guild_id is None:
            raise Refusal("These settings belong to a server: use the command there.")
        await acknowledge(interaction)
        store = interaction.client.store
        settings = await store.guild_settings(interaction.guild_id)
        changed = type(settings)(
            settings.guild,
            settings.remind_after_hours if remind_after is None else remind_after,
            settings.threads if threads is None else threads,
        )
        if changed != settings:
            await store.save_guild_settings(changed)
        remind = f"after {changed.remind_after_hours} hours" if changed.remind_after_hours else "never"
        where = "in threads of their own" if changed.threads else "in the channel"
        await whisper(interaction, f"Tables are reminded {remind}, and played {where}.")


async def _reach(bot: GameMasterBot, record: TableRecord) -> str:
    """Whose direct messages are known not to arrive."""
    closed = [
        f"<@{seat.user}>"
        for seat in record.seats
        if seat.user is not None and await bot.store.recall(closed_key(seat.user))
    ]
    told = f"direct messages do not reach {', '.join(closed)}" if closed else "all can be reached"
    return f"Table #{record.id}: {told}"


async def setup(bot: GameMasterBot) -> None:
    """Add the commands."""
    await bot.add_cog(Operator())
