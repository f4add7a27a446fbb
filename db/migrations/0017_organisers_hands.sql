-- What an organiser can do while a tournament is open or played.

-- When a table is decided as it stands: each can have its own time.
ALTER TABLE pairings ADD COLUMN due INTEGER;
UPDATE pairings SET due = (SELECT tournaments.due FROM tournaments WHERE tournaments.id = pairings.tournament_id)
WHERE tournament_id IN (SELECT id FROM tournaments WHERE status IN ('running', 'paused'));

-- Where its tables are played, if that is not where it is announced; and its event in Discord's calendar.
ALTER TABLE tournaments ADD COLUMN tables_channel_id INTEGER;
ALTER TABLE tournaments ADD COLUMN event_id INTEGER;

-- Those who may organise it besides its organiser.
CREATE TABLE helpers (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    user_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

-- Those who do not take part yet: they wait for a free place, or were asked and have not answered.
CREATE TABLE candidates (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    interaction_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('waiting', 'asked')),
    at INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX candidates_by_user ON candidates (user_id);
