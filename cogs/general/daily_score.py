"""What a daily maze is worth: its par, streaks, the ranking of a week, and a row of symbols to share."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from functools import lru_cache
from itertools import pairwise

import msgspec

from cogs.tables.table import Table
from cogs.ui.names import escaped
from db import DailyScore, MoveRow
from engine.core import AnyGame, Dice, Options, Thought
from engine.core.replay import history_of, replay
from engine.core.search import search
from engine.junior.model import State
from locales import Words

MOST_TURNS = 200  # that an expert is given to find all treasures; it needs about thirteen
GLANCE = Thought(playouts=1, horizon=1, doubt=0)  # alone, chance decides little, and a look ahead is enough
DAYS_KEPT = 128  # mazes of a day whose par is kept, one for each server
FOUND, NOTHING = "🟩", "⬜"


@lru_cache(DAYS_KEPT)
def par_of(game: AnyGame, options: Options, seed: bytes) -> int | None:
    """Returns the turns that an expert needs for a solo maze, None if it finds no end; for a worker.

    Everybody who plays the maze of a day is compared with the same number: it follows from the seed alone.
    The expert does not know which treasure comes next, as nobody does.
    """
    dice, number = Dice(seed), 0
    state = game.setup(1, options, dice).state
    while game.to_act(state) and game.board_count(state) < MOST_TURNS:
        number += 1
        action = search(game, state, 0, seed + b"par %d" % number, GLANCE).action
        state = game.apply(state, 0, action, dice).state
    outcome = game.outcome(state)
    return outcome.scores[0] if outcome else None


def streak(days: Iterable[str], today: date) -> int:
    """Counts the days in a row on which a maze was finished, up to today, or up to yesterday before that."""
    finished = set(days)
    day = today if today.isoformat() in finished else today - timedelta(days=1)
    count = 0
    while day.isoformat() in finished:
        count, day = count + 1, day - timedelta(days=1)
    return count


def symbols(table: Table, moves: Sequence[MoveRow]) -> str:
    """Returns a symbol a turn: did it find a treasure? It tells nothing of the maze. For a worker."""
    row, game = table.row, table.game
    last = replay(game, 1, game.load_options(row.options), row.seed or b"", moves)
    found = {0: 0}  # treasures in hand after so many turns
    for position in reversed(list(history_of(last))):
        state: State = position.state
        found[state.turns[0]] = len(state.won[0])
    counts = [found[turn] for turn in sorted(found)]
    return "".join(FOUND if after > before else NOTHING for before, after in pairwise(counts))


class Week(msgspec.Struct, frozen=True):
    """What one person has finished in a week."""

    name: str
    days: int
    turns: int
    over_par: int

    @property
    def rank(self) -> tuple[int, int]:
        """More days come first, then fewer turns above par."""
        return (-self.days, self.over_par)


def weeks_of(scores: Iterable[DailyScore]) -> list[Week]:
    """Adds up the days of each person, the best first."""
    by_person: dict[int, list[DailyScore]] = {}
    for score in scores:
        by_person.setdefault(score.user_id, []).append(score)
    weeks = [
        Week(
            own[-1].name,
            len(own),
            sum(score.turns for score in own),
            sum(score.turns - (score.par or score.turns) for score in own),
        )
        for own in by_person.values()
    ]
    return sorted(weeks, key=lambda week: week.rank)


def week_lines(scores: Iterable[DailyScore], shown: int, words: Words) -> list[str]:
    """Tells the ranking of a week, a line a person; equal ones share a place."""
    weeks = weeks_of(scores)
    return [
        words(
            "daily-week-rank",
            place=1 + sum(other.rank < week.rank for other in weeks),
            name=escaped(week.name) or words("nameless", number=1),
            days=week.days,
            turns=week.turns,
            par=signed(week.over_par),
        )
        for week in weeks[:shown]
    ]


def signed(number: int) -> str:
    """Turns against par: "+3", "−2", "±0"."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"
