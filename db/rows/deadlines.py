"""Times at which something must happen."""

from typing import Literal, TypeAlias

import msgspec

DeadlineKind: TypeAlias = Literal["turn", "remind", "idle", "close"]


WHOLE_TABLE = -1  # the seat of a deadline that is nobody's own


class DeadlineRow(msgspec.Struct, frozen=True, kw_only=True):
    """What must happen at a time: a turn ends, somebody is reminded, an idle table is asked or closed."""

    game_id: int
    seat: int
    kind: DeadlineKind
    due: int
    began: int  # when the turn, or the silence, began
    extended: bool = False  # this turn has already been given more time
    reminder: str | None = None  # JSON: the message that reminds of this turn
