-- The version at which the table last had something new to see: a panel drawn before it shows another turn.
ALTER TABLE games ADD COLUMN turned INTEGER NOT NULL DEFAULT 0;
