"""The acts that change a tournament. Each gives a new one, or refuses with a `RuleError`."""

from msgspec.structs import replace

from engine.core import RuleError
from engine.tournaments.history import open_tables
from engine.tournaments.model import Entrant, EntrantId, Round, Swiss, TableResult, TournamentState


def enter(state: TournamentState, entrant: Entrant) -> TournamentState:
    """Let somebody in: before the first round, or in a Swiss until half its rounds are paired.

    They take part from the next round that is paired, and have no points for those they missed. Whoever had
    dropped out comes back in the same way, but keeps what they had.
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
    """The round with whose pairing the last chance to enter is gone."""
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
    """Somebody leaves: they are not paired again, and stay in the standings and the tie-breaks.

    Whoever has not been paired yet is simply gone. A table that they sit at is still to get its result.
    """
    if not any(known.id == who and known.dropped is None for known in state.entrants):
        raise RuleError("tournament-other-not-entered")
    return _without_the_unpaired(_changed(state, who, dropped=len(state.rounds) + 1))


def _without_the_unpaired(state: TournamentState) -> TournamentState:
    stay = (known for known in state.entrants if known.dropped is None or known.joined < known.dropped)
    return replace(state, entrants=tuple(stay))


def _changed(state: TournamentState, who: EntrantId, *, dropped: int | None) -> TournamentState:
    entrants = (replace(known, dropped=dropped) if known.id == who else known for known in state.entrants)
    return replace(state, entrants=tuple(entrants))


def add_round(state: TournamentState, paired: Round) -> TournamentState:
    """The round begins, as `next_round` has paired it."""
    if open_tables(state):
        raise RuleError("tournament-round-open", round=len(state.rounds))
    return replace(state, rounds=(*state.rounds, paired))


def take_back_round(state: TournamentState) -> TournamentState:
    """The last round was never paired, as long as none of its tables has a result.

    Whoever came or left since counts for the round that is then paired in its stead.
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
    """Take a result. A second one of the same table replaces the first: that is how organisers correct.

    Whoever is absent is put behind all who came. What a bracket stands on cannot be corrected once its next
    round is paired.
    """
    table = _table_of(state, result)
    if len(result.places) != len(table) or not set(result.absent) <= set(table):
        raise RuleError("tournament-places-wrong", seats=len(table))
    if not _are_places(result.places):
        raise RuleError("tournament-places-wrong", seats=len(table))
    if any(later.stage == "knockout" for later in state.rounds[result.round :]):
        raise RuleError("tournament-result-settled", round=result.round)
    kept = [one for one in state.results if (one.round, one.table) != (result.round, result.table)]
    away = [who in result.absent for who in table]
    placed = replace(result, places=ranked(list(zip(away, result.places, strict=True))))
    return replace(state, results=tuple(sorted((*kept, placed), key=lambda one: (one.round, one.table))))


def ranked(keys: list[tuple[bool, int]]) -> tuple[int, ...]:
    """Places from keys, the lowest first; equal keys share a place."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _are_places(places: tuple[int, ...]) -> bool:
    return places == tuple(1 + sum(other < place for other in places) for place in places)


def _table_of(state: TournamentState, result: TableResult) -> tuple[EntrantId, ...]:
    if not 1 <= result.round <= len(state.rounds):
        raise RuleError("tournament-round-unknown", round=result.round, rounds=len(state.rounds))
    tables = state.rounds[result.round - 1].tables
    if not 0 <= result.table < len(tables):
        raise RuleError("tournament-table-unknown", table=result.table + 1, tables=len(tables))
    return tables[result.table].seats
