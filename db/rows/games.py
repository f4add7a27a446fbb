"""Rows of tables and their seats, and the changes to them that are no moves. Times are unix seconds."""

from typing import Literal, TypeAlias

import msgspec

from db.rows.deadlines import DeadlineRow
from db.rows.outbox import Outgoing
from db.rows.proposals import Act

Status: TypeAlias = Literal["lobby", "playing", "over", "cancelled"]
LiveStatus: TypeAlias = Literal["lobby", "playing"]
Scope: TypeAlias = Literal["guild", "user", "bot"]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table: a person, or a stand-in of some level."""

    seat: int
    user_id: int | None = None
    name: str
    level: str | None = None  # of the stand-in, if no person sits here
    pick: int | None = None
    interaction_id: int  # the interaction that filled the seat
    resigned: bool = False
    missed: int = 0  # turns in a row that the person let pass
    handed: bool = False  # the stand-in plays here until the person comes back
    departed: bool = False  # the person has left and the seat stays empty; it is also resigned
    spent: int = 0  # seconds that the person's turns have drawn from their reserve
    prepared: str | None = None  # JSON: the move that the person has prepared for their next turn
    left_by: int | None = None  # who left the seat to this person during the game


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, from lobby to result."""

    id: int
    game: str  # key of the engine
    rules_version: int
    options: str  # JSON
    status: Status
    guild_id: int
    channel_id: int  # where the lobby card is
    home_id: int  # the channel or thread where boards are posted
    host_id: int
    secret: bytes
    interactions: tuple[int, ...]  # the ids mixed into the seed, in order
    seed: bytes | None  # None in a lobby, except that of a daily game, whose maze is the same for all
    version: int
    state: str | None  # JSON, after the last move
    drawn: int  # draws taken from the dice so far
    lobby_message_id: int | None
    board_message_id: int | None
    board_card: str | None  # JSON: the content of that message, to show it again without its controls
    daily: str | None  # ISO date of a daily solo game
    result: str | None  # JSON of the Outcome
    created_at: int
    started_at: int | None
    ended_at: int | None
    turned: int = 0  # the version at which the table last had something new to see
    rated: bool = True  # does the result count for ratings, if no stand-in was seated?
    par: int | None = None  # the turns that an expert needs for a daily maze
    unrated: str | None = None  # why the result of a rated game does not count
    timing: str = "{}"  # JSON: the table's rules about time
    paused_at: int | None = None  # since when no time runs
    deadlines: tuple[DeadlineRow, ...] = ()
    tournament_id: int | None = None  # the tournament that it belongs to, unless that is cancelled
    round_ends: int | None = None  # when its round ends, while the tournament runs
    sending_id: int | None = None  # the last outbox row of the message that was sent or tried last
    seats: tuple[SeatRow, ...]


class LiveRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's open or running table in a list: no position, unless it must be asked whose turn it is."""

    id: int
    game: str
    status: Status
    guild_id: int
    home_id: int
    lobby_message_id: int | None
    board_message_id: int | None
    version: int
    daily: str | None
    paused_at: int | None
    acting: int | None  # one bit for each seat that it waits for; None: its position tells
    state: str | None  # JSON, if that is so
    seat: int
    since: int  # when it began to wait: with the last move, from which its deadlines count
    due: int | None  # when the person's turn ends


class NewGame(msgspec.Struct, frozen=True, kw_only=True):
    """A lobby to be created. Its boards are posted in its channel until it has another home."""

    game: str
    rules_version: int
    options: str
    guild_id: int
    channel_id: int
    host_id: int
    secret: bytes
    seats: tuple[SeatRow, ...]
    daily: str | None = None
    timing: str = "{}"
    rated: bool = True
    par: int | None = None
    closes_at: int | None = None  # when it closes by itself if nothing changes
    again_of: int | None = None  # the finished game that is played again at this table
    outbox: tuple[Outgoing, ...] = ()
    at: int


class GameLabel(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a table that a list or a search shows; its position is not read."""

    id: int
    game: str
    channel_id: int
    home_id: int
    daily: str | None


class LobbyChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change of a lobby that is at this version. None leaves a column as it is."""

    game_id: int
    version: int
    seats: tuple[SeatRow, ...] | None = None  # all of them
    options: str | None = None
    timing: str | None = None
    rated: bool | None = None
    host_id: int | None = None
    status: Literal["cancelled"] | None = None
    acts: tuple[Act, ...] = ()
    outbox: tuple[Outgoing, ...] = ()
    closes_at: int | None = None  # when it closes by itself from now on; None: never
    at: int


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """The first position of a game, with the seed and the options that it follows from."""

    rules_version: int
    options: str
    interactions: tuple[int, ...]
    seed: bytes
    state: str
    drawn: int
    acting: int | None = None  # one bit for each seat that the game waits for


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """The start of a game out of a lobby that is at this version."""

    game_id: int
    version: int
    dealt: Dealt
    rated: bool = True  # may its result count for ratings?
    deadlines: tuple[DeadlineRow, ...] = ()
    outbox: tuple[Outgoing, ...] = ()
    at: int


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A change of a running game that is no move: its version stays."""

    game_id: int
    version: int  # on which the change was made
    paused_at: int | None
    seats: tuple[SeatRow, ...] = ()  # only their `missed` and `handed` are written
    deadlines: tuple[DeadlineRow, ...]  # all deadlines of the game from now on
    outbox: tuple[Outgoing, ...] = ()
    at: int
    acts: tuple[Act, ...] = ()
    settles: int | None = None
