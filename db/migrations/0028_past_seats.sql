-- Older processes run on.
-- Since when a seat is past: since its game ended, or since its person began the puzzle of a later day. What is
-- asked with every click finds a person's live tables by it, not by reading all games that they ever played.
-- A process of the version before leaves it empty: whoever reads it asks for the status of the game, too, so
-- that such a seat costs a look, and nothing else.
ALTER TABLE seats ADD COLUMN past_since INTEGER;

UPDATE seats SET past_since = (SELECT coalesce(ended_at, created_at) FROM games WHERE games.id = game_id)
WHERE game_id IN (
    SELECT id FROM games
    WHERE status IN ('over', 'cancelled') OR daily < (SELECT max(daily) FROM games WHERE daily IS NOT NULL));

DROP INDEX seats_by_user;
CREATE INDEX seats_by_user ON seats (user_id, game_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_by_end ON seats (user_id, past_since) WHERE user_id IS NOT NULL;

-- The games of a channel that ended last, however many have ended there.
CREATE INDEX games_ended_at_home ON games (home_id, ended_at) WHERE status = 'over' AND daily IS NULL;
CREATE INDEX games_ended_in_channel ON games (channel_id, ended_at) WHERE status = 'over' AND daily IS NULL;
