"""The puzzles of the day: Junior's maze (J15) and the hall of Pas vu pas pris (V39–V42)."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import cast

import msgspec

from cogs.games.pasvu.daily.looks import look_page, look_rows
from cogs.games.pasvu.plan_line import plan_in
from cogs.panels.builder import Row
from cogs.tables.table import Table
from cogs.tables.viewer import AnyViewer
from cogs.ui.pages import Page
from db import MoveRow
from engine.core.replay import history_of, replay
from engine.junior.model import State as Maze
from engine.pasvu.daily.model import State as Hall
from engine.pasvu.daily.scoring import door_points, most_at_door
from locales import Words

FOUND, NOTHING = "🟩", "⬜"
# What a door pays: all, half or more, less, nothing.
ALL, MORE, LESS, NONE = "🟩", "🟨", "🟧", "🟥"
ROW = 12  # symbols


def maze_symbols(table: Table, moves: Sequence[MoveRow]) -> str:
    """Returns a symbol a turn: did it find a treasure? It tells nothing of the maze. For a worker."""
    row, game = table.row, table.game
    last = replay(game, 1, game.load_options(row.options), row.seed or b"", moves)
    found = {0: 0}  # treasures in hand after so many turns
    for position in reversed(list(history_of(last))):
        state: Maze = position.state
        found[state.turns[0]] = len(state.won[0])
    counts = [found[turn] for turn in sorted(found)]
    return "".join(FOUND if after > before else NOTHING for before, after in pairwise(counts))


def hall_symbols(table: Table, moves: Sequence[MoveRow]) -> str:
    """Returns a symbol a door, the best first: so it does not tell which doors show somebody."""
    state = cast(Hall, table.state)
    most, points = most_at_door(state), sorted(door_points(state), reverse=True)
    marks = [ALL if each == most else MORE if each >= most / 2 else LESS if each else NONE for each in points]
    return "\n".join("".join(marks[start : start + ROW]) for start in range(0, len(marks), ROW))


def no_rows(viewer: AnyViewer) -> tuple[Row, ...]:
    """Nothing more to be looked at."""
    return ()


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One of the puzzles that `/daily` deals, each with its own ranking."""

    name: str  # as sentences, buttons and the command know it
    game: str
    sign: str
    salt: str  # so that the puzzles of a day have different seeds; the maze was first, and has none
    is_high_best: bool  # is more better? Points are, turns are not
    is_searched: bool  # does the par come from an expert's search? Else from the stand-in's plan
    symbols: Callable[[Table, Sequence[MoveRow]], str]
    rows: Callable[[AnyViewer], tuple[Row, ...]] = no_rows  # what can be looked at once it is finished
    look: Callable[[AnyViewer, str], Page] | None = None  # the page of what was chosen in them
    draft: Callable[[str, AnyViewer], str] | None = None  # of an answer that was typed

    def rank(self, score: int) -> int:
        """Returns the score so that the best has the lowest rank."""
        return -score if self.is_high_best else score

    def says(self, words: Words, key: str, **facts: object) -> str:
        """Returns a sentence about this puzzle."""
        return words(f"daily-{self.name}-{key}", **facts)  # type: ignore[arg-type]


MAZE = Puzzle(
    name="maze", game="junior", sign="🧭", salt="", is_high_best=False, is_searched=True, symbols=maze_symbols
)
HALL = Puzzle(
    name="hall",
    game="hall",
    sign="🗝️",
    salt=" hall",
    is_high_best=True,
    is_searched=False,  # it is one plan, and the stand-in's is good
    symbols=hall_symbols,
    rows=look_rows,
    look=look_page,
    draft=lambda line, viewer: plan_in(line, viewer).draft,
)
PUZZLES = {puzzle.name: puzzle for puzzle in (MAZE, HALL)}
OF_GAME = {puzzle.game: puzzle for puzzle in PUZZLES.values()}
