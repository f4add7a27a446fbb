"""Several rows that one hop to the database loads together."""

import msgspec

from db.rows.games import GameRow, LiveRow
from db.rows.moves import DraftRow, MoveRow
from db.rows.outbox import OutboxRow
from db.rows.tournaments import AnnouncementRow, LogRow, StoredTournament


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's panel shows."""

    game: GameRow
    language: str | None  # that the person has chosen
    draft: DraftRow | None  # what their seat has put together
    others: tuple[LiveRow, ...] | None = None  # the tables beside this one in which they play, if asked for
    unsent: tuple[OutboxRow, ...] = ()  # what the table is still to be told, if asked for


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's outbox holds, and what it takes to send it."""

    game: GameRow
    rows: tuple[OutboxRow, ...]
    language: str | None  # of the server, if it has chosen one
    has_proposals: bool
    people: dict[int, dict[str, str]]  # what the players have set about their own time

    @property
    def sending(self) -> int:
        """The last row of the message that is being sent, or is to be sent next; 0 without one."""
        return self.game.sending_id or 0


class TournamentDue(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament has to announce, and what it takes to send it."""

    stored: StoredTournament
    rows: tuple[AnnouncementRow, ...]
    games: dict[int, Due]  # those that are announced, and those whose own outbox holds something
    played: dict[int, tuple[MoveRow, ...]]  # the moves of the games whose results are announced
    log: tuple[LogRow, ...]  # how tables were decided and people dropped out, if results are announced
    language: str | None  # of the server, if it has chosen one
    where: str | None  # the server plays there, if it has chosen


class Backlog(msgspec.Struct, frozen=True):
    """What waits in the whole database."""

    rows: int  # of the outbox and of announcements
    oldest: int | None  # when the oldest of them was written
    overdue: int  # deadlines that have passed
