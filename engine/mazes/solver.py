"""Finds the fewest turns in which one pawn of a sliding maze reaches a square or a tile, if no other moves.

A turn is a compulsory push, then a move. The pawn reaches a target by stopping there at the end of a turn,
so the least answer is 1, even for a pawn that already stands on its target.

The pawn changes nothing on the board, so each position is searched once for all squares it may stand on.
"""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from engine.mazes.corridors import Squares, flood, members
from engine.mazes.sliding import OPENINGS, Maze, Square, Tile, rotations, sides_of

Tiles: TypeAlias = tuple[Tile, ...]
Key: TypeAlias = tuple[Tiles, Tile, str | None, Square]


class Target(msgspec.Struct, frozen=True):
    """A square that stays put or, if `is_tile`, the tile on it; `Maze.off_board` is the spare."""

    square: Square
    is_tile: bool = False

    def after(self, maze: Maze, slot: str) -> "Target":
        """Return the target after a push."""
        return Target(maze.tile_after_push(self.square, slot), True) if self.is_tile else self


class Turn(msgspec.Struct, frozen=True):
    """One turn of a solution: push the spare in at `slot` with `sides` open, then stop on `stop`."""

    slot: str
    sides: str
    stop: Square


class Position(msgspec.Struct, frozen=True):
    """The tiles, the spare, the banned slot, the target, and all squares where the pawn may stand."""

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
    """Return a shortest line of play to the target, or None if `most` turns are not enough."""
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
    """Return a push after which the pawn can stop on the target, or None."""
    for slot in maze.slots:
        if slot == position.banned:
            continue
        # A spare open on all sides leads wherever any orientation does: this one test rules out most slots.
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
    return home & maze.pawns_after_push(position.pawn, slot) != 0


def _expanded(maze: Maze, node: Node, seen: dict[Key, Squares]) -> Iterator[Node]:
    """Yield the positions after one more turn, without those that offer the pawn nothing new."""
    old = node.position
    for slot, way in pushes(maze, old.spare, old.banned):
        tiles, spare = maze.push(old.tiles, way, slot)
        target, banned = old.target.after(maze, slot), maze.reverse[slot]
        stops = flood(maze.pawns_after_push(old.pawn, slot), maze.fresh_joins(tiles))
        key = (tiles, rotations(spare)[0], banned, target.square)
        known = seen.get(key, 0)
        if stops & ~known:
            seen[key] = known | stops
            yield Node(Position(tiles, spare, banned, target, stops), (*node.pushes, (slot, way)))


def pushes(maze: Maze, spare: Tile, banned: str | None) -> Iterator[tuple[str, Tile]]:
    """Yield every slot but the banned one, with every orientation of the spare."""
    ways = rotations(spare)
    return ((slot, way) for slot in maze.slots if slot != banned for way in ways)


def _line_of_play(maze: Maze, start: Position, chosen: tuple[tuple[str, Tile], ...]) -> tuple[Turn, ...]:
    """Find the squares to stop on, backwards from the target along the pushes."""
    boards: list[Tiles] = []
    stops = [start.pawn]
    tiles, target = start.tiles, start.target
    for slot, way in chosen:
        tiles, _ = maze.push(tiles, way, slot)
        target = target.after(maze, slot)
        boards.append(tiles)
        stops.append(maze.flooded(tiles, maze.pawns_after_push(stops[-1], slot)))
    line: list[Turn] = []
    stop = target.square
    for (slot, way), tiles, before in reversed(list(zip(chosen, boards, stops, strict=False))):
        line.append(Turn(slot, sides_of(way), stop))
        homes = maze.pawns_before_push(maze.flooded(tiles, 1 << stop), slot)
        stop = members(homes & before)[0]
    return tuple(reversed(line))


def chances(maze: Maze, position: Position) -> tuple[int, ...]:
    """Return for each square how many pushes would let a pawn there stop on the target."""
    counts = [0] * maze.off_board
    for slot, way in pushes(maze, position.spare, position.banned):
        target = position.target.after(maze, slot).square
        if target != maze.off_board:
            tiles, _ = maze.push(position.tiles, way, slot)
            home = flood(1 << target, maze.fresh_joins(tiles))
            for square in members(maze.pawns_before_push(home, slot)):
                counts[square] += 1
    return tuple(counts)
