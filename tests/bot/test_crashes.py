"""The bot dies before or after any write and any request; the next one goes on as if nothing had happened."""

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gamemaster.records import Status
from tests.bot.town import Shown, Town, answer, town
from tests.bot.whispers import TOYS

Deed = Callable[[Town], Awaitable[Any]]
ATTIC: dict[str, Any] = {"seed": "s112"}


@dataclass(frozen=True)
class Case:
    """What came before, what is interrupted, and how to see that it is done."""

    world: dict[str, Any]
    before: Deed
    deed: Deed
    done: Callable[[Town], Awaitable[bool]]


async def nothing(t: Town) -> None:
    """Nothing came before."""


async def attic_lobby(t: Town) -> None:
    await t.open()
    await t.press("bob", "Join")


async def whispers_lobby(t: Town) -> None:
    await t.open("whispers new")
    await t.press("bob", "Join")


async def is_open(t: Town) -> bool:
    return await t.bot.store.table(1) is not None


async def is_joined(t: Town) -> bool:
    return len((await t.look()).record.seats) == 2


async def is_running(t: Town) -> bool:
    return (await t.look()).record.status is Status.RUNNING


def answered(number: int) -> Callable[[Town], Awaitable[bool]]:
    async def done(t: Town) -> bool:
        turns = await t.bot.store.turns(1)
        given = sum(len(turn.journal) for turn in turns)
        assert given in {number - 1, number}
        return given == number

    return done


def after(before: Deed, answers: int) -> Deed:
    async def deed(t: Town) -> None:
        await before(t)
        await t.press("ann", "Start")
        for number in range(answers):
            await answer(t, number)

    return deed


async def first_letter(t: Town) -> None:
    await t.press("ann", "Nothing", on=t.letters("ann")[-1])


CASES = {
    "opening": Case(ATTIC, nothing, lambda t: t.open(), is_open),
    "joining": Case(ATTIC, lambda t: t.open(), lambda t: t.press("bob", "Join"), is_joined),
    "starting": Case(ATTIC, attic_lobby, lambda t: t.press("ann", "Start"), is_running),
    "starting-with-secrets": Case(TOYS, whispers_lobby, lambda t: t.press("ann", "Start"), is_running),
    "answer-within-a-turn": Case(ATTIC, after(attic_lobby, 2), lambda t: answer(t, 2), answered(3)),
    "answer-that-ends-a-turn": Case(ATTIC, after(attic_lobby, 1), lambda t: answer(t, 1), answered(2)),
    "answer-by-letter": Case(TOYS, after(whispers_lobby, 0), first_letter, answered(1)),
}


def messages(t: Town) -> Counter[str]:
    """How often each message, with what can be pressed on it, is there in each place."""
    names = {t.channel.id: "channel", **{t[who].user.dm_channel.id: who for who in ("ann", "bob")}}
    found: Counter[str] = Counter()
    for channel in list(t.env.backend.messages):
        for each in t.history(channel):
            shown = Shown(each)
            found[f"{names.get(channel, 'thread')}: {shown.text} {shown.labels}"] += 1
    return found


async def finish(t: Town, case: Case) -> None:
    """What people do after a restart: wait a moment, and press again where nothing came of it."""
    await t.work_off()
    if not await case.done(t):
        await case.deed(t)
    assert await case.done(t)
    await t.work_off()


async def interrupted(path: Path, case: Case, dies_at: int | None) -> tuple[list[str], Counter[str]]:
    async with town(path, **case.world) as t:
        await case.before(t)
        t.wire.arm(dies_at)
        await case.deed(t)
        steps = list(t.wire.steps)
        if t.wire.dead:
            await t.restart()
        await finish(t, case)
        shown = await t.shown()
        label = "Rules in short" if "Rules in short" in shown.labels else "Board in words"
        assert t.reply(await t.press("cleo", label, on=shown)).text
        assert not await t.bot.store.deliveries_of(1)
        return steps, messages(t)


@pytest.mark.parametrize("name", CASES)
async def test_a_crash_at_any_step_loses_and_doubles_nothing(tmp_path: Path, name: str) -> None:
    case = CASES[name]
    (tmp_path / "sound").mkdir()
    steps, sound = await interrupted(tmp_path / "sound", case, None)
    for dies_at, step in enumerate(steps):
        folder = tmp_path / str(dies_at)
        folder.mkdir()
        _, found = await interrupted(folder, case, dies_at)
        assert found == sound, f"after a crash {step} ({dies_at} of {steps})"


async def test_moves_of_the_bot_go_on_after_a_crash_by_themselves(tmp_path: Path) -> None:
    folders = [tmp_path / "sound", tmp_path / "crash"]
    for folder in folders:
        folder.mkdir()
    async with town(folders[0], seed="s27") as t:
        answers, dies_at = await _until_the_bot_moves(t)
    async with town(folders[1], seed="s27") as t:
        await t.start(bots=1)
        for number in range(answers):
            await answer(t, number)
        t.wire.arm(dies_at)
        await answer(t, answers)
        assert t.wire.dead
        assert await t.waited() == []
        await t.restart()
        assert await t.waited() == ["ann"]
        assert t.reply(await t.press("ann", "Board in words")).text


async def _until_the_bot_moves(t: Town) -> tuple[int, int]:
    """How many answers Ann gives before one after which the bot moves, and the step of the bot's first."""
    await t.start(bots=1)
    for number in range(100):
        t.wire.arm()
        await answer(t, number)
        commits = [place for place, step in enumerate(t.wire.steps) if step == "before commit"]
        if len(commits) > 1:
            return number, commits[1]
    raise AssertionError("the bot never moves")
