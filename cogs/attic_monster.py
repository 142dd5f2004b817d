"""`/attic`: open a table of The Attic Monster."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.client import GameMasterBot
from cogs.opening import Interaction, open_table


@app_commands.guild_only()
class AtticMonster(commands.GroupCog, group_name="attic", group_description="The Attic Monster"):
    """The Attic Monster's own command."""

    @app_commands.command(name="new")
    @app_commands.describe(
        difficulty="hard: each Trap in the attic counts twice",
        balance="balanced: the Monster's Strength is adjusted to the number of players",
    )
    async def new(
        self,
        interaction: Interaction,
        difficulty: Literal["rulebook", "hard"] = "rulebook",
        balance: Literal["rulebook", "balanced"] = "rulebook",
    ) -> None:
        """Open a table of The Attic Monster for 2 to 4 players."""
        await open_table(interaction, "attic-monster", {"difficulty": difficulty, "balance": balance})


async def setup(bot: GameMasterBot) -> None:
    """Add the command."""
    await bot.add_cog(AtticMonster())
