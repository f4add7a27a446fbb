"""The start of a tournament as an event of the server, where the bot may make one."""

from datetime import UTC, datetime

import discord

from cogs.tournaments.service.records import OPEN
from cogs.tournaments.service.terms import HOUR, Tournament
from cogs.tournaments.telling.announcements import Announcement
from cogs.ui.cards import clipped
from cogs.ui.links import link
from cogs.ui.places import Home
from db import TournamentRow
from db.queries import tournaments

LASTS = HOUR  # it is an event for the start, not for weeks of play
NAME_LIMIT = LOCATION_LIMIT = 100


async def event(news: Announcement) -> None:
    """Make, move or remove the event, as the tournament stands now. Nothing waits for it.

    Without the permission there is none; an event that somebody has deleted does not come back.
    """
    guild = news.delivery.desk.places.guild(news.tournament.row.guild_id)
    if guild is None or not guild.me.guild_permissions.create_events:
        return
    try:
        await settle_event(news, guild)
    except discord.HTTPException as error:
        if error.status >= 500:
            raise  # it is tried again, as all announcements are


async def settle_event(news: Announcement, guild: discord.Guild) -> None:
    """See that the event is there if the start is known and lies ahead, and follows the tournament else."""
    store, start = news.delivery.desk.store, planned_start(news.tournament)
    # What was posted with this announcement is known to the stored row alone.
    row = await store.read(tournaments.load, news.tournament.row.id) or news.tournament.row
    if row.event_id is not None:
        known = await guild.fetch_scheduled_event(row.event_id, with_counts=False)
        is_ahead = known.status is discord.EventStatus.scheduled
        if row.status in ("running", "paused"):
            if is_ahead:  # it began sooner
                end = datetime.fromtimestamp(news.delivery.desk.tables.now() + LASTS, UTC)
                await known.edit(status=discord.EventStatus.active, end_time=end)
            return
        if start is not None and is_ahead and is_seen_by_all(news.channel):
            await move(news, known, start)
            return
        await known.delete()
        await store.write(tournaments.set_event, row.id, None)
    if start is not None and is_seen_by_all(news.channel):
        made = await found_or_made(news, row, guild, start)
        await store.write(tournaments.set_event, row.id, made.id)


def planned_start(tournament: Tournament) -> int | None:
    """When the first round begins, while that lies ahead and is known."""
    row = tournament.row
    if row.status not in OPEN or row.due is None:
        return None
    return row.due + (60 * tournament.terms.check_in_minutes if row.status == "open" else 0)


async def move(news: Announcement, known: discord.ScheduledEvent, start: int) -> None:
    """Give an event another time or place, if they differ."""
    begins, place = datetime.fromtimestamp(start, UTC), location(news.channel)
    if (known.start_time, known.location) != (begins, place):
        ends = datetime.fromtimestamp(start + LASTS, UTC)
        await known.edit(start_time=begins, end_time=ends, location=place)


async def found_or_made(
    news: Announcement, row: TournamentRow, guild: discord.Guild, start: int
) -> discord.ScheduledEvent:
    """Make the event; one that was made just before a crash is found by its name, which has a number."""
    words = news.words
    name = clipped(words("tournament-title", name=row.name, number=row.id), NAME_LIMIT)
    begins = datetime.fromtimestamp(start, UTC)
    for known in await guild.fetch_scheduled_events(with_counts=False):
        is_own = known.creator_id == guild.me.id and known.status is discord.EventStatus.scheduled
        if is_own and known.name == name:
            await move(news, known, start)
            return known
    card = link(row.guild_id, row.channel_id, row.card_message_id)
    return await guild.create_scheduled_event(
        name=name,
        start_time=begins,
        end_time=datetime.fromtimestamp(start + LASTS, UTC),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=location(news.channel),
        description=words("tournament-event-about", game=words(f"game-{row.game}"), link=card),
    )


def location(channel: Home) -> str:
    """Where it is announced, as an event says it."""
    return clipped(f"#{channel.name}", LOCATION_LIMIT)


def is_seen_by_all(channel: Home) -> bool:
    """Does everybody see the channel? All members see an event, so a closed channel's tournament has none."""
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    return not is_private and channel.permissions_for(channel.guild.default_role).view_channel
