"""Tournaments, leagues and ratings as pure, seeded functions over values: no clock, no store, no game.

A service keeps a `TournamentState`. It changes it by `enter`, `drop`, `add_round`, `take_back_round` and
`record`, and reads it by `next_round`, `standings` and `bracket`.
"""

from engine.tournaments.changes import (
    add_round,
    can_enter,
    closing_round,
    drop,
    enter,
    record,
    take_back_round,
)
from engine.tournaments.checks import check_plan, check_start
from engine.tournaments.groups import groups
from engine.tournaments.history import after_round, open_tables, played_at, players, result_at, win_points
from engine.tournaments.league import next_season
from engine.tournaments.model import (
    POINTS,
    AnyPlan,
    Bracket,
    DoubleElimination,
    Entrant,
    League,
    Match,
    Round,
    RoundRobin,
    Row,
    SingleElimination,
    Swiss,
    Table,
    TableResult,
    TournamentState,
)
from engine.tournaments.ratings import Rating, counted
from engine.tournaments.rounds import next_round, rounds_planned
from engine.tournaments.standings import bracket, cut_of, points_table, standings, still_in
from engine.tournaments.tiebreaks import tie_breaks

__all__ = [
    "POINTS",
    "AnyPlan",
    "Bracket",
    "DoubleElimination",
    "Entrant",
    "League",
    "Match",
    "Rating",
    "Round",
    "RoundRobin",
    "Row",
    "SingleElimination",
    "Swiss",
    "Table",
    "TableResult",
    "TournamentState",
    "add_round",
    "after_round",
    "bracket",
    "can_enter",
    "check_plan",
    "check_start",
    "closing_round",
    "counted",
    "cut_of",
    "drop",
    "enter",
    "groups",
    "next_round",
    "next_season",
    "open_tables",
    "played_at",
    "players",
    "points_table",
    "record",
    "result_at",
    "rounds_planned",
    "standings",
    "still_in",
    "take_back_round",
    "tie_breaks",
    "win_points",
]
