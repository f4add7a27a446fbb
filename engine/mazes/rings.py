"""The turning maze: rings of equally many cells around a centre. Some rings, and the centre, turn.

A place is ring * sectors + sector: rings from the outside in, sectors clockwise from north, the centre last.
A cell is printed on its part; with all parts at position 0 it lies on the place of the same number. When a
part turns, its cells and all that stands on them move; the places keep their names: A12, B3, F.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

import msgspec

from engine.mazes.corridors import Join, Squares, flood, members, shortest_path, waves

Place: TypeAlias = int
Cell: TypeAlias = int
Positions: TypeAlias = tuple[
    int, ...
]  # sectors each part is turned by: rings from outside in, then the centre

SIDES = "oril"
OUT, CLOCKWISE, IN, COUNTER = 1, 2, 4, 8


class Ring(msgspec.Struct, frozen=True):
    """The open sides of a ring's cells ("oi": out and in; r clockwise, l counter-clockwise); does it turn?"""

    sides: tuple[str, ...]
    turns: bool


class Rings:
    """The facts of one round board that never change."""

    def __init__(self, rings: Sequence[Ring], exits: Sequence[int]) -> None:
        self.sectors = len(rings[0].sides)
        if any(len(ring.sides) != self.sectors for ring in rings):
            raise ValueError("all rings must have equally many cells")
        self.rings = tuple(rings)
        self.centre: Place = len(rings) * self.sectors
        self.size = self.centre + 1
        self.zones = tuple(chr(ord("A") + zone) for zone in range(len(rings) + 1))
        self.names = (*map(self._name, range(self.centre)), self.zones[-1])
        # The parts that turn, by the letter of their zone; `Positions` follow this order.
        self.parts = (*(z for z, ring in zip(self.zones, rings, strict=False) if ring.turns), self.zones[-1])
        self._exits = tuple(exits)
        self._sides = tuple(opened(sides) for ring in rings for sides in ring.sides)
        self._part_of = tuple(self._find_part(place) for place in range(self.size))
        # For a part and a number of sectors: the place to which each place's pawn is carried.
        self.landings = cache(self._landings)
        # A board has few positions (12 ** 3 for three parts), and all are looked up again and again.
        self.cells = cache(self._cells)
        self.openings = cache(self._openings)
        self.joins = cache(self._joins)
        self.areas = cache(self._areas)

    def _name(self, place: Place) -> str:
        ring, sector = divmod(place, self.sectors)
        return f"{self.zones[ring]}{sector or self.sectors}"

    def _find_part(self, place: Place) -> int | None:
        zone = self.zones[place // self.sectors]
        return self.parts.index(zone) if zone in self.parts else None

    def place(self, name: str) -> Place | None:
        """Return the place with a name ("B3"), or None if there is none."""
        try:
            return self.names.index(name)
        except ValueError:
            return None

    def exits(self, positions: Positions) -> tuple[int, ...]:
        """Return the sectors of the innermost ring that the centre opens onto."""
        return tuple(sorted((sector + positions[-1]) % self.sectors for sector in self._exits))

    def turned(self, positions: Positions, part: str, by: int) -> Positions:
        """Return the positions after a part turns clockwise by so many sectors."""
        turning = self.parts.index(part)
        position = (positions[turning] + by) % self.sectors
        return (*positions[:turning], position, *positions[turning + 1 :])

    def turns_with(self, place: Place, part: str) -> bool:
        """Does a place turn with a part?"""
        riding = self._part_of[place]
        return riding is not None and self.parts[riding] == part

    def _landings(self, part: str, by: int) -> tuple[Place, ...]:
        return tuple(
            self._round(place, by) if self.turns_with(place, part) else place for place in range(self.size)
        )

    def _round(self, place: Place, by: int) -> Place:
        """Return the place so many sectors clockwise in the same ring. The centre stays where it is."""
        ring, sector = divmod(place, self.sectors)
        return place if place == self.centre else ring * self.sectors + (sector + by) % self.sectors

    def place_of_cell(self, cell: Cell, positions: Positions) -> Place:
        """Return the place where a printed cell lies."""
        part = self._part_of[cell]
        return cell if part is None else self._round(cell, positions[part])

    def _cells(self, positions: Positions) -> tuple[Cell, ...]:
        """Return for each place the printed cell that lies there."""
        lying = {self.place_of_cell(cell, positions): cell for cell in range(self.size)}
        return tuple(lying[place] for place in range(self.size))

    def _openings(self, positions: Positions) -> tuple[int, ...]:
        """Return for each place but the centre its open sides as bits: OUT, CLOCKWISE, IN, COUNTER."""
        return tuple(self._sides[cell] for cell in self.cells(positions)[:-1])

    def _joins(self, positions: Positions) -> tuple[Join, ...]:
        """Return which neighbours are joined: both are open on the side they share."""
        joined: dict[int, Squares] = {}
        for lower, upper in self._passages(positions):
            joined[upper - lower] = joined.get(upper - lower, 0) | 1 << lower
        return tuple((squares, stride) for stride, squares in joined.items())

    def _passages(self, positions: Positions) -> Iterator[tuple[Place, Place]]:
        """Yield the two places of each open passage, the lower number first."""
        sides = self.openings(positions)
        last_ring = self.centre - self.sectors
        for place in range(self.centre):
            beside = self._round(place, 1)
            if sides[place] & CLOCKWISE and sides[beside] & COUNTER:
                yield min(place, beside), max(place, beside)
            if place < last_ring and sides[place] & IN and sides[place + self.sectors] & OUT:
                yield place, place + self.sectors
        for sector in self.exits(positions):
            if sides[last_ring + sector] & IN:
                yield last_ring + sector, self.centre

    def _areas(self, positions: Positions) -> tuple[Squares, ...]:
        """Return for each place the set of places that a pawn there can reach, its own included."""
        areas = [0] * self.size
        for place in range(self.size):
            if not areas[place]:
                area = flood(1 << place, self.joins(positions))
                for reached in members(area):
                    areas[reached] = area
        return tuple(areas)

    def reach(self, positions: Positions, start: Place) -> tuple[Place, ...]:
        """Return the places where a pawn may stop, its own first, then the nearest."""
        return tuple(place for wave in waves(start, self.joins(positions)) for place in members(wave))

    def path(self, positions: Positions, start: Place, end: Place) -> tuple[Place, ...] | None:
        """Return a shortest path, both ends included, or None if there is none."""
        return shortest_path(start, end, self.joins(positions))


def opened(sides: str) -> int:
    """Return open sides as bits: "oi" is OUT | IN. Raise ValueError for anything else."""
    if len(set(sides)) != len(sides) or not set(sides) <= set(SIDES):
        raise ValueError(f"not open sides: {sides!r}")
    return sum(1 << SIDES.index(side) for side in sides)
