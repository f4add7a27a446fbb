"""Formats by their names, and plans built from an organiser's choices."""

import re
from collections.abc import Collection
from typing import get_args

import msgspec
from msgspec.structs import replace

from engine import tournaments
from engine.core import AnyGame, RuleError
from engine.tournaments import AnyPlan
from engine.tournaments.checks import BEST_OF, TABLE_SIZES
from engine.tournaments.model import Decider, PointsTable, TieOrder
from engine.tournaments.points import points_from

FORMATS: dict[str, type[AnyPlan]] = {
    "swiss": tournaments.Swiss,
    "round-robin": tournaments.RoundRobin,
    "single": tournaments.SingleElimination,
    "double": tournaments.DoubleElimination,
    "league": tournaments.League,
}
# Points by place at tables of 2, of 3 and of 4, under the names that organisers choose from. A seat is worth
# the same at each of them on average.
SCALES: dict[str, PointsTable] = {
    "standard": ((5, 1), (6, 2, 1), (6, 3, 2, 1)),
    "even": ((7, 1), (7, 4, 1), (7, 5, 3, 1)),
    "steep": ((6, 0), (7, 2, 0), (8, 3, 1, 0)),
    "winner": ((2, 0), (3, 0, 0), (4, 0, 0, 0)),
}
OWN_POINTS = "own"  # none of these: what an organiser has written
ROUNDS = 5
LONGEST_USUAL = 21  # days: no larger tables are proposed than those whose games end within them
# What each format asks for besides the size of its tables and the points, with what can be chosen.
NUMBERS: dict[str, tuple[int, ...]] = {
    "rounds": tuple(range(1, 16)),
    "groups": (1, 2, 3, 4, 5, 6, 8, 12, 16),
    "laps": (1, 2, 3, 4),
    "divisions": tuple(range(1, 11)),
    "moving": (0, 1, 2, 3, 4),
    "cut": (0, 2, 4, 8, 16, 32),
    "best_of": BEST_OF,
}
DECIDERS: tuple[str, ...] = get_args(Decider)
TIE_ORDERS: tuple[str, ...] = get_args(TieOrder)
MOST_CUT, OFFERED_CUTS = 64, 9


def format_of(plan: AnyPlan) -> str:
    """The name of a plan's format."""
    return next(name for name, kind in FORMATS.items() if isinstance(plan, kind))


def is_elimination(plan: AnyPlan) -> bool:
    """Is it a knock-out from its first round on? Points mean nothing there."""
    return isinstance(plan, tournaments.SingleElimination | tournaments.DoubleElimination)


def sizes_for(form: str, size: int, seats: Collection[int]) -> tuple[int, ...]:
    """The sizes of tables: the wanted one, then those used when players do not divide evenly."""
    if form == "double" or size not in (3, 4):
        return (size,)
    if form == "single":
        return (4, 3, 2) if size == 4 else (size,)
    other = 3 if size == 4 else 4
    return (size, other) if other in seats else (size,)


def make_plan(form: str, size: int, seats: Collection[int], **numbers: int) -> AnyPlan:
    """Make a plan of this format; numbers that the format does not use are left out."""
    kind = FORMATS[form]
    known = {field.name for field in msgspec.structs.fields(kind)}
    facts = {name: value for name, value in {"rounds": ROUNDS, **numbers}.items() if name in known}
    points = SCALES["standard"]
    return msgspec.convert({"sizes": sizes_for(form, size, seats), "points": points, **facts}, kind)


def usual_size(form: str, game: AnyGame) -> int:
    """The size of tables by default: in a Swiss as many as can play without lasting too long, else two."""
    found = {size: game.length(size, game.tournament_options()) for size in TABLE_SIZES if size in game.seats}
    brief = [size for size, length in found.items() if length is None or length.days <= LONGEST_USUAL]
    return max(brief, default=2) if form == "swiss" else 2


def has_knockout(plan: AnyPlan) -> bool:
    """Is it a knock-out, or does it end with one?"""
    return is_elimination(plan) or getattr(plan, "cut", 0) > 0


def has_series(plan: AnyPlan) -> bool:
    """Is it a knock-out of duels, whose matches may be the best of several games?"""
    return has_knockout(plan) and tournaments.knockout_table(plan) == 2


def may_have_third(plan: AnyPlan) -> bool:
    """Could there be a match for the third place?"""
    return has_series(plan) and not isinstance(plan, tournaments.DoubleElimination)


def may_be_parallel(plan: AnyPlan) -> bool:
    """Could its tables open as people are free?"""
    return isinstance(plan, tournaments.RoundRobin | tournaments.League) and plan.sizes == (2,)


def numbers_of(plan: AnyPlan) -> dict[str, int]:
    """The numbers of a plan besides sizes and points."""
    known = [name for name in NUMBERS if hasattr(plan, name) and (name != "best_of" or has_series(plan))]
    return {name: getattr(plan, name) for name in known}


def offered_numbers(plan: AnyPlan, field: str) -> tuple[int, ...]:
    """The numbers that can be chosen: as many go on from each group, so a cut is a multiple of the groups."""
    if field == "cut" and isinstance(plan, tournaments.RoundRobin) and plan.groups > 1:
        return tuple(n for n in range(0, MOST_CUT + 1, plan.groups) if n != 1)[:OFFERED_CUTS]
    return NUMBERS[field]


def knockout_fields(plan: AnyPlan) -> tuple[str, ...]:
    """What else can be chosen about its knock-out, by the names of the fields."""
    third = ("third",) if may_have_third(plan) else ()
    return (*third, "decider") if has_knockout(plan) else ()


def changed_plan(plan: AnyPlan, field: str, value: str, game: AnyGame) -> AnyPlan:
    """Return a plan with another value for one of its fields."""
    seats = game.seats
    match field:
        case "format":
            size = usual_size(value, game)
            return replace(make_plan(value, size, seats, **numbers_of(plan)), points=plan.points)
        case "size":
            sizes = sizes_for(format_of(plan), int(value), seats)
            # Tables open as people are free only where two meet.
            slow = {"parallel": False} if may_be_parallel(plan) and sizes != (2,) else {}
            return replace(plan, sizes=sizes, **slow)
        case "points":
            return plan if value == OWN_POINTS else replace(plan, points=SCALES[value])
        case "groups" if isinstance(plan, tournaments.RoundRobin):
            # As many as before go on, or as near to that as the groups allow.
            groups = int(value)
            cut = groups * max(1, round(plan.cut / groups)) if plan.cut else 0
            return replace(plan, groups=groups, cut=cut)
        case "third" | "parallel":
            return replace(plan, **{field: value == "on"})
        case "decider" | "ties":
            return msgspec.convert({**msgspec.to_builtins(plan), field: value}, type(plan))
        case _:
            return replace(plan, **{field: int(value)})


def scale_of(plan: AnyPlan) -> str:
    """The name of a plan's points table."""
    return next((name for name, points in SCALES.items() if points == plan.points), OWN_POINTS)


def with_points(plan: AnyPlan, text: str) -> AnyPlan:
    """Return a plan with points that an organiser has written: `5 3 2 1`, `5-3-2-1` or `5, 3, 2, 1`."""
    if not re.fullmatch(r"[0-9 ,;/–-]{1,40}", text):
        raise RuleError("tournament-points-wrong")
    # A dash between two numbers parts them; one before a number makes it negative, which is refused.
    given = [int(number) for number in re.findall(r"(?<![0-9])-?[0-9]+", text)]
    return replace(plan, points=points_from(given, plan.sizes[0]))
