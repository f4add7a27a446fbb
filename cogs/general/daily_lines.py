"""The lines of `/daily`: how far a person is with a puzzle, and the ranking of a day."""

from collections.abc import Iterable

from cogs.general.daily_puzzles import Puzzle
from cogs.tables import seating
from cogs.tables.table import decode
from cogs.ui.names import escaped
from db import GameRow
from locales import Words

RANKS_SHOWN = 20
LEAVERS_SHOWN = 5


def is_solved(row: GameRow) -> bool:
    """Has the person played the puzzle to its end, and not given it up?"""
    return row.status == "over" and not row.seats[0].resigned


def score_of(row: GameRow) -> int:
    """The score of a finished puzzle: the turns of a maze, the points of a hall."""
    outcome = decode(row).outcome()
    assert outcome
    return outcome.scores[0]


def par_words(row: GameRow, words: Words) -> str:
    """The par of a puzzle; those of days before there was one have none."""
    return "" if row.par is None else words("daily-par", par=row.par)


def state_line(puzzle: Puzzle, row: GameRow | None, words: Words) -> str:
    """A puzzle of today, and how far the person is with it."""
    if row is None or row.state is None:
        return puzzle.says(words, "new")
    if row.status != "over":
        return puzzle.says(words, "begun")
    if not is_solved(row):
        return puzzle.says(words, "given-up")
    return puzzle.says(words, "over", score=score_of(row), par=par_words(row, words))


def place_of(puzzle: Puzzle, row: GameRow, rows: Iterable[GameRow]) -> int:
    """The place of a finished puzzle among those of its day."""
    own = puzzle.rank(score_of(row))
    return 1 + sum(puzzle.rank(score_of(other)) < own for other in rows if is_solved(other))


def ranking_lines(puzzle: Puzzle, rows: list[GameRow], words: Words, *, is_past: bool = False) -> list[str]:
    """J15: fewest turns, or most points, first; equal ones share a place."""
    finished = sorted(filter(is_solved, rows), key=lambda row: puzzle.rank(score_of(row)))
    lines: list[str] = []
    for row in finished[:RANKS_SHOWN]:
        name = escaped(seating.seat_names(row, words)[0])
        place = place_of(puzzle, row, finished)
        lines.append(puzzle.says(words, "rank", place=place, name=name, score=score_of(row)))
    lines += given_up_lines(rows, words)
    playing = sum(row.status == "playing" for row in rows)
    if playing and not is_past:
        lines.append(words("daily-playing", count=playing))
    return lines


def given_up_lines(rows: Iterable[GameRow], words: Words) -> list[str]:
    """Who has given a puzzle up: a few names, which push nothing else off the page, and how many more."""
    given_up = [row for row in rows if row.status == "over" and not is_solved(row)]
    names = [escaped(seating.own_names(row, words)[0]) for row in given_up[:LEAVERS_SHOWN]]
    if more := len(given_up) - len(names):
        return [words("daily-given-up-by-more", names=", ".join(names), count=more)]
    return [words("daily-given-up-by", names=words.listed(names))] if names else []
