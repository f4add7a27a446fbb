"""Vacations and tournaments: most do not wait for whoever is away, and say so."""

from typing import TYPE_CHECKING

from cogs.clock.personal_time import load_away
from cogs.tournaments.commands.finding import RUNNING
from cogs.tournaments.pages.card import title
from cogs.tournaments.service.advance import is_to_play
from cogs.tournaments.service.terms import Tournament
from db.queries import settings, tournaments
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale


async def going_on(bot: "Dedale", user_id: int) -> list[Tournament]:
    """The tournaments in which somebody plays and whose clocks no vacation stops, the newest first."""
    rows = await bot.store.read(tournaments.entered_by, user_id)
    found = [await bot.tournaments.service.load(row.id) for row in rows if row.status in RUNNING]
    return [one for one in found if not one.terms.away and (not one.round or is_to_play(one.state, user_id))]


async def away_hint(bot: "Dedale", user_id: int, words: Words) -> str:
    """For whoever has just taken a vacation: the tournaments in which it stops nothing."""
    found = await going_on(bot, user_id)
    names = ", ".join(title(one, words) for one in found)
    return words("away-tournaments", count=len(found), names=names) if found else ""


async def own_vacation(bot: "Dedale", tournament: Tournament, user_id: int, words: Words) -> str:
    """For whoever asks for their table and is away, or soon will be: that this tournament does not wait."""
    now = bot.tables.now()
    taken = load_away(await bot.store.read(settings.get, "user", user_id, "away"))
    coming = min((one for one in taken if one.end > now), key=lambda one: one.start, default=None)
    if coming is None or tournament.terms.away or tournament.row.status not in RUNNING:
        return ""
    return words("tournament-my-away", start=f"<t:{coming.start}:f>", end=f"<t:{coming.end}:f>")
