import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from yarl import URL

from playground.people import Person, Place
from playground.server import serve
from playground.world import World


class Browser:
    """As much of a browser as the server's tests need."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self.session = session
        self.address = URL(address)

    async def get(self, path: str, **options: Any) -> tuple[int, str]:
        async with self.session.get(self.address.join(URL(path)), **options) as response:
            return response.status, await response.text()

    async def act(self, **deed: Any) -> tuple[int, dict[str, Any]]:
        async with self.session.post(self.address.join(URL("act")), json=deed) as response:
            return response.status, await response.json()


@pytest.fixture
async def browser(world: World) -> AsyncIterator[Browser]:
    async with serve(world, 0) as address, aiohttp.ClientSession() as session:
        yield Browser(session, address)


async def test_the_page_forbids_all_that_is_not_its_own(browser: Browser) -> None:
    async with browser.session.get(browser.address) as response:
        policy = response.headers["Content-Security-Policy"]
        page = await response.text()
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in page.replace("http-equiv", "")


async def test_nothing_is_found_without_the_key(browser: Browser) -> None:
    assert (await browser.get("/"))[0] == 404
    assert (await browser.get("/live?who=ann&where=channel"))[0] == 404
    assert (await browser.get("page/server.py"))[0] == 404
    assert (await browser.get("page/__init__.py"))[0] == 404
    assert (await browser.get("page/app.js"))[0] == 200


@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}])
async def test_other_sites_are_turned_away(browser: Browser, headers: dict[str, str]) -> None:
    assert (await browser.get("", headers=headers))[0] == 403


async def test_a_port_that_is_taken_is_not_waited_for(world: World) -> None:
    async with serve(world, 0) as first, serve(world, URL(first).port or 0) as second:
        assert URL(first).port != URL(second).port


async def test_the_stream_tells_what_others_do(browser: Browser, channel: Place) -> None:
    address = browser.address.join(URL("live?who=ann&where=channel"))
    async with asyncio.timeout(5), browser.session.get(address) as stream:
        told = [json.loads(line[6:]) async for line in _lines(stream, 1)]
        assert told[0]["messages"] == []
        await browser.act(who="bob", where=str(channel.id), do="say", text="Hello *all*")
        told = [json.loads(line[6:]) async for line in _lines(stream, 1)]
    assert [message["text"] for message in told[0]["messages"]] == ["Hello *all*"]
    assert [place["unread"] for place in told[0]["places"]] == [1, 0]


@pytest.mark.parametrize("spot", ["who=zoe&where=channel", "who=ann&where=17"])
async def test_the_stream_says_where_there_is_nothing_to_see(browser: Browser, spot: str) -> None:
    assert await browser.get(f"live?{spot}") == (200, "event: gone\ndata:\n\n")


@pytest.mark.parametrize(
    "spot", ["", "who=ann", "who=ann&where=channel&most=0", "who=ann&where=channel&most=x"]
)
async def test_a_stream_of_nothing_is_refused(browser: Browser, spot: str) -> None:
    status, told = await browser.get(f"live?{spot}")
    assert status == 400
    assert "makes no sense" in told


async def _lines(stream: aiohttp.ClientResponse, count: int) -> AsyncIterator[str]:
    while count:
        line = (await stream.content.readline()).decode()
        if line.startswith("data: {"):
            count -= 1
            yield line


async def test_files_are_shown_only_where_they_are_pictures(
    browser: Browser, world: World, ann: Person, channel: Place, table: Place
) -> None:
    board = world.reading.timeline(ann, table)[-1].attachments[0]
    async with browser.session.get(browser.address.join(URL(f"file/{board.id}"))) as response:
        assert response.content_type == "image/png"
        assert (await response.read()).startswith(b"\x89PNG")
    await world.run(ann, channel, "blue", {})
    letter = world.reading.timeline(ann, channel)[-1].attachments[0]
    async with browser.session.get(browser.address.join(URL(f"file/{letter.id}"))) as response:
        assert response.content_type == "application/octet-stream"
        assert response.headers["Content-Disposition"] == "attachment"
    for absent in ("1", "9" * 20, "9" * 5000, "-1", "x"):
        assert (await browser.get(f"file/{absent}"))[0] == 404


async def test_a_command_is_run_with_people_as_its_options(
    browser: Browser, world: World, ann: Person
) -> None:
    status, offered = await browser.get("commands?who=ann&where=channel")
    assert status == 200
    options = json.loads(offered)["commands"][0]["options"]
    assert [option["name"] for option in options] == ["size", "guest", "title"]
    status, reply = await browser.act(
        who="ann",
        where="channel",
        do="run",
        command="hill new",
        options={"guest": {"person": "dan"}, "size": 2},
    )
    assert (status, reply) == (200, {"answered": True, "modal": None, "place": None})
    assert len(world.reading.timeline(world.person("dan"), world.place(world.person("dan"), "dm"))) == 1
    assert [place.kind for place in world.places(ann)] == ["channel", "thread", "dm"]


@pytest.mark.parametrize(
    ("deed", "status"),
    [
        ({"who": "zoe", "where": "channel", "do": "say", "text": "Hi"}, 409),
        ({"who": "ann", "where": "17", "do": "say", "text": "Hi"}, 409),
        ({"who": "ann", "where": "channel", "do": "click", "message": "17", "control": "roll"}, 409),
        ({"who": "ann", "where": "channel", "do": "run", "command": "nonsense", "options": {}}, 409),
        ({"who": "ann", "where": "channel", "do": "say", "text": ""}, 400),
        ({"who": "ann", "where": "channel", "do": "run", "command": "", "options": {}}, 400),
        ({"who": "ann", "where": "channel", "do": "run", "command": "  ", "options": {}}, 400),
        ({"who": "ann", "where": "channel", "do": "run", "command": "hill", "options": {}}, 409),
        ({"who": "ann", "where": "channel", "do": "run", "command": "hill new", "options": {"": 1}}, 409),
        ({"who": "ann", "where": "channel", "do": "run", "command": "hill new", "options": {"self": 1}}, 409),
        (
            {"who": "ann", "where": "channel", "do": "run", "command": "hill new", "options": {"size": []}},
            409,
        ),
        ({"who": "ann", "where": "channel", "do": "begin"}, 409),
        ({"who": "ann", "where": "channel", "do": "click", "message": "../..", "control": "roll"}, 400),
        ({"who": "ann", "where": "channel", "do": "dance"}, 400),
    ],
)
async def test_what_cannot_be_done_is_answered_with_a_sentence(
    browser: Browser, deed: dict[str, Any], status: int
) -> None:
    answered, body = await browser.act(**deed)
    assert answered == status
    assert body["error"].endswith(".")


async def test_open_streams_do_not_hold_up_the_end(world: World) -> None:
    async with asyncio.timeout(2), aiohttp.ClientSession() as session:
        async with serve(world, 0) as address:
            stream = await session.get(URL(address).join(URL("live?who=ann&where=channel")))
            await stream.content.readline()
        assert await stream.content.read() is not None
