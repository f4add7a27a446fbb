"""What the rounds and results so far add up to: games with their points, and the record of each entrant."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from engine.core import Dice
from engine.tournaments import model


class Played(NamedTuple):
    """A table with a result, and the points of each seat."""

    round: int
    part: int
    seats: tuple[model.EntrantId, ...]
    places: tuple[int, ...]
    absent: tuple[model.EntrantId, ...]
    points: tuple[Fraction, ...]

    def place_of(self, who: model.EntrantId) -> int:
        """Return an entrant's place at this table."""
        return self.places[self.seats.index(who)]

    def is_won_by(self, who: model.EntrantId) -> bool:
        """Did an entrant win? A shared first place is no win, nor is the first place of an absent player."""
        return self.place_of(who) == 1 and self.places.count(1) == 1 and who not in self.absent


class Record(msgspec.Struct):
    """The record of one entrant. `earned` counts the points of tables only, without byes."""

    points: Fraction = Fraction(0)
    earned: Fraction = Fraction(0)
    games: int = 0
    wins: int = 0
    byes: int = 0
    small: int = 0  # seats at tables smaller than the largest of their round
    seats: Counter[int] = msgspec.field(default_factory=Counter[int])
    met: Counter[model.EntrantId] = msgspec.field(default_factory=Counter[model.EntrantId])


def table_points(
    table: model.PointsTable, places: Sequence[int], absent: Iterable[int] = ()
) -> tuple[Fraction, ...]:
    """Return the points of each seat. Shared places get the mean; absent seats (indices) get nothing."""
    by_place = table[len(places) - 2]
    away = set(absent)

    def mean(place: int) -> Fraction:
        shared = places.count(place)
        return Fraction(sum(by_place[place - 1 : place - 1 + shared]), shared)

    return tuple(Fraction(0) if seat in away else mean(place) for seat, place in enumerate(places))


def win_points(plan: model.AnyPlan) -> int:
    """Return what a bye or a walkover is worth: a first place at a table of the preferred size."""
    return plan.points[plan.sizes[0] - 2][0]


def played(state: model.TournamentState, stage: model.Stage | None = None) -> list[Played]:
    """Return all tables with a result, by round and table, of one stage or of all."""
    results = {(result.round, result.table): result for result in state.results}
    found = list[Played]()
    for a_round in state.rounds:
        if stage is not None and a_round.stage != stage:
            continue
        for number, table in enumerate(a_round.tables):
            if result := results.get((a_round.number, number)):
                found.append(_played(state, table, result))
    return found


def played_at(state: model.TournamentState, result: model.TableResult) -> Played:
    """Return the table of a result, with its points."""
    return _played(state, state.rounds[result.round - 1].tables[result.table], result)


def _played(state: model.TournamentState, table: model.Table, result: model.TableResult) -> Played:
    away = [seat for seat, who in enumerate(table.seats) if who in result.absent]
    points = table_points(state.plan.points, result.places, away)
    return Played(result.round, table.part, table.seats, result.places, result.absent, points)


def result_at(state: model.TournamentState, round_number: int, table: int) -> model.TableResult | None:
    """Return the result of a table, once there is one."""
    where = (round_number, table)
    return next((one for one in state.results if (one.round, one.table) == where), None)


def games_by_player(games: Iterable[Played]) -> dict[model.EntrantId, list[Played]]:
    """Return each player's games in order."""
    found: dict[model.EntrantId, list[Played]] = {}
    for game in games:
        for who in game.seats:
            found.setdefault(who, []).append(game)
    return found


def records(state: model.TournamentState, stage: model.Stage | None = None) -> dict[model.EntrantId, Record]:
    """Return the record of every entrant, of one stage or of all."""
    found = {entrant.id: Record() for entrant in state.entrants}
    largest = {one.number: max((len(table.seats) for table in one.tables), default=0) for one in state.rounds}
    for game in played(state, stage):
        for seat, who in enumerate(game.seats):
            own = found[who]
            own.points += game.points[seat]
            own.earned += game.points[seat]
            own.games += 1
            own.wins += game.is_won_by(who)
            own.seats[seat] += 1
            own.small += len(game.seats) < largest[game.round]
        for one, other in combinations(game.seats, 2):
            found[one].met[other] += 1
            found[other].met[one] += 1
    for a_round in state.rounds:
        if stage is None or a_round.stage == stage:
            _count_free_points(a_round, found, win_points(state.plan))
    return found


def _count_free_points(a_round: model.Round, found: dict[model.EntrantId, Record], worth: int) -> None:
    for who in a_round.byes:
        found[who].points += worth
        found[who].byes += 1
    for who in a_round.walkovers:
        found[who].points += worth


def rounds_being_played(state: model.TournamentState, stage: model.Stage) -> Counter[model.EntrantId]:
    """Return how many rounds of a stage each entrant has begun and not finished."""
    known = {(result.round, result.table) for result in state.results}
    found = Counter[model.EntrantId]()
    for a_round in state.rounds:
        if a_round.stage == stage:
            tables = enumerate(a_round.tables)
            found.update(
                {who for at, table in tables if (a_round.number, at) not in known for who in table.seats}
            )
    return found


def open_tables(state: model.TournamentState) -> list[tuple[int, int]]:
    """Return the round and index of every table that has no result yet."""
    known = {(result.round, result.table) for result in state.results}
    return [
        (a_round.number, number)
        for a_round in state.rounds
        for number in range(len(a_round.tables))
        if (a_round.number, number) not in known
    ]


def after_round(state: model.TournamentState, number: int) -> model.TournamentState:
    """Return the tournament as it stood after a round, with the results that count today."""
    entrants = tuple(
        entrant if (entrant.dropped or 0) <= number + 1 else replace(entrant, dropped=None)
        for entrant in state.entrants
        if entrant.joined <= number
    )
    results = tuple(result for result in state.results if result.round <= number)
    return replace(state, entrants=entrants, rounds=state.rounds[:number], results=results)


def after_table(state: model.TournamentState, number: int, at: int) -> model.TournamentState:
    """Return a knock-out as it stood after a table, without the later games of its match."""
    then = after_round(state, number)
    last = replace(then.rounds[-1], tables=then.rounds[-1].tables[: at + 1])
    results = tuple(one for one in then.results if one.round < number or one.table <= at)
    return replace(then, rounds=(*then.rounds[:-1], last), results=results)


def players(state: model.TournamentState, round_number: int) -> list[model.Entrant]:
    """Return who plays in a round, in the order of entry."""
    return [entrant for entrant in state.entrants if entrant.plays(round_number)]


def dice_for(state: model.TournamentState, *what: object) -> Dice:
    """Return dice for one purpose. Each has its own stream, so that no draw affects another."""
    return Dice(state.seed + ":".join(str(part) for part in what).encode())


def seeded(state: model.TournamentState, entrants: Iterable[model.Entrant]) -> list[model.Entrant]:
    """Sort entrants by strength, the highest first. Ties are broken by lots that never change."""
    lots = draw_of_lots(state)
    return sorted(entrants, key=lambda entrant: (-entrant.strength, lots[entrant.id]))


def draw_of_lots(state: model.TournamentState) -> dict[model.EntrantId, int]:
    """Return the last tie-break: a number for each, the lowest first. Later entries do not change it."""
    return {
        one.id: dice_for(state, "lot", one.id if one.lot is None else one.lot).below(1 << 32)
        for one in state.entrants
    }
