"""`/tournament list`, `history` and `log`: lines in private, page by page."""

import re
from typing import TYPE_CHECKING

import msgspec

from cogs.tournaments.commands.finding import PUBLIC, RUNNING, organised, visible
from cogs.tournaments.commands.group import tournament_slash
from cogs.tournaments.pages.card import title
from cogs.tournaments.pages.lines import history_line, in_pages, log_line, page_view, tournament_line
from cogs.tournaments.service.transactions import OVER
from cogs.ui import Interaction
from cogs.ui.controls import Press
from db import TournamentLabel
from db.queries import tournaments
from engine.core import RuleError
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

AT_ONCE = 10  # the standings of each are computed for its line


class Lines(msgspec.Struct, frozen=True):
    """One page of a list."""

    head: str
    lines: list[str]
    page: int
    pages: int


class Lists:
    """Part of the cog."""

    bot: "Dedale"

    @tournament_slash("list")
    async def tournaments(self, interaction: Interaction) -> None:
        """Those of this server that are not over."""
        await self.show_lines(interaction, "list", 0, 1, fresh=True)

    @tournament_slash("history")
    async def history(self, interaction: Interaction) -> None:
        """Those that are over, with their first three."""
        await self.show_lines(interaction, "history", 0, 1, fresh=True)

    @tournament_slash("log")
    async def log(self, interaction: Interaction, tournament: int | None = None) -> None:
        """What was done, by whom and when."""
        known = await organised(self.bot, interaction, tournament, PUBLIC)
        await self.show_lines(interaction, "log", known.row.id, 1, fresh=True)

    async def turn_lines(self, interaction: Interaction, press: Press) -> None:
        """Another page of a list."""
        if press.field not in ("list", "history", "log") or not re.fullmatch(r"[0-9]{1,4}", press.draft):
            raise RuleError("unknown-button")
        await self.show_lines(interaction, press.field, press.subject_id, int(press.draft), fresh=False)

    async def show_lines(
        self, interaction: Interaction, kind: str, number: int, page: int, *, fresh: bool
    ) -> None:
        """Show a page of a list, in private."""
        words = await self.bot.replies.private(interaction)
        await self.bot.replies.take_time(interaction, fresh=fresh)
        match kind:
            case "list":
                found = await self._running(interaction, page, words)
            case "history":
                found = await self._past(interaction, page, words)
            case _:
                found = await self._logged(interaction, number, page, words)
        text = "\n".join([found.head, *found.lines])
        view = page_view(
            lambda there: Press("tournament-lines", number, 0, kind, str(there)),
            found.page,
            found.pages,
            words,
        )
        await self.bot.replies.put(interaction, text, view, fresh=fresh, suppress_embeds=True)

    async def _running(self, interaction: Interaction, page: int, words: Words) -> Lines:
        rows = await visible(self.bot, interaction, ("draft", *RUNNING))
        parts, page = some_of(rows, page)
        known = [await self.bot.tournaments.service.load(row.id) for row in parts[page - 1]]
        lines = [tournament_line(one, interaction.user.id, words) for one in known]
        head = words("tournament-list") if rows else words("tournament-list-none")
        return Lines(head, lines, page, len(parts))

    async def _past(self, interaction: Interaction, page: int, words: Words) -> Lines:
        rows = await visible(self.bot, interaction, OVER)
        parts, page = some_of(rows, page)
        known = [await self.bot.tournaments.service.load(row.id) for row in parts[page - 1]]
        lines = await self.bot.workers.run(lambda: [history_line(one, words) for one in known])
        head = words("tournament-history") if lines else words("tournament-history-none")
        return Lines(head, lines, page, len(parts))

    async def _logged(self, interaction: Interaction, number: int, page: int, words: Words) -> Lines:
        known = await organised(self.bot, interaction, number, PUBLIC)
        # The newest is asked for most.
        rows = reversed(await self.bot.store.read(tournaments.log, known.row.id))
        pages = await self.bot.workers.run(lambda: in_pages([log_line(row, words) for row in rows]))
        page = min(max(page, 1), len(pages))
        return Lines(words("tournament-log", title=title(known, words)), pages[page - 1], page, len(pages))


def some_of(rows: list[TournamentLabel], page: int) -> tuple[list[list[TournamentLabel]], int]:
    """Rows page by page, and the wanted page or the nearest: only what is shown is loaded."""
    parts = [rows[at : at + AT_ONCE] for at in range(0, len(rows), AT_ONCE)] or [[]]
    return parts, min(max(page, 1), len(parts))
