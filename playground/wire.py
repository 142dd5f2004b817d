"""What the page is told: the world as one person sees it from one place, as plain data."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import discord

from playground.people import Person, Place
from playground.reading import TALK, Mark
from playground.world import World

LATEST = 50
"""How many messages of a place are shown, unless more are asked for."""
PICTURES = {"image/png", "image/jpeg", "image/webp", "image/gif"}


def scene(world: World, person: Person, place: Place, most: int = LATEST) -> dict[str, Any]:
    """Tell all that the page shows: who there is, where one may go, and the latest of what was said here."""
    places = world.places(person)
    threads = {item.id: item.name for item in places if item.kind == "thread"}
    messages = world.reading.timeline(person, place)
    told = [_message(world, person, message, threads) for message in _latest(messages, most)]
    return {
        "server": world.server,
        "bot": {"id": str(world.bot.id), "name": world.bot.display_name, "on": world.on},
        "me": person.key,
        "here": str(place.id),
        "people": [_person(world, someone) for someone in world.people],
        "places": [
            {**_place(item), "archived": item.archived, **_mark(world.reading.mark(person, item))}
            for item in places
        ],
        "messages": [message for message in told if message is not None],
        "older": sum(not message.flags.ephemeral for message in messages) > most,
    }


def _latest(messages: Sequence[discord.Message], most: int) -> list[discord.Message]:
    """Give the latest of what all may see, and of the private answers.

    Each counts by itself: the page does not show private answers that were put away, so they must not take
    the room of what is shown.
    """
    private = [message.id for message in messages if message.flags.ephemeral]
    public = [message.id for message in messages if not message.flags.ephemeral]
    shown = {*private[-most:], *public[-most:]}
    return [message for message in messages if message.id in shown]


def _person(world: World, person: Person) -> dict[str, Any]:
    marks = [(place, world.reading.mark(person, place)) for place in world.places(person)]
    called = next((place for place, mark in marks if mark.pings), None)
    return {
        "key": person.key,
        "id": str(person.id),
        "name": person.name,
        "called": None if called is None else _place(called),
        **_mark(sum((mark for _, mark in marks), Mark())),
    }


def _place(place: Place) -> dict[str, str]:
    return {"id": str(place.id), "kind": place.kind, "name": place.name}


def _mark(mark: Mark) -> dict[str, int]:
    return {"unread": mark.unread, "pings": mark.pings}


def _message(
    world: World, person: Person, message: discord.Message, threads: Mapping[int, str]
) -> dict[str, Any] | None:
    if message.type is discord.MessageType.thread_created:
        return _thread_notice(message, threads)
    files = {file.url: file for file in message.attachments}
    components = [_component(item.to_dict(), files) for item in message.components]
    return {
        "id": str(message.id),
        "at": message.created_at.isoformat(),
        "by": {
            "id": str(message.author.id),
            "name": message.author.display_name,
            "bot": message.author.bot,
        },
        "notice": None if message.type in TALK else message.system_content,
        "command": _command(world, message),
        "text": message.content,
        "edited": message.edited_at is not None and message.interaction_metadata is None,
        "private": message.flags.ephemeral,
        "thinking": message.flags.loading,
        "embeds": [embed.to_dict() for embed in message.embeds],
        # The new kind of message shows its files by components, and no other way.
        "files": [] if message.flags.components_v2 else [_file(file) for file in message.attachments],
        "components": components,
        "thread": _thread(message.id, threads),
        "calls": person.id in world.reading.pinged(message.channel.id, message),
    }


def _thread_notice(message: discord.Message, threads: Mapping[int, str]) -> dict[str, Any] | None:
    """Tell that a thread was opened, except below the message which it hangs from: that shows it already."""
    if message.reference is not None and message.reference.message_id in threads:
        return None
    opened = next((thread for thread, name in threads.items() if name == message.content), None)
    return {
        "id": str(message.id),
        "at": message.created_at.isoformat(),
        "notice": f"{message.author.display_name} opened a thread.",
        "thread": None if opened is None else _thread(opened, threads),
    }


def _thread(thread: int, threads: Mapping[int, str]) -> dict[str, str] | None:
    return {"id": str(thread), "name": threads[thread]} if thread in threads else None


def _command(world: World, message: discord.Message) -> dict[str, str] | None:
    if message.type is not discord.MessageType.chat_input_command or message.interaction_metadata is None:
        return None
    return {
        "by": message.interaction_metadata.user.display_name,
        "text": world.spoken(message) or "a command",
    }


def _file(file: discord.Attachment) -> dict[str, Any]:
    return {
        "file": str(file.id),
        "name": file.filename,
        "alt": file.description,
        "picture": file.content_type in PICTURES,
        "spoiler": file.is_spoiler(),
    }


def _component(node: object, files: Mapping[str, discord.Attachment]) -> object:
    """Copy a component, with what is known of its files in place of their addresses, which lead nowhere."""
    if isinstance(node, list):
        return [_component(item, files) for item in node]
    if not isinstance(node, Mapping):
        return node
    told = {key: _component(value, files) for key, value in node.items()}
    for key in ("media", "file"):
        if isinstance(value := node.get(key), Mapping) and "url" in value:
            told[key] = _media(value["url"], files)
    return told


def _media(url: str, files: Mapping[str, discord.Attachment]) -> dict[str, Any]:
    if (file := files.get(url)) is not None:
        return _file(file)
    return {"file": None, "name": urlsplit(url).netloc, "alt": None, "picture": False, "spoiler": False}
