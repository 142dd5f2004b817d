"""Opening a table: the same for each game's own command."""

from collections.abc import Mapping
from typing import TypeAlias

import discord

from bot.client import GameMasterBot
from bot.replies import acknowledge, whisper
from gamemaster.refusals import Refusal

Interaction: TypeAlias = discord.Interaction[GameMasterBot]

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "embed_links")


async def open_table(interaction: Interaction, slug: str, options: Mapping[str, str]) -> None:
    """Open a table where the command was given, if the bot may post there."""
    channel = interaction.channel
    if interaction.guild_id is None or channel is None:
        raise Refusal("Open a table in a channel of a server, so that others can join.")
    missing = missing_permissions(interaction)
    if missing:
        raise Refusal(f"I may not post here. Give me in this channel: {', '.join(missing)}.")
    await acknowledge(interaction)
    bot = interaction.client
    table = await bot.master.open_table(
        slug,
        options,
        interaction.user.id,
        interaction.user.display_name,
        guild=interaction.guild_id,
        channel=channel.id,
    )
    await bot.courier.refresh(table)
    await whisper(interaction, f"Table #{table} is open. Others join by its button; you start the game.")


def missing_permissions(interaction: Interaction) -> list[str]:
    """What the bot lacks to run a table here, in Discord's words."""
    needed = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    return [
        name.replace("_", " ").title() for name in needed if not getattr(interaction.app_permissions, name)
    ]
