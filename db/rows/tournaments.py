"""Rows of tournaments, their entrants and tables, and all that one act writes. Times are unix seconds."""

from typing import Literal, TypeAlias

import msgspec

from db.rows.deadlines import DeadlineRow
from db.rows.games import Dealt, SeatRow
from db.rows.moves import Commit
from db.rows.outbox import Outgoing
from db.rows.scores import Rated

TournamentStatus: TypeAlias = Literal["draft", "open", "check_in", "running", "paused", "over", "cancelled"]


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, from its card to its podium."""

    id: int
    guild_id: int
    channel_id: int  # where it is announced
    organiser_id: int
    name: str
    game: str  # key of the engine
    options: str  # JSON, the game's
    terms: str  # JSON: what else the organiser has chosen
    state: str  # JSON of the Tournament: entrants, rounds, results
    secret: bytes  # the secrets of its tables are derived from it
    status: TournamentStatus
    version: int
    due: int | None  # when it changes by itself
    paused_at: int | None
    card_message_id: int | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    last_card_channel_id: int | None = None  # where the card is that the next one replaces
    last_card_message_id: int | None = None
    tables_channel_id: int | None = None  # where its tables are played; None: where it is announced
    event_id: int | None = None  # its event in Discord's calendar
    round_channel_id: int | None = None  # where the message is with which the last round began
    round_message_id: int | None = None


class NewTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament to be created."""

    guild_id: int
    channel_id: int
    organiser_id: int
    name: str
    game: str
    options: str
    terms: str
    state: str
    secret: bytes
    status: TournamentStatus
    due: int | None
    at: int


class TournamentLabel(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a tournament that a list shows; `is_mine`: the viewer takes part."""

    id: int
    guild_id: int
    channel_id: int
    organiser_id: int
    name: str
    status: TournamentStatus
    is_mine: bool


class ShownTo(msgspec.Struct, frozen=True, kw_only=True):
    """Which tournaments of a server are shown to a person: those in channels `seen`, and their own.

    With `channel_id` only those that were announced there.
    """

    guild_id: int
    statuses: tuple[TournamentStatus, ...]
    user_id: int
    seen: tuple[int, ...]
    channel_id: int | None = None


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person who takes part."""

    tournament_id: int
    user_id: int
    name: str
    interaction_id: int  # by which they joined; it goes into the seeds of their tables
    checked_in: bool = False
    absences: int = 0  # tables at which they never moved
    seed: int | None = None  # given by the organiser; the others follow by their ratings
    at: int


class CandidateRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person who does not take part yet: they wait for a free place, or were asked."""

    tournament_id: int
    user_id: int
    name: str
    interaction_id: int
    kind: Literal["waiting", "asked"]
    replaces: int | None = None  # whose place they were asked to take; None: a place of their own
    at: int


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round, dealt and ready to be played."""

    round: int
    number: int
    game: str
    secret: bytes
    seats: tuple[SeatRow, ...]
    timing: str
    rated: bool
    dealt: Dealt
    outbox: tuple[Outgoing, ...]
    deadlines: tuple[DeadlineRow, ...] = ()  # without the id of the game, which is yet to be created
    due: int | None = None  # when it is decided as it stands


class Correction(msgspec.Struct, frozen=True, kw_only=True):
    """Another result for a game that is over. `version` is its current one."""

    game_id: int
    version: int
    result: str
    rated: Rated | None  # what counts for ratings from now on
    unrated: str | None = None  # or why a rated game still does not count
    outbox: tuple[Outgoing, ...]


class PairingRow(msgspec.Struct, frozen=True):
    """A table of a round, and the game that is played there."""

    tournament_id: int
    round: int
    number: int
    game_id: int
    due: int | None = None  # when it is decided as it stands; None: when the round ends
    note_message_id: int | None = None  # the message above its board that says until when it is played


class Posted(msgspec.Struct, frozen=True):
    """Messages that may have to change: above the boards of tables, by game; where a round began."""

    notes: dict[int, int] = {}
    round: tuple[int, int] | None = None  # channel and message


class Extension(msgspec.Struct, frozen=True):
    """Another end for a table of a round, and the deadlines of its turns if they change with it."""

    game_id: int
    due: int
    deadlines: tuple[DeadlineRow, ...] | None = None


class StoredTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament with its entrants and tables."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    pairings: tuple[PairingRow, ...]
    taken_back: tuple[int, ...]  # the rounds that were paired again, once for each time
    helpers: tuple[int, ...] = ()  # who may organise it besides its organiser
    candidates: tuple[CandidateRow, ...] = ()
    is_announcing: bool = False  # something about it is still to be sent


class Logged(msgspec.Struct, frozen=True):
    """An entry for the log of a tournament. Without an actor, the bot did it. `facts` is JSON."""

    act: str
    actor_id: int | None = None
    facts: str = "{}"


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a tournament's log."""

    id: int
    tournament_id: int
    actor_id: int | None
    act: str
    facts: str
    at: int


class AnnouncementRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message about a tournament that is still to be sent. Its id serves as the nonce."""

    id: int
    tournament_id: int
    kind: str
    payload: str
    at: int


class TournamentChange(msgspec.Struct, frozen=True, kw_only=True):
    """All that one act writes. `row` is the tournament after it, but with the version before it."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...] = ()  # new or changed
    left: tuple[int, ...] = ()  # user ids
    candidates: tuple[CandidateRow, ...] = ()  # new or changed
    settled: tuple[int, ...] = ()  # user ids of candidates who are so no longer
    helpers: tuple[int, ...] | None = None  # all of them, if they change
    extensions: tuple[Extension, ...] = ()
    deals: tuple[Deal, ...] = ()
    closed: tuple[int, ...] = ()  # games that will not be played after all
    corrections: tuple[Correction, ...] = ()
    moves: tuple[Commit, ...] = ()  # at its tables: seats that pass to substitutes
    log: tuple[Logged, ...] = ()
    announcements: tuple[Outgoing, ...] = ()
    at: int
