"""Which people a message mentions."""

from collections.abc import Iterable

import discord


def only(people: Iterable[int]) -> discord.AllowedMentions:
    """Mentions these people and no others."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in people]
    )
