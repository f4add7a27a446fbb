"""`/tournament list`, `history` and `log`: lines in private, page by page."""

import re
from dataclasses import dataclass
from typing import TypeAlias

from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.pages.lines import (
    history_line,
    in_pages,
    log_line,
    page_buttons,
    series_text,
    tournament_line,
)
from cogs.tournaments.pages.names import title
from cogs.tournaments.service.records import PUBLIC, RUNNING, Records
from cogs.tournaments.service.terms import Tournament
from cogs.ui.answers import Answer
from cogs.ui.controls import Press, view_with
from db.queries import tournaments
from engine.core import RuleError
from locales import Words

AT_ONCE = 10  # the standings of each are computed for its line


Lines: TypeAlias = tuple[str, list[str], int, int]  # the head and lines of a page, its number, of how many


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

    @subcommand("log", PUBLIC, organised=True)
    async def log(self, answer: Answer, tournament: Tournament) -> None:
        """Show what was done, by whom and when."""
        await self._show(answer, "log", tournament.row.id, 1)

    @subcommand("series", PUBLIC)
    async def series(self, answer: Answer, tournament: Tournament) -> None:
        """Show what the tournaments of a series add up to."""
        row, first = tournament.row, tournament.terms.series or tournament.row.id
        numbers = await self.records.store.read(tournaments.of_series, row.guild_id, first)
        found = [await self.records.load(number) for number in numbers.values()]
        over = [one for one in found if one.row.status == "over"]
        words = await answer.words()
        text = await answer.work(lambda: series_text(over, tournament, words))
        await answer.tell(text)

    async def press_page(self, answer: Answer, press: Press) -> None:
        """Turn to another page of a list."""
        if press.field not in ("list", "history", "log") or not re.fullmatch(r"[0-9]{1,4}", press.draft):
            raise RuleError("unknown-button")
        await self._show(answer, press.field, press.subject_id, int(press.draft))

    async def _show(self, answer: Answer, kind: str, number: int, page: int) -> None:
        words = await answer.words()
        if kind == "log":
            head, lines, page, pages = await self._logged(answer, number, page, words)
        else:
            head, lines, page, pages = await self._listed(answer, kind, page, words)

        def press(there: int) -> Press:
            return Press("tournament-lines", number, 0, kind, str(there))

        view = view_with(*page_buttons(press, page, pages, words))
        await answer.put("\n".join([head, *lines]), view, suppress_embeds=True)

    async def _listed(self, answer: Answer, kind: str, page: int, words: Words) -> Lines:
        """The tournaments of one page, those that are over or the others."""
        is_past, page = kind == "history", max(page, 1)
        if is_past:
            count, numbers = await self.finder.over(answer.interaction, AT_ONCE, (page - 1) * AT_ONCE)
        else:
            rows = await self.finder.visible(answer.interaction, ("draft", *RUNNING))
            count, numbers = len(rows), [row.id for row in rows][(page - 1) * AT_ONCE : page * AT_ONCE]
        pages = max(1, -(-count // AT_ONCE))
        if page > pages:  # it was a button of a longer list
            return await self._listed(answer, kind, pages, words)
        found = [await self.records.load(number) for number in numbers]

        def line(one: Tournament) -> str:
            return history_line(one, words) if is_past else tournament_line(one, answer.user_id, words)

        lines = await answer.work(lambda: list(map(line, found)))
        head = words(f"tournament-{kind}" if found else f"tournament-{kind}-none")
        return head, lines, page, pages

    async def _logged(self, answer: Answer, number: int, page: int, words: Words) -> Lines:
        found = await self.finder.organised(answer.interaction, number, PUBLIC)
        # The newest is asked for most.
        rows = reversed(await self.records.store.read(tournaments.log, found.row.id))
        pages = await answer.work(lambda: in_pages([log_line(row, words) for row in rows]))
        page = min(max(page, 1), len(pages))
        return words("tournament-log", title=title(found, words)), pages[page - 1], page, len(pages)
