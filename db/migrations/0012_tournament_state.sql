-- One word for one thing: what has happened so far is the state, of a tournament as of a game.
ALTER TABLE tournaments RENAME COLUMN contest TO state;
