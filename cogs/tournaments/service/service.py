"""Puts the parts of the tournaments' service together. No message is sent from here."""

from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tournaments.service.drafts import Drafts
from cogs.tournaments.service.entries import Entries
from cogs.tournaments.service.hands import Hands
from cogs.tournaments.service.organiser import Organiser
from cogs.tournaments.service.progress import Progress
from cogs.tournaments.service.ratings import Ratings
from cogs.tournaments.service.records import Records
from cogs.tournaments.service.running_tables import RunningTables
from cogs.tournaments.service.substitutes import Substitutes
from db import Store


class TournamentService:
    """The parts by their names: what people may do, and what happens by itself."""

    def __init__(self, store: Store, tables: Tables, lifecycle: Lifecycle, workers: Workers) -> None:
        running = RunningTables(tables, lifecycle)
        self.ratings = Ratings(store, workers)
        self.records = Records(store, tables.now)
        self.progress = Progress(self.records, tables, lifecycle, workers, self.ratings)
        self.drafts = Drafts(self.records, workers)
        self.substitutes = Substitutes(self.records, tables)
        self.entries = Entries(self.records, running, self.substitutes, workers)
        self.hands = Hands(self.records, tables)
        self.organiser = Organiser(
            self.records, self.progress, tables, lifecycle, running, workers, self.ratings
        )
