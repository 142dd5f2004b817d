"""The people of the playground, the places where they may be, and how they act there.

SimCord tells a member of a server from a user in direct messages. A `Person` is both, and acts in either kind
of place in the same words.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from simcord import ChannelHandle, InteractionResult, MemberActor, UserHandle

Values = Mapping[str, object]
"""What was filled in, by the name of the option or control. Values may be people and places."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where messages are: the channel, a thread of it, or somebody's direct messages with the bot."""

    id: int
    kind: Literal["channel", "thread", "dm"]
    name: str
    channel: ChannelHandle
    archived: bool = False


@dataclass(frozen=True, slots=True)
class Person:
    """One of the five, as a member of the server and as a user in direct messages."""

    key: str
    name: str
    member: MemberActor
    user: UserHandle

    @property
    def id(self) -> int:
        """The id by which Discord knows this person."""
        return self.user.id

    def at(self, place: Place) -> MemberActor | UserHandle:
        """Give the handle by which this person acts in the place."""
        return self.user if place.kind == "dm" else self.member

    async def say(self, place: Place, text: str) -> None:
        """Write a message."""
        if place.kind == "dm":
            await self.user.send_dm(text)
        else:
            await self.member.send(place.channel, text)

    def may_run(self, place: Place) -> tuple[str, ...]:
        """List the full names of the commands that Discord offers this person in the place."""
        if place.kind == "dm":
            return self.user.available_commands()
        return self.member.available_commands(place.channel)

    async def run(self, place: Place, command: str, options: Values) -> InteractionResult:
        """Run a slash command by its full name."""
        filled = self.handles(place, options)
        if place.kind == "dm":
            result: InteractionResult = await self.user.slash(command, **filled)
            return result
        return await self.member.slash(place.channel, command, **filled)

    async def complete(
        self, place: Place, command: str, option: str, typed: str, options: Values
    ) -> list[dict[str, Any]]:
        """Ask for the choices of an option that is being typed, the others being as they are."""
        filled = self.handles(place, options)
        if place.kind == "dm":
            return await self.user.autocomplete(command, option, typed, **filled)
        return await self.member.autocomplete(place.channel, command, option, typed, **filled)

    def handles(self, place: Place, values: Values) -> dict[str, Any]:
        """Turn the people and places among the values into what SimCord takes for them."""
        return {name: self.handle(place, value) for name, value in values.items()}

    def handle(self, place: Place, value: object) -> object:
        """Turn a value into what SimCord takes for it."""
        match value:
            case Person():
                return value.at(place)
            case Place():
                return value.channel
            case list():
                return [self.handle(place, item) for item in value]
            case _:
                return value


def in_words(command: str, options: Values) -> str:
    """Write a command as Discord shows it above the answer."""
    filled = [
        f"{name}: {value.name if isinstance(value, Person | Place) else value}"
        for name, value in options.items()
    ]
    return " ".join([f"/{command}", *filled])
