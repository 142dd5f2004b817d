"""A small bot that does as ours does: it takes clicks by custom_id, and sends and edits by HTTP."""

import asyncio
import io
import time
from pathlib import Path

import aiosqlite
import discord
from discord import app_commands, ui
from discord.ext import commands, tasks
from PIL import Image

BOARD = "A hill with two houses. It is Ann's turn."


def picture(shade: int) -> discord.File:
    """Draw a board, of a sort."""
    buffer = io.BytesIO()
    Image.new("RGB", (480, 240), (shade, 90, 120)).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, "board.png", description=BOARD)


def table(rolls: int, named: str = "") -> ui.LayoutView:
    """Lay out a table as our bot does."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=discord.Colour(0x4F8A5B))
    container.add_item(
        ui.TextDisplay(f"## The Hill\nRolls so far: **{rolls}** {named}\n-# <script>alert(1)</script>")
    )
    container.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=BOARD)))
    container.add_item(ui.Separator())
    container.add_item(
        ui.Section(ui.TextDisplay("Look it up:"), accessory=ui.Button(label="Rules", custom_id="rules"))
    )
    container.add_item(
        ui.ActionRow(
            ui.Button(label="Roll", style=discord.ButtonStyle.primary, custom_id="roll"),
            ui.Button(label="Your secrets", custom_id="secrets"),
            ui.Button(label="Name it", style=discord.ButtonStyle.success, custom_id="name"),
            ui.Button(label="Leave", style=discord.ButtonStyle.danger, custom_id="leave", disabled=True),
        )
    )
    options = [
        discord.SelectOption(label=f"House {n}", value=str(n), description="To the top") for n in range(4)
    ]
    container.add_item(ui.ActionRow(ui.Select(custom_id="one", placeholder="Go to a house", options=options)))
    container.add_item(
        ui.ActionRow(
            ui.Select(
                custom_id="two", placeholder="Order of visits", options=options, min_values=2, max_values=3
            )
        )
    )
    view.add_item(container)
    return view


class Naming(ui.Modal, title="Name the hill"):
    """A form with one line."""

    def __init__(self) -> None:
        super().__init__(custom_id="naming", timeout=None)
        self.add_item(ui.Label(text="Its name", component=ui.TextInput(custom_id="name", max_length=32)))


class StandIn(commands.AutoShardedBot):
    """The bot. It keeps its rolls in a database, like ours."""

    def __init__(self, database: Path) -> None:
        super().__init__(command_prefix=[], intents=discord.Intents(guilds=True, dm_messages=True))
        self.database = database

    async def setup_hook(self) -> None:
        self.db = await aiosqlite.connect(self.database)
        await self.db.execute("CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value INTEGER)")
        self.tree.add_command(hill)
        self.tree.add_command(blue)
        if await self.fact("synced") == 0:
            await self.tree.sync()
            await self.count("synced")
        self.idle.start()

    async def close(self) -> None:
        self.idle.cancel()
        if hasattr(self, "db"):
            await self.db.close()
        await super().close()

    @tasks.loop(seconds=0.3)
    async def idle(self) -> None:
        await self.count("ticks")

    async def fact(self, name: str) -> int:
        async with self.db.execute("SELECT value FROM facts WHERE name = ?", [name]) as rows:
            row = await rows.fetchone()
        return row[0] if row else 0

    async def count(self, name: str) -> int:
        await self.db.execute(
            "INSERT INTO facts VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1", [name]
        )
        await self.db.commit()
        return await self.fact(name)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await self.on_control(interaction, str((interaction.data or {})["custom_id"]))
        elif interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.defer()
            named = interaction.data["components"][0]["component"]["value"]  # type: ignore[typeddict-item,index]
            await self.redraw(interaction, named)

    async def on_control(self, interaction: discord.Interaction, control: str) -> None:
        if control == "name":
            await interaction.response.send_modal(Naming())
        elif control in {"secrets", "rules"}:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await asyncio.sleep(0.1)
            await interaction.followup.send(f"A secret of {interaction.user.mention}", ephemeral=True)
        elif control == "silent":
            return
        elif control == "slow":
            await interaction.response.defer()
            await asyncio.to_thread(time.sleep, 0.6)
            await interaction.followup.send("At last.", ephemeral=True)
        else:
            await interaction.response.defer()
            chosen = (interaction.data or {}).get("values", [])
            await self.count("rolls")
            await self.redraw(interaction, " ".join(chosen))

    async def redraw(self, interaction: discord.Interaction, named: str) -> None:
        rolls = await self.fact("rolls")
        file = await asyncio.to_thread(picture, 40 * rolls % 255)
        assert interaction.channel_id is not None
        assert interaction.message is not None
        message = self.get_partial_messageable(interaction.channel_id).get_partial_message(
            interaction.message.id
        )
        await message.edit(view=table(rolls, named), attachments=[file])


hill = app_commands.Group(name="hill", description="Games on a hill")


@hill.command(name="new", description="Open a table")
@app_commands.describe(size="How large the hill is", guest="Who is asked first", title="What it is called")
@app_commands.choices(
    size=[app_commands.Choice(name="Small", value=1), app_commands.Choice(name="Large", value=2)]
)
async def new(
    interaction: discord.Interaction,
    size: int = 1,
    guest: discord.User | None = None,
    title: str = "The Hill",
) -> None:
    bot, guest = interaction.client, guest or interaction.user
    assert isinstance(bot, StandIn)
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message(f"Opened a table of size {size}.", ephemeral=True)
    message = await interaction.channel.send(f"**{title}** is open.")
    thread = await message.create_thread(name=title)
    await thread.send(
        f"{guest.mention}, it is your turn. {interaction.user.mention} is the host.",
        allowed_mentions=discord.AllowedMentions(users=[guest]),
    )
    await thread.send(view=table(0), file=picture(0))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("**The Hill**: your secret is 42."))
    view.add_item(
        ui.ActionRow(ui.Button(label="Think", custom_id="slow"), ui.Button(label="Hm", custom_id="silent"))
    )
    await guest.send(view=view)


@new.autocomplete("title")
async def titles(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=title, value=title)
        for title in ("The Hill", "The Dale")
        if typed.lower() in title.lower()
    ]


@app_commands.command(description="Say that the sky is blue")
async def blue(interaction: discord.Interaction) -> None:
    letter = discord.File(io.BytesIO(b"<script>alert(1)</script>"), "sky.html")
    await interaction.response.send_message("The sky is blue.", file=letter)
