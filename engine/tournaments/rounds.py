"""What is played next, in every format."""

from engine.core import RuleError
from engine.tournaments.groups import group_round, groups, rounds_of_group
from engine.tournaments.history import open_tables, players
from engine.tournaments.knockout import tree_of
from engine.tournaments.model import (
    AnyPlan,
    Contest,
    DoubleElimination,
    League,
    Round,
    RoundRobin,
    SingleElimination,
    Swiss,
)
from engine.tournaments.standings import cut_of, knockout_of
from engine.tournaments.swiss import swiss_round


def next_round(contest: Contest, attempt: int = 0) -> Round | None:
    """The round that comes next; None when the contest is over.

    It is over early where those who are left cannot make up a table without a second bye for somebody.
    `attempt` draws equal pairings anew, as for a round that was taken back. A round may have no tables: it is
    over at once. Pairing 128 takes about a second: off the event loop.
    """
    if open_tables(contest):
        raise RuleError("contest-round-open", round=len(contest.rounds))
    knockout = knockout_of(contest)
    return knockout.next_round() if knockout else _before_knockout(contest, attempt)


def _before_knockout(contest: Contest, attempt: int) -> Round | None:
    match contest.plan:
        case Swiss(rounds=rounds):
            paired = swiss_round(contest, attempt) if len(contest.rounds) < rounds else None
        case RoundRobin() | League():
            paired = group_round(contest, contest.plan, attempt)
        case _:
            return None
    if paired is None and (cut := cut_of(contest)) is not None:
        return cut.next_round()
    return paired


def rounds_planned(contest: Contest) -> int | None:
    """How many rounds the contest has if nobody more leaves it; None where that depends on results.

    So it is in a double elimination: its final may have to be played again.
    """
    plan = contest.plan
    match plan:
        case Swiss(rounds=rounds, cut=cut):
            return _with_cut(contest, rounds, cut)
        case RoundRobin(cut=cut):
            return _with_cut(contest, _longest(contest, plan), cut)
        case League():
            return _longest(contest, plan)
        case SingleElimination():
            return _knockout_rounds(plan, len(groups(contest)[0]))
        case DoubleElimination():
            return None


def _longest(contest: Contest, plan: RoundRobin | League) -> int:
    return max(rounds_of_group(plan, len(members)) for members in groups(contest))


def _with_cut(contest: Contest, rounds: int, cut: int) -> int:
    """With the knock-out that follows; once that has begun, with the people and the rounds that led to it."""
    begun = next((one for one in contest.rounds if one.stage == "knockout"), None)
    if begun is None:
        here = players(contest, len(contest.rounds) + 1)
        return rounds + _knockout_rounds(contest.plan, min(cut, len(here)))
    finalists = len(begun.rests) + sum(len(table.seats) for table in begun.tables)
    return begun.number - 1 + _knockout_rounds(contest.plan, finalists)


def _knockout_rounds(plan: AnyPlan, count: int) -> int:
    return len({node.step for node in tree_of(plan, count)}) if count > 1 else 0
