-- What each finished game counts for each of its people, so that records are added up without reading positions.
-- Written when a person's record is first shown. Without a place, the game does not count.
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
