"""Who may moderate other people's tables."""

import discord

from cogs.ui import Interaction
from db import Store
from db.queries import settings
from engine.core import RuleError

MODERATORS = "moderators"  # the server's setting that names a role


async def is_moderator(store: Store, interaction: Interaction) -> bool:
    """May this person manage the server, or do they have the role named in its settings?"""
    if interaction.permissions.manage_guild:
        return True
    role = await store.read(settings.get, "guild", interaction.guild_id or 0, MODERATORS)
    member = interaction.user
    return isinstance(member, discord.Member) and any(str(r.id) == role for r in member.roles)


async def need_moderator(store: Store, interaction: Interaction) -> None:
    """Refuses people who are not moderators."""
    if not await is_moderator(store, interaction):
        raise RuleError("only-moderators")
