"""What is played next, in every format."""

from engine.contest.groups import group_round, groups, rounds_of_group
from engine.contest.history import open_tables
from engine.contest.knockout import tree_of
from engine.contest.model import AnyPlan, Contest, League, Round, RoundRobin, Swiss
from engine.contest.standings import cut_of, knockout_of
from engine.contest.swiss import swiss_round
from engine.core import RuleError


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


def rounds_planned(contest: Contest) -> int:
    """How many rounds the contest has at most, with the entrants it has now."""
    plan, count = contest.plan, len(groups(contest)[0])
    match plan:
        case Swiss(rounds=rounds, cut=cut):
            return rounds + _knockout_rounds(plan, min(cut, len(contest.entrants)))
        case RoundRobin() | League():
            longest = max(rounds_of_group(plan, len(members)) for members in groups(contest))
            cut = plan.cut if isinstance(plan, RoundRobin) else 0
            return longest + _knockout_rounds(plan, min(cut, len(contest.entrants)))
        case _:
            return _knockout_rounds(plan, count)


def _knockout_rounds(plan: AnyPlan, players: int) -> int:
    return len({node.step for node in tree_of(plan, players)}) if players > 1 else 0
