"""The organiser's private panel: everything that was settled, and two selects to change any of it."""

import discord
from discord import ButtonStyle

from cogs.clock.deadlines import DAY, HOUR
from cogs.tournaments.pages.card import entrants_lines, status_line
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.start import ASK
from cogs.tournaments.pages.terms_fields import (
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
from cogs.tournaments.service.pace import length_of, longest, needed, usual_hours
from cogs.tournaments.service.records import OPEN, RUNNING
from cogs.tournaments.service.terms import Tournament
from cogs.ui.cards import clipped
from cogs.ui.controls import FreeView, Option, Press, button, select
from cogs.ui.limits import CONTENT_LIMIT
from engine import GAMES
from engine.core import Length
from locales import Words

DAILY = DAY // 2  # seconds a turn: with less, a person who plays once a day cannot keep up


def panel_text(asker: discord.Member | None, tournament: Tournament, words: Words, field: str = "") -> str:
    """All that was settled, and what to do."""
    told = hint(tournament, field, asker, words)
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
    """What the choices mean: how long a game of this kind lasts, and whether rounds leave time for it."""
    row, terms, plan = tournament.row, tournament.terms, tournament.state.plan
    game, longest_game = GAMES[row.game], length_of(row.game, row.options, plan)
    length = game.length(plan.sizes[0], game.load_options(row.options))
    if row.status not in ("draft", *OPEN) or length is None or longest_game is None:
        return []
    lines = ["⏳ " + turns_words(length, plan.sizes[0], words)]
    most, lasts = longest(length, terms.timing, plan.sizes[0]), terms.round_hours * HOUR
    is_hurried = most is not None and most < length.days * DAY
    if (terms.timing.length or DAILY) >= DAILY and not is_hurried:
        lines.append(words("tournament-pace-daily", count=length.days))
    if most is not None:
        shown = -(-most // DAY) * DAY if most > DAY else most  # nobody counts weeks in hours
        told = {"clock": words(f"time-clock-{terms.clock}"), "longest": minutes(shown // 60, words)}
        key = "tournament-pace-most-reserve" if terms.timing.reserve_after(0) else "tournament-pace-most"
        lines.append(words(key, reserve=words(f"time-reserve-{terms.reserve}"), **told))
    lines.append(words("tournament-pace-rounds", time=hours(terms.round_hours, words)))
    if needed(longest_game, terms.timing) > lasts:
        usual = usual_hours(longest_game, terms.timing, terms.round_hours)
        return [" ".join(lines), "⚠️ " + words("tournament-pace-short", time=hours(usual, words))]
    fits = most is not None and most <= lasts
    return [" ".join([*lines, words(f"tournament-pace-{'fits' if fits else 'some'}")])]


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
