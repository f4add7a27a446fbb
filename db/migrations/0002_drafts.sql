-- A choice that a player puts together by several commands before it is played: one for each seat.

-- The version is the one that the game had when the draft was kept.
CREATE TABLE drafts (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
