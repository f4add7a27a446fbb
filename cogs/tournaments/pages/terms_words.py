"""The terms of a tournament in words: all of them, or those by which a person decides to play."""

from collections.abc import Mapping

from cogs.tables.seating import option_values
from cogs.tournaments.pages.terms_fields import current_value, hours, minutes, option_key, points_words
from cogs.tournaments.service.formats import (
    format_of,
    has_knockout,
    has_series,
    is_elimination,
    may_have_third,
    numbers_of,
)
from cogs.tournaments.service.records import OPEN
from cogs.tournaments.service.terms import Terms, Tournament
from engine.tournaments import (
    AnyPlan,
    League,
    RoundRobin,
    Swiss,
    can_enter,
    closing_round,
    is_parallel,
    replays,
    tie_breaks,
)
from locales import Words

# What the card tells; some of it only where it is not as usual.
ESSENTIAL = (
    *("game", "format", "parallel", "season", "best-of", "pace", "players", "starts", "late", "check-in"),
    *("tables-channel", "role", "prize", "repeat", "rated"),
)
FIXED = frozenset({"unfinished", "stand-ins"})  # the same in every tournament


def plan_words(plan: AnyPlan, words: Words) -> str:
    """The format in a phrase."""
    numbers = numbers_of(plan)
    cut = numbers.pop("cut", 0)
    phrase = words(f"tournament-plan-{format_of(plan)}", **numbers)
    return words("tournament-plan-cut", plan=phrase, cut=cut) if cut else phrase


def terms_of(tournament: Tournament, words: Words) -> dict[str, str | None]:
    """Every term in words, by its field; None for what means nothing here."""
    row, terms, plan = tournament.row, tournament.terms, tournament.state.plan
    options = [option_words(tournament, name, words) for name in option_values(row.game)]
    return {
        "game": f"{words(f'game-{row.game}')} ({', '.join(options)})",
        "format": plan_words(plan, words),
        "season": season_words(tournament, words),
        "parallel": words("tournament-parallel-on") if is_parallel(plan) else None,
        "size": " / ".join(map(str, plan.sizes)),
        "points": None if is_elimination(plan) else points_words(plan, words),
        "clock": words(f"time-clock-{terms.clock}"),
        "reserve": words(f"time-reserve-{terms.reserve}") if terms.timing.length else None,
        "round-hours": hours(terms.round_hours, words),
        "closes": closes_words(tournament, words),
        "starts": starts_words(tournament),
        "late": late_words(tournament, words),
        "check-in": minutes(terms.check_in_minutes, words),
        "players": range_words(terms, words),
        "tables-channel": f"<#{row.tables_channel_id}>" if row.tables_channel_id else None,
        "rated": words(f"tournament-flag-{current_value(tournament, 'rated')}"),
        "role": f"<@&{terms.role_id}>" if terms.role_id else words("tournament-role-all"),
        "prize": f"<@&{terms.prize_id}>" if terms.prize_id else None,
        "away": words(f"tournament-flag-{current_value(tournament, 'away')}"),
        "repeat": words(f"tournament-repeat-{terms.repeat}") if terms.repeat != "no" else None,
        "unfinished": words("tournament-unfinished-rule"),
        "misses": words(f"time-misses-{terms.misses}") if terms.timing.length else None,
        "absent": words("tournament-absent-rule", count=terms.absences),
        "stand-ins": words("tournament-stand-ins-rule"),
        "ties": " → ".join(words(f"tournament-tie-{name}") for name in order_names(plan)),
        "best-of": words("tournament-count-best-of", count=plan.best_of) if has_series(plan) else None,
        "third": words(f"tournament-flag-{'on' if plan.third else 'off'}") if may_have_third(plan) else None,
        "knockout-ties": knockout_ties(plan, words),
    }


def terms_lines(tournament: Tournament, words: Words, without: frozenset[str] = frozenset()) -> list[str]:
    """All terms but some, a line each."""
    told = terms_of(tournament, words)
    return told_lines({key: value for key, value in told.items() if key not in without}, words)


def essential_lines(tournament: Tournament, words: Words) -> list[str]:
    """The terms by which a person decides to play, and what is unusual; the others are behind a button."""
    terms, told = tournament.terms, terms_of(tournament, words)
    length = hours(terms.round_hours, words)
    key = "tournament-card-pace" if terms.timing.length else "tournament-card-pace-none"
    told["pace"] = words(key, clock=words(f"time-clock-{terms.clock}"), time=length)
    usual = {
        "best-of": tournament.state.plan.best_of == 1,
        "check-in": not terms.check_in_minutes,
        "role": terms.role_id is None,
        "rated": terms.rated,
    }
    return told_lines({key: told[key] for key in ESSENTIAL if not usual.get(key)}, words)


def told_lines(told: Mapping[str, str | None], words: Words) -> list[str]:
    """Terms that mean something, a line each."""
    return [
        words("tournament-term", term=words(f"tournament-field-{key}"), value=value)
        for key, value in told.items()
        if value is not None
    ]


def range_words(terms: Terms, words: Words) -> str:
    """How many may play; one number if it must be exactly so many."""
    if terms.least == terms.most:
        return str(terms.most)
    return words("tournament-range", least=terms.least, most=terms.most)


def season_words(tournament: Tournament, words: Words) -> str | None:
    """Which season of a league it is, and what that means for the players of the last one."""
    season = tournament.terms.season
    if not isinstance(tournament.state.plan, League):
        return None
    is_open = tournament.row.status in ("draft", "open", "check_in")
    return words("tournament-season-next", season=season) if season > 1 and is_open else str(season)


def closes_words(tournament: Tournament, words: Words) -> str | None:
    """Until when people may join, while they may."""
    if tournament.row.status not in ("draft", "open"):
        return None
    closes_at = tournament.terms.closes_at
    return f"<t:{closes_at}:f>" if closes_at else words("tournament-closes-hand")


def starts_words(tournament: Tournament) -> str | None:
    """When the first round begins, while that lies ahead."""
    starts_at = tournament.row.due if tournament.row.status == "check_in" else tournament.terms.starts_at
    is_ahead = tournament.row.status in ("draft", *OPEN) and starts_at is not None
    return f"<t:{starts_at}:F> (<t:{starts_at}:R>)" if is_ahead else None


def late_words(tournament: Tournament, words: Words) -> str | None:
    """Until which round people may still join after play has begun."""
    if tournament.row.status not in ("running", "paused") or not can_enter(tournament.state):
        return None
    return words("tournament-late-until", round=closing_round(tournament.state))


def knockout_ties(plan: AnyPlan, words: Words) -> str | None:
    """How equal places at a table of a knock-out are decided."""
    if has_knockout(plan) and replays(plan):
        decider = words(f"tournament-decider-{plan.decider}")
        return words("tournament-knockout-ties-replay", times=replays(plan), decider=decider)
    if is_elimination(plan):
        return words("tournament-knockout-ties-rating")
    has_cut = isinstance(plan, Swiss | RoundRobin) and plan.cut > 0
    return words("tournament-knockout-ties-rounds") if has_cut else None


def option_words(tournament: Tournament, name: str, words: Words) -> str:
    """One of the game's options as it was settled."""
    field, key = f"option-{name}", option_key(tournament, name)
    value = words(f"{key}-{current_value(tournament, field)}")
    return words("option-line", option=words(key), value=value)


def order_names(plan: AnyPlan) -> tuple[str, ...]:
    """What ranks people, step by step."""
    if is_elimination(plan):
        return ("knockout",)
    return ("points", *tie_breaks(plan))


def ties_lines(plan: AnyPlan, words: Words) -> list[str]:
    """Each tie-break in a plain sentence; none if points do not count."""
    breaks = order_names(plan)[1:]
    about = [words(f"tournament-about-{name}") for name in breaks]
    return [words("tournament-ties-about"), *about] if about else []


def ties_hint(plan: AnyPlan, words: Words) -> list[str]:
    """Where the tie-breaks are explained."""
    return ["-# " + words("tournament-ties-hint")] if order_names(plan)[1:] else []
