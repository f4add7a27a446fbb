"""`/tournament list`, `history` and `log`: lines in private, page by page."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from cogs.runtime.workers import Workers
from cogs.tournaments.commands.finding import Finder, Statuses
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.pages.lines import history_line, in_pages, log_line, page_view, tournament_line
from cogs.tournaments.pages.names import title
from cogs.tournaments.service.records import OVER, PUBLIC, RUNNING, Records
from cogs.tournaments.service.terms import Tournament
from cogs.ui import Interaction
from cogs.ui.controls import Answer, Press
from cogs.ui.replies import Replies
from db.queries import tournaments
from engine.core import RuleError
from locales import Words

AT_ONCE = 10  # the standings of each are computed for its line


class Lines(msgspec.Struct, frozen=True):
    """One page of a list."""

    head: str
    lines: list[str]
    page: int
    pages: int


@dataclass
class Lists:
    """The commands that list tournaments and their logs."""

    finder: Finder
    replies: Replies
    records: Records
    workers: Workers

    @property
    def presses(self) -> Mapping[str, Answer]:
        """What it answers, by the verbs of buttons and selects."""
        return {
            "tournament-lines": self.press_page,
        }

    @subcommand("list")
    async def running(self, interaction: Interaction) -> None:
        """List the tournaments of this server that are not over."""
        await self._show(interaction, "list", 0, 1, fresh=True)

    @subcommand("history")
    async def history(self, interaction: Interaction) -> None:
        """List those that are over, with their first three."""
        await self._show(interaction, "history", 0, 1, fresh=True)

    @subcommand("log")
    async def log(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Show what was done, by whom and when."""
        found = await self.finder.organised(interaction, tournament, PUBLIC)
        await self._show(interaction, "log", found.row.id, 1, fresh=True)

    async def press_page(self, interaction: Interaction, press: Press) -> None:
        """Turn to another page of a list."""
        if press.field not in ("list", "history", "log") or not re.fullmatch(r"[0-9]{1,4}", press.draft):
            raise RuleError("unknown-button")
        await self._show(interaction, press.field, press.subject_id, int(press.draft), fresh=False)

    async def _show(
        self, interaction: Interaction, kind: str, number: int, page: int, *, fresh: bool
    ) -> None:
        words = await self.replies.private(interaction)
        await self.replies.take_time(interaction, fresh=fresh)
        match kind:
            case "list":
                shown = await self._running(interaction, page, words)
            case "history":
                shown = await self._past(interaction, page, words)
            case _:
                shown = await self._logged(interaction, number, page, words)
        text = "\n".join([shown.head, *shown.lines])
        view = page_view(
            lambda there: Press("tournament-lines", number, 0, kind, str(there)),
            shown.page,
            shown.pages,
            words,
        )
        await self.replies.put(interaction, text, view, fresh=fresh, suppress_embeds=True)

    async def _running(self, interaction: Interaction, page: int, words: Words) -> Lines:
        found, page, pages = await self._some(interaction, ("draft", *RUNNING), page)
        lines = [tournament_line(one, interaction.user.id, words) for one in found]
        head = words("tournament-list") if found else words("tournament-list-none")
        return Lines(head, lines, page, pages)

    async def _past(self, interaction: Interaction, page: int, words: Words) -> Lines:
        found, page, pages = await self._some(interaction, OVER, page)
        lines = await self.workers.run(lambda: [history_line(one, words) for one in found])
        head = words("tournament-history") if found else words("tournament-history-none")
        return Lines(head, lines, page, pages)

    async def _some(
        self, interaction: Interaction, statuses: Statuses, page: int
    ) -> tuple[list[Tournament], int, int]:
        """Load the tournaments of one page; return them, the number of that page, and how many there are."""
        rows = await self.finder.visible(interaction, statuses)
        parts = [rows[at : at + AT_ONCE] for at in range(0, len(rows), AT_ONCE)] or [[]]
        page = min(max(page, 1), len(parts))
        return [await self.records.load(row.id) for row in parts[page - 1]], page, len(parts)

    async def _logged(self, interaction: Interaction, number: int, page: int, words: Words) -> Lines:
        found = await self.finder.organised(interaction, number, PUBLIC)
        # The newest is asked for most.
        rows = reversed(await self.records.store.read(tournaments.log, found.row.id))
        pages = await self.workers.run(lambda: in_pages([log_line(row, words) for row in rows]))
        page = min(max(page, 1), len(pages))
        return Lines(words("tournament-log", title=title(found, words)), pages[page - 1], page, len(pages))
