"""A Swiss round, with tables of two to four: people of equal score meet, and new people before known ones."""

from collections.abc import Iterable, Mapping, Sequence

from engine.tournaments.history import Record, dice_for, players, records
from engine.tournaments.model import EntrantId, Round, Table, TournamentState
from engine.tournaments.pods import WHOLE, meeting_cost, split
from engine.tournaments.seating import seated
from engine.tournaments.sizes import table_sizes


def swiss_round(state: TournamentState, attempt: int = 0) -> Round | None:
    """The next Swiss round; None where the players left cannot make one up."""
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
    """Seat these players: the leaders' table first. None where there is no way without a second bye."""
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
    """What it costs that two sit together, for every two.

    Among pairings that cost the same, the better mixes those who sat first often with those who seldom did:
    the sum of products is least where the numbers at a table differ most. It weighs less than anything else.
    """
    scores = [int(known[who].points * WHOLE) if by_score else 0 for who in order]
    firsts = [known[who].seats[0] for who in order]
    outweighs = 1 + 2 * len(order) * max(firsts) ** 2
    return [
        [
            outweighs * meeting_cost(scores[at] - scores[to], known[who].met[them]) + firsts[at] * firsts[to]
            for to, them in enumerate(order)
        ]
        for at, who in enumerate(order)
    ]
