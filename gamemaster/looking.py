"""Looking at a table: how it stands, what was told of it lately, and its whole record once it is over."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from gamemaster.ledger import Ledger
from gamemaster.present import Seen
from gamemaster.records import Status, TableId, TableRecord, UserId
from gamemaster.refusals import Refusal
from games.kernel.errors import BrokenRecord
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.prompts import Seat
from games.kernel.table import TableRecord as GameRecord
from games.kernel.table import TurnRecord
from games.kernel.turns import Turn, open_turn

TURNS_OF_STORY = 12

Mark: TypeAlias = tuple[int, int]
"""A turn, and how many of its events came before."""


class Onlooker:
    """Reads tables and changes nothing."""

    def __init__(self, ledger: Ledger, games: Mapping[str, Game[Any, Any]]) -> None:
        self._ledger = ledger
        self._store = ledger.store
        self._games = games

    async def look(self, table: TableId) -> Seen:
        """The table as it is now. One whose turn no longer fits the rules is seen at the turn's start.

        With other content than it was begun with, nothing of it is seen: it would be shown as it is not.
        """
        record = await self._ledger.record(table)
        game = self._games[record.slug]
        closed = await self._closed(record)
        if record.status in {Status.LOBBY, Status.ABANDONED}:
            return Seen(record, game, None, closed=closed)
        row = await self._ledger.row(record)
        try:
            turn = self._ledger.played(record, row)
        except BrokenRecord:
            if record.status is Status.OVER:
                return Seen(record, game, None)
            record = replace(record, status=Status.FROZEN)
            if record.content != game.content_mark:
                return Seen(record, game, None, closed=closed)
            turn = open_turn(game, row.number, row.checkpoint)
        return Seen(record, game, turn, await self._story(record, turn), closed)

    async def game_record(self, table: TableId) -> GameRecord:
        """The whole game with its seed, for whoever wants to check the dice; only once it is over."""
        record = await self._ledger.record(table)
        if record.status is not Status.OVER:
            raise Refusal("The seed is secret until the game is over; then `/verify` checks every die.")
        turns = tuple(
            TurnRecord(
                checkpoint=row.checkpoint, journal=row.journal, told=tuple(event.body for event in row.told)
            )
            for row in await self._store.turns(table)
        )
        return GameRecord(
            slug=record.slug,
            version=record.version,
            content=record.content,
            seats=tuple(seat.seat for seat in record.seats),
            options=record.options,
            seed=record.seed,
            turns=turns,
        )

    async def story_since(self, seen: Seen, since: Mark) -> tuple[Event, ...]:
        """The events after a mark."""
        assert seen.turn is not None
        first = max(since[0], seen.turn.number - TURNS_OF_STORY)
        story: list[Event] = []
        for number in range(first, seen.turn.number):
            story += await self._told(seen.record, number)
        story += seen.turn.position.state.told
        return tuple(story[since[1] :] if first == since[0] else story)

    async def _told(self, record: TableRecord, number: int) -> list[Event]:
        """The events of a turn that is over; none where they were told under other rules."""
        row = await self._store.turn(record.id, number)
        load = self._games[record.slug].codec.load_event
        try:
            return [load(told.body) for told in row.told] if row else []
        except BrokenRecord:
            return []

    async def _story(self, record: TableRecord, turn: Turn[Any]) -> tuple[Event, ...]:
        """The events since the last turn in which a person answered, that turn included."""
        people = [seat.seat for seat in record.seats if seat.user is not None]
        load = self._games[record.slug].codec.load_event
        story: list[Event] = list(turn.position.state.told)
        for number in range(turn.number - 1, max(-1, turn.number - 1 - TURNS_OF_STORY), -1):
            row = await self._store.turn(record.id, number)
            if row is None:
                break
            try:
                story[:0] = [load(told.body) for told in row.told]
            except BrokenRecord:
                # Told under other rules: the table goes on, and only this much is not told again.
                break
            if any(answer.seat in people for answer in row.journal):
                break
        return tuple(story)

    async def _closed(self, record: TableRecord) -> tuple[Seat, ...]:
        """The seats whose holders' direct messages are known to be closed."""
        closed = []
        for seat in record.seats if self._games[record.slug].has_secrets else ():
            if seat.user is not None and await self._store.recall(closed_key(seat.user)):
                closed.append(seat.seat)  # noqa: PERF401 - awaited one after the other
        return tuple(closed)


def closed_key(user: UserId) -> str:
    """Under which key the store remembers that a user's direct messages are closed."""
    return f"closed:{user}"
