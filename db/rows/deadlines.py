"""Rows of deadlines."""

from typing import Literal, TypeAlias

import msgspec

DeadlineKind: TypeAlias = Literal["turn", "remind", "idle", "close"]
WHOLE_TABLE = -1  # the seat of a deadline that concerns the whole table


class DeadlineRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is due: a turn ends, a player is reminded, an idle table is asked or closed."""

    game_id: int
    seat: int
    kind: DeadlineKind
    due: int
    began: int  # when the turn, or the silence, began
    extended: bool = False  # this turn has already been given more time
    reserve: int = 0  # seconds of the seat's reserve that are the last before `due`
    reminder: str | None = None  # JSON: the message that reminds of this turn
