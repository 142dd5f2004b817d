"""`/slaughter`: open a table of Monster Slaughter, and look at your own hand."""

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

SLUG = "monster-slaughter"


class MonsterSlaughter(commands.GroupCog, group_name="slaughter", group_description="Monster Slaughter"):
    """Monster Slaughter's own commands."""

    @app_commands.command(name="new")
    @app_commands.describe(
        neutral_objects="with: five objects more that help against any family",
        visitors="surprise visitors: none, the three for beginners, or all of them",
        tool_shed="the tool shed, and which objects are in it",
        guests="the five students, five at random, or chosen in turn among students and visitors",
        last_event="with: the 8 a.m. round has a nocturnal event too",
    )
    async def new(
        self,
        interaction: Interaction,
        neutral_objects: Literal["without", "with"] = "without",
        visitors: Literal["without", "recommended", "all"] = "without",
        tool_shed: Literal["without", "set-one", "set-two", "mixed"] = "without",
        guests: Literal["students", "random", "chosen"] = "students",
        last_event: Literal["without", "with"] = "without",
    ) -> None:
        """Open a table of Monster Slaughter for 2 to 5 players."""
        options = {
            "neutral_objects": neutral_objects,
            "visitors": visitors,
            "tool_shed": tool_shed,
            "guests": guests,
            "last_event": last_event,
        }
        await open_table(interaction, SLUG, options)

    @app_commands.command(name="hand")
    @app_commands.describe(table=WHICH_TABLE)
    async def hand(self, interaction: Interaction, table: Table | None = None) -> None:
        """Show your hand, your death order, and all else that only you may know."""
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
    await bot.add_cog(MonsterSlaughter())
