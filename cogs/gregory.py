"""`/gregory`: open a table of Gregory Horror Show, and look at your own hand."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.client import GameMasterBot
from bot.replies import acknowledge, whisper
from cogs.opening import Interaction, open_table
from cogs.tables import LIVE, WHICH_TABLE, Table, find_table
from gamemaster.present import panel_screen
from gamemaster.records import TableId
from gamemaster.refusals import Refusal

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
        await acknowledge(interaction)
        bot = interaction.client
        seen = await bot.master.look(await _find_table(interaction, table))
        if seen.record.slug != SLUG:
            raise Refusal(f"Table #{seen.record.id} plays {seen.game.title}; `/secrets` shows what is yours.")
        await whisper(interaction, panel_screen(seen, bot.master.seat_of(seen.record, interaction.user.id)))


async def _find_table(interaction: Interaction, number: TableId | None) -> TableId:
    """The table that is meant; without a number, the user's only table of this game if there is one."""
    if number is None:
        mine = await interaction.client.store.tables_of(interaction.user.id, LIVE)
        own = [record.id for record in mine if record.slug == SLUG]
        if len(own) == 1:
            return own[0]
    return await find_table(interaction, number)


async def setup(bot: GameMasterBot) -> None:
    """Add the commands."""
    await bot.add_cog(Gregory())
