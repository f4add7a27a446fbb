-- A message a day to those who want it: what waits for them, and what happened in their tournaments.
-- The row is its outbox, too: `waiting` is the moment whose message is still to be sent.
CREATE TABLE digests (
    user_id INTEGER NOT NULL,
    minute INTEGER NOT NULL,
    due INTEGER NOT NULL,
    waiting INTEGER,
    PRIMARY KEY (user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX digests_by_due ON digests (due);
