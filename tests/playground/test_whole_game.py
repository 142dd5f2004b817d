"""One whole game of the real bot, clicked through the page on a phone."""

import random
from pathlib import Path

from playwright.async_api import Locator, Page, expect

import bot
from playground.opening import open_world
from playground.server import serve
from tests.playground.chromium import ARTEFACTS, chromium, needs_chromium, visit

pytestmark = needs_chromium

ANSWERS = "[data-control^='gm1:1:answer']:enabled, [data-control^='gm1:1:menu']:enabled"
MOST_ANSWERS = 400


async def test_the_attic_monster_is_played_to_its_end(tmp_path: Path) -> None:
    settings = bot.Settings(database=tmp_path / "games.sqlite3")
    async with (
        open_world(lambda: bot.create(settings), tmp_path / "world.sqlite3") as world,
        serve(world, 0) as address,
        chromium(390, 844) as window,
    ):
        page, complaints = await visit(window, address)
        await open_table(page)
        given = 0
        while not await is_over(page):
            await answer(page, random.Random(given))
            given += 1
            assert given < MOST_ANSWERS
        await page.screenshot(path=ARTEFACTS / "390-attic-end.png")
        assert given > 5
        assert complaints == []


async def open_table(page: Page) -> None:
    """Begin a first game with two bots, and leave the tour."""
    await page.get_by_role("button", name="Play a first game").click()
    tour = page.get_by_role("dialog", name="Tour")
    await expect(tour).to_contain_text("The table", timeout=30_000)
    await tour.get_by_role("button", name="Next").click()
    await expect(tour).to_contain_text("Your move")
    await tour.get_by_role("button", name="Skip the tour").click()


def table(page: Page) -> Locator:
    """The newest message that shows the table."""
    return page.locator("#timeline .message:has(button:text-is('Board in words'))").last


async def is_over(page: Page) -> bool:
    """Wait until the table asks Ann something, or nobody anything any more."""
    shown = table(page)
    asked = shown.locator(ANSWERS).first
    await expect(asked.or_(shown.locator(".container:not(:has-text('Waiting for'))")).first).to_be_visible()
    return not await asked.count()


async def answer(page: Page, luck: random.Random) -> None:
    """Give any answer that the table offers, and wait until it has been taken."""
    offers = await table(page).locator(ANSWERS).all()
    control = luck.choice(offers)
    name = await control.get_attribute("data-control")
    await control.click()
    if await control.get_attribute("aria-haspopup"):
        options = await table(page).locator(".select-panel:visible .option:enabled").all()
        await luck.choice(options).click()
    await expect(table(page).locator(f"[data-control='{name}']:enabled")).to_have_count(0)
