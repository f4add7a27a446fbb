-- Why the result of a rated game did not count for ratings; and the results of a day, found by when they came.
ALTER TABLE games ADD COLUMN unrated TEXT;
-- The turns that a stand-in needs for a daily maze, and the days on which a person has finished one.
ALTER TABLE games ADD COLUMN par INTEGER;
CREATE INDEX dailies_by_person ON games (host_id, guild_id) WHERE daily IS NOT NULL;

CREATE INDEX results_by_time ON results (game, guild_id, at);
