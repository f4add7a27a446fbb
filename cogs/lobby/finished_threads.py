"""Threads of finished games: marked and archived, so that a channel shows what is still played."""

import logging

import discord

from cogs.runtime.background import NOT_TAKEN
from cogs.tables.outgoing import is_apart
from cogs.ui.places import Places
from db import GameRow, Store
from db.queries import games

log = logging.getLogger("dedale.lobby")

FINISHED_MARK = "🏁 "
THREAD_NAME_LIMIT = 100


class FinishedThreads:
    """Marks and archives the threads that the bot has opened."""

    def __init__(self, store: Store, places: Places) -> None:
        self._store = store
        self._places = places

    async def finish(self, row: GameRow) -> None:
        """Archives the thread of a game that is over, unless another table stands in it.

        One in which somebody writes again is left to them: Discord archives it after a silent day. No edit
        of ours, in it or of its card, opens an archived thread; only a new message does.
        """
        thread = self._places.channel(row.home_id)
        if row.status != "over" or not is_apart(row) or not isinstance(thread, discord.Thread):
            return
        if thread.owner_id != thread.guild.me.id or thread.name.startswith(FINISHED_MARK):
            return
        if await self._store.read(games.in_channel, thread.id, ("lobby", "playing")):
            return
        name = f"{FINISHED_MARK}{thread.name}"[:THREAD_NAME_LIMIT]
        try:
            await thread.edit(name=name, archived=True)
        except NOT_TAKEN as error:
            log.info("the thread of game %s stays as it is: %s", row.id, error)
