"""Round robins: groups and divisions in which all players meet.

Tables of two follow the circle method: each pair meets once a lap, and one player rests if their number is
odd. For tables of three and four, a schedule in which all meet equally often rarely exists; there a lap has
enough rounds for each pair to meet once, and each round is paired for the fewest repeats.

In parallel, two who have yet to meet play once both are free, so that a slow table holds up nobody: a table
joins the last round, or begins a new one if somebody already sits there. Nobody has two tables at once.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import ceil, comb
from typing import NamedTuple

from msgspec.structs import replace

from engine.tournaments.history import dice_for, open_tables, records, seeded
from engine.tournaments.model import (
    AnyPlan,
    Entrant,
    EntrantId,
    League,
    Round,
    RoundRobin,
    Table,
    TournamentState,
)
from engine.tournaments.seating import seated, table_sizes
from engine.tournaments.swiss import tables_and_byes


class _Part(NamedTuple):
    """One group's part of a round."""

    tables: list[tuple[EntrantId, ...]]
    byes: tuple[EntrantId, ...] = ()
    walkovers: tuple[EntrantId, ...] = ()
    rests: tuple[EntrantId, ...] = ()


def groups(state: TournamentState) -> list[list[Entrant]]:
    """Return the members of each group or division, the best seed first. They are fixed once play begins."""
    starters = seeded(state, (entrant for entrant in state.entrants if entrant.plays(1)))
    match state.plan:
        case League(divisions=count):
            return divided(starters, count)
        case RoundRobin(groups=count):
            return dealt(starters, count)
        case _:
            return [starters]


def dealt(starters: list[Entrant], count: int) -> list[list[Entrant]]:
    """Deal the players into groups of equal strength, back and forth: 1 2 3 3 2 1."""
    found: list[list[Entrant]] = [[] for _ in range(count)]
    for at, entrant in enumerate(starters):
        lap, group = divmod(at, count)
        found[group if lap % 2 == 0 else count - 1 - group].append(entrant)
    return found


def divided(starters: list[Entrant], count: int) -> list[list[Entrant]]:
    """Keep last season's divisions, with newcomers in the lowest. A first season is divided by strength."""
    if not any(entrant.division for entrant in starters):
        edges = [len(starters) * edge // count for edge in range(count + 1)]
        return [starters[edges[at] : edges[at + 1]] for at in range(count)]
    return [
        [entrant for entrant in starters if (min(entrant.division, count) or count) == division]
        for division in range(1, count + 1)
    ]


def rounds_of_group(plan: RoundRobin | League, members: int) -> int:
    """Return how many rounds a group plays: a lap has room for each pair to meet once."""
    sizes = table_sizes(members, plan.sizes, most_byes=members)
    if sizes is None:
        return 0
    pairs_a_round = sum(comb(size, 2) for size in sizes)
    return plan.laps * ceil(Fraction(comb(members, 2), pairs_a_round))


def group_round(state: TournamentState, plan: RoundRobin | League, attempt: int = 0) -> Round | None:
    """Return the next round of all groups; None if all have met, or nobody is left to meet.

    If all opponents have dropped out, the round has walkovers and no tables.
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
    # A group that can no longer fill a table has played all its rounds.
    parts = {group: part for group, part in parts.items() if part.tables or part.byes or part.walkovers}
    if not parts:
        return None
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
    """Pair by the circle method: the first stays, the others rotate; an empty chair evens the number."""
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


def has_games_left(
    state: TournamentState, plan: RoundRobin | League, members: list[Entrant], who: EntrantId
) -> bool:
    """Has this member of a group anybody left to meet?"""
    if not plan.parallel:
        return len(state.rounds) < rounds_of_group(plan, len(members))
    met = _met(state) + _given(state, plan)
    others = (one.id for one in members if one.id != who and one.dropped is None)
    return any(met[frozenset((who, other))] < plan.laps for other in others)


# In parallel: rounds only number the tables, as in a knock-out whose matches begin early.


def is_parallel(plan: AnyPlan) -> bool:
    """Do the tables of this round robin open as people are free?"""
    return isinstance(plan, RoundRobin | League) and plan.parallel


def parallel_round(state: TournamentState, plan: RoundRobin | League) -> Round | None:
    """Return the next round once no table is open; None if all have met.

    At last there are rounds without tables, for those who would have met somebody who dropped out.
    """
    made = _round(state, plan, free_tables(state, plan))
    return made if made.tables or made.walkovers else None


def opened_tables(state: TournamentState, plan: RoundRobin | League) -> Round | None:
    """Return the last round with the tables that can begin while others are played, or a new round."""
    tables, last = free_tables(state, plan), state.rounds[-1]
    if not tables:
        return None
    busy = {who for table in last.tables for who in table.seats}
    added = tuple(table for table in tables if not busy & {*table.seats})
    if added:
        return replace(last, tables=(*last.tables, *added))
    return _round(state, plan, tables)


def _round(state: TournamentState, plan: RoundRobin | League, tables: list[Table]) -> Round:
    """A new round with these tables, and a walkover for each who is due one and does not sit there."""
    here = {who for table in tables for who in table.seats}
    walkovers = tuple(who for who in _walkovers(state, plan) if who not in here)
    return Round(len(state.rounds) + 1, "groups", tuple(tables), walkovers=walkovers)


def free_tables(state: TournamentState, plan: RoundRobin | League) -> list[Table]:
    """Return tables for people who are free and have yet to meet; whoever has most games left comes first."""
    met, known = _met(state) + _given(state, plan), records(state)
    busy = {who for number, at in open_tables(state) for who in state.rounds[number - 1].tables[at].seats}
    tables = list[Table]()
    for part, members in enumerate(groups(state), start=1):
        here = [one.id for one in dice_for(state, "circle", part).shuffled(members) if one.dropped is None]
        pairs = [pair for pair in combinations(here, 2) if met[frozenset(pair)] < plan.laps]
        left = Counter(who for pair in pairs for who in pair)
        # A second lap begins once the first is played; the sort keeps the drawn order of equals.
        pairs.sort(key=lambda pair: (met[frozenset(pair)], -max(left[who] for who in pair)))
        for pair in pairs:
            if not busy & {*pair}:
                tables.append(Table(seated(pair, known), part))
                busy |= {*pair}
    return tables


def _met(state: TournamentState) -> Counter[frozenset[EntrantId]]:
    """How often each pair has sat down together before a knock-out."""
    tables = (table for one in state.rounds if one.stage == "groups" for table in one.tables)
    return Counter(frozenset(table.seats) for table in tables)


def _given(state: TournamentState, plan: RoundRobin | League) -> Counter[frozenset[EntrantId]]:
    """How many games against substitutes were given to their opponents before they came, as walkovers."""
    met, had = _met(state), Counter(who for one in state.rounds for who in one.walkovers)
    found = Counter[frozenset[EntrantId]]()
    for members in groups(state):
        gone = [one.id for one in members if one.dropped is not None]
        for one in (entrant.id for entrant in members if entrant.dropped is None):
            over = had[one] - sum(plan.laps - met[frozenset((one, other))] for other in gone)
            for other in (entrant.id for entrant in members if entrant.earlier and entrant.id != one):
                pair = frozenset((one, other))
                given = max(0, min(over, plan.laps - met[pair]))
                found[pair] = max(found[pair], given)
                over -= given
    return found


def _walkovers(state: TournamentState, plan: RoundRobin | League) -> list[EntrantId]:
    """Return those who would have met people who dropped out more often than they had walkovers."""
    met, given = _met(state), Counter(who for one in state.rounds for who in one.walkovers)
    found = list[EntrantId]()
    for members in groups(state):
        gone = [one.id for one in members if one.dropped is not None]
        here = [one.id for one in members if one.dropped is None]
        for one in here if len(here) > 1 else ():
            due = sum(plan.laps - met[frozenset((one, other))] for other in gone)
            found += [one] if due > given[one] else []
    return found
