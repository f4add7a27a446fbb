"""Checks whether a plan can be played, and whether enough players have entered."""

from collections.abc import Collection

from engine.core import RuleError
from engine.tournaments import model
from engine.tournaments.groups import is_parallel
from engine.tournaments.points import check_points
from engine.tournaments.series import knockout_table

TABLE_SIZES = (2, 3, 4)
BEST_OF = (1, 3, 5)
LIMITS = {
    "rounds": (1, 30),
    "cut": (0, 64),
    "groups": (1, 32),
    "laps": (1, 4),
    "divisions": (1, 20),
    "moving": (0, 8),
}


def check_plan(plan: model.AnyPlan, seats: Collection[int]) -> None:
    """Refuse a plan that cannot be played with a game of these table sizes (`Game.seats`)."""
    _check_sizes(plan, seats)
    for field, (least, most) in LIMITS.items():
        if not least <= getattr(plan, field, least) <= most:
            raise RuleError(f"tournament-limit-{field}", least=least, most=most)
    if isinstance(plan, model.Swiss | model.RoundRobin) and plan.cut == 1:
        raise RuleError("tournament-cut-alone")
    if isinstance(plan, model.RoundRobin) and plan.cut % plan.groups:
        raise RuleError("tournament-cut-groups", groups=plan.groups)
    if is_parallel(plan) and plan.sizes != (2,):
        raise RuleError("tournament-parallel-size")
    if plan.best_of not in BEST_OF:
        raise RuleError("tournament-best-of")
    _check_points(plan)


def _check_sizes(plan: model.AnyPlan, seats: Collection[int]) -> None:
    allowed = [size for size in TABLE_SIZES if size in seats]
    wrong = [size for size in plan.sizes if size not in allowed]
    if wrong or not plan.sizes or len(set(plan.sizes)) < len(plan.sizes):
        raise RuleError("tournament-table-size", allowed=", ".join(map(str, allowed)))
    if isinstance(plan, model.DoubleElimination) and plan.sizes != (2,):
        raise RuleError("tournament-doubles-size")
    is_bracket = isinstance(plan, model.SingleElimination)
    if is_bracket and plan.sizes[0] == 3:
        raise RuleError("tournament-knockout-size")
    # Two of four advance, but absent players leave tables of three or two.
    needed = TABLE_SIZES if knockout_table(plan) == 4 else (2,)
    has_cut = isinstance(plan, model.Swiss | model.RoundRobin) and plan.cut > 0
    if (is_bracket or has_cut) and not set(needed) <= set(allowed):
        raise RuleError("tournament-knockout-size")


def _check_points(plan: model.AnyPlan) -> None:
    if tuple(map(len, plan.points)) != TABLE_SIZES:
        raise RuleError("tournament-points-wrong")
    check_points(plan.points)


def check_start(state: model.TournamentState) -> None:
    """Refuse to begin with too few players: a Swiss and every group need a full table, all else needs two."""
    match state.plan:
        case model.Swiss(sizes=sizes):
            least = min(sizes)
        case model.RoundRobin(groups=count, sizes=sizes) | model.League(divisions=count, sizes=sizes):
            least = count * min(sizes)
        case _:
            least = 2
    if len(state.entrants) < least:
        raise RuleError("tournament-too-few-entrants", least=least, entered=len(state.entrants))
