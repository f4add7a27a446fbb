"""Which tournament a person means, and what they may do with it."""

from typing import TYPE_CHECKING

import discord

from cogs.moderation.moderators import is_moderator
from cogs.panels.play import numbers
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.service.transactions import OVER
from cogs.tournaments.telling.reports import mentioned
from cogs.ui import Interaction
from db import TournamentLabel, TournamentRow, TournamentStatus
from db.queries import tournaments
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale

RUNNING: tuple[TournamentStatus, ...] = ("open", "check_in", "running", "paused")
PUBLIC: tuple[TournamentStatus, ...] = (*RUNNING, "over", "cancelled")


def can_see(
    bot: "Dedale", interaction: Interaction, row: TournamentLabel | TournamentRow, *, is_mine: bool
) -> bool:
    """A tournament in a place that is closed to somebody, or gone, is not told of to them unless they take
    part; nor is another's draft.
    """
    if row.organiser_id == interaction.user.id:
        return True
    if row.status == "draft":
        return False
    if is_mine or interaction.permissions.manage_guild:
        return True
    place = bot.get_channel(row.channel_id)
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else place.parent
    if not isinstance(place, discord.abc.GuildChannel) or not isinstance(interaction.user, discord.Member):
        return False
    return place.permissions_for(interaction.user).view_channel


async def tournament_of(bot: "Dedale", interaction: Interaction, number: int) -> Tournament:
    """A tournament of this server by its number, whatever the id in a button says."""
    tournament = await bot.tournaments.service.load(number)
    is_mine = tournament.entrant(interaction.user.id) is not None
    if tournament.row.guild_id != interaction.guild_id or not can_see(
        bot, interaction, tournament.row, is_mine=is_mine
    ):
        raise RuleError("no-such-tournament", number=number)
    return tournament


async def find_tournament(
    bot: "Dedale",
    interaction: Interaction,
    number: int | None,
    statuses: tuple[TournamentStatus, ...] = RUNNING,
) -> Tournament:
    """The tournament meant: the number given, else the only one that fits, those of this channel first."""
    if number is not None:
        return await tournament_of(bot, interaction, number)
    rows = await visible(bot, interaction, statuses)
    here = [row for row in rows if row.channel_id == interaction.channel_id]
    lively = [row for row in rows if row.status not in OVER]
    for some in (lively, [row for row in lively if row in here]):
        if len(some) == 1:
            return await bot.tournaments.service.load(some[0].id)
    if lively:
        raise RuleError("which-tournament", tournaments=numbers(row.id for row in lively))
    if not rows:
        raise RuleError("no-tournament-here")
    return await bot.tournaments.service.load((here or rows)[0].id)  # the newest that is over


async def visible(
    bot: "Dedale", interaction: Interaction, statuses: tuple[TournamentStatus, ...]
) -> list[TournamentLabel]:
    """The tournaments of this server that the asker may know of, the newest first."""
    rows = await bot.store.read(
        tournaments.of_guild, interaction.guild_id or 0, statuses, interaction.user.id
    )
    return [row for row in rows if can_see(bot, interaction, row, is_mine=row.is_mine)]


async def need_organiser(bot: "Dedale", interaction: Interaction, tournament: Tournament) -> None:
    """For whoever created it, those who manage the server, and the role that moderates it."""
    if tournament.row.organiser_id != interaction.user.id and not await is_moderator(bot, interaction):
        raise RuleError("only-organiser", organiser=await organiser_words(bot, interaction, tournament))


async def organised(
    bot: "Dedale",
    interaction: Interaction,
    number: int | None,
    statuses: tuple[TournamentStatus, ...] = RUNNING,
) -> Tournament:
    """The tournament meant, for whoever may organise it."""
    tournament = await find_tournament(bot, interaction, number, statuses)
    await need_organiser(bot, interaction, tournament)
    return tournament


async def organiser_words(bot: "Dedale", interaction: Interaction, tournament: Tournament) -> str:
    """The organiser as the asker is told of them."""
    return mentioned(tournament.row.organiser_id, await bot.replies.private(interaction))


async def need_role(bot: "Dedale", tournament: Tournament, interaction: Interaction) -> None:
    """Who may join: those with the role that was settled, while there is one."""
    role_id = tournament.terms.role_id
    if role_id is None:
        return
    guild, member = interaction.guild, interaction.user
    if guild is not None and guild.get_role(role_id) is None:
        raise RuleError("tournament-role-gone", organiser=await organiser_words(bot, interaction, tournament))
    if not isinstance(member, discord.Member) or all(role.id != role_id for role in member.roles):
        raise RuleError("tournament-role-needed", role=f"<@&{role_id}>")
