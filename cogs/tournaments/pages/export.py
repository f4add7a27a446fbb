"""Standings and results as files for spreadsheets, in the language of the person who asks.

Separators are those that spreadsheets of that language expect. Text that begins like a formula gets a quote
before it.
"""

import csv
import io
import re
from fractions import Fraction

from cogs.tournaments.pages.values import free_people
from cogs.tournaments.service.formats import is_elimination
from cogs.tournaments.service.terms import Tournament
from engine.tournaments import (
    Round,
    played_at,
    points_table,
    result_at,
    standings,
    tie_breaks,
    win_points,
)
from locales import Words

OWN_COLUMNS = ("wins", "firsts")  # tie-breaks that everybody's line holds anyway
# Where a cell begins: also after what parts cells for a spreadsheet of another language.
FORMULA = re.compile(r"(^|[,;\t])(?=\s*[=+\-@]|[\t\r])")


def safe_cell(text: str) -> str:
    """Return a name that no spreadsheet takes for a formula, in any language."""
    return FORMULA.sub(r"\1'", text)


def decimal(value: Fraction | None, words: Words) -> str:
    """A number as a spreadsheet of that language reads it: 11.3333 (or 11,3333), 4."""
    text = "" if value is None else f"{float(value):.4f}".rstrip("0").rstrip(".")
    return text.replace(".", words("csv-decimal"))


def person(user_id: int) -> str:
    """An id in digits; empty for a person who was forgotten."""
    return str(user_id) if user_id > 0 else ""


def name_of(tournament: Tournament, user_id: int, words: Words) -> str:
    """A name as a cell."""
    return safe_cell(tournament.name_of(user_id)) if user_id > 0 else words("tournament-someone-gone")


def heads(words: Words, *names: str) -> list[str]:
    """The first line."""
    return [words(f"csv-{name}") for name in names]


def standings_csv(tournament: Tournament, words: Words) -> str:
    """The standings; those of an elimination have neither points nor tie-breaks."""
    state = tournament.state
    is_scored = not is_elimination(state.plan)
    names = tie_breaks(state.plan)
    breaks = [at for at, name in enumerate(names) if is_scored and name not in OWN_COLUMNS]
    scored = ("points",) if is_scored else ()
    columns = ("rank", "group", "user", "name", *scored, "games", "wins", "firsts", "dropped", "substitute")
    lines = [heads(words, *columns, *(names[at] for at in breaks))]
    # A knock-out ranks by how far people came: the tie-breaks are those of the rounds before it.
    has_knockout = any(one.stage == "knockout" for one in state.rounds)
    before = {one.id: [past.id for past in one.earlier] for one in state.entrants}
    exact = {row.entrant: row for row in points_table(state)} if has_knockout and is_scored else {}
    for row in standings(state):
        values = exact.get(row.entrant, row).breaks
        lines.append(
            [
                *(str(row.rank), str(row.group or ""), person(row.entrant)),
                name_of(tournament, row.entrant, words),
                *([decimal(row.points, words)] if is_scored else []),
                *(str(row.games), str(row.wins), str(row.firsts), flag(row.is_dropped, words)),
                ", ".join(name_of(tournament, past, words) for past in before.get(row.entrant, ())),
                *(decimal(values[at], words) for at in breaks),
            ]
        )
    return as_csv(lines, words)


def flag(is_so: bool, words: Words) -> str:
    """Yes or no."""
    return words(f"tournament-flag-{'on' if is_so else 'off'}")


def results_csv(tournament: Tournament, words: Words) -> str:
    """Every seat of every table, with its place and points once it has them; and who had no table."""
    games = {(one.round, one.number): str(one.game_id) for one in tournament.pairings}
    columns = ("round", "stage", "table", "game", "seat", "user", "name", "place", "points", "absent")
    lines = [heads(words, *columns)]
    for a_round in tournament.state.rounds:
        for at in range(len(a_round.tables)):
            lines += seat_cells(tournament, a_round, at, games.get((a_round.number, at), ""), words)
        lines += free_cells(tournament, a_round, words)
    return as_csv(lines, words)


def free_cells(tournament: Tournament, a_round: Round, words: Words) -> list[list[str]]:
    """Those without a table in a round, with their points, so that everybody's points add up."""
    stage, worth = words(f"csv-stage-{a_round.stage}"), Fraction(win_points(tournament.state.plan))
    is_scored = a_round.stage != "knockout"
    return [
        [
            *(str(a_round.number), stage, words(f"csv-free-{reason}"), "", "", person(player)),
            *(name_of(tournament, player, words), ""),
            decimal(worth if reason in ("bye", "walkover") else Fraction(0), words) if is_scored else "",
            flag(False, words),
        ]
        for reason, who in free_people(tournament, a_round.number)
        for player in [tournament.player_in(who, a_round.number)]
    ]


def seat_cells(tournament: Tournament, a_round: Round, at: int, game: str, words: Words) -> list[list[str]]:
    """The seats of one table; a knock-out gives no points."""
    seats = a_round.tables[at].seats
    told = [["", "", ""] for _ in seats]
    if result := result_at(tournament.state, a_round.number, at):
        table = played_at(tournament.state, result)
        points = [decimal(one, words) if a_round.stage != "knockout" else "" for one in table.points]
        told = [
            [str(table.place_of(who)), points[seat], flag(who in table.absent, words)]
            for seat, who in enumerate(seats)
        ]
    stage = words(f"csv-stage-{a_round.stage}")
    players = [tournament.player_in(who, a_round.number) for who in seats]
    return [
        [*(str(a_round.number), stage, str(at + 1), game, str(seat + 1)), person(who), name, *told[seat]]
        for seat, who in enumerate(players)
        for name in [name_of(tournament, who, words)]
    ]


def as_csv(lines: list[list[str]], words: Words) -> str:
    """Lines as the text of a file."""
    text = io.StringIO()
    csv.writer(text, delimiter=words("csv-separator")).writerows(lines)
    return text.getvalue()
