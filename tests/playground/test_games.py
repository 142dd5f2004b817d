"""The games at the page: people are asked in the open and in secret, and each answers as themselves."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Page, expect

from playground.server import serve
from tests.playground.chromium import ARTEFACTS, chromium, needs_chromium, visit
from tests.playground.house import House, Player, house

pytestmark = needs_chromium

# With the dice of these seeds, what the tests are about comes soon.
SHORT_ROUND, MONSTERS_ATTACK, BOTH_ARMED = "s3", "s23", "s35"


@asynccontextmanager
async def at_the_page(folder: Path, seed: str) -> AsyncIterator[tuple[House, Page]]:
    async with house(folder, seed) as home, serve(home.world, 0) as address, chromium(390, 844) as window:
        page, complaints = await visit(window, address)
        await expect(page.locator("#whoami")).to_contain_text("Ann")
        yield home, page
        assert complaints == []


async def shoot(page: Page, name: str) -> None:
    """Keep a picture of the page on a phone and on a desk."""
    for width, height in ((1280, 860), (390, 844)):
        await page.set_viewport_size({"width": width, "height": height})
        await page.wait_for_timeout(300)
        assert await page.evaluate("document.documentElement.scrollWidth") <= width
        await page.screenshot(path=ARTEFACTS / f"{width}-{name}.png")


async def test_a_round_of_monster_slaughter_with_secrets(tmp_path: Path) -> None:
    async with at_the_page(tmp_path, SHORT_ROUND) as (home, page):
        await home.start("slaughter new", "ann", "bob")
        ann, bob = home.world.person("ann"), home.world.person("bob")
        player, timeline = Player(page, home), page.locator("#timeline")
        topics = [await player.answer() for _ in range(4)]
        assert topics == ["choose-family"] * 2 + ["death-order"] * 2

        seen = await home.look()
        sworn = {
            who: seen.game.words.secrets(seen.game.view(seen.turn.position.state, seat), seen.name)
            for seat, who in (("A", ann), ("B", bob))
        }
        orders = {
            who: next(line for line in text.splitlines() if "death order" in line)
            for who, text in sworn.items()
        }
        for who, other in ((ann, bob), (bob, ann)):
            await player.be(who, "d")
            await expect(timeline).to_contain_text(plain(orders[who]))
            await expect(timeline).not_to_contain_text(plain(orders[other]))
        await shoot(page, "slaughter-secret")
        await player.be(ann, "t")
        await expect(timeline).not_to_contain_text("death order")

        while (await home.look()).turn.position.state.round < 2:
            topics.append(await player.answer())
        assert {"favourite-meal", "choose-monster", "enter", "act", "offer"} <= set(topics)
        await player.be(ann, "t")
        await shoot(page, "slaughter-table")


def plain(text: str) -> str:
    """A line without its markup."""
    return re.sub(r"[*#_]|^- ", "", text).strip()


async def test_a_monster_phase_of_horrified(tmp_path: Path) -> None:
    async with at_the_page(tmp_path, MONSTERS_ATTACK) as (home, page):
        await home.start("horrified american", "ann", "bob", monsters="novice")
        player = Player(page, home)
        # Nothing but the end of the turn is left to choose; then the Monsters come.
        player.given = await home.hasten(
            lambda at: (
                at.prompt.topic == "act" and all(len(ask.options) == 1 for ask in at.prompt.asks.values())
            )
        )
        topics = [await player.answer()]
        while (await home.look()).turn.position.prompt.topic != "act":
            topics.append(await player.answer())
        assert topics[0] == "act"
        assert "defend" in topics
        timeline = page.locator("#timeline")
        await expect(timeline).to_contain_text("Your Investigator Phase: 4 actions left")
        await expect(timeline).to_contain_text(re.compile("draws the Monster card .* attacks ", re.DOTALL))
        await shoot(page, "horrified-table")


async def test_a_battle_of_gregory_is_answered_by_two(tmp_path: Path) -> None:
    async with at_the_page(tmp_path, BOTH_ARMED) as (home, page):
        await home.start("gregory new", "ann", "bob")
        player, timeline = Player(page, home), page.locator("#timeline")
        player.given = await home.hasten(
            lambda at: at.prompt.topic == "battle-window" and len(at.prompt.asks) == 2
        )
        ann, bob = home.world.person("ann"), home.world.person("bob")
        await player.be(bob, "t")
        await expect(timeline).to_contain_text("What is asked is private")
        await expect(timeline).not_to_contain_text("Freak Out!")
        await player.be(ann, "d")
        await expect(timeline).to_contain_text("Your Judgment cards")
        await expect(timeline).to_contain_text("Freak Out!")
        await shoot(page, "gregory-secret")

        assert await player.answer() == "battle-window"
        await player.be(ann, "t")
        await expect(timeline).to_contain_text("has answered")
        assert await player.answer() == "battle-window"
        await player.be(ann, "t")
        await shoot(page, "gregory-table")
        given = [answer for answer in (await home.look()).turn.journal if answer.topic == "battle-window"]
        assert sorted(answer.seat for answer in given) == ["A", "B"]
