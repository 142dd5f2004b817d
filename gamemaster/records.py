"""What is kept of a table: plain rows, as a store reads and writes them.

Times are seconds since 1970 (UTC). Ids of users, channels, messages and guilds are Discord's, whole numbers.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from games.kernel.prompts import Answer, Seat

TableId: TypeAlias = int
UserId: TypeAlias = int
ChannelId: TypeAlias = int
GuildId: TypeAlias = int


class Status(StrEnum):
    """What a table is at. A frozen one waits until its running turn is rewound."""

    LOBBY = "lobby"
    RUNNING = "running"
    FROZEN = "frozen"
    OVER = "over"
    ABANDONED = "abandoned"


class Kind(StrEnum):
    """What an entry of a table's log did."""

    OPENED = "opened"
    JOINED = "joined"
    LEFT = "left"
    STARTED = "started"
    ANSWERED = "answered"
    UNDONE = "undone"
    REWOUND = "rewound"
    FROZEN = "frozen"
    REPLACED = "replaced"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat; `user` is None where the bot plays it, `name` what its holder was called when they sat down."""

    seat: Seat
    user: UserId | None
    name: str


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table without its play. `entries` is the length of its log: the number of its next entry.

    `channel` is where it was opened, `thread` where it is played if it has a thread of its own; `guild` is
    None outside of servers. `turn` is the running turn. `outcome` is JSON once the game has ended. `version`
    and `content` are those of the game that plays the running turn (see Game).
    """

    id: TableId
    slug: str
    version: int
    content: str
    options: dict[str, str]
    seed: str
    status: Status
    host: UserId
    guild: GuildId | None
    channel: ChannelId
    thread: ChannelId | None
    turn: int
    entries: int
    outcome: str | None
    opened_at: float
    changed_at: float
    seats: tuple[SeatRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log, never changed once written. `answer` belongs to ANSWERED alone.

    An UNDONE entry takes back the last answer of its turn that still counts, a REWOUND one all of them;
    either one takes back all answers of later turns as well, which are played anew.
    """

    kind: Kind
    turn: int
    user: UserId | None
    at: float
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event of a turn as JSON, with its audience: None for the whole table."""

    audience: tuple[Seat, ...] | None
    body: str


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A turn as it is kept: its checkpoint, the answers that count, and the events that were told."""

    number: int
    checkpoint: str
    journal: tuple[Answer, ...]
    told: tuple[EventRow, ...]


class Purpose(StrEnum):
    """What a message is for. A table and a secret are kept current; a notice is sent once."""

    TABLE = "table"
    SECRET = "secret"  # noqa: S105 - not a password
    NOTICE = "notice"


@dataclass(frozen=True, slots=True)
class Message:
    """A message that people see; `shown` is how many log entries it tells, `waited` whom it pinged.

    `digest` stands for what it shows: a message that would show the same again is left alone.
    Its story begins after the event `since_told` of the turn `since_turn`, and goes up to the event `told` of
    its turn; `since_turn` is -1 where that was not kept.
    """

    table: TableId
    purpose: Purpose
    seat: Seat
    channel: ChannelId
    message: int
    shown: int
    turn: int
    waited: tuple[Seat, ...]
    digest: str = ""
    told: int = 0
    since_turn: int = -1
    since_told: int = 0


@dataclass(frozen=True, slots=True)
class Delivery:
    """Something that must still be shown: written in the transaction of what it shows.

    TABLE and SECRET deliveries are one row for each table and seat, and are brought up to date by the next
    change; NOTICE ones stand for themselves and carry their text in `body`. `nonce` marks the message, so
    that one that was sent before a crash is found again; `tried_at` is written before each try.
    """

    id: int
    table: TableId
    purpose: Purpose
    seat: Seat
    body: str
    wanted: int
    nonce: str
    due: float
    tries: int
    tried_at: float | None


@dataclass(frozen=True, slots=True)
class NewDelivery:
    """A delivery that is asked for by a change. `seat` is empty where it is for the whole table."""

    purpose: Purpose
    seat: Seat
    body: str
    nonce: str


@dataclass(frozen=True, slots=True)
class Timer:
    """Something to be done later: one of each kind for a table."""

    table: TableId
    kind: str
    due: float


@dataclass(frozen=True, slots=True)
class Change:
    """All that one step changes, written whole or not at all.

    `record` is the table as it shall be, `expected` the number of entries it had when it was read: where
    it has another one by now, somebody was faster and nothing is written. `entries` are appended to the log,
    and `record.entries` counts them; the turn of one that answers or takes back is among `turns`.
    `turns` are written with their events, replacing those of the same number; turns after the last of them
    are dropped. A timer whose `due` is None is removed. `seats` of the record replace those before.
    """

    record: TableRecord
    expected: int
    entries: tuple[Entry, ...]
    turns: tuple[TurnRow, ...] = ()
    deliveries: tuple[NewDelivery, ...] = ()
    timers: dict[str, float | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server has chosen: hours until a table is reminded (0: never), and whether it gets a thread."""

    guild: GuildId
    remind_after_hours: int = 24
    threads: bool = True
