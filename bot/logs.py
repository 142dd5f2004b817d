"""Logs for machines and people: one JSON object a line, with table, seat and prompt where they are known.

No secret of a game and no token is ever given to a logger.
"""

import json
import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime

import discord

FIELDS = ("table", "turn", "seat", "prompt", "purpose", "case", "user", "command", "reference")
# What their errors say comes from outside; any other error may quote a card, as a KeyError in a rule does.
SAFE_PACKAGES = {"aiohttp", "sqlite3", "storage"}
# Others of discord.py quote the error that they wrap.
SAFE_ERRORS = (
    OSError,
    discord.HTTPException,
    discord.RateLimited,
    discord.LoginFailure,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)
OUR_LOGGERS = ("bot", "cogs", "gamemaster", "games", "pictures", "storage")
# At DEBUG these write seeds, cards and tokens.
TALKATIVE = ("aiosqlite", "discord", "aiohttp")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line: time, level, logger, text, and the fields that were given."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname, "logger": record.name, "text": record.getMessage()}
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info and record.exc_info[1]:
            line["trace"] = "".join(_trace(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """Write our own logs from this level on to the standard error output, others' from INFO at least."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    others = max(logging.getLevelNamesMapping()[level], logging.INFO)
    logging.basicConfig(level=others, handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(others)
    for name in OUR_LOGGERS:
        logging.getLogger(name).setLevel(level)


def _trace(error: BaseException, seen: frozenset[int] = frozenset()) -> Iterator[str]:
    """Where the error was raised, and what led to it; errors may lead to each other in a ring."""
    seen |= {id(error)}
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None and id(earlier) not in seen:
        yield from _trace(earlier, seen)
    yield from traceback.format_list(traceback.extract_tb(error.__traceback__))
    package = type(error).__module__.partition(".")[0]
    says = f": {error}" if isinstance(error, SAFE_ERRORS) or package in SAFE_PACKAGES else ""
    yield f"{type(error).__name__}{says}\n"
