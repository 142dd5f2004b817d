"""What the page may ask for, as data that is checked before anything is done about it."""

import logging
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from playground.first_game import begin
from playground.people import Person, Place
from playground.wire import LATEST
from playground.world import RefusedError, Reply, World

log = logging.getLogger(__name__)


class Said(BaseModel):
    """What the page asks for in the name of a person, in a place."""

    model_config = ConfigDict(extra="forbid", strict=True)

    who: str
    where: str

    def find(self, world: World) -> tuple[Person, Place]:
        """Find the person and the place."""
        person = world.person(self.who)
        return person, world.place(person, self.where)


class Looking(Said):
    """What a person wants to see of a place: so many of the latest messages."""

    most: Annotated[int, Field(ge=1, le=10_000)] = LATEST


class PersonNamed(BaseModel):
    """One of the five, as a value."""

    model_config = ConfigDict(extra="forbid", strict=True)

    person: str


class PlaceNamed(BaseModel):
    """A place, as a value."""

    model_config = ConfigDict(extra="forbid", strict=True)

    place: str


Command = Annotated[str, Field(pattern=r"^\S+( \S+){0,2}$", max_length=100)]
Snowflake = Annotated[str, Field(pattern=r"^[0-9]{1,20}$")]
Value = str | bool | int | float | PersonNamed | PlaceNamed
Values = dict[str, Value | list[Value]]


class Read(Said):
    """The person has seen what is here."""

    do: Literal["read"]

    async def perform(self, world: World) -> Reply:
        """Do it."""
        world.read(*self.find(world))
        return Reply()


class Say(Said):
    """Write a message."""

    do: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=2000)]

    async def perform(self, world: World) -> Reply:
        """Do it."""
        await world.say(*self.find(world), self.text)
        return Reply()


class Click(Said):
    """Press a button."""

    do: Literal["click"]
    message: Snowflake
    control: Annotated[str, Field(min_length=1, max_length=100)]

    async def perform(self, world: World) -> Reply:
        """Do it."""
        return await world.click(*self.find(world), int(self.message), self.control)


class Choose(Said):
    """Choose in a select menu."""

    do: Literal["choose"]
    message: Snowflake
    control: Annotated[str, Field(min_length=1, max_length=100)]
    values: list[Value]

    async def perform(self, world: World) -> Reply:
        """Do it."""
        person, place = self.find(world)
        values = [_resolved(world, person, value) for value in self.values]
        return await world.choose(person, place, int(self.message), self.control, values)


class Run(Said):
    """Run a slash command."""

    do: Literal["run"]
    command: Command
    options: Values

    async def perform(self, world: World) -> Reply:
        """Do it."""
        person, place = self.find(world)
        return await world.run(person, place, self.command, _resolve(world, person, self.options))


class Submit(Said):
    """Hand in a form."""

    do: Literal["submit"]
    form: str
    values: Values

    async def perform(self, world: World) -> Reply:
        """Do it."""
        person, _ = self.find(world)
        return await world.submit(person, self.form, _resolve(world, person, self.values))


class Switch(Said):
    """Switch the bot off or on."""

    do: Literal["switch"]
    on: bool

    async def perform(self, world: World) -> Reply:
        """Do it."""
        try:
            await world.switch(on=self.on)
        except Exception as error:
            log.exception("the bot does not start")
            raise RefusedError(f"The bot does not start: {error}") from error
        return Reply()


class Begin(Said):
    """Begin a first game, with bots."""

    do: Literal["begin"]

    async def perform(self, world: World) -> Reply:
        """Do it."""
        return Reply(place=await begin(world, world.person(self.who)))


class Typing(Said):
    """An option of a command that is being typed, beside those filled in already."""

    command: Command
    option: str
    typed: str
    options: Values

    async def choices(self, world: World) -> list[dict[str, Any]]:
        """Give what the bot offers for it."""
        person, place = self.find(world)
        return await world.complete(
            person,
            place,
            self.command,
            option=self.option,
            typed=self.typed,
            options=_resolve(world, person, self.options),
        )


Deed = Annotated[Read | Say | Click | Choose | Run | Submit | Switch | Begin, Field(discriminator="do")]
DEED: TypeAdapter[Deed] = TypeAdapter(Deed)


def _resolve(world: World, person: Person, values: Values) -> dict[str, object]:
    return {name: _resolved(world, person, value) for name, value in values.items()}


def _resolved(world: World, person: Person, value: Value | list[Value]) -> object:
    match value:
        case PersonNamed():
            return world.person(value.person)
        case PlaceNamed():
            return world.place(person, value.place)
        case list():
            return [_resolved(world, person, item) for item in value]
        case _:
            return value
