"""Puts the tournaments together out of what the bot offers; the commands are in `commands.composition`."""

from collections.abc import Awaitable, Callable

from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.telling.announcements import Desk
from cogs.tournaments.telling.cards import Cards
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
    desk = Desk(store, tables, workers, replies, places, dispatcher, last_boards, where)
    cards = Cards(desk)
    teller = Teller(desk, service.records, service.organiser, cards)
    dispatcher.tournaments = teller
    return Runner(desk, in_touch, service, teller, cards)
