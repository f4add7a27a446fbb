"""`/game undo | draw | pause | resume | replace`: what the others at the table have to agree to."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.consent.kinds import Case
from cogs.general.board import find_board
from cogs.moderation.moderators import is_moderator, need_moderator
from cogs.panels.play import find_table
from cogs.tables.endings import people
from cogs.tables.outgoing import Letter
from cogs.tables.seating import seat_names
from cogs.tables.table import Table, need_own_table
from cogs.ui import Interaction
from cogs.ui.controls import Press
from cogs.ui.game_group import GAME
from cogs.ui.names import plain
from cogs.ui.slash import matching, slash
from db import Act, Outgoing, ProposalKind, Taker
from engine.core import RuleError, Seat, dump

if TYPE_CHECKING:
    from bot import Dedale


def own_seat(table: Table, user_id: int) -> Seat:
    """The seat where the asker still plays."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise RuleError("not-seated")
    return seat


class ConsentCommands:
    """Part of the cog of `/game`."""

    bot: "Dedale"

    async def propose(self, interaction: Interaction, table: Table, kind: ProposalKind, case: Case) -> None:
        """Propose something, tell the asker whether it is done or asked, and let the table see it."""
        await self.bot.replies.take_time(interaction)
        is_done = await self.bot.proposals.propose(interaction, table.row.id, kind, case)
        await self.told(interaction, table, f"done-{kind}" if is_done else "proposed")

    @slash("game-undo", parent=GAME)
    async def undo(self, interaction: Interaction, number: int | None = None) -> None:
        """Take back one's last act."""
        table = await find_table(self.bot, interaction, None, number, prefers_due=False)
        seat = own_seat(table, interaction.user.id)
        await self.propose(interaction, table, "undo", Case(user_id=interaction.user.id, seat=seat))

    async def press_undo(self, interaction: Interaction, press: Press) -> None:
        """Undo under the answer to a move: that move and no later one is meant."""
        table = await self.bot.tables.load(press.subject_id)
        case = Case(user_id=interaction.user.id, seat=own_seat(table, interaction.user.id), aim=press.version)
        await self.propose(interaction, table, "undo", case)

    @slash("game-draw", parent=GAME)
    async def draw(self, interaction: Interaction, number: int | None = None) -> None:
        """Propose a draw."""
        table = await find_table(self.bot, interaction, None, number, prefers_due=False)
        seat = own_seat(table, interaction.user.id)
        await self.propose(interaction, table, "draw", Case(user_id=interaction.user.id, seat=seat))

    @slash("game-pause", parent=GAME)
    async def pause(self, interaction: Interaction, number: int | None = None) -> None:
        """Propose a pause; a moderator who does not play there pauses at once."""
        table = await find_board(self.bot, interaction, number, prefers_due=False)
        need_own_table(table)
        user, seat = interaction.user.id, table.seat_of(interaction.user.id)
        if seat is not None:
            await self.propose(interaction, table, "pause", Case(user_id=user, seat=seat))
            return
        await need_moderator(self.bot, interaction)
        async with self.bot.tables.lock(table.row.id):
            running = await self.bot.tables.running(table.row.id)
            need_own_table(running)
            await self.bot.lifecycle.pause(running, acts=(Act("pause", user),))
        await self.told(interaction, table, "done-pause")

    @slash("game-resume", parent=GAME)
    async def resume(self, interaction: Interaction, number: int | None = None) -> None:
        """Let a paused game go on: any one of its players, or a moderator; all the others are told."""
        table = await find_board(self.bot, interaction, number, prefers_due=False)
        need_own_table(table)
        user = interaction.user.id
        if table.seat_of(user) is None:
            await need_moderator(self.bot, interaction)
        async with self.bot.tables.lock(table.row.id):
            running = await self.bot.tables.running(table.row.id)
            need_own_table(running)
            others = tuple(u for u in people(running).values() if u != user)
            letter = Outgoing("letter", dump(Letter("told-resumed", user, others)))
            await self.bot.lifecycle.resume(running, letter, acts=(Act("resume", user),))
        await self.told(interaction, table, "done-resume")

    async def told(self, interaction: Interaction, table: Table, key: str) -> None:
        """Answer the asker, then let the table see what was done."""
        try:
            await self.bot.replies.say(interaction, key, game=table.row.id)
        finally:
            await self.bot.postman.go_on(table.row.id, interaction)

    @slash("game-replace", parent=GAME)
    async def replace(
        self, interaction: Interaction, seat: str, taker: discord.Member, number: int | None = None
    ) -> None:
        """Let somebody take a seat over."""
        table = await find_board(self.bot, interaction, number, prefers_due=False)
        seats = {str(s.seat): s.seat for s in table.row.seats}
        if seat not in seats:
            raise RuleError("option-not-understood")
        need_may_take(self.bot, table, taker)
        case = Case(
            user_id=interaction.user.id,
            seat=seats[seat],
            taker=Taker(taker.id, plain(taker.display_name)),
        )
        await need_may_propose(self.bot, interaction, table, case)
        await self.propose(interaction, table, "replace", case)

    @replace.autocomplete("seat")
    async def seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seats of the table meant."""
        words = await self.bot.replies.private(interaction)
        number = interaction.namespace.number
        try:
            table = await find_board(self.bot, interaction, number if isinstance(number, int) else None)
        except RuleError:
            return []
        return matching({str(n): name for n, name in enumerate(seat_names(table.row, words))}, typed)


def need_may_take(bot: "Dedale", table: Table, member: discord.Member) -> None:
    """A seat is for a person who sees the table."""
    if member.bot:
        raise RuleError("taker-bot")
    if not bot.places.member_sees(member, table.row):
        raise RuleError("taker-blind", name=member.mention, place=f"<#{table.row.home_id}>")


async def need_may_propose(bot: "Dedale", interaction: Interaction, table: Table, case: Case) -> None:
    """Those at the table propose it, whoever is to take the seat, and moderators."""
    if table.row.seats[case.seat].user_id is None:
        raise RuleError("seat-of-bot")
    user = interaction.user.id
    taker = case.taker.user_id if case.taker else None
    if table.seat_of(user) is None and user != taker and not await is_moderator(bot, interaction):
        raise RuleError("not-seated")
