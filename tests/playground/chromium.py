"""A real browser for the tests: Debian's Chromium, with no window."""

import contextlib
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import BrowserContext, Page, async_playwright, expect

PROGRAM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
# The machine may have much else to do.
expect.set_options(timeout=30_000)
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
"""Where pictures of the page are kept, to be looked at."""
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

needs_chromium = pytest.mark.skipif(
    PROGRAM is None, reason="there is no Chromium here; on Debian: apt-get install chromium"
)


@contextlib.asynccontextmanager
async def chromium(width: int, height: int, scale: float = 1.0) -> AsyncIterator[BrowserContext]:
    """Open a browser with a screen of this size."""
    # Chromium refuses to lock itself in where it is run by root, as it is in a container.
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=PROGRAM, args=[*QUIET, *root])
        context = await browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, timezone_id="UTC"
        )
        context.set_default_timeout(30_000)
        yield context
        await browser.close()


async def visit(window: BrowserContext, address: str) -> tuple[Page, list[str]]:
    """Open the page. The list fills with what it complains of."""
    complaints: list[str] = []
    page = await window.new_page()
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(address)
    return page, complaints
