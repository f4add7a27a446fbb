"""The rows of tournaments and ratings as frozen values. Field names are column names."""

from typing import Literal, TypeAlias

import msgspec

from db.rows.games import DeadlineRow, Outgoing, Rated, SeatRow

TournamentStatus: TypeAlias = Literal["draft", "open", "check_in", "running", "paused", "over", "cancelled"]


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, from its card to its podium. Times are unix seconds."""

    id: int
    guild_id: int
    channel_id: int  # where it is announced, and where its tables have their threads
    organiser_id: int
    name: str
    game: str  # key of the engine
    options: str  # JSON, the game's
    terms: str  # JSON: what the organiser has settled besides
    state: str  # JSON of the TournamentState: entrants, rounds, results
    secret: bytes  # the secrets of its tables come from it
    status: TournamentStatus
    version: int
    due: int | None  # when something is to happen by itself
    paused_at: int | None
    card_message_id: int | None
    created_at: int
    started_at: int | None
    ended_at: int | None


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
    """As much of a tournament as a list needs; `is_mine`: whoever asks takes part."""

    id: int
    guild_id: int
    channel_id: int
    organiser_id: int
    name: str
    status: TournamentStatus
    is_mine: bool


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part."""

    tournament_id: int
    user_id: int
    name: str
    interaction_id: int  # the one by which they joined: it goes into the seeds of their tables
    checked_in: bool = False
    absences: int = 0  # tables at which they never moved
    at: int


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round, dealt and ready to be played."""

    round: int
    number: int
    game: str
    rules_version: int
    options: str
    secret: bytes
    interactions: tuple[int, ...]
    seed: bytes
    state: str
    drawn: int
    seats: tuple[SeatRow, ...]
    outbox: tuple[Outgoing, ...]
    timing: str
    rated: bool
    deadlines: tuple[DeadlineRow, ...] = ()  # their game has no id yet


class Correction(msgspec.Struct, frozen=True, kw_only=True):
    """Another result for a game that is over. `version` is the one that it has."""

    game_id: int
    version: int
    result: str
    rated: Rated | None  # what counts for ratings from now on
    outbox: tuple[Outgoing, ...]


class PairingRow(msgspec.Struct, frozen=True):
    """Which game is played at which table of which round."""

    tournament_id: int
    round: int
    number: int
    game_id: int


class StoredTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament with its entrants and tables."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    pairings: tuple[PairingRow, ...]
    taken_back: tuple[int, ...]  # the rounds that were paired again, once for each time


class Logged(msgspec.Struct, frozen=True):
    """Something that was done to a tournament, by somebody or (None) by itself. `facts` is JSON."""

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
    """All that one act writes: the tournament after it (`row.version` is the one the act was made on)."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...] = ()  # new or changed
    left: tuple[int, ...] = ()  # user ids
    deals: tuple[Deal, ...] = ()
    closed: tuple[int, ...] = ()  # games that are not to be played after all
    corrections: tuple[Correction, ...] = ()
    log: tuple[Logged, ...] = ()
    announcements: tuple[Outgoing, ...] = ()
    at: int


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game that counts for ratings: who played, and their places."""

    id: int
    game_id: int
    game: str
    guild_id: int
    users: tuple[int, ...]
    places: tuple[int, ...]
    at: int
