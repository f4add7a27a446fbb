-- The seats that a running game waits for, as a number with one bit for each: lists need no positions.
-- Games that were last changed before this have none until the next move.
ALTER TABLE games ADD COLUMN acting INTEGER;
