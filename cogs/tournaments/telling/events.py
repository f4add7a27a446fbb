"""The start of a tournament, then the end of each round, as an event of the server, where it may make one."""

from datetime import UTC, datetime
from typing import NamedTuple

import discord

from cogs.tournaments.pages.values import round_words
from cogs.tournaments.service.records import OPEN
from cogs.tournaments.service.terms import HOUR, Tournament
from cogs.tournaments.telling.announcements import Announcement
from cogs.ui.cards import clipped
from cogs.ui.links import link
from cogs.ui.places import Home
from db import TournamentRow
from db.queries import tournaments
from locales import Words

LASTS = HOUR  # it is an event for a moment, not for weeks of play
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


class Planned(NamedTuple):
    """What stands in the calendar: a moment, and what happens then."""

    at: int
    name: str


async def settle_event(news: Announcement, guild: discord.Guild) -> None:
    """See that the next start, or the end of the round, stands in the calendar if it is known."""
    store, row = news.delivery.desk.store, news.tournament.row
    if row.status in OPEN:  # the card that was posted with this announcement is known to the stored row alone
        row = await store.read(tournaments.load, row.id) or row
    planned = planned_moment(news.tournament, news.words) if is_seen_by_all(news.channel) else None
    if row.event_id is not None:
        known = await guild.fetch_scheduled_event(row.event_id, with_counts=False)
        is_ahead, is_running = known.status is discord.EventStatus.scheduled, row.status == "running"
        is_start = known.name == start_name(row, news.words)
        if row.status == "paused":
            return
        if is_ahead and is_running and is_start:
            await begin(news, known)
        elif is_ahead and planned:
            await follow(news, known, planned)
            return
        elif is_ahead or (known.status is discord.EventStatus.active and not is_running):
            await remove(news, known)
    if planned:
        made = await found_or_made(news, row, guild, planned)
        await store.write(tournaments.set_event, row.id, made.id)


async def begin(news: Announcement, known: discord.ScheduledEvent) -> None:
    """Let the event of a start take place now: the tournament began sooner than planned."""
    end = datetime.fromtimestamp(news.delivery.desk.tables.now() + LASTS, UTC)
    await known.edit(status=discord.EventStatus.active, end_time=end)


async def follow(news: Announcement, known: discord.ScheduledEvent, planned: Planned) -> None:
    """Let an event say another moment, name or place, if they differ."""
    begins, place = datetime.fromtimestamp(planned.at, UTC), location(news.channel)
    if (known.name, known.start_time, known.location) != (planned.name, begins, place):
        ends = datetime.fromtimestamp(planned.at + LASTS, UTC)
        await known.edit(name=planned.name, start_time=begins, end_time=ends, location=place)


async def remove(news: Announcement, known: discord.ScheduledEvent) -> None:
    """Take an event out of the calendar: what it says no longer comes."""
    await known.delete()
    await news.delivery.desk.store.write(tournaments.set_event, news.tournament.row.id, None)


def planned_moment(tournament: Tournament, words: Words) -> Planned | None:
    """When the first round begins, or this one ends, while that is known."""
    row = tournament.row
    if row.status == "running" and tournament.round_ends:
        facts = {"title": start_name(row, words), "round": round_words(tournament, tournament.round, words)}
        return Planned(tournament.round_ends, clipped(words("tournament-event-round", **facts), NAME_LIMIT))
    if row.status not in OPEN or row.due is None:
        return None
    check_in = 60 * tournament.terms.check_in_minutes if row.status == "open" else 0
    return Planned(row.due + check_in, start_name(row, words))


def start_name(row: TournamentRow, words: Words) -> str:
    """What the event of the start is called."""
    return clipped(words("tournament-title", name=row.name, number=row.id), NAME_LIMIT)


async def found_or_made(
    news: Announcement, row: TournamentRow, guild: discord.Guild, planned: Planned
) -> discord.ScheduledEvent:
    """Make the event; one that was made just before a crash is found by its name, which has a number."""
    for known in await guild.fetch_scheduled_events(with_counts=False):
        is_own = known.creator_id == guild.me.id and known.status is discord.EventStatus.scheduled
        if is_own and known.name == planned.name:
            await follow(news, known, planned)
            return known
    words, card = news.words, link(row.guild_id, row.channel_id, row.card_message_id)
    about = "tournament-event-about" if row.status in OPEN else "tournament-event-running"
    return await guild.create_scheduled_event(
        name=planned.name,
        start_time=datetime.fromtimestamp(planned.at, UTC),
        end_time=datetime.fromtimestamp(planned.at + LASTS, UTC),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=location(news.channel),
        description=words(about, game=words(f"game-{row.game}"), link=card),
    )


def location(channel: Home) -> str:
    """Where it is announced, as an event says it."""
    return clipped(f"#{channel.name}", LOCATION_LIMIT)


def is_seen_by_all(channel: Home) -> bool:
    """Does everybody see the channel? All members see an event, so a closed channel's tournament has none."""
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    return not is_private and channel.permissions_for(channel.guild.default_role).view_channel
