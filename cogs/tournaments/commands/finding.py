"""Which tournament a person means, and what they may do with it."""

from dataclasses import dataclass

import discord

from cogs.moderation.moderators import is_moderator
from cogs.panels.finding import first_of
from cogs.tournaments.pages.names import mentioned, mentions
from cogs.tournaments.service.records import OPEN, OVER, RUNNING, Records
from cogs.tournaments.service.terms import Tournament
from cogs.ui import Interaction
from cogs.ui.answers import answer_to
from cogs.ui.places import is_open_to
from db import ShownTo, TournamentLabel, TournamentRow, TournamentStatus
from db.queries import tournaments
from engine.core import RuleError

Statuses = tuple[TournamentStatus, ...]


def can_see(
    interaction: Interaction,
    row: TournamentLabel | TournamentRow,
    *,
    is_mine: bool,
    is_helper: bool = False,
) -> bool:
    """May the asker know of a tournament?

    Drafts are for their organisers. A tournament in a channel that is closed to the asker, or gone, is for
    those who take part.
    """
    if is_helper or row.organiser_id == interaction.user.id:
        return True
    if row.status == "draft":
        return False
    return is_mine or sees(interaction, row.channel_id)


def sees(interaction: Interaction, channel_id: int) -> bool:
    """May the asker know of what is announced in a channel of this server?"""
    if interaction.permissions.manage_guild:
        return True
    place = interaction.client.get_channel(channel_id)
    return isinstance(interaction.user, discord.Member) and is_open_to(interaction.user, place)


def need_member(user: discord.abc.User, *, is_needed: bool = True) -> None:
    """Refuse a bot, and a person who is not in this server."""
    if user.bot:
        raise RuleError("tournament-no-bots")
    if is_needed and not isinstance(user, discord.Member):
        raise RuleError("tournament-no-member", user=user.mention)


@dataclass
class Finder:
    """Finds tournaments for those who ask, and refuses what they may not do."""

    records: Records

    async def by_number(self, interaction: Interaction, number: int) -> Tournament:
        """Load a tournament of this server by its number, which may come from a forged button."""
        tournament = await self.records.load(number)
        is_mine = tournament.entrant(interaction.user.id) is not None
        is_here = tournament.row.guild_id == interaction.guild_id
        is_helper = interaction.user.id in tournament.helpers
        if not is_here or not can_see(interaction, tournament.row, is_mine=is_mine, is_helper=is_helper):
            raise RuleError("no-such-tournament", number=number)
        return tournament

    async def find(
        self, interaction: Interaction, number: int | None, statuses: Statuses = RUNNING
    ) -> Tournament:
        """Load the tournament by its number, else the only one that fits; first those of this channel."""
        if number is not None:
            return await self.by_number(interaction, number)
        lively = await self.visible(interaction, tuple(each for each in statuses if each not in OVER))
        for some in (lively, [row for row in lively if row.channel_id == interaction.channel_id]):
            if len(some) == 1:
                return await self.records.load(some[0].id)
        if lively:
            raise RuleError("which-tournament", tournaments=first_of(str(row.id) for row in lively))
        for place in (interaction.channel_id, None):
            _, newest = await self.over(interaction, 1, statuses=statuses, channel_id=place)
            for found in newest:
                return await self.records.load(found)
        is_early = "open" not in statuses and await self.visible(interaction, OPEN)
        raise RuleError(
            "tournament-none-played" if is_early and "running" in statuses else "no-tournament-here"
        )

    async def visible(self, interaction: Interaction, statuses: Statuses) -> list[TournamentLabel]:
        """List the tournaments of this server that the asker may know of, the newest first."""
        asked = (interaction.guild_id or 0, statuses, interaction.user.id)
        rows = await self.records.store.read(tournaments.of_guild, *asked)
        return [row for row in rows if can_see(interaction, row, is_mine=row.is_mine)]

    async def over(
        self,
        interaction: Interaction,
        limit: int,
        skip: int = 0,
        statuses: Statuses = OVER,
        channel_id: int | None = None,
    ) -> tuple[int, dict[int, str]]:
        """Count those of a server that are over, as `visible` lists them; return some, the newest first.

        A server has ever more of them: the database chooses, so that only what is shown is read.
        """
        store, guild_id = self.records.store, interaction.guild_id or 0
        past: Statuses = tuple(each for each in statuses if each in OVER)
        places = await store.read(tournaments.channels, guild_id, past)
        shown = ShownTo(
            guild_id=guild_id,
            statuses=past,
            user_id=interaction.user.id,
            seen=tuple(place for place in places if sees(interaction, place)),
            channel_id=channel_id,
        )
        return await store.read(tournaments.shown, shown, limit, skip)

    async def organised(
        self, interaction: Interaction, number: int | None, statuses: Statuses = RUNNING
    ) -> Tournament:
        """Load a tournament as `find` does; refuse an asker who may not organise it.

        Its organisers may, those who manage the server, and the role that moderates it.
        """
        tournament = await self.find(interaction, number, statuses)
        is_own = interaction.user.id in tournament.organisers
        if not is_own and not await is_moderator(self.records.store, interaction):
            organiser = await self._organiser(interaction, tournament)
            if not tournament.helpers:
                raise RuleError("only-organiser", organiser=organiser)
            raise RuleError("only-organisers", organiser=organiser, helpers=mentions(tournament.helpers))
        return tournament

    async def moderates(self, interaction: Interaction) -> bool:
        """May the asker moderate this server?"""
        return await is_moderator(self.records.store, interaction)

    async def need_head(self, interaction: Interaction, tournament: Tournament) -> None:
        """Refuse an asker who only helps to organise: who else does is for the organiser and moderators."""
        is_own = tournament.row.organiser_id == interaction.user.id
        if not is_own and not await is_moderator(self.records.store, interaction):
            raise RuleError("only-organiser", organiser=await self._organiser(interaction, tournament))

    async def need_role(self, interaction: Interaction, tournament: Tournament) -> None:
        """Refuse an asker without the role that the tournament asks for, if it asks for one."""
        role_id = tournament.terms.role_id
        if role_id is None:
            return
        guild, member = interaction.guild, interaction.user
        if guild is not None and guild.get_role(role_id) is None:
            organiser = await self._organiser(interaction, tournament)
            raise RuleError("tournament-role-gone", organiser=organiser)
        if not isinstance(member, discord.Member) or all(role.id != role_id for role in member.roles):
            raise RuleError("tournament-role-needed", role=f"<@&{role_id}>")

    async def _organiser(self, interaction: Interaction, tournament: Tournament) -> str:
        return mentioned(tournament.row.organiser_id, await answer_to(interaction).words())
