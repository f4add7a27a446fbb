-- What the bot notes about one game or one tournament stands in its row, no longer among the settings.

-- The outbox row up to which a message was last being sent: after a crash it goes out again by its own nonce.
ALTER TABLE games ADD COLUMN sending_id INTEGER;
-- The table that was opened out of this finished one.
ALTER TABLE games ADD COLUMN again_id INTEGER;
-- The version at which the host was last told that the table cannot be reached.
ALTER TABLE games ADD COLUMN unreachable_version INTEGER;

-- The card that the next one replaces. It is not `card_message_id` while a new card is posted, but the old one
-- has not yet lost its buttons.
ALTER TABLE tournaments ADD COLUMN last_card_channel_id INTEGER;
ALTER TABLE tournaments ADD COLUMN last_card_message_id INTEGER;
-- The channel and the reason of which the organiser was last told.
ALTER TABLE tournaments ADD COLUMN unreachable_told TEXT;

UPDATE games SET sending_id = CAST(value AS INTEGER)
FROM settings WHERE scope = 'bot' AND key = 'sending' AND owner_id = games.id;
UPDATE games SET again_id = CAST(value AS INTEGER)
FROM settings WHERE scope = 'bot' AND key = 'again' AND owner_id = games.id;
UPDATE games SET unreachable_version = CAST(value AS INTEGER)
FROM settings WHERE scope = 'bot' AND key = 'unreachable-since' AND owner_id = games.id;
UPDATE tournaments SET
    last_card_channel_id = CAST(substr(value, 1, instr(value, '/') - 1) AS INTEGER),
    last_card_message_id = CAST(substr(value, instr(value, '/') + 1) AS INTEGER)
FROM settings WHERE scope = 'bot' AND key = 'tournament-card' AND owner_id = tournaments.id;
UPDATE tournaments SET unreachable_told = value
FROM settings WHERE scope = 'bot' AND key = 'tournament-unreachable' AND owner_id = tournaments.id;

DELETE FROM settings WHERE scope = 'bot'
AND key IN ('sending', 'again', 'unreachable-since', 'tournament-card', 'tournament-unreachable');
