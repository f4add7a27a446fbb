"""What results and time make of a tournament. `advance` can be called at any time, as often as one likes."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs.tournaments.service.deals import PAUSES, deals, first_to_act, result_of
from cogs.tournaments.service.terms import HOUR, Tournament
from cogs.tournaments.service.transactions import Keeper, as_json
from db import EntrantRow, GameRow, Logged, LogRow, Outgoing
from db.queries import moves, tournaments
from engine.core import Outcome, RuleError
from engine.core.resigning import ADJUDICATED
from engine.tournaments import (
    Entrant,
    Round,
    TableResult,
    TournamentState,
    add_round,
    check_start,
    drop,
    next_round,
    open_tables,
    record,
    result_at,
)
from engine.tournaments.ratings import NEW

ABSENCES = 2  # whoever never moved at so many tables is dropped


class Progress(Keeper):
    """Tournaments that go on by themselves."""

    async def advance(self, tournament_id: int) -> Tournament:
        """Do all that is due, and nothing else."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            while (after := await self._step(tournament)) is not None:
                tournament = after
            return tournament

    async def _step(self, tournament: Tournament) -> Tournament | None:
        """The next thing that is due; None where there is nothing."""
        row = tournament.row
        is_due = row.due is not None and row.due <= self.now()
        match row.status:
            case "open" if is_due:
                return await self._close(tournament)
            case "check_in" if is_due:
                return await self._begin(tournament)
            case "running":
                return await self._go_on(tournament, is_due=is_due)
            case _:
                return None

    async def _close(self, tournament: Tournament) -> Tournament:
        if not tournament.terms.check_in_minutes:
            return await self._begin(tournament)
        due = self.now() + tournament.terms.check_in_minutes * 60
        told = (Outgoing("check-in", "{}"),)
        return await self._change(tournament, status="check_in", due=due, announce=told)

    async def _begin(self, tournament: Tournament) -> Tournament:
        """Whoever is there plays; with too few of them there is no tournament."""
        there = [one for one in tournament.entrants if one.checked_in or tournament.row.status == "open"]
        away = tuple(one.user_id for one in tournament.entrants if one not in there)
        # A league's next season knows its divisions before anybody has entered.
        before = {one.id: one for one in await self.expected(tournament)}
        ratings = await self.ratings.of(tournament.row.game, tournament.row.guild_id)
        state = replace(
            tournament.state,
            entrants=tuple(
                before.get(one.user_id)
                or Entrant(
                    one.user_id,
                    strength=ratings.get(one.user_id, NEW).shown,
                    lot=one.interaction_id,
                )
                for one in there
            ),
        )
        if len(there) < tournament.terms.least:
            return await self._cancel(tournament, None, "too-few")
        try:
            check_start(state)
        except RuleError:
            return await self._cancel(tournament, None, "too-few")
        begun = await self._change(
            tournament,
            state=state,
            left=away,
            status="running",
            due=None,
            started_at=self.now(),
            announce=(Outgoing("missed", "{}"),) if away else (),
            log=(*(Logged("missed", None, as_json(user=user_id)) for user_id in away), Logged("begin")),
        )
        return await self._pair(begun)

    async def _go_on(self, tournament: Tournament, *, is_due: bool) -> Tournament | None:
        still_open = open_tables(tournament.state)
        if not still_open:
            return await self._pair(tournament, ended=tournament.round)
        pairings = {
            (one.round, one.number): one
            for one in await self.store.read(tournaments.pairings, tournament.row.id)
        }
        log = await self.store.read(tournaments.log, tournament.row.id, *PAUSES, "remind")
        results: list[TableResult] = []
        judged: dict[tuple[int, int], str] = {}
        for where in still_open:
            pairing = pairings[where]
            row = await self._tables.row(pairing.game_id)
            if row.status == "playing" and is_due:
                row = (await self._lifecycle.adjudicate(pairing.game_id)).row
            if row.status != "playing":
                played = await self.store.read(moves.of_game, row.id)
                seats = tournament.state.rounds[where[0] - 1].tables[where[1]].seats
                results.append(result_of(*where, row, played, seats, log))
                if is_judged(row):
                    is_late = tournament.row.due is not None and (row.ended_at or 0) >= tournament.row.due
                    judged[where] = "deadline" if is_late else "silence"
        if results:
            return await self._take(tournament, results, judged)
        return await self._remind(tournament, log)

    async def _remind(self, tournament: Tournament, log: Sequence[LogRow]) -> Tournament | None:
        """Shortly before a round ends the tables that are still open hear of it, once."""
        due, lead = tournament.row.due, tournament.terms.reminder_lead
        if due is None or not lead or self.now() < due - lead:
            return None
        facts = {"round": tournament.round, "attempt": await self.attempt(tournament, tournament.round)}
        if any(one.act == "remind" and msgspec.json.decode(one.facts) == facts for one in log):
            return None
        told = [
            Outgoing("round-ends", as_json(**facts, table=number))
            for _, number in open_tables(tournament.state)
        ]
        return await self._change(tournament, announce=told, log=(Logged("remind", None, as_json(**facts)),))

    async def _take(
        self, tournament: Tournament, results: Sequence[TableResult], judged: Mapping[tuple[int, int], str]
    ) -> Tournament:
        """Results flow in, of `judged` tables as the board stood; whoever was absent twice is dropped."""
        state, log, told = tournament.state, list[Logged](), list[Outgoing]()
        changed: dict[int, EntrantRow] = {}
        for result in results:
            state = record(state, result)
            counted = result_at(state, result.round, result.table) or result  # the absent come last
            facts: dict[str, Any] = {"round": result.round, "table": result.table, "places": counted.places}
            if why := judged.get((result.round, result.table)):
                facts["by"] = why
            log.append(Logged("result", None, as_json(**facts)))
            told.append(result_told(result))
            for user_id in result.absent:
                entrant = changed.get(user_id) or tournament.entrant(user_id)
                if entrant is None:
                    continue
                changed[user_id] = replace(entrant, absences=entrant.absences + 1)
                log.append(Logged("absent", None, as_json(user=user_id, round=result.round)))
                if changed[user_id].absences >= ABSENCES and is_to_play(state, user_id):
                    state = drop(state, user_id)
                    log.append(Logged("drop", None, as_json(user=user_id)))
        return await self._change(
            tournament, state=state, entrants=tuple(changed.values()), announce=told, log=tuple(log)
        )

    async def _pair(self, tournament: Tournament, ended: int = 0) -> Tournament:
        """The next round with all its tables, or the end; before it, how the round that `ended` went."""
        attempt = await self.attempt(tournament, tournament.round + 1)
        ended = 0 if attempt else ended  # told when this round was paired first
        state = tournament.state
        paired = await self._workers.run(lambda: next_round(state, attempt))
        if paired is None:
            told = (*ended_told(ended, is_final=True), Outgoing("over", "{}"))
            return await self._change(
                tournament, status="over", due=None, ended_at=self.now(), announce=told, log=(Logged("over"),)
            )
        due = self.now() + tournament.terms.round_hours * HOUR
        dealt = [
            replace(
                deal, deadlines=await self._tables.turns(0, tournament.terms.timing, first_to_act(deal), due)
            )
            for deal in await self._workers.run(lambda: deals(tournament, paired, attempt))
        ]
        changed = await self._change(
            tournament,
            state=add_round(state, paired),
            due=due,
            deals=dealt,
            announce=(*ended_told(ended), *round_told(paired, attempt)),
            log=(Logged("round", None, as_json(round=paired.number)),),
        )
        if turns := [row.due for deal in dealt for row in deal.deadlines]:
            self._tables.on_deadline(min(turns))
        return changed

    async def _cancel(
        self, tournament: Tournament, actor_id: int | None, reason: str, freed: Sequence[Outgoing] = ()
    ) -> Tournament:
        return await self._change(
            tournament,
            status="cancelled",
            due=None,
            ended_at=self.now(),
            announce=(Outgoing(reason, "{}"), *freed),
            log=(Logged(reason, actor_id),),
        )


def ended_told(number: int, *, is_final: bool = False) -> tuple[Outgoing, ...]:
    """How a round went, if one has just ended."""
    return (Outgoing("round-over", as_json(round=number, is_final=is_final)),) if number else ()


def is_judged(row: GameRow) -> bool:
    """Was a game ended as it stood?"""
    return bool(row.result) and msgspec.json.decode(row.result, type=Outcome).reason == ADJUDICATED


def result_told(result: TableResult, act: str = "") -> Outgoing:
    """A table hears what its result means; `act` is what the organiser has done."""
    return Outgoing("result", as_json(round=result.round, table=result.table, act=act))


def corrected_told(status: str, result: TableResult) -> Outgoing:
    """Everybody hears of a correction: by a line, or by the closing card anew where all is over."""
    facts = as_json(round=result.round, table=result.table, act="corrected")
    return Outgoing("over" if status == "over" else "corrected", facts)


def round_told(paired: Round, attempt: int) -> tuple[Outgoing, ...]:
    """A round is announced, then each of its tables at its own place."""
    facts = {"round": paired.number, "attempt": attempt}
    tables = (Outgoing("table", as_json(**facts, table=at)) for at in range(len(paired.tables)))
    return (Outgoing("round", as_json(**facts)), *tables)


def is_to_play(state: TournamentState, user_id: int) -> bool:
    """Is somebody still to be paired?"""
    return any(one.id == user_id and one.dropped is None for one in state.entrants)
