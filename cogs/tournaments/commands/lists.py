"""`/tournament list`, `history` and `log`: lines in private, page by page."""

import re
from dataclasses import dataclass

import msgspec

from cogs.tournaments.commands.finding import Finder, Statuses
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.pages.lines import history_line, in_pages, log_line, page_view, tournament_line
from cogs.tournaments.pages.names import title
from cogs.tournaments.service.records import OVER, PUBLIC, RUNNING, Records
from cogs.tournaments.service.terms import Tournament
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.controls import Press
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
    records: Records

    @subcommand("list")
    async def running(self, answer: Answer) -> None:
        """List the tournaments of this server that are not over."""
        await self._show(answer, "list", 0, 1)

    @subcommand("history")
    async def history(self, answer: Answer) -> None:
        """List those that are over, with their first three."""
        await self._show(answer, "history", 0, 1)

    @subcommand("log")
    async def log(self, answer: Answer, tournament: int | None = None) -> None:
        """Show what was done, by whom and when."""
        found = await self.finder.organised(answer.interaction, tournament, PUBLIC)
        await self._show(answer, "log", found.row.id, 1)

    async def press_page(self, answer: Answer, press: Press) -> None:
        """Turn to another page of a list."""
        if press.field not in ("list", "history", "log") or not re.fullmatch(r"[0-9]{1,4}", press.draft):
            raise RuleError("unknown-button")
        await self._show(answer, press.field, press.subject_id, int(press.draft))

    async def _show(self, answer: Answer, kind: str, number: int, page: int) -> None:
        words = await answer.words()
        match kind:
            case "list":
                shown = await self._running(answer, page, words)
            case "history":
                shown = await self._past(answer, page, words)
            case _:
                shown = await self._logged(answer, number, page, words)
        text = "\n".join([shown.head, *shown.lines])
        view = page_view(
            lambda there: Press("tournament-lines", number, 0, kind, str(there)),
            shown.page,
            shown.pages,
            words,
        )
        await answer.put(text, view, suppress_embeds=True)

    async def _running(self, answer: Answer, page: int, words: Words) -> Lines:
        found, page, pages = await self._some(answer.interaction, ("draft", *RUNNING), page)
        lines = await answer.work(lambda: [tournament_line(one, answer.user_id, words) for one in found])
        head = words("tournament-list") if found else words("tournament-list-none")
        return Lines(head, lines, page, pages)

    async def _past(self, answer: Answer, page: int, words: Words) -> Lines:
        found, page, pages = await self._some(answer.interaction, OVER, page)
        lines = await answer.work(lambda: [history_line(one, words) for one in found])
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

    async def _logged(self, answer: Answer, number: int, page: int, words: Words) -> Lines:
        found = await self.finder.organised(answer.interaction, number, PUBLIC)
        # The newest is asked for most.
        rows = reversed(await self.records.store.read(tournaments.log, found.row.id))
        pages = await answer.work(lambda: in_pages([log_line(row, words) for row in rows]))
        page = min(max(page, 1), len(pages))
        return Lines(words("tournament-log", title=title(found, words)), pages[page - 1], page, len(pages))
