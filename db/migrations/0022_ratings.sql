-- Ratings are stored, and each result is counted once. Numbers that must not change by a bit are texts.
-- Server 0 is all servers.
CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    games INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    is_provisional INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, guild_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_rank ON ratings (game, guild_id, is_provisional, shown DESC, user_id);

-- A person's rating after each of their games: the curve, and the way back if a result is corrected.
CREATE TABLE rating_points (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    result_id INTEGER NOT NULL REFERENCES results (id),
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, guild_id, result_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_points_by_result ON rating_points (result_id);

ALTER TABLE results ADD COLUMN is_counted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX results_uncounted ON results (game, id) WHERE is_counted = 0;
DROP INDEX results_by_game;
DROP INDEX results_by_time;

CREATE INDEX games_by_host ON games (host_id);
CREATE INDEX people_hidden ON settings (scope, key, value, owner_id) WHERE key = 'world';
