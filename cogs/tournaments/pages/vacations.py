"""Vacations and tournaments: most tournaments do not wait for a player who is away, and say so."""

from cogs.clock.personal_time import load_away
from cogs.tournaments.pages.names import title
from cogs.tournaments.service.records import RUNNING, Records
from cogs.tournaments.service.terms import Tournament
from db.queries import settings, tournaments
from locales import Words


async def away_hint(records: Records, user_id: int, words: Words) -> str:
    """Name the tournaments, the newest first, whose clocks run on while this player is away."""
    rows = await records.store.read(tournaments.entered_by, user_id)
    entered = [await records.load(row.id) for row in rows if row.status in RUNNING]
    running = [one for one in entered if not one.terms.away and (not one.round or one.is_playing(user_id))]
    names = ", ".join(title(one, words) for one in running)
    return words("away-tournaments", count=len(running), names=names) if running else ""


async def own_vacation(records: Records, tournament: Tournament, user_id: int, words: Words) -> str:
    """Remind a player who is away, or soon will be, that this tournament does not wait."""
    now = records.now()
    taken = load_away(await records.store.read(settings.get, "user", user_id, "away"))
    coming = min((one for one in taken if one.end > now), key=lambda one: one.start, default=None)
    if coming is None or tournament.terms.away or tournament.row.status not in RUNNING:
        return ""
    return words("tournament-my-away", first=coming.first, last=coming.last)
