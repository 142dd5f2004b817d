"""Answering an interaction: exactly once, in private, and with a sentence whatever happens."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.render import render
from gamemaster.refusals import Refusal
from gamemaster.screens import Screen, Text
from games.kernel.errors import GameError

if TYPE_CHECKING:
    from bot.client import GameMasterBot

Interaction: TypeAlias = "discord.Interaction[GameMasterBot]"

log = logging.getLogger(__name__)


async def acknowledge(interaction: Interaction) -> None:
    """Say within Discord's three seconds that an answer will come, to be seen by nobody else."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def whisper(interaction: Interaction, screen: Screen | str) -> None:
    """Show something to the one who asked, and to nobody else; a promised answer is this one."""
    shown = Screen((Text(screen),), "private") if isinstance(screen, str) else screen
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await show_in_place(interaction, shown)
        return
    drawing = await render(shown, interaction.client.artist)
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    await send(
        view=drawing.layout, files=list(drawing.files), allowed_mentions=drawing.mentions, ephemeral=True
    )


async def show_in_place(interaction: Interaction, screen: Screen) -> None:
    """Show something in place of the message that was clicked, or of the promise of an answer."""
    drawing = await render(screen, interaction.client.artist)
    await interaction.edit_original_response(
        view=drawing.layout, attachments=list(drawing.files), allowed_mentions=drawing.mentions
    )


def is_ephemeral(interaction: Interaction) -> bool:
    """Whether a click was on a message that nobody else sees, and that lives by its interactions alone."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def is_private(interaction: Interaction) -> bool:
    """Whether a click was where nobody else sees it."""
    return interaction.guild_id is None or is_ephemeral(interaction)


@asynccontextmanager
async def answered(interaction: Interaction) -> AsyncIterator[None]:
    """Tell whoever clicked or commanded why it did not work, where it did not."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - whatever it is, they are told
        await explain(interaction, error)


async def explain(interaction: Interaction, error: Exception) -> None:
    """Tell whoever clicked or commanded why it did not work; a mistake of the program is logged, too."""
    if isinstance(error, Refusal | GameError):
        await _tell(interaction, str(error))
        return
    reference = secrets.token_hex(4)
    # Whoever waits is told even where the log cannot be written.
    with suppress(Exception):
        log.error("an interaction failed", exc_info=error, extra={"reference": reference})
    sentence = f"Something went wrong here, reference {reference}. `/board` shows how the table stands."
    await _tell(interaction, sentence)


async def _tell(interaction: Interaction, sentence: str) -> None:
    try:
        await whisper(interaction, sentence)
    except discord.HTTPException:
        # The token has run out, or Discord is away: there is nobody left to tell.
        log.warning("a reply could not be sent")
