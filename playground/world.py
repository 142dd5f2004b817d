"""The simulated Discord as the page needs it: live, for several people at a time.

SimCord is made for tests: an action returns when the bot has come to rest, two actions at once are refused,
and what is to be seen must be asked for. Here people act whenever they like, so `World` puts their actions in
a row, and tells whoever looks on as soon as anything has changed.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import discord
from simcord import (
    BackendError,
    ChannelHandle,
    Env,
    GuildHandle,
    InteractionResult,
    OptionError,
    SetupError,
)

from playground.chronicle import Chronicle
from playground.commands import Command, leaves
from playground.people import Person, Place, Values, in_words
from playground.power import Power, commands_of
from playground.reading import Reading

log = logging.getLogger(__name__)

TOKEN_LIFE = 15 * 60
"""Seconds for which an answer to an action may be written or changed."""
GONE = "That is no longer here. Look for the newest message."
OFF = "The bot is switched off. Switch it on, and the games go on where they were."
T = TypeVar("T")


class RefusedError(Exception):
    """What a person tried cannot be done. The text says why, to that person."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What an action brought at once; all else shows in the places.

    `modal` is a form to fill in, `place` where to go to.
    """

    answered: bool = True
    modal: dict[str, Any] | None = None
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """A modal that somebody has open."""

    person: Person
    place: Place
    shown: InteractionResult


class World:
    """The server, the people and the bot. `playground.opening` makes it."""

    def __init__(
        self,
        env: Env,
        guild: GuildHandle,
        channel: ChannelHandle,
        people: Sequence[Person],
        power: Power,
        chronicle: Chronicle,
    ) -> None:
        self.people = tuple(people)
        self.server = guild.name
        self.turn = asyncio.Lock()
        self.version = 0
        self.key = chronicle.recall("key").get("") or secrets.token_urlsafe(24)
        """What the page's address ends with, the same each day: an open tab finds it again."""
        chronicle.keep("key", "", self.key)
        self._env = env
        self._channel = channel
        self.home = channel.id
        self._changed = asyncio.Event()
        self.reading = Reading(env, chronicle)
        self._power = power
        self._chronicle = chronicle
        self._acted: dict[int, float] = {}
        self._forms: dict[str, Form] = {}
        self._spoken = {int(message): spoken for message, spoken in chronicle.recall("spoken").items()}

    @property
    def bot(self) -> discord.ClientUser:
        """The account of the bot."""
        user = self._env.bot.user
        assert user is not None
        return user

    @property
    def client(self) -> discord.Client:
        """The bot itself."""
        return self._env.bot

    @property
    def on(self) -> bool:
        """Whether the bot is switched on."""
        return self._power.on

    def person(self, key: str) -> Person:
        """Find one of the five by key."""
        for person in self.people:
            if person.key == key:
                return person
        raise RefusedError(f"There is nobody here by the name of {key!r}.")

    def places(self, person: Person) -> list[Place]:
        """List where this person may be: the channel, its threads, the direct messages with the bot."""
        threads = (self._thread(handle) for handle in self._channel.threads)
        return [
            Place(self._channel.id, "channel", self._channel.name or "", self._channel),
            *(thread for thread in threads if self._may_read(person, thread)),
            Place(person.user.dm_channel.id, "dm", self.bot.display_name, person.user.dm_channel),
        ]

    def place(self, person: Person, where: str) -> Place:
        """Find a place of this person's by id, or by kind where there is but one: "channel" or "dm"."""
        for place in self.places(person):
            if where in {str(place.id), place.kind} - {"thread"}:
                return place
        raise RefusedError(f"{person.name} cannot go there, or it is gone.")

    def read(self, person: Person, place: Place) -> None:
        """Note that this person has read all there is in the place."""
        self.reading.note(person, place)
        self._announce()

    def spoken(self, message: discord.Message) -> str | None:
        """Give the command that a message answers, as it was run; None where that is not known."""
        return self._spoken.get(message.id)

    async def commands(self, person: Person, place: Place) -> list[Command]:
        """List the commands that the bot registered and that this person may use in the place."""
        tree = commands_of(self._env.bot)
        allowed = person.may_run(place)
        registered = [] if tree is None else await tree.fetch_commands()
        return [leaf for leaf in leaves(registered) if leaf["name"] in allowed]

    async def change(self, since: int) -> int:
        """Wait until something is different from what it was at version `since`. Returns the version now."""
        while self.version == since:
            await self._changed.wait()
        return self.version

    def look(self) -> None:
        """Take note of what the bot has asked of Discord since the last look."""
        requests = [request for request in self._env.http_requests if request.method != "GET"]
        # SimCord keeps these records for tests. Nobody else reads them here, and they would grow and grow.
        self._env.http_requests.clear()
        self._env.backend.transcript.clear()
        for place in {place for request in requests for place in self._touched(request.path)}:
            self.reading.forget(place)
        if requests:
            self._announce()

    async def switch(self, *, on: bool) -> None:
        """Switch the bot off or on. Where it cannot start, it stays off, and what it raised is passed on."""
        async with self.turn:
            if on == self.on:
                return
            try:
                await (self._power.switch_on() if on else self._power.switch_off())
            finally:
                self._forms.clear()
                self.reading.forget()
                self._announce()

    async def say(self, person: Person, place: Place, text: str) -> None:
        """Write a message."""
        await self._act(place, lambda: person.say(place, text))

    async def click(self, person: Person, place: Place, message_id: int, control: str) -> Reply:
        """Press a button, named by its custom_id."""
        message = self._message(person, place, message_id)
        return await self._interact(
            person, place, lambda: person.at(place).click(message, custom_id=control), refusal=GONE
        )

    async def choose(
        self, person: Person, place: Place, message_id: int, control: str, values: Sequence[object]
    ) -> Reply:
        """Choose in a select menu, named by its custom_id."""
        message = self._message(person, place, message_id)
        chosen = [person.handle(place, value) for value in values]
        return await self._interact(
            person, place, lambda: person.at(place).select(message, chosen, custom_id=control), refusal=GONE
        )

    async def run(self, person: Person, place: Place, command: str, options: Values) -> Reply:
        """Run a slash command by its full name, such as "attic new"."""
        self._only_when_on()
        await self._check(person, place, command, options)
        return await self._interact(
            person,
            place,
            lambda: person.run(place, command, options),
            spoken=in_words(command, options),
        )

    async def complete(
        self, person: Person, place: Place, command: str, *, option: str, typed: str, options: Values
    ) -> list[dict[str, Any]]:
        """Ask the bot for the choices of an option that is being typed."""
        self._only_when_on()
        await self._check(person, place, command, [option, *options])
        choices = await self._act(place, lambda: person.complete(place, command, option, typed, options))
        return choices or []

    async def submit(self, person: Person, form_id: str, values: Values) -> Reply:
        """Hand in a form that an action of this person's has opened."""
        form = self._forms.get(form_id)
        if form is None or form.person != person:
            raise RefusedError("That form is closed. Press the button again.")
        filled = person.handles(form.place, values)
        actor = person.at(form.place)
        reply = await self._interact(person, form.place, lambda: actor.submit_modal(form.shown, filled))
        del self._forms[form_id]
        return reply

    async def _interact(
        self,
        person: Person,
        place: Place,
        action: Callable[[], Awaitable[InteractionResult]],
        *,
        spoken: str | None = None,
        refusal: str | None = None,
    ) -> Reply:
        self._only_when_on()
        result = await self._act(place, action, refusal)
        if result is None:
            return Reply()
        if spoken is not None and (response := result.response) is not None:
            self._spoken[response.id] = spoken
            self._chronicle.keep("spoken", str(response.id), spoken)
            self._happened(place)
        if (modal := result.modal) is None:
            return Reply(answered=result.acknowledged)
        form = secrets.token_urlsafe(9)
        self._forms[form] = Form(person, place, result)
        return Reply(modal=modal | {"form": form})

    async def _act(
        self, place: Place, action: Callable[[], Awaitable[T]], refusal: str | None = None
    ) -> T | None:
        """Do one thing at a time. None means that the bot is still at work on it, which shows as it comes."""
        async with self.turn:
            loop = asyncio.get_running_loop()
            self._acted[place.id] = loop.time()
            # The action itself is done before the loop comes round; the wait after it is for the bot.
            loop.call_soon(self._happened, place)
            try:
                return await action()
            except TimeoutError:
                log.info("the bot is still at work")
                return None
            except OptionError as error:
                raise RefusedError(_sentence(error)) from error
            except (SetupError, BackendError) as error:
                raise RefusedError(refusal or _sentence(error)) from error
            finally:
                self._happened(place)

    def _happened(self, place: Place) -> None:
        self.reading.forget(place.id)
        self._announce()

    def _announce(self) -> None:
        self.version += 1
        self._changed.set()
        self._changed = asyncio.Event()

    def _touched(self, path: str) -> set[int]:
        """Name the places that a request of the bot's may have changed.

        An answer to an action is addressed by its token, so it may be wherever somebody acted of late.
        """
        if found := re.match(r"/channels/(\d+)", path):
            return {int(found[1])}
        now = asyncio.get_running_loop().time()
        self._acted = {place: when for place, when in self._acted.items() if now - when < TOKEN_LIFE}
        return set(self._acted)

    async def _check(self, person: Person, place: Place, command: str, options: Iterable[str]) -> None:
        known = next((one for one in await self.commands(person, place) if one["name"] == command), None)
        if known is None:
            raise RefusedError(f"There is no command /{command} here.")
        names = {option["name"] for option in known["options"]}
        for name in options:
            if name not in names:
                raise RefusedError(f"/{command} has no option {name!r}.")

    def _only_when_on(self) -> None:
        if not self.on:
            raise RefusedError(OFF)

    def _thread(self, handle: ChannelHandle) -> Place:
        # A bot's cache, from which SimCord answers, has no archived threads after a restart.
        metadata = self._env.backend.get_channel(handle.id).thread_metadata
        archived = metadata is not None and metadata.archived
        return Place(handle.id, "thread", handle.name or "", handle, archived)

    def _may_read(self, person: Person, thread: Place) -> bool:
        if self._env.backend.get_channel(thread.id).type != discord.ChannelType.private_thread.value:
            return True
        try:
            self.reading.timeline(person, thread)
        except SetupError:
            return False
        return True

    def _message(self, person: Person, place: Place, message_id: int) -> discord.Message:
        for message in self.reading.timeline(person, place):
            if message.id == message_id:
                return message
        raise RefusedError(GONE)


def _sentence(error: Exception) -> str:
    return f"{str(error).rstrip('.')}."
