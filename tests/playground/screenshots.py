"""The pictures of the docs: the real page, the real bot, the same dice each time.

`make screenshots` takes all of them anew, `python -m tests.playground.screenshots NAME` those of one game.
"""

import asyncio
import io
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.async_api import Page, expect

from games.kernel.drive import Position
from playground.server import serve
from tests.playground.chromium import PROGRAM, chromium, visit
from tests.playground.house import House, Player, house

DOCS = Path(__file__).parents[2] / "docs"
LARGEST = 250_000
COLOURS = (256, 192, 128, 96, 64)
# Later than the clock of any browser that will draw them, so that no answer is taken for one of another day.
EVENING = datetime(2041, 10, 31, 19, 30, tzinfo=UTC)

Moment = Callable[[Position[Any]], bool]


@dataclass(frozen=True)
class View:
    """What is drawn: who looks at what, on how large a screen, in which colours."""

    name: Literal["desk", "phone"]
    who: str
    place: Literal["t", "d"]
    width: int
    height: int
    colours: Literal["dark", "light"] = "dark"
    scale: float = 1.0
    whole: bool = False
    """Whether the screen is made as high as the newest message needs it."""


@dataclass(frozen=True)
class Scene:
    """A table at a moment, and how it is drawn. The page of the docs has the same name."""

    name: str
    command: str
    moment: Moment
    views: Sequence[View]
    seed: str
    least: int = 0
    people: Sequence[str] = ("ann", "bob", "cleo")
    options: dict[str, str] = field(default_factory=dict)


def desk(who: str) -> View:
    return View("desk", who, "t", 980, 700, whole=True)


def phone(who: str, place: Literal["t", "d"], colours: Literal["dark", "light"] = "light") -> View:
    return View("phone", who, place, 390, 844, colours, 1.5)


def asked(topic: str, seat: str) -> Moment:
    """Whether this seat is asked about this."""
    return lambda at: at.prompt is not None and at.prompt.topic == topic and seat in at.waits_for()


SCENES = (
    Scene("attic-monster", "attic new", asked("act", "A"), (desk("ann"), phone("ann", "t")), "s10", 60),
    Scene(
        "monster-slaughter", "slaughter new", asked("offer", "A"), (desk("bob"), phone("ann", "d")), "s2", 87
    ),
    Scene(
        "horrified-american",
        "horrified american",
        asked("act", "A"),
        (desk("ann"), phone("ann", "t")),
        "s0",
        20,
    ),
    Scene(
        "horrified-greek", "horrified greek", asked("act", "A"), (desk("ann"), phone("ann", "t")), "s1", 24
    ),
    Scene(
        "gregory-horror-show",
        "gregory new",
        asked("battle-window", "A"),
        (desk("bob"), phone("ann", "d")),
        "s35",
        people=("ann", "bob"),
    ),
)


async def draw(scene: Scene) -> None:
    """Play to the moment, and draw it."""
    began = time.monotonic()

    def now() -> datetime:
        # So slowly that all of it happens in the same minute, however slow the machine is.
        return EVENING + timedelta(seconds=(time.monotonic() - began) / 20)

    with tempfile.TemporaryDirectory() as folder:
        async with (
            house(Path(folder), scene.seed, now) as home,
            serve(home.world, 0) as address,
        ):
            await home.start(scene.command, *scene.people, **scene.options)
            await home.hasten(scene.moment, least=scene.least, watched=True)
            await calm(home)
            for view in scene.views:
                async with chromium(view.width, view.height, view.scale) as window:
                    page, complaints = await visit(window, address)
                    await page.emulate_media(color_scheme=view.colours)
                    await look(page, home, view)
                    (DOCS / f"{scene.name}-{view.name}.png").write_bytes(small(await page.screenshot()))
                    if complaints:
                        raise SystemExit(f"{scene.name}: {complaints}")


async def calm(home: House) -> None:
    """Have all read what there is, but for those who are waited for."""
    seen = await home.look()
    waited = {seen.holder(seat).user for seat in seen.waits_for()}
    for person in home.world.people:
        for place in home.world.places(person):
            if person.id not in waited or place.kind != "thread":
                home.world.read(person, place)


async def look(page: Page, home: House, view: View) -> None:
    """Go to where the view is from, and wait until all of it is there."""
    await expect(page.locator("#whoami")).to_contain_text("Ann")
    await Player(page, home).be(home.world.person(view.who), view.place)
    await expect(page.locator("#timeline .container").last).to_be_visible()
    await page.wait_for_function("[...document.images].every((image) => image.complete)")
    if view.whole:
        around = "innerHeight - document.getElementById('timeline').clientHeight"
        needed = await page.locator("#timeline .message").last.evaluate(
            f"node => node.offsetHeight + 24 + {around}"
        )
        await page.set_viewport_size({"width": view.width, "height": needed})
    await page.wait_for_timeout(500)


def small(picture: bytes) -> bytes:
    """The same in few colours, of which no more are taken away than must be."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    for colours in COLOURS:
        buffer = io.BytesIO()
        image.quantize(colours, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            buffer, "PNG", optimize=True
        )
        if buffer.tell() < LARGEST:
            return buffer.getvalue()
    raise SystemExit("A picture is too large: make its screen smaller.")


def emoji_are_there() -> bool:
    """Whether there is a font with coloured emoji, without which some buttons would show boxes."""
    if shutil.which("fc-list") is None:
        return False
    found = subprocess.run(
        ["fc-list", ":color=true:charset=1f480"], capture_output=True, text=True, check=False
    )
    return bool(found.stdout.strip())


async def main(names: Sequence[str]) -> None:
    for scene in SCENES:
        if not names or scene.name in names:
            await draw(scene)
            sys.stdout.write(f"{scene.name}\n")


if __name__ == "__main__":
    if PROGRAM is None:
        sys.exit("There is no Chromium here; on Debian: apt-get install chromium")
    if not emoji_are_there():
        sys.exit("There is no font with emoji here; on Debian: apt-get install fonts-noto-color-emoji")
    asyncio.run(main(sys.argv[1:]))
