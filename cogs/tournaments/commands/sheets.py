"""`/tournament standings`, `pairings` and `bracket`: pages in private, as pictures or in characters."""

from dataclasses import dataclass

from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.sheets import PageRequest, read_request, sheet_buttons, sheet_of
from cogs.tournaments.pages.terms_words import ties_hint
from cogs.tournaments.service.records import PUBLIC
from cogs.tournaments.service.terms import Tournament
from cogs.ui.answers import Answer
from cogs.ui.cards import fenced
from cogs.ui.controls import Press, view_with
from cogs.ui.pages import Page


@dataclass
class Sheets:
    """The commands that show how a tournament stands."""

    finder: Finder

    @subcommand("standings", PUBLIC)
    async def standings(self, answer: Answer, tournament: Tournament, text: bool = False) -> None:
        """Show the standings."""
        await self._show(answer, tournament, PageRequest("standings", is_text=text))

    @subcommand("pairings", PUBLIC)
    async def pairings(
        self, answer: Answer, tournament: Tournament, round: int = 0, text: bool = False
    ) -> None:
        """Show the tables of a round."""
        await self._show(answer, tournament, PageRequest("pairings", 0, round, text))

    @subcommand("bracket", PUBLIC)
    async def bracket(self, answer: Answer, tournament: Tournament, text: bool = False) -> None:
        """Show the knock-out."""
        await self._show(answer, tournament, PageRequest("bracket", is_text=text))

    async def press_page(self, answer: Answer, press: Press) -> None:
        """Turn to another page."""
        tournament = await self.finder.by_number(answer.interaction, press.subject_id)
        await self._show(answer, tournament, read_request(press))

    async def _show(self, answer: Answer, tournament: Tournament, request: PageRequest) -> None:
        """Show a page in private; the picture's page falls back to its words if it cannot be drawn."""
        words = await answer.words()
        sheet = await answer.work(lambda: sheet_of(tournament, request, words, answer.user_id))
        buttons = sheet_buttons(tournament, request, sheet, words)
        if not request.is_text:
            hint = ties_hint(tournament.state.plan, words) if request.kind == "standings" else []
            text = "\n".join([title(tournament, words), *hint])
            await answer.show(Page(text, sheet.drawing, (buttons,)))
            return
        await answer.put(fenced(sheet.text), view_with(*buttons))
