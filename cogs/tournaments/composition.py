"""Puts the tournaments together out of what the bot offers; the commands are in `commands.composition`."""

from collections.abc import Awaitable, Callable

from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.telling.announcer import Announcer
from cogs.tournaments.telling.cards import Cards
from cogs.tournaments.telling.endings import EndingTeller
from cogs.tournaments.telling.news import NewsTeller
from cogs.tournaments.telling.rounds import RoundTeller
from cogs.tournaments.telling.tables import TablePlaces, TableTeller
from cogs.tournaments.telling.teller import Teller
from cogs.ui.places import Places
from cogs.ui.replies import Replies
from db import Store


def make_runner(
    *,
    places: Places,
    store: Store,
    tables: Tables,
    lifecycle: Lifecycle,
    workers: Workers,
    replies: Replies,
    dispatcher: Dispatcher,
    last_boards: LastBoards,
    in_touch: Callable[[], Awaitable[bool]],
    where: str,
) -> Runner:
    """Return the runner with all its parts. `where`: a server's tables are played there by default."""
    service = TournamentService(store, tables, lifecycle, workers)
    announcer = Announcer(places, replies)
    cards = Cards(places, store, announcer)
    tellers = (
        cards,
        NewsTeller(store),
        RoundTeller(announcer, workers),
        TableTeller(places, tables, workers, dispatcher, last_boards, TablePlaces(where)),
        EndingTeller(announcer, workers),
    )
    kinds = {kind: tell for teller in tellers for kind, tell in teller.kinds.items()}
    teller = Teller(
        store, dispatcher, places, replies, service.records, service.organiser, announcer, cards, kinds
    )
    dispatcher.tournaments = teller
    return Runner(places, store, tables, dispatcher, in_touch, service, announcer, teller, cards)
