"""Answering an interaction: exactly once, in private, and with a sentence whatever happens."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord

from bot.render import render
from gamemaster.refusals import Refusal
from gamemaster.screens import Screen, Text
from games.kernel.errors import GameError

if TYPE_CHECKING:
    from bot.client import GameMasterBot

log = logging.getLogger(__name__)


async def whisper(interaction: "discord.Interaction[GameMasterBot]", screen: Screen | str) -> None:
    """Show something to the one who asked, and to nobody else."""
    shown = Screen((Text(screen),), "private") if isinstance(screen, str) else screen
    drawing = await render(shown, interaction.client.artist)
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    await send(
        view=drawing.layout, files=list(drawing.files), allowed_mentions=drawing.mentions, ephemeral=True
    )


@asynccontextmanager
async def answered(interaction: "discord.Interaction[GameMasterBot]") -> AsyncIterator[None]:
    """Tell whoever clicked or commanded why it did not work, where it did not."""
    try:
        yield
    except (Refusal, GameError) as refusal:
        await _tell(interaction, str(refusal))
    except Exception:
        reference = secrets.token_hex(4)
        log.exception("an interaction failed", extra={"reference": reference})
        await _tell(interaction, f"That did not work, and changed nothing. The reference is {reference}.")


async def _tell(interaction: "discord.Interaction[GameMasterBot]", sentence: str) -> None:
    try:
        await whisper(interaction, sentence)
    except discord.HTTPException:
        # The token has run out, or Discord is away: there is nobody left to tell.
        log.warning("a reply could not be sent")
