"""Pictures of tournaments and ratings, drawn from plain values; no rules of tournaments and no Discord.

The values are those of `model`. Each kind has a picture (a PNG) and an alt text (`_alt`). Standings,
leaderboards, brackets and pairings also have a text version (`_text`) and pages, counted from 1; `_pages`
returns how many.
"""

from render.tournaments.alt import (
    bracket_alt,
    curve_alt,
    header_alt,
    leaderboard_alt,
    pairings_alt,
    podium_alt,
    standings_alt,
)
from render.tournaments.bracket import bracket
from render.tournaments.curve import curve
from render.tournaments.header import header
from render.tournaments.leaderboard import leaderboard, leaderboard_pages
from render.tournaments.pairings import pairings, pairings_pages
from render.tournaments.podium import podium
from render.tournaments.rounds import bracket_pages, live_page
from render.tournaments.standings import standings, standings_pages
from render.tournaments.text import (
    bracket_text,
    leaderboard_text,
    pairings_text,
    standings_text,
)

__all__ = [
    "bracket",
    "bracket_alt",
    "bracket_pages",
    "bracket_text",
    "curve",
    "curve_alt",
    "header",
    "header_alt",
    "leaderboard",
    "leaderboard_alt",
    "leaderboard_pages",
    "leaderboard_text",
    "live_page",
    "pairings",
    "pairings_alt",
    "pairings_pages",
    "pairings_text",
    "podium",
    "podium_alt",
    "standings",
    "standings_alt",
    "standings_pages",
    "standings_text",
]
