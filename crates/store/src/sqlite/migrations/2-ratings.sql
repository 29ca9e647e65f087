-- Ratings follow from the journals; `counted` says which tables they contain, so that a crash between a result and
-- its rating is made good by the next reckoning.
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_uncounted ON tables (since) WHERE rated = 1 AND status = 2 AND counted = 0;

CREATE TABLE ratings (
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game, seats)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, seats, mean DESC, person);
