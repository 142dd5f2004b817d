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
from typing import Any

from aiohttp import web
from pydantic import ValidationError

from playground import page
from playground.deeds import DEED, Looking, Said, Typing
from playground.wire import PICTURES, scene
from playground.world import RefusedError, World

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
        look = Looking.model_validate_strings(dict(request.query))
        stream = web.StreamResponse(headers=HEADERS | {"Content-Type": "text/event-stream"})
        await stream.prepare(request)
        with contextlib.suppress(ConnectionError):
            async for event in self._events(look):
                await stream.write(event)
        return stream

    async def commands(self, request: web.Request) -> web.Response:
        """List the commands that a person may use in a place."""
        return _json({"commands": await self.world.commands(*_spot(request).find(self.world))})

    async def file(self, request: web.Request) -> web.Response:
        """Give a file. Only pictures are shown; all else is for saving, whatever it says it is."""
        file = self.world.reading.file(int(request.match_info["id"]))
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
        choices = await Typing.model_validate_json(await request.read()).choices(self.world)
        return _json({"choices": choices})

    async def _events(self, look: Looking) -> AsyncIterator[bytes]:
        told, version = "", self.world.version
        while not self._closing.is_set():
            try:
                now = json.dumps(scene(self.world, *look.find(self.world), look.most))
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
