"""Pas vu pas pris: what an expert expects of a look, over all doors where the keyhole may be."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine.core import Dice, Seat
from engine.pasvu import stand_in
from engine.pasvu.expert.race import chance, result, rows_of
from engine.pasvu.expert.siding import best_side, seeming_result
from engine.pasvu.expert.sight import Hiding, Places, stands_seen
from engine.pasvu.hall.bulk_overlap import Flags, Floats, Numbers
from engine.pasvu.hall.furnishing import Ghosts
from engine.pasvu.hall.standing import figure_of
from engine.pasvu.layout import LETTERS, OPPOSITE, ROUNDS
from engine.pasvu.model import Ghost, Side, Size, View
from engine.pasvu.plans import ghosts_lie, row_from
from engine.pasvu.rounds import check_committed
from engine.pasvu.stand_in.exposure import doors_ahead, seeming, shares_of, stands_seeming
from engine.pasvu.stand_in.judging import Judge, Stakes, stakes_in
from engine.pasvu.stand_in.outlook import HOME
from engine.pasvu.stand_in.sharing import planned

SAMPLES = 3  # plans that each rival may have in the last round
FORESEEN = 0.7  # how surely a chooser takes the side that seems best to them


class Seeming(NamedTuple):
    """What seems to be of one player's ghosts in the hall after a plan, as it is judged from above (V7).

    For each side what share of its doors shows each of them, how well the player would stand by doors, and
    what each of the ghosts stands to lose.
    """

    shares: dict[Side, list[float]]
    result: Floats
    stakes: list[tuple[Seat, float]]


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
        self._places: dict[Size, Places] = {}
        self._rows: dict[Size, Numbers] = {}
        self._doors_of: dict[Side, list[int]] = {
            side: [number for number, door in enumerate(self.doors) if door[0] == LETTERS[side]]
            for side in stand_in.sides_ahead(view)
        }
        self._seemings: dict[tuple[Seat, tuple[Ghost, ...]], Seeming] = {}
        self._scenes = [self._imagined(dice) for _ in range(1 if self.rounds else SAMPLES)]

    def places(self, size: Size) -> Places:
        """Return where ghosts of a size can stand. V32: on the floor they are as good as seen."""
        if size not in self._places:
            found = stands_seen(self.view.pieces, size, ghosts_lie(self.view), self.doors)
            low = [self.view.card == "perch" and not stand.level for _, stand in found.places]
            self._places[size] = found._replace(seen=found.seen | np.array(low, dtype=np.bool_))
        return self._places[size]

    def rows(self, size: Size) -> Numbers:
        """Return the rows of these places, counted to the exit."""
        if size not in self._rows:
            rows = [row_from(self.exit_side, cell) for cell, _ in self.places(size).places]
            self._rows[size] = np.array(rows, dtype=np.intp)
        return self._rows[size]

    def seen(self, ghost: Ghost) -> Flags:
        """Return by doors whether a ghost is seen where it is."""
        if ghost.place != "hall":
            return np.zeros(len(self.doors), dtype=np.bool_)
        number = self._number(ghost)
        if number is None:
            return np.ones(len(self.doors), dtype=np.bool_)
        return self.places(ghost.size).seen[:, number]

    def _number(self, ghost: Ghost) -> int | None:
        """Return the number of the place where a ghost stands, if it could stand there."""
        return self.places(ghost.size).numbers.get(Hiding(ghost.size, ghost.cell, ghost.spot, ghost.z))

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
        # All rivals at once, but added up in their order.
        rivals = np.stack(scene.rivals).reshape(-1, *[1] * (own.ndim - 1), len(self.doors))
        return sum(chance(self.rounds, own - rivals), np.zeros(1)) / len(rivals)

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
        seen = np.stack([self.seen(ghost) for ghost in own], axis=-1)
        return result(self.rounds, np.where(seen, HOME, rows))

    def _taken(self, ghosts: Ghosts, choosers: Sequence[Seat]) -> list[str]:
        """Return the letters of the sides that choosers would take. V34: nobody chooses."""
        if len(self.sides) == 1:
            return [self.sides[0]] * len(choosers)
        seemings = [self._seeming(seat, own) for seat, own in enumerate(ghosts)]
        shown: dict[Side, list[float]] = {
            side: [share for one in seemings for share in one.shares[side]] for side in self._doors_of
        }
        stakes = Stakes(tuple(stake for one in seemings for stake in one.stakes), len(ghosts) - 1)
        return [
            LETTERS[
                best_side(self.view, [one.result for one in seemings], seat)
                if seat == self.seat
                else stand_in.guarded_side(shown, stakes, seat)
            ]
            for seat in choosers
        ]

    def _seeming(self, seat: Seat, own: tuple[Ghost, ...]) -> Seeming:
        """Return what seems to be of a player's ghosts; those of most players are the same in many plans."""
        if (seat, own) not in self._seemings:
            inside = [self._in_sight(ghost) for ghost in own if ghost.place == "hall"]
            shown = np.array(inside, dtype=np.bool_).reshape(-1, len(self.doors)).T
            self._seemings[seat, own] = Seeming(
                {side: shares_of(shown[doors]).tolist() for side, doors in self._doors_of.items()},
                seeming_result(self.view, seat, own, shown),
                stakes_in(self.view, seat, own, self.rounds),
            )
        return self._seemings[seat, own]

    def _in_sight(self, ghost: Ghost) -> Flags:
        """Return by doors whether a ghost in the hall seems to be in sight."""
        pieces, lies, number = self.view.pieces, ghosts_lie(self.view), self._number(ghost)
        if number is None:
            return seeming(pieces, [figure_of(self.seat, ghost, lies)], self.doors)[:, 0]
        return stands_seeming(pieces, ghost.size, lies, self.doors)[:, number]
