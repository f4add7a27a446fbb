"""Series: when a tournament is over, another one like it opens; and what they add up to."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from cogs.clock.deadlines import DAY
from cogs.tournaments.service.terms import Tournament
from engine.tournaments import Row

LEAST_ENTRY = DAY  # that entries are open at least
SERIES_POINTS = {1: 5, 2: 3, 3: 2}  # by place; everybody else who has played gets one


class SeriesLine(NamedTuple):
    """What a person has reached in a series."""

    user_id: int
    points: int
    wins: int
    played: int


def next_start(tournament: Tournament, now: int) -> int:
    """Return when the entries of the next one close: weeks or months after this one's, as it was planned.

    It is a day from now at least.
    """
    terms = tournament.terms
    begun = (tournament.row.started_at or now) - 60 * terms.check_in_minutes
    start = terms.planned_at or terms.closes_at or begun
    count = 1
    while (at := _later(start, tournament.terms.repeat, count)) < now + LEAST_ENTRY:
        count += 1
    return at


def _later(start: int, repeat: str, count: int) -> int:
    begun = datetime.fromtimestamp(start, UTC)
    if repeat != "monthly":
        return int((begun + timedelta(weeks=count)).timestamp())
    years, month = divmod(begun.month - 1 + count, 12)
    day = begun.day
    while True:  # the 31st becomes the last day of a shorter month
        try:
            return int(begun.replace(year=begun.year + years, month=month + 1, day=day).timestamp())
        except ValueError:
            day -= 1


def series_table(podiums: Sequence[Sequence[Row]]) -> list[SeriesLine]:
    """Add the tournaments of a series up, given the standings of each, without people who were forgotten."""
    points, wins, played = Counter[int](), Counter[int](), Counter[int]()
    for rows in podiums:
        for row in rows:
            if row.entrant > 0 and row.games:
                points[row.entrant] += SERIES_POINTS.get(row.rank, 1)
                wins[row.entrant] += row.rank == 1
                played[row.entrant] += 1
    lines = [SeriesLine(who, points[who], wins[who], played[who]) for who in points]
    return sorted(lines, key=lambda one: (-one.points, -one.wins, one.played, one.user_id))
