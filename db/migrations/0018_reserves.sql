-- A reserve that turns draw on: what of it lies before a deadline, and what a seat has drawn from it so far.
ALTER TABLE deadlines ADD COLUMN reserve INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;
