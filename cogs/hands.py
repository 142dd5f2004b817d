"""Showing a hand: the same for each game in which people hold cards."""

from collections.abc import Sequence

from bot.replies import acknowledge, whisper
from cogs.opening import Interaction
from cogs.tables import LIVE, find_table
from gamemaster.present import panel_screen
from gamemaster.records import TableId
from gamemaster.refusals import Refusal


async def show_hand(interaction: Interaction, number: TableId | None, *slugs: str) -> None:
    """Show what only the user may know at a table of one of these games."""
    await acknowledge(interaction)
    bot = interaction.client
    seen = await bot.master.look(await _find_table(interaction, number, slugs))
    if seen.record.slug not in slugs:
        raise Refusal(f"Table #{seen.record.id} plays {seen.game.title}; `/secrets` shows what is yours.")
    await whisper(interaction, panel_screen(seen, bot.master.seat_of(seen.record, interaction.user.id)))


async def _find_table(interaction: Interaction, number: TableId | None, slugs: Sequence[str]) -> TableId:
    """The table that is meant; without a number, the user's only table of these games if there is one."""
    if number is None:
        mine = await interaction.client.store.tables_of(interaction.user.id, LIVE)
        own = [record.id for record in mine if record.slug in slugs]
        if len(own) == 1:
            return own[0]
    return await find_table(interaction, number)
