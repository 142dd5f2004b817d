"""Horrified: American Monsters on Discord: an attack that a restart interrupts, and how a table is opened."""

from pathlib import Path
from typing import Any

from gamemaster.records import Status
from games.kernel.drive import Position
from tests.bot.town import Town, hasten, town

COMMAND = "horrified american"


def asks_which_items(position: Position[Any]) -> bool:
    return position.prompt is not None and position.prompt.topic == "defend-with"


async def kept(t: Town) -> str:
    """The position as it is written down."""
    seen = await t.look()
    return seen.game.codec.dump_state(seen.turn.position.state)


async def test_an_attack_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path, seed="s0") as t:
        await t.start("bob", "cleo", command=COMMAND)
        await hasten(t, asks_which_items)
        seen = await t.look()
        ((seat, ask),) = seen.turn.position.prompt.asks.items()
        (victim,) = await t.waited()
        before, asked = await kept(t), await t.shown()
        (menu,) = asked.answers
        values = [option["value"] for option in menu["options"]][-ask.least :]
        discarded = tuple(ask.options[int(value)] for value in values)
        await t.restart()
        assert await kept(t) == before
        assert await t.waited() == [victim]
        bystander = next(name for name in ("ann", "bob", "cleo") if name != victim)
        refused = await t.use(bystander, asked, menu, values)
        assert t.replies(refused)
        assert await kept(t) == before
        await t.use(victim, asked, menu, values)
        answered = (await t.look()).turn
        if answered.number == seen.turn.number:
            given = next(each for each in answered.journal if each.topic == "defend-with")
            assert given.chosen == discarded
        held = answered.position.state.heroes[seat].items
        assert not set(discarded) & set(held)
        assert set(held) <= set(ask.options) - set(discarded)
        number = answered.number
        await hasten(t, lambda position: position.prompt is None or position.prompt.topic == "act")
        assert (await t.look()).turn.number >= number


async def test_monsters_are_offered_as_they_are_typed(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        found = await t["ann"].autocomplete(t.channel, COMMAND, "monsters", "moth big")
        names = {each["value"]: each["name"] for each in found}
        assert names["bigfoot+mothman"] == "Bigfoot + Mothman"
        assert all("mothman" in each["value"] and "bigfoot" in each["value"] for each in found)
        assert len(await t["ann"].autocomplete(t.channel, COMMAND, "monsters", "")) == 25
        assert await t["ann"].autocomplete(t.channel, COMMAND, "monsters", "dracula") == []


async def test_monsters_may_be_named_in_any_order(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        await t.open(COMMAND, monsters="Mothman, bigfoot")
        assert "Monsters: bigfoot+mothman" in (await t.shown()).text


async def test_monsters_that_there_are_not_are_refused_in_one_sentence(tmp_path: Path) -> None:
    async with town(tmp_path) as t:
        for monsters in ("dracula", "bigfoot", "bigfoot+bigfoot", "+", "x" * 6000):
            told = t.reply(await t.open(COMMAND, monsters=monsters)).text
            assert told.startswith("Choose novice, standard, hard, or two or more of banshee, bigfoot")
            assert told.count(".") == 1
            assert "\n" not in told
        assert await t.bot.store.tables_of(t["ann"].id, tuple(Status)) == ()
        assert t.history(t.channel.id) == []
