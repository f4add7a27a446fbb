"""What organisers do when a tournament does not go as planned: more time, helpers, another organiser."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass

from cogs.clock.deadlines import DAY, lengthened
from cogs.tables.service import Tables
from cogs.tournaments.service.records import Records, logged, news
from cogs.tournaments.service.terms import HOUR, Tournament
from db import Extension, PairingRow
from engine.core import RuleError

LONGEST_EXTENSION = 30 * 24  # hours at once
FURTHEST = 90 * DAY  # from now, for the end of a table


@dataclass
class Hands:
    """The organiser's hands: each act is one transaction under the tournament's lock."""

    records: Records
    tables: Tables

    async def extend(
        self, tournament_id: int, hours: int, actor_id: int, at: tuple[int, int] | None = None
    ) -> Tournament:
        """Give all open tables more time, or one of them (`at`: its round and index)."""
        async with self.records.locked(tournament_id) as tournament:
            if not 1 <= hours <= LONGEST_EXTENSION:
                raise RuleError("tournament-limit-extension", least=1, most=LONGEST_EXTENSION)
            chosen = self._open_tables(tournament, at)
            if max(map(tournament.due_of, chosen)) + hours * HOUR > self.records.now() + FURTHEST:
                raise RuleError("tournament-extension-far", days=FURTHEST // DAY)
            number, table = at or (tournament.round, 0)
            what = "table" if at else "round"
            async with AsyncExitStack() as locks:  # nobody moves between the look and the write
                for game_id in sorted(one.game_id for one in chosen):
                    await locks.enter_async_context(self.tables.lock(game_id))
                extensions = [await self._extension(tournament, one, hours * HOUR) for one in chosen]
                ends = {one.game_id: one.due for one in extensions}
                open_now = tournament.open_pairings
                changed = await self.records.change(
                    tournament,
                    extensions=extensions,
                    due=min(ends.get(one.game_id, tournament.due_of(one)) for one in open_now),
                    announce=(news(f"extended-{what}", round=number, table=table),),
                    log=(logged(f"extend-{what}", actor_id, round=number, table=table, hours=hours),),
                )
            self.tables.tell_clock([row for one in extensions for row in one.deadlines or ()])
            return changed

    def _open_tables(self, tournament: Tournament, at: tuple[int, int] | None) -> Sequence[PairingRow]:
        if tournament.row.status not in ("running", "paused"):
            raise RuleError("tournament-not-running")
        chosen = [one for one in tournament.open_pairings if at in (None, (one.round, one.number))]
        if not chosen:
            raise RuleError("tournament-nothing-open")
        return chosen

    async def _extension(self, tournament: Tournament, pairing: PairingRow, seconds: int) -> Extension:
        """Return the new end of a table, and the turns that its old end had cut short. Under its lock."""
        due = tournament.due_of(pairing)
        table = await self.tables.load(pairing.game_id)
        if table.row.status != "playing":
            return Extension(pairing.game_id, due + seconds)
        people = {seat.seat: seat.user_id for seat in table.row.seats if seat.user_id}
        times = await self.tables.personal_time(people)
        facts = (table.row.deadlines, table.timing, times, self.records.now(), due, due + seconds)
        return Extension(pairing.game_id, due + seconds, lengthened(*facts))
