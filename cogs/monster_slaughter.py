"""`/slaughter`: open a table of Monster Slaughter, and look at your own hand."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.client import GameMasterBot
from cogs.hands import show_hand
from cogs.opening import Interaction, open_table
from cogs.tables import WHICH_TABLE, Table

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
        await show_hand(interaction, table, SLUG)


async def setup(bot: GameMasterBot) -> None:
    """Add the commands."""
    await bot.add_cog(MonsterSlaughter())
