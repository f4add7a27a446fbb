-- Time: a table's rules about it, who must act until when, and the seats that a stand-in plays for the absent.

-- JSON; what it means is known above the store. Empty: no clock.
ALTER TABLE games ADD COLUMN timing TEXT NOT NULL DEFAULT '{}';
ALTER TABLE games ADD COLUMN paused_at INTEGER;

-- Turns in a row that a person let pass; and whether the stand-in plays the seat until they come back.
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN handed INTEGER NOT NULL DEFAULT 0;

-- Did the stand-in make this move for a person whose time had run out?
ALTER TABLE moves ADD COLUMN for_absent INTEGER NOT NULL DEFAULT 0;

-- What must happen at a time, for a seat or (seat -1) for the whole table; deleted once it is handled.
CREATE TABLE deadlines (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'remind', 'idle', 'close')),
    due INTEGER NOT NULL,
    began INTEGER NOT NULL,
    extended INTEGER NOT NULL DEFAULT 0,
    reminder TEXT,
    PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_by_due ON deadlines (due);
