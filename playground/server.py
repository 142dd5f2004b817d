"""The page's server: on loopback only, and only for those who know the address.

Everything lies below a path that nobody can guess, so that neither another user of this computer nor a page
of another site can act here. What the page gets is data, which it puts on screen as text.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib import resources
from typing import Annotated, Any, Literal

from aiohttp import web
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from playground import page
from playground.first_game import begin
from playground.people import Person, Place
from playground.wire import PICTURES, scene
from playground.world import RefusedError, Reply, World

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
BREATH = 25.0
"""Seconds after which a quiet stream says that it is still there."""
BURST = 0.03
"""Seconds to wait for the rest of what the bot does at once, before all of it is told."""
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Said(BaseModel):
    """What the page asks for in the name of a person, in a place."""

    model_config = ConfigDict(extra="forbid", strict=True)

    who: str
    where: str

    def find(self, world: World) -> tuple[Person, Place]:
        """Find the person and the place."""
        person = world.person(self.who)
        return person, world.place(person, self.where)


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


Deed = Annotated[Read | Say | Click | Choose | Run | Submit | Switch | Begin, Field(discriminator="do")]
DEED: TypeAdapter[Deed] = TypeAdapter(Deed)


class Server:
    """Answers the page. `serve` starts it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._closing = asyncio.Event()

    def application(self, key: str) -> web.Application:
        """Lay out what is found below the path `key`."""
        app = web.Application(middlewares=[guard], client_max_size=64 * 1024)
        app.add_routes(
            [
                web.get("/favicon.ico", nothing),
                web.get(f"/{key}/", self.index),
                web.get(f"/{key}/page/{{name}}", self.static),
                web.get(f"/{key}/live", self.live),
                web.get(f"/{key}/commands", self.commands),
                web.get(f"/{key}/file/{{id:[0-9]{{1,20}}}}", self.file),
                web.post(f"/{key}/act", self.act),
                web.post(f"/{key}/complete", self.complete),
            ]
        )
        app.on_shutdown.append(self.close)
        return app

    async def close(self, _app: web.Application) -> None:
        """End the streams, which would go on for ever."""
        self._closing.set()

    async def index(self, _request: web.Request) -> web.Response:
        """Give the page."""
        return _static("index.html")

    async def static(self, request: web.Request) -> web.Response:
        """Give a part of the page."""
        return _static(request.match_info["name"])

    async def live(self, request: web.Request) -> web.StreamResponse:
        """Tell a person what there is to see in a place, now and whenever it changes."""
        spot = _spot(request)
        stream = web.StreamResponse(headers=HEADERS | {"Content-Type": "text/event-stream"})
        await stream.prepare(request)
        with contextlib.suppress(ConnectionError):
            async for event in self._events(spot):
                await stream.write(event)
        return stream

    async def commands(self, request: web.Request) -> web.Response:
        """List the commands that a person may use in a place."""
        return _json({"commands": await self.world.commands(*_spot(request).find(self.world))})

    async def file(self, request: web.Request) -> web.Response:
        """Give a file. Only pictures are shown; all else is for saving, whatever it says it is."""
        file = self.world.file(int(request.match_info["id"]))
        if file is None:
            raise web.HTTPNotFound
        shown = file.content_type in PICTURES
        headers = HEADERS | ({} if shown else {"Content-Disposition": "attachment"})
        kind = file.content_type if shown else "application/octet-stream"
        return web.Response(body=await file.read(), content_type=kind, headers=headers)

    async def act(self, request: web.Request) -> web.Response:
        """Do what the page asks for."""
        reply = await DEED.validate_json(await request.read()).perform(self.world)
        place = None if reply.place is None else str(reply.place.id)
        return _json({"answered": reply.answered, "modal": reply.modal, "place": place})

    async def complete(self, request: web.Request) -> web.Response:
        """Give the choices for an option that is being typed."""
        asked = Typing.model_validate_json(await request.read())
        person, place = asked.find(self.world)
        choices = await self.world.complete(
            person,
            place,
            asked.command,
            option=asked.option,
            typed=asked.typed,
            options=_resolve(self.world, person, asked.options),
        )
        return _json({"choices": choices})

    async def _events(self, spot: Said) -> AsyncIterator[bytes]:
        told, version = "", self.world.version
        while not self._closing.is_set():
            try:
                now = json.dumps(scene(self.world, *spot.find(self.world)))
            except RefusedError:
                yield b"event: gone\ndata:\n\n"
                return
            yield b":\n\n" if now == told else f"data: {now}\n\n".encode()
            told, version = now, await self._news(version)

    async def _news(self, version: int) -> int:
        """Wait until there is something to tell, or it is time to say that there is not."""
        waits = [
            asyncio.ensure_future(self.world.change(version)),
            asyncio.ensure_future(self._closing.wait()),
        ]
        try:
            await asyncio.wait(waits, timeout=BREATH, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        await asyncio.sleep(BURST)
        return self.world.version


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Turn away requests that another site had the browser send, and put every refusal into a sentence."""
    port = request.transport.get_extra_info("sockname")[1] if request.transport else None
    hosts = {f"{HOST}:{port}", f"localhost:{port}"}
    origin = request.headers.get("Origin")
    if request.host not in hosts or origin not in {None, *(f"http://{host}" for host in hosts)}:
        raise web.HTTPForbidden
    try:
        return await handler(request)
    except RefusedError as error:
        return _json({"error": str(error)}, status=409)
    except ValidationError:
        return _json(
            {"error": "The page asked for something that makes no sense here. Load it again."}, status=400
        )


@contextlib.asynccontextmanager
async def serve(world: World, port: int) -> AsyncIterator[str]:
    """Serve the page on the port, or on a free one where that is taken, and give its address."""
    key = world.key
    runner = web.AppRunner(Server(world).application(key), access_log=None, shutdown_timeout=2.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError:
            log.info("port %d is taken", port)
            await web.TCPSite(runner, HOST, 0).start()
        yield f"http://{HOST}:{runner.addresses[-1][1]}/{key}/"
    finally:
        await runner.cleanup()


async def nothing(_request: web.Request) -> web.Response:
    """Give no picture for the tab, where a browser would ask for one again and again."""
    return web.Response(status=204, headers=HEADERS)


def _spot(request: web.Request) -> Said:
    return Said(who=request.query.get("who", ""), where=request.query.get("where", ""))


def _static(name: str) -> web.Response:
    files = {item.name: item for item in resources.files(page).iterdir()}
    kind = TYPES.get(name[name.rfind(".") :])
    if kind is None or name not in files:
        raise web.HTTPNotFound
    return web.Response(text=files[name].read_text("utf-8"), content_type=kind, headers=HEADERS)


def _json(body: dict[str, Any], status: int = 200) -> web.Response:
    return web.json_response(body, status=status, headers=HEADERS)


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
