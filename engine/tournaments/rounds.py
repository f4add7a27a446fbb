"""What is played next, in every format."""

from engine.core import RuleError
from engine.tournaments.groups import group_round, groups, rounds_of_group
from engine.tournaments.history import open_tables, players
from engine.tournaments.knockout import tree_of
from engine.tournaments.model import (
    AnyPlan,
    DoubleElimination,
    League,
    Round,
    RoundRobin,
    SingleElimination,
    Swiss,
    TournamentState,
)
from engine.tournaments.standings import cut_of, knockout_of
from engine.tournaments.swiss import swiss_round


def next_round(state: TournamentState, attempt: int = 0) -> Round | None:
    """The round that comes next; None when the tournament is over.

    It is over early where those who are left cannot make up a table without a second bye for somebody.
    `attempt` draws equal pairings anew, as for a round that was taken back. A round may have no tables: it is
    over at once. Pairing 128 takes about a second: off the event loop.
    """
    if open_tables(state):
        raise RuleError("tournament-round-open", round=len(state.rounds))
    knockout = knockout_of(state)
    return knockout.next_round() if knockout else _before_knockout(state, attempt)


def _before_knockout(state: TournamentState, attempt: int) -> Round | None:
    match state.plan:
        case Swiss(rounds=rounds):
            paired = swiss_round(state, attempt) if len(state.rounds) < rounds else None
        case RoundRobin() | League():
            paired = group_round(state, state.plan, attempt)
        case _:
            return None
    if paired is None and (cut := cut_of(state)) is not None:
        return cut.next_round()
    return paired


def rounds_planned(state: TournamentState) -> int | None:
    """How many rounds the tournament has if nobody more leaves it; None where that depends on results.

    So it is in a double elimination: its final may have to be played again.
    """
    plan = state.plan
    match plan:
        case Swiss(rounds=rounds, cut=cut):
            return _with_cut(state, rounds, cut)
        case RoundRobin(cut=cut):
            return _with_cut(state, _longest(state, plan), cut)
        case League():
            return _longest(state, plan)
        case SingleElimination():
            return _knockout_rounds(plan, len(groups(state)[0]))
        case DoubleElimination():
            return None


def _longest(state: TournamentState, plan: RoundRobin | League) -> int:
    return max(rounds_of_group(plan, len(members)) for members in groups(state))


def _with_cut(state: TournamentState, rounds: int, cut: int) -> int:
    """With the knock-out that follows; once that has begun, with the people and the rounds that led to it."""
    begun = next((one for one in state.rounds if one.stage == "knockout"), None)
    if begun is None:
        here = players(state, len(state.rounds) + 1)
        return rounds + _knockout_rounds(state.plan, min(cut, len(here)))
    finalists = len(begun.rests) + sum(len(table.seats) for table in begun.tables)
    return begun.number - 1 + _knockout_rounds(state.plan, finalists)


def _knockout_rounds(plan: AnyPlan, count: int) -> int:
    return len({node.step for node in tree_of(plan, count)}) if count > 1 else 0
