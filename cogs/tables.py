"""Commands that all tables share, whatever is played at them."""

import asyncio
import logging
from collections.abc import Sequence
from io import BytesIO
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GameMasterBot
from bot.replies import acknowledge, whisper
from gamemaster.names import in_markdown
from gamemaster.present import Seen, panel_screen, table_screen, words_screen
from gamemaster.records import Status, TableId, TableRecord
from gamemaster.refusals import NoSuchTable, Refusal
from games.kernel.verify import differences

Interaction: TypeAlias = discord.Interaction[GameMasterBot]
Table: TypeAlias = app_commands.Range[int, 1, 10**9]

log = logging.getLogger(__name__)

LIVE = (Status.LOBBY, Status.RUNNING, Status.FROZEN)
WHICH_TABLE = "its number; without it, the table of this channel, or your only one"
MOST_LISTED = 25
MOST_DIFFERENCES = 10
LONGEST_VERDICT = 1700
HAND = "hand"

HELP = """## Play-by-post board games
**Begin:** {openers}. Others press Join, the host presses Start.
**Play:** the table shows buttons with all that is legal now, and pings you when it is your turn.
**Your secrets** come by direct message, and are always behind the button of that name.
`/mytables` your tables, and which wait for you
`/board` the table again, or in words
`/secrets` what only you may know
`/undo` take back your last answer, where nothing was rolled or revealed since
`/leave` the bot plays on for you · `/replace` give a seat to somebody else
`/abandon` close a table · `/verify` check all dice of a finished game
`/privacy` what is stored · `/help game:` the rules of a game in short"""

PRIVACY = """## What is stored
Your Discord id and display name at the tables where you sit, what you answered there, and the ids of the \
channels and messages of those tables. Nothing of what you write is read or stored. Secrets of a game are in \
the bot's database and in your direct messages; whoever runs the bot could look into the database.
`/forgetme` removes your id and name from all tables that have ended."""


class Tables(commands.Cog):
    """What people do at any table."""

    @app_commands.command()
    async def mytables(self, interaction: Interaction) -> None:
        """List your tables, and say which of them wait for you."""
        await acknowledge(interaction)
        bot = interaction.client
        lines = []
        for record in (await bot.store.tables_of(interaction.user.id, LIVE))[:MOST_LISTED]:
            try:
                lines.append(_line(await bot.master.look(record.id), interaction.user.id))
            except Exception:
                # One broken table must not hide the others.
                log.exception("a table could not be listed", extra={"table": record.id})
                place = f"<#{record.thread or record.channel}>"
                lines.append(f"**Table #{record.id}** in {place}: cannot be shown right now")
        text = "\n".join(lines) or "You sit at no table. `/help` tells how to open one."
        await whisper(interaction, f"## Your tables\n{text}")

    @app_commands.command()
    @app_commands.describe(table=WHICH_TABLE, words="the whole table in words, for screen readers")
    async def board(self, interaction: Interaction, table: Table | None = None, words: bool = False) -> None:
        """Show a table to you, as a picture or in words; if its message was deleted, it comes back."""
        await acknowledge(interaction)
        bot = interaction.client
        number = await find_table(interaction, table)
        seen = await bot.master.look(number)
        if words:
            await whisper(interaction, words_screen(seen, seen.seat_of(interaction.user.id)))
            return
        await bot.master.redraw(number)
        await bot.courier.refresh(number)
        await whisper(interaction, table_screen(seen, "").without_controls())

    @app_commands.command()
    @app_commands.describe(table=WHICH_TABLE)
    async def secrets(self, interaction: Interaction, table: Table | None = None) -> None:
        """Show what only you may know, and what you are asked."""
        await acknowledge(interaction)
        bot = interaction.client
        seen = await bot.master.look(await find_table(interaction, table))
        await whisper(interaction, panel_screen(seen, bot.master.seat_of(seen.record, interaction.user.id)))

    @app_commands.command()
    @app_commands.describe(table=WHICH_TABLE)
    async def undo(self, interaction: Interaction, table: Table | None = None) -> None:
        """Take back the last answer, where nothing was rolled or revealed since."""
        await acknowledge(interaction)
        number = await find_table(interaction, table)
        await interaction.client.master.undo(number, interaction.user.id)
        await interaction.client.courier.refresh(number)
        await whisper(interaction, f"The last answer at table #{number} is taken back.")

    @app_commands.command()
    @app_commands.describe(table=WHICH_TABLE)
    async def leave(self, interaction: Interaction, table: Table | None = None) -> None:
        """Leave a table. In a running game the bot plays on for you."""
        await acknowledge(interaction)
        number = await find_table(interaction, table)
        await interaction.client.master.leave(number, interaction.user.id)
        await interaction.client.courier.refresh(number)
        await whisper(interaction, f"You have left table #{number}.")

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.describe(
        seat="the letter of the seat", by="who takes it; nobody: the bot plays it", table=WHICH_TABLE
    )
    async def replace(
        self,
        interaction: Interaction,
        seat: app_commands.Range[str, 1, 1],
        by: discord.Member | None = None,
        table: Table | None = None,
    ) -> None:
        """Give a seat to somebody else, or to the bot: as its holder, host, or manager of the server."""
        await acknowledge(interaction)
        if by is not None and by.bot:
            raise Refusal("Another bot cannot play. Leave `by` empty, and I play that seat.")
        number = await find_table(interaction, table)
        user, name = (by.id, by.display_name) if by is not None else (None, "")
        doer = await _doer(interaction, number)
        await interaction.client.master.replace_seat(number, doer, seat.upper(), user, name)
        await interaction.client.courier.refresh(number)
        taker = in_markdown(name) if name else "the bot"
        await whisper(interaction, f"Seat {seat.upper()} of table #{number} is played by {taker} now.")

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            number = await find_table(interaction, interaction.namespace.table)
        except Refusal:
            return []
        record = await interaction.client.master.ledger.record(number)
        lines = [(f"{seat.seat}: {seat.name}", seat.seat) for seat in record.seats]
        return [
            app_commands.Choice(name=line, value=seat)
            for line, seat in lines
            if typed.lower() in line.lower()
        ]

    @app_commands.command()
    @app_commands.describe(table=WHICH_TABLE)
    async def abandon(self, interaction: Interaction, table: Table | None = None) -> None:
        """Close a table for good. Its host may do it, and whoever manages the server."""
        await acknowledge(interaction)
        number = await find_table(interaction, table)
        await interaction.client.master.abandon(number, await _doer(interaction, number))
        await interaction.client.courier.refresh(number)
        await whisper(interaction, f"Table #{number} is closed.")

    @app_commands.command()
    @app_commands.describe(table="the number of a finished game; without it, the last one of this channel")
    async def verify(self, interaction: Interaction, table: Table | None = None) -> None:
        """Check that every die and card of a finished game followed from its seed, and get its log."""
        await acknowledge(interaction)
        bot = interaction.client
        number = await (_last_finished(interaction) if table is None else find_table(interaction, table))
        record = await bot.master.game_record(number)
        found = await asyncio.to_thread(differences, bot.games[record.slug], record)
        lines = found[:MOST_DIFFERENCES]
        if len(found) > MOST_DIFFERENCES:
            lines.append(f"and {len(found) - MOST_DIFFERENCES} more")
        verdict = "\n".join(line[: LONGEST_VERDICT // len(lines)] for line in lines)
        verdict = verdict or "Every die and every card followed from the seed that was promised."
        log = discord.File(BytesIO(record.model_dump_json(indent=1).encode()), f"table-{number}.json")
        await interaction.edit_original_response(
            content=f"**Table #{number}:** {verdict}\nThe log is for `python -m games verify`.",
            attachments=[log],
        )

    @app_commands.command(name="help")
    @app_commands.describe(game="whose rules to tell in short")
    async def tell_how(self, interaction: Interaction, game: str | None = None) -> None:
        """Say how to play, or tell the rules of a game in short."""
        games = interaction.client.games
        if game is None:
            openers = " or ".join(f"`{name}`" for name in _openers(interaction.client))
            await whisper(interaction, HELP.format(openers=openers))
        elif game in games:
            await whisper(interaction, f"## {games[game].title}\n{games[game].rules}")
        else:
            raise Refusal(f"There is no game of that name; there are {', '.join(games)}.")

    @tell_how.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        games = interaction.client.games.values()
        found = [game for game in games if typed.lower() in f"{game.title} {game.slug}".lower()]
        return [app_commands.Choice(name=game.title, value=game.slug) for game in found[:MOST_LISTED]]

    @app_commands.command()
    async def privacy(self, interaction: Interaction) -> None:
        """Say what the bot stores."""
        await whisper(interaction, PRIVACY)

    @app_commands.command()
    async def forgetme(self, interaction: Interaction) -> None:
        """Remove your id and name from all tables that have ended."""
        await acknowledge(interaction)
        number = await interaction.client.store.forget_user(interaction.user.id)
        await whisper(interaction, f"Your id and name are removed from {number} finished tables.")


async def find_table(interaction: Interaction, number: TableId | None) -> TableId:
    """The table that is meant: the one named, this channel's, or the only one of the user.

    A table of another server is shown to nobody but those who sit at it.
    """
    store = interaction.client.store
    if number is not None:
        record = await interaction.client.master.ledger.record(number)
        seated = any(seat.user == interaction.user.id for seat in record.seats)
        if not seated and record.guild != interaction.guild_id:
            raise NoSuchTable(number)
        return number
    here = await store.tables_in(interaction.channel_id or 0, LIVE)
    if len(here) == 1:
        return here[0].id
    mine = await store.tables_of(interaction.user.id, LIVE)
    seated_here = [record for record in here if record.id in {table.id for table in mine}]
    for candidates in (seated_here, mine):
        if len(candidates) == 1:
            return candidates[0].id
    if not here and not mine:
        raise Refusal("No table is open here, and you sit at none. Give the number of one, or see `/help`.")
    raise Refusal(f"Which table? Give its number: {_numbers(here or mine)}.")


async def _last_finished(interaction: Interaction) -> TableId:
    """The table of this channel whose game has ended last."""
    over = await interaction.client.store.tables_in(interaction.channel_id or 0, (Status.OVER,))
    if not over:
        raise Refusal("No game has ended in this channel. Give the number of a table.")
    return over[0].id


async def _doer(interaction: Interaction, number: TableId) -> int:
    """Who acts: whoever manages the server stands in for the host, who may be gone."""
    record = await interaction.client.master.ledger.record(number)
    manages = record.guild == interaction.guild_id and interaction.permissions.manage_guild
    return record.host if manages else interaction.user.id


def _numbers(records: Sequence[TableRecord]) -> str:
    return ", ".join(f"#{record.id}" for record in records[:MOST_LISTED])


def _line(seen: Seen, user: int) -> str:
    place = f"<#{seen.record.thread or seen.record.channel}>"
    if seen.turn is None:
        stopped = seen.record.status is Status.FROZEN
        return f"**{seen.title}** in {place}: {'is stopped' if stopped else 'waits for players'}"
    mine = any(seen.holder(seat).user == user for seat in seen.waits_for())
    others = ", ".join(seen.spoken(seat) for seat in seen.waits_for()) or "nobody"
    return f"**{seen.title}** in {place}: waits for {'**you**' if mine else others}"


def _openers(bot: GameMasterBot) -> list[str]:
    """The commands that open a table: those of each game's group, but for the one that shows a hand."""
    groups = [command for command in bot.tree.get_commands() if isinstance(command, app_commands.Group)]
    return [
        f"/{command.qualified_name}" for group in groups for command in group.commands if command.name != HAND
    ]


async def setup(bot: GameMasterBot) -> None:
    """Add the commands."""
    await bot.add_cog(Tables())
