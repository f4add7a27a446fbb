"""Tournaments, leagues and ratings as pure, seeded functions over values: no clock, no store, no game.

A service keeps a `TournamentState`. It changes it by `enter`, `drop`, `substitute`, `add_round`,
`take_back_round` and `record`, and reads it by `next_round`, `standings` and `bracket`.
"""

# What is imported here is offered to others.
# ruff: noqa: F401
# pyright: reportUnusedImport=false

from engine.tournaments.changes import (
    add_round,
    add_tables,
    can_enter,
    closing_round,
    drop,
    enter,
    record,
    sit_out,
    take_back_round,
)
from engine.tournaments.checks import check_plan, check_start
from engine.tournaments.groups import groups, is_parallel
from engine.tournaments.history import (
    after_round,
    after_table,
    open_tables,
    played_at,
    players,
    result_at,
    win_points,
)
from engine.tournaments.league import next_season, refilled
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
from engine.tournaments.rounds import (
    first_games,
    next_round,
    open_matches,
    rounds_over,
    rounds_planned,
)
from engine.tournaments.seating import table_sizes
from engine.tournaments.series import best_of, earlier_games, is_replay, knockout_table, replays
from engine.tournaments.standings import bracket, cut_of, points_table, standings, still_in
from engine.tournaments.substitutes import holder, substitute
from engine.tournaments.tiebreaks import tie_breaks
