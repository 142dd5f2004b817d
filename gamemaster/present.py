"""Screens: what a table, a seat's private panel and a lobby look like, for all games alike.

All that is shown to the table is made from the onlooker's view and from events that everybody may know; all
that is shown to a seat is made from that seat's view.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from gamemaster.addresses import Address, question_address
from gamemaster.controls import Question, controls
from gamemaster.names import in_markdown
from gamemaster.records import SeatRecord, Status, TableRecord, UserId
from gamemaster.refusals import NOT_YOUR_TURN, RuleFault
from gamemaster.screens import Block, Button, Mood, Picture, Row, Screen, Text
from games.kernel.dice import commitment
from games.kernel.english import listed
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.prompts import Ask, Seat
from games.kernel.turns import Turn

LONGEST_ALT = 1000
LONGEST_STORY = 1600
LONGEST_BOARD = 3600
STOPPED = "This turn was begun under other rules and is stopped. All turns before it stand."
OTHER_CONTENT = (
    "This turn was begun with other content files than the bot has now, and is stopped. When the host "
    "rewinds it to its start, the game goes on with the new ones, or with the old ones if they are back."
)


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as it is loaded for being looked at; `turn` is None before the start, and where it is hidden.

    `story` are the events since the last turn of a person; for the message of the table, those that its older
    messages do not tell. `closed` are seats whose direct messages are.
    """

    record: TableRecord
    game: Game[Any, Any]
    turn: Turn[Any] | None
    story: tuple[Event, ...] = ()
    closed: tuple[Seat, ...] = ()

    @property
    def title(self) -> str:
        """The game and the number of the table: every message of it begins with this."""
        return f"{self.game.title} · table #{self.record.id}"

    def holder(self, seat: Seat) -> SeatRecord:
        """Who sits there."""
        return next(record for record in self.record.seats if record.seat == seat)

    def seat_of(self, user: UserId) -> Seat | None:
        """The user's seat; None for an onlooker."""
        return next((record.seat for record in self.record.seats if record.user == user), None)

    def name(self, seat: Seat) -> str:
        """The plain name of a seat's holder, for labels and pictures."""
        return self.holder(seat).name

    def spoken(self, seat: Seat) -> str:
        """The name of a seat's holder, for texts."""
        return in_markdown(self.holder(seat).name)

    def waits_for(self) -> tuple[Seat, ...]:
        """The seats without whom the table cannot go on."""
        return self.turn.position.waits_for() if self.turn else ()


def lobby_screen(seen: Seen, nonce: str) -> Screen:
    """A table that waits for players."""
    record = seen.record
    least, most = seen.game.seats[0], seen.game.seats[-1]
    lines = [f"{place}. {_seated(seat)}" for place, seat in enumerate(record.seats, start=1)]
    options = " · ".join(
        f"{_legible(name).capitalize()}: {_legible(value)}" for name, value in record.options.items()
    )
    missing = least - len(record.seats)
    small = [f"-# {missing} more needed." if missing > 0 else f"-# <@{record.host}> may start."]
    if seen.closed:
        small.append(f"-# {_unreached(seen)} They can play all the same: the table has a button for it.")
    has_bot = any(seat.user is None for seat in record.seats)
    remove = (_button(record, "Remove a bot", "removebot"),) if has_bot else ()
    buttons = (
        _button(record, "Join", "join", "success"),
        _button(record, "Leave", "leave"),
        _button(record, "Add a bot", "addbot"),
        _button(record, "Start", "start", "primary"),
        _button(record, "Cancel", "cancel", "danger"),
    )
    return Screen(
        (
            Text(f"## {seen.title}\n{seen.game.summary}" + (f"\n-# {options}" if options else "")),
            Text(f"**Players ({len(record.seats)} of {most})**\n" + "\n".join((*lines, *small))),
            Row(buttons),
            Row((*remove, _button(record, "Rules in short", "rules", nonce=nonce))),
        ),
        mood="lobby",
    )


def table_screen(seen: Seen, nonce: str) -> Screen:
    """The table as everybody sees it, with the controls of what is asked in public."""
    if seen.record.status is Status.LOBBY:
        return lobby_screen(seen, nonce)
    if seen.record.status is Status.FROZEN and seen.turn is None:
        return Screen(
            (Text(f"## {seen.title}\n{OTHER_CONTENT}"), Row((_rewind_button(seen),))), mood="trouble"
        )
    if seen.turn is None or seen.record.status is Status.ABANDONED:
        return _closed_screen(seen)
    state = seen.turn.position.state
    view = seen.game.view(state, None)
    blocks: list[Block] = [Text(f"## {seen.title}\n{seen.game.words.headline(view, seen.spoken)}")]
    if story := _story(seen):
        blocks.append(Text(story))
    blocks.append(picture(seen, view))
    if state.outcome is not None:
        blocks.append(Text(_ending(seen)))
        mood: Mood = "over" if state.outcome.winners else "lost"
        return Screen((*blocks, Row((_words_button(seen, nonce),))), mood=mood)
    if seen.record.status is Status.FROZEN:
        blocks.append(Text(STOPPED))
        buttons = Row((_rewind_button(seen), _words_button(seen, nonce)))
        return Screen((*blocks, buttons), mood="trouble")
    blocks += _public_questions(seen, view)
    if seen.closed:
        blocks.append(Text(f"-# {_unreached(seen)} The button below shows the same."))
    panel = _button(seen.record, "Your secrets" if seen.game.has_secrets else "Your choices", "panel")
    blocks.append(Row((panel, _words_button(seen, nonce))))
    users = (seen.holder(seat).user for seat in seen.waits_for())
    return Screen(tuple(blocks), pings=tuple(user for user in users if user is not None))


def panel_screen(
    seen: Seen, seat: Seat, picks: Sequence[int] = (), *, nonce: str = "", note: str = ""
) -> Screen:
    """What is for one seat alone: its secrets, and the controls of what it is asked.

    `note` is a sentence to begin with.
    """
    blocks: list[Block] = [Text(f"{note}\n## {seen.title}\nFor {seen.spoken(seat)} alone.".strip())]
    if seen.turn is None:
        blocks.append(Text(f"{_idle(seen)} What only you may know will come here."))
        return Screen((*blocks, Row((_words_button(seen, nonce),))), mood="private")
    view = seen.game.view(seen.turn.position.state, seat)
    words = seen.game.words
    secrets = words.secrets(view, seen.spoken)
    told = [event for event in seen.story if event.known_to and event.reaches(seat)]
    known = secrets.splitlines()
    lines = [words.tell(event, seen.spoken) for event in told if not words.recalls(event)]
    # What is still true stands among the secrets; it is no news as well.
    story = _latest([line for line in lines if line not in known])
    blocks += [Text(text) for text in (secrets, story) if text]
    if secrets:
        blocks.append(private_picture(seen, view))
    ask = seen.turn.position.open_asks().get(seat)
    if seen.record.status is Status.FROZEN:
        blocks.append(Text(STOPPED))
    elif ask is None:
        if not note.startswith(NOT_YOUR_TURN):
            blocks.append(Text(_nothing_asked(seen, seat, view)))
    else:
        blocks += _question(seen, view, ask, picks)
    return Screen((*blocks, Row((_words_button(seen, nonce),))), mood="private")


def words_screen(seen: Seen, seat: Seat | None) -> Screen:
    """The table in words, as this reader may know it."""
    if seen.turn is None:
        return Screen((Text(f"## {seen.title}\n{_idle(seen)}"),), mood="private")
    view = seen.game.view(seen.turn.position.state, seat)
    board = _clipped(seen.game.words.board(view, seen.spoken), LONGEST_BOARD)
    return Screen((Text(f"## {seen.title}"), Text(board)), mood="private")


def picture(seen: Seen, view: Any) -> Picture:  # noqa: ANN401 - each game has a view of its own
    """The table as a picture of a view, with the same in words."""
    names = {seat.seat: seat.name for seat in seen.record.seats}
    alt = _clipped(seen.game.words.board(view, seen.name), LONGEST_ALT)
    return Picture(seen.game.slug, view, names, alt)


def private_picture(seen: Seen, view: Any) -> Picture:  # noqa: ANN401
    """What a seat alone knows as a picture, with the same in words."""
    names = {seat.seat: seat.name for seat in seen.record.seats}
    alt = _clipped(seen.game.words.secrets(view, seen.name), LONGEST_ALT)
    return Picture(seen.game.slug, view, names, alt, private=True)


def seed_notice(seen: Seen) -> str:
    """The promise about the dice, given when a game starts."""
    return (
        f"**{seen.title}** begins. All dice and cards follow from a secret seed, whose SHA-256 is "
        f"`{commitment(seen.record.seed)}`. At the end the seed is shown, and `/verify` checks it."
    )


def stuck_notice(record: TableRecord, fault: RuleFault) -> str:
    """What the table is told where the program fails at a move of the bot."""
    return (
        f"I cannot make my move at table #{record.id}: a mistake of the program, reference "
        f"{fault.reference}. Nothing is lost: the host can `/undo`, or `/replace` me by somebody else."
    )


def reminder(seen: Seen) -> str:
    """A nudge for those the table waits for."""
    users = [seen.holder(seat).user for seat in seen.waits_for()]
    mentions = " ".join(f"<@{user}>" for user in users if user is not None)
    return f"{mentions} **{seen.title}** waits for you." if mentions else ""


def _public_questions(seen: Seen, view: Any) -> list[Block]:  # noqa: ANN401
    assert seen.turn is not None
    position = seen.turn.position
    asks = {seat: ask for seat, ask in position.open_asks().items() if not ask.secret}
    waiting = " ".join(_mention(seen.holder(seat)) for seat in seen.waits_for())
    blocks: list[Block] = [Text(f"**Waiting for** {waiting}" + _given(seen, view))]
    if not asks:
        blocks.append(Text("What is asked is private: press the button below, or look into your messages."))
        return blocks
    shown = next((ask for ask in asks.values() if ask.required), next(iter(asks.values())))
    blocks += _question(seen, view, shown, ())
    if any(not _same(shown, ask) for ask in asks.values()):
        blocks.append(Text("-# Others may answer too: the button below shows your own choices."))
    return blocks


def _question(seen: Seen, view: Any, ask: Ask, picks: Sequence[int]) -> list[Block]:  # noqa: ANN401
    assert seen.turn is not None
    position = seen.turn.position
    topic = position.prompt.topic if position.prompt else ""
    words = seen.game.words
    question = Question(
        seen.record.id,
        question_address(seen.turn.address, ask),
        ask,
        tuple(words.label(view, option, seen.name) for option in ask.options),
        tuple(words.group(view, option) for option in ask.options),
    )
    return [Text(words.question(view, topic, ask, seen.spoken)), *controls(question, picks)]


def _same(one: Ask, other: Ask) -> bool:
    return (one.options, one.least, one.most, one.ordered) == (
        other.options,
        other.least,
        other.most,
        other.ordered,
    )


def _given(seen: Seen, view: Any) -> str:  # noqa: ANN401
    """Who has answered an open question; what they chose, too, where the question is public."""
    assert seen.turn is not None
    position = seen.turn.position
    lines = []
    for seat in position.given:
        ask = position.prompt.asks[seat] if position.prompt else None
        labels = _given_by(seen, seat, view) if ask and not ask.secret else ""
        public = f": {labels}" if labels else ""
        lines.append(f"\n-# {seen.spoken(seat)} has answered{public}")
    return "".join(lines)


def _given_by(seen: Seen, seat: Seat, view: Any) -> str:  # noqa: ANN401
    """What a seat has answered to an open question."""
    assert seen.turn is not None
    chosen = seen.turn.position.given[seat]
    return in_markdown(", ".join(seen.game.words.label(view, option, seen.name) for option in chosen))


def _nothing_asked(seen: Seen, seat: Seat, view: Any) -> str:  # noqa: ANN401
    """What a seat reads that is asked nothing: its answer, as long as others are still asked the same."""
    assert seen.turn is not None
    if seen.turn.position.state.outcome is not None:
        return "The game is over."
    if seat not in seen.turn.position.given:
        return "Nothing is asked of you right now."
    return f"You have answered: {_given_by(seen, seat, view) or 'nothing'}. Others are still asked."


def _idle(seen: Seen) -> str:
    """Why there is no game to look at."""
    if seen.record.status is Status.LOBBY:
        return "The game has not begun yet."
    if seen.record.status is Status.FROZEN:
        return OTHER_CONTENT
    return "No game is going on."


def _story(seen: Seen) -> str:
    told = [seen.game.words.tell(event, seen.spoken) for event in seen.story if event.reaches(None)]
    return _latest(told)


def _latest(lines: Sequence[str]) -> str:
    """As many of the last lines as there is room for; what happens several times in a row is one line."""
    runs = [(line, sum(1 for _ in same)) for line, same in groupby(lines)]
    kept: list[str] = []
    for line in reversed([f"{line} ({times} times)" if times > 1 else line for line, times in runs]):
        if sum(len(other) + 1 for other in kept) + len(line) > LONGEST_STORY:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def _ending(seen: Seen) -> str:
    assert seen.turn is not None
    outcome = seen.turn.position.state.outcome
    winners = ", ".join(seen.spoken(seat) for seat in outcome.winners)
    ranked = sorted(outcome.scores, key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    scores = ", ".join(f"{seen.spoken(seat)} {outcome.scores[seat]}" for seat in ranked)
    heading = "Winner" if len(outcome.winners) == 1 else "Winners"
    lines = [
        f"### {seen.game.words.ending(outcome, seen.spoken)}",
        f"**{heading}:** {winners}" if winners else "",
        f"**Points:** {scores}" if scores else "",
        f"-# The seed of all dice was `{seen.record.seed}`; `/verify table:{seen.record.id}` checks it.",
    ]
    return "\n".join(line for line in lines if line)


def _closed_screen(seen: Seen) -> Screen:
    return Screen((Text(f"## {seen.title}\nThis table is closed."),), mood="over")


def _unreached(seen: Seen) -> str:
    whose = listed([seen.spoken(seat) for seat in seen.closed])
    return f"Direct messages to {whose} do not arrive."


def _seated(seat: SeatRecord) -> str:
    return f"<@{seat.user}>" if seat.user is not None else f"{in_markdown(seat.name)} (played by the bot)"


def _mention(seat: SeatRecord) -> str:
    return f"<@{seat.user}>" if seat.user is not None else in_markdown(seat.name)


def _button(record: TableRecord, label: str, verb: str, style: Any = "secondary", nonce: str = "") -> Button:  # noqa: ANN401
    return Button(label, str(Address(record.id, verb, nonce)), style)


def _rewind_button(seen: Seen) -> Button:
    return _button(seen.record, "Rewind to the start of the turn", "rewind", "danger")


def _words_button(seen: Seen, nonce: str) -> Button:
    # The nonce marks the message, so that one that was sent before a crash can be found again.
    return _button(seen.record, "Board in words", "words", nonce=nonce)


def _legible(word: str) -> str:
    """An option's name or value, which are written as in a program."""
    return word.replace("-", " ").replace("_", " ").replace("+", " + ")


def _clipped(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
