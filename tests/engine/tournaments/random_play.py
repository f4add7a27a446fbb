"""Tournaments played at random, for the tests of pairings, standings and brackets."""

import random
from collections.abc import Callable

import pytest

from engine.core import RuleError, places_of
from engine.tournaments import (
    AnyPlan,
    Entrant,
    Round,
    Table,
    TableResult,
    TournamentState,
    add_round,
    drop,
    enter,
    next_round,
    open_tables,
    record,
)


def entered(plan: AnyPlan, players: int, seed: bytes = b"seed") -> TournamentState:
    """Return a tournament of the players 1, 2, 3 …, with player 1 the strongest."""
    state = TournamentState(plan=plan, seed=seed)
    for number in range(1, players + 1):
        state = enter(state, Entrant(number, strength=1000 - number))
    return state


def drawn(chance: random.Random, *, absence: float = 0.0) -> Callable[[Table], tuple[tuple[int, ...], ...]]:
    """Return random results, with ties and sometimes an absent player."""

    def result(table: Table) -> tuple[tuple[int, ...], ...]:
        away = tuple(chance.random() < absence for _ in table.seats)
        scores = tuple(chance.randrange(6) for _ in table.seats)
        absent = tuple(who for who, is_away in zip(table.seats, away, strict=True) if is_away)
        return places_of([(gone, -score) for gone, score in zip(away, scores, strict=True)]), absent

    return result


def the_lower_number_wins(table: Table) -> tuple[tuple[int, ...], ...]:
    """Player 1 beats all others, player 2 all but player 1, and so on."""
    return tuple(1 + sum(other < who for other in table.seats) for who in table.seats), ()


def played_round(
    state: TournamentState, paired: Round, result: Callable[[Table], tuple[tuple[int, ...], ...]]
):
    """Add a round and play all its tables."""
    state = add_round(state, paired)
    for number, at in open_tables(state):
        places, absent = result(paired.tables[at])
        state = record(state, TableResult(number, at, places, absent))
    return state


def played_out(
    state: TournamentState, result: Callable[[Table], tuple[tuple[int, ...], ...]]
) -> TournamentState:
    """Play round after round until none is left."""
    while (paired := next_round(state)) is not None:
        state = played_round(state, paired, result)
        assert len(state.rounds) < 500
    return state


def with_drops(state: TournamentState, chance: random.Random, share: float) -> TournamentState:
    """Let some of the remaining players drop out."""
    for entrant in state.entrants:
        if entrant.dropped is None and chance.random() < share:
            state = drop(state, entrant.id)
    return state


def random_history(
    players: int, rounds: int, sizes: tuple[int, ...], seed: int, plan: AnyPlan
) -> TournamentState:
    """Play rounds at random tables, with repeats."""
    chance = random.Random(seed)
    state = entered(plan, players, b"%d" % seed)
    for number in range(1, rounds + 1):
        order = chance.sample(range(1, players + 1), players)
        tables = list[Table]()
        for size in sizes:
            tables.append(Table(tuple(order[:size])))
            order = order[size:]
        state = played_round(state, Round(number, "swiss", tuple(tables)), drawn(chance))
    return state


def refused(act: Callable[[], object]) -> str:
    """Return the code with which something is refused."""
    with pytest.raises(RuleError) as refusal:
        act()
    return refusal.value.code
