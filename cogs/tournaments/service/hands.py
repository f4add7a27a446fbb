"""What organisers do when a tournament does not go as planned: more time, helpers, another organiser."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import takewhile

import msgspec
from msgspec.structs import replace

from cogs.clock.deadlines import DAY, lengthened
from cogs.tables.service import Tables
from cogs.tournaments.service.announced import note_news
from cogs.tournaments.service.progress import put_off, reopened
from cogs.tournaments.service.records import OPEN, OVER, RUNNING, LogFacts, Records, logged, news
from cogs.tournaments.service.terms import HOUR, Tournament
from db import Extension, PairingRow
from db.queries import tournaments
from engine.core import RuleError
from engine.tournaments import sit_out

LONGEST_EXTENSION = 30 * 24  # hours at once
MOST_HELPERS = 10
FURTHEST = 90 * DAY  # from now, for the end of a table


@dataclass
class Hands:
    """The organiser's hands: each act is one transaction under the tournament's lock."""

    records: Records
    tables: Tables

    async def postpone(self, tournament_id: int, hours: int, actor_id: int) -> Tournament:
        """Keep the entries open for so many hours more, also if they are closed, or too few had come."""
        async with self.records.locked(tournament_id) as tournament:
            if not 1 <= hours <= LONGEST_EXTENSION:
                raise RuleError("tournament-limit-extension", least=1, most=LONGEST_EXTENSION)
            row, now = tournament.row, self.records.now()
            log = await self.records.store.read(tournaments.log, row.id, "too-few", "cancel", "postpone")
            was_called_off = row.status == "cancelled" and bool(log) and log[-1].act == "too-few"
            if row.status not in OPEN and not was_called_off:
                raise RuleError("tournament-started" if row.status in RUNNING else "tournament-over")
            closes_at = put_off(tournament, hours * HOUR, now)
            return await reopened(self.records, tournament, closes_at, news("postponed"), actor_id)

    async def share(self, tournament_id: int, user_id: int, actor_id: int) -> Tournament:
        """Let a person help to organise; a person who already does so no longer does."""
        async with self.records.locked(tournament_id) as tournament:
            self._need_unfinished(tournament)
            if user_id == tournament.row.organiser_id:
                raise RuleError("tournament-is-organiser")
            is_new = user_id not in tournament.helpers
            if is_new and len(tournament.helpers) >= MOST_HELPERS:
                raise RuleError("tournament-limit-helpers", most=MOST_HELPERS)
            others = [one for one in tournament.helpers if one != user_id]
            entry = logged("helper-on" if is_new else "helper-off", actor_id, user=user_id)
            return await self.records.change(
                tournament,
                helpers=[*others, user_id] if is_new else others,
                announce=(news("helper"),) if is_new and await self._is_told(tournament, user_id) else (),
                log=(entry,),
            )

    async def _is_told(self, tournament: Tournament, user_id: int) -> bool:
        """Is a person told that they help? Once, and not of a draft: nobody is called again and again."""
        log = await self.records.store.read(tournaments.log, tournament.row.id, "open", "helper-on")
        since = takewhile(lambda one: one.act != "open", reversed(log))
        told = (msgspec.json.decode(one.facts, type=LogFacts).user for one in since)
        return tournament.row.status != "draft" and user_id not in told

    async def hand_over(self, tournament_id: int, user_id: int, actor_id: int) -> Tournament:
        """Make another person the organiser; the one before may still help."""
        async with self.records.locked(tournament_id) as tournament:
            self._need_unfinished(tournament)
            before = tournament.row.organiser_id
            if user_id == before:
                raise RuleError("tournament-is-organiser")
            helpers = [one for one in tournament.helpers if one != user_id]
            if actor_id == before:
                helpers = [before, *helpers][:MOST_HELPERS]
            is_told = tournament.row.status != "draft"
            return await self.records.change(
                tournament,
                organiser_id=user_id,
                helpers=helpers,
                announce=(news("handed"),) if is_told else (),
                log=(logged("hand-over", actor_id, user=user_id),),
            )

    async def note_orphan(self, tournament_id: int) -> None:
        """Its organiser has left the server: ask others to take over, once for each organiser."""
        async with self.records.locked(tournament_id) as tournament:
            log = await self.records.store.read(tournaments.log, tournament_id, "orphan", "hand-over")
            if tournament.row.status in RUNNING and not (log and log[-1].act == "orphan"):
                await self.records.change(tournament, announce=(news("orphan"),), log=(logged("orphan"),))

    def _need_unfinished(self, tournament: Tournament) -> None:
        if tournament.row.status in OVER:
            raise RuleError("tournament-over")

    async def seed(self, tournament_id: int, user_id: int, seed: int, actor_id: int) -> Tournament:
        """Give an entrant a seed by hand before the start (0: by rating again); others make room."""
        async with self.records.locked(tournament_id) as tournament:
            if tournament.row.status not in OPEN:
                raise RuleError("tournament-started")
            entrant = tournament.entrant(user_id)
            if entrant is None:
                raise RuleError("tournament-other-not-entered")
            if not 0 <= seed <= len(tournament.entrants):
                raise RuleError("tournament-limit-seed", most=len(tournament.entrants))
            given = sorted((one for one in tournament.entrants if one.seed), key=lambda one: one.seed or 0)
            order = [one for one in given if one.user_id != user_id]
            if seed:
                order.insert(min(seed - 1, len(order)), entrant)
            seeded = [replace(one, seed=at) for at, one in enumerate(order, start=1)]
            changed = seeded if seed else [*seeded, replace(entrant, seed=None)]
            entry = logged("seed", actor_id, user=user_id)
            return await self.records.change(tournament, entrants=changed, log=(entry,))

    async def sit_out(self, tournament_id: int, user_id: int, actor_id: int) -> Tournament:
        """Let a player sit out the next round of a Swiss."""
        async with self.records.locked(tournament_id) as tournament:
            if tournament.row.status not in ("running", "paused"):
                raise RuleError("tournament-not-running")
            state = sit_out(tournament.state, user_id)
            facts = {"round": tournament.round + 1}
            entry = logged("bye", actor_id, user=user_id, **facts)
            return await self.records.change(
                tournament, state=state, announce=(news("bye", **facts),), log=(entry,)
            )

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
                    announce=(news(f"extended-{what}", round=number, table=table), *note_news(chosen)),
                    log=(logged(f"extend-{what}", actor_id, round=number, table=table, hours=hours),),
                )
            self.tables.tell_clock([row for one in extensions for row in one.deadlines or ()])
            return changed

    def _open_tables(self, tournament: Tournament, at: tuple[int, int] | None) -> Sequence[PairingRow]:
        if tournament.row.status not in ("running", "paused"):
            raise RuleError("tournament-not-running")
        tables = len(tournament.state.rounds[-1].tables)
        if at and at[0] == tournament.round and not 0 <= at[1] < tables:
            raise RuleError("tournament-table-unknown", table=at[1] + 1, tables=tables)
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
