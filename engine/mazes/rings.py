"""The turning maze: rings of equally many cells around a centre. Some rings, and the centre, turn.

A place is ring * sectors + sector: rings from the outside in, sectors clockwise from north, the centre last.
A cell is printed on its part; with all parts at position 0 it lies on the place of the same number. When a
part turns, its cells and all that stands on them move; the places keep their names: A12, B3, F.
"""

from collections.abc import Sequence
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
        self._numbers = {name: place for place, name in enumerate(self.names)}
        self._exits = tuple(exits)
        self._sides = tuple(opened(sides) for ring in rings for sides in ring.sides)
        self._ring_doors = [self._doors_of(ring) for ring in range(len(rings))]
        self._firsts = sum(1 << ring * self.sectors for ring in range(len(rings)))
        self._part_of = tuple(self._find_part(place) for place in range(self.size))
        # For each part, the places that turn with it.
        self.turning = {
            part: frozenset(place for place in range(self.size) if self._part_of[place] == number)
            for number, part in enumerate(self.parts)
        }
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

    def place(self, name: object) -> Place | None:
        """Return the place with a name ("B3"), or None if there is none."""
        return self._numbers.get(name) if isinstance(name, str) else None

    def exits(self, positions: Positions) -> tuple[int, ...]:
        """Return the sectors of the innermost ring that the centre opens onto."""
        return tuple(sorted((sector + positions[-1]) % self.sectors for sector in self._exits))

    def turned(self, positions: Positions, part: str, by: int) -> Positions:
        """Return the positions after a part turns clockwise by so many sectors."""
        turned, turning = [*positions], self.parts.index(part)
        turned[turning] = (turned[turning] + by) % self.sectors
        return tuple(turned)

    def _landings(self, part: str, by: int) -> tuple[Place, ...]:
        return tuple(
            self._round(place, by) if place in self.turning[part] else place for place in range(self.size)
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
        out, clockwise, inwards, counter = self._doors(positions)
        n, last_ring = self.sectors, self.centre - self.sectors
        joined = {n: inwards & out >> n & (1 << last_ring) - 1}
        joined[1] = joined.get(1, 0) | clockwise & counter >> 1 & ~(self._firsts << n - 1)
        joined[n - 1] = joined.get(n - 1, 0) | clockwise >> n - 1 & counter & self._firsts
        for sector in self.exits(positions):
            place = last_ring + sector
            joined[self.centre - place] = joined.get(self.centre - place, 0) | inwards & 1 << place
        return tuple((squares, stride) for stride, squares in joined.items() if squares)

    def _doors(self, positions: Positions) -> list[Squares]:
        """Return the places that are open outwards, clockwise, inwards and counter-clockwise."""
        turns = (0 if part is None else positions[part] for part in self._part_of[:: self.sectors])
        rings = [doors[turn] for doors, turn in zip(self._ring_doors, turns, strict=False)]
        return [sum(masks) for masks in zip(*rings, strict=True)]

    def _doors_of(self, ring: int) -> list[list[Squares]]:
        """Return for each position of a ring which of its places are open on each side."""
        first, n = ring * self.sectors, self.sectors
        printed = self._sides[first : first + n]
        return [
            [
                sum(1 << first + (sector + turn) % n for sector in range(n) if printed[sector] & side)
                for side in (OUT, CLOCKWISE, IN, COUNTER)
            ]
            for turn in range(n)
        ]

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
