"""`/data`: exports or deletes all that is stored about a person."""

import io
from contextlib import suppress
from typing import Any

import discord
import msgspec
from discord.ext import commands

from cogs.lobby.lobby import Lobby
from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.runtime.turns import Shares
from cogs.tables import seating
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.outgoing import CARD, Notice
from cogs.tables.service import Tables
from cogs.tables.table import is_playing
from cogs.tournaments.runner import Runner
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button, view_with
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
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._tables = tables
        self._lifecycle = lifecycle
        self._lobby = lobby
        self._last_boards = last_boards
        self._dispatcher = dispatcher
        self._tournaments = tournaments
        self._exports = Shares(1)
        controls.on("forget", self.press_forget)

    @slash("data-export", parent=data)
    async def export(self, answer: Answer) -> None:
        """Sends one JSON file, in private."""
        user = answer.interaction.user
        with self._exports.one_of(user.id):
            stored: dict[str, Any] = {"user_id": user.id}
            for piece in await self._store.read(people.pieces, user.id):
                rows = stored.setdefault(piece.place.table, [])
                rows += await self._store.read(people.export, user.id, piece)
            text = await answer.work(lambda: msgspec.json.format(msgspec.json.encode(stored)))
            words = await answer.words()
            file = discord.File(io.BytesIO(text), "dedale-data.json")
            await answer.tell(words("data-exported"), files=[file])

    @slash("data-delete", parent=data)
    async def delete(self, answer: Answer) -> None:
        """Explains what would happen, and asks."""
        words = await answer.words()
        running = await self._store.read(games.of_user, answer.user_id, ("playing",))
        count = sum(is_playing(row, answer.user_id) for row in running)
        forget = button(Press("forget", 0, 0), words("button-forget"), discord.ButtonStyle.danger)
        waiting = len(await self._store.read(games.of_user, answer.user_id, ("lobby",)))
        lines = [words("data-delete-asked", count=count)]
        if waiting:
            lines.append(words("data-delete-waiting", count=waiting))
        entered = await self._store.read(tournaments.entered_by, answer.user_id)
        if any(one.status not in ("over", "cancelled") for one in entered):
            lines.append(words("data-delete-tournaments"))
        await answer.tell("\n".join(lines), view=view_with(forget))

    async def press_forget(self, answer: Answer, press: Press) -> None:
        """Forgets the person who pressed; the tables they leave go on."""
        words = await answer.words()
        if not answer.is_private_click:
            raise RuleError("unknown-button")
        await answer.put(words("data-deleting"))
        entered = await self._store.read(tournaments.entered_by, answer.user_id)
        tables = await self.forget(answer)
        try:
            await answer.put(words("data-deleted"))
        finally:  # the tables go on even if the answer fails
            for game_id in tables:
                await self._dispatcher.send(game_id)
            for tournament in entered:
                loaded = await self._tournaments.service.records.load(tournament.id)
                await self._tournaments.cards.renew(loaded)

    async def forget(self, answer: Answer) -> list[int]:
        """Leaves every table and deletes the person from every row; returns the tables that play on."""
        store, user_id = self._store, answer.user_id
        running: set[int] = set()
        for _ in range(ATTEMPTS):  # a person who sits down again meanwhile is found in the next round
            await self.leave_lobbies(answer)
            await self.leave_tournaments(user_id)
            running |= await self.leave_games(user_id)
            notice = Outgoing("board", dump(Notice(calls=False)))
            if await store.write(people.forget, user_id, self._tables.now(), notice, CARD):
                break
        else:
            raise RuleError("data-still-playing")
        await store.compact()
        return sorted(running)

    async def leave_lobbies(self, answer: Answer) -> None:
        """Leaves every table that has not started, in any server."""
        user_id = answer.user_id
        for waiting in await self._store.read(games.of_user, user_id, ("lobby",)):
            async with self._tables.lock(waiting.id):
                row = await self._tables.row(waiting.id)
                if row.status != "lobby":
                    continue
                try:
                    row = await self._lobby.write(row, **seating.left_by(row, user_id))
                except RuleError:  # they have got up meanwhile; else they are met in the next round
                    continue
            await self._lobby.redraw(answer, row)

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
