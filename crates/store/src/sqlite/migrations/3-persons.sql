-- People as the server knows them: guests and accounts, how they prove who they are, and what they were let into.
-- Every secret (session, link, token, recovery code) stands here as its hash alone.
CREATE TABLE persons (
    number INTEGER PRIMARY KEY AUTOINCREMENT, -- a number is never given out twice, not even after a deletion
    name TEXT NOT NULL,
    account TEXT UNIQUE,                      -- the name as accounts are told apart by; null for a guest
    password TEXT,
    recovery BLOB,
    created_at INTEGER NOT NULL,
    suspended INTEGER NOT NULL DEFAULT 0,
    became INTEGER                            -- the account that this guest has become
) STRICT;

CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person INTEGER NOT NULL REFERENCES persons,
    agent TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person, created_at);

-- A program's key: acts for its person, within its scopes, at one table if it names one.
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person INTEGER NOT NULL REFERENCES persons,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    table_id BLOB,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person, created_at);

CREATE TABLE links (
    id TEXT PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    table_id BLOB NOT NULL,
    seat INTEGER,                             -- null for a link to watch
    created_at INTEGER NOT NULL,
    revoked_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX links_table ON links (table_id, created_at);

-- Who came in by which link. It lets in as long as the link is not revoked.
CREATE TABLE admissions (
    table_id BLOB NOT NULL,
    person INTEGER NOT NULL,
    link TEXT NOT NULL REFERENCES links,
    PRIMARY KEY (table_id, person, link)
) STRICT, WITHOUT ROWID;

CREATE TABLE replays (
    id BLOB PRIMARY KEY,
    person INTEGER NOT NULL,
    at INTEGER NOT NULL,
    record TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX replays_person ON replays (person, at);

-- Where to say "your turn": a browser's push address for a person, or a web address for a table.
CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES persons,
    keys TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pushes_person ON pushes (person);

CREATE TABLE webhooks (
    id TEXT PRIMARY KEY,
    table_id BLOB NOT NULL,
    person INTEGER NOT NULL REFERENCES persons,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX webhooks_table ON webhooks (table_id);

-- What the server keeps about itself: when it was last alive, its key for push messages.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
