"""Screens as Discord's components: the one place that knows Discord's limits."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO

import discord
from discord import ui

from bot.artist import Artist
from gamemaster.screens import Block, Button, Menu, Mood, Picture, Row, Screen, Text

LONGEST_TEXT = 4000
LONGEST_LABEL = 80
LONGEST_CHOICE = 100
LONGEST_HEADING = 150
PICTURE = "table.png"

COLOURS: dict[Mood, discord.Colour] = {
    "waiting": discord.Colour(0x8E7CC3),
    "lobby": discord.Colour(0x6FA8DC),
    "over": discord.Colour(0x93C47D),
    "private": discord.Colour(0xF6B26B),
    "trouble": discord.Colour(0xE06666),
    "lost": discord.Colour(0x8A8F98),
}
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Drawing:
    """A message ready to be sent: its layout, the pictures in it, and whom it may ping."""

    layout: ui.LayoutView
    files: tuple[discord.File, ...]
    mentions: discord.AllowedMentions


async def render(screen: Screen, artist: Artist) -> Drawing:
    """The screen as one container. Where no picture of a table can be had, its words stand in for it."""
    files: list[discord.File] = []
    items: list[ui.Item[ui.LayoutView]] = []
    room = LONGEST_TEXT
    for block in screen.blocks:
        drawn = await artist.draw(block) if isinstance(block, Picture) else None
        if isinstance(block, Picture) and drawn is not None:
            files.append(discord.File(BytesIO(drawn), PICTURE, description=block.alt))
            gallery = discord.MediaGalleryItem(f"attachment://{PICTURE}", description=block.alt)
            items.append(ui.MediaGallery(gallery))
            continue
        text = _text(block)
        if text is None:
            items.append(_controls(block))
        elif text and room > 1:
            clipped = text if len(text) <= room else text[: room - 1] + "…"
            room -= len(clipped)
            items.append(ui.TextDisplay(clipped))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.Container(*items, accent_colour=COLOURS[screen.mood]))
    # Clicks are routed by us, so discord.py's own store of views must not keep this one.
    layout.stop()
    users = [discord.Object(user) for user in screen.pings]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
    return Drawing(layout, tuple(files), mentions)


def marks(components: Sequence[discord.Component]) -> Iterator[str]:
    """All ids and texts in a message's components: by these a message of ours is found again."""
    for component in components:
        for attribute in ("custom_id", "content"):
            if isinstance(mark := getattr(component, attribute, None), str):
                yield mark
        yield from marks(getattr(component, "children", ()))


def _text(block: Block) -> str | None:
    match block:
        case Text():
            return block.markdown
        case Picture():
            # The words of a private picture stand beside it already.
            return "" if block.private else block.alt
        case _:
            return None


def _controls(block: Block) -> ui.ActionRow[ui.LayoutView]:
    match block:
        case Row():
            return ui.ActionRow(*(_button(button) for button in block.buttons))
        case Menu():
            return ui.ActionRow(_menu(block))
        case _:
            raise TypeError(block)


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    style = STYLES[button.style]
    return ui.Button(label=button.label[:LONGEST_LABEL], custom_id=button.address, style=style)


def _menu(menu: Menu) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=menu.address,
        placeholder=menu.heading[:LONGEST_HEADING],
        min_values=menu.least,
        max_values=menu.most,
        options=[
            discord.SelectOption(label=choice.label[:LONGEST_CHOICE], value=choice.value)
            for choice in menu.choices
        ],
    )
