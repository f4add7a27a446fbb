-- Games, who sits at them, what was played, what is still to be sent, and settings.

-- Ids stand in buttons for weeks: AUTOINCREMENT never gives one out twice.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'cancelled')),
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    home_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    secret BLOB NOT NULL,
    interactions TEXT NOT NULL DEFAULT '[]',
    seed BLOB,
    version INTEGER NOT NULL DEFAULT 0,
    state TEXT,
    drawn INTEGER NOT NULL DEFAULT 0,
    lobby_message_id INTEGER,
    board_message_id INTEGER,
    board_card TEXT,
    daily TEXT,
    result TEXT,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER
) STRICT;

CREATE INDEX games_by_channel ON games (channel_id, status);
CREATE INDEX games_by_home ON games (home_id, status);
CREATE INDEX games_by_guild ON games (guild_id, status);
-- Nobody plays the puzzle of a day twice in a server.
CREATE UNIQUE INDEX one_daily_a_day ON games (guild_id, daily, host_id) WHERE daily IS NOT NULL;

CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    level TEXT,
    pick INTEGER,
    interaction_id INTEGER NOT NULL,
    resigned INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;

-- The version is the one that the game had after the move.
CREATE TABLE moves (
    game_id INTEGER NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    actions TEXT NOT NULL,
    interaction_id INTEGER UNIQUE,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are never changed');
END;

CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are never removed');
END;

-- The id is the nonce of the message: AUTOINCREMENT never gives one out twice, though sent rows are deleted.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_by_game ON outbox (game_id);

CREATE TABLE settings (
    scope TEXT NOT NULL,
    owner_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, owner_id, key)
) STRICT, WITHOUT ROWID;
