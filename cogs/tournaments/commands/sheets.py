"""`/tournament standings`, `pairings` and `bracket`: pages in private, as pictures or in characters."""

from collections.abc import Mapping
from dataclasses import dataclass

from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.commands.group import subcommand
from cogs.tournaments.pages.card import ties_hint
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.sheets import PageRequest, page_buttons, read_request, sheet_of
from cogs.tournaments.service.records import PUBLIC
from cogs.tournaments.service.terms import Tournament
from cogs.ui import Interaction
from cogs.ui.cards import fenced
from cogs.ui.controls import Answer, Press, view_of
from cogs.ui.pages import Page
from cogs.ui.replies import Replies


@dataclass
class Sheets:
    """The commands that show how a tournament stands."""

    finder: Finder
    replies: Replies

    @property
    def presses(self) -> Mapping[str, Answer]:
        """What it answers, by the verbs of buttons and selects."""
        return {
            "tournament-standings": self.press_standings,
            "tournament-page": self.press_page,
        }

    @subcommand("standings")
    async def standings(
        self, interaction: Interaction, tournament: int | None = None, text: bool = False
    ) -> None:
        """Show the standings."""
        await self._find_and_show(interaction, tournament, PageRequest("standings", is_text=text))

    @subcommand("pairings")
    async def pairings(
        self, interaction: Interaction, tournament: int | None = None, round: int = 0, text: bool = False
    ) -> None:
        """Show the tables of a round."""
        await self._find_and_show(interaction, tournament, PageRequest("pairings", 0, round, text))

    @subcommand("bracket")
    async def bracket(
        self, interaction: Interaction, tournament: int | None = None, text: bool = False
    ) -> None:
        """Show the knock-out."""
        await self._find_and_show(interaction, tournament, PageRequest("bracket", is_text=text))

    async def press_standings(self, interaction: Interaction, press: Press) -> None:
        """Show the standings to the person who clicked."""
        tournament = await self.finder.by_number(interaction, press.subject_id)
        await self._show(interaction, tournament, PageRequest("standings"), fresh=True)

    async def press_page(self, interaction: Interaction, press: Press) -> None:
        """Turn to another page."""
        tournament = await self.finder.by_number(interaction, press.subject_id)
        await self._show(interaction, tournament, read_request(press), fresh=False)

    async def _find_and_show(
        self, interaction: Interaction, number: int | None, request: PageRequest
    ) -> None:
        tournament = await self.finder.find(interaction, number, PUBLIC)
        await self._show(interaction, tournament, request, fresh=True)

    async def _show(
        self, interaction: Interaction, tournament: Tournament, request: PageRequest, *, fresh: bool
    ) -> None:
        """Show a page in private; the picture's page falls back to its words if it cannot be drawn."""
        words = await self.replies.private(interaction)
        user_id = interaction.user.id
        sheet = await self.replies.work(
            interaction, lambda: sheet_of(tournament, request, words, user_id), fresh=fresh
        )
        buttons = page_buttons(tournament, request, sheet, words)
        if not request.is_text:
            hint = ties_hint(tournament.state.plan, words) if request.kind == "standings" else []
            text = "\n".join([title(tournament, words), *hint])
            await self.replies.show(interaction, Page(text, sheet.drawing, (buttons,)), fresh=fresh)
            return
        await self.replies.put(interaction, fenced(sheet.text), view_of(*buttons), fresh=fresh)
