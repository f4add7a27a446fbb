"""`/data`: exports or deletes all that is stored about a person."""

import io
from contextlib import suppress

import discord
import msgspec
from discord.ext import commands

from cogs.lobby.lobby import Lobby
from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.tables import seating
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.outgoing import Notice
from cogs.tables.service import Tables
from cogs.tables.table import is_playing
from cogs.tournaments.runner import Runner
from cogs.ui import Interaction
from cogs.ui.controls import ControlTable, Press, button, view_with
from cogs.ui.replies import Replies, is_private_click
from cogs.ui.slash import group, slash
from db import Outgoing, Store
from db.queries import games, people, tournaments
from engine.core import RuleError, dump

ATTEMPTS = 3


class Data(commands.Cog):
    """Exports and deletes people's data."""

    data = group("data")

    def __init__(
        self,
        store: Store,
        tables: Tables,
        lifecycle: Lifecycle,
        lobby: Lobby,
        last_boards: LastBoards,
        dispatcher: Dispatcher,
        tournaments: Runner,
        replies: Replies,
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._tables = tables
        self._lifecycle = lifecycle
        self._lobby = lobby
        self._last_boards = last_boards
        self._dispatcher = dispatcher
        self._tournaments = tournaments
        self._replies = replies
        controls.on("forget", self.press_forget)

    @slash("data-export", parent=data)
    async def export(self, interaction: Interaction) -> None:
        """Sends one JSON file, in private."""
        user = interaction.user
        stored = {"user_id": user.id, **await self._store.read(people.export, user.id)}
        text = msgspec.json.format(msgspec.json.encode(stored))
        words = await self._replies.private(interaction)
        file = discord.File(io.BytesIO(text), "dedale-data.json")
        await self._replies.reply(interaction, words("data-exported"), file=file)

    @slash("data-delete", parent=data)
    async def delete(self, interaction: Interaction) -> None:
        """Explains what would happen, and asks."""
        words = await self._replies.private(interaction)
        running = await self._store.read(games.of_user, interaction.user.id, ("playing",))
        count = sum(is_playing(row, interaction.user.id) for row in running)
        forget = button(Press("forget", 0, 0), words("button-forget"), discord.ButtonStyle.danger)
        text = words("data-delete-asked", count=count)
        await self._replies.reply(interaction, text, view=view_with(forget))

    async def press_forget(self, interaction: Interaction, press: Press) -> None:
        """Forgets the person who pressed; the tables they leave go on."""
        words = await self._replies.private(interaction)
        if not is_private_click(interaction):
            raise RuleError("unknown-button")
        await interaction.response.edit_message(content=words("data-deleting"), view=None)
        entered = await self._store.read(tournaments.entered_by, interaction.user.id)
        tables = await self.forget(interaction)
        try:
            await interaction.edit_original_response(content=words("data-deleted"))
        finally:  # the tables go on even if the answer fails
            for game_id in tables:
                await self._dispatcher.send(game_id)
            for tournament in entered:
                loaded = await self._tournaments.service.records.load(tournament.id)
                await self._tournaments.cards.renew(loaded)

    async def forget(self, interaction: Interaction) -> list[int]:
        """Leaves every table and deletes the person from every row; returns the tables that play on."""
        store, user_id = self._store, interaction.user.id
        running: set[int] = set()
        for _ in range(ATTEMPTS):  # a person who sits down again meanwhile is found in the next round
            await self.leave_lobbies(interaction)
            await self.leave_tournaments(user_id)
            running |= await self.leave_games(user_id)
            notice = Outgoing("board", dump(Notice(calls=False)))
            if await store.write(people.forget, user_id, notice, self._tables.now()):
                break
        else:
            raise RuleError("data-still-playing")
        self._tournaments.service.ratings.forget()
        await store.compact()
        return sorted(running)

    async def leave_lobbies(self, interaction: Interaction) -> None:
        """Leaves every table that has not started, in any server."""
        user_id = interaction.user.id
        for waiting in await self._store.read(games.of_user, user_id, ("lobby",)):
            async with self._tables.lock(waiting.id):
                row = await self._tables.row(waiting.id)
                if row.status != "lobby":
                    continue
                try:
                    row = await self._lobby.write(row, **seating.left_by(row, user_id))
                except RuleError:  # they have got up meanwhile; else they are met in the next round
                    continue
            await self._lobby.redraw(interaction, row)

    async def leave_tournaments(self, user_id: int) -> None:
        """Leaves every tournament that has not ended."""
        for row in await self._store.read(tournaments.entered_by, user_id):
            with suppress(RuleError):  # it is over, or they have left it before
                await self._tournaments.service.entries.leave(row.id, user_id)

    async def leave_games(self, user_id: int) -> set[int]:
        """Hands every running seat to the stand-in, and retires boards that show the name."""
        left: set[int] = set()
        for row in await self._store.read(games.of_user, user_id, ("playing",)):
            if is_playing(row, user_id):
                with suppress(RuleError):  # it has just ended, or they have just left it
                    await self._lifecycle.resign(row.id, user_id, None)
            # The stored card is deleted next, and without it the board cannot be edited any more.
            await self._last_boards.retire(row)
            left.add(row.id)
        for row in await self._store.read(games.left_by, user_id, ("playing",)):
            if row.id not in left:
                await self._last_boards.retire(row)
                left.add(row.id)
        return left
