"""The organiser's private panel: everything that was settled, and two selects to change any of it."""

import discord
from discord import ButtonStyle

from cogs.tournaments.pages.card import status_line, terms_lines
from cogs.tournaments.pages.names import title
from cogs.tournaments.pages.terms_fields import current_value, field_words, fields, hint, values
from cogs.tournaments.service.formats import has_series
from cogs.tournaments.service.terms import Tournament
from cogs.ui.cards import clipped
from cogs.ui.controls import FreeView, Option, Press, button, select
from cogs.ui.limits import CONTENT_LIMIT
from engine import GAMES
from locales import Words


def panel_text(asker: discord.Member | None, tournament: Tournament, words: Words, field: str = "") -> str:
    """All that was settled, and what to do."""
    told = hint(tournament, field, asker, words)
    lines = [
        f"### {title(tournament, words)}",
        status_line(tournament, words),
        *terms_lines(tournament, words),
        words(
            "tournament-term", term=words("tournament-field-channel"), value=f"<#{tournament.row.channel_id}>"
        ),
        *([f"-# {told}"] if told else []),
        *proposal_lines(tournament, words),
    ]
    return clipped("\n".join(lines), CONTENT_LIMIT)


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


def panel_view(
    asker: discord.Member | None, tournament: Tournament, words: Words, field: str = ""
) -> discord.ui.View:
    """Which field, which value; and the end of a draft."""
    view = FreeView()
    offered = fields(tournament)

    def press(verb: str, of: str = "") -> Press:
        return Press(verb, tournament.row.id, tournament.row.version, of)

    lines: list[Option] = []
    for name in offered:  # with its present value, if that is one of those offered
        now = values(tournament, name, asker, words).get(current_value(tournament, name) or "")
        lines.append(Option(name, field_words(tournament, name, words), now, name == field))
    view.add_item(select(press("tournament-field"), words("tournament-choose-field"), lines))
    if field in offered:
        now = current_value(tournament, field)
        some = [
            Option(value, label, chosen=value == now)
            for value, label in values(tournament, field, asker, words).items()
        ]
        view.add_item(select(press("tournament-set", field), field_words(tournament, field, words), some))
    if tournament.row.status == "draft":
        view.add_item(button(press("tournament-open"), words("button-open-entries"), ButtonStyle.success))
        view.add_item(button(press("tournament-discard"), words("button-discard"), ButtonStyle.danger))
    if tournament.row.status in ("running", "paused"):
        view.add_item(button(press("tournament-stalled"), words("button-open-tables")))
    return view
