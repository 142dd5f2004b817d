-- Tables, their log, their turns, and what is still to be shown of them.
-- Times are seconds since 1970 (UTC); users, channels, messages and guilds are Discord's ids.
-- The words of closed sets (status, kind, purpose) are those of gamemaster/records.py.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,          -- JSON: {"name": "value"}
    seed TEXT NOT NULL,
    status TEXT NOT NULL,
    host INTEGER NOT NULL,
    guild INTEGER,
    channel INTEGER NOT NULL,
    thread INTEGER,
    turn INTEGER NOT NULL,
    entries INTEGER NOT NULL,       -- the length of its log: the optimistic lock
    outcome TEXT,                   -- JSON, once the game has ended
    opened_at REAL NOT NULL,
    changed_at REAL NOT NULL
) STRICT;
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_in_channel ON tables (channel, status);
CREATE INDEX tables_in_thread ON tables (thread, status) WHERE thread IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,      -- in playing order, from 0
    seat TEXT NOT NULL,
    user INTEGER,                   -- nobody: the bot plays it
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_user ON seats (user) WHERE user IS NOT NULL;

-- The log: only ever appended to. Two that answer at once would both write the same number; one fails.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    nth INTEGER NOT NULL,           -- from 0, without gaps
    kind TEXT NOT NULL,
    turn INTEGER NOT NULL,
    user INTEGER,
    at REAL NOT NULL,
    answer TEXT,                    -- JSON, of answers alone
    PRIMARY KEY (table_id, nth),
    CHECK ((kind = 'answered') = (answer IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX entries_of_turn ON entries (table_id, turn);
CREATE INDEX entries_taking_back ON entries (table_id, turn) WHERE kind IN ('undone', 'rewound');

CREATE TABLE turns (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    answers INTEGER NOT NULL,       -- how many answers count: a short way to the last one; the log decides
    checkpoint TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

CREATE TABLE events (
    table_id INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    nth INTEGER NOT NULL,           -- within its turn, from 0
    audience TEXT,                  -- JSON: seats; nothing for the whole table
    body TEXT NOT NULL,             -- JSON
    PRIMARY KEY (table_id, turn, nth),
    FOREIGN KEY (table_id, turn) REFERENCES turns (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    purpose TEXT NOT NULL,
    seat TEXT NOT NULL,             -- empty: the whole table
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shown INTEGER NOT NULL,         -- how many entries it tells
    turn INTEGER NOT NULL,
    waited TEXT NOT NULL,           -- JSON: the seats that it pinged
    PRIMARY KEY (table_id, purpose, seat)
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT: the number of a delivery that is done is never given to another one.
CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    purpose TEXT NOT NULL,
    seat TEXT NOT NULL,             -- empty: the whole table
    body TEXT NOT NULL,
    wanted INTEGER NOT NULL,        -- how many entries it must tell
    nonce TEXT NOT NULL,
    due REAL,                       -- nothing: set aside, as the row cannot be read
    tries INTEGER NOT NULL DEFAULT 0,
    tried_at REAL
) STRICT;
CREATE UNIQUE INDEX deliveries_kept_current ON deliveries (table_id, purpose, seat) WHERE purpose <> 'notice';
CREATE INDEX deliveries_of_table ON deliveries (table_id);
CREATE INDEX deliveries_due ON deliveries (due);

CREATE TABLE timers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    due REAL,                       -- nothing: set aside, as the row cannot be read
    PRIMARY KEY (table_id, kind)
) STRICT;
CREATE INDEX timers_due ON timers (due);

CREATE TABLE guilds (
    guild INTEGER PRIMARY KEY,
    remind_after_hours INTEGER NOT NULL,
    threads INTEGER NOT NULL        -- 0 or 1
) STRICT;

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
