"""The questions before a tournament is started or cancelled, and the way to its panel."""

import discord
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.tournaments.pages.names import title
from cogs.tournaments.service.field import need_ready
from cogs.tournaments.service.terms import Tournament
from cogs.ui.controls import Press, PressButton, button, view_with
from engine.tournaments import Entrant, rounds_planned
from locales import Words

ASK = "ask"  # the panel's button asks first; the one without it, below a question, acts


def start_question(tournament: Tournament, now: int, words: Words) -> str:
    """What a start would do now, and with how many; refused where the start would be."""
    found = need_ready(tournament, now)
    is_open = tournament.row.status == "open"
    kind = "check-in" if is_open and tournament.terms.check_in_minutes else "round"
    lines = [words(f"tournament-start-{kind}", title=title(tournament, words), count=len(found.all))]
    if found.away:
        lines.append(words("tournament-start-away", count=len(found.away)))
    if is_one_table(tournament, len(found.all)):
        lines.append(words("tournament-start-one-table"))
    return " ".join([*lines, words("tournament-start-sure")])


def is_one_table(tournament: Tournament, count: int) -> bool:
    """Would the same people meet round after round, because they fill one table at most?"""
    there = replace(tournament.state, entrants=tuple(map(Entrant, range(1, count + 1))))
    return count <= there.plan.sizes[0] and (rounds_planned(there) or 1) > 1


def panel_button(tournament: Tournament, words: Words) -> PressButton:
    """Opens the organiser's panel in place of what stands there."""
    press = Press("tournament-panel", tournament.row.id, tournament.row.version)
    return button(press, words("button-tournament-panel"))


def panel_question(press: Press, label: str, style: ButtonStyle, words: Words) -> discord.ui.View:
    """Yes, or back to the panel."""
    back = Press("tournament-panel", press.subject_id, press.version)
    return view_with(button(press, label, style), button(back, words("button-back")))
