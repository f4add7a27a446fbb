"""What an organiser can settle in the panel: each field with its values, and what a choice makes of it."""

from collections.abc import Callable
from typing import Any

import discord
from msgspec.structs import replace

from cogs.clock.deadlines import CLOCKS
from cogs.tables import seating
from cogs.tournaments.service.formats import (
    FORMATS,
    NUMBERS,
    OWN_POINTS,
    SCALES,
    changed_plan,
    format_of,
    numbers_of,
    scale_of,
)
from cogs.tournaments.service.terms import HOUR, Tournament
from engine import GAMES
from engine.core import RuleError
from engine.tournaments import AnyPlan
from engine.tournaments.checks import TABLE_SIZES
from locales import Words

Values = dict[str, str]  # what can be chosen, and how it is called

ROUND_HOURS = (1, 3, 12, 24, 48, 72, 120, 168, 240, 336, 504, 720)
ENTRY_HOURS = (1, 3, 6, 12, 24, 48, 72, 120, 168, 240, 336, 504, 720)
CHECK_IN_MINUTES = (0, 10, 15, 30, 60, 120, 360, 720, 1440)
LEAST = (2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64)
MOST = (2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 96, 128, 256, 512)
BY_HAND = "hand"
EVERYBODY = "all"
LISTED = 24  # roles or channels in a select, beside one line that means none
PLAN_FIELDS = ("format", "size", "points", *NUMBERS)
# May be changed as long as nothing has been paired; what the plan says may not, once people have joined.
TERM_FIELDS = ("clock", "round-hours", "closes", "check-in", "least", "most", "rated", "role", "away")


def fields(tournament: Tournament) -> tuple[str, ...]:
    """What can be settled about this tournament now."""
    match tournament.row.status:
        case "draft":
            numbers = tuple(numbers_of(tournament.state.plan))
            options = tuple(f"option-{name}" for name in seating.option_values(tournament.row.game))
            return (*options, "format", "size", *numbers, "points", *TERM_FIELDS, "channel")
        case "open":
            return (*TERM_FIELDS, "channel")
        case "check_in":
            return ("clock", "round-hours", "least", "most", "rated", "role", "away", "channel")
        case "running" | "paused":
            return ("role", "channel")
        case _:
            return ()


def field_words(tournament: Tournament, field: str, words: Words) -> str:
    """How a field is called."""
    if field.startswith("option-"):
        return words(f"option-{tournament.row.game}-{field.removeprefix('option-').replace('_', '-')}")
    return words(f"tournament-field-{field}")


def values(tournament: Tournament, field: str, asker: discord.Member | None, words: Words) -> Values:
    """What can be chosen for a field."""
    if field.startswith("option-"):
        name = field.removeprefix("option-")
        key = f"option-{tournament.row.game}-{name.replace('_', '-')}"
        return {value: words(f"{key}-{value}") for value in seating.option_values(tournament.row.game)[name]}
    if field in NUMBERS:
        return {str(number): words(f"tournament-count-{field}", count=number) for number in NUMBERS[field]}
    listed = _LISTS[field]
    return listed(tournament, asker, words)


def _sizes(tournament: Tournament, asker: discord.Member | None, words: Words) -> Values:
    seats = GAMES[tournament.row.game].seats
    return {str(size): words("tournament-size", count=size) for size in TABLE_SIZES if size in seats}


def _scales(tournament: Tournament, asker: discord.Member | None, words: Words) -> Values:
    """Those that have a name, and what the organiser has written."""
    listed = {scale: words(f"tournament-points-{scale}") for scale in SCALES}
    plan = tournament.state.plan
    return listed if scale_of(plan) in listed else {OWN_POINTS: points_words(plan, words), **listed}


def points_words(plan: AnyPlan, words: Words) -> str:
    """Points by place at tables of every size that can occur, the wanted one first."""
    used = [(size, "–".join(map(str, plan.points[size - 2]))) for size in plan.sizes]
    first, *others = (words("tournament-points-at", size=size, points=points) for size, points in used)
    return ", ".join([first, *others])


def _roles(tournament: Tournament, asker: discord.Member | None, words: Words) -> Values:
    roles = [
        role
        for role in reversed(asker.guild.roles if asker else [])
        if not (role.is_default() or role.managed)
    ]
    listed = {str(role.id): role.name for role in roles}
    return {EVERYBODY: words("tournament-role-all"), **first_of(listed, tournament.terms.role_id)}


def _channels(tournament: Tournament, asker: discord.Member | None, words: Words) -> Values:
    places = [place for place in (asker.guild.text_channels if asker else []) if may_write(asker, place)]
    listed = {str(channel.id): f"#{channel.name}" for channel in places}
    return first_of(listed, tournament.row.channel_id)


def may_write(asker: discord.Member | None, place: discord.TextChannel | discord.Thread) -> bool:
    """Could the asker post there themselves? Nobody speaks through the bot where they may not."""
    if asker is None:
        return False
    allowed = place.permissions_for(asker)
    is_thread = isinstance(place, discord.Thread)
    return allowed.view_channel and (allowed.send_messages_in_threads if is_thread else allowed.send_messages)


def first_of(listed: Values, chosen: int | None) -> Values:
    """As many as a select holds, with the present one; the others can be named in `/tournament panel`."""
    own = {str(chosen): listed[str(chosen)]} if str(chosen) in listed else {}
    return dict([*own.items(), *((key, name) for key, name in listed.items() if key not in own)][:LISTED])


def hint(tournament: Tournament, field: str, asker: discord.Member | None, words: Words) -> str | None:
    """Where to go for what a select cannot offer."""
    match field:
        case "points":
            size = tournament.state.plan.sizes[0]
            example = " ".join(map(str, tournament.state.plan.points[size - 2]))
            return words("tournament-hint-points", number=tournament.row.id, points=example)
        case "role" if asker and len(asker.guild.roles) > LISTED:
            return words("tournament-hint-role", number=tournament.row.id)
        case "channel" if asker and len(asker.guild.text_channels) > LISTED:
            return words("tournament-hint-channel", number=tournament.row.id)
        case _:
            return None


def hours(count: int, words: Words) -> str:
    """A length of time in days where that comes out even."""
    days, left = divmod(count, 24)
    return words("tournament-hours", count=count) if left else words("tournament-days", count=days)


def minutes(count: int, words: Words) -> str:
    """The length of a check-in."""
    if count == 0:
        return words("tournament-check-in-none")
    return words("tournament-minutes", count=count) if count % 60 else hours(count // 60, words)


_LISTS: dict[str, Callable[[Tournament, discord.Member | None, Words], Values]] = {
    "format": lambda tournament, asker, words: {form: words(f"tournament-format-{form}") for form in FORMATS},
    "size": _sizes,
    "points": _scales,
    "clock": lambda tournament, asker, words: {clock: words(f"time-clock-{clock}") for clock in CLOCKS},
    "round-hours": lambda tournament, asker, words: {
        str(count): hours(count, words) for count in ROUND_HOURS
    },
    "closes": lambda tournament, asker, words: {
        BY_HAND: words("tournament-closes-hand"),
        **{str(count): words("tournament-closes-in", time=hours(count, words)) for count in ENTRY_HOURS},
    },
    "check-in": lambda tournament, asker, words: {
        str(count): minutes(count, words) for count in CHECK_IN_MINUTES
    },
    "least": lambda tournament, asker, words: {str(count): str(count) for count in LEAST},
    "most": lambda tournament, asker, words: {str(count): str(count) for count in MOST},
    "rated": lambda tournament, asker, words: {
        value: words(f"tournament-flag-{value}") for value in ("on", "off")
    },
    "away": lambda tournament, asker, words: {
        value: words(f"tournament-flag-{value}") for value in ("on", "off")
    },
    "role": _roles,
    "channel": _channels,
}


def present(tournament: Tournament, field: str) -> str | None:
    """The value that a field has now, if it is one of those offered."""
    plan, terms = tournament.state.plan, tournament.terms
    if field.startswith("option-"):
        options = GAMES[tournament.row.game].load_options(tournament.row.options)
        return seating.option_value(options, field.removeprefix("option-"))
    found: dict[str, Any] = {
        "format": format_of(plan),
        "size": plan.sizes[0],
        "points": scale_of(plan),
        "clock": terms.clock,
        "round-hours": terms.round_hours,
        "closes": BY_HAND if terms.closes_at is None else None,
        "check-in": terms.check_in_minutes,
        "least": terms.least,
        "most": terms.most,
        "rated": "on" if terms.rated else "off",
        "away": "on" if terms.away else "off",
        "role": terms.role_id or EVERYBODY,
        "channel": tournament.row.channel_id,
        **numbers_of(plan),
    }
    return None if found[field] is None else str(found[field])


def settled(tournament: Tournament, field: str, value: str, now: int) -> dict[str, Any]:
    """What a choice makes of a tournament, for `Tournaments.settle`; the value is one of those offered."""
    if field.startswith("option-"):
        name = field.removeprefix("option-")
        return {"options": seating.option_changed(tournament.row.game, tournament.row.options, name, value)}
    if field in PLAN_FIELDS:
        seats = GAMES[tournament.row.game].seats
        return {"plan": changed_plan(tournament.state.plan, field, value, seats)}
    terms = tournament.terms
    match field:
        case "clock":
            facts: dict[str, Any] = {"clock": value}
        case "closes":
            facts = {"closes_at": None if value == BY_HAND else now + int(value) * HOUR}
        case "rated" | "away":
            facts = {field: value == "on"}
        case "role":
            facts = {"role_id": None if value == EVERYBODY else int(value)}
        case "check-in":
            facts = {"check_in_minutes": int(value)}
        case "round-hours" | "least" | "most":
            facts = {field.replace("-", "_"): int(value)}
        case _:
            raise RuleError("option-not-understood")
    return {"terms": replace(terms, **facts)}
