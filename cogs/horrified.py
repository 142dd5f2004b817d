"""`/horrified`: open a table of a Horrified game, and look at what you hold."""

from collections.abc import Sequence
from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.client import GameMasterBot
from bot.replies import acknowledge, whisper
from cogs.opening import Interaction, open_table
from cogs.tables import MOST_LISTED, WHICH_TABLE, Table, find_table
from gamemaster.present import panel_screen
from gamemaster.refusals import Refusal

AMERICAN = "horrified-american"
SLUGS = (AMERICAN,)


class Horrified(commands.GroupCog, group_name="horrified", group_description="Horrified"):
    """The Horrified games' own commands."""

    @app_commands.command(name="american")
    @app_commands.guild_only()
    @app_commands.describe(
        monsters="novice, standard or hard, or their names with + between them",
        investigators="chosen: every player picks an Investigator",
        perks="open: everybody sees all Perk cards",
        skull="how much terror loses the game; a lower number is harder",
        first_player="who plays first",
    )
    async def american(
        self,
        interaction: Interaction,
        monsters: str = "novice",
        investigators: Literal["drawn", "chosen"] = "drawn",
        perks: Literal["private", "open"] = "private",
        skull: Literal["printed", "6", "5", "4"] = "printed",
        first_player: Literal["drawn", "first-seat"] = "drawn",
    ) -> None:
        """Open a table of Horrified: American Monsters for 1 to 5 players."""
        options = {
            "monsters": settled(monsters, monster_sets(interaction.client, AMERICAN)),
            "investigators": investigators,
            "perks": perks,
            "skull": skull,
            "first_player": first_player,
        }
        await open_table(interaction, AMERICAN, options)

    @american.autocomplete("monsters")
    async def _american_monsters(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        found = fitting(typed, monster_sets(interaction.client, AMERICAN))
        return [app_commands.Choice(name=spoken(value)[:100], value=value) for value in found]

    @app_commands.command(name="hand")
    @app_commands.describe(table=WHICH_TABLE)
    async def hand(self, interaction: Interaction, table: Table | None = None) -> None:
        """Show the Perk cards you hold, and what you are asked."""
        await acknowledge(interaction)
        bot = interaction.client
        seen = await bot.master.look(await find_table(interaction, table))
        if seen.record.slug not in SLUGS:
            raise Refusal("That table plays another game; `/secrets` shows what you hold there.")
        await whisper(interaction, panel_screen(seen, bot.master.seat_of(seen.record, interaction.user.id)))


def monster_sets(bot: GameMasterBot, slug: str) -> Sequence[str]:
    """What the game allows as its Monsters: the difficulties, then every set of names."""
    return bot.games[slug].options["monsters"]


def settled(typed: str, allowed: Sequence[str]) -> str:
    """The option that was meant, in whatever order and case the names were typed; raises Refusal."""
    names = [name.strip().lower().replace(" ", "-") for name in typed.replace(",", "+").split("+")]
    value = "+".join(sorted(names))
    if value not in allowed:
        levels = ", ".join(level for level in allowed if "+" not in level)
        raise Refusal(
            f"Choose {levels}, or two or more of {', '.join(_monsters(allowed))} with + between them."
        )
    return value


def fitting(typed: str, allowed: Sequence[str]) -> list[str]:
    """The sets that hold every word typed so far, as many as Discord lists."""
    words = typed.lower().replace("+", " ").replace(",", " ").split()
    return [value for value in allowed if all(word in value for word in words)][:MOST_LISTED]


def spoken(value: str) -> str:
    """A set of Monsters as people say it."""
    return " + ".join(name.replace("-", " ").title() for name in value.split("+"))


def _monsters(allowed: Sequence[str]) -> list[str]:
    return sorted({name for value in allowed if "+" in value for name in value.split("+")})


async def setup(bot: GameMasterBot) -> None:
    """Add the commands."""
    await bot.add_cog(Horrified())
