"""Playing: the Play button and its private panel, and which table a person means."""

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs.controls import Press
from cogs.face import Asked, Page
from cogs.seating import seat_names
from cogs.tables import Played, Table, seat_to_act
from db import GameRow
from engine.core import RuleError, Seat

if TYPE_CHECKING:
    from bot import Dedale


async def find_table(
    bot: "Dedale", interaction: discord.Interaction[Any], game: str | None, number: int | None
) -> Table:
    """The table a person means: the number given, else theirs in this channel, else their only one here."""
    if number is not None:
        table = await bot.tables.load(number)
        seen = is_mine(table, interaction) or (can_see(bot, interaction, table.row) and not table.row.daily)
        if table.row.guild_id != interaction.guild_id or not seen:
            raise RuleError("no-such-game", game=number)
        if game and table.row.game != game:
            raise RuleError("other-game", game=number)
        return table
    mine = await bot.store.games_of(interaction.user.id, ("playing",), interaction.guild_id)
    rows = [row for row in mine if game in (None, row.game)]
    here = [row for row in rows if interaction.channel_id in (row.home_id, row.channel_id) and not row.daily]
    tables = [await bot.tables.load(row.id) for row in (here or [r for r in rows if not r.daily] or rows)]
    tables = [t for t in tables if t.seat_of(interaction.user.id) is not None]
    due = [t for t in tables if t.seat_of(interaction.user.id) in t.to_act]
    for choice in (tables, due):
        if len(choice) == 1:
            return choice[0]
    if not tables:
        raise RuleError("no-game-here")
    raise RuleError("which-game", games=", ".join(f"#{t.row.id}" for t in tables))


def can_see(bot: "Dedale", interaction: discord.Interaction[Any], row: GameRow) -> bool:
    """A table in a channel that is closed to somebody is not told of to them."""
    channel, member = bot.get_channel(row.channel_id), interaction.user
    if not isinstance(channel, discord.abc.GuildChannel) or not isinstance(member, discord.Member):
        return interaction.channel_id in (row.home_id, row.channel_id)
    return channel.permissions_for(member).view_channel


def is_mine(table: Table, interaction: discord.Interaction[Any]) -> bool:
    """Does the asker play at this table?"""
    return table.seat_of(interaction.user.id) is not None


class Play(commands.Cog):
    """The panel: each click redraws it, Confirm makes the move. Slash commands go through `act` as well."""

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot
        for verb, answer in (
            ("play", self.open_panel),
            ("page", self.turn_page),
            ("choose", self.choose),
            ("hint", self.hint),
            ("confirm", self.confirm),
        ):
            bot.controls.on(verb, answer)

    async def asked(self, interaction: discord.Interaction[Any], table: Table, seat: Seat | None) -> Asked:
        """This table as this person may see it, in their language."""
        words = await self.bot.talk.private(interaction)
        return Asked(table, seat, seat_names(table.row, words), words)

    async def show_page(
        self, interaction: discord.Interaction[Any], table: Table, draft: str, *, fresh: bool, lead: str = ""
    ) -> None:
        """Show the panel of the person on turn."""
        asked = await self.asked(interaction, table, seat_to_act(table, interaction.user.id))
        page = self.bot.faces[table.row.game].page(asked, draft)
        if lead:
            page = Page(f"{lead}\n{page.text}", page.drawing, page.rows)
        await self.bot.talk.show(interaction, page, fresh=fresh)

    async def open_panel(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Play: a private panel for the player on turn. An old board's button opens today's panel."""
        table = await self.bot.tables.load(press.game_id)
        await self.show_page(interaction, table, "", fresh=True)

    async def current(self, interaction: discord.Interaction[Any], press: Press) -> tuple[Table, str]:
        """The table behind a panel, and a remark where the board has changed since the panel was drawn."""
        table = await self.bot.tables.load(press.game_id)
        seat_to_act(table, interaction.user.id)
        self.bot.daily.need_today(table)
        if table.row.version == press.version:
            return table, ""
        words = await self.bot.talk.private(interaction)
        return table, words("panel-renewed")

    async def turn_page(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A choice made by a button: the button's id holds the draft after it."""
        table, remark = await self.current(interaction, press)
        await self.show_page(interaction, table, "" if remark else press.draft, fresh=False, lead=remark)

    async def choose(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A choice made in a select."""
        table, remark = await self.current(interaction, press)
        asked = await self.asked(interaction, table, seat_to_act(table, interaction.user.id))
        face = self.bot.faces[table.row.game]
        draft = "" if remark else face.chosen(asked, press.field, press.draft, press.values)
        await self.show_page(interaction, table, draft, fresh=False, lead=remark)

    async def hint(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Fill the panel with what the stand-in would play."""
        table, remark = await self.current(interaction, press)
        asked = await self.asked(interaction, table, seat_to_act(table, interaction.user.id))
        draft = await self.bot.workers.run(lambda: self.bot.faces[table.row.game].hint(asked))
        await self.show_page(interaction, table, draft, fresh=False, lead=remark)

    async def confirm(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Make the move. A panel drawn on an older board is renewed instead: nobody plays blind."""
        table, remark = await self.current(interaction, press)
        if remark:
            await self.show_page(interaction, table, "", fresh=False, lead=remark)
            return
        actions = self.bot.faces[table.row.game].actions(press.draft)
        played = await self.bot.tables.act(
            press.game_id, interaction.user.id, actions, interaction.id, press.version
        )
        await self.after_move(interaction, played, fresh=False)

    async def act(self, interaction: discord.Interaction[Any], table: Table, *actions: Any) -> None:
        """A slash command's actions, answered in private like a click."""
        self.bot.daily.need_today(table)
        played = await self.bot.tables.act(table.row.id, interaction.user.id, actions, interaction.id)
        await self.after_move(interaction, played, fresh=True)

    async def after_move(self, interaction: discord.Interaction[Any], played: Played, *, fresh: bool) -> None:
        """Tell the player what they did; with their turn still or again theirs, show what is next."""
        table = played.table
        seat = next(s.seat for s in table.row.seats if s.user_id == interaction.user.id)
        asked = await self.asked(interaction, table, seat)
        face = self.bot.faces[table.row.game]
        seen = [event for event in played.events if table.game.sees(event, seat)]
        lead = "\n".join(face.tell(seen, asked))
        if table.row.daily and table.row.status == "over":
            await self.bot.daily.show_result(interaction, table, lead, fresh=fresh)
        elif seat in table.to_act:
            await self.show_page(interaction, table, "", fresh=fresh, lead=lead)
        else:
            await self._close_panel(interaction, f"{lead}\n{asked.words('move-made')}", fresh=fresh)
        await self.bot.postman.go_on(table.row.id, interaction)

    async def _close_panel(self, interaction: discord.Interaction[Any], text: str, *, fresh: bool) -> None:
        if fresh:
            await self.bot.talk.reply(interaction, text)
        else:
            await interaction.response.edit_message(content=text[:2000], attachments=[], view=None)
