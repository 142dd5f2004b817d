"""What people see, and what of it they have not yet read."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

import discord
from simcord import Env

from playground.chronicle import Chronicle
from playground.people import Person, Place

TALK = frozenset(
    {
        discord.MessageType.default,
        discord.MessageType.reply,
        discord.MessageType.chat_input_command,
        discord.MessageType.context_menu_command,
    }
)
"""The messages that somebody wrote, as against notices by Discord itself."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How much a person has not yet read, and how much of it calls that person by name."""

    unread: int = 0
    pings: int = 0

    def __add__(self, other: "Mark") -> "Mark":
        return Mark(self.unread + other.unread, self.pings + other.pings)


@dataclass(frozen=True, slots=True)
class Post:
    """As much of a message as it takes to count it."""

    id: int
    author: int
    pinged: frozenset[int]


class Reading:
    """Reads SimCord's messages, and remembers them as long as they are true, so that looking on is cheap."""

    def __init__(self, env: Env, chronicle: Chronicle) -> None:
        self._env = env
        self._chronicle = chronicle
        self._last = {name: int(message) for name, message in chronicle.recall("read").items()}
        self._called = {
            int(message): frozenset(map(int, called.split(",")))
            for message, called in chronicle.recall("called").items()
        }
        env.backend.subscribers.append(self._hear)
        self._posts: dict[int, list[Post]] = {}
        self._timelines: dict[tuple[str, int], list[discord.Message]] = {}
        self._files: dict[int, discord.Attachment] = {}

    def timeline(self, person: Person, place: Place) -> list[discord.Message]:
        """List the messages that this person sees in the place, the oldest first; raises SetupError."""
        key = (person.key, place.id)
        if key not in self._timelines:
            messages = place.channel.history(viewer=person.at(place))
            self._timelines[key] = messages
            self._files |= {file.id: file for message in messages for file in message.attachments}
        return self._timelines[key]

    def file(self, file_id: int) -> discord.Attachment | None:
        """Find a file that was shown to somebody."""
        return self._files.get(file_id)

    def pinged(self, place: int, message: discord.Message) -> frozenset[int]:
        """Name those whom a message calls as it reads now, by id."""
        # SimCord's queries tell everybody whom a message names; whom of them it pings, only its backend.
        found = self._env.backend.messages.get(place, {}).get(message.id)
        # It may have been deleted since it was read: a moment later it will not be shown any more.
        return frozenset() if found is None else frozenset(found.ping_user_ids)

    def mark(self, person: Person, place: Place) -> Mark:
        """Count what this person has not yet read in the place."""
        last = self._last.get(_spot(person, place), 0)
        new = takewhile(lambda post: post.id > last, reversed(self._posts_in(place)))
        others = [post for post in new if post.author != person.id]
        pings = len(others) if place.kind == "dm" else sum(person.id in post.pinged for post in others)
        return Mark(len(others), pings)

    def note(self, person: Person, place: Place) -> None:
        """Note that this person has read all there is in the place."""
        if posts := self._posts_in(place):
            self._last[_spot(person, place)] = posts[-1].id
            self._chronicle.keep("read", _spot(person, place), str(posts[-1].id))

    def forget(self, place: int | None = None) -> None:
        """Drop what was read in a place, or in all of them, where something has happened since."""
        for key in [key for key in self._timelines if place in {None, key[1]}]:
            del self._timelines[key]
        for number in [number for number in self._posts if place in {None, number}]:
            del self._posts[number]

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Remember whom a new message calls: an edit calls nobody, and takes no call back."""
        if event == "MESSAGE_CREATE":
            message = int(payload["id"])
            found = self._env.backend.messages[int(payload["channel_id"])][message].ping_user_ids
            if found:
                self._called[message] = frozenset(found)
                self._chronicle.keep("called", str(message), ",".join(map(str, found)))
        elif event in {"MESSAGE_DELETE", "MESSAGE_DELETE_BULK"}:
            for message in map(int, payload.get("ids", [payload.get("id")])):
                if self._called.pop(message, None):
                    self._chronicle.keep("called", str(message), None)

    def _posts_in(self, place: Place) -> list[Post]:
        if place.id not in self._posts:
            self._posts[place.id] = [
                Post(message.id, message.author.id, self._called.get(message.id, frozenset()))
                for message in place.channel.history()
                if message.type in TALK
            ]
        return self._posts[place.id]


def _spot(person: Person, place: Place) -> str:
    return f"{person.key}/{place.id}"
