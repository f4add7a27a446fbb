-- Tournaments, who takes part, which game is played at which table, what was done, and results for ratings.

-- A draft is seen by its organiser alone. `contest` holds all rounds and results as one value; `due` is when
-- something is to happen by itself next.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    organiser_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    terms TEXT NOT NULL,
    contest TEXT NOT NULL,
    secret BLOB NOT NULL,
    status TEXT NOT NULL
    CHECK (status IN ('draft', 'open', 'check_in', 'running', 'paused', 'over', 'cancelled')),
    version INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    paused_at INTEGER,
    card_message_id INTEGER,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER
) STRICT;

CREATE INDEX tournaments_by_guild ON tournaments (guild_id, status);
CREATE INDEX tournaments_by_due ON tournaments (due) WHERE due IS NOT NULL;

CREATE TABLE entrants (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    interaction_id INTEGER NOT NULL,
    checked_in INTEGER NOT NULL DEFAULT 0,
    absences INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_by_user ON entrants (user_id);

-- The game of a table; `number` is the index among the tables of its round.
CREATE TABLE pairings (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    game_id INTEGER NOT NULL UNIQUE REFERENCES games (id),
    PRIMARY KEY (tournament_id, round, number)
) STRICT, WITHOUT ROWID;

-- What still has to be told in the announcement channel; the id is the nonce of the message.
CREATE TABLE announcements (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE tournament_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    actor_id INTEGER,
    act TEXT NOT NULL,
    facts TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX tournament_log_by_tournament ON tournament_log (tournament_id);

-- Does the result count for ratings, if no stand-in was seated?
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;

-- A finished game that counts for ratings, in the order in which the games ended.
CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL UNIQUE REFERENCES games (id),
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    users TEXT NOT NULL,
    places TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX results_by_game ON results (game, guild_id);
