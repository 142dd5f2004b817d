"""Who sees what: secrets reach those who may know them, by direct message or panel, and nobody else."""

import logging
from pathlib import Path

import pytest

from gamemaster.names import in_markdown
from gamemaster.records import Purpose
from tests.bot.town import Shown, Town, answer, town
from tests.bot.whispers import TOYS

LETTER = "/channels/{}/messages"


def close_letters(t: Town, who: str, code: int = 50007, times: int | None = None) -> None:
    channel = t.env.backend.get_dm_channel(t[who].id).id
    t.env.inject_error("POST", LETTER.format(channel), status=403, code=code, times=times)


async def newest(t: Town, who: str) -> Shown:
    return t.letters(who)[-1]


async def nod(t: Town, who: str, option: str) -> None:
    panel = t.reply(await t.press(who, "Your secrets"))
    await t.press(who, option, on=panel)


async def test_a_new_game_needs_its_rules_and_a_cog(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        await t.press("ann", "Nothing", on=await newest(t, "ann"))
        await t.press("bob", "Nothing", on=await newest(t, "bob"))
        for label in ("card-A-29", "card-A-2"):
            await t.press("ann", label, on=await newest(t, "ann"))
        await t.press("ann", "Done", on=await newest(t, "ann"))
        answers = [answer.chosen for answer in (await t.look()).turn.journal]
        assert answers == [(), (), ("card-A-29", "card-A-2")]
        await nod(t, "ann", "bow")
        await nod(t, "bob", "nod-B")
        assert "all nodded" in (await t.shown()).text


async def test_nothing_secret_is_shown_to_anybody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", "cleo", command="whispers new")
        assert "card-A-0" in (await newest(t, "ann")).everything
        await t.press("ann", "card-A-1", on=await newest(t, "ann"))
        for who in ("bob", "cleo"):
            await t.press(who, "Nothing", on=await newest(t, who))
        assert "card-A-1" in (await newest(t, "bob")).text
        others = [await t["dan"].slash(t.channel, "board", table=1, words=True)]
        others += [
            await t.press(who, label)
            for who in ("bob", "cleo")
            for label in ("Board in words", "Your secrets")
        ]
        others.append(await t.press("dan", "Your secrets"))
        others.append(await t["cleo"].slash(t.channel, "secrets", table=1))
        seen = [each.everything for each in [*t.public(), *t.letters("cleo")]]
        seen += [reply.everything for result in others for reply in t.replies(result)]
        for card in (f"card-A-{nth}" for nth in range(30)):
            knows = [text for text in seen if f"{card}\n" in f"{text}\n" and "For bob alone" not in text]
            assert knows == [], card
            assert card not in caplog.text
        public = [request for request in t.env.http_requests if f"/channels/{t.channel.id}" in request.path]
        assert "card-A" not in str(public)
        assert all("card-A" not in each.text for each in t.letters("cleo"))


async def test_whoever_has_answered_reads_their_answer_until_all_have(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        await t.press("ann", "card-A-1", on=await newest(t, "ann"))
        answered = f"You have answered: {in_markdown('card-A-1')}. Others are still asked."
        assert answered in (await newest(t, "ann")).text
        assert "have answered" not in (await newest(t, "bob")).text
        assert "card-A-1" not in (await t.shown()).everything
        await t.press("bob", "Nothing", on=await newest(t, "bob"))
        assert "You have answered" not in (await newest(t, "ann")).text + (await newest(t, "bob")).text


async def test_who_clicks_twice_while_others_are_asked_is_not_told_to_wait_for_a_turn(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", "cleo", command="whispers new")
        asked = await newest(t, "ann")
        part, _ = asked.find("card-A-1")
        await t.press("ann", "card-A-1", on=asked)
        told = t.reply(await t.forge("ann", part["custom_id"], values=part.get("options") and ["1"])).text
        assert told.startswith("You have answered already.")
        assert f"You have answered: {in_markdown('card-A-1')}. Others are still asked." in told
        assert "not your turn" not in told


async def test_a_new_secret_question_is_a_new_message_in_place_of_the_old_one(tmp_path: Path) -> None:
    """Each message pings, and says all that is still true: older ones would only be in the way."""
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        (asked,) = t.letters("ann")
        await t.press("ann", "Nothing", on=asked)
        (answered,) = t.letters("ann")
        assert answered.message.id == asked.message.id
        await t.press("bob", "Nothing", on=await newest(t, "bob"))
        (asked_again,) = t.letters("ann")
        assert asked_again.message.id != asked.message.id
        assert "rank" in asked_again.text


async def test_where_an_older_message_cannot_be_deleted_the_newer_one_comes_all_the_same(
    tmp_path: Path,
) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        await t.press("ann", "Nothing", on=await newest(t, "ann"))
        t.env.inject_error("DELETE", "/channels/*/messages/*", status=500, code=0, times=None)
        await t.press("bob", "Nothing", on=await newest(t, "bob"))
        assert "rank" in (await newest(t, "ann")).text
        assert not await t.bot.store.deliveries_of(1)


async def test_whoever_leaves_or_is_replaced_keeps_no_message_that_asks(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", "cleo", command="whispers new")
        assert [len(t.letters(who)) for who in ("ann", "bob", "cleo", "dan")] == [1, 1, 1, 0]
        await t["bob"].slash(t.channel, "replace", table=1, seat="B", by=t["dan"])
        await t["cleo"].slash(t.channel, "leave", table=1)
        assert [len(t.letters(who)) for who in ("ann", "bob", "cleo", "dan")] == [1, 0, 0, 1]
        assert "For dan alone" in (await newest(t, "dan")).text
        assert [row.seat for row in await t.rows() if row.purpose is Purpose.SECRET] == ["A", "B"]


async def test_seats_that_change_in_the_lobby_leave_one_message_to_each(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.open("whispers new")
        for who in ("bob", "cleo", "dan"):
            await t.press(who, "Join")
        await t.press("bob", "Leave")
        await t.press("ann", "Start")
        assert [len(t.letters(who)) for who in ("ann", "bob", "cleo", "dan")] == [1, 0, 1, 1]
        for who in ("ann", "cleo", "dan"):
            assert f"For {who} alone" in (await newest(t, who)).text
            assert "whisper" in (await newest(t, who)).text


async def test_once_the_game_is_over_the_messages_say_so(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        for who in ("ann", "bob"):
            await t.press(who, "Nothing", on=await newest(t, who))
        for label in ("card-A-1", "card-A-2", "Done"):
            await t.press("ann", label, on=await newest(t, "ann"))
        for who in ("ann", "bob"):
            await nod(t, who, "bow")
        for who in ("ann", "bob"):
            assert (await newest(t, who)).text.endswith("The game is over.")


async def test_a_table_that_is_closed_asks_nobody_any_more(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        await t["ann"].slash(t.channel, "abandon", table=1)
        assert t.letters("ann") == t.letters("bob") == []


async def test_an_older_message_of_the_table_does_not_go_on_asking(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.start("bob")
        while await t.waited() == ["ann"]:
            await answer(t)
        assert await t.waited() == ["bob"]
        texts = [each.text for each in t.public() if each.alt_texts]
        assert len(texts) > 1
        assert [text for text in texts if "Waiting for" in text] == [(await t.shown()).text]


async def test_a_seat_without_a_card_is_asked_like_one_with(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        assert await t.waited() == ["ann", "bob"]
        assert (await newest(t, "bob")).labels == ["Nothing", "Board in words"]
        assert len(t.letters("ann")) == len(t.letters("bob"))


async def test_where_direct_messages_are_closed_the_panel_serves(
    tmp_path: Path,
) -> None:
    async with town(tmp_path, **TOYS) as t:
        close_letters(t, "bob")
        await t.open("whispers new")
        await t.press("bob", "Join")
        assert "Direct messages to bob do not arrive" in (await t.shown()).text
        await t.press("ann", "Start")
        assert "Direct messages to bob do not arrive" in (await t.shown()).text
        panel = t.reply(await t.press("bob", "Your secrets"))
        assert "For bob alone" in panel.text
        result = await t.press("bob", "Nothing", on=panel)
        assert not result.followups
        assert [answer.seat for answer in (await t.look()).turn.journal] == ["B"]
        t.env.backend.faults.clear()
        await t.press("ann", "Nothing", on=await newest(t, "ann"))
        assert "do not arrive" not in (await t.shown()).text
        assert len(t.letters("bob")) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (403, 50278), (403, 40003), (429, 0), (500, 0)])
async def test_a_direct_message_that_fails_holds_up_nobody(tmp_path: Path, status: int, code: int) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        channel = t.env.backend.get_dm_channel(t["bob"].id).id
        t.env.inject_error("POST", LETTER.format(channel), status=status, code=code, times=1)
        t.env.inject_error("PATCH", f"{LETTER.format(channel)}/*", status=status, code=code, times=1)
        await t.press("ann", "Nothing", on=await newest(t, "ann"))
        panel = t.reply(await t.press("bob", "Your secrets"))
        await t.press("bob", "Nothing", on=panel)
        assert (await t.look()).turn.position.prompt.topic == "rank"
        await t.wait(70)
        assert "rank" in (await newest(t, "ann")).text
        assert "Nothing is asked of you" in (await newest(t, "bob")).text


async def test_thirty_are_ranked_one_by_one_in_the_panel(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        for who in ("ann", "bob"):
            await t.press(who, "Nothing", on=await newest(t, who))
        result = await t.press("ann", "Your secrets")
        for label in ("card-A-7", "card-A-28"):
            again = await t.press("ann", label, on=t.reply(result))
            assert not again.followups
        panel = t.reply(result)
        assert "1. card-A-7\n2. card-A-28" in panel.text
        assert "card-A-7" not in panel.labels
        await t.press("ann", "Start over", on=panel)
        assert "Your picks so far" not in t.reply(result).text
        for label in ("card-A-3", "card-A-29", "card-A-1"):
            await t.press("ann", label, on=t.reply(result))
        assert "card-A-0" not in t.reply(result).labels
        await t.press("ann", "Done", on=t.reply(result))
        assert (await t.look()).turn.journal[-1].chosen == ("card-A-3", "card-A-29", "card-A-1")


async def test_a_button_means_what_it_says_whoever_presses_it(tmp_path: Path) -> None:
    """The table shows Ann's options; Bob has another one in the same place."""
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        for who in ("ann", "bob"):
            await t.press(who, "Nothing", on=await newest(t, who))
        for label in ("card-A-3", "card-A-1"):
            await t.press("ann", label, on=await newest(t, "ann"))
        await t.press("ann", "Done", on=await newest(t, "ann"))
        shown = await t.shown()
        assert "nod-A" in shown.labels
        told = t.reply(await t.press("bob", "nod-A", on=shown))
        assert "not your choices" in told.text
        assert "nod-B" in told.labels
        assert len((await t.look()).turn.journal) == 3


async def test_an_old_panel_gathers_nothing(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        for who in ("ann", "bob"):
            await t.press(who, "Nothing", on=await newest(t, who))
        old = await newest(t, "ann")
        panel = t.reply(await t.press("ann", "Your secrets"))
        for label in ("card-A-3", "card-A-1"):
            await t.press("ann", label, on=await newest(t, "ann"))
        await t.press("ann", "Done", on=await newest(t, "ann"))
        journal = (await t.look()).turn.journal
        part = panel.answers[0]
        await t.use("ann", panel, part, [part["options"][0]["value"]])
        await t.forge("ann", old.answers[0]["custom_id"], ["29", "400"])
        assert (await t.look()).turn.journal == journal
