"""Puzzles for the solver: a position of a sliding maze as JSON."""

from typing import Any, Literal

import msgspec

from engine.mazes.sliding import Maze, Square, Tile, openings
from engine.mazes.solver import Position, Target, Turn, solve

Place = tuple[int, int]

LARGEST = 9  # larger than any game's maze; building the tables of a 51 × 51 maze takes ten seconds


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tiles are given by their open sides, rows and columns count from 0, a slot is a side and a line.

    `target` is a square that stays put; `target_on` is the tile that lies there at the start, or the spare.
    """

    size: int
    tiles: tuple[tuple[str, ...], ...]
    spare: str
    slots: tuple[str, ...]
    pawn: Place
    target: Place | None = None
    target_on: Place | Literal["spare"] | None = None
    banned: str | None = None


def load_puzzle(text: bytes) -> Puzzle:
    """Decode a puzzle. Raise ValueError with one line that says what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=Puzzle)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None


def solved(puzzle: Puzzle, most: int) -> dict[str, Any]:
    """Return the least number of turns and one line of play; `turns` is None if `most` are not enough."""
    tiles = _tiles(puzzle)
    maze = Maze(puzzle.size, puzzle.slots)
    line = solve(maze, _position(maze, puzzle, tiles), most)
    if line is None:
        return {"turns": None, "line": []}
    return {"turns": len(line), "line": [_told(maze, turn) for turn in line]}


def _told(maze: Maze, turn: Turn) -> dict[str, Any]:
    return {"slot": turn.slot, "sides": turn.sides, "stop": list(divmod(turn.stop, maze.size))}


def _position(maze: Maze, puzzle: Puzzle, tiles: tuple[Tile, ...]) -> Position:
    if puzzle.banned is not None:
        maze.line(puzzle.banned)  # raises if this is no slot
    pawn = 1 << _square(maze, puzzle.pawn, "pawn")
    return Position(tiles, openings(puzzle.spare), puzzle.banned, _target(maze, puzzle), pawn)


def _tiles(puzzle: Puzzle) -> tuple[Tile, ...]:
    size = puzzle.size
    if size > LARGEST:
        raise ValueError(f"size: {LARGEST} at most")
    if len(puzzle.tiles) != size or any(len(row) != size for row in puzzle.tiles):
        raise ValueError(f"tiles: {size} rows of {size} tiles are wanted")
    return tuple(openings(tile) for row in puzzle.tiles for tile in row)


def _target(maze: Maze, puzzle: Puzzle) -> Target:
    if (puzzle.target is None) == (puzzle.target_on is None):
        raise ValueError("exactly one of target and target_on is wanted")
    if puzzle.target is not None:
        return Target(_square(maze, puzzle.target, "target"))
    if puzzle.target_on == "spare":
        return Target(maze.off_board, is_tile=True)
    assert puzzle.target_on is not None
    return Target(_square(maze, puzzle.target_on, "target_on"), is_tile=True)


def _square(maze: Maze, place: Place, name: str) -> Square:
    row, column = place
    if row not in range(maze.size) or column not in range(maze.size):
        raise ValueError(f"{name}: no square {list(place)} on a board of size {maze.size}")
    return row * maze.size + column
