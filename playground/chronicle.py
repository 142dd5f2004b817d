"""What happens in the world is written down as it happens, and read again when the world is opened.

SimCord has no way to give its world out or to take one in, but its backend is plain data, and tells listeners
of every change. What nobody would find on Discord either when they come back is not kept: private answers,
promises of an answer, open forms.
"""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import discord
from pydantic import TypeAdapter, ValidationError
from simcord import Env
from simcord.backend.models import Channel, Message

from playground.keeping import Key, Things, Unreadable, WorldFile

MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)
THREAD: TypeAdapter[Channel] = TypeAdapter(Channel)
PAST = {"thread", "message", "file"}
LOADING = discord.MessageFlags.loading.flag


@dataclass(frozen=True, slots=True)
class Past:
    """What was kept, and makes sense."""

    threads: list[Channel] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    files: dict[int, bytes] = field(default_factory=dict)

    @classmethod
    def of(cls, things: Things) -> "Past":
        """Read it; raises Unreadable."""
        try:
            past = cls(
                [THREAD.validate_json(body) for (kind, _), body in things.items() if kind == "thread"],
                [MESSAGE.validate_json(body) for (kind, _), body in things.items() if kind == "message"],
                {int(name): body for (kind, name), body in things.items() if kind == "file"},
            )
            shown = {int(file["id"]) for message in past.messages for file in message.attachments}
        except (ValidationError, ValueError, TypeError, KeyError) as error:
            raise Unreadable("something in it makes no sense") from error
        if shown - past.files.keys():
            raise Unreadable("a picture is missing")
        return past

    @property
    def end(self) -> datetime:
        """When the latest of it was."""
        ids = [thread.id for thread in self.threads] + [message.id for message in self.messages]
        return discord.utils.snowflake_time(max(ids, default=0))


class Chronicle:
    """Keeps a world in its file."""

    def __init__(self, file: WorldFile, env: Env) -> None:
        self._file = file
        self._env = env
        self._things: Things = {}
        self._pictures: dict[int, set[str]] = {}
        self._changed: dict[Key, bytes | None] = {}
        self._touched: dict[tuple[int, int], None] = {}
        self._threads: dict[int, None] = {}
        self._news = asyncio.Event()

    async def open(self, identity: str) -> str | None:
        """Bring back what was kept of the world of this identity, and listen from now on.

        The simulated clock is set past all that was, so that no id is given out twice.

        A file that cannot be used is put aside; then the sentence that says so is given.
        """
        told = None
        try:
            self._things = await self._file.read()
            past = self._checked(identity)
        except Unreadable as error:
            aside = await self._file.put_aside()
            told = (
                f"{self._file.path.name} cannot be read ({error}); it is called {aside.name} now. The "
                "tables are all there, and are shown again in a new world."
            )
            self._things, past = await self._file.read(), Past()
        self._things = {key: body for key, body in self._things.items() if key[0] not in PAST}
        self.keep("identity", "", identity)
        self._restore(past)
        # Ids tell milliseconds, and are given out in order within each.
        await self._env.advance_time(max(0.0, (past.end - self._env.now()).total_seconds() + 0.001))
        self._env.backend.subscribers.append(self._hear)
        return told

    def recall(self, kind: str) -> dict[str, str]:
        """Give what was kept of a kind when the world was opened, by name."""
        return {name: body.decode() for (found, name), body in self._things.items() if found == kind}

    def keep(self, kind: str, name: str, body: str | None) -> None:
        """Keep a text under a name; None removes it."""
        self._changed[kind, name] = None if body is None else body.encode()
        self._news.set()

    async def news(self) -> None:
        """Wait until there is something to write down."""
        await self._news.wait()

    async def save(self) -> None:
        """Write down what has happened since the last time; raises CannotWrite, and will try it again."""
        self._news.clear()
        for channel, message in self._touched:
            self._note_message(channel, message)
        for thread in self._threads:
            found = self._env.backend.channels.get(thread)
            self._changed["thread", str(thread)] = None if found is None else THREAD.dump_json(found)
        changes, self._changed = self._changed, {}
        self._touched.clear()
        self._threads.clear()
        if not changes:
            return
        try:
            await self._file.write(changes)
        except BaseException:
            self._changed = changes | self._changed
            self._news.set()
            raise

    def _checked(self, identity: str) -> Past:
        if self._things and self.recall("identity").get("") != identity:
            raise Unreadable("it is of another version of the playground")
        called = self.recall("called")
        ids = [*self.recall("read").values(), *self.recall("spoken"), *called]
        ids += [person for people in called.values() for person in people.split(",")]
        if not all(number.isdecimal() for number in ids):
            raise Unreadable("something in it makes no sense")
        return Past.of(self._things)

    def _restore(self, past: Past) -> None:
        backend = self._env.backend
        guild = backend.get_guild(self._env.guild.id)
        for thread in past.threads:
            backend.reserve_id(thread.id)
            backend.channels[thread.id] = thread
            backend.messages[thread.id] = {}
            guild.thread_ids.append(thread.id)
        for message in sorted(past.messages, key=lambda message: message.id):
            if message.channel_id not in backend.messages:
                continue  # It was in a thread that was deleted.
            if message.id not in backend.channels:  # A thread has the id of the message that it hangs from.
                backend.reserve_id(message.id)
            backend.messages[message.channel_id][message.id] = message
            backend.channels[message.channel_id].last_message_id = message.id
            for file in message.attachments:
                body = past.files[int(file["id"])]
                backend.cdn.store_attachment(
                    int(file["id"]), message.channel_id, file["filename"], body, file["description"]
                )
            self._pictures[message.id] = {str(file["id"]) for file in message.attachments}

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        if event.startswith("THREAD_"):
            self._threads[int(payload["id"])] = None
        elif event == "MESSAGE_DELETE_BULK":
            for message in payload["ids"]:
                self._touched[int(payload["channel_id"]), int(message)] = None
        elif event.startswith("MESSAGE_"):
            message = payload.get("message_id", payload.get("id"))
            self._touched[int(payload["channel_id"]), int(message or 0)] = None
        self._news.set()

    def _note_message(self, channel: int, number: int) -> None:
        message = self._env.backend.messages.get(channel, {}).get(number)
        if message is not None and (message.is_ephemeral or message.flags & LOADING):
            return
        key = ("message", str(number))
        self._changed[key] = None if message is None else MESSAGE.dump_json(message)
        files = {} if message is None else {str(file["id"]): file["url"] for file in message.attachments}
        before = self._pictures.pop(number, set())
        for name in before - files.keys():
            self._changed["file", name] = None
        for name in files.keys() - before:
            self._changed["file", name] = self._env.backend.cdn.get(files[name]) or b""
        if files:
            self._pictures[number] = set(files)


def identity_of(env: Env, ids: Mapping[str, int]) -> str:
    """Name the world by the ids that are the same each time, as long as it is made in the same way."""
    return json.dumps({"bot": env.backend.bot_user.id, **ids}, sort_keys=True)
