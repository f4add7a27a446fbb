-- What is asked every few minutes and after every act reads no tournament as a whole: `contest` can be large.
DROP INDEX tournaments_by_due;
CREATE INDEX tournaments_by_status ON tournaments (status, due);
CREATE INDEX announcements_by_tournament ON announcements (tournament_id);
