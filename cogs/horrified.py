"""`/horrified`: open a table of a Horrified game, and look at what you hold."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.client import GameMasterBot
from cogs.hands import show_hand
from cogs.opening import Interaction, open_table
from cogs.tables import MOST_LISTED, WHICH_TABLE, Table
from gamemaster.refusals import Refusal

AMERICAN, GREEK = "horrified-american", "horrified-greek"
MONSTERS = "first, novice, standard or challenging, or Monsters' names with + between them"
PERKS = "open: everybody sees all Perk cards"
SKULL = "how much terror loses the game; a lower number is harder"
FIRST_PLAYER = "who plays first"

Heroes: TypeAlias = Literal["drawn", "chosen"]
Perks: TypeAlias = Literal["private", "open"]
Skull: TypeAlias = Literal["printed", "6", "5", "4"]
FirstPlayer: TypeAlias = Literal["drawn", "first-seat"]
Suggestion: TypeAlias = app_commands.Choice[str]


class Horrified(commands.GroupCog, group_name="horrified", group_description="Horrified"):
    """The Horrified games' own commands."""

    @app_commands.command(name="american")
    @app_commands.guild_only()
    @app_commands.describe(
        monsters=MONSTERS,
        investigators="chosen: every player picks an Investigator",
        perks=PERKS,
        skull=SKULL,
        first_player=FIRST_PLAYER,
    )
    async def american(
        self,
        interaction: Interaction,
        monsters: str = "first",
        investigators: Heroes = "drawn",
        perks: Perks = "private",
        skull: Skull = "printed",
        first_player: FirstPlayer = "drawn",
    ) -> None:
        """Open a table of Horrified: American Monsters for 1 to 5 players."""
        options = {
            "investigators": investigators,
            "perks": perks,
            "skull": skull,
            "first_player": first_player,
        }
        await open_against(interaction, AMERICAN, monsters, options)

    @american.autocomplete("monsters")
    async def _american_monsters(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        return suggestions(interaction.client, AMERICAN, typed)

    @app_commands.command(name="greek")
    @app_commands.guild_only()
    @app_commands.describe(
        monsters=MONSTERS,
        heroes="drawn: chance gives every player a Hero",
        tones="private: only who has listened to the Siren's tones is told them",
        shepherd="open: everybody sees the Monster card that the Shepherd looks at",
        cerberus="which Items unlock the doors of Cerberus",
        basilisk="which Items can be blessed against the Basilisk",
        minotaur="where the Minotaur must be to be trapped in the Labyrinth",
        perks=PERKS,
        skull=SKULL,
        first_player=FIRST_PLAYER,
    )
    async def greek(
        self,
        interaction: Interaction,
        monsters: str = "first",
        heroes: Heroes = "chosen",
        tones: Literal["open", "private"] = "open",
        shepherd: Literal["private", "open"] = "private",
        cerberus: Literal["either", "yellow", "blue"] = "either",
        basilisk: Literal["yellow", "any-colour"] = "yellow",
        minotaur: Literal["anywhere", "in-the-labyrinth"] = "anywhere",
        perks: Perks = "private",
        skull: Skull = "printed",
        first_player: FirstPlayer = "drawn",
    ) -> None:
        """Open a table of Horrified: Greek Monsters for 1 to 5 players."""
        options = {
            "heroes": heroes,
            "tones": tones,
            "shepherd": shepherd,
            "cerberus": cerberus,
            "basilisk": basilisk,
            "minotaur": minotaur,
            "perks": perks,
            "skull": skull,
            "first_player": first_player,
        }
        await open_against(interaction, GREEK, monsters, options)

    @greek.autocomplete("monsters")
    async def _greek_monsters(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        return suggestions(interaction.client, GREEK, typed)

    @app_commands.command(name="hand")
    @app_commands.describe(table=WHICH_TABLE)
    async def hand(self, interaction: Interaction, table: Table | None = None) -> None:
        """Show your Perk cards, and all else that only you may know."""
        await show_hand(interaction, table, AMERICAN, GREEK)


async def open_against(
    interaction: Interaction, slug: str, monsters: str, options: Mapping[str, str]
) -> None:
    """Open a table with the Monsters that were typed; raises Refusal where there are none such."""
    meant = settled(monsters, monster_sets(interaction.client, slug))
    await open_table(interaction, slug, {"monsters": meant, **options})


def suggestions(bot: GameMasterBot, slug: str, typed: str) -> list[Suggestion]:
    """The sets of Monsters that fit what was typed so far."""
    found = fitting(typed, monster_sets(bot, slug))
    return [app_commands.Choice(name=spoken(value)[:100], value=value) for value in found]


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
