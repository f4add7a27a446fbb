"""The values of a tournament. A `TournamentState` holds all that happened; all else is computed from it."""

from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

EntrantId: TypeAlias = int
Stage: TypeAlias = Literal["swiss", "groups", "knockout"]
PointsTable: TypeAlias = tuple[tuple[int, ...], ...]

Section: TypeAlias = Literal["winners", "losers", "third", "final"]
# Who goes on from a match that is still tied: the better seed, the later seat in its last game, or a lot.
Decider: TypeAlias = Literal["seed", "second", "lot"]
# What parts people of equal points first: how strong their opponents were, or their games against each other.
TieOrder: TypeAlias = Literal["averages", "direct"]
EDITION = 2
REPLAYS = 2

# Points by place at tables of 2, 3 and 4. Shared places get the mean of their points.
POINTS: PointsTable = ((3, 1), (5, 3, 1), (5, 3, 2, 1))


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all formats share.

    `sizes` are the allowed table sizes, the preferred one first; the others are used if the number of players
    does not divide evenly. `points` are for tables of 2, 3 and 4.

    The rest is for knock-outs: a match of two is the `best_of` so many games; tied ones are played again, at
    most `REPLAYS` times, and then the `decider` counts; `third`: those who lose the semi-finals play for the
    third place. `edition` is that of the rules: tournaments that were open before the second keep the first.
    """

    sizes: tuple[int, ...] = (4, 3)
    points: PointsTable = POINTS
    ties: TieOrder = "averages"
    best_of: int = 1
    decider: Decider = "second"
    third: bool = False
    edition: int = EDITION


class Swiss(Plan, frozen=True, kw_only=True, tag="swiss"):
    """A number of rounds between players of equal score; then the best `cut` (0: none) play a knock-out."""

    rounds: int
    cut: int = 0


class RoundRobin(Plan, frozen=True, kw_only=True, tag="round_robin"):
    """Groups in which all meet, `laps` times; then the best of each, `cut` in all, play a knock-out.

    `parallel`, for tables of two: they open as people are free (`groups.py`).
    """

    sizes: tuple[int, ...] = (2,)
    groups: int = 1
    laps: int = 1
    cut: int = 0
    parallel: bool = False


class SingleElimination(Plan, frozen=True, kw_only=True, tag="single_elimination"):
    """A knock-out: one of two advances or, at tables of four (`sizes` 4 first, with 3 and 2), two of four."""

    sizes: tuple[int, ...] = (2,)


class DoubleElimination(Plan, frozen=True, kw_only=True, tag="double_elimination"):
    """For tables of two: a second loss puts a player out. An unbeaten finalist who loses gets a replay."""

    sizes: tuple[int, ...] = (2,)


class League(Plan, frozen=True, kw_only=True, tag="league"):
    """One season: a round robin in each division. `next_season` moves the best up and the last down."""

    sizes: tuple[int, ...] = (2,)
    divisions: int = 1
    laps: int = 1
    moving: int = 1
    parallel: bool = False


AnyPlan: TypeAlias = Swiss | RoundRobin | SingleElimination | DoubleElimination | League


class Earlier(msgspec.Struct, frozen=True):
    """A player who held a place until the end of a round, before a substitute took it over."""

    id: EntrantId
    until: int


class Entrant(msgspec.Struct, frozen=True):
    """A player who takes part from round `joined` on, and no longer from round `dropped` on.

    `strength` (a rating, for example) seeds groups and brackets, the highest first; ties are drawn.
    `division` is for leagues: 1 is the highest, 0 a newcomer. Lots are drawn by `lot` instead of the id, if
    it is set, because it stays the same if the player is given another id.
    """

    id: EntrantId
    name: str = ""
    strength: int = 0
    division: int = 0
    joined: int = 1
    dropped: int | None = None
    lot: int | None = None
    skips: tuple[int, ...] = ()  # rounds of a Swiss that the organiser lets the entrant sit out
    earlier: tuple[Earlier, ...] = ()  # who held the place before, if the entrant is a substitute

    def plays(self, round_number: int) -> bool:
        """Does the entrant play in this round?"""
        return round_number not in self.skips and self.is_in(round_number)

    def is_in(self, round_number: int) -> bool:
        """Is the entrant in the tournament in this round, even if they sit it out?"""
        return self.joined <= round_number and (self.dropped is None or round_number < self.dropped)


class Table(msgspec.Struct, frozen=True):
    """The players at one table, in the order of their seats.

    `part` is where it belongs: the group or division (from 1) of a round robin, or the match of a bracket.
    """

    seats: tuple[EntrantId, ...]
    part: int = 0


class Round(msgspec.Struct, frozen=True):
    """One round as it was paired.

    `byes` had nobody left to play, at most once a tournament, and get the points of a win; `walkovers` would
    have met a player who dropped out, and get the points of a win; `rests` sit out by plan, and get nothing.
    """

    number: int
    stage: Stage
    tables: tuple[Table, ...]
    byes: tuple[EntrantId, ...] = ()
    walkovers: tuple[EntrantId, ...] = ()
    rests: tuple[EntrantId, ...] = ()


class TableResult(msgspec.Struct, frozen=True):
    """The result of a table: the place of each seat (1 is best, ties share), and who was absent.

    `table` is the index among the tables of its round. Absent players get no points. `stood_in` are players
    who are placed last because a stand-in held their seats, or played most of their turns. `scores` are those
    of the game, by seat; none where they decided nothing.
    """

    round: int
    table: int
    places: tuple[int, ...]
    absent: tuple[EntrantId, ...] = ()
    stood_in: tuple[EntrantId, ...] = ()
    scores: tuple[int, ...] = ()


class TournamentState(msgspec.Struct, frozen=True, kw_only=True):
    """All that happened so far. Equal states give equal next rounds and equal standings."""

    plan: AnyPlan
    seed: bytes
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    results: tuple[TableResult, ...] = ()


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the standings. `breaks` are the values of the tie-breaks that `tie_breaks(plan)` names.

    A tie-break is None if it does not apply. `rank` is within the group or division, if there are any.
    """

    rank: int
    entrant: EntrantId
    group: int = 0
    points: Fraction = Fraction(0)
    games: int = 0
    wins: int = 0
    firsts: int = 0
    is_dropped: bool = False
    breaks: tuple[Fraction | None, ...] = ()


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One match of a bracket, ready to draw.

    `slots` are the players, or None if not yet known or if the slot stays empty (`voids`). `feeds` is for
    each slot the match that fills it (None: a seed). `ahead` are those who advanced or won the final, best
    first. `places` are those of the slots in the last game (None for one who was not there); `round` and
    `table` are where it was played, as the game number `games`; `began` is where the first one was. `wins`
    are given if there may be several.
    `is_tied`: the decider had to decide. `scores` are those of the slots in each game whose scores are known.
    """

    number: int
    section: Section
    level: int
    slots: tuple[EntrantId | None, ...]
    voids: tuple[bool, ...]
    feeds: tuple[int | None, ...]
    ahead: tuple[EntrantId, ...] = ()
    places: tuple[int | None, ...] | None = None
    round: int | None = None
    table: int | None = None
    began: tuple[int, int] | None = None
    games: int = 0
    wins: tuple[int, ...] | None = None
    is_tied: bool = False
    scores: tuple[tuple[int | None, ...], ...] = ()

    @property
    def is_played_again(self) -> bool:
        """Has its last game ended without deciding the match?"""
        return self.places is not None and not self.ahead


class Bracket(msgspec.Struct, frozen=True):
    """A knock-out: its matches in the order of sections and levels, the seeds, the champion once known."""

    matches: tuple[Match, ...]
    seeds: tuple[EntrantId, ...]
    champion: EntrantId | None = None
