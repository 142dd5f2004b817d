"""Whole games on Discord: The Attic Monster with every kind of button and question, then all the others."""

import json
from pathlib import Path

import pytest

from tests.bot.town import Shown, answer, play, the_ending, town

TOPICS = {"roll", "act", "point-catapult", "flip-effect", "move-effect", "portal", "give-tile", "strike"}
# Of each other game one that is short: what is said to begin it, its seed, its bots, and what it must ask.
OTHERS = (
    ("slaughter new", "s3", 1, {"death-order", "favourite-meal", "enter", "act", "offer", "play-card"}),
    ("horrified american", "s1", 1, {"act", "defend"}),
    ("horrified greek", "s4", 2, {"choose-hero", "act", "defend"}),
    ("gregory new", "s2", 1, {"entrance", "act", "roll-window", "room-battle", "battle-window", "hand"}),
)
# Games of two that are short and, with the answers that the game advises, ask everything.
LOST, WON = "s68", "s112"


async def test_a_game_is_played_to_its_end_with_every_question_and_one_ping_a_turn(tmp_path: Path) -> None:
    async with town(tmp_path, seed=LOST) as t:
        await t.start("bob")
        refused = t.reply(await t["ann"].slash(t.channel, "verify", table=1))
        assert "secret until the game is over" in refused.text
        assert (await t.look()).turn.position.prompt.topic == "point-catapult"
        assert set(await play(t)) == TOPICS
        the_ending(t, await t.shown(), LOST)
        thread = (await t.rows())[0].channel
        assert thread != t.channel.id
        posts = [sent for sent in t.wire.sent if sent.channel == thread and "Waiting for" in sent.text]
        assert all(len(sent.pings) >= 1 for sent in posts)
        older = [Shown(each) for each in t.history(thread)]
        with_controls = [shown for shown in older if shown.controls]
        assert [shown.message.id for shown in with_controls] == [(await t.shown()).message.id]
        assert all(shown.alt_texts for shown in older if "## The Attic Monster" in shown.text)
        assert "is played in" in Shown(t.history(t.channel.id)[0]).text
        verdict = t.reply(await t["cleo"].slash(t.channel, "verify", table=1))
        assert "Every die and every card followed" in verdict.text
        (file,) = verdict.message.attachments
        assert json.loads(t.env.backend.cdn.get(file.url))["seed"] == LOST


async def test_a_game_is_won_over_a_restart_at_every_turn(tmp_path: Path) -> None:
    async with town(tmp_path, seed=WON) as t:
        await t.start("bob")
        turn = 0
        for number in range(200):
            seen = await t.look()
            if seen.turn.position.prompt is None:
                break
            if seen.turn.number > turn + 4:
                turn = seen.turn.number
                await t.restart()
            await answer(t, number)
        assert "driven out" in (await t.shown()).text
        the_ending(t, await t.shown(), WON)


async def test_the_table_is_posted_anew_when_the_turn_passes_and_edited_within_it(tmp_path: Path) -> None:
    async with town(tmp_path, seed=WON) as t:
        await t.start("bob")
        for number in range(12):
            before, waited = await t.shown(), await t.waited()
            await answer(t, number)
            after, waits = await t.shown(), await t.waited()
            passed = not set(waits) <= set(waited)
            assert (after.message.id != before.message.id) is passed
            if passed:
                sent = next(sent for sent in t.wire.sent if sent.id == after.message.id)
                assert t.pinged(sent) == set(waits)
                older = t.message(before.message.channel.id, before.message.id)
                assert not older.controls
                assert older.text.startswith("## The Attic Monster")
                assert older.alt_texts == before.alt_texts


async def test_a_lone_player_plays_with_bots(tmp_path: Path) -> None:
    async with town(tmp_path, seed="s27") as t:
        await t.start(bots=3, difficulty="hard", balance="balanced")
        for number in range(25):
            if (await t.look()).turn.position.prompt is None:
                break
            assert await t.waited() == ["ann"]
            await answer(t, number)
        assert not {sent.pings == {t["ann"].id} for sent in t.wire.sent if "Waiting for" in sent.text} - {
            True
        }


@pytest.mark.parametrize(("command", "seed", "bots", "topics"), OTHERS, ids=[each[0] for each in OTHERS])
async def test_each_game_is_played_to_its_end_with_bots(
    tmp_path: Path, command: str, seed: str, bots: int, topics: set[str]
) -> None:
    async with town(tmp_path, seed=seed) as t:
        await t.start(bots=bots, command=command)
        asked = set()
        for number in range(300):
            prompt = (await t.look()).turn.position.prompt
            if prompt is None:
                break
            asked.add(prompt.topic)
            assert await t.waited() == ["ann"]
            await answer(t, number)
        assert topics <= asked
        assert all(t.pinged(sent) == {"ann"} for sent in t.wire.sent if "Waiting for" in sent.text)
        ending = await t.shown()
        the_ending(t, ending, seed)
        title = (await t.look()).game.title
        thread = map(Shown, t.history(ending.message.channel.id))
        tables = [shown for shown in thread if f"## {title}" in shown.text]
        assert tables
        assert all(shown.alt_texts for shown in tables)
        verdict = t.reply(await t["ann"].slash(t.channel, "verify", table=1))
        assert "Every die and every card followed" in verdict.text
        (file,) = verdict.message.attachments
        assert json.loads(t.env.backend.cdn.get(file.url))["seed"] == seed
