"""The fields of the organiser's panel: their values, and what a choice changes."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import get_args

import discord
from msgspec.structs import replace

from cogs.clock.deadlines import CLOCKS, RESERVES, Misses
from cogs.tables import seating
from cogs.tournaments.pages.prize import possible_prizes
from cogs.tournaments.service import formats
from cogs.tournaments.service.drafts import Settled
from cogs.tournaments.service.pace import ROUND_HOURS
from cogs.tournaments.service.terms import HOUR, REPEATS, Terms, Tournament
from engine import GAMES
from engine.core import RuleError
from engine.tournaments import AnyPlan, check_plan, is_parallel
from engine.tournaments.checks import TABLE_SIZES
from locales import Words

Values = dict[str, str]  # what can be chosen, and its names
Asker = discord.Member | None

ENTRY_HOURS = (1, 3, 6, 12, 24, 48, 72, 120, 168, 240, 336, 504, 720)
CHECK_IN_MINUTES = (0, 10, 15, 30, 60, 120, 360, 720, 1440)
LEAST = (2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64)
MOST = (2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 96, 128, 256, 512)
BY_HAND = "hand"
EVERYBODY = "all"
NO_PRIZE = "none"
SAME = "same"  # tables are played where the tournament is announced
LISTED = 24  # roles or channels in a select, beside one line that means none
OPTION = "option-"


@dataclass(frozen=True)
class Field:
    """One field: the values that it offers, the one it has now, and how a choice changes the terms."""

    values: Callable[[Tournament, Asker, Words], Values]
    current: Callable[[Tournament], object]
    change: Callable[[Terms, str, int], Terms] | None = None  # None: it is not one of the terms


def fields(tournament: Tournament) -> tuple[str, ...]:
    """The fields that can be changed now."""
    return (*plan_fields(tournament), *term_fields(tournament))


def plan_fields(tournament: Tournament) -> tuple[str, ...]:
    """What is played, and in which format: that stays once people have joined."""
    if tournament.row.status != "draft":
        return ()
    numbers = tuple(formats.numbers_of(tournament.state.plan))
    options = tuple(OPTION + name for name in seating.option_values(tournament.row.game))
    knockout = formats.knockout_fields(tournament.state.plan)
    scored = () if formats.is_elimination(tournament.state.plan) else ("points", "ties")
    parallel = ("parallel",) if formats.may_be_parallel(tournament.state.plan) else ()
    return (*options, "format", "size", *numbers, *parallel, *knockout, *scored)


def term_fields(tournament: Tournament) -> tuple[str, ...]:
    """When it is played, and by whom."""
    match tournament.row.status:
        case "draft" | "open":
            return (*TERM_FIELDS, "channel", "tables-channel")
        case "check_in":
            return (
                *(one for one in TERM_FIELDS if one not in ("closes", "check-in")),
                "channel",
                "tables-channel",
            )
        case "running" | "paused":
            return ("role", "prize", "repeat", "channel", "tables-channel")
        case _:
            return ()


def option_key(tournament: Tournament, field: str) -> str:
    """The key of the words for one of the game's options."""
    return f"option-{tournament.row.game}-{field.removeprefix(OPTION).replace('_', '-')}"


def field_words(tournament: Tournament, field: str, words: Words) -> str:
    """The name of a field."""
    is_option = field.startswith(OPTION)
    return words(
        option_key(tournament, field) if is_option else f"tournament-field-{field.replace('_', '-')}"
    )


def values(tournament: Tournament, field: str, asker: Asker, words: Words) -> Values:
    """The values that a field offers."""
    if field.startswith(OPTION):
        offered = seating.option_values(tournament.row.game)[field.removeprefix(OPTION)]
        return {value: words(f"{option_key(tournament, field)}-{value}") for value in offered}
    if field in formats.NUMBERS:
        key = f"tournament-count-{field.replace('_', '-')}"
        numbers = formats.offered_numbers(tournament.state.plan, field)
        return possible(tournament, field, {str(number): words(key, count=number) for number in numbers})
    found = FIELDS[field].values(tournament, asker, words)
    return possible(tournament, field, found) if field in ("format", "size") else found


def possible(tournament: Tournament, field: str, found: Values) -> Values:
    """Only the choices that give a plan which can be played."""
    game = GAMES[tournament.row.game]

    def fits(value: str) -> bool:
        try:
            check_plan(formats.changed_plan(tournament.state.plan, field, value, game), game.seats)
        except RuleError:
            return False
        return True

    return {value: name for value, name in found.items() if fits(value)}


def current_value(tournament: Tournament, field: str) -> str | None:
    """The value that a field has now, if it is one of those offered."""
    if field.startswith(OPTION):
        options = GAMES[tournament.row.game].load_options(tournament.row.options)
        return seating.option_value(options, field.removeprefix(OPTION))
    numbers = formats.numbers_of(tournament.state.plan)
    found = numbers[field] if field in numbers else FIELDS[field].current(tournament)
    return None if found is None else str(found)


def chosen_change(tournament: Tournament, field: str, value: str, now: int) -> Settled:
    """Return what a choice changes, for `Drafts.settle`; the value is one of those offered."""
    row = tournament.row
    if field.startswith(OPTION):
        name = field.removeprefix(OPTION)
        return {"options": seating.option_changed(row.game, row.options, name, value)}
    change = FIELDS[field].change if field in FIELDS else None
    if change is None:
        return {"plan": formats.changed_plan(tournament.state.plan, field, value, GAMES[row.game])}
    return {"terms": change(tournament.terms, value, now)}


def hint(tournament: Tournament, field: str, asker: Asker, words: Words) -> str | None:
    """How to choose what a select cannot offer."""
    number = tournament.row.id
    match field:
        case "points":
            size = tournament.state.plan.sizes[0]
            example = " ".join(map(str, tournament.state.plan.points[size - 2]))
            return words("tournament-hint-points", number=number, points=example)
        case "closes":
            return words("tournament-hint-starts", number=number)
        case "role" if asker and len(asker.guild.roles) > LISTED:
            return words("tournament-hint-role", number=number)
        case "prize":
            return words("tournament-hint-prize", number=number)
        case "channel" | "tables-channel" if asker and len(asker.guild.text_channels) > LISTED:
            return words("tournament-hint-channel", number=number)
        case _:
            return None


def points_words(plan: AnyPlan, words: Words) -> str:
    """Points by place at tables of every size that can occur, the wanted one first."""
    used = [(size, "–".join(map(str, plan.points[size - 2]))) for size in plan.sizes]
    return ", ".join(words("tournament-points-at", size=size, points=points) for size, points in used)


def may_write(asker: Asker, place: discord.TextChannel | discord.Thread) -> bool:
    """Could the asker post there themselves? Nobody may use the bot to speak in a closed channel."""
    if asker is None:
        return False
    allowed = place.permissions_for(asker)
    is_thread = isinstance(place, discord.Thread)
    return allowed.view_channel and (allowed.send_messages_in_threads if is_thread else allowed.send_messages)


def first_of(listed: Values, chosen: int | None) -> Values:
    """As many as a select holds, the present one first; `/tournament panel` takes the others."""
    own = {str(chosen): listed[str(chosen)]} if str(chosen) in listed else {}
    return dict([*own.items(), *((key, name) for key, name in listed.items() if key not in own)][:LISTED])


def hours(count: int, words: Words) -> str:
    """A length of time, in days if it is a whole number of them."""
    days, left = divmod(count, 24)
    return words("tournament-hours", count=count) if left else words("tournament-days", count=days)


def minutes(count: int, words: Words) -> str:
    """The length of a check-in."""
    if count == 0:
        return words("tournament-check-in-none")
    return words("tournament-minutes", count=count) if count % 60 else hours(count // 60, words)


def _sizes(tournament: Tournament, asker: Asker, words: Words) -> Values:
    seats = GAMES[tournament.row.game].seats
    return {str(size): words("tournament-size", count=size) for size in TABLE_SIZES if size in seats}


def _scales(tournament: Tournament, asker: Asker, words: Words) -> Values:
    """The scales that have a name, and the one that the organiser has written."""
    plan, listed = tournament.state.plan, {s: words(f"tournament-points-{s}") for s in formats.SCALES}
    is_own = formats.scale_of(plan) not in listed
    return {formats.OWN_POINTS: points_words(plan, words), **listed} if is_own else listed


def _closing(tournament: Tournament, asker: Asker, words: Words) -> Values:
    timed = {str(count): words("tournament-closes-in", time=hours(count, words)) for count in ENTRY_HOURS}
    return {BY_HAND: words("tournament-closes-hand"), **timed}


def _roles(tournament: Tournament, asker: Asker, words: Words) -> Values:
    roles = reversed(asker.guild.roles if asker else [])
    listed = {str(role.id): role.name for role in roles if not (role.is_default() or role.managed)}
    return {EVERYBODY: words("tournament-role-all"), **first_of(listed, tournament.terms.role_id)}


def _prizes(tournament: Tournament, asker: Asker, words: Words) -> Values:
    """The roles that the asker may give to a winner."""
    listed = {str(role.id): role.name for role in (possible_prizes(asker) if asker else ())}
    return {NO_PRIZE: words("tournament-prize-none"), **first_of(listed, tournament.terms.prize_id)}


def _channels(tournament: Tournament, asker: Asker, words: Words) -> Values:
    places = [place for place in (asker.guild.text_channels if asker else []) if may_write(asker, place)]
    listed = {str(channel.id): f"#{channel.name}" for channel in places}
    return first_of(listed, tournament.row.channel_id)


def _table_channels(tournament: Tournament, asker: Asker, words: Words) -> Values:
    return {SAME: words("tournament-tables-same"), **_channels(tournament, asker, words)}


def _close(terms: Terms, value: str, now: int) -> Terms:
    return replace(terms, closes_at=None if value == BY_HAND else now + int(value) * HOUR)


def _check_in(terms: Terms, value: str, now: int) -> Terms:
    """Another check-in does not move the start, unless entries would already have closed."""
    after = replace(terms, check_in_minutes=int(value))
    if terms.closes_at is None or terms.starts_at is None:
        return after
    closes_at = terms.starts_at - 60 * int(value)
    return replace(after, closes_at=closes_at if closes_at > now else terms.closes_at)


def _named(key: str, offered: Iterable[str]) -> Callable[[Tournament, Asker, Words], Values]:
    """Values whose words are `<key>-<value>`."""
    return lambda tournament, asker, words: {value: words(f"{key}-{value}") for value in offered}


def _number(
    name: str, offered: Iterable[int], told: Callable[[int, Words], str] = lambda count, words: str(count)
) -> Field:
    """A term that is a number."""
    return Field(
        lambda tournament, asker, words: {str(count): told(count, words) for count in offered},
        lambda tournament: getattr(tournament.terms, name),
        lambda terms, value, now: replace(terms, **{name: int(value)}),
    )


def _flag(name: str) -> Field:
    """A term that is on or off."""
    return Field(
        _named("tournament-flag", ("on", "off")),
        lambda tournament: "on" if getattr(tournament.terms, name) else "off",
        lambda terms, value, now: replace(terms, **{name: value == "on"}),
    )


FIELDS: dict[str, Field] = {
    "format": Field(
        _named("tournament-format", formats.FORMATS), lambda one: formats.format_of(one.state.plan)
    ),
    "size": Field(_sizes, lambda one: one.state.plan.sizes[0]),
    "third": Field(
        _named("tournament-flag", ("on", "off")), lambda one: "on" if one.state.plan.third else "off"
    ),
    "parallel": Field(
        _named("tournament-parallel", ("off", "on")),
        lambda one: "on" if is_parallel(one.state.plan) else "off",
    ),
    "decider": Field(_named("tournament-decider", formats.DECIDERS), lambda one: one.state.plan.decider),
    "points": Field(_scales, lambda one: formats.scale_of(one.state.plan)),
    "ties": Field(_named("tournament-ties", formats.TIE_ORDERS), lambda one: one.state.plan.ties),
    "clock": Field(
        _named("time-clock", CLOCKS),
        lambda one: one.terms.clock,
        lambda terms, value, now: replace(terms, clock=value),
    ),
    "reserve": Field(
        _named("time-reserve", RESERVES),
        lambda one: one.terms.reserve,
        lambda terms, value, now: replace(terms, reserve=value),
    ),
    "misses": Field(
        _named("time-misses", get_args(Misses)),
        lambda one: one.terms.misses,
        lambda terms, value, now: replace(terms, misses=value),
    ),
    "absences": _number(
        "absences", (1, 2, 3, 0), lambda count, words: words("tournament-absences", count=count)
    ),
    "round-hours": _number("round_hours", ROUND_HOURS, hours),
    "closes": Field(_closing, lambda one: BY_HAND if one.terms.closes_at is None else None, _close),
    "check-in": Field(
        lambda tournament, asker, words: {str(count): minutes(count, words) for count in CHECK_IN_MINUTES},
        lambda one: one.terms.check_in_minutes,
        _check_in,
    ),
    "least": _number("least", LEAST),
    "most": _number("most", MOST),
    "rated": _flag("rated"),
    "role": Field(
        _roles,
        lambda one: one.terms.role_id or EVERYBODY,
        lambda terms, value, now: replace(terms, role_id=None if value == EVERYBODY else int(value)),
    ),
    "prize": Field(
        _prizes,
        lambda one: one.terms.prize_id or NO_PRIZE,
        lambda terms, value, now: replace(terms, prize_id=None if value == NO_PRIZE else int(value)),
    ),
    "away": _flag("away"),
    "repeat": Field(
        _named("tournament-repeat", REPEATS),
        lambda one: one.terms.repeat,
        lambda terms, value, now: replace(terms, repeat=value),
    ),
    "channel": Field(_channels, lambda one: one.row.channel_id),
    "tables-channel": Field(_table_channels, lambda one: one.row.tables_channel_id or SAME),
}
TERM_FIELDS = tuple(name for name, field in FIELDS.items() if field.change)
