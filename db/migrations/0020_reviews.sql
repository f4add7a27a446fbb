-- What the expert said about a finished game, as JSON: for the player of a seat, or for onlookers (-1).
CREATE TABLE reviews (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
