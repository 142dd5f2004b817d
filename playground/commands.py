"""The slash commands of the bot as the page offers them: one entry for each thing that can be run."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypedDict

import discord
from discord import app_commands

NESTED = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)


class Command(TypedDict):
    """A command or subcommand by its full name, with its options as Discord has them."""

    name: str
    description: str
    options: list[dict[str, Any]]


def leaves(commands: Iterable[app_commands.AppCommand]) -> Iterator[Command]:
    """Give each slash command that can be run; groups only lead to their subcommands."""
    for command in commands:
        if command.type is discord.AppCommandType.chat_input:
            yield from _leaves(command.to_dict(), ())


def _leaves(node: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[Command]:
    path = (*path, node["name"])
    children = [option for option in node["options"] if option["type"] in NESTED]
    for child in children:
        yield from _leaves(child, path)
    if not children:
        yield Command(name=" ".join(path), description=node["description"], options=list(node["options"]))
