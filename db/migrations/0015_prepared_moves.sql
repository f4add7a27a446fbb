-- The move that a person has prepared for their next turn, as JSON; deleted with their next move.
ALTER TABLE seats ADD COLUMN prepared TEXT;
