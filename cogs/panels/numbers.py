"""Autocomplete for the option `number`: the tables of the person who types."""

from collections.abc import Iterable

from discord import app_commands

from cogs.tables.table import title_of
from cogs.ui import Interaction
from cogs.ui.answers import answer_to
from cogs.ui.limits import OPTIONS_LIMIT
from cogs.ui.slash import matching
from db import GameLabel, Store
from db.queries import games

SEARCH_LIMIT = 1000  # of a person's games, the newest that are searched


class TableNumbers:
    """Offers the numbers of a person's tables in a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def running(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Running games, the oldest first."""
        user, guild = interaction.user.id, interaction.guild_id or 0
        found = await self._store.read(games.running_of_user, user, guild, SEARCH_LIMIT)
        return await self._offered(interaction, [game for game in reversed(found) if not game.daily], typed)

    async def begun(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Running and finished games, the newest first."""
        user, guild = interaction.user.id, interaction.guild_id or 0
        limit = SEARCH_LIMIT if typed.strip() else OPTIONS_LIMIT
        found = await self._store.read(games.labels_of_user, user, guild, limit)
        return await self._offered(interaction, found, typed)

    async def _offered(
        self, interaction: Interaction, found: Iterable[GameLabel], typed: str
    ) -> list[app_commands.Choice[int]]:
        words = await answer_to(interaction).words()
        names = {game.id: title_of(game, words) for game in found}
        return matching(names, typed)
