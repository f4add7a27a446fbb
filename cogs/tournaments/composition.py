"""Puts the tournaments together out of what the bot offers; the commands are in `commands.composition`."""

from collections.abc import Awaitable, Callable

import discord

from cogs.clock.personal_time import PersonalTime
from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tournaments.runner import Runner
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.telling.announcer import Announcer
from cogs.tournaments.telling.cards import Cards
from cogs.tournaments.telling.decisions import Decisions
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
    client: discord.Client,
    places: Places,
    store: Store,
    tables: Tables,
    lifecycle: Lifecycle,
    workers: Workers,
    replies: Replies,
    dispatcher: Dispatcher,
    last_boards: LastBoards,
    personal_time: Callable[[int], Awaitable[PersonalTime]],
    in_touch: Callable[[], Awaitable[bool]],
    where: str,
) -> Runner:
    """Return the runner with all its parts. `where`: a server's tables are played there by default."""
    announcer, decisions = Announcer(client, places, replies), Decisions(store)
    cards, table_places = Cards(places, store, announcer), TablePlaces(store, where)
    tellers = (
        cards,
        NewsTeller(store),
        RoundTeller(announcer, decisions, workers),
        TableTeller(
            client, store, tables, workers, dispatcher, last_boards, table_places, decisions, personal_time
        ),
        EndingTeller(announcer, tables, workers),
    )
    kinds = {kind: tell for teller in tellers for kind, tell in teller.kinds.items()}
    return Runner(
        client=client,
        places=places,
        store=store,
        tables=tables,
        dispatcher=dispatcher,
        in_touch=in_touch,
        service=TournamentService(store, tables, lifecycle, workers),
        announcer=announcer,
        teller=Teller(client, store, replies, announcer, kinds),
        cards=cards,
        table_places=table_places,
    )
