"""Tournaments and ratings: one round of 128 paired, and all ratings built anew from 100,000 games.

`python -m bench.tournaments.pairing [--json]`
"""

import random
import sys
from time import process_time

from bench.measure import Result, gauge, report
from db import ResultRow
from engine.tournaments import (
    Entrant,
    Swiss,
    TableResult,
    TournamentState,
    add_round,
    counted,
    enter,
    next_round,
    open_tables,
    record,
    standings,
)

PLAYERS = 128
ROUNDS = 7
PAIRED_AT_MOST = 5.0  # seconds
GAMES = 100_000
SERVERS = 20
COMMUNITY = 2000


def swiss_results(sizes: tuple[int, ...]) -> list[Result]:
    """Each round of a Swiss, and the standings after it. What is timed is computing, whatever else runs."""
    chance, pairing, ranking = random.Random(1), list[float](), list[float]()
    state = TournamentState(plan=Swiss(rounds=ROUNDS, sizes=sizes), seed=b"bench")
    for number in range(PLAYERS):
        state = enter(state, Entrant(number))
    for _ in range(ROUNDS):
        start = process_time()
        paired = next_round(state)
        pairing.append(process_time() - start)
        assert paired is not None
        state = add_round(state, paired)
        for number, at in open_tables(state):
            places = chance.sample(range(1, sizes[0] + 1), sizes[0])
            state = record(state, TableResult(number, at, tuple(places)))
        start = process_time()
        standings(state)
        ranking.append(process_time() - start)
    name = f"tournament: {PLAYERS} players at tables of {sizes[0]}"
    slowest = f"slowest {max(pairing):.2f}"
    return [
        gauge(f"{name}, a round paired", pairing, "s", at_most=PAIRED_AT_MOST, detail=slowest),
        gauge(f"{name}, their standings", ranking, "s"),
    ]


def results() -> list[ResultRow]:
    """Tables of two to four, with ties, on several servers."""
    chance = random.Random(2)
    found = list[ResultRow]()
    for number in range(1, GAMES + 1):
        seats = chance.choice((2, 3, 4))
        scores = [chance.randrange(8) for _ in range(seats)]
        users = tuple(chance.sample(range(1, COMMUNITY), seats))
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        found.append(
            ResultRow(
                id=number,
                game_id=number,
                game="junior",
                guild_id=chance.randrange(SERVERS),
                users=users,
                places=places,
                at=number,
            )
        )
    return found


def rebuilt(known: list[ResultRow]) -> bytes:
    """All ratings, over all servers and on each."""
    ratings = [counted({}, known)]
    for server in range(SERVERS):
        ratings.append(counted({}, [one for one in known if one.guild_id == server]))
    return repr(ratings).encode()


def rating_result() -> Result:
    """All ratings from all results: twice, to the same last bit."""
    known, times, found = results(), list[float](), list[bytes]()
    for _ in range(2):
        start = process_time()
        found.append(rebuilt(known))
        times.append(process_time() - start)
    if found[0] != found[1]:
        sys.exit("the same games gave other ratings")
    return gauge(f"tournament: ratings rebuilt from {GAMES} games", times, "s", detail="bit-equal")


if __name__ == "__main__":
    report([*swiss_results((4, 3)), *swiss_results((2,)), rating_result()], sys.argv)
