"""What a tournament does at all its tables that are being played: pause, resume, give a seat up."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tables.table import Table
from cogs.tournaments.service.terms import Tournament
from db import Act
from engine.core import RuleError


@dataclass
class RunningTables:
    """The tables of a round that have no result yet."""

    tables: Tables
    lifecycle: Lifecycle

    async def pause(self, tournament: Tournament) -> None:
        """Stop the clocks of all tables."""
        await self._at_each(tournament, self.lifecycle.pause)

    async def resume(self, tournament: Tournament, since: int) -> None:
        """Resume the tables that the tournament's pause has stopped, not those that were paused before."""

        async def wake(table: Table) -> None:
            if table.row.paused_at is not None and table.row.paused_at >= since:
                await self.lifecycle.resume(table)

        await self._at_each(tournament, wake)

    async def vacate(self, tournament: Tournament, user_id: int, act: Act) -> None:
        """Give up a person's seat: a stand-in plays on from it, and it counts as last."""

        async def give_up(table: Table) -> None:
            seat = table.seat_of(user_id)
            if seat is not None:
                await self.lifecycle.give_up(table, seat, None, act=act)

        await self._at_each(tournament, give_up)

    async def _at_each(self, tournament: Tournament, act: Callable[[Table], Awaitable[object]]) -> None:
        for pairing in tournament.open_pairings:
            # A table that has just ended, or that was paused before, stays as it is.
            with suppress(RuleError):
                async with self.tables.lock(pairing.game_id):
                    await act(await self.tables.running(pairing.game_id))
