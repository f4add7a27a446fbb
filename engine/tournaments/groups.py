"""Round robins: groups and divisions in which all meet.

Tables of two follow the circle: every two meet once a lap, and where the number is odd somebody rests. For
tables of three and four there is seldom a schedule in which all meet equally often; there a lap has as many
rounds as give room for every two to meet once, and each round is the one with the fewest repeats.
"""

from fractions import Fraction
from math import ceil, comb
from typing import NamedTuple

from engine.tournaments.history import dice_for, records, seeded
from engine.tournaments.model import Entrant, EntrantId, League, Round, RoundRobin, Table, TournamentState
from engine.tournaments.seating import seated
from engine.tournaments.sizes import table_sizes
from engine.tournaments.swiss import tables_and_byes


class _Part(NamedTuple):
    """What one group does in a round."""

    tables: list[tuple[EntrantId, ...]]
    byes: tuple[EntrantId, ...] = ()
    walkovers: tuple[EntrantId, ...] = ()
    rests: tuple[EntrantId, ...] = ()


def groups(state: TournamentState) -> list[list[Entrant]]:
    """Who is in which group or division, the best seed first; groups do not change once play has begun."""
    starters = seeded(state, (entrant for entrant in state.entrants if entrant.plays(1)))
    match state.plan:
        case League(divisions=count):
            return divided(starters, count)
        case RoundRobin(groups=count):
            return dealt(starters, count)
        case _:
            return [starters]


def dealt(starters: list[Entrant], count: int) -> list[list[Entrant]]:
    """Groups of equal strength: forth and back, 1 2 3 3 2 1."""
    found: list[list[Entrant]] = [[] for _ in range(count)]
    for at, entrant in enumerate(starters):
        lap, group = divmod(at, count)
        found[group if lap % 2 == 0 else count - 1 - group].append(entrant)
    return found


def divided(starters: list[Entrant], count: int) -> list[list[Entrant]]:
    """Divisions: as last season left them, newcomers in the lowest; a first season is cut by strength."""
    if not any(entrant.division for entrant in starters):
        edges = [len(starters) * edge // count for edge in range(count + 1)]
        return [starters[edges[at] : edges[at + 1]] for at in range(count)]
    return [
        [entrant for entrant in starters if (min(entrant.division, count) or count) == division]
        for division in range(1, count + 1)
    ]


def rounds_of_group(plan: RoundRobin | League, members: int) -> int:
    """How many rounds a group of so many plays: a lap has room for every two to meet once."""
    sizes = table_sizes(members, plan.sizes, most_byes=members)
    if sizes is None:
        return 0
    pairs_a_round = sum(comb(size, 2) for size in sizes)
    return plan.laps * ceil(Fraction(comb(members, 2), pairs_a_round))


def group_round(state: TournamentState, plan: RoundRobin | League, attempt: int = 0) -> Round | None:
    """The next round of all groups; None when all have met, or nobody is left to meet.

    Where everybody's opponent has dropped out a round has walkovers and no tables.
    """
    number = len(state.rounds) + 1
    playing = [
        (group, members)
        for group, members in enumerate(groups(state), start=1)
        if number <= rounds_of_group(plan, len(members)) and sum(e.plays(number) for e in members) > 1
    ]
    if not playing:
        return None
    parts = {group: _part(state, plan, group, members, number, attempt) for group, members in playing}
    return Round(
        number,
        "groups",
        tuple(Table(seats, group) for group, part in parts.items() for seats in part.tables),
        tuple(who for part in parts.values() for who in part.byes),
        tuple(who for part in parts.values() for who in part.walkovers),
        tuple(who for part in parts.values() for who in part.rests),
    )


def _part(
    state: TournamentState,
    plan: RoundRobin | League,
    group: int,
    members: list[Entrant],
    number: int,
    attempt: int,
) -> _Part:
    if plan.sizes[0] == 2:
        return _circle(state, group, members, number)
    here = [entrant.id for entrant in members if entrant.plays(number)]
    purpose = ("group", group, number, attempt)
    made = tables_and_byes(state, here, records(state), purpose, by_score=False)
    return _Part(*made) if made else _Part([], rests=tuple(here))


def _circle(state: TournamentState, group: int, members: list[Entrant], number: int) -> _Part:
    """The first keeps their place, the others go round; an empty chair makes an odd number even."""
    known = records(state)
    drawn = dice_for(state, "circle", group).shuffled(members)
    chairs: list[Entrant | None] = [*drawn] if len(drawn) % 2 == 0 else [*drawn, None]
    turned = (number - 1) % (len(chairs) - 1)
    ring = chairs[1:]
    chairs = [chairs[0], *ring[turned:], *ring[:turned]]
    tables, walkovers, rests = list[tuple[EntrantId, ...]](), list[EntrantId](), list[EntrantId]()
    for one, other in zip(chairs[: len(chairs) // 2], reversed(chairs), strict=False):
        here = [entrant.id for entrant in (one, other) if entrant and entrant.plays(number)]
        if len(here) == 2:
            tables.append(seated(here, known))
        elif one is None or other is None:
            rests += here
        else:
            walkovers += here
    return _Part(tables, walkovers=tuple(walkovers), rests=tuple(rests))
