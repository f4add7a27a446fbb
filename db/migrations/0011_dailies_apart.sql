-- Mazes of the day are found by their day, never by the channel they were asked for in: there, years of them
-- would stand between a channel and its last game.
DROP INDEX games_by_channel;
DROP INDEX games_by_home;
CREATE INDEX games_by_channel ON games (channel_id, status) WHERE daily IS NULL;
CREATE INDEX games_by_home ON games (home_id, status) WHERE daily IS NULL;
