"""Several rows that one hop to the database loads together."""

import msgspec

from db.rows.games import GameRow
from db.rows.moves import DraftRow
from db.rows.outbox import OutboxRow


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's panel shows."""

    game: GameRow
    language: str | None  # that the person has chosen
    draft: DraftRow | None  # what their seat has put together


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's outbox holds, and what it takes to send it."""

    game: GameRow
    rows: tuple[OutboxRow, ...]
    language: str | None  # of the server, if it has chosen one
    has_proposals: bool

    @property
    def sending(self) -> int:
        """The last row of the message that is being sent, or is to be sent next; 0 without one."""
        return self.game.sending_id or 0
