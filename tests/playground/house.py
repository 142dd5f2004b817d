"""The real bot in the playground, with dice that are known, and somebody who plays at its page."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Locator, Page, expect

from bot import GameMasterBot, Settings
from bot.client import COGS, SystemClock
from gamemaster.addresses import Address, question_address, read_address
from gamemaster.present import Seen
from games.kernel.drive import Position
from games.kernel.prompts import Ask
from games.registry import GAMES
from playground.first_game import press
from playground.opening import open_world
from playground.people import Person
from playground.world import World
from tests.bot.town import advised

TABLE = 1
PATIENCE = 60.0
A_TRY = 3_000


class SeededBot(GameMasterBot):
    """The bot, with dice that fall the same each time."""

    def __init__(self, database: Path, seed: str) -> None:
        super().__init__(Settings(database=database), GAMES, COGS, SystemClock())
        self._seed = seed

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.master._new_seed = lambda: self._seed


@dataclass
class House:
    """The world, and the table that is played in it."""

    world: World

    @property
    def bot(self) -> SeededBot:
        bot = self.world.client
        assert isinstance(bot, SeededBot)
        return bot

    async def look(self) -> Seen:
        return await self.bot.master.look(TABLE)

    async def start(self, command: str, *people: str, bots: int = 0, **options: object) -> None:
        """Seat these people, Ann first, and bots, and begin."""
        host, *guests = [self.world.person(key) for key in people]
        channel = self.world.place(host, "channel")
        await self.world.run(host, channel, command, options)
        for guest in guests:
            await press(self.world, guest, channel, "Join")
        for _ in range(bots):
            await press(self.world, host, channel, "Add a bot")
        await press(self.world, host, channel, "Start")

    async def hasten(
        self,
        there: Callable[[Position[Any]], bool],
        *,
        least: int = 0,
        most: int = 400,
        watched: bool = False,
    ) -> int:
        """Have people answer as the game advises, past the page, until it asks what is waited for.

        `least` is how many answers are given before that counts; `watched` has each of them shown, not only
        what has come of all. Returns how many were given.
        """
        for number in range(most):
            seen = await self.look()
            assert seen.turn is not None
            if number >= least and there(seen.turn.position):
                await self.bot.courier.refresh(TABLE)
                return number
            seat, ask, chosen = advised(seen, number)
            picks = [ask.options.index(option) for option in chosen]
            user = seen.holder(seat).user
            assert user is not None
            await self.bot.master.answer(TABLE, user, question_address(seen.turn.address, ask), picks)
            if watched:
                await self.bot.courier.refresh(TABLE)
        raise AssertionError("it was never asked")


@asynccontextmanager
async def house(folder: Path, seed: str, now: Callable[[], datetime] | None = None) -> AsyncIterator[House]:
    """Open a house that is kept in this folder."""
    moment = now or (lambda: datetime.now(UTC))
    async with open_world(
        lambda: SeededBot(folder / "games.sqlite3", seed), folder / "world.sqlite3", moment
    ) as world:
        yield House(world)


@dataclass
class Player:
    """Plays at the page for all who are asked: as the game advises, by keys and by what can be pressed."""

    page: Page
    house: House
    given: int = 0

    async def be(self, person: Person, place: str) -> None:
        """Go to the direct messages ("d") or to the thread ("t") as this person."""
        await self.page.evaluate("document.activeElement.blur()")
        await self.page.keyboard.press(str(self.house.world.people.index(person) + 1))
        await expect(self.page.locator("#whoami")).to_contain_text(person.name)
        await self.page.keyboard.press(place)
        sign = {"d": "✉", "t": "↳"}[place]
        await expect(self.page.locator("#here .sign")).to_have_text(sign)

    async def answer(self) -> str:
        """Answer what is asked first, and wait until it is taken; returns what it was about."""
        seen = await self.house.look()
        assert seen.turn is not None
        assert seen.turn.position.prompt is not None
        seat, ask, chosen = advised(seen, self.given)
        user = seen.holder(seat).user
        person = next(person for person in self.house.world.people if person.id == user)
        await self.be(person, "d" if ask.secret else "t")
        prompt = question_address(seen.turn.address, ask)
        await self.pick(prompt, ask, [ask.options.index(option) for option in chosen])
        await until(lambda: self._moved(seen))
        self.given += 1
        return seen.turn.position.prompt.topic

    async def pick(self, prompt: str, ask: Ask, picks: Sequence[int]) -> None:
        """Press all that it takes to give this answer."""
        if ask.most == 1 or not picks:
            await self._press(prompt, "answer", tuple(picks))
        elif ask.ordered:
            for number in range(len(picks)):
                await self._press(prompt, "more", tuple(picks[: number + 1]))
            await self._press(prompt, "answer", tuple(picks))
        else:
            await self._choose(prompt, picks)

    async def _moved(self, seen: Seen) -> bool:
        return (await self.house.look()).record.entries > seen.record.entries

    async def _press(self, prompt: str, verb: str, picks: tuple[int, ...]) -> None:
        """Press the button that stands for these picks, or choose the last of them in a menu."""

        async def found() -> bool:
            for control, address in await self._controls(prompt):
                if (address.verb, address.picks) == (verb, picks):
                    await control.click(timeout=A_TRY)
                    return True
                line = self._line(control, picks[-1]) if picks else None
                if line is not None and address.picks == picks[:-1] and await line.count():
                    await control.click(timeout=A_TRY)
                    await line.click(timeout=A_TRY)
                    return True
            return False

        await until(found)

    async def _choose(self, prompt: str, picks: Sequence[int]) -> None:
        async def found() -> bool:
            for control, address in await self._controls(prompt):
                if address.verb == "menu":
                    await control.click(timeout=A_TRY)
                    for pick in picks:
                        await self._line(control, pick).click(timeout=A_TRY)
                    await control.locator("xpath=..").locator(".select-panel > .button").click(timeout=A_TRY)
                    return True
            return False

        await until(found)

    def _line(self, control: Locator, pick: int) -> Locator:
        return control.locator("xpath=..").locator(f".option[data-value='{pick}']")

    async def _controls(self, prompt: str) -> list[tuple[Locator, Address]]:
        controls = []
        for name in await self.page.locator("#timeline [data-control]:enabled").evaluate_all(
            "nodes => nodes.map(node => node.dataset.control)"
        ):
            address = read_address(name)
            if address is not None and address.prompt == prompt:
                controls.append((self.page.locator(f"#timeline [data-control='{name}']").last, address))
        return controls


async def until(done: Callable[[], Awaitable[bool]]) -> None:
    """Try until it is done: what is on the page may be drawn anew while it is being pressed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(PlaywrightError):
                if await done():
                    return
            await asyncio.sleep(0.05)
