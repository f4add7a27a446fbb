"""The winner's role: given when a tournament is over, and taken from those who had it from the bot before."""

from collections.abc import Sequence

import discord

from cogs.tournaments.pages.names import list_people, title
from cogs.tournaments.pages.prize import prize_flaw
from cogs.tournaments.pages.values import podium_rows
from cogs.tournaments.service.records import logged
from cogs.tournaments.telling.announcements import Announcement
from cogs.tournaments.telling.letters import write_to
from db.queries import tournaments


async def prize(news: Announcement) -> None:
    """Give the role to the winners, if all that held when it was chosen still holds; else tell the organiser.

    It may be called again after a crash: Discord gives and takes a role only once.
    """
    tournament, desk = news.tournament, news.delivery.desk
    role_id, guild = tournament.terms.prize_id, desk.places.guild(tournament.row.guild_id)
    winners = [one.entrant for one in podium_rows(tournament.state) if one.rank == 1 and one.entrant > 0]
    if role_id is None or guild is None or not winners:
        return
    chosen = await desk.store.read(tournaments.log, tournament.row.id, "prize")
    chooser = (chosen[-1].actor_id if chosen else None) or 0
    member = await desk.places.member(guild.id, chooser) if chooser > 0 else None
    role = guild.get_role(role_id)
    flaw = prize_flaw(role, member)
    if role is None or flaw:
        await tell_flaw(news, flaw or "gone")
        return
    try:
        given = await hand_on(news, role, winners)
    except discord.Forbidden:
        await tell_flaw(news, "bot")
        return
    if given:
        names = list_people(tournament, given, news.words)
        await news.say("tournament-told-prize", names=names, role=role.mention, count=len(given))


async def hand_on(news: Announcement, role: discord.Role, winners: Sequence[int]) -> list[int]:
    """Take the role from those who have it from the bot and have not won; return those who get it now."""
    holders = await news.delivery.desk.store.read(tournaments.holders, role.guild.id, role.id)
    for who in holders:
        if who not in winners:
            member = await news.delivery.desk.places.member(role.guild.id, who)
            if member:
                await member.remove_roles(role)
            await note(news, "uncrown", who, role)
    given = list[int]()
    for who in winners:
        member = await news.delivery.desk.places.member(role.guild.id, who)
        if member and who not in holders:
            await member.add_roles(role)
            await note(news, "crown", who, role)
            given.append(who)
    return given


async def note(news: Announcement, act: str, who: int, role: discord.Role) -> None:
    """Write into the log who has the role; the next tournament takes it from them."""
    desk, entry = news.delivery.desk, logged(act, None, user=who, role=role.id)
    await desk.store.write(tournaments.note, news.tournament.row.id, entry, desk.tables.now())


async def tell_flaw(news: Announcement, flaw: str) -> None:
    """Tell the organiser, once, why the role was not given; nothing else waits for it."""
    tournament, role = news.tournament, f"<@&{news.tournament.terms.prize_id}>"
    await write_to(
        news.delivery.desk,
        tournament,
        [tournament.row.organiser_id],
        lambda words: words(f"tournament-prize-flaw-{flaw}", title=title(tournament, words), role=role),
        news.nonce,
    )
