"""One match of a knock-out, which may take several games: the best of some, and more if they are tied."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.tournaments import model
from engine.tournaments.history import dice_for

Seats = tuple[model.EntrantId, ...]


class Series(NamedTuple):
    """The games of a match so far. `order` is set once it is decided, after round `since`.

    `again` are the seats of its next game, `at` the round and index of its last table, and `places` are those
    of its last game. `is_tied`: the decider had to decide.
    """

    at: tuple[int, int]
    games: int
    wins: dict[model.EntrantId | None, int]
    places: dict[model.EntrantId | None, int]
    order: Seats | None = None
    since: int = 0
    again: Seats = ()
    is_tied: bool = False
    out: Seats = ()  # while it is played again: those who can no longer go on


class Game(NamedTuple):
    """One game of a match."""

    at: tuple[int, int]
    seats: Seats
    result: model.TableResult | None

    @property
    def places(self) -> dict[model.EntrantId, int]:
        """Each player's place; none before there is a result."""
        return dict(zip(self.seats, self.result.places, strict=True)) if self.result else {}

    @property
    def scores(self) -> dict[model.EntrantId, int]:
        """Each player's score in the game; none where it is not known."""
        known = self.result.scores if self.result else ()
        return dict(zip(self.seats, known, strict=True)) if known else {}

    @property
    def is_deserted(self) -> bool:
        """Has nobody come? Then it is of no use to play again."""
        return self.result is not None and set(self.result.absent) >= set(self.seats)


def knockout_table(plan: model.AnyPlan) -> int:
    """Return the table size of a knock-out: tables of four send two players on, all others are duels."""
    return 4 if plan.sizes[0] == 4 else 2


def best_of(plan: model.AnyPlan) -> int:
    """Return how many games a match has if none is tied; tables of four play one."""
    return plan.best_of if knockout_table(plan) == 2 else 1


def replays(plan: model.AnyPlan) -> int:
    """Return how often a tied match is played again."""
    return model.REPLAYS if plan.edition > 1 else 0


def games_by_match(state: model.TournamentState) -> dict[int, list[Game]]:
    """Return the games of each match in order."""
    results = {(result.round, result.table): result for result in state.results}
    found: dict[int, list[Game]] = {}
    for one in state.rounds:
        for at, table in enumerate(one.tables if one.stage == "knockout" else ()):
            game = Game((one.number, at), table.seats, results.get((one.number, at)))
            found.setdefault(table.part, []).append(game)
    return found


def is_replay(state: model.TournamentState, paired: model.Round, at: int) -> bool:
    """Is this table of a round played because its match was tied?"""
    if paired.stage != "knockout":
        return False
    return len(earlier_games(state, paired, at)) >= best_of(state.plan)


def earlier_games(state: model.TournamentState, paired: model.Round, at: int) -> list[tuple[int, int]]:
    """Return where the games of a match were played before this table of a round, by round and index."""
    part = paired.tables[at].part
    before = [one for one in state.rounds[: paired.number - 1] if one.stage == "knockout"]
    found = [
        (one.number, there) for one in before for there, table in enumerate(one.tables) if table.part == part
    ]
    here = [(paired.number, there) for there, table in enumerate(paired.tables[:at]) if table.part == part]
    return [*found, *here]


class MatchPlayed(NamedTuple):
    """A match of which at least one game is paired. `ahead` of its players go on; `rank` are the seeds."""

    state: model.TournamentState
    number: int
    ahead: int
    rank: Mapping[model.EntrantId, int]
    games: list[Game]

    def series(self) -> Series:
        """Return how it stands."""
        last = self.games[-1]
        wins: dict[model.EntrantId | None, int] = dict.fromkeys(self.games[0].seats, 0)
        for game in self.games:
            first = [who for who, place in game.places.items() if place == 1]
            if len(first) == 1:
                wins[first[0]] += 1
        so_far = Series(last.at, len(self.games), wins, {**last.places})
        if last.result is None:
            return so_far
        groups = self._by_wins(wins) if len(self.games[0].seats) == 2 else self._by_places()
        return self._decided(so_far, groups) if groups else self._goes_on(so_far, [[*self.games[0].seats]])

    def _by_wins(self, wins: Mapping[model.EntrantId | None, int]) -> list[list[model.EntrantId]]:
        """Group the two by wins; empty if games are still to be played and either can win."""
        one, other = self.games[0].seats
        left = max(0, best_of(self.state.plan) - len(self.games))
        lead = wins[one] - wins[other]
        if abs(lead) > left:
            return [[one], [other]] if lead > 0 else [[other], [one]]
        return [] if left else [[one, other]]

    def _by_places(self) -> list[list[model.EntrantId]]:
        """Group the players by their places. Each further game parts those who were tied before it."""
        groups = [[*self.games[0].seats]]
        for game in self.games:
            parted = list[list[model.EntrantId]]()
            for group in groups:
                if set(game.seats) <= set(group):
                    by_place = sorted(game.seats, key=lambda who: game.places[who])
                    parted += [[*tied] for _, tied in groupby(by_place, key=lambda who: game.places[who])]
                    gone = [who for who in group if who not in game.seats]
                    parted += [gone] if gone else []
                else:
                    parted.append(group)
            groups = parted
        return groups

    def _decided(self, so_far: Series, groups: list[list[model.EntrantId]]) -> Series:
        """Decide the match, unless the last place that goes on is tied."""
        before = 0
        for group in groups:
            if before < self.ahead < before + len(group):
                return self._goes_on(so_far, groups, group, self.ahead - before)
            before += len(group)
        return so_far._replace(order=self._order(groups), since=so_far.at[0])

    def _goes_on(
        self,
        so_far: Series,
        groups: list[list[model.EntrantId]],
        tied: Sequence[model.EntrantId] = (),
        places: int = 1,
    ) -> Series:
        """Let those who are `tied` for so many places play again; without them, the next game is due.

        If no more than `places` of them are left, they go on. After the last replay the decider counts.
        """
        who = list(tied) or list(self.games[0].seats)
        played = len(self.games) - best_of(self.state.plan)
        if tied and (played >= replays(self.state.plan) or self.games[-1].is_deserted):
            order = self._order(groups, who, [[one] for one in self._by_decider(who)])
            return so_far._replace(order=order, since=so_far.at[0], is_tied=True)
        entrants, here = {entrant.id: entrant for entrant in self.state.entrants}, who
        for number in range(so_far.at[0] + 1, len(self.state.rounds) + 2):
            here = [one for one in who if entrants[one].plays(number)]
            if len(here) <= places:
                parted = [here, [one for one in who if one not in here]]
                return so_far._replace(order=self._order(groups, who, parted), since=number - 1)
        first, *others = (one for one in self.games[-1].seats if one in here)
        behind = groups[groups.index(who) + 1 :] if tied else []
        return so_far._replace(again=(*others, first), out=tuple(one for group in behind for one in group))

    def _by_decider(self, who: Sequence[model.EntrantId]) -> list[model.EntrantId]:
        plan, last = self.state.plan, self.games[-1].seats
        if plan.edition == 1 or plan.decider == "seed" or self.games[-1].is_deserted:
            return sorted(who, key=self.rank.__getitem__)
        if plan.decider == "lot":
            return [*dice_for(self.state, "decider", self.number).shuffled(sorted(who))]
        return sorted(who, key=last.index, reverse=True)

    def _order(
        self,
        groups: Sequence[Sequence[model.EntrantId]],
        tied: Sequence[model.EntrantId] = (),
        parted: Sequence[Sequence[model.EntrantId]] = (),
    ) -> Seats:
        """Put all players in order; `parted` takes the place of those who were `tied`."""
        found = list[model.EntrantId]()
        for group in groups:
            parts = parted if set(group) == set(tied) else [group]
            found += [who for part in parts for who in sorted(part, key=self.rank.__getitem__)]
        return tuple(found)
