"""The organiser's private panel: everything that was settled, and two selects to change any of it."""

import discord
from discord import ButtonStyle

from cogs.clock.deadlines import DAY, HOUR
from cogs.tournaments.pages.card import entrants_lines, status_line
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.start import ASK
from cogs.tournaments.pages.terms_fields import (
    chosen_change,
    current_value,
    field_words,
    fields,
    hint,
    hours,
    minutes,
    plan_fields,
    term_fields,
    values,
)
from cogs.tournaments.pages.terms_words import FIXED, terms_lines
from cogs.tournaments.service.formats import has_series
from cogs.tournaments.service.pace import fitted, length_of, longest, needed, usual_hours
from cogs.tournaments.service.records import OPEN, RUNNING
from cogs.tournaments.service.terms import Tournament
from cogs.ui.cards import clipped
from cogs.ui.controls import FreeView, Option, Press, button, select
from cogs.ui.limits import CONTENT_LIMIT
from engine import GAMES
from engine.core import Length
from locales import Words

PACE_FIELDS = ("clock", "reserve", "round-hours", "size")
DAILY = DAY // 2  # seconds a turn: with less, a person who plays once a day cannot keep up


def panel_text(asker: discord.Member | None, tournament: Tournament, words: Words, field: str = "") -> str:
    """All that was settled, and what to do."""
    told = hint(tournament, field, asker, words) or pace_hint(tournament, field, words)
    lines = [
        f"### {title(tournament, words)}",
        status_line(tournament, words),
        *entered_lines(tournament, words),
        *pace_lines(tournament, words),
        *terms_lines(tournament, words, FIXED),
        words(
            "tournament-term", term=words("tournament-field-channel"), value=f"<#{tournament.row.channel_id}>"
        ),
        *([f"-# {told}"] if told else []),
        *proposal_lines(tournament, words),
        *unused_lines(tournament, words),
    ]
    return clipped("\n".join(lines), CONTENT_LIMIT)


def entered_lines(tournament: Tournament, words: Words) -> list[str]:
    """How many take part and who, as many as there is room for; a draft has nobody."""
    return [] if tournament.row.status == "draft" else entrants_lines(tournament, words)[:1]


def pace_lines(tournament: Tournament, words: Words) -> list[str]:
    """How long nearly all games last, and whether rounds leave time for them, in two sentences."""
    terms, length, wanted = tournament.terms, usual_length(tournament), fitting_hours(tournament)
    if tournament.row.status not in ("draft", *OPEN) or length is None:
        return []
    most = longest(length, terms.timing, tournament.state.plan.sizes[0])
    is_hurried = most is not None and most < length.days * DAY
    is_daily = (terms.timing.length or DAILY) >= DAILY and not is_hurried
    told = words("tournament-pace-daily", count=length.days) if is_daily else most_words(tournament, words)
    lines = [f"⏳ {told} {words('tournament-pace-rounds', time=hours(terms.round_hours, words))}"]
    if wanted:
        lines.append("⚠️ " + words("tournament-pace-short", time=hours(wanted, words)))
    return lines


def fitting_hours(tournament: Tournament) -> int | None:
    """How long rounds would have to last, if theirs are too short for nearly all games."""
    row, terms = tournament.row, tournament.terms
    length = length_of(row.game, row.options, tournament.state.plan)
    if length is None or needed(length, terms.timing) <= terms.round_hours * HOUR:
        return None
    return usual_hours(length, terms.timing, terms.round_hours)


def pace_hint(tournament: Tournament, field: str, words: Words) -> str | None:
    """What a choice about time is to be measured by: the turns of a usual game, and the longest of games."""
    plan, terms, length = tournament.state.plan, tournament.terms, usual_length(tournament)
    if field not in PACE_FIELDS or tournament.row.status not in ("draft", *OPEN) or length is None:
        return None
    most, lasts = longest(length, terms.timing, plan.sizes[0]), terms.round_hours * HOUR
    lines = [turns_words(length, plan.sizes[0], words)]
    if most is not None:
        lines.append(most_words(tournament, words))
    if not fitting_hours(tournament):
        lines.append(words(f"tournament-pace-{'fits' if most is not None and most <= lasts else 'some'}"))
    return " ".join(lines)


def usual_length(tournament: Tournament) -> Length | None:
    """How long a game lasts at tables of the wanted size; None where nobody knows."""
    row, game = tournament.row, GAMES[tournament.row.game]
    return game.length(tournament.state.plan.sizes[0], game.load_options(row.options))


def most_words(tournament: Tournament, words: Words) -> str:
    """How long a long game lasts if all its time is used up."""
    terms, size, length = tournament.terms, tournament.state.plan.sizes[0], usual_length(tournament)
    most = longest(length, terms.timing, size) if length else None
    if most is None:
        return ""
    shown = -(-most // DAY) * DAY if most > DAY else most  # nobody counts weeks in hours
    told = {"clock": words(f"time-clock-{terms.clock}"), "longest": minutes(shown // 60, words)}
    key = "tournament-pace-most-reserve" if terms.timing.reserve_after(0) else "tournament-pace-most"
    return words(key, reserve=words(f"time-reserve-{terms.reserve}"), **told)


def turns_words(length: Length, size: int, words: Words) -> str:
    """How many turns a usual game has, in all and for each player."""
    if length.turns * size >= length.waits + size:  # some are played at the same time
        return words("tournament-pace-together", size=size, turns=length.turns, waits=length.waits)
    least, left = divmod(length.waits, size)
    each = "tournament-pace-some-turns" if left else "tournament-pace-each-turns"
    told = words(each, least=least, most=least + 1)
    return words("tournament-pace-turns", size=size, all=length.waits, each=told)


def proposal_lines(tournament: Tournament, words: Words) -> list[str]:
    """Propose the options under which a knock-out's duels rarely end in a tie, and say why."""
    if tournament.row.status != "draft" or not has_series(tournament.state.plan):
        return []
    wanted = GAMES[tournament.row.game].decisive_options
    return [
        "💡 " + words(f"tournament-proposes-{tournament.row.game}-{name}-{value}")
        for name, value in wanted.items()
        if current_value(tournament, f"option-{name}") != value
    ]


def unused_lines(tournament: Tournament, words: Words) -> list[str]:
    """That matches of several games are for duels, where the organiser has chosen both."""
    plan = tournament.state.plan
    if plan.best_of == 1 or has_series(plan):
        return []
    return ["⚠️ " + words("tournament-unused-best-of", count=plan.best_of)]


def is_kept(tournament: Tournament, field: str, value: str) -> bool:
    """Would this choice about time be taken? A round must last at least a turn."""
    if field not in ("clock", "round-hours"):
        return True
    row, plan = tournament.row, tournament.state.plan
    wanted = chosen_change(tournament, field, value, 0).get("terms", tournament.terms)
    terms = fitted(tournament, plan, wanted, row.options)
    return (terms.timing.length or 0) <= terms.round_hours * HOUR


def panel_view(
    asker: discord.Member | None, tournament: Tournament, words: Words, field: str = ""
) -> discord.ui.View:
    """Which field, which value; and what an organiser does with the whole of it."""
    view = FreeView()

    def press(verb: str, of: str = "") -> Press:
        return Press(verb, tournament.row.id, tournament.row.version, of)

    for kind, offered in (("plan", plan_fields(tournament)), ("terms", term_fields(tournament))):
        lines: list[Option] = []
        for name in offered:  # with its present value, if that is one of those offered
            now = values(tournament, name, asker, words).get(current_value(tournament, name) or "")
            lines.append(Option(name, field_words(tournament, name, words), now, name == field))
        if lines:
            view.add_item(select(press("tournament-field", kind), words(f"tournament-choose-{kind}"), lines))
    if field in fields(tournament):
        now = current_value(tournament, field)
        some = [
            Option(value, label, chosen=value == now)
            for value, label in values(tournament, field, asker, words).items()
            if value == now or is_kept(tournament, field, value)
        ]
        view.add_item(select(press("tournament-set", field), field_words(tournament, field, words), some))
    if tournament.row.status == "draft":
        view.add_item(button(press("tournament-open"), words("button-open-entries"), ButtonStyle.success))
        view.add_item(button(press("tournament-discard"), words("button-discard"), ButtonStyle.danger))
    if tournament.row.status in OPEN:
        start = words("button-start-tournament")
        view.add_item(button(press("tournament-start"), start, ButtonStyle.success))
    if tournament.row.status in ("running", "paused"):
        view.add_item(button(press("tournament-stalled"), words("button-open-tables")))
    view.add_item(button(press("tournament-people"), words("button-people")))
    if tournament.row.status in RUNNING:
        end = words("button-cancel-tournament")
        view.add_item(button(press("tournament-cancel", ASK), end, ButtonStyle.danger))
    return view
