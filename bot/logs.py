"""Logs for machines and people: one JSON object a line, with table, seat and prompt where they are known.

No secret of a game and no token is ever given to a logger.
"""

import json
import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime

FIELDS = ("table", "turn", "seat", "prompt", "purpose", "case", "user", "command", "reference")
# What their errors say comes from outside; any other error may quote a card, as a KeyError in a rule does.
SAFE_TO_QUOTE = {"discord", "aiohttp", "sqlite3", "storage"}


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
    """Write all logs from this level on to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)


def _trace(error: BaseException) -> Iterator[str]:
    """Where the error was raised, and what led to it."""
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None:
        yield from _trace(earlier)
    yield from traceback.format_list(traceback.extract_tb(error.__traceback__))
    package = type(error).__module__.partition(".")[0]
    says = f": {error}" if isinstance(error, OSError) or package in SAFE_TO_QUOTE else ""
    yield f"{type(error).__name__}{says}\n"
