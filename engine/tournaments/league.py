"""Leads from one season of a league to the next."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from engine.tournaments.model import Entrant, League, TournamentState
from engine.tournaments.standings import points_table


def next_season(state: TournamentState) -> tuple[Entrant, ...]:
    """Return the entrants of the next season: in each division the best `moving` go up, as many go down.

    Players who dropped out are left out, and more go up to fill their places, so that only the lowest
    division shrinks; newcomers enter there. In a division too small for both, going up comes first.
    """
    if not isinstance(state.plan, League):
        return ()
    people = {entrant.id: entrant for entrant in state.entrants}
    table, found, gaps = points_table(state), list[Entrant](), 0
    for division in range(1, state.plan.divisions + 1):
        rows = [row for row in table if row.group == division]
        staying = [people[row.entrant] for row in rows if not row.is_dropped]
        up = state.plan.moving + gaps if division > 1 else 0
        down = state.plan.moving if division < state.plan.divisions else 0
        for at, entrant in enumerate(staying):
            step = -1 if at < up else 1 if at >= len(staying) - down else 0
            found.append(replace(entrant, division=division + step, joined=1, dropped=None))
        gaps += len(rows) - len(staying)
    return tuple(found)


def refilled(there: Sequence[Entrant], earned: Sequence[Entrant], plan: League) -> tuple[Entrant, ...]:
    """Return those who are there for a new season, each in a division that can be played.

    `earned` are all of the last season in the order of `next_season`; some have not joined again. Their
    places are filled from below, so that each division but the lowest is as large as it would have been.
    If that leaves too few anywhere, the divisions are made equal.
    """
    if not any(entrant.division for entrant in there):
        return tuple(there)  # a first season is divided by strength
    place = {entrant.id: at for at, entrant in enumerate(earned)}
    # Newcomers come last, the strongest first.
    order = sorted(
        there, key=lambda one: (one.division or plan.divisions + 1, place.get(one.id, 0), -one.strength)
    )
    sizes = [sum(one.division == number for one in earned) for number in range(1, plan.divisions)]
    edges = [0, *(min(len(order), sum(sizes[: at + 1])) for at in range(len(sizes))), len(order)]
    if min(after - before for before, after in pairwise(edges)) < min(plan.sizes):
        edges = [len(order) * edge // plan.divisions for edge in range(plan.divisions + 1)]
    parts = [order[before:after] for before, after in pairwise(edges)]
    return tuple(replace(one, division=at) for at, part in enumerate(parts, start=1) for one in part)
