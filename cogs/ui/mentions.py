"""Which people a message mentions."""

from collections.abc import Iterable

import discord


def only(people: Iterable[int]) -> discord.AllowedMentions:
    """Mentions these people and no others."""
    users = [discord.Object(user) for user in dict.fromkeys(people)]  # Discord takes nobody twice
    return discord.AllowedMentions(everyone=False, roles=False, users=users)
