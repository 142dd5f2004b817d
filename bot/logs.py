"""Logs for machines and people: one JSON object a line, with table, seat and prompt where they are known.

No secret of a game and no token is ever given to a logger.
"""

import json
import logging
import sys
from datetime import UTC, datetime

FIELDS = ("table", "turn", "seat", "prompt", "purpose", "case", "user", "command", "reference")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line: time, level, logger, text, and the fields that were given."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname, "logger": record.name, "text": record.getMessage()}
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """Write all logs from this level on to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
