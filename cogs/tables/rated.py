"""Rated or casual: which games count for ratings, and where hints are given."""

from collections.abc import Sequence

import msgspec

from cogs.tables.fairness import stood_in
from db import Commit, GameRow, MoveRow, Rated, SeatRow
from engine import ALL_GAMES
from engine.core import Outcome
from engine.core.endings import AGREED, DECIDED, RESIGNED, UNCOUNTED, below_all_who_stayed

VALUES = RATED, CASUAL = "rated", "casual"
OPTION = "rated"  # the name of the choice in a lobby
# Games that people can end together at will.
ENDED_AT_WILL = frozenset({AGREED, RESIGNED})
SHORT, OFTEN = "short", "often"  # why a rated game did not count


def is_rated(row: GameRow) -> bool:
    """Does a game count for ratings? If people alone play it, and they have not chosen otherwise."""
    people = sum(seat.user_id is not None for seat in row.seats)
    return row.rated and not row.daily and people >= max(2, len(row.seats))


def is_rated_again(row: GameRow) -> bool:
    """Is the next table of the same people to be rated? As they chose, or as usual where they could not."""
    people = sum(seat.user_id is not None for seat in row.seats)
    return row.rated or people < max(2, len(row.seats))


def gives_hints(row: GameRow) -> bool:
    """May players ask the bot for advice? Not where they are compared with others."""
    return not is_rated(row) and not row.daily and row.tournament_id is None


def rated_result(
    row: GameRow, result: str | None, boards: int, moves: Sequence[MoveRow | Commit]
) -> tuple[Rated | None, str | None]:
    """Returns what a result counts for ratings, or why a rated game does not count.

    Everybody must have moved: a game that was hardly played says nothing of anybody. A game that was drawn by
    agreement or given up must have lasted a while (`Game.rated_after`): ratings are not made by appointment.
    A person who gave up, or whose seat a stand-in holds or has mostly played, is rated last, unless an
    organiser has given the places. In a tournament, a game that a substitute took over is rated for the one
    who left it: it counts as given up, and the substitute neither gains nor loses by it.
    """
    if result is None or not is_rated(row):
        return None, None
    outcome = msgspec.json.decode(result, type=Outcome)
    acts = [move for move in moves if move.kind == "act"]
    own = [move.seat for move in acts if move.interaction_id is not None]
    if outcome.reason in UNCOUNTED or len(own) < len(row.seats):
        return None, SHORT
    if outcome.reason in ENDED_AT_WILL and boards < ALL_GAMES[row.game].rated_after:
        return None, SHORT
    if outcome.reason != DECIDED:
        away = [
            seat.resigned or gone or is_left(row, seat)
            for seat, gone in zip(row.seats, stood_in(row, moves), strict=True)
        ]
        outcome = below_all_who_stayed(outcome, away) or outcome
    people = [(seat.left_by if is_left(row, seat) else seat.user_id) or 0 for seat in row.seats]
    return each_once(people, outcome.places), None


def is_left(row: GameRow, seat: SeatRow) -> bool:
    """Does a substitute sit here, at a table of a tournament?"""
    return row.tournament_id is not None and seat.left_by is not None


def each_once(people: Sequence[int], places: Sequence[int]) -> Rated | None:
    """Rates a person who gave a seat up and took another once, by the worse of the two: otherwise a player
    who stands badly could change to a better seat. Forgotten players (0) are all different people.
    """
    worst: dict[tuple[int, int], int] = {}
    for seat, (user, place) in enumerate(zip(people, places, strict=True)):
        person = (user, 0 if user else seat)
        worst[person] = max(place, worst.get(person, 0))
    ranks = tuple(1 + sum(other < place for other in worst.values()) for place in worst.values())
    return Rated(tuple(user for user, _ in worst), ranks) if len(worst) > 1 else None
