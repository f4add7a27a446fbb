"""Loads tournaments, and writes each act on one in a single transaction under the tournament's lock."""

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias, TypedDict, Unpack

import msgspec
from msgspec.structs import replace

import db
from cogs.runtime.locks import Locks
from cogs.tables.service import OvertakenError
from cogs.tournaments.service.terms import Tournament, decode
from db.queries import tournaments
from engine.core import RuleError, dump
from engine.tournaments import TournamentState

OPEN: tuple[db.TournamentStatus, ...] = ("open", "check_in")
OVER: tuple[db.TournamentStatus, ...] = ("over", "cancelled")
RUNNING: tuple[db.TournamentStatus, ...] = ("open", "check_in", "running", "paused")
PUBLIC: tuple[db.TournamentStatus, ...] = (*RUNNING, *OVER)

Fact: TypeAlias = int | str | Sequence[int]


class LogFacts(msgspec.Struct, frozen=True):
    """What an entry of the log can say; `by` is why a game was ended as it stood."""

    user: int = 0
    other: int = 0
    round: int = 0
    table: int = 0
    places: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    channel: int = 0
    due: int = 0
    hours: int = 0
    role: int = 0
    by: str = ""


class Columns(TypedDict, total=False):
    """What an act changes in the tournament's own row."""

    channel_id: int
    tables_channel_id: int | None
    organiser_id: int
    options: str
    terms: str
    status: db.TournamentStatus
    due: int | None
    paused_at: int | None
    started_at: int
    ended_at: int | None


def as_json(**facts: Fact) -> str:
    """Encode the facts of a log entry or of an announcement."""
    return msgspec.json.encode(facts).decode()


def news(kind: str, /, **facts: Fact) -> db.Outgoing:
    """Return an announcement to be sent after the act that writes it."""
    return db.Outgoing(kind, as_json(**facts))


def logged(act: str, actor_id: int | None = None, /, **facts: Fact) -> db.Logged:
    """Return an entry for the tournament's log; without an actor it happened by itself."""
    return db.Logged(act, actor_id, as_json(**facts))


class Records:
    """All tournaments as they are stored. Each is changed by one act at a time."""

    def __init__(self, store: db.Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self._locks = Locks()

    async def load(self, tournament_id: int) -> Tournament:
        """Load a tournament; refuse a number that does not exist."""
        found = await self.store.read(tournaments.load_whole, tournament_id)
        if found is None:
            raise RuleError("no-such-tournament", number=tournament_id)
        return decode(found)

    @asynccontextmanager
    async def locked(self, tournament_id: int, known: Tournament | None = None) -> AsyncGenerator[Tournament]:
        """Hold the tournament's lock, and load the tournament under it unless it is known."""
        async with self._locks.of(tournament_id):
            yield known or await self.load(tournament_id)

    async def change(
        self,
        tournament: Tournament,
        *,
        state: TournamentState | None = None,
        announce: Sequence[db.Outgoing] = (),
        entrants: Sequence[db.EntrantRow] = (),
        left: Sequence[int] = (),
        deals: Sequence[db.Deal] = (),
        closed: Sequence[int] = (),
        extensions: Sequence[db.Extension] = (),
        candidates: Sequence[db.CandidateRow] = (),
        settled: Sequence[int] = (),
        helpers: Sequence[int] | None = None,
        corrections: Sequence[db.Correction] = (),
        moves: Sequence[db.Commit] = (),
        log: Sequence[db.Logged] = (),
        **columns: Unpack[Columns],
    ) -> Tournament:
        """Write one act in one transaction, under the lock; return the tournament after it."""
        act = db.TournamentChange(
            row=replace(tournament.row, state=dump(state or tournament.state), **columns),
            entrants=tuple(entrants),
            left=tuple(left),
            deals=tuple(deals),
            closed=tuple(closed),
            extensions=tuple(extensions),
            candidates=tuple(candidates),
            settled=tuple(settled),
            helpers=None if helpers is None else tuple(helpers),
            corrections=tuple(corrections),
            moves=tuple(moves),
            log=tuple(log),
            announcements=tuple(announce),
            at=self.now(),
        )
        try:
            return decode(await self.store.write(tournaments.change, act))
        except db.Stale:
            raise OvertakenError("tournament-changed") from None
        except db.Duplicate:
            raise RuleError("already-done") from None


def need_unfinished(tournament: Tournament) -> None:
    """Refuse a tournament that is over, or not yet open."""
    if tournament.row.status == "cancelled":
        raise RuleError("tournament-status-cancelled")
    if tournament.row.status in OVER:
        raise RuleError("tournament-over")
    if tournament.row.status == "draft":
        raise RuleError("tournament-draft")


def need_running(tournament: Tournament) -> None:
    """Refuse a tournament whose rounds are not being played."""
    if tournament.row.status != "running":
        raise RuleError("tournament-not-running")
