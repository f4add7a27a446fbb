"""Loading tournaments, and writing each act on them in one transaction under the tournament's lock."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs.runtime.locks import Locks
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tournaments.service.ratings import Ratings
from cogs.tournaments.service.terms import Tournament, decode
from db import (
    Correction,
    Deal,
    EntrantRow,
    Logged,
    Outgoing,
    PairingRow,
    Stale,
    Store,
    TournamentChange,
    TournamentStatus,
)
from db.queries import tournaments
from engine.core import RuleError, dump
from engine.tournaments import Entrant, TournamentState, next_season, open_tables

OPEN = ("open", "check_in")
OVER: tuple[TournamentStatus, ...] = ("over", "cancelled")


def as_json(**facts: Any) -> str:
    """Facts of a log entry or of an announcement."""
    return msgspec.json.encode(facts).decode()


class Keeper:
    """All tournaments: each is changed by one act at a time."""

    def __init__(
        self, store: Store, tables: Tables, lifecycle: Lifecycle, workers: Workers, now: Callable[[], int]
    ) -> None:
        self.store = store
        self.ratings = Ratings(store, workers)
        self.now = now
        self._tables = tables
        self._lifecycle = lifecycle
        self._workers = workers
        self._locks = Locks()

    def lock(self, tournament_id: int) -> asyncio.Lock:
        """The lock under which this tournament is changed."""
        return self._locks.of(tournament_id)

    async def load(self, tournament_id: int) -> Tournament:
        """A tournament, or a refusal."""
        row = await self.store.read(tournaments.load, tournament_id)
        if row is None:
            raise RuleError("no-such-tournament", number=tournament_id)
        return decode(row, await self.store.read(tournaments.entrants, tournament_id))

    async def open_pairings(self, tournament: Tournament) -> list[PairingRow]:
        """The tables that are being played."""
        still_open = set(open_tables(tournament.state))
        pairings = await self.store.read(tournaments.pairings, tournament.row.id)
        return [one for one in pairings if (one.round, one.number) in still_open]

    async def pairing(self, tournament: Tournament, round_number: int, number: int) -> PairingRow:
        """The game of a table."""
        pairings = await self.store.read(tournaments.pairings, tournament.row.id)
        return next(one for one in pairings if (one.round, one.number) == (round_number, number))

    async def attempt(self, tournament: Tournament, round_number: int) -> int:
        """How often a round was taken back."""
        again = await self.store.read(tournaments.log, tournament.row.id, "pair-again")
        return sum(msgspec.json.decode(entry.facts)["round"] == round_number for entry in again)

    async def expected(self, tournament: Tournament) -> tuple[Entrant, ...]:
        """Whom a league's next season expects, in the divisions that the last one gives them by now.

        So a correction of the last one counts until the next one has begun.
        """
        if tournament.terms.after is None:
            return tournament.state.entrants
        last = await self.load(tournament.terms.after)
        entrants = await self._workers.run(lambda: next_season(last.state))
        return tuple(one for one in entrants if one.id > 0)  # nobody expects who is forgotten

    async def _change(
        self,
        tournament: Tournament,
        *,
        state: TournamentState | None = None,
        announce: Sequence[Outgoing] = (),
        entrants: Sequence[EntrantRow] = (),
        left: Sequence[int] = (),
        deals: Sequence[Deal] = (),
        closed: Sequence[int] = (),
        corrections: Sequence[Correction] = (),
        log: Sequence[Logged] = (),
        **columns: Any,
    ) -> Tournament:
        """One transaction."""
        act = TournamentChange(
            row=replace(tournament.row, state=dump(state or tournament.state), **columns),
            entrants=tuple(entrants),
            left=tuple(left),
            deals=tuple(deals),
            closed=tuple(closed),
            corrections=tuple(corrections),
            log=tuple(log),
            announcements=tuple(announce),
            at=self.now(),
        )
        try:
            await self.store.write(tournaments.change, act)
        except Stale:
            raise RuleError("tournament-changed") from None
        return await self.load(tournament.row.id)


def need_unfinished(tournament: Tournament) -> None:
    """What is over is over."""
    if tournament.row.status in OVER:
        raise RuleError("tournament-over")
    if tournament.row.status == "draft":
        raise RuleError("tournament-draft")
