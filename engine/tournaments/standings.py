"""Ranks the entrants."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec.structs import replace

from engine.tournaments import model, tiebreaks
from engine.tournaments.groups import groups, is_parallel
from engine.tournaments.history import (
    Played,
    Record,
    draw_of_lots,
    games_by_player,
    played,
    records,
    rounds_being_played,
)
from engine.tournaments.knockout import Knockout
from engine.tournaments.model import EntrantId, Row, TournamentState
from engine.tournaments.seeding import by_place, kept_apart
from engine.tournaments.series import knockout_table


def standings(state: TournamentState) -> tuple[Row, ...]:
    """Rank all entrants by points or, in a knock-out, by how far they came.

    During a knock-out, all who are still in share the first rank. Until it begins, ranks are within groups
    and divisions.
    """
    if (knockout := knockout_of(state)) is None:
        return points_table(state)
    ranks = {who: rank for rank, who in knockout.ranks()}
    rows = {row.entrant: row for row in points_table(state)}
    if isinstance(state.plan, model.SingleElimination | model.DoubleElimination):
        rows = {row.entrant: row for row in _rows(state, "knockout", knockout.seeds, 0)}
    inside = sorted((replace(rows[who], rank=rank) for who, rank in ranks.items()), key=lambda row: row.rank)
    others = [row for who, row in rows.items() if who not in ranks]
    others.sort(key=lambda row: (row.rank, -row.points))  # these ranks are within groups
    return (*inside, *(replace(row, rank=at) for at, row in enumerate(others, start=len(inside) + 1)))


def points_table(state: TournamentState) -> tuple[Row, ...]:
    """Return the standings of the Swiss rounds, or of one group after another, without the knock-out."""
    match state.plan:
        case model.Swiss():
            return tuple(_rows(state, "swiss", [entrant.id for entrant in state.entrants], 0))
        case model.RoundRobin() | model.League():
            return tuple(
                row
                for group, members in enumerate(groups(state), start=1)
                for row in _rows(state, "groups", [entrant.id for entrant in members], group)
            )
        case _:
            return ()


def _rows(state: TournamentState, stage: model.Stage, who: Sequence[EntrantId], group: int) -> list[Row]:
    known, games = records(state, stage), games_by_player(played(state, stage))
    rounds = sum(a_round.stage == stage for a_round in state.rounds)
    playing = rounds_being_played(state, stage)
    if is_parallel(state.plan):  # there rounds only number the tables
        rounds, playing = max((known[one].games for one in who), default=0), Counter[EntrantId]()
    is_duel = state.plan.sizes[0] == 2
    lots = draw_of_lots(state)

    def first_breaks(one: EntrantId) -> tuple[Fraction, ...]:
        if is_duel:
            own_games = games.get(one, ())
            return (
                tiebreaks.buchholz_cut_one(one, known, rounds - playing[one]),
                tiebreaks.sonneborn_berger(one, own_games, known),
            )
        return tiebreaks.opponents_average(one, known), Fraction(known[one].wins)

    # Nobody wins without a game; after a single round a bye is no reason to rank anybody low.
    idle = {one: rounds > 1 and state.plan.edition > 1 and not known[one].games for one in who}
    averages = {one: first_breaks(one) for one in who}
    is_direct = state.plan.ties == "direct"
    by_first = {one: (not idle[one], known[one].points, *(() if is_direct else averages[one])) for one in who}
    order = list[tuple[EntrantId, tiebreaks.Breaks]]()
    ranked = sorted(who, key=by_first.__getitem__, reverse=True)
    for _, tied in groupby(ranked, key=by_first.__getitem__):
        order += _break_further(list(tied), averages, games, known, lots, state.plan)
    dropped = {entrant.id for entrant in state.entrants if entrant.dropped is not None}
    return [
        Row(
            rank=rank,
            entrant=one,
            group=group,
            points=known[one].points,
            games=known[one].games,
            wins=known[one].wins,
            firsts=known[one].seats[0],
            is_dropped=one in dropped,
            breaks=breaks,
        )
        for rank, (one, breaks) in enumerate(order, start=1)
    ]


def _break_further(
    tied: list[EntrantId],
    averages: Mapping[EntrantId, tuple[Fraction, ...]],
    games: Mapping[EntrantId, Sequence[Played]],
    known: dict[EntrantId, Record],
    lots: dict[EntrantId, int],
    plan: model.AnyPlan,
) -> list[tuple[EntrantId, tiebreaks.Breaks]]:
    """Order entrants who are tied so far, and return each with all their tie-breaks."""
    is_duel = plan.sizes[0] == 2
    direct = tiebreaks.head_to_head(tied, games) if len(tied) > 1 else None
    firsts = {one: 0 if is_duel else known[one].seats[0] for one in tied}

    def level(one: EntrantId) -> tuple[Fraction | int, ...]:
        return -direct[one] if direct else 0, *(-value for value in averages[one])

    def breaks(one: EntrantId) -> tiebreaks.Breaks:
        met = direct[one] if direct else None
        seats = () if is_duel else (Fraction(firsts[one]),)
        first = (met, *averages[one]) if plan.ties == "direct" else (*averages[one], met)
        return (*first, *seats, Fraction(lots[one]))

    order = list[EntrantId]()
    for _, equals in groupby(sorted(tied, key=level), key=level):
        again = list(equals)  # fewer than before where averages came between: all of these may have met
        between = tiebreaks.head_to_head(again, games) if len(again) > 1 else None
        order += sorted(again, key=lambda one: (-between[one] if between else 0, firsts[one], lots[one]))
    return [(one, breaks(one)) for one in order]


def knockout_of(state: TournamentState) -> Knockout | None:
    """Return the knock-out, once it has begun. A plain elimination has one from the start."""
    match state.plan:
        case model.SingleElimination() | model.DoubleElimination():
            seeds = [entrant.id for entrant in groups(state)[0]]
            return Knockout(state, seeds) if len(seeds) > 1 else None
        case _:
            has_begun = any(a_round.stage == "knockout" for a_round in state.rounds)
            return cut_of(state) if has_begun else None


def cut_of(state: TournamentState) -> Knockout | None:
    """Return the knock-out among the best, begun or as it would begin now; None if the plan has none.

    Its seeds are the best who had not dropped out when it began: by place, then points, then tie-breaks.
    Those of one group are kept apart as long as possible.
    """
    if not isinstance(state.plan, model.Swiss | model.RoundRobin) or state.plan.cut < 2:
        return None
    begun = (a_round.number for a_round in state.rounds if a_round.stage == "knockout")
    number = next(begun, len(state.rounds) + 1)
    here = {entrant.id for entrant in state.entrants if entrant.plays(number)}
    rows = [row for row in points_table(state) if row.entrant in here]
    parts = len({row.group for row in rows})
    if parts > 1:
        best = [[row for row in rows if row.group == group] for group in sorted({row.group for row in rows})]
        rows = [row for part in best for row in part[: -(-state.plan.cut // parts)]]
        if state.plan.edition == 1:
            rows.sort(key=lambda row: (row.rank, row.group))
        else:
            rows = by_place(rows, records(state, "groups"), tiebreaks.tie_breaks(state.plan))[
                : state.plan.cut
            ]
            rows = kept_apart(rows, knockout_table(state.plan))
    seeds = [row.entrant for row in rows[: state.plan.cut]]
    return Knockout(state, seeds) if len(seeds) > 1 else None


def still_in(state: TournamentState) -> frozenset[EntrantId] | None:
    """Return who can still win the knock-out, or has won it; None if there is none yet."""
    if (knockout := knockout_of(state)) is None:
        return None
    champion = () if knockout.champion is None else (knockout.champion,)
    return frozenset((*knockout.still_in, *champion))


def bracket(state: TournamentState) -> model.Bracket | None:
    """Return the bracket to draw; None if there is none yet."""
    knockout = knockout_of(state)
    return knockout.bracket() if knockout else None
