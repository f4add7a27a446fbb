-- Whether a table is one of a tournament is seen from its pairing, for this and for everything else.
ALTER TABLE games DROP COLUMN undo_allowed;
