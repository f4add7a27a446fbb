"""The fewest turns in which one pawn reaches a square or a tile of a sliding maze, others standing still.

A turn is a push, which is compulsory, then a move. A target is reached by stopping there at the end of a
turn: the least answer is therefore 1, also for a pawn that stands on its target already.

The pawn changes nothing on the board, so a position is searched once with all squares where it may stand.
"""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from engine.mazes.corridors import Squares, flood, members
from engine.mazes.sliding import OPENINGS, Maze, Square, Tile, rotations, sides_of

Tiles: TypeAlias = tuple[Tile, ...]
Key: TypeAlias = tuple[Tiles, Tile, str | None, Square]


class Target(msgspec.Struct, frozen=True):
    """A square that stays put, or (`rides`) the tile that lies there; `Maze.off_board` is the spare."""

    square: Square
    rides: bool = False

    def after(self, maze: Maze, slot: str) -> "Target":
        """The target as a push leaves it."""
        return Target(maze.ride(self.square, slot), True) if self.rides else self


class Turn(msgspec.Struct, frozen=True):
    """One turn of a solution: the spare goes in at `slot` with `sides` open; the pawn stops on `stop`."""

    slot: str
    sides: str
    stop: Square


class Position(msgspec.Struct, frozen=True):
    """A maze, the spare, the slot banned now, what is sought, and all squares where the pawn may stand."""

    tiles: Tiles
    spare: Tile
    banned: str | None
    target: Target
    pawn: Squares


class Node(msgspec.Struct, frozen=True):
    """A position and the pushes that led to it."""

    position: Position
    pushes: tuple[tuple[str, Tile], ...] = ()


def solve(maze: Maze, start: Position, most: int) -> tuple[Turn, ...] | None:
    """A shortest line of play to the target, or None when there is none of at most `most` turns."""
    nodes = [Node(start)]
    seen: dict[Key, Squares] = {}
    for turns in range(1, most + 1):
        for node in nodes:
            if last := winning_push(maze, node.position):
                return _line_of_play(maze, start, (*node.pushes, last))
        if turns < most:
            nodes = [found for node in nodes for found in _expanded(maze, node, seen)]
    return None


def winning_push(maze: Maze, position: Position) -> tuple[str, Tile] | None:
    """A push after which the pawn can stop on the target."""
    for slot in maze.slots:
        if slot == position.banned:
            continue
        # A spare open on all sides leads wherever any orientation does: most slots fall at this one look.
        if not _leads_home(maze, position, slot, OPENINGS):
            continue
        for way in rotations(position.spare):
            if _leads_home(maze, position, slot, way):
                return slot, way
    return None


def _leads_home(maze: Maze, position: Position, slot: str, way: Tile) -> bool:
    target = position.target.after(maze, slot).square
    if target == maze.off_board:
        return False
    tiles, _ = maze.push(position.tiles, way, slot)
    home = flood(1 << target, maze.fresh_joins(tiles))
    return home & maze.carry_all(position.pawn, slot) != 0


def _expanded(maze: Maze, node: Node, seen: dict[Key, Squares]) -> Iterator[Node]:
    """Every position after one more turn, but for those that offer the pawn nothing new."""
    old = node.position
    for slot, way in pushes(maze, old.spare, old.banned):
        tiles, spare = maze.push(old.tiles, way, slot)
        target, banned = old.target.after(maze, slot), maze.reverse[slot]
        stops = flood(maze.carry_all(old.pawn, slot), maze.fresh_joins(tiles))
        key = (tiles, rotations(spare)[0], banned, target.square)
        known = seen.get(key, 0)
        if stops & ~known:
            seen[key] = known | stops
            yield Node(Position(tiles, spare, banned, target, stops), (*node.pushes, (slot, way)))


def pushes(maze: Maze, spare: Tile, banned: str | None) -> Iterator[tuple[str, Tile]]:
    """Every slot but the banned one, with every distinct way to turn the spare."""
    ways = rotations(spare)
    return ((slot, way) for slot in maze.slots if slot != banned for way in ways)


def _line_of_play(maze: Maze, start: Position, chosen: tuple[tuple[str, Tile], ...]) -> tuple[Turn, ...]:
    """The squares to stop on, found backwards from the target along the pushes."""
    boards: list[Tiles] = []
    stops = [start.pawn]
    tiles, target = start.tiles, start.target
    for slot, way in chosen:
        tiles, _ = maze.push(tiles, way, slot)
        target = target.after(maze, slot)
        boards.append(tiles)
        stops.append(maze.flooded(tiles, maze.carry_all(stops[-1], slot)))
    line: list[Turn] = []
    stop = target.square
    for (slot, way), tiles, before in reversed(list(zip(chosen, boards, stops, strict=False))):
        line.append(Turn(slot, sides_of(way), stop))
        homes = maze.carry_back(maze.flooded(tiles, 1 << stop), slot)
        stop = next(members(homes & before))
    return tuple(reversed(line))


def chances(maze: Maze, position: Position) -> tuple[int, ...]:
    """For each square, the number of pushes that would let a pawn standing there stop on the target."""
    counts = [0] * maze.off_board
    for slot, way in pushes(maze, position.spare, position.banned):
        target = position.target.after(maze, slot).square
        if target != maze.off_board:
            tiles, _ = maze.push(position.tiles, way, slot)
            home = flood(1 << target, maze.fresh_joins(tiles))
            for square in members(maze.carry_back(home, slot)):
                counts[square] += 1
    return tuple(counts)
