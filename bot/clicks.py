"""Clicks: from a control's id to what the game master does about it.

All components are routed here, not by discord.py's store of views: a control works after any restart. A click
is acknowledged at once and worked on afterwards.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.replies import acknowledge, answered, is_ephemeral, is_private, show_in_place, whisper
from gamemaster.addresses import Address, read_address
from gamemaster.present import panel_screen, words_screen
from gamemaster.records import TableId
from gamemaster.refusals import NoSuchTable, QuestionClosed, Refusal

if TYPE_CHECKING:
    from bot.client import GameMasterBot

Interaction: TypeAlias = "discord.Interaction[GameMasterBot]"
# What is said at once, and what is done afterwards.
Promise: TypeAlias = Callable[[Interaction], Awaitable[None]]
Deed: TypeAlias = Callable[[Interaction, Address], Awaitable[None]]
MOST_PICKS = 25


async def on_click(interaction: Interaction) -> None:
    """Do what a pressed button or a chosen menu line asks for."""
    async with answered(interaction):
        address = _address(interaction)
        if address is None or address.verb not in VERBS:
            raise Refusal("This control is of another time. `/board` shows the table as it is now.")
        promise, do = VERBS[address.verb]
        await promise(interaction)
        await _only_here(interaction, address.table)
        await do(interaction, address)


def _address(interaction: Interaction) -> Address | None:
    """The control's address, with the lines chosen from a menu as further picks."""
    data: Mapping[str, Any] = interaction.data or {}
    address = read_address(str(data.get("custom_id", "")))
    values = data.get("values", [])
    if address is None or not isinstance(values, list) or len(values) > MOST_PICKS:
        return None
    if not all(isinstance(value, str) and re.fullmatch(r"[0-9]{1,3}", value) for value in values):
        return None
    picks = (*address.picks, *(int(value) for value in values))
    return Address(address.table, address.verb, address.prompt, picks)


async def _only_here(interaction: Interaction, table: TableId) -> None:
    """Raise NoSuchTable for a control of another server's table: its id is forged."""
    record = await interaction.client.master.ledger.record(table)
    if interaction.guild_id not in {None, record.guild}:
        raise NoSuchTable(table)


async def _in_place(interaction: Interaction) -> None:
    """Promise nothing but to do it: it shows where it shows."""
    await interaction.response.defer()


async def _in_private(interaction: Interaction) -> None:
    """Promise to show the panel: in its place where it is shown already, else to this user alone."""
    await interaction.response.defer(ephemeral=True, thinking=not is_private(interaction))


async def _answer(interaction: Interaction, address: Address) -> None:
    bot = interaction.client
    try:
        secret = await bot.master.answer(address.table, interaction.user.id, address.prompt, address.picks)
    except QuestionClosed as closed:
        await _show_panel(interaction, address.table, note=str(closed))
        return
    await bot.courier.refresh(address.table)
    # An edited direct message gives no sign: what a click at the table brings to light is shown at once.
    if is_ephemeral(interaction) or (secret and not is_private(interaction)):
        await _show_panel(interaction, address.table)


async def _more(interaction: Interaction, address: Address) -> None:
    """Gather one more pick: nothing is kept but the ids of the controls."""
    try:
        await interaction.client.master.check(
            address.table, interaction.user.id, address.prompt, address.picks
        )
    except QuestionClosed as closed:
        await _show_panel(interaction, address.table, note=str(closed))
        return
    await _show_panel(interaction, address.table, address.picks)


async def _panel(interaction: Interaction, address: Address) -> None:
    await _show_panel(interaction, address.table)


async def _show_panel(
    interaction: Interaction, table: int, picks: tuple[int, ...] = (), *, note: str = ""
) -> None:
    """Show the seat's own panel: where it is shown already, else to this user alone."""
    master = interaction.client.master
    seen = await master.look(table)
    panel = panel_screen(seen, master.seat_of(seen.record, interaction.user.id), picks, note=note)
    show = show_in_place if is_private(interaction) else whisper
    await show(interaction, panel)


async def _words(interaction: Interaction, address: Address) -> None:
    seen = await interaction.client.master.look(address.table)
    await whisper(interaction, words_screen(seen, seen.seat_of(interaction.user.id)))


async def _rules(interaction: Interaction, address: Address) -> None:
    seen = await interaction.client.master.look(address.table)
    await whisper(interaction, f"## {seen.game.title}\n{seen.game.rules}")


def _deed(do: Callable[[Interaction, TableId], Awaitable[None]]) -> tuple[Promise, Deed]:
    """Something done to a table, after which all that is shown of it is brought up to date."""

    async def deed(interaction: Interaction, address: Address) -> None:
        await do(interaction, address.table)
        await interaction.client.courier.refresh(address.table)

    return _in_place, deed


VERBS: Mapping[str, tuple[Promise, Deed]] = {
    "answer": (_in_place, _answer),
    "menu": (_in_place, _answer),
    "more": (_in_private, _more),
    "panel": (acknowledge, _panel),
    "words": (acknowledge, _words),
    "rules": (acknowledge, _rules),
    "join": _deed(lambda i, table: i.client.master.join(table, i.user.id, i.user.display_name)),
    "leave": _deed(lambda i, table: i.client.master.leave(table, i.user.id)),
    "addbot": _deed(lambda i, table: i.client.master.add_bot(table, i.user.id)),
    "removebot": _deed(lambda i, table: i.client.master.remove_bot(table, i.user.id)),
    "start": _deed(lambda i, table: i.client.master.start(table, i.user.id)),
    "cancel": _deed(lambda i, table: i.client.master.abandon(table, i.user.id)),
    "rewind": _deed(lambda i, table: i.client.master.rewind(table, i.user.id)),
}
