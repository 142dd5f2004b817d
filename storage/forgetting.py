"""Taking a user out of what is kept of a table."""

from gamemaster.records import TableId, UserId
from storage.changes import Rows

NOBODY = "nobody"
NO_HOST = 0

HELD = "seat IN (SELECT seat FROM seats WHERE table_id = ? AND user = ?)"
MESSAGES = f"DELETE FROM messages WHERE table_id = ? AND purpose = 'secret' AND {HELD}"  # noqa: S608 - of constants
DELIVERIES = f"DELETE FROM deliveries WHERE table_id = ? AND purpose <> 'table' AND {HELD}"  # noqa: S608
SEATS = "UPDATE seats SET user = NULL, name = ? WHERE table_id = ? AND user = ?"
ENTRIES = "UPDATE entries SET user = NULL WHERE table_id = ? AND user = ?"
HOST = "UPDATE tables SET host = ? WHERE id = ? AND host = ?"


def forgotten(table: TableId, user: UserId) -> Rows:
    """A table without this user: their seats are nobody's, and the messages of their DMs are let go."""
    return {
        MESSAGES: [(table, table, user)],
        DELIVERIES: [(table, table, user)],
        SEATS: [(NOBODY, table, user)],
        ENTRIES: [(table, user)],
        HOST: [(NO_HOST, table, user)],
    }
