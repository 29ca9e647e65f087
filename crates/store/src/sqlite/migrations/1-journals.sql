-- What the lists show of a table. Its short number stands in every other row and index in place of its 16-byte name,
-- and grows with the order of opening, so that the tables that are played now lie on few pages.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    status INTEGER NOT NULL, -- 0 open, 1 playing, 2 finished, 3 closed
    since INTEGER NOT NULL,
    public INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    outline TEXT NOT NULL
) STRICT;
CREATE INDEX tables_public ON tables (status, since) WHERE public = 1;
CREATE INDEX tables_public_game ON tables (status, game, since) WHERE public = 1;

-- What changes with every append, apart from the rest of its table: rows this short share a page by the hundred, so
-- that a group of appends writes few pages.
CREATE TABLE heads (
    table_no INTEGER PRIMARY KEY REFERENCES tables,
    version INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    wake_at INTEGER,
    lease_owner TEXT,
    lease_epoch INTEGER NOT NULL DEFAULT 0,
    lease_until INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX heads_wake ON heads (wake_at) WHERE wake_at IS NOT NULL;

-- With its rows in the order of writing, not of the key: events of many tables that are committed together then
-- share pages, which was measured to be worth a quarter of the rate of a table kept in the order of its key.
CREATE TABLE events (
    table_no INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    by TEXT,
    command TEXT,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_no, seq)
) STRICT;
CREATE UNIQUE INDEX events_command ON events (table_no, command) WHERE command IS NOT NULL;
CREATE TRIGGER events_stay_as_they_are BEFORE UPDATE ON events
BEGIN SELECT raise(ABORT, 'a journal is never changed'); END;
CREATE TRIGGER events_stay BEFORE DELETE ON events
BEGIN SELECT raise(ABORT, 'nothing is deleted from a journal'); END;

CREATE TABLE snapshots (
    table_no INTEGER PRIMARY KEY REFERENCES tables,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

-- Status, since, public and game repeat those of the table, because the lists of a person are ordered by them.
CREATE TABLE people (
    table_no INTEGER NOT NULL REFERENCES tables,
    person INTEGER NOT NULL,
    to_move_since INTEGER,
    status INTEGER NOT NULL,
    since INTEGER NOT NULL,
    public INTEGER NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (table_no, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX people_turn ON people (person, to_move_since, table_no) WHERE to_move_since IS NOT NULL;
CREATE INDEX people_unfinished ON people (person, since, table_no) WHERE status < 2;
CREATE INDEX people_finished ON people (person, since, table_no, public) WHERE status = 2;
CREATE INDEX people_finished_game ON people (person, game, since, table_no, public) WHERE status = 2;
