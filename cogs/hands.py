"""Showing a hand: the same for each game in which people hold cards."""

from bot.replies import acknowledge, whisper
from cogs.opening import Interaction
from cogs.tables import LIVE, find_table
from gamemaster.present import panel_screen
from gamemaster.records import TableId
from gamemaster.refusals import Refusal


async def show_hand(interaction: Interaction, number: TableId | None, slug: str) -> None:
    """Show what only the user may know at a table of this game."""
    await acknowledge(interaction)
    bot = interaction.client
    seen = await bot.master.look(await _find_table(interaction, number, slug))
    if seen.record.slug != slug:
        raise Refusal(f"Table #{seen.record.id} plays {seen.game.title}; `/secrets` shows what is yours.")
    await whisper(interaction, panel_screen(seen, bot.master.seat_of(seen.record, interaction.user.id)))


async def _find_table(interaction: Interaction, number: TableId | None, slug: str) -> TableId:
    """The table that is meant; without a number, the user's only table of this game if there is one."""
    if number is None:
        mine = await interaction.client.store.tables_of(interaction.user.id, LIVE)
        own = [record.id for record in mine if record.slug == slug]
        if len(own) == 1:
            return own[0]
    return await find_table(interaction, number)
