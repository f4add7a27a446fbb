"""What a puzzle of the day is worth: its par, streaks, and the ranking of a week."""

from collections.abc import Iterable
from datetime import date, timedelta
from functools import lru_cache

import msgspec

from cogs.general.daily_puzzles import Puzzle
from cogs.ui.names import escaped
from db import DailyScore
from engine.core import AnyGame, Dice, Options, Thought
from engine.core.search import search
from locales import Words

MOST_TURNS = 200  # that an expert is given to find all treasures; it needs about thirteen
GLANCE = Thought(playouts=1, horizon=1, doubt=0)  # alone, chance decides little, and a look ahead is enough


@lru_cache(maxsize=512)  # servers: all who play a day's puzzle there ask for the same one
def par_of(puzzle: Puzzle, game: AnyGame, options: Options, seed: bytes) -> int | None:
    """Returns the score that the bot reaches, None if it finds no end; for a worker.

    Everybody who plays the puzzle of a day is compared with the same number: it follows from the seed alone.
    The bot does not know what is hidden, as nobody does.
    """
    dice, number = Dice(seed), 0
    state = game.setup(1, options, dice).state
    while game.to_act(state) and game.board_count(state) < MOST_TURNS:
        number += 1
        mind = seed + b"par %d" % number
        if puzzle.is_searched:
            action = search(game, state, 0, mind, GLANCE).action
        else:
            action = game.suggest(game.view(state, 0), 0, Dice(mind), game.usual_level)
        state = game.apply(state, 0, action, dice).state
    outcome = game.outcome(state)
    return outcome.scores[0] if outcome else None


def streak(days: Iterable[str], today: date) -> int:
    """Counts the days in a row on which a puzzle was finished, up to today or, before that, to yesterday."""
    finished = set(days)
    day = today if today.isoformat() in finished else today - timedelta(days=1)
    count = 0
    while day.isoformat() in finished:
        count, day = count + 1, day - timedelta(days=1)
    return count


class Week(msgspec.Struct, frozen=True):
    """What one person has finished in a week."""

    name: str
    days: int
    score: int
    over_par: int


def weeks_of(scores: Iterable[DailyScore]) -> list[Week]:
    """Adds up the days of each person."""
    by_person: dict[int, list[DailyScore]] = {}
    for score in scores:
        by_person.setdefault(score.user_id, []).append(score)
    return [
        Week(
            own[-1].name,
            len(own),
            sum(day.score for day in own),
            sum(day.score - (day.score if day.par is None else day.par) for day in own),
        )
        for own in by_person.values()
    ]


def week_lines(puzzle: Puzzle, scores: Iterable[DailyScore], shown: int, words: Words) -> list[str]:
    """Tells the ranking of a week, a line a person: more days first, then better against par."""
    weeks = [((-week.days, puzzle.rank(week.over_par)), week) for week in weeks_of(scores)]
    ranked = sorted(weeks, key=lambda ranked: ranked[0])
    return [
        puzzle.says(
            words,
            "week-rank",
            place=1 + sum(other < rank for other, _ in ranked),
            name=escaped(week.name) or words("nameless", number=1),
            days=week.days,
            score=week.score,
            par=signed(week.over_par),
        )
        for rank, week in ranked[:shown]
    ]


def signed(number: int) -> str:
    """A score against par: "+3", "−2", "±0"."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"
