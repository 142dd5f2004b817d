"""What is read, one statement for each question, so that each answer is of one moment."""

TABLES = """
    SELECT id, slug, version, content, options, seed, status, host, guild, channel, thread, turn, entries,
           outcome, opened_at, changed_at,
           (SELECT json_group_array(json_object('seat', seat, 'user', user, 'name', name))
            FROM (SELECT seat, user, name FROM seats WHERE table_id = tables.id ORDER BY position)) AS seats
    FROM tables
"""
TABLE = f"{TABLES} WHERE id = :table"
# :statuses is a JSON list.
TABLES_OF = f"""{TABLES}
    WHERE id IN (SELECT table_id FROM seats WHERE user = :user UNION SELECT id FROM tables WHERE host = :user)
      AND status IN (SELECT value FROM json_each(:statuses))
    ORDER BY changed_at DESC, id DESC
"""  # noqa: S608 - put together of constants
TABLES_IN = f"""{TABLES}
    WHERE (channel = :channel OR thread = :channel)
      AND status IN (SELECT value FROM json_each(:statuses))
    ORDER BY changed_at DESC, id DESC
"""  # noqa: S608 - put together of constants

# What is taken back at an earlier turn takes back all answers of the later ones, which are played anew.
# The indexes are named, as SQLite would rather read the table's whole log in order.
TURNS = """
    SELECT number, table_id AS "table", answers, checkpoint,
           (SELECT json_group_array(json_object('kind', kind, 'answer', answer))
            FROM (SELECT kind, answer FROM entries INDEXED BY entries_of_turn
                  WHERE table_id = turns.table_id AND turn = turns.number
                    AND kind IN ('answered', 'undone', 'rewound')
                    AND nth > coalesce((SELECT max(nth) FROM entries INDEXED BY entries_taking_back
                                        WHERE table_id = turns.table_id AND turn < turns.number
                                          AND kind IN ('undone', 'rewound')), -1)
                  ORDER BY nth)) AS lines,
           (SELECT json_group_array(json_object('audience', audience, 'body', body))
            FROM (SELECT audience, body FROM events
                  WHERE table_id = turns.table_id AND turn = turns.number
                  ORDER BY nth)) AS events
    FROM turns
"""
TURN = f"{TURNS} WHERE table_id = :table AND number = :number"
ALL_TURNS = f"{TURNS} WHERE table_id = :table ORDER BY number"
RECENT_TURNS = f"""{TURNS}
    WHERE table_id = :table
      AND number >= coalesce((SELECT max(number) FROM turns WHERE table_id = :table AND answers > 0), 0)
    ORDER BY number
"""  # noqa: S608 - put together of constants

ALL_MESSAGES = """
    SELECT purpose, table_id AS "table", seat, channel, message, shown, turn, waited, digest,
        told, since_turn, since_told
    FROM messages
"""
MESSAGES = f"{ALL_MESSAGES} WHERE table_id = :table ORDER BY purpose, seat"

DELIVERIES = """
    SELECT id, table_id AS "table", purpose, seat, body, wanted, nonce, due, tries, tried_at
    FROM deliveries
"""
DUE_DELIVERIES = f"{DELIVERIES} WHERE due <= :now ORDER BY due, id LIMIT :limit OFFSET :skip"
# Where a change has asked anew for what waits already, `wanted` tells when that was.
DELIVERIES_OF = f"{DELIVERIES} WHERE table_id = :table ORDER BY wanted, id"
TIMERS = 'SELECT kind, table_id AS "table", due, rowid AS row FROM timers'
DUE_TIMERS = f"{TIMERS} WHERE due <= :now ORDER BY due, row LIMIT :limit"
NEXT_DUE = """
    SELECT min(due) FROM (SELECT min(due) AS due FROM deliveries UNION ALL SELECT min(due) FROM timers)
"""

GUILDS = "SELECT guild, remind_after_hours, threads FROM guilds"
GUILD = f"{GUILDS} WHERE guild = :guild"
FACT = "SELECT value FROM facts WHERE name = :name"

ENDED_TABLES_OF = """
    SELECT id FROM tables
    WHERE status IN ('over', 'abandoned')
      AND (host = :user
           OR id IN (SELECT table_id FROM seats WHERE user = :user)
           OR id IN (SELECT table_id FROM entries WHERE user = :user))
"""

TABLES_BY_STATUS = "SELECT status, count(*) FROM tables GROUP BY status ORDER BY status"
WAITING = "SELECT count(*) FROM deliveries"
