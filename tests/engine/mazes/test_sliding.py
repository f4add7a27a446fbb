"""The sliding maze, on boards of all sizes and not only Junior's."""

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.mazes.corridors import flood, members, shortest_path
from engine.mazes.sliding import GLYPHS, Maze, glyph, openings, opposite, rotations, sides_of, turned
from tests.engine.junior.drawn import tiles_of

# Size, lines with slots, sides with slots, fixed squares: Junior, the 7×7 classic, and freer boards.
LAYOUTS: list[tuple[int, list[int], str, list[int]]] = [
    (5, [1, 3], "NESW", [0, 2, 4, 10, 12, 14, 20, 22, 24]),
    (7, [1, 3, 5], "NESW", [row * 7 + column for row in range(0, 7, 2) for column in range(0, 7, 2)]),
    (9, [0, 4, 8], "NW", [10]),
    (13, list(range(13)), "NESW", []),
]
MAZES = [Maze(size, [f"{side}{line}" for side in sides for line in lines], fixed)
         for size, lines, sides, fixed in LAYOUTS]  # fmt: skip
mazes = st.sampled_from(MAZES)


@st.composite
def boards(draw: st.DrawFn) -> tuple[Maze, tuple[int, ...], int, str]:
    """Draw a maze, tiles that all carry something different, a spare, and a slot."""
    maze = draw(mazes)
    codes = draw(st.lists(st.integers(1, 15), min_size=maze.off_board, max_size=maze.off_board))
    tiles = tuple(code | (number + 1) << 4 for number, code in enumerate(codes))
    return maze, tiles, draw(st.integers(1, 15)), draw(st.sampled_from(maze.slots))


quick = settings(max_examples=40, deadline=None, derandomize=True)


def test_glyphs_are_open_where_their_tiles_are() -> None:
    assert [glyph(openings(sides)) for sides in ("NS", "ES", "NES", "NEW", "NESW")] == list("│┌├┴┼")


@given(st.integers(1, 15))
def test_sides_name_their_openings(tile: int) -> None:
    assert openings(sides_of(tile)) == tile


@pytest.mark.parametrize("sides", ["", "X", "NN", "ne", "N E"])
def test_other_words_are_no_sides(sides: str) -> None:
    with pytest.raises(ValueError, match="open sides"):
        openings(sides)


def test_a_quarter_turn_is_clockwise_and_keeps_the_load() -> None:
    assert turned(openings("NE") | 7 << 4) == openings("ES") | 7 << 4


@pytest.mark.parametrize(("mark", "ways"), [("│", 2), ("└", 4), ("├", 4), ("┼", 1), ("╵", 4)])
def test_a_tile_has_as_many_ways_to_lie_as_it_looks(mark: str, ways: int) -> None:
    assert len(set(rotations(GLYPHS.index(mark)))) == ways


@pytest.mark.parametrize("size", [3, 4, 6, 0, -5])
def test_a_board_is_odd_and_at_least_5(size: int) -> None:
    with pytest.raises(ValueError, match="size"):
        Maze(size, [])


@pytest.mark.parametrize("slot", ["N5", "X1", "1N", "N", "", "N-1", "N01", "N١"])
def test_a_slot_is_a_side_and_a_line_of_the_board(slot: str) -> None:
    with pytest.raises(ValueError, match="no such slot"):
        Maze(5, [slot])


def test_no_slot_moves_a_fixed_square() -> None:
    with pytest.raises(ValueError, match="fixed"):
        Maze(7, ["N2"], fixed=[16])


@given(boards())
@quick
def test_a_push_keeps_every_tile(board: tuple[Maze, tuple[int, ...], int, str]) -> None:
    maze, tiles, spare, slot = board
    after, out = maze.push(tiles, spare, slot)
    assert sorted((*after, out)) == sorted((*tiles, spare))


@given(boards())
@quick
def test_a_push_and_its_reverse_change_nothing(board: tuple[Maze, tuple[int, ...], int, str]) -> None:
    maze, tiles, spare, slot = board
    back = Maze(maze.size, [slot, opposite(slot)])
    assert back.push(*back.push(tiles, spare, slot), opposite(slot)) == (tiles, spare)


@given(boards())
@quick
def test_only_the_line_moves_and_fixed_squares_never(board: tuple[Maze, tuple[int, ...], int, str]) -> None:
    maze, tiles, spare, slot = board
    after, _ = maze.push(tiles, spare, slot)
    changed = {square for square in range(maze.off_board) if after[square] != tiles[square]}
    assert changed == set(maze.lines[slot]) and changed.isdisjoint(maze.fixed)


@given(boards(), st.data())
@quick
def test_a_pawn_rides_its_tile_or_lands_on_the_new_one(board: Any, data: st.DataObject) -> None:
    maze, tiles, spare, slot = board
    square = data.draw(st.integers(0, maze.off_board - 1))
    after, _ = maze.push(tiles, spare, slot)
    assert after[maze.pawn_after_push(square, slot)] in (tiles[square], spare)
    assert maze.tile_after_push(square, slot) in (maze.pawn_after_push(square, slot), maze.off_board)


@given(boards(), st.data())
@quick
def test_sets_of_pawns_are_carried_as_single_ones(board: Any, data: st.DataObject) -> None:
    maze, _, _, slot = board
    pawns = data.draw(st.integers(0, (1 << maze.off_board) - 1))
    after = {maze.pawn_after_push(square, slot) for square in members(pawns)}
    assert set(members(maze.pawns_after_push(pawns, slot))) == after
    assert maze.pawns_before_push(maze.pawns_after_push(pawns, slot), slot) == pawns


def neighbours(maze: Maze, tiles: tuple[int, ...], square: int) -> set[int]:
    """Return the joined squares, by the definition."""
    row, column = divmod(square, maze.size)
    found = set[int]()
    for side, there, down, right in (
        ("N", "S", -1, 0),
        ("E", "W", 0, 1),
        ("S", "N", 1, 0),
        ("W", "E", 0, -1),
    ):
        if 0 <= row + down < maze.size and 0 <= column + right < maze.size:
            beside = (row + down) * maze.size + column + right
            if side in sides_of(tiles[square]) and there in sides_of(tiles[beside]):
                found.add(beside)
    return found


@given(boards(), st.data())
@quick
def test_reach_is_all_that_open_corridors_join(board: Any, data: st.DataObject) -> None:
    maze, tiles, _, _ = board
    start = data.draw(st.integers(0, maze.off_board - 1))
    known, edge = {start}, [start]
    while edge:
        new = neighbours(maze, tiles, edge.pop()) - known
        known |= new
        edge += new
    assert set(maze.reach(tiles, start)) == known == set(members(maze.flooded(tiles, 1 << start)))


@given(boards(), st.data())
@quick
def test_a_path_leads_step_by_step_to_where_reach_says(board: Any, data: st.DataObject) -> None:
    maze, tiles, _, _ = board
    start, end = (data.draw(st.integers(0, maze.off_board - 1)) for _ in "ab")
    path = maze.path(tiles, start, end)
    assert (path is not None) == (end in maze.reach(tiles, start))
    if path:
        assert (path[0], path[-1]) == (start, end)
        assert all(step in neighbours(maze, tiles, square) for square, step in itertools.pairwise(path))


def test_a_path_is_a_shortest_one() -> None:
    tiles = tiles_of("┌─┐┌┐ │└┤││ │─┼┘│ └─┘└┘ ─────")
    assert Maze(5, []).path(tiles, 0, 12) == (0, 1, 2, 7, 12)


def test_a_column_after_z_is_aa() -> None:
    assert Maze(27, []).names[26] == "AA1"


def test_the_same_search_serves_a_ring() -> None:
    # Six sectors in a ring, all joined but 2 with 3; the seam joins 5 with 0.
    ring = ((0b011011, 1), (0b000001, 5))
    assert list(members(flood(1 << 4, ring))) == [0, 1, 2, 3, 4, 5]
    assert shortest_path(2, 3, ring) == (2, 1, 0, 5, 4, 3)
