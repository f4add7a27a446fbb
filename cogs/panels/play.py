"""Playing: the Play button and its private panel, and which table a person means."""

import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs.runtime.background import NOT_TAKEN
from cogs.tables.seating import seat_names
from cogs.tables.table import Played, Table, decode, readable, seat_to_act
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.cards import clipped
from cogs.ui.controls import Press, button
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.pages import Page
from db import GameRow
from db.queries import drafts, games
from engine.core import RuleError, Seat
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.play")

NUMBERS_SHOWN = 15


async def find_table(
    bot: "Dedale",
    interaction: Interaction,
    game: str | None,
    number: int | None,
    *,
    prefers_due: bool = True,
) -> Table:
    """The table a person means: the number given, else theirs in this channel, else their only one here.

    A move is meant for the one where it is their turn (`prefers_due`); what changes a game beside its moves
    is not: there a person with several games is asked which.
    """
    if number is not None:
        row = await bot.tables.row(number)
        seen = is_mine(row, interaction) or (bot.places.can_see(interaction, row) and not row.daily)
        if row.guild_id != interaction.guild_id or not seen:
            raise RuleError("no-such-game", game=number)
        if game and row.game != game:
            raise RuleError("other-game", game=number)
        return await bot.tables.load(number)
    today = bot.daily.today().isoformat()
    mine = await bot.store.read(games.of_user, interaction.user.id, ("playing",), interaction.guild_id, today)
    rows = list(readable(row for row in mine if game in (None, row.game)))
    here = [row for row in rows if interaction.channel_id in (row.home_id, row.channel_id) and not row.daily]
    tables = [decode(row) for row in (here or [r for r in rows if not r.daily] or rows)]
    tables = [t for t in tables if t.seat_of(interaction.user.id) is not None]
    due = [t for t in tables if t.seat_of(interaction.user.id) in t.to_act]
    for choice in (tables, due) if prefers_due else (tables,):
        if len(choice) == 1:
            return choice[0]
    if not tables:
        raise RuleError("no-game-here")
    raise RuleError("which-game", games=numbers(t.row.id for t in tables))


async def find_left(bot: "Dedale", interaction: Interaction, number: int | None) -> Table:
    """The table where a stand-in plays for the asker: the number given, else one here, else the only one."""
    if number is not None:
        return await find_table(bot, interaction, None, number)
    user = interaction.user.id
    mine = await bot.store.read(games.of_user, user, ("playing",), interaction.guild_id)
    seats = [(row, s) for row in mine for s in row.seats if s.user_id == user and not s.resigned]
    left = [row for row, seat in seats if seat.handed]
    here = [row for row in left if interaction.channel_id in (row.home_id, row.channel_id)]
    match here or left:
        case [row]:
            return decode(row)
        case []:
            raise RuleError("not-handed" if seats else "no-game-here")
        case several:
            raise RuleError("which-game", games=numbers(row.id for row in several))


def numbers(ids: Iterable[int]) -> str:
    """Tables by their numbers, the first of them where they are many."""
    some = [f"#{number}" for number in ids]
    return ", ".join(some[:NUMBERS_SHOWN]) + (" …" if len(some) > NUMBERS_SHOWN else "")


def is_mine(row: GameRow, interaction: Interaction) -> bool:
    """Does the asker sit at this table?"""
    return any(seat.user_id == interaction.user.id for seat in row.seats)


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

    async def viewer(self, interaction: Interaction, table: Table, seat: Seat | None) -> Viewer:
        """This table as this person may see it, in their language."""
        words = await self.bot.replies.private(interaction)
        return Viewer(table, seat, seat_names(table.row, words), words)

    async def show_page(
        self, interaction: Interaction, table: Table, draft: str, *, fresh: bool, lead: str = ""
    ) -> None:
        """Show the panel of the person on turn."""
        viewer = await self.viewer(interaction, table, seat_to_act(table, interaction.user.id))
        draw = partial(self.bot.faces[table.row.game].page, viewer, draft)
        page = await self.bot.replies.work(interaction, draw, fresh=fresh)
        if lead:
            lead = clipped(lead, CONTENT_LIMIT - len(page.text) - 1)
            page = Page(f"{lead}\n{page.text}", page.drawing, page.rows)
        await self.bot.replies.show(interaction, page, fresh=fresh)

    async def open_panel(self, interaction: Interaction, press: Press) -> None:
        """Play: a private panel for the player on turn. An old board's button opens today's panel."""
        table = await self.bot.tables.load(press.subject_id)
        self.bot.daily.need_today(table)
        draft = await self.kept(table, seat_to_act(table, interaction.user.id))
        await self.show_page(interaction, table, draft, fresh=True)

    async def kept(self, table: Table, seat: Seat) -> str:
        """What a seat has put together so far, by whichever panel or command."""
        keeps = self.bot.faces[table.row.game].keeps
        return await self.bot.moves.kept_draft(table, seat) if keeps else ""

    async def keep(
        self, interaction: Interaction, viewer: Viewer, draft: str, *, fresh: bool = False
    ) -> None:
        """From now on this is what the asker has put together."""
        assert viewer.seat is not None
        row, face = viewer.table.row, self.bot.faces[viewer.table.row.game]
        if not face.keeps:
            return
        if kept := await self.bot.replies.work(interaction, partial(face.kept, viewer, draft), fresh=fresh):
            await self.bot.store.write(drafts.keep, row.id, viewer.seat, row.version, kept)

    async def current(self, interaction: Interaction, press: Press) -> tuple[Table, str]:
        """The table behind a panel, and a remark where the board has changed since the panel was drawn."""
        table = await self.bot.tables.load(press.subject_id)
        seat = seat_to_act(table, interaction.user.id)
        self.bot.daily.need_today(table)
        if await self.bot.moves.is_current(table, seat, press.version):
            return table, ""
        words = await self.bot.replies.private(interaction)
        return table, words("panel-renewed")

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        """A choice made by a button: the button's id holds the draft after it."""
        table, remark = await self.current(interaction, press)
        await self.go_on(interaction, table, press.draft, remark)

    async def choose(self, interaction: Interaction, press: Press) -> None:
        """A choice made in a select, or by a button that goes on from whatever is kept."""
        table, remark = await self.current(interaction, press)
        seat = seat_to_act(table, interaction.user.id)
        viewer, face = await self.viewer(interaction, table, seat), self.bot.faces[table.row.game]
        before = face.resumed(press.draft, await self.kept(table, seat))
        chosen = partial(face.chosen, viewer, press.field, before, press.values)
        draft = "" if remark else await self.bot.replies.work(interaction, chosen, fresh=False)
        await self.go_on(interaction, table, draft, remark)

    async def hint(self, interaction: Interaction, press: Press) -> None:
        """Fill the panel with what the stand-in would play."""
        table, remark = await self.current(interaction, press)
        viewer = await self.viewer(interaction, table, seat_to_act(table, interaction.user.id))
        think = partial(self.bot.faces[table.row.game].hint, viewer)
        draft = await self.bot.replies.work(interaction, think, fresh=False)
        await self.keep(interaction, viewer, draft)
        lead = remark or viewer.words("hint-lead")
        await self.show_page(interaction, table, draft, fresh=False, lead=lead)

    async def go_on(self, interaction: Interaction, table: Table, draft: str, remark: str) -> None:
        """Keep what was chosen, and show it; where the board has changed, what is kept about the new one."""
        seat = seat_to_act(table, interaction.user.id)
        if remark:
            draft = await self.kept(table, seat)
        else:
            await self.keep(interaction, await self.viewer(interaction, table, seat), draft)
        await self.show_page(interaction, table, draft, fresh=False, lead=remark)

    async def confirm(self, interaction: Interaction, press: Press) -> None:
        """Make the move. A panel drawn on an older board is renewed instead: nobody plays blind."""
        table, remark = await self.current(interaction, press)
        seat = seat_to_act(table, interaction.user.id)
        viewer, face = await self.viewer(interaction, table, seat), self.bot.faces[table.row.game]
        kept = await self.kept(table, seat)
        if not remark and face.resumed(press.draft, kept) != press.draft:
            remark = viewer.words("panel-goes-on")
        if remark:
            await self.show_page(interaction, table, kept, fresh=False, lead=remark)
            return

        def wanted() -> tuple[Any, ...]:
            # With values: a select that carries out what is chosen in it, at once.
            draft = press.draft
            chosen = face.chosen(viewer, press.field, draft, press.values) if press.values else draft
            return tuple(face.actions(viewer, chosen))

        actions = await self.bot.replies.work(interaction, wanted, fresh=False)
        played = await self.bot.moves.act(
            press.subject_id, interaction.user.id, actions, interaction.id, press.version
        )
        await self.after_move(interaction, played, fresh=False)

    async def act(self, interaction: Interaction, table: Table, *actions: Any) -> None:
        """A slash command's actions, answered in private like a click."""
        self.bot.daily.need_today(table)
        await self.bot.replies.take_time(interaction)  # the rules of some games take a worker
        played = await self.bot.moves.act(table.row.id, interaction.user.id, actions, interaction.id)
        await self.after_move(interaction, played, fresh=True)

    async def after_move(self, interaction: Interaction, played: Played, *, fresh: bool) -> None:
        """Tell the player what they did; with their turn still or again theirs, show what is next."""
        try:
            await self._answer_move(interaction, played, fresh=fresh)
        except NOT_TAKEN:
            # The move stands all the same, and the table must see it.
            log.warning("the answer to a move of game %s was not taken", played.table.row.id, exc_info=True)
        finally:
            await self.bot.postman.go_on(played.table.row.id, interaction)

    async def _answer_move(self, interaction: Interaction, played: Played, *, fresh: bool) -> None:
        table = played.table
        seat = table.seat_of(interaction.user.id)
        viewer = await self.viewer(interaction, table, seat)
        face = self.bot.faces[table.row.game]
        seen = [event for event in played.events if table.game.sees(event, seat)]
        lead = "\n".join(face.tell(seen, viewer))
        if table.row.daily and table.row.status == "over":
            await self.bot.daily.show_result(interaction, table, lead, fresh=fresh)
        elif seat in table.to_act:
            await self.show_page(interaction, table, "", fresh=fresh, lead=lead)
        else:
            done = viewer.words("move-made" if played.turn_passed else "move-noted")
            view = undo_view(played, viewer.words)
            await self.bot.games.add_next(view, interaction, viewer.words)
            await self.bot.replies.put(interaction, f"{lead}\n{done}".strip(), view, fresh=fresh)


def undo_view(played: Played, words: Words) -> discord.ui.View:
    """Undo under the answer to a move that has shown nothing; nothing where undo is off."""
    view = discord.ui.View(timeout=None)
    row = played.table.row
    if not played.is_final and row.tournament_id is None and not row.daily:
        view.add_item(button(Press("undo", row.id, row.version), words("button-undo")))
    return view
