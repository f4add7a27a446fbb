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
HARMLESS = discord.Permissions(
    **{
        name: True
        for name, _ in discord.Permissions.all()
        if name not in MODERATING and not name.startswith("manage_")
    }
)


def prize_flaw(role: discord.Role | None, chooser: discord.Member | None) -> str | None:
    """Why a role cannot be given to a winner, or None: a word of `tournament-prize-flaw`.

    Nobody comes by a power through a tournament, and nobody gives by one what they could not give by hand.
    """
    if role is None:
        return "gone"
    if flaw := flaw_in_server(role, chooser):
        return flaw
    allowed = (channel.overwrites_for(role).pair()[0] for channel in role.guild.channels)
    return "power" if any(map(has_power, allowed)) else None


def possible_prizes(chooser: discord.Member) -> list[discord.Role]:
    """The roles that a person may choose, the highest first.

    What channels add is looked at when one is chosen: for all roles of a large server it would take long.
    """
    return [role for role in reversed(chooser.guild.roles) if flaw_in_server(role, chooser) is None]


def flaw_in_server(role: discord.Role, chooser: discord.Member | None) -> str | None:
    """The flaw of a role, what channels add to it aside."""
    if role.is_default() or role.managed or has_power(role.permissions):
        return "power"
    if chooser is None or not chooser.guild_permissions.manage_roles:
        return "chooser"
    if chooser.id != role.guild.owner_id and role >= chooser.top_role:
        return "above"
    me = role.guild.me
    return None if me.guild_permissions.manage_roles and role < me.top_role else "bot"


def has_power(permissions: discord.Permissions) -> bool:
    """Do these let somebody moderate or manage anything? What the library does not know counts as a power."""
    return bool(permissions.value & ~HARMLESS.value)
