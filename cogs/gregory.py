"""`/gregory`: open a table of Gregory Horror Show, and look at your own hand."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.client import GameMasterBot
from cogs.hands import show_hand
from cogs.opening import Interaction, open_table
from cogs.tables import WHICH_TABLE, Table

SLUG = "gregory"


class Gregory(commands.GroupCog, group_name="gregory", group_description="Gregory Horror Show"):
    """Gregory Horror Show's own commands."""

    @app_commands.command(name="new")
    @app_commands.guild_only()
    @app_commands.describe(
        ferals="Feral Monsters: none, how many each player may bring, or all there are",
        miniatures="whether players choose their Feral Monsters or are dealt them",
        rounds="after how many rounds the game ends",
    )
    async def new(
        self,
        interaction: Interaction,
        ferals: Literal["off", "2", "4", "6", "all"] = "off",
        miniatures: Literal["chosen", "random"] = "chosen",
        rounds: Literal["80", "40", "120"] = "80",
    ) -> None:
        """Open a table of Gregory Horror Show for 2 to 4 players."""
        options = {"ferals": ferals, "miniatures": miniatures, "rounds": rounds}
        await open_table(interaction, SLUG, options)

    @app_commands.command(name="hand")
    @app_commands.describe(table=WHICH_TABLE)
    async def hand(self, interaction: Interaction, table: Table | None = None) -> None:
        """Show your Judgment cards, and what you are asked."""
        await show_hand(interaction, table, SLUG)


async def setup(bot: GameMasterBot) -> None:
    """Add the commands."""
    await bot.add_cog(Gregory())
