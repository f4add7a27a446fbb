-- A person plays each of the day's puzzles once: the maze, and the hall beside it.
DROP INDEX one_daily_a_day;
CREATE UNIQUE INDEX one_daily_a_day ON games (guild_id, daily, host_id, game) WHERE daily IS NOT NULL;
