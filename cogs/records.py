"""What somebody's finished games add up to: pure sums over stored tables."""

from collections.abc import Iterable, Sequence

import msgspec

from cogs.table import decode
from db import GameRow, SeatActs
from engine.core import Outcome
from engine.core.resigning import DECIDED, NO_CONTEST, below_all_who_stayed


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game as one of its people has it."""

    number: int
    game: str
    place: int
    seats: int
    is_won: bool
    is_shared: bool = False  # first, with somebody beside them
    is_played: bool = True  # or did it end before there was a move for each seat?
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
    unplayed: int  # games that ended before there was a move for each seat
    longest: Score | None
    fastest_win: Score | None


def score_of(row: GameRow, user_id: int, acts: Sequence[SeatActs]) -> Score | None:
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
    away = stayed_away(row, outcome, acts)
    places = (below_all_who_stayed(outcome, away) or outcome).places
    place = places[seat]
    return Score(
        number=row.id,
        game=row.game,
        place=place,
        seats=len(row.seats),
        # Where everybody shares the first place nobody has won; nor has whoever was not there.
        is_won=place == 1 and max(places) > 1 and not away[seat],
        is_shared=place == 1 and places.count(1) > 1,
        is_played=sum(each.own + each.stood_in for each in acts) >= len(row.seats),
        turns=table.game.turns(table.state),
    )


def stayed_away(row: GameRow, outcome: Outcome, acts: Sequence[SeatActs]) -> list[bool]:
    """Whose place is the stand-in's: they gave up, have not come back, or never made a move of their own.

    Where an organiser has given the places, nobody's is.
    """
    never = {each.seat for each in acts if each.stood_in and not each.own}
    return [
        outcome.reason != DECIDED
        and seat.user_id is not None
        and (seat.resigned or seat.handed or seat.seat in never)
        for seat in row.seats
    ]


def scores_of(rows: Iterable[GameRow], user_id: int, acts: Iterable[SeatActs]) -> list[Score]:
    """All that count, in the order in which they ended."""
    made: dict[int, list[SeatActs]] = {}
    for each in acts:
        made.setdefault(each.game_id, []).append(each)
    ended = sorted(rows, key=lambda row: (row.ended_at or 0, row.id))
    return [score for row in ended if (score := score_of(row, user_id, made.get(row.id, ())))]


def records_of(scores: Iterable[Score]) -> list[Record]:
    """One record for each game played, the most played first."""
    by_game: dict[str, list[Score]] = {}
    for score in scores:
        by_game.setdefault(score.game, []).append(score)
    return sorted((_record(each) for each in by_game.values()), key=lambda record: -record.games)


def _record(scores: list[Score]) -> Record:
    wins = [score for score in scores if score.is_won]
    # What ended before it had begun is neither a long game nor a fast one.
    played = [score for score in scores if score.is_played]
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
        unplayed=len(scores) - len(played),
        longest=max(played, key=lambda score: score.turns, default=None),
        fastest_win=min((s for s in played if s.is_won), key=lambda score: score.turns, default=None),
    )


def _streaks(scores: list[Score]) -> tuple[int, int]:
    """Wins in a row, up to the last game and at best."""
    streak = best = 0
    for score in scores:
        streak = streak + 1 if score.is_won else 0
        best = max(best, streak)
    return streak, best
