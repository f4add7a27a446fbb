"""Rows of moves and of the drafts before them, and all that one move writes."""

from typing import TypeAlias

import msgspec

from db.rows.deadlines import DeadlineRow
from db.rows.outbox import Outgoing
from db.rows.proposals import Act
from db.rows.scores import Rated
from engine.core.replay import Kind

MoveKind: TypeAlias = Kind


class DraftRow(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a seat is putting together; `version` is that of the game at the time."""

    version: int
    draft: str


class MoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """A confirmed move. `version` is that of the game after it."""

    game_id: int
    version: int
    seat: int
    kind: MoveKind
    actions: str  # JSON list
    interaction_id: int | None
    at: int
    for_absent: bool = False  # made by the stand-in for a person whose time had run out


class SeatActs(msgspec.Struct, frozen=True):
    """How often the person of a seat acted in a game, and how often a stand-in did."""

    game_id: int
    seat: int
    own: int
    stood_in: int


class Taker(msgspec.Struct, frozen=True):
    """The person who takes over a seat in a running game."""

    user_id: int
    name: str


class Commit(msgspec.Struct, frozen=True, kw_only=True):
    """All that one move writes. `version` is that of the game before it."""

    game_id: int
    version: int
    seat: int
    kind: MoveKind
    actions: str
    interaction_id: int | None
    state: str
    drawn: int
    acting: int | None = None  # one bit for each seat that the game now waits for
    result: str | None = None  # given when the move ends the game
    outbox: tuple[Outgoing, ...] = ()
    at: int
    acts: tuple[Act, ...] = ()  # for the table's log
    settles: int | None = None  # the proposal that the move carries out
    taker: Taker | None = None  # who has the seat from now on
    turned: bool = False  # the table has something new to see
    for_absent: bool = False
    missed: int | None = None  # given when the seat's count changes
    handed: bool | None = None  # given when the seat passes to the stand-in or back
    spent: tuple[tuple[int, int], ...] = ()  # seats, and what they have drawn from their reserves by now
    deadlines: tuple[DeadlineRow, ...] | None = (
        None  # all deadlines of the game after the move; None: as before
    )
    rated: Rated | None = None  # given with a result that counts
    unrated: str | None = None  # why a rated game does not count
