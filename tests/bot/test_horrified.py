"""The Horrified games on Discord: attacks that a restart interrupts, whole games, tones told to one alone."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from cogs.horrified import Horrified
from gamemaster.addresses import question_address
from gamemaster.present import Seen
from gamemaster.records import Status
from games.kernel.drive import Position
from games.registry import GAMES
from tests.bot.town import TABLE, Shown, Town, advised, choose, hasten, town


@dataclass(frozen=True)
class Command:
    """How a set is opened, and a seed with which somebody who is attacked can soon choose Items."""

    name: str
    slug: str
    attacked: str
    pair: tuple[str, str]
    levels: str

    def __str__(self) -> str:
        return self.slug


AMERICAN = Command(
    "horrified american",
    "horrified-american",
    "s0",
    ("bigfoot", "mothman"),
    "first, novice, standard, challenging, or two or more of banshee, bigfoot",
)
GREEK = Command(
    "horrified greek",
    "horrified-greek",
    "s3",
    ("medusa", "siren"),
    "first, novice, standard, challenging, or two or more of basilisk, cerberus",
)

each_set = pytest.mark.parametrize("command", [AMERICAN, GREEK], ids=str)


def asks_which_items(position: Position[Any]) -> bool:
    return position.prompt is not None and position.prompt.topic == "defend-with"


def asks_for_tones(position: Position[Any]) -> bool:
    return position.prompt is not None and position.prompt.topic == "siren:tones"


async def kept(t: Town) -> str:
    """The position as it is written down."""
    seen = await t.look()
    return seen.game.codec.dump_state(seen.turn.position.state)


@each_set
async def test_an_attack_goes_on_after_a_restart(tmp_path: Path, command: Command) -> None:
    async with town(tmp_path, seed=command.attacked) as t:
        await t.start("bob", "cleo", command=command.name)
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


async def hand_of(t: Town, who: str) -> str:
    return t.reply(await t[who].slash(t.channel, "horrified hand", table=1)).everything


def heard(seen: Seen, spots: tuple[int, int]) -> list[str]:
    """What tells of two tones: the event, and the reminder."""
    mat = seen.turn.position.state.monsters["siren"]
    names = {tone.id: tone.name for tone in seen.game.content.tones}
    return [f"{spot} is {names[mat.tones[spot - 1].sound]}" for spot in spots]


async def test_hidden_tones_are_told_to_the_listener_alone(tmp_path: Path) -> None:
    async with town(tmp_path, seed="s0") as t:
        await t.start("bob", command=GREEK.name, monsters="basilisk+siren", tones="private")
        await hasten(t, asks_for_tones)
        seen = await t.look()
        (listener,) = await t.waited()
        (other,) = {"ann", "bob"} - {listener}
        state = seen.turn.position.state
        sounds = [tone.sound for tone in state.monsters["siren"].tones]
        # Two that differ stay where they are, and are worth a secret.
        second = next(spot for spot in range(2, 9) if sounds[spot - 1] != sounds[0])
        told = heard(seen, (1, second))
        await choose(t, listener, await t.shown(), 0, second - 1)

        def leaked() -> list[str]:
            elsewhere = [each.everything for each in [*t.public(), *t.letters(other)]]
            return [words for words in told for text in elsewhere if words in text]

        assert leaked() == []
        public = [str(each) for each in t.env.http_requests if f"/channels/{t.channel.id}" in each.path]
        assert not [words for words in told for request in public if words in request]
        assert "listens to Tone tokens" in "".join(each.text for each in t.public())
        known = await hand_of(t, listener)
        assert all(words in known for words in told)
        unknown = await hand_of(t, other)
        assert not [words for words in told if words in unknown]
        await t.restart()
        known = await hand_of(t, listener)
        assert all(words in known for words in told)
        assert all(any(words in each.everything for each in t.letters(listener)) for words in told)
        assert leaked() == []


@each_set
async def test_the_hand_that_is_shown_is_ones_own(tmp_path: Path, command: Command) -> None:
    async with town(tmp_path, seed=command.attacked) as t:
        await t.start("bob", "cleo", command=command.name)
        await hasten(t, lambda position: position.prompt is not None and position.prompt.topic == "act")
        seen = await t.look()
        names = {
            who: seen.game.words.secrets(seen.game.view(seen.turn.position.state, seat), seen.spoken)
            for who, seat in zip(("ann", "bob", "cleo"), "ABC", strict=True)
        }
        for who, own in names.items():
            told = await hand_of(t, who)
            assert own in told
            assert not [other for other in names.values() if other != own and other in told]
        assert "/secrets" not in t.reply(await t["ann"].slash(t.channel, "horrified hand")).text


@each_set
def test_all_options_of_the_game_can_be_chosen(command: Command) -> None:
    """The command offers what the game allows, and by default what the game takes by default."""
    game = next(game for game in GAMES if game.slug == command.slug)
    found = next(each for each in Horrified.__cog_app_commands__ if f"horrified {each.name}" == command.name)
    assert isinstance(found, app_commands.Command)
    offered = {each.name: [choice.value for choice in each.choices] for each in found.parameters}
    assert set(offered) == set(game.options)
    for each in found.parameters:
        assert each.default == game.options[each.name][0]
        if each.name != "monsters":
            assert sorted(offered[each.name]) == sorted(game.options[each.name])


@each_set
async def test_monsters_are_offered_as_they_are_typed(tmp_path: Path, command: Command) -> None:
    one, other = command.pair
    async with town(tmp_path) as t:
        found = await t["ann"].autocomplete(t.channel, command.name, "monsters", f"{other[:4]} {one[:3]}")
        names = {each["value"]: each["name"] for each in found}
        assert names[f"{one}+{other}"] == f"{one.title()} + {other.title()}"
        assert all(one in each["value"] and other in each["value"] for each in found)
        assert len(await t["ann"].autocomplete(t.channel, command.name, "monsters", "")) == 25
        assert await t["ann"].autocomplete(t.channel, command.name, "monsters", "dracula") == []


@each_set
async def test_monsters_may_be_named_in_any_order(tmp_path: Path, command: Command) -> None:
    one, other = command.pair
    async with town(tmp_path) as t:
        await t.open(command.name, monsters=f"{other.title()}, {one}")
        assert f"Monsters: {one} + {other}" in (await t.shown()).text


@each_set
async def test_monsters_that_there_are_not_are_refused_in_one_sentence(
    tmp_path: Path, command: Command
) -> None:
    one, _ = command.pair
    async with town(tmp_path) as t:
        for monsters in ("dracula", one, f"{one}+{one}", "+", "x" * 6000):
            told = t.reply(await t.open(command.name, monsters=monsters)).text
            assert told.startswith(f"Choose {command.levels}")
            assert told.count(".") == 1
            assert "\n" not in told
        assert await t.bot.store.tables_of(t["ann"].id, tuple(Status)) == ()
        assert t.history(t.channel.id) == []


async def go_on(t: Town, number: int) -> None:
    """One answer as the game advises, and what comes of it shown."""
    seat, ask, chosen = advised(await t.look(), number)
    seen = await t.look()
    user = seen.holder(seat).user
    picks = [ask.options.index(option) for option in chosen]
    await t.bot.master.answer(TABLE, user, question_address(seen.turn.address, ask), picks)
    await t.bot.courier.refresh(TABLE)
    await t.env.settle()


async def stories(t: Town) -> list[str]:
    """What the messages of the table tell one after the other, line by line."""
    lines: list[str] = []
    for each in map(Shown, t.history((await t.shown()).message.channel.id)):
        texts = [part["content"] for part in each.every if "content" in part]
        if texts[0].startswith("## ") and not texts[1].startswith("**Waiting"):
            assert "…" not in texts[1].splitlines()
            lines += texts[1].splitlines()
    runs = [re.fullmatch(r"(.*) \((\d+) times\)", line) for line in lines]
    return [
        told
        for line, run in zip(lines, runs, strict=True)
        for told in ([run[1]] * int(run[2]) if run else [line])
    ]


@each_set
async def test_the_thread_tells_everything_once(tmp_path: Path, command: Command) -> None:
    """Also where somebody else is asked in the middle of a turn, and over a restart."""
    async with town(tmp_path, seed=command.attacked) as t:
        await t.start("bob", "cleo", command=command.name)
        posts = 0
        for number in range(90):
            await go_on(t, number)
            posts += (await t.look()).turn.position.prompt.topic == "defend"
            if number == 40:
                await t.restart()
        assert posts, "nobody was asked in between"
        seen = await t.look()
        load = seen.game.codec.load_event
        events = [load(told.body) for row in await t.bot.store.turns(TABLE) for told in row.told]
        public = [seen.game.words.tell(event, seen.spoken) for event in events if event.reaches(None)]
        assert await stories(t) == public


async def test_what_follows_an_undo_is_told(tmp_path: Path) -> None:
    async with town(tmp_path, seed="s1") as t:
        await t.start("bob", command=AMERICAN.name)
        await hasten(t, lambda position: position.prompt is not None and position.prompt.topic == "act")
        (active,) = await t.waited()
        ways = [label for label in (await t.shown()).labels if label.startswith("Move to")]
        await t.press(active, ways[0])
        assert f"{active} moves to {ways[0].removeprefix('Move to ')}." in (await t.shown()).text
        await t[active].slash(t.channel, "undo", table=1)
        await t.press(active, ways[1])
        told = (await t.shown()).text
        assert f"{active} moves to {ways[1].removeprefix('Move to ')}." in told
        assert f"{active} moves to {ways[0].removeprefix('Move to ')}." not in told
