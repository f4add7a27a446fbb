"""`/data`: everything that is stored about a person, to take away or to be forgotten."""

import io
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
import msgspec
from discord.ext import commands

from cogs.tables import seating
from cogs.tables.outgoing import Notice
from cogs.tables.table import is_playing
from cogs.ui import Interaction
from cogs.ui.controls import Press, button
from cogs.ui.replies import is_private_click
from cogs.ui.slash import group, slash
from db import Outgoing
from db.queries import games, people, tournaments
from engine.core import RuleError, dump

if TYPE_CHECKING:
    from bot import Dedale

ATTEMPTS = 3


class Data(commands.Cog):
    """What the bot knows about people."""

    data = group("data")

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot
        bot.controls.on("forget", self.press_forget)

    @slash("data-export", parent=data)
    async def export(self, interaction: Interaction) -> None:
        """One JSON file, in private."""
        user = interaction.user
        stored = {"user_id": user.id, **await self.bot.store.read(people.export, user.id)}
        text = msgspec.json.format(msgspec.json.encode(stored))
        words = await self.bot.replies.private(interaction)
        file = discord.File(io.BytesIO(text), "dedale-data.json")
        await self.bot.replies.reply(interaction, words("data-exported"), file=file)

    @slash("data-delete", parent=data)
    async def delete(self, interaction: Interaction) -> None:
        """Say what would happen, and ask."""
        words = await self.bot.replies.private(interaction)
        running = await self.bot.store.read(games.of_user, interaction.user.id, ("playing",))
        count = sum(is_playing(row, interaction.user.id) for row in running)
        view = discord.ui.View(timeout=None)
        danger = discord.ButtonStyle.danger
        view.add_item(button(Press("forget", 0, 0), words("button-forget"), danger))
        await self.bot.replies.reply(interaction, words("data-delete-asked", count=count), view=view)

    async def press_forget(self, interaction: Interaction, press: Press) -> None:
        """Forget whoever pressed, and let the tables they leave go on."""
        words = await self.bot.replies.private(interaction)
        if not is_private_click(interaction):
            raise RuleError("unknown-button")
        await interaction.response.edit_message(content=words("data-deleting"), view=None)
        entered = await self.bot.store.read(tournaments.entered_by, interaction.user.id)
        tables = await self.forget(interaction)
        try:
            await interaction.edit_original_response(content=words("data-deleted"))
        finally:  # what they left goes on, whether they could be told or not
            for game_id in tables:
                await self.bot.dispatcher.send(game_id)
            for tournament in entered:
                loaded = await self.bot.tournaments.service.records.load(tournament.id)
                await self.bot.tournaments.cards.renew(loaded)

    async def forget(self, interaction: Interaction) -> list[int]:
        """Leave every table, then take the person out of every row; the tables that play on without them."""
        store, user_id = self.bot.store, interaction.user.id
        running: set[int] = set()
        for _ in range(ATTEMPTS):  # somebody who sits down again meanwhile is met in the next round
            await self.leave_lobbies(interaction)
            await self.leave_tournaments(user_id)
            running |= await self.leave_games(user_id)
            notice = Outgoing("board", dump(Notice(calls=False)))
            if await store.write(people.forget, user_id, notice, self.bot.tables.now()):
                break
        else:
            raise RuleError("data-still-playing")
        self.bot.ratings.forget()
        await store.compact()
        return sorted(running)

    async def leave_lobbies(self, interaction: Interaction) -> None:
        """Get up from every table that has not begun, in whatever server."""
        user_id = interaction.user.id
        for waiting in await self.bot.store.read(games.of_user, user_id, ("lobby",)):
            async with self.bot.tables.lock(waiting.id):
                row = await self.bot.tables.row(waiting.id)
                if row.status != "lobby":
                    continue
                try:
                    row = await self.bot.lobby.write(row, **seating.left_by(row, user_id))
                except RuleError:  # they have got up meanwhile; else they are met in the next round
                    continue
            await self.bot.lobby.redraw(interaction, row)

    async def leave_tournaments(self, user_id: int) -> None:
        """No longer take part in any tournament that has not ended."""
        for row in await self.bot.store.read(tournaments.entered_by, user_id):
            with suppress(RuleError):  # it is over, or they have left it before
                await self.bot.tournaments.service.entries.leave(row.id, user_id)

    async def leave_games(self, user_id: int) -> set[int]:
        """Hand every running seat to the stand-in, and take the controls off boards that show the name."""
        left: set[int] = set()
        for row in await self.bot.store.read(games.of_user, user_id, ("playing",)):
            if is_playing(row, user_id):
                with suppress(RuleError):  # it has just ended, or they have just left it
                    await self.bot.lifecycle.resign(row.id, user_id, None)
            # What that board says is forgotten in a moment, and without it nobody could edit it any more.
            await self.bot.last_boards.retire(row)
            left.add(row.id)
        for row in await self.bot.store.read(games.left_by, user_id, ("playing",)):
            if row.id not in left:
                await self.bot.last_boards.retire(row)
                left.add(row.id)
        return left
