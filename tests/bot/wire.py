"""What the bot does to the world outside, step by step: listened to, interrupted, or lost on the way back."""

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import wraps
from typing import Any

from simcord.backend.errors import BackendError
from simcord.http import router

from bot import GameMasterBot

WRITES = (
    "open_table",
    "commit",
    "note_try",
    "note_delivered",
    "put_off",
    "forget_message",
    "set_timer",
    "stop_timer",
    "remember",
)
THREAD = re.compile(r"/channels/(\d+)/messages/(\d+)/threads\Z")
IN_CHANNEL = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?\Z")
TYPING_IN_TEXT = 10


class Crash(BaseException):
    """The process is gone: nothing handles this."""


@dataclass(frozen=True)
class Sent:
    """A message that the bot has posted."""

    channel: int
    id: int
    body: Mapping[str, Any]

    @property
    def text(self) -> str:
        return "\n".join(texts(self.body.get("components") or ()))

    @property
    def pings(self) -> set[int]:
        """The users who are mentioned and may be."""
        allowed = self.body["allowed_mentions"]
        assert not allowed.get("parse"), allowed
        mentioned = {int(user) for user in re.findall(r"<@!?(\d+)>", self.text)}
        return mentioned & {int(user) for user in allowed.get("users", ())}


@dataclass
class Wire:
    """Every write of the store and every request to Discord passes here, before it is done and after."""

    dies_at: int | None = None
    counting: bool = False
    dead: bool = False
    steps: list[str] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    lost: list[tuple[str, str]] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    seed: Callable[[], str] = lambda: "seed"

    def arm(self, dies_at: int | None = None) -> None:
        """Count the steps from now on, and die at this one."""
        self.steps.clear()
        self.counting, self.dies_at = True, dies_at

    def revive(self) -> None:
        """Another process has begun."""
        self.counting, self.dies_at, self.dead = False, None, False

    def lose(self, method: str, path: str) -> None:
        """Have the next such request done, and its answer lost."""
        self.lost.append((method, path))

    def step(self, name: str) -> None:
        if self.dead:
            raise Crash(name)
        if not self.counting:
            return
        self.steps.append(name)
        if self.dies_at == len(self.steps) - 1:
            self.dead = True
            raise Crash(name)

    def watch(self, bot: GameMasterBot) -> None:
        """Have the bot's store pass here."""
        bot.master._new_seed = self.seed
        for name in WRITES:
            setattr(bot.store, name, self._watched(name, getattr(bot.store, name)))
        read = bot.store._read

        async def reading(query: str, **values: Any) -> Any:
            self.order.append("read")
            return await read(query, **values)

        bot.store._read = reading

    def _watched(self, name: str, write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        @wraps(write)
        async def watched(*args: Any, **kwargs: Any) -> Any:
            self.step(f"before {name}")
            result = await write(*args, **kwargs)
            self.step(f"after {name}")
            return result

        return watched

    @contextmanager
    def tapped(self) -> Iterator[None]:
        """Have the requests of any bot pass here."""
        dispatch = router.dispatch

        def tapped(backend: Any, method: str, path: str, **kwargs: Any) -> Any:
            name = f"{method} {re.sub('[0-9]{5,}', '*', path)[:60]}"
            self.order.append(name)
            self.step(f"before {name}")
            _refuse_as_discord_does(backend, method, path)
            answer = dispatch(backend, method, path, **kwargs)
            self._note(method, path, kwargs.get("json"), answer)
            self.step(f"after {name}")
            self._maybe_lose(method, path)
            return answer

        router.dispatch = tapped
        try:
            yield
        finally:
            router.dispatch = dispatch

    def _note(self, method: str, path: str, body: Any, answer: Any) -> None:
        place = IN_CHANNEL.match(path)
        if method == "POST" and place:
            self.sent.append(Sent(int(place[1]), int(answer["id"]), body))

    def _maybe_lose(self, method: str, path: str) -> None:
        for each in self.lost:
            if each[0] == method and fnmatch(path, each[1]):
                self.lost.remove(each)
                raise BackendError(500, 0, "the answer was lost on its way")


def _refuse_as_discord_does(backend: Any, method: str, path: str) -> None:
    """What the simulation leaves out: a message has one thread, and archived threads are read-only."""
    thread = THREAD.match(path)
    if method == "POST" and thread and int(thread[2]) in backend.channels:
        raise BackendError(400, 160004, "A thread has already been created for this message")
    place = IN_CHANNEL.match(path)
    if not place or method not in {"POST", "PATCH"} or int(place[1]) not in backend.channels:
        return
    state = backend.channels[int(place[1])].thread_metadata
    if state is None or not state.archived:
        return
    if method == "PATCH" or state.locked:
        raise BackendError(400 if method == "PATCH" else 403, 50083, "Thread is archived")
    state.archived = False


def texts(components: Any) -> Iterator[str]:
    """All texts in components, nested ones too."""
    for part in components:
        if part.get("type") == TYPING_IN_TEXT:
            yield part["content"]
        yield from texts(part.get("components") or ())
