"""What happens to a tournament by itself, from results and time. `advance` may be called at any moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from cogs.runtime.workers import Workers
from cogs.tables.fairness import PAUSES
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tournaments.service.announced import (
    begin_news,
    ended_news,
    event_news,
    facts_of,
    over_news,
    overlapped_news,
    result_news,
    table_news,
)
from cogs.tournaments.service.deals import deals, first_deadlines, first_to_act, result_of
from cogs.tournaments.service.field import need_enough, starters
from cogs.tournaments.service.ratings import Ratings
from cogs.tournaments.service.records import LogFacts, Records, logged, news
from cogs.tournaments.service.terms import DAY, HOUR, Tournament
from db import Deal, EntrantRow, GameRow, Logged, LogRow, MoveRow, Outgoing
from db.queries import moves, tournaments
from engine import tournaments as rules
from engine.core import Outcome, RuleError, dump
from engine.core.endings import ADJUDICATED
from engine.tournaments import Entrant, TableResult
from engine.tournaments.ratings import NEW

GRACE = 3 * DAY  # that entries stay open when too few have come
BY_HAND = 1_000_000  # above every rating: seeds that an organiser gave come first, in their order
TOLD_ONCE = ("remind", "warn")  # acts of the log, each for one end of tables

LAST_CALL = "last-call"  # in the log, and the announcement


@dataclass
class Progress:
    """Closes entries, takes results, pairs rounds, ends tournaments."""

    records: Records
    tables: Tables
    lifecycle: Lifecycle
    workers: Workers
    ratings: Ratings

    async def advance(self, tournament_id: int, known: Tournament | None = None) -> Tournament:
        """Do everything that is due; return the tournament after it.

        `known` is the tournament as it was just written. If it has changed since, it is loaded.
        """
        try:
            async with self.records.locked(tournament_id, known) as tournament:
                while (after := await self._step(tournament)) is not None:
                    is_paired = after.round > tournament.round
                    tournament = after
                    if is_paired and all(one.round == after.round for one in after.open_pairings):
                        break  # nothing is due in a round that has just begun
                return tournament
        except RuleError:
            if known is None:
                raise
            return await self.advance(tournament_id)

    async def open_games(self, tournament: Tournament) -> dict[int, tuple[GameRow, tuple[MoveRow, ...]]]:
        """Return the games of the open tables, with the moves of those that have ended."""
        game_ids = [pairing.game_id for pairing in tournament.open_pairings]
        return await self.records.store.read(tournaments.open_games, game_ids)

    async def _step(self, tournament: Tournament) -> Tournament | None:
        """Do the next thing that is due; None if nothing is."""
        row = tournament.row
        is_due = row.due is not None and row.due <= self.records.now()
        match row.status:
            case "open" if is_due:
                return await self._close(tournament)
            case "check_in" if is_due:
                return await self._begin(tournament)
            case "check_in":
                return await self._call_last(tournament)
            case "running":
                return await self._go_on(tournament)
            case _:
                return None

    async def _close(self, tournament: Tournament) -> Tournament:
        if not tournament.terms.check_in_minutes:
            return await self._begin(tournament)
        due = self.records.now() + tournament.terms.check_in_minutes * 60
        return await self.records.change(tournament, status="check_in", due=due, announce=(news("check-in"),))

    async def _call_last(self, tournament: Tournament) -> Tournament | None:
        """Call those who have not checked in once more, shortly before it is too late."""
        due, missing = tournament.row.due, [one for one in tournament.entrants if not one.checked_in]
        if due is None or not missing or self.records.now() < due - tournament.terms.last_call_lead:
            return None
        called = await self.records.store.read(tournaments.log, tournament.row.id, LAST_CALL)
        if any(msgspec.json.decode(one.facts) == {"due": due} for one in called):
            return None
        announce, log = (news(LAST_CALL),), (logged(LAST_CALL, due=due),)
        return await self.records.change(tournament, announce=announce, log=log)

    async def _begin(self, tournament: Tournament) -> Tournament:
        """Begin with those who are there, or cancel if they are too few."""
        found = starters(tournament, self.records.now())
        try:
            need_enough(tournament, len(found.all))
        except RuleError as error:
            return await self._too_few(tournament, error)
        told = {"missed": found.away, "promote": [one.user_id for one in found.promoted]}
        told["left-out"] = found.left_out
        kinds = {"missed": "missed", "promote": "promoted", "left-out": "left-out"}
        log = [logged(act, user=user_id) for act, people in told.items() for user_id in people]
        begun = await self.records.change(
            tournament,
            state=replace(tournament.state, entrants=await self._field(tournament, found.all)),
            left=found.away,
            entrants=found.promoted,
            settled=told["promote"],  # whoever is left out may still be a substitute
            status="running",
            due=None,
            started_at=self.records.now(),
            announce=[
                *(news(kinds[act]) for act, people in told.items() if people),
                *event_news(tournament),
            ],
            log=(*log, logged("begin")),
        )
        return await self.pair(begun)

    async def _too_few(self, tournament: Tournament, error: RuleError) -> Tournament:
        """Keep the entries open a while longer, once, for the organiser to find more; then call it off."""
        act = "check-in" if tournament.row.status == "check_in" else ""
        told = news("too-few", act=act, count=error.facts["entered"], least=error.facts["least"])
        log = await self.records.store.read(tournaments.log, tournament.row.id, "too-few", "postpone")
        if log and log[-1].act == "too-few":
            return await cancelled(self.records, tournament, "too-few", told=told)
        return await reopened(self.records, tournament, put_off(tournament, GRACE, self.records.now()), told)

    async def _field(self, tournament: Tournament, there: Sequence[EntrantRow]) -> tuple[Entrant, ...]:
        """Return the entrants with their strengths; those of a league's last season have their divisions."""
        earned = await expected_entrants(tournament, self.records, self.workers)
        before = {one.id: one for one in earned}
        people = [one.user_id for one in there]
        ratings = await self.ratings.of(tournament.row.game, tournament.row.guild_id, people)
        field = tuple(
            before.get(one.user_id)
            or Entrant(
                one.user_id,
                strength=ratings.get(one.user_id, NEW).shown if one.seed is None else BY_HAND - one.seed,
                lot=one.interaction_id,
            )
            for one in there
        )
        plan = tournament.state.plan
        return rules.refilled(field, earned, plan) if isinstance(plan, rules.League) else field

    async def _go_on(self, tournament: Tournament) -> Tournament | None:
        still_open = tournament.open_pairings
        if not still_open:
            going_on = await self._open_matches(tournament, is_idle=True)
            return going_on or await self.pair(tournament, ended=tournament.round)
        log = await self.records.store.read(tournaments.log, tournament.row.id, *PAUSES, *TOLD_ONCE)
        results: list[TableResult] = []
        judged: dict[tuple[int, int], str] = {}
        games = await self.open_games(tournament)
        for pairing in still_open:
            row, played = games[pairing.game_id]
            if row.status == "playing" and tournament.due_of(pairing) <= self.records.now():
                row = (await self.lifecycle.adjudicate(pairing.game_id)).row
                played = await self.records.store.read(moves.of_game, row.id)
            if row.status != "playing":
                results.append(result_of(tournament, pairing, row, played, log))
                if row.result and msgspec.json.decode(row.result, type=Outcome).reason == ADJUDICATED:
                    is_late = (row.ended_at or 0) >= tournament.due_of(pairing)
                    judged[pairing.round, pairing.number] = "deadline" if is_late else "silence"
        if results:
            return await self._take(tournament, results, judged)
        return (
            await self._open_matches(tournament)
            or await self._remind(tournament, log)
            or await self._warn(tournament, log)
        )

    async def _open_matches(self, tournament: Tournament, *, is_idle: bool = False) -> Tournament | None:
        """Begin the tables whose players are known and free, though other tables are still played."""
        state = tournament.state
        is_overlapping = state.rounds and state.rounds[-1].stage == "knockout"
        if not is_overlapping and not rules.is_parallel(state.plan):
            return None
        opened = await self.workers.run(lambda: rules.open_matches(state, is_idle=is_idle))
        if opened is None:
            return None
        before, attempt = tournament.round, tournament.attempt(opened.number)
        is_new = opened.number > before
        first = 0 if is_new else len(state.rounds[opened.number - 1].tables)
        dealt = await self._dealt(tournament, opened, attempt, first)
        is_knockout, after = opened.stage == "knockout", rules.add_tables(state, opened)
        is_over = is_new and not is_knockout and before in rules.rounds_over(state)
        # A round in which only matches went on is told of once another one begins in it.
        is_silent = is_knockout and not is_new and not rules.first_games(state, opened.number)
        begins = begin_news(after, opened.number, attempt) if is_new or is_silent else ()
        tables = (table_news(opened.number, attempt, at) for at in range(first, len(opened.tables)))
        changed = await self.records.change(
            tournament,
            state=after,
            # Where nothing was played, the end of the last table is past.
            due=min(
                end for end in (None if is_idle else tournament.row.due, *(one.due for one in dealt)) if end
            ),
            deals=dealt,
            announce=(*(ended_news(before) if is_over else ()), *begins, *tables),
            log=(logged("round", round=opened.number),) if is_new else (),
        )
        self.tables.tell_clock([row for deal in dealt for row in deal.deadlines])
        return changed

    async def _dealt(
        self, tournament: Tournament, paired: rules.Round, attempt: int, first: int = 0
    ) -> list[Deal]:
        """Deal the tables of a round from `first` on, with their ends and first deadlines."""
        now = self.records.now()
        due = now + round_hours(tournament, paired, first) * HOUR
        dealt = await self.workers.run(lambda: deals(tournament, paired, attempt, first))
        called = {user: user for deal in dealt for user in first_to_act(deal).values()}
        is_timed = tournament.terms.timing.length is not None
        times = await self.tables.personal_time(called) if is_timed else {}
        return [replace(one, due=due) for one in first_deadlines(dealt, times, now, due)]

    async def _remind(self, tournament: Tournament, log: Sequence[LogRow]) -> Tournament | None:
        """Remind the tables that are still open, once, shortly before a round ends."""
        due, lead = tournament.row.due, tournament.terms.reminder_lead
        if due is None or not lead or self.records.now() < due - lead or was_told("remind", log, due, lead):
            return None
        announce = [
            news(
                "round-ends",
                round=one.round,
                attempt=tournament.attempt(one.round),
                table=one.number,
            )
            for one in tournament.open_pairings
            if tournament.due_of(one) == due
        ]
        entry = logged("remind", round=tournament.round, due=due)
        return await self.records.change(tournament, announce=announce, log=(entry,))

    async def _warn(self, tournament: Tournament, log: Sequence[LogRow]) -> Tournament | None:
        """Tell the organisers, once, which tables will soon be decided as they stand."""
        due, lead = tournament.row.due, tournament.terms.warning_lead
        if due is None or not lead or self.records.now() < due - lead or was_told("warn", log, due, lead):
            return None
        entry = logged("warn", round=tournament.round, due=due)
        return await self.records.change(tournament, announce=(news("warning"),), log=(entry,))

    async def _take(
        self,
        tournament: Tournament,
        results: Sequence[TableResult],
        judged: Mapping[tuple[int, int], str],
    ) -> Tournament:
        """Record results; `judged` says why a game was ended as it stood. Drop those absent for good."""
        state, log = tournament.state, list[Logged]()
        changed: dict[int, EntrantRow] = {}
        for result in results:
            state = rules.record(state, result)
            counted = rules.result_at(state, result.round, result.table) or result  # the absent come last
            facts = facts_of(counted)
            if why := judged.get((result.round, result.table)):
                facts["by"] = why
            log.append(logged("result", **facts))
            for user_id in result.absent:
                entrant = changed.get(user_id) or tournament.entrant(user_id)
                if entrant is None:
                    continue
                changed[user_id] = replace(entrant, absences=entrant.absences + 1)
                log.append(logged("absent", user=user_id, round=result.round))
                is_playing = replace(tournament, state=state).is_playing(user_id)
                if 0 < tournament.terms.absences <= changed[user_id].absences and is_playing:
                    state = rules.drop(state, user_id)
                    log.append(logged("drop", user=user_id))
        after = state
        ended = await self.workers.run(lambda: overlapped_news(tournament, after))
        return await self.records.change(
            tournament,
            state=state,
            due=next_due(tournament, state),
            entrants=tuple(changed.values()),
            announce=[*(result_news(result) for result in results), *ended],
            log=log,
        )

    async def pair(self, tournament: Tournament, ended: int = 0) -> Tournament:
        """Open the next round with all its tables, or end it all; first tell how the round `ended` went.

        The caller holds the tournament's lock.
        """
        attempt = tournament.attempt(tournament.round + 1)
        state, now = tournament.state, self.records.now()
        # Told when this round was paired first, or with the last match of a knock-out.
        is_told = attempt or (ended and state.rounds[ended - 1].stage == "knockout")
        ended = 0 if is_told else ended
        paired = await self.workers.run(lambda: next_tables(state, attempt))
        if paired is None:
            announce = (*ended_news(ended, is_final=True), *over_news(tournament))
            return await self.records.change(
                tournament,
                status="over",
                due=None,
                ended_at=now,
                settled=[one.user_id for one in tournament.candidates],
                announce=announce,
                log=(logged("over"),),
            )
        dealt = await self._dealt(tournament, paired, attempt)
        # The round, then each of its tables at its own place.
        after = rules.add_round(state, paired)
        tables = (table_news(paired.number, attempt, at) for at in range(len(paired.tables)))
        changed = await self.records.change(
            tournament,
            state=after,
            due=min((one.due for one in dealt if one.due), default=now),
            deals=dealt,
            announce=(*ended_news(ended), *begin_news(after, paired.number, attempt), *tables),
            log=(logged("round", round=paired.number),),
        )
        self.tables.tell_clock([row for deal in dealt for row in deal.deadlines])
        return changed


def next_tables(state: rules.TournamentState, attempt: int) -> rules.Round | None:
    """Pair the next round; in a knock-out, with all matches in it whose players are already known."""
    paired = rules.next_round(state, attempt)
    more = rules.open_matches(rules.add_round(state, paired)) if paired else None
    is_same = paired and more and more.number == paired.number and paired.stage == "knockout"
    return more if is_same else paired


def next_due(tournament: Tournament, state: rules.TournamentState) -> int | None:
    """Return when the next of the tables that are still open is decided as it stands."""
    left = replace(tournament, state=state).open_pairings
    return min(map(tournament.due_of, left), default=0) or tournament.row.due


def was_told(act: str, log: Sequence[LogRow], due: int, lead: int) -> bool:
    """Was this done for tables that end then? A pause or an outage may have moved that end a little since."""
    ends = (msgspec.json.decode(one.facts, type=LogFacts).due for one in log if one.act == act)
    return any(abs(end - due) <= lead // 2 for end in ends)


def round_hours(tournament: Tournament, paired: rules.Round, first: int = 0) -> int:
    """Return how long a round's tables last, from `first` on: less if they are all tied matches' replays."""
    again = [rules.is_replay(tournament.state, paired, at) for at in range(first, len(paired.tables))]
    return tournament.terms.replay_hours if again and all(again) else tournament.terms.round_hours


async def expected_entrants(
    tournament: Tournament, records: Records, workers: Workers
) -> tuple[Entrant, ...]:
    """Return the people of a league's last season, in the divisions that they have earned there.

    They are computed each time, so that a correction of the last season counts until the next begins.
    """
    if tournament.terms.after is None:
        return tournament.state.entrants
    last = await records.load(tournament.terms.after)
    entrants = await workers.run(lambda: rules.next_season(last.state))
    return tuple(one for one in entrants if one.id > 0)  # people who were forgotten are not expected


def put_off(tournament: Tournament, seconds: int, now: int) -> int:
    """Return when entries close if they close so much later: at the same time of day, and not in the past."""
    closes_at = (tournament.terms.closes_at or now) + seconds
    return closes_at if closes_at > now else closes_at + DAY * ((now - closes_at) // DAY + 1)


async def reopened(
    records: Records, tournament: Tournament, closes_at: int, told: Outgoing, actor_id: int | None = None
) -> Tournament:
    """Let people join until then, also those who have not checked in; the next check-in asks everybody."""
    terms = tournament.terms
    act = "too-few" if actor_id is None else "postpone"
    return await records.change(
        tournament,
        status="open",
        due=closes_at,
        ended_at=None,
        # A series goes on from the time that was planned first.
        terms=dump(replace(terms, closes_at=closes_at, planned_at=terms.planned_at or terms.closes_at)),
        entrants=[replace(one, checked_in=False) for one in tournament.entrants],
        announce=(told, news("card"), news("event")),
        log=(logged(act, actor_id, due=closes_at),),
    )


async def cancelled(
    records: Records,
    tournament: Tournament,
    reason: str,
    actor_id: int | None = None,
    freed: Sequence[Outgoing] = (),
    told: Outgoing | None = None,
) -> Tournament:
    """End a tournament without a podium."""
    return await records.change(
        tournament,
        status="cancelled",
        due=None,
        ended_at=records.now(),
        announce=(told or news(reason), *freed, *event_news(tournament)),
        log=(logged(reason, actor_id),),
    )
