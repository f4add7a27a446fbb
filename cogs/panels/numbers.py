"""Autocomplete for the option `number`: the tables of the person who types."""

from collections.abc import Callable, Iterable
from datetime import date

from discord import app_commands

from cogs.tables.table import title_of
from cogs.ui import Interaction
from cogs.ui.answers import answer_to
from cogs.ui.limits import OPTIONS_LIMIT
from cogs.ui.slash import matching
from db import GameLabel, GameRow, LiveRow, Store
from db.queries import games
from engine import ALL_GAMES
from locales import Words

SEARCH_LIMIT = 1000  # of a person's games, the newest that are searched


class TableNumbers:
    """Offers the numbers of a person's tables in a server."""

    def __init__(self, store: Store, today: Callable[[], date]) -> None:
        self._store = store
        self._today = today

    async def running(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Running games, the oldest first."""
        user, guild = interaction.user.id, interaction.guild_id or 0
        found = await self._store.read(games.running_of_user, user, guild, SEARCH_LIMIT)
        return await self._offered(interaction, [game for game in reversed(found) if not game.daily], typed)

    async def to_give_up(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Running games that the person can give up, the oldest first; today's maze is one of them."""
        user, today = interaction.user.id, self._today().isoformat()
        found = await self._store.read(games.live_of_user, user, ("playing",), today)
        here = (game for game in found if game.guild_id == interaction.guild_id)
        return await self._offered(interaction, [game for game in here if can_be_given_up(game)], typed)

    async def begun(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Running and finished games, the newest first."""
        user, guild = interaction.user.id, interaction.guild_id or 0
        limit = SEARCH_LIMIT if typed.strip() else OPTIONS_LIMIT
        found = await self._store.read(games.labels_of_user, user, guild, limit)
        return await self._offered(interaction, found, typed)

    async def _offered(
        self, interaction: Interaction, found: Iterable[GameLabel | LiveRow], typed: str
    ) -> list[app_commands.Choice[int]]:
        words = await answer_to(interaction).words()
        names = {game.id: listed_title(game, words) for game in found}
        return matching(names, typed)


def listed_title(game: GameRow | LiveRow | GameLabel, words: Words) -> str:
    """A table among others of the same person: the puzzles of the day are told apart from other games."""
    if game.daily:
        return words("list-daily", number=game.id, game=game.game)
    return title_of(game, words)


def can_be_given_up(game: LiveRow) -> bool:
    """Can a person give this game up? Not if it ends with its first act, or is not known any more."""
    return game.game in ALL_GAMES and ALL_GAMES[game.game].can_give_up
