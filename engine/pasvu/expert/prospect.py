"""Pas vu pas pris: what an expert expects of a look, over all doors where the keyhole may be."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from engine.core import Dice, Seat
from engine.pasvu import stand_in
from engine.pasvu.expert.race import chance, result, rows_of
from engine.pasvu.expert.siding import expert_side
from engine.pasvu.expert.sight import stands_seen
from engine.pasvu.hall.bulk_overlap import Flags, Floats, Numbers
from engine.pasvu.hall.furnishing import Ghosts
from engine.pasvu.hall.standing import Stand, figures_of
from engine.pasvu.layout import LETTERS, OPPOSITE, ROUNDS
from engine.pasvu.model import Cell, Door, Figure, Ghost, Piece, Side, Size, Spot, View
from engine.pasvu.plans import ghosts_lie, row_from
from engine.pasvu.rounds import check_committed
from engine.pasvu.stand_in.exposure import doors_ahead, seeming, shares_of
from engine.pasvu.stand_in.judging import Judge
from engine.pasvu.stand_in.outlook import HOME
from engine.pasvu.stand_in.sharing import planned

SAMPLES = 3  # plans that each rival may have in the last round
FORESEEN = 0.7  # how surely a chooser takes the side that seems best to them


class Hiding(NamedTuple):
    """All of a ghost's body that matters to who looks at it."""

    size: Size
    cell: Cell
    spot: Spot
    level: float


class Places(NamedTuple):
    """Where ghosts of one size can stand: their rows to the exit, and by doors which places are seen.

    `numbers` finds a place by who hides there.
    """

    places: tuple[tuple[Cell, Stand], ...]
    rows: Numbers
    seen: Flags
    numbers: dict[Hiding, int]


class Scene(NamedTuple):
    """All ghosts after plans that the rivals may have, and by doors how well each rival stands."""

    ghosts: Ghosts
    rivals: list[Floats]


class Prospect:
    """What a seat that plans works out in mind: who would be seen from where, and how well all stand then."""

    def __init__(self, view: View, seat: Seat, dice: Dice) -> None:
        self.view, self.seat, self.rounds = view, seat, ROUNDS - view.round
        self.doors = doors_ahead(view)
        self.sides = sorted({door[0] for door in self.doors})
        self.exit_side: Side = OPPOSITE[view.sides[seat]]
        self._places: dict[tuple[Size, Side], Places] = {}
        self._known: dict[Hiding, Flags] = {}  # by doors
        self._scenes = [self._imagined(dice) for _ in range(1 if self.rounds else SAMPLES)]

    def places(self, size: Size, exit_side: Side) -> Places:
        """Return where ghosts of a size can stand. V32: on the floor they are as good as seen."""
        if (size, exit_side) not in self._places:
            places, seen = stands_seen(self.view.pieces, size, ghosts_lie(self.view), self.doors)
            rows = np.array([row_from(exit_side, cell) for cell, _ in places], dtype=np.intp)
            low = [self.view.card == "perch" and not stand.level for _, stand in places]
            numbers = {Hiding(size, cell, s.spot, s.level): number for number, (cell, s) in enumerate(places)}
            is_seen = (seen > 0) | np.array(low, dtype=np.bool_)
            self._places[size, exit_side] = Places(places, rows, is_seen, numbers)
        return self._places[size, exit_side]

    def seen(self, ghost: Ghost, exit_side: Side) -> Flags:
        """Return by doors whether a ghost is seen where it is."""
        if ghost.place != "hall":
            return np.zeros(len(self.doors), dtype=np.bool_)
        there = self.places(ghost.size, exit_side)
        number = there.numbers.get(Hiding(ghost.size, ghost.cell, ghost.spot, ghost.z))
        return np.ones(len(self.doors), dtype=np.bool_) if number is None else there.seen[:, number]

    def chances(self, rows: Numbers) -> Floats:
        """Return the chance to win for rows after the look; the last axes are the doors and the ghosts."""
        own = result(self.rounds, rows)
        found = [self._chances(own, scene) for scene in self._scenes]
        return sum(found, np.zeros(1)) / len(found)

    def promise(self, own: tuple[Ghost, ...]) -> float:
        """V6: return the chance to win after a plan, given who may choose the side, and how."""
        least, worths = min(self.view.chosen), self._results(own, self.exit_side)
        choosers = [seat for seat, count in enumerate(self.view.chosen) if count == least]
        total = 0.0
        for scene in self._scenes:
            after = (*scene.ghosts[: self.seat], own, *scene.ghosts[self.seat + 1 :])
            hopes = self._chances(worths, scene)
            by_side = {side: float(hopes[[d[0] == side for d in self.doors]].mean()) for side in self.sides}
            taken = [by_side[letter] for letter in self._taken(after, choosers)]
            total += FORESEEN * sum(taken) / len(taken) + (1 - FORESEEN) * float(hopes.mean())
        return total / len(self._scenes)

    def _chances(self, own: Floats, scene: Scene) -> Floats:
        found = [chance(self.rounds, own - rival) for rival in scene.rivals]
        return sum(found, np.zeros(1)) / len(found)

    def _imagined(self, dice: Dice) -> Scene:
        """Let stand-ins plan for the rivals."""
        ghosts, worths = list(self.view.ghosts), list[Floats]()
        for rival, side in enumerate(self.view.sides):
            if rival != self.seat:
                plan = planned(Judge(self.view, rival, dice, is_easy=False))
                ghosts[rival] = check_committed(self.view, rival, plan).ghosts[rival]
                worths.append(self._results(ghosts[rival], OPPOSITE[side]))
        return Scene(tuple(ghosts), worths)

    def _results(self, own: Sequence[Ghost], exit_side: Side) -> Floats:
        """Return by doors how well ghosts stand after the look."""
        rows = np.array(rows_of(tuple(own), exit_side), dtype=np.intp)
        seen = np.stack([self.seen(ghost, exit_side) for ghost in own], axis=-1)
        return result(self.rounds, np.where(seen, HOME, rows))

    def _taken(self, ghosts: Ghosts, choosers: Sequence[Seat]) -> list[str]:
        """Return the letters of the sides that choosers would take. V34: nobody chooses."""
        if len(self.sides) == 1:
            return [self.sides[0]] * len(choosers)
        view = replace(self.view, ghosts=ghosts, figures=figures_of(ghosts, ghosts_lie(self.view)))
        judge = stand_in.SideJudge(view, self._judged)
        return [
            LETTERS[
                expert_side(self.view, ghosts, seat, self._seeming).side
                if seat == self.seat
                else judge.best_for(seat)
            ]
            for seat in choosers
        ]

    def _judged(self, pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
        """Do as `chances` does in this hall."""
        return shares_of(self._seeming(pieces, figures, doors))

    def _seeming(self, pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Flags:
        """Do as `seeming` does in this hall, but judge a place once: of many plans most is the same."""
        hidings = [Hiding(one.size, one.cell, one.spot, one.z) for one in figures]
        fresh = {
            hiding: one for hiding, one in zip(hidings, figures, strict=True) if hiding not in self._known
        }
        if fresh:
            self._known.update(zip(fresh, seeming(pieces, list(fresh.values()), self.doors).T, strict=True))
        if not hidings:
            return np.zeros((len(doors), 0), dtype=np.bool_)
        rows = [self.doors.index(door) for door in doors]
        return np.array([self._known[hiding] for hiding in hidings])[:, rows].T
