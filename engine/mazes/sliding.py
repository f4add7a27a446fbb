"""The sliding maze, of any odd size from 5: tiles, slots, pushes, and where a pawn can go.

A tile is a number: its open sides in the low four bits, and above them what it carries (a treasure).
A square is row * size + column. A slot is named by the side from which a tile is pushed in and by its line:
"N1", "W3".
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from operator import itemgetter
from typing import TypeAlias

from engine.mazes.corridors import Join, Squares, Steps, explore, flood, shortest_path

Tile: TypeAlias = int
Square: TypeAlias = int

SIDES = "NESW"
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
OPENINGS = 15
GLYPHS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by open sides: a tile in one character
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
# A side, the side opposite it, and the step there: rows down, columns right.
DIRECTIONS = ((NORTH, SOUTH, -1, 0), (EAST, WEST, 0, 1), (SOUTH, NORTH, 1, 0), (WEST, EAST, 0, -1))
# For each side and tile: the digit "1" if the tile is open there, else "0".
SIDE_DIGITS = tuple(bytes(b"01"[tile >> bit & 1] for tile in range(256)) for bit in range(4))
LEAST_SIZE = 5
CACHED_BOARDS = 256  # for one who thinks; to find more takes longer than to follow the corridors again


@cache
def openings(sides: str) -> Tile:
    """Return the tile that is open on the named sides: "NE" is 3. Raise ValueError for anything else."""
    if not sides or len(set(sides)) != len(sides) or not set(sides) <= set(SIDES):
        raise ValueError(f"not open sides: {sides!r}")
    return sum(1 << SIDES.index(side) for side in sides)


def sides_of(tile: Tile) -> str:
    """Return the open sides of a tile in the order N, E, S, W."""
    return "".join(side for bit, side in enumerate(SIDES) if tile >> bit & 1)


def glyph(tile: Tile) -> str:
    """Return a tile as one box-drawing character."""
    return GLYPHS[tile & OPENINGS]


def turned(tile: Tile) -> Tile:
    """Return the tile turned a quarter clockwise, with what it carries."""
    sides = tile & OPENINGS
    return tile - sides | (sides << 1 & OPENINGS) | sides >> 3


@cache
def rotations(tile: Tile) -> tuple[Tile, ...]:
    """Return the distinct orientations of a tile: two for a straight, four for a corner or a T."""
    ways = [tile]
    while (following := turned(ways[-1])) != tile:
        ways.append(following)
    return tuple(sorted(ways))


@cache
def ways_to_lie(tile: Tile) -> tuple[str, ...]:
    """Return the open sides of a tile in each of its distinct orientations."""
    return tuple(sides_of(way) for way in rotations(tile & OPENINGS))


def opposite(slot: str) -> str:
    """Return the slot at the other end of the line, where a tile falls out."""
    return ACROSS[slot[0]] + slot[1:]


class Maze:
    """The facts of one board that never change: its size, its slots and its fixed squares.

    Tiles are a tuple in the order of the squares. Nothing here knows what they carry.
    """

    def __init__(self, size: int, slots: Sequence[str], fixed: Iterable[Square] = ()) -> None:
        if size < LEAST_SIZE or size % 2 == 0:
            raise ValueError(f"the size must be odd and at least {LEAST_SIZE}, not {size}")
        self.size = size
        self.off_board = size * size  # stands for the spare's place wherever a square is expected
        self.slots = tuple(slots)
        self.fixed = frozenset(fixed)
        self.lines = {slot: self.line(slot) for slot in self.slots}
        self.ends = {slot: line[-1] for slot, line in self.lines.items()}  # where a tile falls out
        self.names = tuple(f"{_letters(column)}{row + 1}" for row in range(size) for column in range(size))
        self._numbers = {name: square for square, name in enumerate(self.names)}
        self._laid = {slot: itemgetter(*self._origins(slot)) for slot in self.slots}
        self._ridden = {slot: self._destinations(slot) for slot in self.slots}
        self._shifts = {slot: self._shift(slot) for slot in self.slots}
        self.landings = {slot: self._landings(slot) for slot in self.slots}
        # The slot that would undo a push, if the board has it; None undoes no push.
        self.reverse: dict[str | None, str | None] = {None: None}
        self.reverse |= {
            slot: back if (back := opposite(slot)) in self.slots else None for slot in self.slots
        }
        self.steps = _grid_steps(size)
        # The same boards are looked up again and again while a player thinks about a turn.
        self.joins = lru_cache(CACHED_BOARDS)(self.fresh_joins)
        self._reached: tuple[tuple[Tile, ...], Square, tuple[Square, ...]] = ((), 0, ())  # asked for last
        self.has_east = sum(1 << square for square in range(size * size) if (square + 1) % size)

    def line(self, slot: str) -> tuple[Square, ...]:
        """Return the squares of a slot's line, from where a tile goes in to where one falls out."""
        side, digits, n = slot[:1], slot[1:], self.size
        if side not in ACROSS or digits not in map(str, range(n)):
            raise ValueError(f"no such slot: {slot!r}")
        line = int(digits)
        squares = [line * n + i if side in "EW" else i * n + line for i in range(n)]
        if not self.fixed.isdisjoint(squares):
            raise ValueError(f"a fixed square lies in the line of slot {slot}")
        return tuple(squares if side in "NW" else reversed(squares))

    def _destinations(self, slot: str) -> tuple[Square, ...]:
        """Return for each square, and last for the spare, where its tile goes when the slot is pushed."""
        goes = list(range(self.off_board + 1))
        for before, after in pairwise((self.off_board, *self.lines[slot], self.off_board)):
            goes[before] = after
        return tuple(goes)

    def _shift(self, slot: str) -> tuple[Squares, Squares, Squares, int]:
        """Return a push as bit masks: its line, where a tile falls out, where one goes in; and the stride."""
        squares = self.lines[slot]
        line = sum(1 << square for square in squares)
        return line, 1 << squares[-1], 1 << squares[0], squares[1] - squares[0]

    def _origins(self, slot: str) -> list[Square]:
        """Return for each square where the tile that a push brings there comes from."""
        goes = self._destinations(slot)
        return [goes.index(square) for square in range(self.off_board)]

    def _landings(self, slot: str) -> tuple[Square, ...]:
        """Return for each square where its pawn goes: off the board, it lands on the tile pushed in."""
        entry = self.lines[slot][0]
        return tuple(entry if to == self.off_board else to for to in self._destinations(slot))

    def square(self, name: object) -> Square | None:
        """Return the square with a name ("C3"), or None if there is none."""
        return self._numbers.get(name) if isinstance(name, str) else None

    def push(self, tiles: tuple[Tile, ...], spare: Tile, slot: str) -> tuple[tuple[Tile, ...], Tile]:
        """Return the tiles after the spare is pushed in as it lies, and the tile that falls out."""
        return self._laid[slot]((*tiles, spare)), tiles[self.ends[slot]]

    def pawn_after_push(self, square: Square, slot: str) -> Square:
        """Return where a pawn on a square stands after a push."""
        return self.landings[slot][square]

    def pawns_after_push(self, pawns: Squares, slot: str) -> Squares:
        """Return where a set of pawns stands after a push."""
        line, last, first, stride = self._shifts[slot]
        off = first if pawns & last else 0
        riding = pawns & line & ~last
        return pawns & ~line | off | (riding << stride if stride > 0 else riding >> -stride)

    def pawns_before_push(self, pawns: Squares, slot: str) -> Squares:
        """Return the squares from which a push brings pawns to the given ones."""
        line, last, first, stride = self._shifts[slot]
        off = last if pawns & first else 0
        riding = pawns & line & ~first
        return pawns & ~line | off | (riding >> stride if stride > 0 else riding << -stride)

    def tile_after_push(self, square: Square, slot: str) -> Square:
        """Return where the tile on a square lies after a push; `off_board` stands for the spare."""
        return self._ridden[slot][square]

    def fresh_joins(self, tiles: tuple[Tile, ...]) -> tuple[Join, Join]:
        """Return which neighbours are joined: both are open on the side they share.

        `joins` caches this. A search, which meets each position once, would only fill the cache.
        """
        # The fastest way from many tiles to one mask is to read a row of "0" and "1" as a binary number.
        try:
            digits = bytes(tiles)[::-1]
        except ValueError:  # a tile that carries too much for a byte: only its open sides matter
            digits = bytes([tile & OPENINGS for tile in tiles])[::-1]
        north, east, south, west = [int(digits.translate(table), 2) for table in SIDE_DIGITS]
        return (east & west >> 1 & self.has_east, 1), (south & north >> self.size, self.size)

    def flooded(self, tiles: tuple[Tile, ...], squares: Squares) -> Squares:
        """Return all squares that corridors join with any of the given ones."""
        return flood(squares, self.joins(tiles))

    def reach(self, tiles: tuple[Tile, ...], start: Square) -> tuple[Square, ...]:
        """Return the squares where a pawn may stop, its own first, then the nearest."""
        # What is listed is mostly asked for again at once, when it is checked.
        known, place, found = self._reached
        if known is not tiles or place != start:
            found = explore(start, tiles, self.steps, OPENINGS)
            self._reached = tiles, start, found
        return found

    def path(self, tiles: tuple[Tile, ...], start: Square, end: Square) -> tuple[Square, ...] | None:
        """Return a shortest path, both ends included, or None if there is none."""
        return shortest_path(start, end, self.joins(tiles))


def _grid_steps(size: int) -> Steps:
    """Build the steps of a square grid: from each square and open side to the neighbour, if there is one."""

    def beside(square: Square) -> Iterator[tuple[int, Square, int]]:
        row, column = divmod(square, size)
        for side, there, down, right in DIRECTIONS:
            if 0 <= row + down < size and 0 <= column + right < size:
                yield side, square + down * size + right, there

    return tuple(
        tuple(
            tuple((to, there) for side, to, there in beside(square) if sides & side)
            for sides in range(OPENINGS + 1)
        )
        for square in range(size * size)
    )


def _letters(column: int) -> str:
    """Return a column's name: A to Z, then AA."""
    return chr(ord("A") + column) if column < 26 else _letters(column // 26 - 1) + _letters(column % 26)
