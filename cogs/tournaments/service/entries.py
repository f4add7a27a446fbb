"""Who takes part: join, leave, check in, and the end of the entries."""

from dataclasses import dataclass
from typing import TypedDict

from msgspec.structs import replace

from cogs.runtime.workers import Workers
from cogs.tournaments.service.announced import overlapped_news
from cogs.tournaments.service.field import (
    let_in,
    need_ready,
    not_entered,
    place_in_line,
    waiting_of,
)
from cogs.tournaments.service.records import OPEN, Records, logged, need_unfinished, news
from cogs.tournaments.service.running_tables import RunningTables
from cogs.tournaments.service.substitutes import Substitutes
from cogs.tournaments.service.terms import Tournament
from db import Act, CandidateRow, EntrantRow, Logged, Outgoing
from db.queries import tournaments
from engine.core import RuleError
from engine.tournaments import Entrant, can_enter, drop, enter

MOST_QUESTIONS = 2  # to one person in one tournament: each names them in public


class Promotion(TypedDict, total=False):
    """What changes when the first of the waiting list comes in."""

    entrants: tuple[EntrantRow, ...]
    settled: tuple[int, ...]
    announce: tuple[Outgoing, ...]
    log: tuple[Logged, ...]


@dataclass
class Entries:
    """The entrants of all tournaments."""

    records: Records
    running: RunningTables
    substitutes: Substitutes
    workers: Workers

    async def join(
        self, tournament_id: int, user_id: int, name: str, interaction_id: int, actor_id: int | None = None
    ) -> Tournament:
        """Take part while entries are open, or late in a Swiss. The organiser (`actor_id`) can add people.

        Whoever comes when it is too late goes on the list of substitutes.
        """
        async with self.records.locked(tournament_id) as tournament:
            need_unfinished(tournament)
            old = tournament.entrant(user_id)
            is_open = tournament.row.status in OPEN
            if is_open and old:
                raise RuleError("tournament-entered-already")
            before = next((one for one in tournament.candidates if one.user_id == user_id), None)
            is_asked = before is not None and before.kind == "asked"
            if before is not None and before.replaces is not None and actor_id is None:
                return await self.substitutes.accept(tournament, before, interaction_id)
            if actor_id is None and not is_asked and await self._was_dropped(tournament, user_id):
                raise RuleError("tournament-taken-out")
            if actor_id is None and not is_open and not old and not can_enter(tournament.state):
                if before:
                    raise RuleError("tournament-stands-by", place=place_in_line(tournament, user_id))
                return await self._queue(tournament, user_id, name, interaction_id)
            if len(tournament.entrants) >= tournament.terms.most and not old:
                if actor_id is not None or not is_open or (before and not is_asked):
                    raise RuleError("tournament-full", most=tournament.terms.most)
                return await self._queue(tournament, user_id, name, interaction_id)
            state = tournament.state
            if not is_open:
                state = enter(state, Entrant(user_id, lot=interaction_id))
            entrant = old or EntrantRow(
                tournament_id=tournament_id,
                user_id=user_id,
                name=name,
                interaction_id=interaction_id,
                at=self.records.now(),
            )
            # A person who joins during the check-in has just shown that they are there.
            entrant = replace(entrant, checked_in=tournament.row.status == "check_in")
            if actor_id is not None:  # absences are forgiven by the organiser alone
                entrant = replace(entrant, absences=0)
            entry = logged("join" if actor_id is None else "add", actor_id or user_id, user=user_id)
            # Whoever was entered by somebody else is told.
            told = (news("added"),) if actor_id not in (None, user_id) else ()
            return await self.records.change(
                tournament,
                state=state,
                entrants=(entrant,),
                settled=(user_id,),
                announce=told,
                log=(entry,),
            )

    async def _queue(
        self, tournament: Tournament, user_id: int, name: str, interaction_id: int
    ) -> Tournament:
        """Put a person on the waiting list: they come in as soon as somebody leaves.

        Once rounds are played, they are a substitute if the organiser wants one.
        """
        waiting = CandidateRow(
            tournament_id=tournament.row.id,
            user_id=user_id,
            name=name,
            interaction_id=interaction_id,
            kind="waiting",
            at=self.records.now(),
        )
        entry = logged("wait", user_id, user=user_id)
        return await self.records.change(tournament, candidates=(waiting,), log=(entry,))

    async def invite(
        self, tournament_id: int, user_id: int, name: str, interaction_id: int, actor_id: int
    ) -> Tournament:
        """Ask a person to take part: they are in once they press the button, and not called before."""
        async with self.records.locked(tournament_id) as tournament:
            need_unfinished(tournament)
            is_open = tournament.row.status in OPEN
            if tournament.entrant(user_id) and (is_open or tournament.is_playing(user_id)):
                raise RuleError("tournament-entered-already")
            if len(tournament.entrants) >= tournament.terms.most and not tournament.entrant(user_id):
                raise RuleError("tournament-full", most=tournament.terms.most)
            if not is_open:
                enter(tournament.state, Entrant(user_id, lot=interaction_id))  # refuses if it is too late
            if any(one.user_id == user_id and one.kind == "asked" for one in tournament.candidates):
                raise RuleError("tournament-asked-already")
            questions = await self.records.store.read(tournaments.log, tournament_id, "invite", about=user_id)
            if len(questions) >= MOST_QUESTIONS:
                raise RuleError("tournament-asked-enough")
            asked = CandidateRow(
                tournament_id=tournament_id,
                user_id=user_id,
                name=name,
                interaction_id=interaction_id,
                kind="asked",
                at=self.records.now(),
            )
            entry = logged("invite", actor_id, user=user_id)
            # An organiser who asks lets a person in again whom they had taken out.
            return await self.records.change(
                tournament, settled=(user_id,), candidates=(asked,), announce=(news("invited"),), log=(entry,)
            )

    async def withdraw(self, tournament_id: int, user_id: int, actor_id: int) -> Tournament:
        """Take back the question that a person has not answered: they can be asked something else."""
        async with self.records.locked(tournament_id) as tournament:
            if not any(one.user_id == user_id and one.kind == "asked" for one in tournament.candidates):
                raise RuleError("tournament-changed")
            entry = logged("withdraw", actor_id, user=user_id)
            return await self.records.change(tournament, settled=(user_id,), log=(entry,))

    async def _was_dropped(self, tournament: Tournament, user_id: int) -> bool:
        """Has the organiser taken this person out, and not let them in again?"""
        log = tournaments.log
        acts = await self.records.store.read(log, tournament.row.id, "drop", "leave", "add", about=user_id)
        return bool(acts) and acts[-1].act == "drop" and acts[-1].actor_id is not None

    async def leave(self, tournament_id: int, user_id: int, actor_id: int | None = None) -> Tournament:
        """No longer take part. The organiser (`actor_id`) can take people out."""
        async with self.records.locked(tournament_id) as tournament:
            need_unfinished(tournament)
            is_own = actor_id in (None, user_id)
            if is_own and tournament.entrant(user_id) is None and self._is_candidate(tournament, user_id):
                entry = logged("leave", user_id, user=user_id)
                return await self.records.change(tournament, settled=(user_id,), log=(entry,))
            if tournament.entrant(user_id) is None:
                raise RuleError("tournament-not-entered" if is_own else "tournament-other-not-entered")
            entry = logged("leave" if is_own else "drop", actor_id or user_id, user=user_id)
            if tournament.row.status in OPEN:
                return await self.records.change(
                    tournament, left=(user_id,), **self._promotion(tournament, user_id, entry)
                )
            try:
                state = drop(tournament.state, user_id)
            except RuleError as error:  # two clicks at once
                raise (RuleError("tournament-not-entered") if is_own else error) from None
            # The seat first: if the process dies here, the person can leave again, and then for good.
            act = Act("resign", user_id) if is_own else Act("remove", actor_id, user_id)
            await self.running.vacate(tournament, user_id, act)
            # A match of a knock-out may be decided by it.
            told = await self.workers.run(lambda: overlapped_news(tournament, state))
            return await self.records.change(tournament, state=state, announce=told, log=(entry,))

    def _is_candidate(self, tournament: Tournament, user_id: int) -> bool:
        return any(one.user_id == user_id for one in tournament.candidates)

    def _promotion(self, tournament: Tournament, leaver: int, entry: Logged) -> Promotion:
        """Return what changes when a person leaves: the first of the waiting list takes the place."""
        waiting = waiting_of(tournament)
        if not waiting or len(tournament.entrants) > tournament.terms.most:
            return {"log": (entry,)}
        first = waiting[0]
        # Nobody asked them to check in, and at its end they would come in all the same.
        is_checking = tournament.row.status == "check_in"
        return {
            "entrants": (let_in(first, self.records.now(), checked_in=is_checking),),
            "settled": (first.user_id,),
            "announce": (news("promoted"),),
            "log": (entry, logged("promote", user=first.user_id)),
        }

    async def check_in(self, tournament_id: int, user_id: int) -> Tournament:
        """Confirm that a person is there."""
        async with self.records.locked(tournament_id) as tournament:
            entrant = tournament.entrant(user_id)
            if tournament.row.status != "check_in":
                raise RuleError("tournament-no-check-in")
            if entrant is None:
                raise not_entered(tournament, user_id)
            return await self.records.change(tournament, entrants=(replace(entrant, checked_in=True),))

    async def close(self, tournament_id: int, actor_id: int) -> Tournament:
        """Close the entries, or end the check-in, at once: `Progress` then begins what follows.

        Nothing is closed if too few would be there to begin: what people have done so far would be lost.
        """
        async with self.records.locked(tournament_id) as tournament:
            need_ready(tournament, self.records.now())
            is_checking = tournament.row.status == "check_in"
            log = (logged("start-now" if is_checking else "start", actor_id),)
            return await self.records.change(tournament, due=self.records.now(), log=log)
