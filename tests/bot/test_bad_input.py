"""Whatever is clicked, typed or forged: one clear sentence, and the table stays as it is."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.bot.town import Town, answer, first_click, play, town
from tests.bot.whispers import TOYS

SEED = "s112"
FORGED = [
    "",
    "x",
    "gm1",
    "gm1:1",
    "gm1:1:answer",
    "gm1:1:nonsense:0.0:0",
    "gm1:1:answer:0.0:0",
    "gm1:1:answer:0.0.zzz:0",
    "gm1:1:answer:999999.0.0:0",
    "gm1:999:answer:0.0:0",
    "gm1:999:panel",
    "gm1:0:words",
    "gm1:-1:panel",
    "gm1:999999999999:rules",
    "gm1:1:more:0.0:" + "a" * 90,
    "gm1:1:answer:" + "0" * 500,
    "gm2:1:answer:0.0:0",
    "GM1:1:PANEL",
    "gm1:\u0661:panel",
    "gm1:1:panel\n",
    "'; DROP TABLE tables; --",
]


async def still(t: Town, deed: Any) -> str:
    """The one sentence that came of it, while nothing else did."""
    before = await t.bot.store.table(1), await t.bot.store.turns(1)
    told = t.reply(await deed)
    assert (await t.bot.store.table(1), await t.bot.store.turns(1)) == before
    assert told.text
    return told.text


@pytest.mark.parametrize("who", ["ann", "dan"])
async def test_forged_ids(tmp_path: Path, who: str) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        for custom_id in FORGED:
            await still(t, t.forge(who, custom_id))
            await still(t, t.forge(who, custom_id, values=["0"]))


async def test_forged_picks_and_values(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        shown = await t.shown()
        true = shown.answers[0]["custom_id"]
        base = true.rsplit(":", 1)[0] if shown.answers[0]["type"] == 2 else true
        who = (await t.waited())[0]
        for picks in ("zz", "Z", "---Z", "01", "00"):
            await still(t, t.forge(who, f"{base}:{picks}"))
        odd: list[list[Any]] = [
            ["x"],
            ["-1"],
            ["1.5"],
            ["9" * 50],
            ["٣"],
            [],
            [None],
            [{}],
            ["0"] * 26,
            ["0", "0"],
        ]
        for values in odd:
            await still(t, t.forge(who, base, values=values))


async def test_strangers_and_those_who_are_not_asked(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        asked = (await t.waited())[0]
        other = "bob" if asked == "ann" else "ann"
        part = (await t.shown()).answers[0]
        assert "You have no seat" in await still(t, t.use("dan", await t.shown(), part))
        assert "It is not your turn: the table waits for " in await still(
            t, t.use(other, await t.shown(), part)
        )
        assert "You have no seat" in await still(t, t.press("dan", "Your choices"))


async def test_a_double_click_counts_once_and_old_buttons_never(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        old = []
        for number in range(6):
            shown, who = await t.shown(), (await t.waited())[0]
            old.append((who, shown.answers[0]["custom_id"]))
            await answer(t, number)
        for who, custom_id in old:
            told = await still(t, t.forge(who, custom_id, values=["0"] if ":menu:" in custom_id else None))
            assert "That question has been answered" in told or "It is not your turn" in told


async def test_clicks_at_the_same_moment_count_once(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        click = await first_click(t)
        results = await asyncio.gather(
            *(t.bot.master.answer(1, *click) for _ in range(10)), return_exceptions=True
        )
        assert sum(result is False for result in results) == 1
        assert sum(len(turn.journal) for turn in await t.bot.store.turns(1)) == 1
        await t.bot.courier.refresh(1)


async def test_a_finished_and_a_closed_table_take_nothing(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        lobby_like = [part["custom_id"] for part in (await t.shown()).controls]
        await t.open()
        await t.press("bob", "Join", table=2)
        await t.press("ann", "Start", table=2)
        second = [part["custom_id"] for part in (await t.shown(2)).answers]
        await play(t)
        for custom_id in lobby_like:
            if ":answer:" in custom_id or ":menu:" in custom_id:
                assert "is over" in await still(t, t.forge("ann", custom_id))
        for command in ("undo", "leave", "abandon"):
            told = t.reply(await t["ann"].slash(t.channel, command, table=1))
            assert "over" in told.text or "closed" in told.text
        await t["ann"].slash(t.channel, "abandon", table=2)
        assert "This table is closed" in (await t.shown(2)).text
        for custom_id in second:
            assert "is over" in t.reply(await t.forge("ann", custom_id, on=await t.shown())).text


async def test_commands_with_numbers_of_no_table(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        for command in ("board", "secrets", "undo", "leave", "abandon", "verify"):
            told = t.reply(await t["ann"].slash(t.channel, command, table=77))
            assert "There is no table #77" in told.text
            if command != "verify":
                assert "No table is open here" in t.reply(await t["ann"].slash(t.channel, command)).text
        told = t.reply(await t["ann"].slash(t.channel, "replace", seat="A", table=77))
        assert "There is no table #77" in told.text
        assert "no game of that name" in t.reply(await t["ann"].slash(t.channel, "help", game="chess")).text
        assert "You sit at no table" in t.reply(await t["ann"].slash(t.channel, "mytables")).text


async def test_commands_in_direct_messages(tmp_path: Path) -> None:
    async with town(tmp_path, **TOYS) as t:
        await t.start("bob", command="whispers new")
        ann, dan = t["ann"].user, t["dan"].user
        assert "For ann alone" in t.reply(await ann.slash("secrets")).text
        assert "table #1" in t.reply(await ann.slash("mytables")).text
        assert t.reply(await ann.slash("board", words=True)).text
        assert t.reply(await ann.slash("help")).text
        assert t.reply(await ann.slash("privacy")).text
        assert "Open a table in a channel" in t.reply(await ann.slash("whispers new")).text
        assert "There is no table #1" in t.reply(await dan.slash("board", table=1)).text
        assert "nothing to take back" in t.reply(await ann.slash("undo")).text


async def test_tables_of_other_servers_are_nobodys_business(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        other = t.env.create_guild("elsewhere")
        place = other.create_text_channel("games")
        stranger = other.add_member(t["dan"].user)
        for command in ("board", "secrets", "verify"):
            assert "There is no table #1" in t.reply(await stranger.slash(place, command, table=1)).text
        back = other.add_member(t["ann"].user)
        assert t.reply(await back.slash(place, "board", table=1)).alt_texts


async def test_the_seats_of_the_table_are_offered_for_replacing(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.start("bob")

        async def offered(typed: str) -> list[str]:
            found = await t["ann"].autocomplete(t.channel, "replace", "seat", typed, table=1)
            return [choice["value"] for choice in found]

        assert await offered("") == ["A", "B"]
        assert await offered("BOB") == ["B"]
        assert await t["ann"].autocomplete(t.channel, "replace", "seat", "", table=77) == []


async def test_a_player_who_leaves_the_server_is_replaced_by_the_host(tmp_path: Path) -> None:
    async with town(tmp_path, seed=SEED) as t:
        await t.start("bob")
        t.guild.remove_member(t["bob"])
        told = t.reply(await t["ann"].slash(t.channel, "replace", seat="b", by=t["cleo"], table=1))
        assert "played by cleo now" in told.text
        for number in range(4):
            await answer(t, number)
        told = t.reply(await t["ann"].slash(t.channel, "replace", seat="B", by=t["ann"], table=1))
        assert "have a seat at this table already" in told.text


NAMES = [
    "**bold** _it_ ~~s~~ ||sp|| `code`",
    "@everyone @here <@&1> <#2> <@3>",
    "```" * 10 + "``",
    "\u202egnp.exe\u202c \u200f\u200eabc",
    "👨‍👩‍👧‍👦" * 3 + "🏴‍☠️",
    "# heading > quote - list [a](b)",
    "W" * 32,
    "twin",
    "twin",
    " ",
]


@pytest.mark.parametrize("first", range(0, len(NAMES), 2))
async def test_names_of_every_kind(tmp_path: Path, first: int) -> None:
    async with town(tmp_path, seed=SEED) as t:
        for name, nick in zip(("ann", "bob"), NAMES[first : first + 2], strict=True):
            t.env.backend.get_guild(t.guild.id).members[t[name].id].nick = nick
        await t.start("bob", command="attic new")
        names = [seat.name for seat in (await t.look()).record.seats]
        assert len(set(names)) == 2
        assert all(0 < len(name) <= 32 for name in names)
        for number in range(3):
            await answer(t, number)
        for sent in t.wire.sent:
            assert not {"everyone", "roles"} & set(sent.body["allowed_mentions"].get("parse", ()))
            assert sent.pings <= {t["ann"].id, t["bob"].id}
            assert "\u202e" not in sent.text
            assert "<@&1>" not in sent.text
