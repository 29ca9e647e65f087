-- What the host of the server did from the command line, in order: a running server reads what is new and acts on it,
-- and it stays as the account of what was done. Numbers of people and names of tables alone, nothing personal.
CREATE TABLE notices (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    what TEXT NOT NULL
) STRICT;
