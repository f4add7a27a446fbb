"""What an organiser does to a tournament while it is played: pauses, results by hand, rounds paired again."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass

from cogs.runtime.workers import Workers
from cogs.tables.fairness import HALT
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tables.table import Table
from cogs.tournaments.service.announced import (
    event_news,
    facts_of,
    note_news,
    over_news,
    overlapped_news,
    result_news,
    void_news,
)
from cogs.tournaments.service.deals import correction
from cogs.tournaments.service.progress import Progress, cancelled, next_due, next_tables
from cogs.tournaments.service.ratings import Ratings
from cogs.tournaments.service.records import (
    OVER,
    Columns,
    Records,
    logged,
    need_running,
    need_unfinished,
    news,
)
from cogs.tournaments.service.running_tables import RunningTables
from cogs.tournaments.service.terms import Tournament
from db import Extension
from db.queries import moves, tournaments
from engine.core import RuleError
from engine.tournaments import TableResult, TournamentState, next_round, record, result_at, take_back_round

ATTEMPTS = 8  # after which a round that is always paired the same cannot be paired otherwise


@dataclass
class Organiser:
    """The organiser's acts, each one transaction under the tournament's lock."""

    records: Records
    progress: Progress
    tables: Tables
    lifecycle: Lifecycle
    running: RunningTables
    workers: Workers
    ratings: Ratings

    async def pause(self, tournament_id: int, actor_id: int | None) -> Tournament:
        """Stop all clocks. The bot itself (None) does so when it cannot reach the channel."""
        async with self.records.locked(tournament_id) as tournament:
            need_running(tournament)
            is_halt = actor_id is None
            changed = await self.records.change(
                tournament,
                status="paused",
                paused_at=self.records.now(),
                announce=() if is_halt else (news("pause"),),
                log=(logged(HALT if is_halt else "pause", actor_id),),
            )
        await self.hold_tables(tournament_id)
        return changed

    async def hold_tables(self, tournament_id: int) -> None:
        """Pause every table of a tournament that is still paused."""
        async with self.records.locked(tournament_id) as tournament:
            if tournament.row.status == "paused":
                await self.running.pause(tournament)

    async def resume(self, tournament_id: int, actor_id: int | None) -> Tournament:
        """Go on: the round's deadline moves by the length of the pause."""
        async with self.records.locked(tournament_id) as tournament:
            if tournament.row.status != "paused":
                raise RuleError("tournament-not-paused")
            return await self.records.change(
                tournament,
                **await self._resume_tables(tournament),
                extensions=self._after_pause(tournament),
                announce=(news("resume"), *note_news(tournament.open_pairings)),
                log=(logged("resume", actor_id),),
            )

    async def _resume_tables(self, tournament: Tournament) -> Columns:
        """Resume the tables; return the columns of the tournament's row that change with it.

        Tables first: if the process dies here, the tournament is still paused, and whole.
        """
        now, due = self.records.now(), tournament.row.due
        since = tournament.row.paused_at or now
        await self.running.resume(tournament, since)
        return {"status": "running", "paused_at": None, "due": None if due is None else due + now - since}

    def _after_pause(self, tournament: Tournament) -> list[Extension]:
        """Return the ends of the tables, moved by the length of the pause."""
        length = self.records.now() - (tournament.row.paused_at or self.records.now())
        return [Extension(one.game_id, tournament.due_of(one) + length) for one in tournament.open_pairings]

    async def is_halted(self, tournament: Tournament) -> bool:
        """Was it paused by the bot itself, because the channel could not be reached?"""
        if tournament.row.status != "paused":
            return False
        log = await self.records.store.read(tournaments.log, tournament.row.id, HALT, "pause")
        return log[-1].act == HALT

    async def set_channel(self, tournament_id: int, channel_id: int, actor_id: int) -> Tournament:
        """Announce elsewhere from now on: all that still waits, and a new card.

        A tournament that the bot had paused for want of a channel goes on.
        """
        async with self.records.locked(tournament_id) as tournament:
            if tournament.row.status in OVER:
                raise RuleError("tournament-over")
            announce = [] if tournament.row.status == "draft" else [news("card"), *event_news(tournament)]
            log = [logged("channel", actor_id, channel=channel_id)]
            changed: Columns = {"channel_id": channel_id}
            extensions: list[Extension] = []
            if await self.is_halted(tournament):
                extensions = self._after_pause(tournament)
                changed |= await self._resume_tables(tournament)
                log.append(logged("resume"))
                announce += [news("resume"), *note_news(tournament.open_pairings)]
            return await self.records.change(
                tournament, **changed, extensions=extensions, announce=announce, log=log
            )

    async def set_tables_channel(
        self, tournament_id: int, channel_id: int | None, actor_id: int
    ) -> Tournament:
        """Open the tables of the coming rounds in another channel; None: where it is announced."""
        async with self.records.locked(tournament_id) as tournament:
            if tournament.row.status in OVER:
                raise RuleError("tournament-over")
            entry = logged("tables-channel", actor_id, channel=channel_id or tournament.row.channel_id)
            return await self.records.change(tournament, tables_channel_id=channel_id, log=(entry,))

    async def set_result(
        self, tournament_id: int, round_number: int, number: int, places: Sequence[int], actor_id: int
    ) -> Tournament:
        """Decide a table, or correct it. A game that is still played there ends.

        A tournament that is over can be corrected too, as long as nothing more would have to be played.
        """
        async with self.records.locked(tournament_id) as tournament:
            if tournament.row.status not in ("running", "paused", "over"):
                raise RuleError("tournament-not-running")
            result = TableResult(round_number, number, tuple(places))
            state = record(tournament.state, result)
            if tournament.row.status == "over" and await self.workers.run(lambda: next_round(state)):
                raise RuleError("tournament-result-reopens", round=round_number)
            game_id = tournament.pairing(round_number, number).game_id
            async with self.tables.lock(game_id):
                table = await self.tables.load(game_id)
                if table.row.status != "playing":
                    return await self._correct(tournament, state, table, result, actor_id)
                # The game first: if the process dies here, its result is taken as that of any game.
                await self.lifecycle.decide(table, result.places)
                entry = logged("result", actor_id, **facts_of(result))
                ended = await self.workers.run(lambda: overlapped_news(tournament, state))
                announce = (result_news(result, "decided"), *ended)
                due = next_due(tournament, state)
                return await self.records.change(
                    tournament, state=state, due=due, announce=announce, log=(entry,)
                )

    async def _correct(
        self, tournament: Tournament, state: TournamentState, table: Table, result: TableResult, actor_id: int
    ) -> Tournament:
        """Give other places to a game that is over, and count again what was counted from it."""
        before = result_at(tournament.state, result.round, result.table) or table.outcome()
        entry = logged("correct", actor_id, **facts_of(result), before=before.places if before else ())
        played = await self.records.store.read(moves.of_game, table.row.id)
        # All are told by a line, or by a new closing card if the tournament is over.
        facts = {"round": result.round, "table": result.table, "act": "corrected"}
        is_over = tournament.row.status == "over"
        everybody = over_news(tournament, **facts) if is_over else (news("corrected", **facts),)
        return await self.records.change(
            tournament,
            state=state,
            corrections=(correction(table, played, result.places),),
            announce=(result_news(result, "corrected"), *everybody),
            log=(entry,),
        )

    async def pair_again(self, tournament_id: int, actor_id: int) -> Tournament:
        """Pair the running round again, as long as nobody has moved in it."""
        async with self.records.locked(tournament_id) as tournament:
            state = await self._taken_back(tournament)
            changed = await self._take_back(tournament, state, actor_id)
            return await self.progress.pair(changed)

    async def need_unplayed(self, tournament: Tournament) -> None:
        """Refuse the question whether to pair again where the act would be refused."""
        await self._taken_back(tournament)
        for one in tournament.open_pairings:
            if await self.records.store.read(moves.of_game, one.game_id):
                raise RuleError("tournament-round-played", round=tournament.round)

    async def _taken_back(self, tournament: Tournament) -> TournamentState:
        """Return the state before the running round; refused where that would be paired just the same."""
        need_running(tournament)
        earlier = [one.round for one in tournament.open_pairings if one.round < tournament.round]
        if earlier:  # a knock-out whose matches began early
            raise RuleError("tournament-round-open", round=earlier[0])
        state, known = take_back_round(tournament.state), tournament.state.rounds[-1]
        first = tournament.attempt(tournament.round) + 1
        # One attempt may fall on the same tables by chance: then a later one does not.
        attempts = range(first, first + ATTEMPTS)
        is_same = await self.workers.run(lambda: all(next_tables(state, n) == known for n in attempts))
        if is_same:
            raise RuleError("tournament-pairs-same", round=tournament.round)
        return state

    async def _take_back(self, tournament: Tournament, state: TournamentState, actor_id: int) -> Tournament:
        games = sorted(one.game_id for one in tournament.open_pairings)
        entry = logged("pair-again", actor_id, round=tournament.round)
        async with AsyncExitStack() as locks:  # nobody moves between the look and the end
            for game_id in games:
                await locks.enter_async_context(self.tables.lock(game_id))
            for game_id in games:
                if await self.records.store.read(moves.of_game, game_id):
                    raise RuleError("tournament-round-played", round=tournament.round)
            return await self.records.change(
                tournament, state=state, closed=games, announce=void_news(tournament), log=(entry,)
            )

    async def cancel(self, tournament_id: int, actor_id: int | None) -> Tournament:
        """End it without a podium; games that are being played go on as ordinary tables."""
        async with self.records.locked(tournament_id) as tournament:
            if tournament.row.status == "draft":
                ended_at = self.records.now()
                return await self.records.change(tournament, status="cancelled", ended_at=ended_at)
            need_unfinished(tournament)
            if tournament.row.status == "paused":
                await self._resume_tables(tournament)
            freed = [news("freed", game=one.game_id) for one in tournament.open_pairings]
            freed += [news("round-card")] if tournament.round else []
            return await cancelled(self.records, tournament, "cancel", actor_id, freed)
