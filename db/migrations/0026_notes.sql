-- What a tournament has said and may have to change: above the board of a table, and where its last round began.
ALTER TABLE pairings ADD COLUMN note_message_id INTEGER;
ALTER TABLE tournaments ADD COLUMN round_channel_id INTEGER;
ALTER TABLE tournaments ADD COLUMN round_message_id INTEGER;
