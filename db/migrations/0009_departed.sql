-- The person has left and the others play on without the seat: it cannot be taken over.
ALTER TABLE seats ADD COLUMN departed INTEGER NOT NULL DEFAULT 0;
