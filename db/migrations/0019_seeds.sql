-- The seed that an organiser has given to an entrant by hand; those without one follow by their ratings.
ALTER TABLE entrants ADD COLUMN seed INTEGER;
