"""Changes to a tournament. Each function returns a new state, or refuses with a `RuleError`."""

from msgspec.structs import replace

from engine.core import RuleError, places_of
from engine.tournaments.history import open_tables
from engine.tournaments.model import Entrant, EntrantId, Round, Swiss, TableResult, TournamentState
from engine.tournaments.standings import knockout_of


def enter(state: TournamentState, entrant: Entrant) -> TournamentState:
    """Enter a player: before the first round or, in a Swiss, until half its rounds are paired.

    They play from the next round that is paired, without points for the rounds they missed. A player who had
    dropped out returns in the same way, and keeps their points.
    """
    if any(known.id == entrant.id and known.dropped is None for known in state.entrants):
        raise RuleError("tournament-entered-already")
    if not can_enter(state):
        raise _too_late(state)
    if any(known.id == entrant.id for known in state.entrants):
        return _changed(state, entrant.id, dropped=None)
    joined = replace(entrant, joined=len(state.rounds) + 1, dropped=None)
    return replace(state, entrants=(*state.entrants, joined))


def can_enter(state: TournamentState) -> bool:
    """Is there still time to enter?"""
    return len(state.rounds) < closing_round(state)


def closing_round(state: TournamentState) -> int:
    """Return the round after whose pairing nobody can enter any more."""
    match state.plan:
        case Swiss(rounds=rounds):
            return rounds // 2 + 1
        case _:
            return 1


def _too_late(state: TournamentState) -> RuleError:
    if isinstance(state.plan, Swiss):
        return RuleError("tournament-entry-closed-swiss", round=closing_round(state), now=len(state.rounds))
    return RuleError("tournament-entry-closed")


def drop(state: TournamentState, who: EntrantId) -> TournamentState:
    """Drop a player: they are not paired again, but stay in the standings and the tie-breaks.

    A player who was never paired is removed. A table where they sit still needs its result.
    """
    if not any(known.id == who and known.dropped is None for known in state.entrants):
        raise RuleError("tournament-other-not-entered")
    return _without_the_unpaired(_changed(state, who, dropped=len(state.rounds) + 1))


def sit_out(state: TournamentState, who: EntrantId) -> TournamentState:
    """Let a player sit out the next round of a Swiss: no table, no points, and no absence."""
    number = len(state.rounds) + 1
    known = next((one for one in state.entrants if one.id == who and one.dropped is None), None)
    if known is None:
        raise RuleError("tournament-other-not-entered")
    if not isinstance(state.plan, Swiss) or number > state.plan.rounds:
        raise RuleError("tournament-no-byes")
    if number in known.skips:
        raise RuleError("tournament-bye-already", round=number)
    entrants = (replace(one, skips=(*one.skips, number)) if one.id == who else one for one in state.entrants)
    return replace(state, entrants=tuple(entrants))


def _without_the_unpaired(state: TournamentState) -> TournamentState:
    stay = (known for known in state.entrants if known.dropped is None or known.joined < known.dropped)
    return replace(state, entrants=tuple(stay))


def _changed(state: TournamentState, who: EntrantId, *, dropped: int | None) -> TournamentState:
    entrants = (replace(known, dropped=dropped) if known.id == who else known for known in state.entrants)
    return replace(state, entrants=tuple(entrants))


def add_round(state: TournamentState, paired: Round) -> TournamentState:
    """Begin a round that `next_round` has paired."""
    if open_tables(state):
        raise RuleError("tournament-round-open", round=len(state.rounds))
    return replace(state, rounds=(*state.rounds, paired))


def take_back_round(state: TournamentState) -> TournamentState:
    """Remove the last round, if none of its tables has a result.

    Players who entered or dropped out since then count for the round that is paired instead.
    """
    if not state.rounds:
        raise RuleError("tournament-not-started")
    last = state.rounds[-1].number
    if any(result.round == last for result in state.results):
        raise RuleError("tournament-round-played", round=last)
    entrants = tuple(
        replace(
            known,
            joined=min(known.joined, last),
            dropped=None if known.dropped is None else min(known.dropped, last),
        )
        for known in state.entrants
    )
    return _without_the_unpaired(replace(state, rounds=state.rounds[:-1], entrants=entrants))


def record(state: TournamentState, result: TableResult) -> TournamentState:
    """Record a result. A second one of the same table replaces the first, so that organisers can correct it.

    Absent players rank behind all who came. Once a later knock-out round is paired, a result is final.
    """
    table = _table_of(state, result)
    is_full = len(result.places) == len(table) and set(result.absent) <= set(table)
    if not is_full or result.places != places_of(result.places):
        raise RuleError("tournament-places-wrong", seats=len(table))
    if _is_built_on(state, result):
        raise RuleError("tournament-result-settled", round=result.round)
    kept = [one for one in state.results if (one.round, one.table) != (result.round, result.table)]
    away = [who in result.absent for who in table]
    placed = replace(result, places=places_of(list(zip(away, result.places, strict=True))))
    return replace(state, results=tuple(sorted((*kept, placed), key=lambda one: (one.round, one.table))))


def _is_built_on(state: TournamentState, result: TableResult) -> bool:
    """Is a table paired that depends on this one? Before a knock-out, all of it does."""
    here, later = state.rounds[result.round - 1], state.rounds[result.round :]
    if here.stage != "knockout":
        return any(one.stage == "knockout" for one in later)
    knockout = knockout_of(state)
    assert knockout is not None
    matches = knockout.built_on(here.tables[result.table].part)
    following = [*here.tables[result.table + 1 :], *(table for one in later for table in one.tables)]
    return any(table.part in matches for table in following)


def add_tables(state: TournamentState, opened: Round) -> TournamentState:
    """Begin the tables that `open_matches` has found: in a round that is played, or in a new one."""
    return replace(state, rounds=(*state.rounds[: opened.number - 1], opened, *state.rounds[opened.number :]))


def _table_of(state: TournamentState, result: TableResult) -> tuple[EntrantId, ...]:
    if not 1 <= result.round <= len(state.rounds):
        raise RuleError("tournament-round-unknown", round=result.round, rounds=len(state.rounds))
    tables = state.rounds[result.round - 1].tables
    if not 0 <= result.table < len(tables):
        raise RuleError("tournament-table-unknown", table=result.table + 1, tables=len(tables))
    return tables[result.table].seats
