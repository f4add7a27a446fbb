-- What people decide about a game beside its moves: proposals, who watches, and the log of such acts.

-- Off in tournaments.
ALTER TABLE games ADD COLUMN undo_allowed INTEGER NOT NULL DEFAULT 1;

-- Open ones only: a settled proposal is deleted in the transaction that carries it out. Its id stands in
-- buttons: AUTOINCREMENT never gives one out twice.
CREATE TABLE proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'draw', 'pause', 'replace')),
    user_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    data TEXT NOT NULL,
    needed TEXT NOT NULL,
    agreed TEXT NOT NULL DEFAULT '[]',
    channel_id INTEGER,
    message_id INTEGER,
    at INTEGER NOT NULL,
    UNIQUE (game_id, kind)
) STRICT;

-- Pinged once, when the game is over.
CREATE TABLE watchers (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watchers_by_user ON watchers (user_id);

-- No names: they are looked up when the log is read. NULL stands for the bot itself and for people who had
-- their data deleted: that is the only change that a row allows.
CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    act TEXT NOT NULL,
    actor_id INTEGER,
    subject_id INTEGER,
    data TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX audit_by_game ON audit (game_id);
CREATE INDEX audit_by_actor ON audit (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_by_subject ON audit (subject_id) WHERE subject_id IS NOT NULL;

CREATE TRIGGER audit_is_never_changed BEFORE UPDATE ON audit
WHEN NEW.id IS NOT OLD.id OR NEW.game_id IS NOT OLD.game_id OR NEW.act IS NOT OLD.act
    OR NEW.data IS NOT OLD.data OR NEW.at IS NOT OLD.at
    OR (NEW.actor_id IS NOT OLD.actor_id AND NEW.actor_id IS NOT NULL)
    OR (NEW.subject_id IS NOT OLD.subject_id AND NEW.subject_id IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'the log of acts is never changed');
END;

CREATE TRIGGER audit_is_never_removed BEFORE DELETE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the log of acts is never shortened');
END;
