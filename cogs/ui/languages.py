"""In which language the bot speaks to a person or to a server."""

import discord

from cogs.ui import Interaction
from locales import LANGUAGES, Words, words


def language_of(locale: str) -> str:
    """Returns the language for a Discord locale; English if we do not have it."""
    return next((language for language in LANGUAGES if locale.lower().startswith(language)), "en")


def private_words(chosen: str | None, interaction: Interaction) -> Words:
    """The words for a person: the language they have chosen, else their Discord's."""
    return words(chosen or language_of(str(interaction.locale)))


def public_words(chosen: str | None, guild: discord.Guild | None) -> Words:
    """The words for everybody in a server: the language it has chosen, else its Discord's."""
    return words(chosen or language_of(str(guild.preferred_locale) if guild else "en"))
