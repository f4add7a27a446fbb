"""Whom a message calls."""

from collections.abc import Iterable

import discord


def only(people: Iterable[int]) -> discord.AllowedMentions:
    """Nobody but these is called."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in people]
    )
