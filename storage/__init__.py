"""The store: tables, their logs and what is still to be shown of them, in one SQLite file.

Knows gamemaster's ports and records, and nothing of Discord.
"""

from storage.ephemeral import disk_looks_ephemeral
from storage.health import Health
from storage.refusals import DatabaseRefused
from storage.rows import BrokenRow
from storage.store import SqliteStore

__all__ = ["BrokenRow", "DatabaseRefused", "Health", "SqliteStore", "disk_looks_ephemeral"]
