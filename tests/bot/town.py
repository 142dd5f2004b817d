"""A simulated Discord with people in it, and the bot on a database file."""

from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage
from simcord.actors import _component_interaction

import bot
from bot import GameMasterBot, Settings
from bot.client import COGS
from gamemaster.addresses import question_address, read_address
from gamemaster.present import Seen
from gamemaster.records import Message, Purpose, TableId
from gamemaster.refusals import Refusal
from games.kernel.dice import Dice, commitment
from games.kernel.drive import Position
from games.kernel.errors import GameError
from games.kernel.game import Game
from games.kernel.prompts import Ask, Choice, Seat
from games.registry import GAMES
from tests.bot.wire import Crash, Sent, Wire
from tests.support import limits

PEOPLE = ("ann", "bob", "cleo", "dan", "eve")
A_ROUND = 5.0
TABLE = 1


@dataclass(frozen=True)
class Shown:
    """A message as somebody sees it."""

    message: discord.Message | ResponseMessage

    @property
    def every(self) -> list[Mapping[str, Any]]:
        parts = self.message.components
        return list(_walk([part if isinstance(part, dict) else part.to_dict() for part in parts]))

    @property
    def text(self) -> str:
        contents = (part["content"] for part in self.every if "content" in part)
        return "\n".join([self.message.content, *contents]).strip()

    @property
    def controls(self) -> list[Mapping[str, Any]]:
        return [part for part in self.every if "custom_id" in part]

    @property
    def answers(self) -> list[Mapping[str, Any]]:
        """The controls that answer a question, or gather an answer."""
        verbs = (":answer:", ":menu:", ":more:")
        return [part for part in self.controls if any(verb in part["custom_id"] for verb in verbs)]

    @property
    def labels(self) -> list[str]:
        """All that can be pressed or chosen."""
        return [
            label
            for part in self.controls
            for label in [part.get("label"), *(option["label"] for option in part.get("options", ()))]
            if label
        ]

    @property
    def alt_texts(self) -> list[str]:
        return [item["description"] for part in self.every for item in part.get("items", ())]

    @property
    def everything(self) -> str:
        """All words of the message, what stands in its ids too."""
        ids = [part["custom_id"] for part in self.controls]
        headings = [part.get("placeholder") or "" for part in self.controls]
        return "\n".join([self.text, *self.alt_texts, *self.labels, *ids, *headings])

    def find(self, label: str) -> tuple[Mapping[str, Any], str | None]:
        """The control with this label, and which of its lines where it is a menu."""
        for part in self.controls:
            if part.get("label") == label:
                return part, None
            for option in part.get("options", ()):
                if option["label"] == label:
                    return part, option["value"]
        raise AssertionError(f"no control {label!r} among {self.labels}")


@dataclass
class Town:
    """The world of one test."""

    env: Env
    bot: GameMasterBot
    wire: Wire
    make: Callable[[], GameMasterBot]
    guild: Any = None
    channel: Any = None
    people: dict[str, MemberActor] = field(default_factory=dict)
    bots: list[GameMasterBot] = field(default_factory=list)
    skipped: list[float] = field(default_factory=lambda: [0.0])

    def __post_init__(self) -> None:
        self.bots.append(self.bot)

    def __getitem__(self, name: str) -> MemberActor:
        return self.people[name]

    # Doing

    async def open(self, command: str = "attic new", host: str = "ann", **options: Any) -> InteractionResult:
        return await self[host].slash(self.channel, command, **options)

    async def start(self, *guests: str, command: str = "attic new", bots: int = 0, **options: Any) -> None:
        """Open a table as Ann, have the guests join, and start."""
        await self.open(command, **options)
        for guest in guests:
            await self.press(guest, "Join")
        for _ in range(bots):
            await self.press("ann", "Add a bot")
        await self.press("ann", "Start")

    async def press(
        self, who: str, label: str, on: "Shown | None" = None, table: TableId = TABLE
    ) -> InteractionResult:
        """Press or choose what has this label, on the table's current message unless told otherwise."""
        shown = on or await self.shown(table)
        part, value = shown.find(label)
        return await self.use(who, shown, part, [value] if value is not None else None)

    async def use(
        self, who: str, shown: Shown, part: Mapping[str, Any], values: Sequence[str] | None = None
    ) -> InteractionResult:
        self.wire.order.clear()
        actor: Any = self[who]
        if isinstance(shown.message, discord.Message) and shown.message.guild is None:
            actor = actor.user
        if part["type"] == 3:
            least = part.get("min_values", 1)
            chosen = values or [option["value"] for option in part["options"][: max(1, least)]]
            return await actor.select(shown.message, values=chosen, custom_id=part["custom_id"])
        return await actor.click(shown.message, custom_id=part["custom_id"])

    async def forge(
        self, who: str, custom_id: str, values: Sequence[Any] | None = None, on: Shown | None = None
    ) -> InteractionResult:
        """A click with an id that no message has."""
        shown = on or await self.shown()
        self.wire.order.clear()
        stored = self.env.backend.get_message(_channel_of(shown.message), shown.message.id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values is not None else 2}
        if values is not None:
            data["values"] = list(values)
        self.env._begin_operation("forge")
        try:
            return await _component_interaction(self[who], stored, data)
        finally:
            self.env._end_operation()

    def close_letters(self, who: str) -> None:
        """Let no direct message reach somebody."""
        channel = self.env.backend.get_dm_channel(self[who].id).id
        self.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)

    async def wait(self, seconds: float) -> None:
        """Let time pass, and then a round of deliveries and timers."""
        self.skipped[0] += seconds
        await self.work_off()

    async def work_off(self) -> None:
        """A round of deliveries and timers."""
        await self.env.advance_time(A_ROUND + 0.5)

    # Seeing

    async def rows(self, table: TableId = TABLE) -> tuple[Message, ...]:
        return await self.bot.store.messages(table)

    async def shown(self, table: TableId = TABLE) -> Shown:
        """The table's current message."""
        row = next(row for row in await self.rows(table) if row.purpose is Purpose.TABLE)
        return self.message(row.channel, row.message)

    def message(self, channel: int, message: int) -> Shown:
        return Shown(next(each for each in self.history(channel) if each.id == message))

    def place(self, channel: int) -> ChannelHandle:
        found = self.env.backend.get_channel(channel)
        return ChannelHandle(self.env, self.guild if found.guild_id else None, found)

    def history(self, channel: int) -> list[discord.Message]:
        """All of the bot's messages there that everybody sees."""
        mine = self.env.backend.bot_user.id
        every = self.place(channel).history()
        return [
            each
            for each in every
            if each.author.id == mine and not each.flags.ephemeral and each.type.value == 0
        ]

    def public(self) -> list[Shown]:
        """All of the bot's messages on the server."""
        channels = [each.id for each in self.env.backend.channels.values() if each.guild_id is not None]
        return [Shown(each) for channel in channels for each in self.history(channel)]

    def letters(self, who: str) -> list[Shown]:
        """The direct messages to somebody."""
        return [Shown(each) for each in self.history(self[who].user.dm_channel.id)]

    async def look(self, table: TableId = TABLE) -> Seen:
        return await self.bot.master.look(table)

    async def waited(self, table: TableId = TABLE) -> list[str]:
        """The people for whom the table waits."""
        seen = await self.look(table)
        users = {seen.holder(seat).user for seat in seen.waits_for()}
        return [name for name, actor in self.people.items() if actor.id in users]

    def reply(self, result: InteractionResult) -> Shown:
        """The one answer that somebody got, for their eyes alone."""
        replies = self.replies(result)
        assert len(replies) == 1, [each.text for each in replies]
        assert result.acknowledged
        return replies[0]

    def replies(self, result: InteractionResult) -> list[Shown]:
        found = [each for each in [result.response, *result.followups] if each is not None and each.ephemeral]
        return [Shown(each) for each in found]

    def pinged(self, sent: Sent) -> set[str]:
        """Whom a message has pinged."""
        return {name for name, actor in self.people.items() if actor.id in sent.pings}

    # The bot's life

    async def restart(self) -> None:
        """Start another bot on the file: the one before was told to stop, or has crashed."""
        await self.env.settle()
        await self.bot.store.close()
        self.wire.revive()
        self.bot = self.make()
        self.bots.append(self.bot)
        await self.env.restart_bot(self.bot)
        self.wire.watch(self.bot)


@asynccontextmanager
async def town(
    path: Path,
    *,
    games: Sequence[Game[Any, Any]] = GAMES,
    cogs: Sequence[str] = COGS,
    seed: str = "seed",
    people: Sequence[str] = PEOPLE,
    shards: int = 1,
) -> AsyncIterator[Town]:
    """A town with one channel, for one test. At the end, no limit of Discord may have been broken."""
    made: list[Env] = []
    skipped = [0.0]

    class TownClock:
        def now(self) -> float:
            return made[0].now().timestamp() + skipped[0]

    def make() -> GameMasterBot:
        settings = Settings(discord_token="x", database=path / "tables.sqlite3", lock_wait=0)
        return bot.create(settings, games, cogs, TownClock())

    wire = Wire(seed=lambda: seed)
    first = make()
    with wire.tapped():
        world = simcord.run(first, shard_count=shards, check_errors=False, settle_timeout=20)
        made.append(world._env)
        async with world as env:
            wire.watch(first)
            opened = Town(env, first, wire, make, skipped=skipped)
            opened.guild = env.create_guild(shard_id=0)
            opened.channel = opened.guild.create_text_channel("games")
            for name in people:
                opened.people[name] = opened.guild.add_member(env.create_user(name))
            try:
                yield opened
                await env.settle()
            finally:
                await opened.bot.store.close()
    assert limits.problems(env) == []
    for each in opened.bots:
        assert not each._connection._view_store._views, "discord.py keeps a view"
    assert [error for error in env._errors if not _is_refusal(error)] == []


def _is_refusal(error: BaseException) -> bool:
    """Commands that are refused pass through discord.py's handler of errors, which the simulation records."""
    return isinstance(getattr(error, "original", error), Refusal | GameError | Crash)


def _walk(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or ())


def _channel_of(message: Any) -> int:
    return message.channel_id if isinstance(message, ResponseMessage) else message.channel.id


async def play(t: Town, most: int = 400, table: TableId = TABLE) -> list[str]:
    """Have the people play on as the game advises, until the game is over; returns what was asked."""
    topics = []
    for number in range(most):
        turn = (await t.look(table)).turn
        assert turn is not None
        prompt = turn.position.prompt
        if prompt is None:
            return topics
        topics.append(prompt.topic)
        await answer(t, number, table)
    return topics


async def answer(t: Town, number: int = 0, table: TableId = TABLE) -> InteractionResult:
    """Have the first one for whom the table waits answer, as the game advises, in private if asked there."""
    seen = await t.look(table)
    seat, ask, chosen = advised(seen, number)
    who = next(name for name, actor in t.people.items() if actor.id == seen.holder(seat).user)
    shown = t.letters(who)[-1] if ask.secret else await t.shown(table)
    return await choose(t, who, shown, *(ask.options.index(option) for option in chosen))


def advised(seen: Seen, number: int) -> tuple[Seat, Ask, Choice]:
    """Who is waited for, what they are asked, and what the game advises."""
    assert seen.turn is not None
    position = seen.turn.position
    assert position.prompt is not None
    seat = position.waits_for()[0]
    ask = position.prompt.asks[seat]
    view = seen.game.view(position.state, seat)
    whims = Dice(f"{seen.record.seed}/{number}")
    return seat, ask, seen.game.advise(view, seat, position.prompt.topic, ask, whims)


async def hasten(
    t: Town, there: Callable[[Position[Any]], bool], most: int = 400, table: TableId = TABLE
) -> None:
    """Have the people answer as the game advises, without Discord, until it asks what is waited for."""
    for number in range(most):
        seen = await t.look(table)
        assert seen.turn is not None
        if there(seen.turn.position):
            break
        seat, ask, chosen = advised(seen, number)
        user = seen.holder(seat).user
        assert user is not None
        picks = [ask.options.index(option) for option in chosen]
        await t.bot.master.answer(table, user, question_address(seen.turn.address, ask), picks)
    else:
        raise AssertionError("it was never asked")
    await t.bot.courier.refresh(table)
    await t.env.settle()


async def first_click(t: Town, table: TableId = TABLE) -> tuple[int, str, tuple[int, ...]]:
    """Who is waited for, and the address of an answer of theirs."""
    seen = await t.look(table)
    assert seen.turn is not None
    seat = seen.waits_for()[0]
    ask = seen.turn.position.open_asks()[seat]
    user = seen.holder(seat).user
    assert user is not None
    return user, question_address(seen.turn.address, ask), (0,)


async def choose(t: Town, who: str, shown: Shown, *picks: int) -> InteractionResult:
    """Press the button, or choose the lines, of these options."""
    lines = [str(pick) for pick in picks]
    for part in shown.answers:
        if lines and {option["value"] for option in part.get("options", ())}.issuperset(lines):
            return await t.use(who, shown, part, lines)
        address = read_address(part["custom_id"])
        if address is not None and address.verb == "answer" and address.picks == picks:
            return await t.use(who, shown, part)
        if address is not None and address.verb == "more" and address.picks == picks[: len(address.picks)]:
            # One after the other, each on the message as the one before has left it.
            await t.use(who, shown, part)
            return await choose(t, who, t.message(shown.message.channel.id, shown.message.id), *picks)
    raise AssertionError(f"nothing to press for options {picks} among {shown.labels}")


def the_ending(t: Town, shown: Shown, seed: str) -> None:
    """A table that is over shows its seed, which was promised at the start, and asks nothing."""
    assert seed in shown.text
    assert not shown.answers
    assert [part["label"] for part in shown.controls] == ["Board in words"]
    promises = [sent for sent in t.wire.sent if commitment(seed) in sent.text]
    assert len(promises) == 1
    assert not promises[0].pings
