-- What each finished game counts for each of its people: records are counted here, no position is read again.
-- Kept when somebody's record is first asked for, so older games need nothing. No place: it does not count.
CREATE TABLE scores (
    user_id INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES games (id),
    place INTEGER,
    is_won INTEGER NOT NULL,
    is_shared INTEGER NOT NULL,
    is_played INTEGER NOT NULL,
    turns INTEGER,
    PRIMARY KEY (user_id, game_id)
) STRICT, WITHOUT ROWID;
