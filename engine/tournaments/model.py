"""The values of a tournament. A TournamentState holds all that happened; everything else is computed."""

from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

EntrantId: TypeAlias = int
Stage: TypeAlias = Literal["swiss", "groups", "knockout"]
PointsTable: TypeAlias = tuple[tuple[int, ...], ...]

# Points by place at tables of 2, of 3 and of 4. Places that are shared get the mean of their points.
POINTS: PointsTable = ((3, 1), (5, 3, 1), (5, 3, 2, 1))


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all formats share.

    `sizes` are the sizes of tables that may be, the wanted one first; the others serve where the number of
    players does not come out even. `points` are those of tables of 2, of 3, of 4.
    """

    sizes: tuple[int, ...] = (4, 3)
    points: PointsTable = POINTS


class Swiss(Plan, frozen=True, kw_only=True, tag="swiss"):
    """So many rounds against people of equal score; then the best `cut` (0: nobody) play a knock-out."""

    rounds: int
    cut: int = 0


class RoundRobin(Plan, frozen=True, kw_only=True, tag="round_robin"):
    """Groups in which all meet, `laps` times over; the best of each, `cut` in all, play a knock-out."""

    sizes: tuple[int, ...] = (2,)
    groups: int = 1
    laps: int = 1
    cut: int = 0


class SingleElimination(Plan, frozen=True, kw_only=True, tag="single_elimination"):
    """A knock-out: of two one goes on; with tables of four (`sizes` 4 first, with 3 and 2) two of four do."""

    sizes: tuple[int, ...] = (2,)


class DoubleElimination(Plan, frozen=True, kw_only=True, tag="double_elimination"):
    """For tables of two: whoever loses twice is out; the final is played again if its favourite loses it."""

    sizes: tuple[int, ...] = (2,)


class League(Plan, frozen=True, kw_only=True, tag="league"):
    """One season: a round robin in each division. `next_season` then moves the best up, the last down."""

    sizes: tuple[int, ...] = (2,)
    divisions: int = 1
    laps: int = 1
    moving: int = 1


AnyPlan: TypeAlias = Swiss | RoundRobin | SingleElimination | DoubleElimination | League


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part, from round `joined` on, and no longer from round `dropped` on.

    `strength` seeds groups and brackets, the highest first (a rating, say; equals are drawn). `division` is
    that of a league, 1 the highest; 0: wherever there is room. `lot` is what chance goes by instead of the
    id: it stays when somebody is given another id.
    """

    id: EntrantId
    name: str = ""
    strength: int = 0
    division: int = 0
    joined: int = 1
    dropped: int | None = None
    lot: int | None = None

    def plays(self, round_number: int) -> bool:
        """Do they take part in this round?"""
        return self.joined <= round_number and (self.dropped is None or round_number < self.dropped)


class Table(msgspec.Struct, frozen=True):
    """Who sits at one table, in the order of their seats.

    `part` tells where it belongs: the group or division (from 1) of a round robin, the match of a bracket.
    """

    seats: tuple[EntrantId, ...]
    part: int = 0


class Round(msgspec.Struct, frozen=True):
    """One round as it was paired.

    `byes` had nobody left to play with, once in a tournament at most, and get a win's points; `walkovers` met
    somebody who had dropped out, and get a win's points; `rests` sit out by plan, and get nothing.
    """

    number: int
    stage: Stage
    tables: tuple[Table, ...]
    byes: tuple[EntrantId, ...] = ()
    walkovers: tuple[EntrantId, ...] = ()
    rests: tuple[EntrantId, ...] = ()


class TableResult(msgspec.Struct, frozen=True):
    """How a table ended: the place of each seat in order (1 is best, ties share), and who never came.

    `table` is the index among the tables of its round. Whoever is absent gets no points at all.
    """

    round: int
    table: int
    places: tuple[int, ...]
    absent: tuple[EntrantId, ...] = ()


class TournamentState(msgspec.Struct, frozen=True, kw_only=True):
    """All that happened so far. The same state always gives the same next round and the same standings."""

    plan: AnyPlan
    seed: bytes
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    results: tuple[TableResult, ...] = ()


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the standings. `breaks` are the values of the tie-breaks that `tie_breaks(plan)` names.

    A tie-break is None where it does not apply. `rank` is within the group or division, if there are any.
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
    """One match of a bracket, as one draws it.

    `slots` hold who plays: an entrant, or None where not yet known or where there is nobody (`voids`).
    `feeds` tells for each slot the match that fills it (None: a seed). `ahead` are those who went on
    (in a final: who won), best first; `places` are those of the slots, once it was played at a table (None
    for whoever did not sit there).
    """

    number: int
    section: Literal["winners", "losers", "final"]
    level: int
    slots: tuple[EntrantId | None, ...]
    voids: tuple[bool, ...]
    feeds: tuple[int | None, ...]
    ahead: tuple[EntrantId, ...] = ()
    places: tuple[int | None, ...] | None = None
    round: int | None = None
    table: int | None = None


class Bracket(msgspec.Struct, frozen=True):
    """A knock-out: its matches in the order of sections and levels, the seeds, the champion once known."""

    matches: tuple[Match, ...]
    seeds: tuple[EntrantId, ...]
    champion: EntrantId | None = None
