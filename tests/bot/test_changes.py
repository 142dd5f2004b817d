"""Reminders, undo, seats that change hands, and rules that fail or change under a running game."""

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gamemaster.records import Change, Status
from games.attic_monster.game import AtticMonster
from games.horrified_american.box import FOLDER as CONTENT
from games.kernel.game import Game
from games.kernel.prompts import Script
from games.registry import GAMES, games_with
from tests.bot.town import Town, answer, first_click, play, town
from tests.bot.whispers import TOYS

SEED = "s112"
DAY = 24 * 3600.0


def reminders(t: Town) -> list[set[str]]:
    return [t.pinged(sent) for sent in t.wire.sent if "waits for you" in sent.text]


async def test_a_waiting_table_reminds_three_times_and_then_rests(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        waited = set(await t.waited())
        await t.wait(DAY - 60)
        assert reminders(t) == []
        await t.wait(60)
        assert reminders(t) == [waited]
        await t.restart()
        for _ in range(4):
            await t.wait(DAY)
        assert reminders(t) == [waited] * 3
        await answer(t)
        waited = set(await t.waited())
        await t.wait(DAY)
        assert reminders(t)[3:] == [waited]


async def test_whoever_answers_is_not_reminded_of_it(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        await t.wait(DAY - 60)
        await answer(t)
        await t.wait(120)
        assert reminders(t) == []
        await t["ann"].slash(t.channel, "abandon", table=1)
        await t.wait(2 * DAY)
        assert reminders(t) == []


async def undo(t: Town, who: str) -> str:
    return t.reply(await t[who].slash(t.channel, "undo", table=1)).text


async def test_the_last_answer_is_taken_back_over_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        await t.press("bob", "Nothing", on=t.letters("bob")[-1])
        assert "somebody else's" not in await undo(t, "ann")
        assert (await t.look()).turn.journal == ()
        assert await t.waited() == ["ann", "bob"]
        await t.press("bob", "Nothing", on=t.letters("bob")[-1])
        await t.press("ann", "Nothing", on=t.letters("ann")[-1])
        assert "only they can" in await undo(t, "bob")
        await t.restart()
        assert "taken back" in await undo(t, "ann")
        assert [answer.seat for answer in (await t.look()).turn.journal] == ["B"]
        assert "You have no seat" in await undo(t, "dan")
        await t.press("ann", "Nothing", on=t.letters("ann")[-1])
        assert "rank" in t.letters("ann")[-1].text


async def test_nothing_is_taken_back_after_a_roll(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        for number in range(2):
            await answer(t, number)
        topic = ""
        for number in range(2, 8):
            topic = (await t.look()).turn.position.prompt.topic
            await answer(t, number)
            if topic == "roll":
                break
        assert topic == "roll"
        assert "it stands" in await undo(t, "ann")


async def test_buttons_from_before_an_undo_mean_nothing_else_now(tmp_path: Path) -> None:
    async with town(tmp_path, seed="s98") as t:
        await t.start("bob")
        old = []
        for number in range(10):
            seen = await t.look()
            if seen.turn.position.prompt.topic == "act":
                who = (await t.waited())[0]
                before = await t.shown()
                await answer(t, number)
                old = [part["custom_id"] for part in (await t.shown()).answers]
                if "taken back" in await undo(t, who):
                    assert (await t.shown()).labels == before.labels
                    told = t.reply(await t.forge(who, old[0]))
                    assert "answered" in told.text or "not your choices" in told.text
                    return
            else:
                await answer(t, number)
        raise AssertionError("nothing was taken back")


async def test_whoever_leaves_is_played_on_by_the_bot_and_may_be_replaced(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        assert "You have left table #1" in t.reply(await t["ann"].slash(t.channel, "leave", table=1)).text
        record = (await t.look()).record
        assert record.host == t["bob"].id
        assert await t.waited() == ["bob"]
        told = t.reply(await t["ann"].slash(t.channel, "replace", seat="A", by=t["cleo"], table=1))
        assert "Only the host" in told.text
        await t["bob"].slash(t.channel, "replace", seat="A", by=t["cleo"], table=1)
        for number in range(6):
            await answer(t, number)
        assert {seat.name for seat in (await t.look()).record.seats} == {"bob", "cleo"}


async def test_a_table_that_everybody_has_left_is_closed(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        await t["ann"].slash(t.channel, "leave", table=1)
        await t["bob"].slash(t.channel, "leave", table=1)
        assert (await t.look()).record.status is Status.ABANDONED
        assert "This table is closed" in (await t.shown()).text
        assert not (await t.shown()).controls


async def test_a_seat_that_changes_hands_takes_its_secrets_along(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        old = t.letters("ann")[-1].answers[0]
        await t["ann"].slash(t.channel, "replace", seat="A", by=t["cleo"], table=1)
        assert "card-A-0" in t.letters("cleo")[-1].text
        assert "You have no seat" in t.reply(await t["ann"].slash(t.channel, "secrets", table=1)).text
        assert t.letters("ann") == []
        assert "You have no seat" in t.reply(await t.forge("ann", old["custom_id"])).text


async def spoil(t: Town) -> None:
    """Have the running turn's events differ from what the rules tell now."""
    record = await t.bot.store.table(1)
    row = (await t.bot.store.turns(1))[-1]
    told = tuple(replace(event, body=event.body[:-1] + ',"x":1}') for event in row.told)
    await t.bot.store.commit(Change(record, record.entries, (), (replace(row, told=told),)))


async def until_something_is_told(t: Town) -> int:
    for number in range(10):
        await answer(t, number)
        if (await t.bot.store.turns(1))[-1].told and (await t.bot.store.turns(1))[-1].journal:
            return number
    raise AssertionError("nothing is told")


async def test_a_turn_under_other_rules_is_frozen_and_rewound_by_the_host(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        await t.open()
        await t.press("bob", "Join", table=2)
        await t.press("ann", "Start", table=2)
        number = await until_something_is_told(t)
        who, custom_id = (await t.waited())[0], (await t.shown()).answers[0]["custom_id"]
        await spoil(t)
        await t.restart()
        told = t.reply(await t.forge(who, custom_id, values=["0"] if ":menu:" in custom_id else None))
        assert "stopped" in told.text
        await t.work_off()
        shown = await t.shown()
        assert shown.labels == ["Rewind to the start of the turn", "Board in words"]
        assert "stopped" in t.reply(await t["ann"].slash(t.channel, "secrets", table=1)).text
        assert "Only the host" in t.reply(await t.press("bob", "Rewind to the start of the turn")).text
        await answer(t, 0, table=2)
        await t.press("ann", "Rewind to the start of the turn")
        assert (await t.look()).record.status is Status.RUNNING
        await answer(t, number + 1)
        assert "not frozen" in t.reply(await t.forge("ann", "gm1:1:rewind")).text


def with_content(folder: Path, name: str, change: Callable[[Any], object]) -> list[Game[Any, Any]]:
    """The games, with a changed content file of the American box in the folder."""
    entries = json.loads((CONTENT / name).read_text(encoding="utf-8"))
    change(entries)
    (folder / "horrified-american").mkdir(parents=True)
    (folder / "horrified-american" / name).write_text(json.dumps(entries), encoding="utf-8")
    return list(games_with(folder))


async def test_a_table_begun_with_other_content_is_stopped_and_told_so(tmp_path: Path) -> None:
    """Nothing of it is shown or played with content that it was not begun with, until its host rewinds it."""
    games = list(GAMES)
    async with town(tmp_path, seed="s0", games=games) as t:
        await t.start("bob", command="horrified american", monsters="novice")
        await answer(t)
        before = (await t.look()).turn.position.state.heroes
        who, custom_id = (await t.waited())[0], (await t.shown()).answers[0]["custom_id"]
        games[:] = with_content(tmp_path / "own", "numbers.json", lambda entries: entries[0].update(skull=3))
        await t.restart()
        told = t.reply(await t.forge(who, custom_id, values=["0"] if ":menu:" in custom_id else None))
        assert "other content files" in told.text
        await t.work_off()
        shown = await t.shown()
        assert "begun with other content files" in shown.text
        assert shown.labels == ["Rewind to the start of the turn"]
        for command in ("secrets", "board"):
            assert "other content files" in t.reply(await t["ann"].slash(t.channel, command, table=1)).text
        assert "is stopped" in t.reply(await t["ann"].slash(t.channel, "mytables")).text
        await t.press("ann", "Rewind to the start of the turn")
        seen = await t.look()
        assert (seen.record.status, seen.record.content) == (Status.RUNNING, games[2].content_mark)
        assert seen.turn.position.state.heroes.keys() == before.keys()
        assert seen.game.view(seen.turn.position.state, None).skull == 3
        await answer(t)


async def test_a_table_whose_own_content_is_put_back_goes_on_where_it_was(tmp_path: Path) -> None:
    games = list(GAMES)
    async with town(tmp_path, seed="s0", games=games) as t:
        await t.start("bob", command="horrified american", monsters="novice")
        await answer(t)
        turn = (await t.look()).turn
        games[:] = with_content(tmp_path / "own", "numbers.json", lambda entries: entries[0].update(skull=3))
        await t.restart()
        assert (await t.look()).turn is None
        games[:] = GAMES
        await t.restart()
        assert (await t.look()).turn == turn
        await answer(t)


async def test_a_table_that_the_new_content_does_not_fit_is_not_rewound(tmp_path: Path) -> None:
    games = list(GAMES)
    async with town(tmp_path, seed="s0", games=games) as t:
        await t.start("bob", command="horrified american", monsters="novice")
        games[:] = with_content(tmp_path / "own", "items.json", lambda entries: entries[0].update(id="llama"))
        await t.restart()
        await t["ann"].slash(t.channel, "board", table=1)
        told = t.reply(await t.press("ann", "Rewind to the start of the turn"))
        assert "put back those it was begun with" in told.text
        games[:] = GAMES
        await t.restart()
        told = t.reply(await t.press("ann", "Rewind to the start of the turn"))
        assert "not frozen" in told.text
        await t.work_off()
        await answer(t)


async def test_a_lobby_begins_with_the_content_there_is_when_it_starts(tmp_path: Path) -> None:
    games = list(GAMES)
    async with town(tmp_path, seed="s0", games=games) as t:
        await t.open("horrified american")
        games[:] = with_content(tmp_path / "own", "numbers.json", lambda entries: entries[0].update(skull=3))
        await t.restart()
        await t.press("ann", "Start")
        seen = await t.look()
        assert seen.record.content == games[2].content_mark
        await answer(t)


@pytest.mark.parametrize("what", ["rewind", "leave", "replace", "abandon"])
async def test_what_can_be_done_before_anybody_has_noticed_that_a_turn_is_broken(
    tmp_path: Path, what: str
) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        await until_something_is_told(t)
        await spoil(t)
        if what == "rewind":
            await t["ann"].slash(t.channel, "board", table=1)
            await t.press("ann", "Rewind to the start of the turn")
            assert (await t.look()).record.status is Status.RUNNING
        elif what == "replace":
            told = t.reply(await t["ann"].slash(t.channel, what, seat="B", by=t["cleo"], table=1))
            assert "played by cleo" in told.text
            assert (await t.bot.store.table(1)).status is Status.FROZEN
        else:
            told = t.reply(await t["ann"].slash(t.channel, what, table=1))
            assert "#1" in told.text
            status = Status.FROZEN if what == "leave" else Status.ABANDONED
            assert (await t.bot.store.table(1)).status is status


class Faulty(AtticMonster):
    """Rules with a mistake in them, and a secret in its message."""

    def turn(self, state: Any) -> Script[None]:
        script = super().turn(state)
        answers = None
        while True:
            try:
                prompt = next(script) if answers is None else script.send(answers)
            except StopIteration:
                return
            answers = yield prompt
            if MISTAKES and prompt.topic == "roll":
                raise KeyError("the-silver-bullet")


MISTAKES: list[str] = []


async def test_a_mistake_in_the_rules_changes_nothing_and_is_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with town(tmp_path, seed="s98", games=(Faulty(), *GAMES[1:])) as t:
        await t.start("bob")
        MISTAKES.append("on")
        try:
            before = await t.bot.store.turns(1)
            _, prompt, _ = await first_click(t)
            who = (await t.waited())[0]
            told = t.reply(await t.forge(who, f"gm1:1:answer:{prompt}:0"))
            assert "changed nothing" in told.text
            reference = told.text.split("reference ")[1].split(".")[0]
            again = t.reply(await t.forge(who, f"gm1:1:answer:{prompt}:0"))
            assert reference in again.text
            case = json.loads(await t.bot.store.recall(f"case:{reference}"))
            assert case["slug"] == "attic-monster"
            assert "the-silver-bullet" in "".join(case["trace"])
            assert "the-silver-bullet" not in caplog.text
            assert await t.bot.store.turns(1) == before
        finally:
            MISTAKES.clear()
        await answer(t)
        assert await t.bot.store.turns(1) != before


async def test_where_the_bot_s_own_move_fails_what_people_did_stands(tmp_path: Path) -> None:
    async with town(tmp_path, seed="s98", games=(Faulty(), *GAMES[1:])) as t:
        await t.start("bob")
        MISTAKES.append("on")
        try:
            who = (await t.waited())[0]
            told = t.reply(await t[who].slash(t.channel, "leave", table=1))
            assert "You have left" in told.text
            for _ in range(3):
                await t.work_off()
            stuck = [sent for sent in t.wire.sent if "I cannot make my move" in sent.text]
            assert len(stuck) == 1
            assert await t.waited() == []
        finally:
            MISTAKES.clear()
        other = next(name for name in ("ann", "bob") if name != who)
        seat = (await t.look()).waits_for()[0]
        await t[other].slash(t.channel, "replace", seat=seat, by=t["cleo"], table=1)
        assert await t.waited() == ["cleo"]
        await answer(t)


async def test_two_shards_each_with_a_table_and_letters(tmp_path: Path) -> None:
    async with town(tmp_path, shards=2, **TOYS) as t:
        other = t.env.create_guild("other", shard_id=1)
        place = other.create_text_channel("games")
        await t.start("bob", command="whispers new")
        people = {name: other.add_member(t[name].user) for name in ("cleo", "dan")}
        await people["cleo"].slash(place, "whispers new")
        row = (await t.rows(2))[-1]
        lobby = next(each for each in place.history() if each.id == row.message)
        await people["dan"].click(lobby, label="Join")
        await people["cleo"].click(lobby, label="Start")
        for who in ("ann", "bob", "cleo", "dan"):
            await t.press(who, "Nothing", on=t.letters(who)[-1])
        for table in (1, 2):
            assert (await t.look(table)).turn.position.prompt.topic == "rank"
        assert len(t.bot.shards) == 2


async def test_verify_notices_nothing_at_a_game_with_undos(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        undone = 0
        for number in range(12):
            who = (await t.waited())[0]
            await answer(t, number)
            if number % 2 and "taken back" in await undo(t, who):
                undone += 1
        assert undone
        await play(t)
        assert "Every die" in t.reply(await t["ann"].slash(t.channel, "verify", table=1)).text


async def test_where_the_host_is_gone_whoever_manages_the_server_stands_in(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        t.guild.remove_member(t["ann"])
        manager = t.guild.add_member(t.guild.owner)
        told = t.reply(await t["bob"].slash(t.channel, "replace", seat="A", by=t["cleo"], table=1))
        assert "Only the host" in told.text
        await manager.slash(t.channel, "replace", seat="A", by=t["cleo"], table=1)
        assert (await t.look()).record.host == t["cleo"].id
        await answer(t)
        assert "closed" in t.reply(await manager.slash(t.channel, "abandon", table=1)).text


async def test_a_server_that_wants_no_reminders_gets_none(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        manager = t.guild.add_member(t.guild.owner)
        await manager.slash(t.channel, "tablesettings", remind_after=0)
        await t.wait(2 * DAY)
        assert reminders(t) == []
