"""What the bot says: the words of a server or a person, its pictures, and its answers to interactions."""

import discord

from cogs.runtime.metrics import NO_METRICS, Click, Metrics
from cogs.runtime.turns import Hands
from cogs.runtime.workers import Workers
from cogs.ui import Interaction
from cogs.ui.answers import ANSWER, Answer
from cogs.ui.languages import public_words
from cogs.ui.pages import Drawing, drawn
from db import Store
from db.queries import settings
from locales import Words, words

# Clicks and commands of one person that are answered at once: more than anybody needs, films and reviews
# included, and so few that a flood of them does not hold up others.
MOST_AT_ONCE = 12


class Replies:
    """Makes answers, and finds the language for those who are not asking."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics = NO_METRICS) -> None:
        self._store = store
        self._workers = workers
        self._metrics = metrics
        self._hands = Hands(MOST_AT_ONCE)

    def of(self, interaction: Interaction) -> Answer:
        """Returns the one answer to an interaction; from now on `answer_to` finds it."""
        if ANSWER not in interaction.extras:
            is_click = interaction.type is discord.InteractionType.component
            click = Click(self._metrics, "click" if is_click else "command")
            interaction.extras[ANSWER] = Answer(interaction, self._store, self._workers, click, self._hands)
        return interaction.extras[ANSWER]

    async def public(self, guild_id: int, guild: discord.Guild | None) -> Words:
        """The words for everybody in a server: its setting, else its Discord's language."""
        chosen = await self._store.read(settings.get, "guild", guild_id, "language")
        return public_words(chosen, guild)

    async def for_person(self, user_id: int, otherwise: Words) -> Words:
        """The words for a person who is not asking just now: their own setting, else these."""
        chosen = await self._store.read(settings.get, "user", user_id, "language")
        return words(chosen) if chosen else otherwise

    async def picture(self, drawing: Drawing) -> discord.File | None:
        """Draws a picture with its alt text; returns None if that fails, so that the text still goes out."""
        return await drawn(drawing, self._workers)
