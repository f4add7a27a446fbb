"""Contests played at random, for the tests of pairings, standings and brackets."""

import random
from collections.abc import Callable

from engine.tournaments import (
    AnyPlan,
    Contest,
    Entrant,
    Round,
    Table,
    TableResult,
    add_round,
    drop,
    enter,
    next_round,
    open_tables,
    record,
)
from engine.tournaments.changes import ranked


def entered(plan: AnyPlan, players: int, seed: bytes = b"seed") -> Contest:
    """Players 1, 2, 3 …, player 1 the strongest."""
    contest = Contest(plan=plan, seed=seed)
    for number in range(1, players + 1):
        contest = enter(contest, Entrant(number, strength=1000 - number))
    return contest


def drawn(chance: random.Random, *, absence: float = 0.0) -> Callable[[Table], tuple[tuple[int, ...], ...]]:
    """Results at random, with ties; now and then somebody is absent."""

    def result(table: Table) -> tuple[tuple[int, ...], ...]:
        away = tuple(chance.random() < absence for _ in table.seats)
        scores = tuple(chance.randrange(6) for _ in table.seats)
        absent = tuple(who for who, is_away in zip(table.seats, away, strict=True) if is_away)
        return ranked([(gone, -score) for gone, score in zip(away, scores, strict=True)]), absent

    return result


def the_lower_number_wins(table: Table) -> tuple[tuple[int, ...], ...]:
    """Player 1 beats all, player 2 all but player 1, and so on."""
    return tuple(1 + sum(other < who for other in table.seats) for who in table.seats), ()


def played_round(contest: Contest, paired: Round, result: Callable[[Table], tuple[tuple[int, ...], ...]]):
    """The round is added and all its tables are played."""
    contest = add_round(contest, paired)
    for number, at in open_tables(contest):
        places, absent = result(paired.tables[at])
        contest = record(contest, TableResult(number, at, places, absent))
    return contest


def played_out(contest: Contest, result: Callable[[Table], tuple[tuple[int, ...], ...]]) -> Contest:
    """Round after round until there is none."""
    while (paired := next_round(contest)) is not None:
        contest = played_round(contest, paired, result)
        assert len(contest.rounds) < 500
    return contest


def with_drops(contest: Contest, chance: random.Random, share: float) -> Contest:
    """Some of those who are left drop out."""
    for entrant in contest.entrants:
        if entrant.dropped is None and chance.random() < share:
            contest = drop(contest, entrant.id)
    return contest


def random_history(players: int, rounds: int, sizes: tuple[int, ...], seed: int, plan: AnyPlan) -> Contest:
    """Rounds at tables that chance has filled, whoever met before."""
    chance = random.Random(seed)
    contest = entered(plan, players, b"%d" % seed)
    for number in range(1, rounds + 1):
        order = chance.sample(range(1, players + 1), players)
        tables = list[Table]()
        for size in sizes:
            tables.append(Table(tuple(order[:size])))
            order = order[size:]
        contest = played_round(contest, Round(number, "swiss", tuple(tables)), drawn(chance))
    return contest
