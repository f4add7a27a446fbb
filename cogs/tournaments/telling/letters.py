"""Private messages to those who organise a tournament; whoever takes none is not written to."""

import logging
from collections.abc import Callable, Sequence

import discord

from cogs.tournaments.pages.open_tables import open_tables_of, open_tables_text
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcements import Announcement, Desk
from cogs.ui.cards import clipped
from cogs.ui.limits import CONTENT_LIMIT
from locales import Words

log = logging.getLogger("dedale.tournaments")


async def warning(news: Announcement) -> None:
    """Tell the organisers which tables will soon be decided as they stand, and what they can do."""
    tournament, desk = news.tournament, news.delivery.desk
    if tournament.row.status != "running":
        return
    due = tournament.row.due
    found = [
        one for one in await open_tables_of(desk.tables, tournament) if tournament.due_of(one.pairing) == due
    ]

    def text(words: Words) -> str:
        head = words("tournament-warning", when=tournament.until, number=tournament.row.id)
        return f"{open_tables_text(tournament, found, desk.tables.now(), words)}\n{head}"

    if found:
        await write_to(desk, tournament, tournament.organisers, text, news.nonce)


async def write_to(
    desk: Desk, tournament: Tournament, people: Sequence[int], text: Callable[[Words], str], nonce: str
) -> None:
    """Write to each of these people in private, in their own language."""
    for at, who in enumerate(people):
        if who <= 0:
            continue
        words = await desk.replies.for_person(who, await desk.words(tournament))
        try:
            user = await desk.places.user(who)
            await user.send(clipped(text(words), CONTENT_LIMIT), nonce=f"{nonce}-{at}")
        except (discord.Forbidden, discord.NotFound):
            log.info("tournament %s: an organiser takes no private messages", tournament.row.id)
