"""How long the games of a tournament last, and how long rounds must be that leave time for them. Pure."""

import msgspec

from cogs.clock.deadlines import DAY, HOUR, LENGTHS, Clock, Reserve, Timing
from cogs.tournaments.service.terms import Terms, Tournament
from engine import GAMES
from engine.core import Length
from engine.tournaments import AnyPlan, knockout_table

ROUND_HOURS = (1, 3, 12, 24, 48, 72, 120, 168, 240, 336, 504, 720, 1008, 1440)
RESERVE: Reserve = "1d"  # nobody looks in at the same minute every day
SLOWER = 1.5  # so much longer than the usual game lasts nearly every one


def length_of(game: str, options: str, plan: AnyPlan) -> Length | None:
    """Return how long the games of a plan last, at those of its tables where they last longest."""
    rules = GAMES[game]
    sizes = {*plan.sizes, *((knockout_table(plan),) if getattr(plan, "cut", 0) else ())}
    found = [rules.length(size, rules.load_options(options)) for size in sizes]
    return max((one for one in found if one), key=lambda one: one.days, default=None)


def long_waits(length: Length) -> float:
    """Return how often a long game waits, which 19 of 20 do not outlast; `waits` are those of the usual one.

    Nobody who plays once a day keeps others waiting for more than a day: it waits as often as it lasts days.
    """
    return max(SLOWER * length.waits, length.days)


def longest(length: Length, timing: Timing, seats: int) -> int | None:
    """Return how many seconds such a game lasts if all its time is used up; None without a clock."""
    if timing.length is None:
        return None
    return int(long_waits(length) * timing.length) + seats * timing.reserve_after(0)


def needed(length: Length, timing: Timing) -> int:
    """Return within how many seconds nearly all games end.

    That is what people need who play once a day, or less where the clock hurries them.
    """
    daily = length.days * DAY
    if timing.length is None:
        return daily
    return max(timing.length, min(daily, int(long_waits(length) * timing.length)))


def usual_hours(length: Length | None, timing: Timing, usual: int) -> int:
    """Return how long rounds last by default; `usual` where nobody knows how long a game lasts."""
    if length is None:
        return usual
    seconds = needed(length, timing)
    return next((hours for hours in ROUND_HOURS if hours * HOUR >= seconds), ROUND_HOURS[-1])


def usual_terms(game: str, options: str, plan: AnyPlan, clock: Clock = "24h") -> Terms:
    """Return the terms with which a new tournament begins."""
    is_slow = LENGTHS.get(clock, 0) >= DAY
    terms = Terms(clock=clock, reserve=RESERVE if is_slow else "none", least=max(4, min(plan.sizes)))
    hours = usual_hours(length_of(game, options, plan), terms.timing, terms.round_hours)
    return msgspec.structs.replace(terms, round_hours=hours)


def fitted(tournament: Tournament, plan: AnyPlan, terms: Terms, options: str) -> Terms:
    """Return the new terms of a draft: rounds that had the usual length still have it."""
    row, before = tournament.row, tournament.terms
    if row.status != "draft" or terms.round_hours != before.round_hours:
        return terms
    old, new = length_of(row.game, row.options, tournament.state.plan), length_of(row.game, options, plan)
    if before.round_hours != usual_hours(old, before.timing, before.round_hours):
        return terms
    return msgspec.structs.replace(terms, round_hours=usual_hours(new, terms.timing, terms.round_hours))
