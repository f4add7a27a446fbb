"""Pairs a Swiss round, at tables of two to four: players of equal score, preferably new to each other."""

from collections.abc import Iterable, Mapping, Sequence

from engine.tournaments.history import Record, dice_for, players, records
from engine.tournaments.model import EntrantId, Round, Table, TournamentState
from engine.tournaments.pods import WHOLE, meeting_cost, split
from engine.tournaments.seating import seated, table_sizes


def swiss_round(state: TournamentState, attempt: int = 0) -> Round | None:
    """Return the next Swiss round; None if the remaining players cannot fill one."""
    number = len(state.rounds) + 1
    known = records(state)
    here = [entrant.id for entrant in players(state, number)]
    made = tables_and_byes(state, here, known, ("swiss", number, attempt))
    if made is None:
        return None
    tables, byes = made
    return Round(number, "swiss", tuple(Table(seats) for seats in tables), byes)


def tables_and_byes(
    state: TournamentState,
    here: Iterable[EntrantId],
    known: Mapping[EntrantId, Record],
    purpose: tuple[object, ...],
    *,
    by_score: bool = True,
) -> tuple[list[tuple[EntrantId, ...]], tuple[EntrantId, ...]] | None:
    """Seat these players, the leaders' table first. Return None if that needs a second bye for a player."""
    order = sorted(dice_for(state, *purpose).shuffled(sorted(here)), key=lambda who: -known[who].points)
    can_rest = [who for who in order if not known[who].byes]
    sizes = table_sizes(len(order), state.plan.sizes, len(can_rest))
    if sizes is None:
        return None
    byes = can_rest[len(can_rest) - (len(order) - sum(sizes)) :]
    sitting = [who for who in order if who not in byes]
    pods = split(costs(sitting, known, by_score=by_score), sizes)
    return [seated([sitting[who] for who in pod], known) for pod in pods], tuple(byes)


def costs(
    order: Sequence[EntrantId], known: Mapping[EntrantId, Record], *, by_score: bool = True
) -> list[list[int]]:
    """Return the cost of each pair sitting together.

    Among equal pairings, one is better that mixes players who often had the first seat with others who
    rarely did: the sum of products is least if the numbers at a table differ most. It counts least of all.

    What a player pays for a small table (`costs[who][who]`) counts most: whoever has sat at one waits until
    all others have.
    """
    scores = [int(known[who].points * WHOLE) if by_score else 0 for who in order]
    firsts = [known[who].seats[0] for who in order]
    outweighs = 1 + 2 * len(order) * max(firsts) ** 2
    found = [
        [
            outweighs * meeting_cost(scores[at] - scores[to], known[who].met[them]) + firsts[at] * firsts[to]
            for to, them in enumerate(order)
        ]
        for at, who in enumerate(order)
    ]
    dearest = 1 + sum(map(sum, found))
    for at, who in enumerate(order):
        found[at][at] = dearest * known[who].small
    return found
