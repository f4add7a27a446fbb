"""The solver, compared with a brute-force search."""

import random
from typing import Any

import pytest

from engine.mazes.puzzle import Puzzle, solved
from engine.mazes.sliding import Maze, openings, rotations, sides_of
from engine.mazes.solver import Position, Target, chances

ODD_SLOTS = {n: tuple(f"{side}{line}" for side in "NESW" for line in range(1, n, 2)) for n in (5, 7, 9)}


def random_puzzle(size: int, seed: int, **facts: Any) -> Puzzle:
    """Return a random maze of straights, corners and Ts, with the pawn in a corner."""
    chance = random.Random(seed)

    def tile() -> str:
        return sides_of(chance.choice(rotations(chance.choice([3, 5, 7]))))

    rows = tuple(tuple(tile() for _ in range(size)) for _ in range(size))
    target = (chance.randrange(size), chance.randrange(size))
    common = {"slots": ODD_SLOTS[size], "pawn": (0, 0)} | (facts or {"target": target})
    return Puzzle(size=size, tiles=rows, spare=tile(), **common)


def brute_force(puzzle: Puzzle, most: int) -> int | None:
    """Find the least number of turns by trying every push and every stop. The target tile carries a mark."""
    maze, mark = Maze(puzzle.size, puzzle.slots), 16
    tiles, spare = [openings(tile) for row in puzzle.tiles for tile in row], openings(puzzle.spare)
    if puzzle.target_on == "spare":
        spare |= mark
    else:
        row, column = puzzle.target_on or puzzle.target or (0, 0)
        tiles[row * puzzle.size + column] |= mark if puzzle.target_on else 0
    fixed = None if puzzle.target is None else puzzle.target[0] * puzzle.size + puzzle.target[1]
    layer = {(tuple(tiles), spare, puzzle.banned, puzzle.pawn[0] * puzzle.size + puzzle.pawn[1])}
    for turn in range(1, most + 1):
        following = set[tuple[tuple[int, ...], int, str | None, int]]()
        for board, out, banned, pawn in layer:
            for slot in maze.slots:
                for way in rotations(out) if slot != banned else ():
                    after, fell = maze.push(board, way, slot)
                    for stop in maze.reach(after, maze.pawn_after_push(pawn, slot)):
                        if stop == fixed or (fixed is None and after[stop] & mark):
                            return turn
                        if turn < most:
                            following.add((after, fell, maze.reverse[slot], stop))
        layer = following
    return None


def replay_line(puzzle: Puzzle, line: list[dict[str, Any]]) -> bool:
    """Does the line of play obey the rules and end on the target?"""
    maze, size = Maze(puzzle.size, puzzle.slots), puzzle.size
    tiles, spare = tuple(openings(tile) for row in puzzle.tiles for tile in row), openings(puzzle.spare)
    pawn, banned = puzzle.pawn[0] * size + puzzle.pawn[1], puzzle.banned
    place = puzzle.target_on or puzzle.target or (0, 0)
    goal = maze.off_board if place == "spare" else int(place[0]) * size + int(place[1])
    for turn in line:
        slot, stop = turn["slot"], turn["stop"][0] * size + turn["stop"][1]
        assert slot != banned and openings(turn["sides"]) in rotations(spare)
        tiles, spare = maze.push(tiles, openings(turn["sides"]), slot)
        assert stop in maze.reach(tiles, maze.pawn_after_push(pawn, slot))
        goal = maze.tile_after_push(goal, slot) if puzzle.target_on else goal
        pawn, banned = stop, maze.reverse[slot]
    return pawn == goal


@pytest.mark.parametrize("seed", range(12))
def test_small_boards_agree_with_brute_force(seed: int) -> None:
    puzzle = random_puzzle(5, seed)
    answer = solved(puzzle, 2)
    assert answer["turns"] == brute_force(puzzle, 2)
    assert answer["turns"] is None or replay_line(puzzle, answer["line"])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("target_on", ["spare", (3, 3), (2, 4)])
def test_a_target_that_rides_agrees_with_brute_force(seed: int, target_on: Any) -> None:
    puzzle = random_puzzle(5, seed, target_on=target_on)
    answer = solved(puzzle, 2)
    assert answer["turns"] == brute_force(puzzle, 2)
    assert answer["turns"] is None or replay_line(puzzle, answer["line"])


DEPTHS = [(7, 2, 1), (7, 11, 1), (7, 0, 2), (7, 3, 2), (7, 1, 3), (7, 6, 3),
          (9, 1, 1), (9, 3, 1), (9, 7, 2), (9, 17, 2), (9, 0, 3), (9, 5, 3)]  # fmt: skip


@pytest.mark.parametrize(("size", "seed", "turns"), DEPTHS)
def test_larger_boards_are_solved_in_the_least_turns(size: int, seed: int, turns: int) -> None:
    puzzle = random_puzzle(size, seed)
    answer = solved(puzzle, 3)
    # The line of play proves that so many turns are enough; brute force, that fewer are not.
    assert answer["turns"] == turns == len(answer["line"])
    assert replay_line(puzzle, answer["line"])
    assert brute_force(puzzle, turns - 1) is None


def only_way_in(**facts: Any) -> Puzzle:
    """Return a closed board where a straight pushed in at N1 leads from A1 to B1, and nothing else does."""
    walls = [["N"] * 5 for _ in range(5)]
    walls[0][0] = "E"
    return Puzzle(
        size=5, tiles=tuple(map(tuple, walls)), spare="EW", slots=("N1", "S1"), pawn=(0, 0), **facts
    )


def test_a_line_of_play_tells_slot_sides_and_stop() -> None:
    answer = solved(only_way_in(target=(0, 1)), 1)
    assert answer == {"turns": 1, "line": [{"slot": "N1", "sides": "EW", "stop": [0, 1]}]}


def test_a_banned_slot_is_not_used_on_the_first_turn() -> None:
    assert solved(only_way_in(target=(0, 1), banned="N1"), 1)["turns"] is None


def test_the_ban_follows_every_push() -> None:
    # N1 would undo a push at S1, and two more pushes at S1 are of no use, so the straight never enters.
    assert solved(only_way_in(target=(0, 1), banned="N1"), 3)["turns"] is None


def test_a_pawn_on_its_target_still_needs_a_turn() -> None:
    assert solved(only_way_in(target=(0, 0)), 1)["turns"] == 1


def test_a_target_on_the_spare_is_reached_when_pushed_in() -> None:
    assert solved(only_way_in(target_on="spare"), 1)["line"][0]["stop"] == [0, 1]


def test_a_target_square_stays_put_and_a_target_tile_rides() -> None:
    stays, rides = only_way_in(target=(0, 1)), only_way_in(target_on=(0, 1))
    assert (solved(stays, 1)["turns"], solved(rides, 1)["turns"]) == (1, None)


def test_a_maze_with_no_slots_has_no_solution() -> None:
    walls = tuple(("N",) * 5 for _ in range(5))
    assert (
        solved(Puzzle(size=5, tiles=walls, spare="N", slots=(), pawn=(0, 0), target=(0, 0)), 9)["turns"]
        is None
    )


def test_chances_count_the_pushes_that_lead_in() -> None:
    puzzle = random_puzzle(5, 4)
    maze = Maze(5, puzzle.slots)
    tiles = tuple(openings(tile) for row in puzzle.tiles for tile in row)
    position = Position(tiles, openings(puzzle.spare), "N1", Target(12, is_tile=True), 0)
    expected = [0] * 25
    for slot in maze.slots[1:]:
        for way in rotations(position.spare):
            after, _ = maze.push(tiles, way, slot)
            for square in range(25):
                expected[square] += maze.tile_after_push(12, slot) in maze.reach(
                    after, maze.pawn_after_push(square, slot)
                )
    assert maze.slots[0] == "N1" and chances(maze, position) == tuple(expected)


@pytest.mark.parametrize(("place", "turns"), [((1, 1), 2), ((1, 2), 3), ((3, 2), 3)])
def test_boards_that_look_alike_are_kept_apart_by_pawn_and_target(place: tuple[int, int], turns: int) -> None:
    # All tiles are alike, so different pushes lead to one board with the pawn, or the target, elsewhere.
    tiles = (("NS",) * 5,) * 5
    puzzle = Puzzle(size=5, tiles=tiles, spare="NS", slots=("W1", "W3"), pawn=(2, 0), target_on=place)
    assert solved(puzzle, 3)["turns"] == brute_force(puzzle, 3) == turns
