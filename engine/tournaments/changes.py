"""The acts that change a contest. Each gives a new one, or refuses with a `RuleError`."""

from msgspec.structs import replace

from engine.core import RuleError
from engine.tournaments.history import open_tables
from engine.tournaments.model import Contest, Entrant, EntrantId, Round, Swiss, TableResult


def enter(contest: Contest, entrant: Entrant) -> Contest:
    """Let somebody in: before the first round, or in a Swiss until half its rounds are paired.

    They take part from the next round that is paired, and have no points for those they missed. Whoever had
    dropped out comes back in the same way, but keeps what they had.
    """
    if any(known.id == entrant.id and known.dropped is None for known in contest.entrants):
        raise RuleError("contest-entered-already")
    if not can_enter(contest):
        raise _too_late(contest)
    if any(known.id == entrant.id for known in contest.entrants):
        return _changed(contest, entrant.id, dropped=None)
    joined = replace(entrant, joined=len(contest.rounds) + 1, dropped=None)
    return replace(contest, entrants=(*contest.entrants, joined))


def can_enter(contest: Contest) -> bool:
    """Is there still time to enter?"""
    return len(contest.rounds) < closing_round(contest)


def closing_round(contest: Contest) -> int:
    """The round with whose pairing the last chance to enter is gone."""
    match contest.plan:
        case Swiss(rounds=rounds):
            return rounds // 2 + 1
        case _:
            return 1


def _too_late(contest: Contest) -> RuleError:
    if isinstance(contest.plan, Swiss):
        return RuleError("contest-entry-closed-swiss", round=closing_round(contest), now=len(contest.rounds))
    return RuleError("contest-entry-closed")


def drop(contest: Contest, who: EntrantId) -> Contest:
    """Somebody leaves: they are not paired again, and stay in the standings and the tie-breaks.

    Whoever has not been paired yet is simply gone. A table that they sit at is still to get its result.
    """
    if not any(known.id == who and known.dropped is None for known in contest.entrants):
        raise RuleError("contest-not-entered")
    return _without_the_unpaired(_changed(contest, who, dropped=len(contest.rounds) + 1))


def _without_the_unpaired(contest: Contest) -> Contest:
    stay = (known for known in contest.entrants if known.dropped is None or known.joined < known.dropped)
    return replace(contest, entrants=tuple(stay))


def _changed(contest: Contest, who: EntrantId, *, dropped: int | None) -> Contest:
    entrants = (replace(known, dropped=dropped) if known.id == who else known for known in contest.entrants)
    return replace(contest, entrants=tuple(entrants))


def add_round(contest: Contest, paired: Round) -> Contest:
    """The round begins, as `next_round` has paired it."""
    if open_tables(contest):
        raise RuleError("contest-round-open", round=len(contest.rounds))
    return replace(contest, rounds=(*contest.rounds, paired))


def take_back_round(contest: Contest) -> Contest:
    """The last round was never paired, as long as none of its tables has a result.

    Whoever came or left since counts for the round that is then paired in its stead.
    """
    if not contest.rounds:
        raise RuleError("contest-not-started")
    last = contest.rounds[-1].number
    if any(result.round == last for result in contest.results):
        raise RuleError("contest-round-played", round=last)
    entrants = tuple(
        replace(
            known,
            joined=min(known.joined, last),
            dropped=None if known.dropped is None else min(known.dropped, last),
        )
        for known in contest.entrants
    )
    return _without_the_unpaired(replace(contest, rounds=contest.rounds[:-1], entrants=entrants))


def record(contest: Contest, result: TableResult) -> Contest:
    """Take a result. A second one of the same table replaces the first: that is how organisers correct.

    Whoever is absent is put behind all who came. What a bracket stands on cannot be corrected once its next
    round is paired.
    """
    table = _table_of(contest, result)
    if len(result.places) != len(table) or not set(result.absent) <= set(table):
        raise RuleError("contest-places-wrong", seats=len(table))
    if not _are_places(result.places):
        raise RuleError("contest-places-wrong", seats=len(table))
    if any(later.stage == "knockout" for later in contest.rounds[result.round :]):
        raise RuleError("contest-result-settled", round=result.round)
    kept = [one for one in contest.results if (one.round, one.table) != (result.round, result.table)]
    away = [who in result.absent for who in table]
    placed = replace(result, places=ranked(list(zip(away, result.places, strict=True))))
    return replace(contest, results=tuple(sorted((*kept, placed), key=lambda one: (one.round, one.table))))


def ranked(keys: list[tuple[bool, int]]) -> tuple[int, ...]:
    """Places from keys, the lowest first; equal keys share a place."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _are_places(places: tuple[int, ...]) -> bool:
    return places == tuple(1 + sum(other < place for other in places) for place in places)


def _table_of(contest: Contest, result: TableResult) -> tuple[EntrantId, ...]:
    if not 1 <= result.round <= len(contest.rounds):
        raise RuleError("contest-round-unknown", round=result.round, rounds=len(contest.rounds))
    tables = contest.rounds[result.round - 1].tables
    if not 0 <= result.table < len(tables):
        raise RuleError("contest-table-unknown", table=result.table + 1, tables=len(tables))
    return tables[result.table].seats
