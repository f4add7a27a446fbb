-- Substitutes who take over a place in a running tournament.

-- The player whose place a person was asked to take.
ALTER TABLE candidates ADD COLUMN replaces INTEGER;

-- The player who left this seat to the one who sits there: the game counts for their rating.
ALTER TABLE seats ADD COLUMN left_by INTEGER;

CREATE INDEX seats_by_leaver ON seats (left_by) WHERE left_by IS NOT NULL;
