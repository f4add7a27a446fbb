"""The store: games, moves, tournaments and settings in one SQLite file. Nothing outside `db` knows SQL.

Callers import rows and errors from here, queries from `db.queries`, and run them by `Store.read` and `write`.
"""

# What is imported here is offered to others.
# ruff: noqa: F401
# pyright: reportUnusedImport=false

from db.claims import Alone, Claims
from db.errors import AlreadyExists, Duplicate, Stale, StoreError, UnavailableError
from db.rows.deadlines import WHOLE_TABLE, DeadlineRow
from db.rows.digests import DigestRow
from db.rows.games import (
    Change,
    Dealt,
    GameLabel,
    GameRow,
    LiveRow,
    LiveStatus,
    LobbyChange,
    NewGame,
    SeatRow,
    Start,
    Status,
)
from db.rows.loaded import Backlog, Due, Opened, TournamentDue
from db.rows.moves import Commit, DraftRow, MoveKind, MoveRow, SeatActs, Taker
from db.rows.outbox import OutboxRow, Outgoing, Subject, SubjectKind
from db.rows.proposals import ALL_ACTS, Act, AuditRow, NewProposal, ProposalKind, ProposalRow
from db.rows.ratings import Point, Ranked, Ranking, Uncounted
from db.rows.scores import Best, DailyScore, Rated, Record, ResultRow, ScoreRow, SeenPlaces
from db.rows.shards import EVERYTHING, Mine, shard_of
from db.rows.tournaments import (
    AnnouncementRow,
    CandidateRow,
    Correction,
    Deal,
    EntrantRow,
    Extension,
    Logged,
    LogRow,
    NewTournament,
    PairingRow,
    Posted,
    ShownTo,
    StoredTournament,
    TournamentChange,
    TournamentLabel,
    TournamentRow,
    TournamentStatus,
)
from db.store import Store
