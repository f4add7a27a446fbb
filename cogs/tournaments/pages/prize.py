"""The winner's role: which roles may be one, and who may choose it."""

import discord

MODERATING = frozenset(
    {
        "administrator",
        "ban_members",
        "bypass_slowmode",
        "deafen_members",
        "kick_members",
        "mention_everyone",
        "moderate_members",
        "move_members",
        "mute_members",
        "view_audit_log",
        "view_creator_monetization_analytics",
        "view_guild_insights",
    }
)


def prize_flaw(role: discord.Role | None, chooser: discord.Member | None) -> str | None:
    """Why a role cannot be given to a winner, or None: a word of `tournament-prize-flaw`.

    Nobody comes by a power through a tournament, and nobody gives by one what they could not give by hand.
    """
    if role is None:
        return "gone"
    if role.is_default() or role.managed or has_power(role.permissions):
        return "power"
    if chooser is None or not chooser.guild_permissions.manage_roles:
        return "chooser"
    if chooser.id != role.guild.owner_id and role >= chooser.top_role:
        return "above"
    me = role.guild.me
    if not me.guild_permissions.manage_roles or role >= me.top_role:
        return "bot"
    return "power" if has_power(granted_in_channels(role)) else None


def granted_in_channels(role: discord.Role) -> discord.Permissions:
    """What a role gives in any channel or category, beside what it gives in the whole server."""
    granted = discord.Permissions.none()
    for channel in role.guild.channels:
        granted |= channel.overwrites_for(role).pair()[0]
    return granted


def has_power(permissions: discord.Permissions) -> bool:
    """Do these let somebody moderate or manage anything? What the library does not know counts as a power."""
    is_unknown = permissions.value & ~discord.Permissions.all().value
    granted = (name for name, is_on in permissions if is_on)
    return bool(is_unknown) or any(name in MODERATING or name.startswith("manage_") for name in granted)
