"""The game master: everything that people do to a table.

Each step loads the table, lets the rules decide, and writes one change whole. What people see of it is asked
for in the same change, and sent afterwards by the courier.
"""

import asyncio
import hashlib
import json
import logging
import secrets
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from gamemaster.addresses import picked
from gamemaster.ledger import Ledger
from gamemaster.looking import Onlooker
from gamemaster.names import distinct, in_markdown, plain_name
from gamemaster.ports import Clock, Store
from gamemaster.present import Seen, reminder, seed_notice, stuck_notice
from gamemaster.records import (
    ChannelId,
    GuildId,
    Kind,
    SeatRecord,
    Status,
    TableId,
    TableRecord,
    Timer,
    TurnRow,
    UserId,
)
from gamemaster.refusals import (
    HasAnswered,
    NothingAsked,
    NotSeated,
    QuestionClosed,
    Refusal,
    RuleFault,
    TableFrozen,
)
from gamemaster.timers import PLAY_BOTS, next_reminder
from gamemaster.undoing import taken_back
from games.kernel.dice import Dice
from games.kernel.english import listed
from games.kernel.errors import BrokenRecord, GameError
from games.kernel.game import Game
from games.kernel.players import at_random
from games.kernel.prompts import Choice, Prompt, Seat
from games.kernel.turns import Turn, first_turns, open_turn, play

log = logging.getLogger(__name__)

SEATS = "ABCDEFGH"
BOT_NAMES = ("Pip", "Wick", "Moss", "Tansy", "Rook", "Fern", "Nib", "Sable")


class GameMaster:
    """Runs all tables. Raises Refusal or GameError, with a sentence to show, for what cannot be done."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any, Any]],
        clock: Clock,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(16),
    ) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.ledger = Ledger(store, games, clock)
        onlooker = Onlooker(self.ledger, games)
        self.look = onlooker.look
        self.story_since = onlooker.story_since
        self.game_record = onlooker.game_record
        self._new_seed = new_seed

    # The lobby

    async def open_table(
        self,
        slug: str,
        options: Mapping[str, str],
        host: UserId,
        name: str,
        *,
        guild: GuildId | None,
        channel: ChannelId,
    ) -> TableId:
        """Open a table in a channel, with the host in its first seat."""
        game = self.games[slug]
        now = self.clock.now()
        record = TableRecord(
            id=0,
            slug=slug,
            version=game.version,
            content=game.content_mark,
            options=game.settled(tuple(SEATS[: game.seats[0]]), options),
            seed=self._new_seed(),
            status=Status.LOBBY,
            host=host,
            guild=guild,
            channel=channel,
            thread=None,
            turn=0,
            entries=0,
            outcome=None,
            opened_at=now,
            changed_at=now,
            seats=(SeatRecord(SEATS[0], host, plain_name(name)),),
        )
        return await self.ledger.open_table(record)

    async def join(self, table: TableId, user: UserId, name: str) -> None:
        """Take the next free seat."""
        async with self.ledger.changing(table) as record:
            _only_in_lobby(record)
            if any(seat.user == user for seat in record.seats):
                raise Refusal("You are at this table already.")
            await self._seat(record, user, user, distinct(name, [seat.name for seat in record.seats]))

    async def add_bot(self, table: TableId, user: UserId) -> None:
        """Let the bot play a seat; the host asks for it."""
        async with self.ledger.changing(table) as record:
            _only_in_lobby(record)
            _only_host(record, user)
            taken = [seat.name for seat in record.seats]
            await self._seat(record, user, None, next(name for name in BOT_NAMES if name not in taken))

    async def remove_bot(self, table: TableId, user: UserId) -> None:
        """Free the last seat that the bot would play; the host asks for it."""
        async with self.ledger.changing(table) as record:
            _only_in_lobby(record)
            _only_host(record, user)
            bots = [seat for seat in record.seats if seat.user is None]
            if not bots:
                raise Refusal("The bot has no seat at this table.")
            seats = tuple(seat for seat in record.seats if seat is not bots[-1])
            await self._write_seats(record, _lettered(seats), Kind.LEFT, user)

    async def leave(self, table: TableId, user: UserId) -> None:
        """Leave the lobby, or a running game: then the bot plays on for whoever left."""
        async with self.ledger.changing(table) as record:
            if record.status in {Status.OVER, Status.ABANDONED}:
                raise Refusal("This game is over.")
            self.seat_of(record, user)
            if record.status is Status.LOBBY:
                seats = _lettered(tuple(seat for seat in record.seats if seat.user != user))
            else:
                seats = tuple(
                    replace(seat, user=None) if seat.user == user else seat for seat in record.seats
                )
            await self._write_seats(record, seats, Kind.LEFT, user)
        await self.play_bots(table)

    async def abandon(self, table: TableId, user: UserId) -> None:
        """Close a table for good; its host does it."""
        async with self.ledger.changing(table) as record:
            if record.status in {Status.OVER, Status.ABANDONED}:
                raise Refusal("This table is closed already.")
            _only_host(record, user)
            await self.ledger.note(replace(record, status=Status.ABANDONED), Kind.ABANDONED, user)

    async def start(self, table: TableId, user: UserId) -> None:
        """Deal the game; the host does it."""
        async with self.ledger.changing(table) as record:
            _only_in_lobby(record)
            _only_host(record, user)
            game = self.games[record.slug]
            seats = tuple(seat.seat for seat in record.seats)
            options = game.settled(seats, record.options)
            turns = first_turns(game, game.setup(seats, options, Dice(record.seed)))
            started = _played_by(game, record)
            promise = seed_notice(Seen(started, game, turns[-1]))
            await self.ledger.advance(started, turns, Kind.STARTED, user, notice=promise)
        await self.play_bots(table)

    # The game

    async def answer(self, table: TableId, user: UserId, prompt: str, picks: Sequence[int]) -> bool:
        """Answer the question at this address with the options at these places.

        Returns whether that gave the seat something to see for itself alone: a secret, or a secret question.
        """
        async with self.ledger.changing(table) as record:
            turn = await self.ledger.turn(record)
            seat = self.seat_of(record, user)
            chosen = _picked(record, turn, seat, prompt, picks)
            turns = await self._answer(record, turn, seat, chosen, user)
        await self.play_bots(table)
        return _learns(turn, turns, seat) or _asks_in_secret(turns[-1], seat)

    async def check(self, table: TableId, user: UserId, prompt: str, picks: Sequence[int]) -> None:
        """Raise QuestionClosed unless these picks may yet become an answer to the question there."""
        record = await self.ledger.record(table)
        turn = await self.ledger.turn(record)
        chosen = _picked(record, turn, self.seat_of(record, user), prompt, picks)
        if len(set(chosen)) < len(chosen):
            raise QuestionClosed

    async def undo(self, table: TableId, user: UserId) -> None:
        """Take back the last answer: one's own, or as host anybody's. What the bot did since goes with it."""
        async with self.ledger.changing(table) as record:
            await self.ledger.turn(record)
            seat = self.seat_of(record, user)
            earlier, times = await taken_back(self.ledger, record, None if user == record.host else seat)
            await self.ledger.advance(record, (earlier,), Kind.UNDONE, user, times=times)
        await self.play_bots(table)

    async def replace_seat(
        self, table: TableId, user: UserId, seat: Seat, by: UserId | None, name: str
    ) -> None:
        """Give a seat to somebody else, or to the bot; its holder or the host does it."""
        async with self.ledger.changing(table) as record:
            if record.status not in {Status.RUNNING, Status.FROZEN}:
                raise Refusal("Seats are replaced while a game runs; before it, people join and leave.")
            held = next((one for one in record.seats if one.seat == seat), None)
            if held is None:
                raise Refusal(f"There is no seat {seat} at this table.")
            if user not in {record.host, held.user}:
                raise Refusal("Only the host, or whoever holds the seat, can give it to somebody else.")
            if by is not None and any(one.user == by for one in record.seats):
                raise Refusal("They have a seat at this table already.")
            others = [one.name for one in record.seats if one is not held]
            taken = replace(held, user=by, name=held.name if by is None else distinct(name, others))
            seats = tuple(taken if one is held else one for one in record.seats)
            await self._write_seats(record, seats, Kind.REPLACED, user)
        await self.play_bots(table)

    async def rewind(self, table: TableId, user: UserId) -> None:
        """Take a frozen table back to the start of its turn; the host does it."""
        async with self.ledger.changing(table) as record:
            _only_host(record, user)
            if not await self.ledger.is_frozen(record):
                # It may have been, and is shown as such: rules or content can be put back.
                await self.ledger.redraw(record)
                raise Refusal("This table is not frozen; `/undo` takes back the last answer.")
            turn = _turn_anew(self.games[record.slug], record, await self.ledger.row(record))
            played = _played_by(self.games[record.slug], record)
            await self.ledger.advance(played, (turn,), Kind.REWOUND, user)
        await self.play_bots(table)

    async def play_bots(self, table: TableId) -> None:
        """Answer for the seats that the bot plays, as long as the table waits for one of them."""
        try:
            while await self._play_a_bot(table):
                pass
        except TableFrozen:
            log.info("the bot does not play at a frozen table", extra={"table": table})
        except RuleFault as fault:
            # What people did before stands. Nothing is tried again until somebody changes something.
            async with self.ledger.changing(table) as record:
                await self.ledger.announce(record, stuck_notice(record, fault), {PLAY_BOTS: None})

    async def remind(self, timer: Timer) -> None:
        """Nudge those the table waits for, and set the next reminder."""
        async with self.ledger.changing(timer.table) as record:
            hours = 0
            if record.guild is not None:
                hours = (await self.store.guild_settings(record.guild)).remind_after_hours
            seen = await self.look(timer.table)
            text = reminder(seen)
            if seen.record.status is not Status.RUNNING or not text or not hours:
                await self.store.stop_timer(timer)
                return
            timers: dict[str, float | None] = {timer.kind: None}
            following = next_reminder(timer.kind)
            if following:
                timers[following] = self.clock.now() + hours * 3600
            await self.ledger.announce(record, text, timers)

    # Looking

    async def redraw(self, table: TableId) -> None:
        """Ask for all that is shown of a table to be brought up to date, deleted messages included."""
        async with self.ledger.changing(table) as record:
            await self.ledger.redraw(record)

    def seat_of(self, record: TableRecord, user: UserId) -> Seat:
        """The user's seat; raises NotSeated."""
        for seat in record.seats:
            if seat.user == user:
                return seat.seat
        raise NotSeated

    # Inside

    async def _play_a_bot(self, table: TableId) -> bool:
        async with self.ledger.changing(table) as record:
            if record.status is not Status.RUNNING:
                return False
            turn = await self.ledger.turn(record)
            bots = [seat.seat for seat in record.seats if seat.user is None]
            seat = next((seat for seat in turn.position.waits_for() if seat in bots), None)
            prompt = turn.position.prompt
            if seat is None or prompt is None:
                return False
            # Some games look ahead for so long that clicks at other tables would wait.
            chosen = await asyncio.to_thread(_whim, self.games[record.slug], record, turn, seat, prompt)
            await self._answer(record, turn, seat, chosen, None)
            return True

    async def _answer(
        self, record: TableRecord, turn: Turn[Any], seat: Seat, chosen: Choice, user: UserId | None
    ) -> tuple[Turn[Any], ...]:
        try:
            turns = play(self.games[record.slug], turn, seat, chosen)
        except GameError:
            raise
        except Exception as error:
            reference = await self._keep_case(record, turn, seat, chosen, error)
            log.error("a rule failed", extra={"table": record.id, "seat": seat, "case": reference})
            raise RuleFault(reference) from error
        await self.ledger.advance(record, turns, Kind.ANSWERED, user, answer=turns[0].journal[-1])
        return turns

    async def _keep_case(
        self, record: TableRecord, turn: Turn[Any], seat: Seat, chosen: Choice, error: Exception
    ) -> str:
        """Keep what led to a mistake of the program, in the database and not in the log: it holds secrets.

        Whoever tries the same again is told the same reference.
        """
        case = {
            "slug": record.slug,
            "version": record.version,
            "checkpoint": turn.checkpoint,
            "journal": [asdict(answer) for answer in turn.journal],
            "answer": {"seat": seat, "chosen": chosen},
        }
        reference = hashlib.sha256(json.dumps(case).encode()).hexdigest()[:8]
        trace = traceback.format_exception(error)
        await self.store.remember(f"case:{reference}", json.dumps(case | {"trace": trace}))
        return reference

    async def _seat(self, record: TableRecord, user: UserId, holder: UserId | None, name: str) -> None:
        if len(record.seats) >= self.games[record.slug].seats[-1]:
            raise Refusal("All seats of this table are taken.")
        seat = SeatRecord(SEATS[len(record.seats)], holder, name)
        await self._write_seats(record, (*record.seats, seat), Kind.JOINED, user)

    async def _write_seats(
        self, record: TableRecord, seats: tuple[SeatRecord, ...], kind: Kind, user: UserId
    ) -> None:
        """Write who sits where. The host's part passes on; a table that everybody has left is closed."""
        people = [seat.user for seat in seats if seat.user is not None]
        host = record.host if record.host in people else next(iter(people), record.host)
        status = record.status if people else Status.ABANDONED
        await self.ledger.note(replace(record, seats=seats, host=host, status=status), kind, user)


def _played_by(game: Game[Any, Any], record: TableRecord) -> TableRecord:
    """The table from now on: played by the rules and with the content as they are."""
    return replace(record, version=game.version, content=game.content_mark)


def _turn_anew(game: Game[Any, Any], record: TableRecord, row: TurnRow) -> Turn[Any]:
    """The start of a turn, under the rules and with the content as they are; raises Refusal."""
    try:
        turn = open_turn(game, row.number, row.checkpoint)
    except BrokenRecord as error:
        raise Refusal("Not even the start of this turn can be read any more.") from error
    if record.content != game.content_mark and game.problems(turn.position.state):
        raise Refusal(
            "This table cannot be played with the content files that the bot has now. "
            "Ask whoever runs the bot to put back those it was begun with."
        )
    return turn


def _picked(record: TableRecord, turn: Turn[Any], seat: Seat, prompt: str, picks: Sequence[int]) -> Choice:
    """The options at these places; whoever is asked nothing is told for whom the table waits."""
    try:
        return picked(turn, seat, prompt, picks)
    except NothingAsked:
        if seat in turn.position.given:
            raise HasAnswered from None
        waits = turn.position.waits_for()
        names = [in_markdown(one.name) for one in record.seats if one.seat in waits]
        raise NothingAsked(listed(names)) from None


def _learns(before: Turn[Any], turns: Sequence[Turn[Any]], seat: Seat) -> bool:
    """Whether the seat is told something in private by the step that led to these turns."""
    told = [event for turn in turns for event in turn.position.state.told]
    return any(event.known_to and event.reaches(seat) for event in told[len(before.position.state.told) :])


def _asks_in_secret(turn: Turn[Any], seat: Seat) -> bool:
    ask = turn.position.open_asks().get(seat)
    return ask is not None and ask.secret


def _whim(game: Game[Any, Any], record: TableRecord, turn: Turn[Any], seat: Seat, prompt: Prompt) -> Choice:
    """What the bot answers for a seat, knowing only what the seat knows."""
    # A bot's whims are no part of the game's dice, and must be the same again after a crash.
    whims = Dice(f"{record.seed}/{record.entries}")
    try:
        view = game.view(turn.position.state, seat)
        return game.advise(view, seat, prompt.topic, prompt.asks[seat], whims)
    except Exception as error:  # noqa: BLE001 - advice is a nicety, and must not hold up a game
        log.error("advice failed: %s", type(error).__name__, extra={"table": record.id, "seat": seat})
        return at_random(prompt.asks[seat], whims)


def _lettered(seats: tuple[SeatRecord, ...]) -> tuple[SeatRecord, ...]:
    return tuple(replace(seat, seat=letter) for letter, seat in zip(SEATS, seats, strict=False))


def _only_in_lobby(record: TableRecord) -> None:
    if record.status is not Status.LOBBY:
        raise Refusal("This game has begun already, or was cancelled.")


def _only_host(record: TableRecord, user: UserId) -> None:
    if user != record.host:
        raise Refusal(f"Only the host, <@{record.host}>, can do that.")
