"""What an organiser does to a tournament that runs, each act one transaction under the tournament's lock."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from typing import Any

from cogs.tables.table import Table, decided
from cogs.tournaments.service.advance import Progress, corrected_told, result_told
from cogs.tournaments.service.deals import HALT, correction
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.service.transactions import as_json, need_unfinished
from db import Act, Logged, Outgoing
from db.queries import moves, tournaments
from engine.core import RuleError
from engine.tournaments import TableResult, TournamentState, next_round, record, result_at, take_back_round


class Steering(Progress):
    """Pause and resume, results by hand, a round paired anew, the end before the end."""

    async def pause(self, tournament_id: int, actor_id: int | None) -> Tournament:
        """Stop all clocks of a running tournament; the bot itself (None) does so for want of a channel."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            if tournament.row.status != "running":
                raise RuleError("tournament-not-running")
            is_halt = actor_id is None
            changed = await self._change(
                tournament,
                status="paused",
                paused_at=self.now(),
                announce=() if is_halt else (Outgoing("pause", "{}"),),
                log=(Logged(HALT if is_halt else "pause", actor_id),),
            )
        await self.hold_tables(changed)
        return changed

    async def resume(self, tournament_id: int, actor_id: int | None) -> Tournament:
        """Go on: the round's deadline moves by the length of the pause."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            if tournament.row.status != "paused":
                raise RuleError("tournament-not-paused")
            return await self._change(
                tournament,
                **await self._awake(tournament),
                announce=(Outgoing("resume", "{}"),),
                log=(Logged("resume", actor_id),),
            )

    async def is_halted(self, tournament: Tournament) -> bool:
        """Has the bot itself paused it, for want of a channel?"""
        if tournament.row.status != "paused":
            return False
        return (await self.store.read(tournaments.log, tournament.row.id, HALT, "pause"))[-1].act == HALT

    async def hold_tables(self, tournament: Tournament) -> None:
        """No clock runs at any table of a tournament that is paused."""
        async with self.lock(tournament.row.id):
            tournament = await self.load(tournament.row.id)
            if tournament.row.status == "paused":  # still
                await self._at_tables(tournament, self._lifecycle.pause)

    async def _awake(self, tournament: Tournament) -> dict[str, Any]:
        """Let the tables go on that the pause has stopped; what then changes in the tournament's row.

        Tables first: whoever is interrupted here leaves a tournament that is paused, and whole.
        """
        since = tournament.row.paused_at or self.now()

        async def wake(table: Table) -> None:
            if table.row.paused_at is not None and table.row.paused_at >= since:
                await self._lifecycle.resume(table)

        await self._at_tables(tournament, wake)
        due = None if tournament.row.due is None else tournament.row.due + self.now() - since
        return {"status": "running", "paused_at": None, "due": due}

    async def _at_tables(self, tournament: Tournament, act: Callable[[Table], Awaitable[Any]]) -> None:
        for pairing in await self.open_pairings(tournament):
            # A table that has just ended, or that was paused before, stays as it is.
            with suppress(RuleError):
                async with self._tables.lock(pairing.game_id):
                    await act(await self._tables.running(pairing.game_id))

    async def set_result(
        self, tournament_id: int, round_number: int, number: int, places: Sequence[int], actor_id: int
    ) -> Tournament:
        """The organiser decides a table, or corrects it; a game that still runs there is ended so.

        What is over can be corrected too, as long as nothing more would have to be played.
        """
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            if tournament.row.status not in ("running", "paused", "over"):
                raise RuleError("tournament-not-running")
            result = TableResult(round_number, number, tuple(places))
            state = record(tournament.state, result)
            if tournament.row.status == "over" and await self._workers.run(lambda: next_round(state)):
                raise RuleError("tournament-result-reopens", round=round_number)
            pairing = await self.pairing(tournament, round_number, number)
            table = await self._tables.load(pairing.game_id)
            if table.row.status == "playing":
                # The game first: should the process die here, its result is taken as that of any game.
                table = await self._lifecycle.adjudicate(pairing.game_id, result.places)
                if table.outcome() == decided(table, result.places):
                    entry = Logged("result", actor_id, as_json(**facts_of(result)))
                    told = result_told(result, "decided")
                    return await self._change(tournament, state=state, announce=(told,), log=(entry,))
            return await self._correct(tournament, state, table, result, actor_id)

    async def _correct(
        self, tournament: Tournament, state: TournamentState, table: Table, result: TableResult, actor_id: int
    ) -> Tournament:
        """A game that is over gets other places, and whatever was counted from it is counted anew."""
        before = result_at(tournament.state, result.round, result.table) or table.outcome()
        facts = as_json(**facts_of(result), before=before.places if before else ())
        async with self._tables.lock(table.row.id):
            table = await self._tables.load(table.row.id)
            changed = await self._change(
                tournament,
                state=state,
                corrections=(
                    correction(table, await self.store.read(moves.of_game, table.row.id), result.places),
                ),
                announce=(result_told(result, "corrected"), corrected_told(tournament.row.status, result)),
                log=(Logged("correct", actor_id, facts),),
            )
        self.ratings.recount(tournament.row.game, tournament.row.guild_id)
        return changed

    async def pair_again(self, tournament_id: int, actor_id: int) -> Tournament:
        """Pair the running round anew, as long as nobody has moved in it."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            if tournament.row.status != "running":
                raise RuleError("tournament-not-running")
            changed = await self._take_back(tournament, actor_id)
            return await self._pair(changed)

    async def _take_back(self, tournament: Tournament, actor_id: int) -> Tournament:
        state = take_back_round(tournament.state)
        games = sorted(one.game_id for one in await self.open_pairings(tournament))
        entry = Logged("pair-again", actor_id, as_json(round=tournament.round))
        told = tuple(Outgoing("void", as_json(game=game_id)) for game_id in games)
        async with AsyncExitStack() as locks:  # nobody moves between the look and the end
            for game_id in games:
                await locks.enter_async_context(self._tables.lock(game_id))
            for game_id in games:
                if await self.store.read(moves.of_game, game_id):
                    raise RuleError("tournament-round-played", round=tournament.round)
            return await self._change(tournament, state=state, closed=games, announce=told, log=(entry,))

    async def cancel(self, tournament_id: int, actor_id: int | None) -> Tournament:
        """End it without a podium; games that run are played on as ordinary tables."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            if tournament.row.status == "draft":
                return await self._change(tournament, status="cancelled", ended_at=self.now())
            need_unfinished(tournament)
            if tournament.row.status == "paused":
                await self._awake(tournament)
            freed = tuple(
                Outgoing("freed", as_json(game=one.game_id)) for one in await self.open_pairings(tournament)
            )
            return await self._cancel(tournament, actor_id, "cancel", freed)

    async def vacate(self, tournament: Tournament, user_id: int, act: Act) -> None:
        """Nobody waits for whoever has left: a stand-in plays on from their seat, which counts as last."""

        async def give_up(table: Table) -> None:
            seat = table.seat_of(user_id)
            if seat is not None:
                await self._lifecycle.give_up(table, seat, None, act=act)

        await self._at_tables(tournament, give_up)


def facts_of(result: TableResult) -> dict[str, Any]:
    """What the log says of a result."""
    return {"round": result.round, "table": result.table, "places": list(result.places)}
