"""Undo at a table where the bot plays along, and the laws of the master without Discord."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gamemaster.addresses import question_address
from gamemaster.master import GameMaster
from gamemaster.refusals import QuestionClosed, Refusal
from games.kernel.dice import Dice
from games.kernel.errors import CannotUndo
from games.kernel.game import Game
from games.kernel.prompts import Script, Seat, ask
from games.kernel.state import Outcome, State
from storage.store import SqliteStore
from tests.support.toys import PlainWords

ANN, BOB, CLEO = 1001, 1002, 1003


@dataclass(slots=True, kw_only=True)
class Steps(State):
    """What each seat chose."""

    chosen: list[str]


class StepsGame(Game[Steps, Steps]):
    """Everybody chooses in turn, twice a turn; nothing is rolled."""

    slug, title, summary, seats = "steps", "Steps", "One after the other.", range(2, 5)
    state_type = Steps
    event_types = ()
    words = PlainWords()

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Steps:
        return Steps(seats=seats, options=options, dice=dice, chosen=[])

    def turn(self, state: Steps) -> Script[None]:
        seat = state.seats[len(state.chosen) // 2 % len(state.seats)]
        for _ in range(2):
            state.chosen.append((yield from ask(seat, "choose", ("a", "b"))))
        if len(state.chosen) >= 20:
            state.outcome = Outcome((), "enough")

    def view(self, state: Steps, viewer: Seat | None) -> Steps:
        return state


class StoppedClock:
    def now(self) -> float:
        return 1000.0


@pytest.fixture
async def master(tmp_path: Path) -> AsyncIterator[GameMaster]:
    async with await SqliteStore.open(tmp_path / "tables.sqlite3") as store:
        yield GameMaster(store, {"steps": StepsGame()}, StoppedClock(), lambda: "seed")


async def started(master: GameMaster, bots: int, *guests: int) -> None:
    await master.open_table("steps", {}, ANN, "ann", guild=1, channel=2)
    for guest in guests:
        await master.join(1, guest, str(guest))
    for _ in range(bots):
        await master.add_bot(1, ANN)
    await master.start(1, ANN)


async def choose(master: GameMaster, user: int, pick: int = 0) -> None:
    seen = await master.look(1)
    asks: Any = seen.turn.position.open_asks()
    (asked,) = asks.values()
    await master.answer(1, user, question_address(seen.turn.address, asked), (pick,))


async def chosen(master: GameMaster) -> int:
    return len((await master.look(1)).turn.position.state.chosen)


async def test_what_the_bot_did_since_is_taken_back_too(master: GameMaster) -> None:
    await started(master, 2)
    await choose(master, ANN)
    await choose(master, ANN, 1)
    assert await chosen(master) == 6
    await master.undo(1, ANN)
    assert await chosen(master) == 1
    await choose(master, ANN, 0)
    assert await chosen(master) == 6
    await master.undo(1, ANN)
    await master.undo(1, ANN)
    assert await chosen(master) == 0
    with pytest.raises(CannotUndo, match="nothing to take back"):
        await master.undo(1, ANN)
    for _ in range(2):
        await choose(master, ANN)
    assert await chosen(master) == 6


async def test_a_guest_takes_back_their_own_and_the_host_anybody_s(master: GameMaster) -> None:
    await started(master, 1, BOB)
    for _ in range(2):
        await choose(master, ANN)
    with pytest.raises(CannotUndo, match="somebody else's"):
        await master.undo(1, BOB)
    for _ in range(2):
        await choose(master, BOB)
    assert await chosen(master) == 6
    await master.undo(1, BOB)
    assert await chosen(master) == 3
    await choose(master, BOB)
    await master.undo(1, ANN)
    assert await chosen(master) == 3
    assert (await master.look(1)).waits_for() == ("B",)


async def test_a_bot_s_answers_within_a_turn_of_two_are_both_taken_back(master: GameMaster) -> None:
    await started(master, 0, BOB)
    for _ in range(2):
        await choose(master, ANN)
    await choose(master, BOB)
    await master.replace_seat(1, BOB, "B", None, "")
    assert await chosen(master) == 4
    await master.undo(1, ANN)
    assert await chosen(master) == 1
    assert (await master.look(1)).waits_for() == ("A",)


async def test_of_answers_at_the_same_moment_one_wins(master: GameMaster) -> None:
    await started(master, 0, BOB)
    seen = await master.look(1)
    address = question_address(seen.turn.address, seen.turn.position.open_asks()["A"])
    results = await asyncio.gather(
        *(master.answer(1, ANN, address, (place % 2,)) for place in range(8)), return_exceptions=True
    )
    assert results.count(False) == 1
    assert all(isinstance(result, QuestionClosed) for result in results if result is not False)
    assert await chosen(master) == 1


async def test_answers_and_undos_in_any_order_leave_a_sound_log(master: GameMaster) -> None:
    await started(master, 1, BOB)
    whims = Dice("whims")
    for _ in range(60):
        try:
            if whims.roll(3) == 1:
                await master.undo(1, whims.choose((ANN, BOB)))
            else:
                seats = {"A": ANN, "B": BOB}
                await choose(master, seats[(await master.look(1)).waits_for()[0]], whims.roll(2) - 1)
        except CannotUndo:
            pass
        turns = await master.store.turns(1)
        assert sum(len(turn.journal) for turn in turns) == await chosen(master)
        if (await master.look(1)).turn.position.state.outcome:
            with pytest.raises(Refusal):
                await master.undo(1, ANN)
            return


async def test_a_table_without_a_guild_is_never_reminded(master: GameMaster) -> None:
    await master.open_table("steps", {}, ANN, "ann", guild=None, channel=2)
    await master.join(1, BOB, "bob")
    await master.start(1, ANN)
    assert await master.store.due_timers(10**12, 10) == ()
