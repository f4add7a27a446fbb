"""Autocomplete: the tournaments, rounds and tables that exist, by number and name."""

from dataclasses import dataclass

from discord import app_commands

from cogs.tournaments.commands.finding import Finder
from cogs.tournaments.service.records import PUBLIC, RUNNING
from cogs.tournaments.service.terms import Tournament
from cogs.ui import Interaction
from cogs.ui.answers import answer_to
from cogs.ui.limits import OPTION_LIMIT
from cogs.ui.names import plain
from cogs.ui.slash import matching
from engine.core import RuleError
from engine.tournaments import open_tables
from locales import Words

SEARCH_LIMIT = 1000  # tournaments that are over, the newest that are searched


@dataclass
class Suggestions:
    """What the options `tournament`, `round` and `table` offer."""

    finder: Finder

    async def tournaments(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Offer tournaments, those that are not over first."""
        lively = await self.finder.visible(interaction, ("draft", *RUNNING))
        _, past = await self.finder.over(interaction, SEARCH_LIMIT)
        names = {row.id: row.name for row in lively} | past
        return matching({number: f"#{number} · {name}" for number, name in names.items()}, typed)

    async def rounds(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Offer rounds, the newest first, with how many of their tables are still played."""
        tournament = await self._meant(interaction)
        words = await answer_to(interaction).words()
        return matching(round_labels(tournament, words), typed) if tournament else []

    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Offer the tables of the round that was named, else of the last."""
        tournament = await self._meant(interaction)
        if tournament is None or not tournament.round:
            return []
        words = await answer_to(interaction).words()
        number = interaction.namespace.round
        wanted = number if isinstance(number, int) else tournament.round
        is_played = 1 <= wanted <= tournament.round
        return matching(table_labels(tournament, wanted, words), typed) if is_played else []

    async def _meant(self, interaction: Interaction) -> Tournament | None:
        """Find the tournament that the other options of the command name so far."""
        number = interaction.namespace.tournament
        try:
            return await self.finder.find(interaction, number if isinstance(number, int) else None, PUBLIC)
        except RuleError:
            return None


def round_labels(tournament: Tournament, words: Words) -> dict[int, str]:
    """Every round of a tournament."""
    waiting = [number for number, _ in open_tables(tournament.state)]
    return {
        one.number: words("tournament-offer-round", round=one.number, tables=waiting.count(one.number))
        for one in reversed(tournament.state.rounds)
    }


def table_labels(tournament: Tournament, round_number: int, words: Words) -> dict[int, str]:
    """The tables of a round with their players in order; those without a result first."""
    decided = {one.table for one in tournament.state.results if one.round == round_number}
    tables = list(enumerate(tournament.state.rounds[round_number - 1].tables))
    tables.sort(key=lambda one: one[0] in decided)

    def names(seats: tuple[int, ...]) -> str:
        return ", ".join(plain(tournament.name_of(who), OPTION_LIMIT // len(seats)) for who in seats)

    return {
        at + 1: words("tournament-offer-table", table=at + 1, names=names(table.seats))
        for at, table in tables
    }
