"""Autocomplete: the tournaments, rounds and tables that exist, by number and name."""

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.tournaments.commands.finding import PUBLIC, find_tournament, visible
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.service.transactions import OVER
from cogs.ui import Interaction
from cogs.ui.limits import OPTION_LIMIT
from cogs.ui.names import plain
from cogs.ui.slash import matching
from engine.core import RuleError
from engine.tournaments import open_tables
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale


async def tournament_numbers(
    bot: "Dedale", interaction: Interaction, typed: str
) -> list[app_commands.Choice[int]]:
    """Tournaments, those that are not over first."""
    rows = await visible(bot, interaction, ("draft", *PUBLIC))
    rows.sort(key=lambda row: row.status in OVER)
    return matching({row.id: f"#{row.id} · {row.name}" for row in rows}, typed)


async def meant(bot: "Dedale", interaction: Interaction) -> Tournament | None:
    """The tournament that the other options of the command name so far."""
    number = interaction.namespace.tournament
    try:
        return await find_tournament(bot, interaction, number if isinstance(number, int) else None, PUBLIC)
    except RuleError:
        return None


async def round_numbers(
    bot: "Dedale", interaction: Interaction, typed: str
) -> list[app_commands.Choice[int]]:
    """Rounds, the newest first, with how many of their tables are still played."""
    tournament = await meant(bot, interaction)
    words = await bot.replies.private(interaction)
    return matching(round_labels(tournament, words), typed) if tournament else []


def round_labels(tournament: Tournament, words: Words) -> dict[int, str]:
    """Every round of a tournament."""
    waiting = [number for number, _ in open_tables(tournament.state)]
    return {
        one.number: words("tournament-offer-round", round=one.number, tables=waiting.count(one.number))
        for one in reversed(tournament.state.rounds)
    }


async def table_numbers(
    bot: "Dedale", interaction: Interaction, typed: str
) -> list[app_commands.Choice[int]]:
    """The tables of the round that was named, else of the last."""
    tournament = await meant(bot, interaction)
    number = interaction.namespace.round
    if tournament is None or not tournament.round:
        return []
    words = await bot.replies.private(interaction)
    wanted = number if isinstance(number, int) else tournament.round
    return matching(table_labels(tournament, wanted, words), typed) if 1 <= wanted <= tournament.round else []


def table_labels(tournament: Tournament, round_number: int, words: Words) -> dict[int, str]:
    """The tables of a round with those who sit there in order; the ones without a result first."""
    decided = {one.table for one in tournament.state.results if one.round == round_number}
    tables = list(enumerate(tournament.state.rounds[round_number - 1].tables))
    tables.sort(key=lambda one: one[0] in decided)
    return {
        at + 1: words(
            "tournament-offer-table",
            table=at + 1,
            names=", ".join(
                plain(tournament.name_of(who), OPTION_LIMIT // len(table.seats)) for who in table.seats
            ),
        )
        for at, table in tables
    }
