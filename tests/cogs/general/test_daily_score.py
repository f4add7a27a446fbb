"""The par of a puzzle of the day: what an expert needs for the maze, what the stand-in plans for the hall."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.general import daily_score
from cogs.general.daily_puzzles import HALL, MAZE, Puzzle
from cogs.general.daily_score import par_of
from engine import ALL_GAMES
from engine.core import Dice

SEEDS = [b"day %d" % number for number in range(4)]


def par(puzzle: Puzzle, seed: bytes) -> int | None:
    """The par as it is worked out, not as it is kept."""
    game = ALL_GAMES[puzzle.game]
    return par_of.__wrapped__(puzzle, game, game.options(first=0), seed)


def turns_of_the_stand_in(seed: bytes) -> int:
    """How many turns the usual stand-in needs for the maze."""
    game, dice, number = ALL_GAMES["junior"], Dice(seed), 0
    state = game.setup(1, game.options(first=0), dice).state
    while game.to_act(state):
        number += 1
        mind = Dice(seed + b"par %d" % number)
        state = game.apply(state, 0, game.suggest(game.view(state, 0), 0, mind, "normal"), dice).state
    return game.outcome(state).scores[0]


def test_j15_the_par_of_the_maze_is_what_the_search_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(game: Any, state: Any, *rest: Any) -> Any:
        return SimpleNamespace(action=game.legal_actions(state, 0)[0])

    assert par(MAZE, SEEDS[0])
    monkeypatch.setattr(daily_score, "search", lost)
    assert par(MAZE, SEEDS[0]) is None  # whoever takes what comes first never ends


def test_the_par_of_the_hall_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_score, "search", None)
    assert par(HALL, SEEDS[0])


def test_the_par_of_the_maze_is_harder_than_what_the_stand_in_needs() -> None:
    assert sum(par(MAZE, seed) or 0 for seed in SEEDS) < sum(map(turns_of_the_stand_in, SEEDS))


@pytest.mark.parametrize("puzzle", [MAZE, HALL], ids=lambda puzzle: puzzle.name)
def test_everybody_who_plays_one_day_is_given_the_same_par(puzzle: Puzzle) -> None:
    assert par(puzzle, SEEDS[1]) == par(puzzle, SEEDS[1])
