"""Finds the next round, in every format."""

from msgspec.structs import replace

from engine.core import RuleError
from engine.tournaments import model
from engine.tournaments.groups import (
    group_round,
    groups,
    is_parallel,
    opened_tables,
    parallel_round,
    rounds_of_group,
)
from engine.tournaments.history import open_tables, players
from engine.tournaments.knockout import tree_of
from engine.tournaments.series import best_of, is_replay
from engine.tournaments.standings import cut_of, knockout_of
from engine.tournaments.swiss import swiss_round


def next_round(state: model.TournamentState, attempt: int = 0) -> model.Round | None:
    """Return the next round; None if the tournament is over.

    It ends early if the remaining players cannot fill a table without a second bye for one of them. `attempt`
    breaks ties between pairings anew, as for a round that was taken back. A round without tables is over at
    once. Pairing 128 players takes about a second, so do it off the event loop.
    """
    if open_tables(state):
        raise RuleError("tournament-round-open", round=len(state.rounds))
    knockout = knockout_of(state)
    return knockout.next_round() if knockout else _before_knockout(state, attempt)


def open_matches(state: model.TournamentState, *, is_idle: bool = False) -> model.Round | None:
    """Return the tables that can begin while others are played, of a knock-out or in parallel groups.

    If nothing is played (`is_idle`), only matches go on: all else begins by `next_round`.
    """
    plan, stage = state.plan, state.rounds[-1].stage if state.rounds else None
    if stage == "groups" and isinstance(plan, model.RoundRobin | model.League):
        return opened_tables(state, plan) if plan.parallel and not is_idle else None
    knockout = knockout_of(state) if stage == "knockout" else None
    if knockout is None:
        return None
    return knockout.going_on() if is_idle else knockout.opened()


def _before_knockout(state: model.TournamentState, attempt: int) -> model.Round | None:
    match state.plan:
        case model.Swiss(rounds=rounds):
            paired = swiss_round(state, attempt) if len(state.rounds) < rounds else None
            if paired is not None:
                resting = [one for one in state.entrants if one.is_in(paired.number)]
                skipping = (one.id for one in resting if paired.number in one.skips)
                paired = replace(paired, rests=(*paired.rests, *skipping))
        case model.RoundRobin() | model.League():
            plan = state.plan
            paired = parallel_round(state, plan) if plan.parallel else group_round(state, plan, attempt)
        case _:
            return None
    if paired is None and (cut := cut_of(state)) is not None:
        return cut.next_round()
    return paired


def first_games(state: model.TournamentState, number: int) -> list[int]:
    """Return the tables of a round, by index, with which something begins: no later games of a match."""
    here = state.rounds[number - 1]
    if here.stage != "knockout":
        return [*range(len(here.tables))]
    earlier = (one for one in state.rounds[: number - 1] if one.stage == "knockout")
    begun = {table.part for one in earlier for table in one.tables}
    parts = [table.part for table in here.tables]
    return [at for at, part in enumerate(parts) if part not in begun and part not in parts[:at]]


def rounds_over(state: model.TournamentState) -> frozenset[int]:
    """Return the rounds that are over: in a knock-out those of which all matches that began are decided."""
    playing, knockout = {number for number, _ in open_tables(state)}, knockout_of(state)
    found, begun = set[int](), set[int]()
    for one in state.rounds:
        if one.stage != "knockout" or knockout is None:
            found |= {one.number} - playing
            continue
        new = {table.part for table in one.tables} - begun
        begun |= new
        if new and all(knockout.standings[part].order for part in new):
            found.add(one.number)
    return frozenset(found)


def rounds_planned(state: model.TournamentState) -> int | None:
    """Return how many rounds the tournament has if nobody else leaves; None if that depends on results.

    It does in a double elimination, whose final may be replayed, and if matches are the best of some games.
    Rounds in which tied matches are played again count once they are paired.
    """
    plan = state.plan
    if is_parallel(plan) and (not state.rounds or state.rounds[-1].stage == "groups"):
        return None  # how many there will be depends on who is fast
    match plan:
        case model.Swiss(rounds=rounds, cut=cut):
            return _with_cut(state, rounds, cut)
        case model.RoundRobin(cut=cut):
            return _with_cut(state, _longest(state, plan), cut)
        case model.League():
            return _longest(state, plan)
        case model.SingleElimination():
            return _plus(0, _knockout_rounds(state, len(groups(state)[0])))
        case model.DoubleElimination():
            return None


def _longest(state: model.TournamentState, plan: model.RoundRobin | model.League) -> int:
    return max(rounds_of_group(plan, len(members)) for members in groups(state))


def _with_cut(state: model.TournamentState, rounds: int, cut: int) -> int | None:
    """Add the rounds of the knock-out; once it has begun, those of its actual players."""
    begun = next((one for one in state.rounds if one.stage == "knockout"), None)
    if begun is None:
        here = players(state, len(state.rounds) + 1)
        return _plus(rounds, _knockout_rounds(state, min(cut, len(here))))
    finalists = len(begun.rests) + sum(len(table.seats) for table in begun.tables)
    return _plus(begun.number - 1, _knockout_rounds(state, finalists))


def _plus(rounds: int, more: int | None) -> int | None:
    return None if more is None else rounds + more


def _knockout_rounds(state: model.TournamentState, count: int) -> int | None:
    if count < 2:
        return 0
    if best_of(state.plan) > 1:
        return None
    tree = tree_of(state.plan, count)
    for one in state.rounds:
        if one.stage == "knockout" and len({tree[table.part].step for table in one.tables}) > 1:
            return None  # matches began early: how many rounds there will be depends on who is fast
    again = (all(is_replay(state, one, at) for at in range(len(one.tables))) for one in state.rounds)
    return len({node.step for node in tree}) + sum(again)
