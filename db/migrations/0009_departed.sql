-- Whoever sat here has left, and the others play on without the seat: nobody can take it over.
ALTER TABLE seats ADD COLUMN departed INTEGER NOT NULL DEFAULT 0;
