"""What somebody's finished games add up to: pure sums over stored tables."""

from collections.abc import Iterable

import msgspec

from cogs.table import decode
from db import GameRow
from engine.core.resigning import NO_CONTEST


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game as one of its people has it."""

    number: int
    game: str
    place: int
    seats: int
    is_won: bool
    is_shared: bool = False  # first, with somebody beside them
    turns: int


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's games of one kind. Streaks are games won in a row, up to now and at best."""

    game: str
    games: int
    wins: int
    shared: int  # first places that others had too
    places: tuple[int, ...]  # how often first, second …
    average: float
    streak: int
    best_streak: int
    longest: Score
    fastest_win: Score | None


def score_of(row: GameRow, user_id: int) -> Score | None:
    """What a finished game counts for somebody; nothing where they played alone or nobody saw it through."""
    # Whoever gave up and took another seat over is counted where they stayed.
    own = sorted((seat.resigned, seat.seat) for seat in row.seats if seat.user_id == user_id)
    seat = own[0][1] if own else None
    if seat is None or row.daily or len(row.seats) < 2 or row.state is None:
        return None
    table = decode(row)
    outcome = table.outcome()
    if outcome is None or outcome.reason in NO_CONTEST:
        return None
    place = outcome.places[seat]
    return Score(
        number=row.id,
        game=row.game,
        place=place,
        seats=len(row.seats),
        # Where everybody shares the first place nobody has won.
        is_won=place == 1 and max(outcome.places) > 1,
        is_shared=place == 1 and outcome.places.count(1) > 1,
        turns=table.game.turns(table.state),
    )


def scores_of(rows: Iterable[GameRow], user_id: int) -> list[Score]:
    """All that count, in the order in which they ended."""
    ended = sorted(rows, key=lambda row: (row.ended_at or 0, row.id))
    return [score for row in ended if (score := score_of(row, user_id))]


def records_of(scores: Iterable[Score]) -> list[Record]:
    """One record for each game played, the most played first."""
    by_game: dict[str, list[Score]] = {}
    for score in scores:
        by_game.setdefault(score.game, []).append(score)
    return sorted((_record(each) for each in by_game.values()), key=lambda record: -record.games)


def _record(scores: list[Score]) -> Record:
    wins = [score for score in scores if score.is_won]
    streak, best = _streaks(scores)
    last = max(score.place for score in scores)
    return Record(
        game=scores[0].game,
        games=len(scores),
        wins=len(wins),
        shared=sum(score.is_shared for score in scores),
        places=tuple(sum(s.place == place for s in scores) for place in range(1, last + 1)),
        average=sum(score.place for score in scores) / len(scores),
        streak=streak,
        best_streak=best,
        longest=max(scores, key=lambda score: score.turns),
        fastest_win=min(wins, key=lambda score: score.turns, default=None),
    )


def _streaks(scores: list[Score]) -> tuple[int, int]:
    """Wins in a row, up to the last game and at best."""
    streak = best = 0
    for score in scores:
        streak = streak + 1 if score.is_won else 0
        best = max(best, streak)
    return streak, best
