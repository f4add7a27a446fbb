"""Who has powers over tables that are not their own."""

import discord

from cogs.ui import Interaction
from db import Store
from db.queries import settings
from engine.core import RuleError

MODERATORS = "moderators"  # the server's setting that names a role


async def is_moderator(store: Store, interaction: Interaction) -> bool:
    """Those who may manage the server, and the role that they have named."""
    if interaction.permissions.manage_guild:
        return True
    role = await store.read(settings.get, "guild", interaction.guild_id or 0, MODERATORS)
    member = interaction.user
    return isinstance(member, discord.Member) and any(str(r.id) == role for r in member.roles)


async def need_moderator(store: Store, interaction: Interaction) -> None:
    """Some things are for moderators alone."""
    if not await is_moderator(store, interaction):
        raise RuleError("only-moderators")
