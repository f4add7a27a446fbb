"""What a finished game counts for one of its people. Pure; the store adds it up."""

from collections.abc import Iterable, Sequence

import msgspec

from cogs.tables.table import decode
from db import GameRow, ScoreRow, SeatActs
from engine.core import Outcome
from engine.core.endings import DECIDED, UNCOUNTED, below_all_who_stayed


def score_of(row: GameRow, user_id: int, acts: Sequence[SeatActs]) -> ScoreRow:
    """What a finished game counts for a person; nothing if they played alone or the game was broken off."""
    nothing = ScoreRow(user_id=user_id, game_id=row.id, version=row.version)
    # A person who gave up and took another seat over is counted where they stayed.
    own = sorted((seat.resigned, seat.seat) for seat in row.seats if seat.user_id == user_id)
    seat = own[0][1] if own else None
    if seat is None or row.daily or len(row.seats) < 2 or row.result is None:
        return nothing
    outcome = msgspec.json.decode(row.result, type=Outcome)
    if outcome.reason in UNCOUNTED:
        return nothing
    away = stayed_away(row, outcome, acts)
    places = (below_all_who_stayed(outcome, away) or outcome).places
    place = places[seat]
    return msgspec.structs.replace(
        nothing,
        place=place,
        # Where everybody shares the first place nobody has won; nor has a person who was not there.
        is_won=place == 1 and max(places) > 1 and not away[seat],
        is_shared=place == 1 and places.count(1) > 1,
        is_played=sum(each.own + each.stood_in for each in acts) >= len(row.seats),
        turns=turns_of(row),
    )


def turns_of(row: GameRow) -> int | None:
    """How long a game was; nothing where its position was left by rules that are no longer known."""
    try:
        table = decode(row)
    except (KeyError, msgspec.MsgspecError):
        return None
    return table.game.turn_count(table.state)


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


def scores_of(rows: Iterable[GameRow], user_id: int, acts: Iterable[SeatActs]) -> list[ScoreRow]:
    """What each of these games counts for a person."""
    made: dict[int, list[SeatActs]] = {}
    for each in acts:
        made.setdefault(each.game_id, []).append(each)
    return [score_of(row, user_id, made.get(row.id, ())) for row in rows]
