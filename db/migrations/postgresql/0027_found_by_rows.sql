-- Whom a tournament names: its organiser and helpers, those who enter or are asked to, those whom its state or
-- its log names. What tells of a person is found by it, not by reading every state and every log.
CREATE TABLE tournament_people (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    user_id INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_people_by_user ON tournament_people (user_id);

INSERT INTO tournament_people (tournament_id, user_id)
SELECT tournament_id, user_id FROM (
    SELECT organiser_id AS user_id, id AS tournament_id FROM tournaments
    UNION SELECT user_id, tournament_id FROM entrants
    UNION SELECT user_id, tournament_id FROM candidates
    UNION SELECT replaces, tournament_id FROM candidates
    UNION SELECT user_id, tournament_id FROM helpers
    UNION SELECT actor_id, tournament_id FROM tournament_log
    UNION SELECT CAST(CAST(facts AS JSON) ->> 'user' AS BIGINT), tournament_id FROM tournament_log
    UNION SELECT CAST(CAST(facts AS JSON) ->> 'other' AS BIGINT), tournament_id FROM tournament_log
    UNION SELECT CAST(entrant ->> 'id' AS BIGINT), tournaments.id
    FROM tournaments, json_array_elements(CAST(state AS JSON) -> 'entrants') AS entrant
    UNION SELECT CAST(earlier ->> 'id' AS BIGINT), tournaments.id
    FROM tournaments, json_array_elements(CAST(state AS JSON) -> 'entrants') AS entrant,
        json_array_elements(entrant -> 'earlier') AS earlier
) AS named WHERE user_id > 0;

-- A taker who is asked for consent does not sit at the table.
CREATE INDEX proposals_by_user ON proposals (user_id);
CREATE INDEX proposals_to_replace ON proposals (kind) WHERE kind = 'replace';

-- The first tournament of its series, and the season before it: terms are not read to find the others.
ALTER TABLE tournaments ADD COLUMN series_id INTEGER;
ALTER TABLE tournaments ADD COLUMN after_id INTEGER;
UPDATE tournaments SET series_id = CAST(CAST(terms AS JSON) ->> 'series' AS BIGINT), after_id = CAST(CAST(terms AS JSON) ->> 'after' AS BIGINT);
CREATE INDEX tournaments_by_series ON tournaments (series_id) WHERE series_id IS NOT NULL;
CREATE INDEX tournaments_by_season ON tournaments (after_id) WHERE after_id IS NOT NULL;

-- Which tournaments of a server a person may see depends on their channels: that is decided in the index.
DROP INDEX tournaments_by_guild;
CREATE INDEX tournaments_by_guild ON tournaments (guild_id, status, channel_id);
