"""Substitutes: who takes over the place of a player who leaves, once they have said yes."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass

from msgspec.structs import replace

from cogs.tables import endings
from cogs.tables.service import Tables
from cogs.tournaments.service.announced import note_news
from cogs.tournaments.service.field import let_in, waiting_of
from cogs.tournaments.service.records import Records, logged, news
from cogs.tournaments.service.terms import Tournament
from db import Act, CandidateRow, Commit, PairingRow, Taker
from engine.core import RuleError
from engine.tournaments import substitute


@dataclass
class Substitutes:
    """Puts substitutes into running tournaments, each by one transaction under the tournament's lock."""

    records: Records
    tables: Tables

    async def put(
        self, tournament_id: int, leaver_id: int, taker_id: int | None, actor_id: int, interaction_id: int
    ) -> tuple[Tournament, int]:
        """Give a player's place to somebody on the waiting list, or to the first there; return who it is."""
        async with self.records.locked(tournament_id) as tournament:
            need_played(tournament)
            waiting = waiting_of(tournament)
            if not waiting and taker_id is None:
                raise RuleError("tournament-substitute-none")
            taker = next((one for one in waiting if taker_id in (None, one.user_id)), None)
            if taker is None:
                raise RuleError("tournament-substitute-unasked")
            return await self._hand_on(tournament, leaver_id, taker, actor_id, interaction_id), taker.user_id

    async def ask(
        self, tournament_id: int, leaver_id: int, taker: Taker, actor_id: int, interaction_id: int
    ) -> Tournament:
        """Ask a person to take a player's place: they have it once they press the button."""
        async with self.records.locked(tournament_id) as tournament:
            need_played(tournament)
            substitute(tournament.state, leaver_id, taker.user_id)  # refuses if it could not be done
            if any(one.user_id == taker.user_id and one.kind == "asked" for one in tournament.candidates):
                raise RuleError("tournament-asked-already")
            asked = CandidateRow(
                tournament_id=tournament_id,
                user_id=taker.user_id,
                name=taker.name,
                interaction_id=interaction_id,
                kind="asked",
                replaces=leaver_id,
                at=self.records.now(),
            )
            entry = logged("ask-substitute", actor_id, user=taker.user_id, other=leaver_id)
            return await self.records.change(
                tournament, candidates=(asked,), announce=(news("invited"),), log=(entry,)
            )

    async def accept(self, tournament: Tournament, taker: CandidateRow, interaction_id: int) -> Tournament:
        """Take the place that one was asked to take, under the tournament's lock."""
        need_played(tournament)
        assert taker.replaces is not None
        if all(one.id != taker.replaces for one in tournament.state.entrants):
            raise RuleError("tournament-substitute-taken")
        return await self._hand_on(tournament, taker.replaces, taker, taker.user_id, interaction_id)

    async def _hand_on(
        self,
        tournament: Tournament,
        leaver_id: int,
        taker: CandidateRow,
        actor_id: int,
        interaction_id: int,
    ) -> Tournament:
        """Write the new state, the seat at the running table and the news together."""
        state = substitute(tournament.state, leaver_id, taker.user_id)
        seated = [
            one for one in tournament.open_pairings if leaver_id in tournament.seats(one.round, one.number)
        ]
        async with AsyncExitStack() as locks:  # nobody moves between the look and the write
            for one in seated:
                await locks.enter_async_context(self.tables.lock(one.game_id))
            act = Act("replace", actor_id, taker.user_id)
            moves = await self._seats(tournament, seated, leaver_id, taker, act, interaction_id)
            changed = await self.records.change(
                tournament,
                state=state,
                moves=moves,
                entrants=(let_in(taker, self.records.now(), checked_in=True),),
                settled=(taker.user_id,),
                announce=(news("substituted"), *note_news(seated)),
                log=(logged("substitute", actor_id, user=taker.user_id, other=leaver_id),),
            )
        self.tables.tell_clock([row for move in moves for row in move.deadlines or ()])
        return changed

    async def _seats(
        self,
        tournament: Tournament,
        seated: Sequence[PairingRow],
        leaver_id: int,
        taker: CandidateRow,
        act: Act,
        interaction_id: int,
    ) -> list[Commit]:
        """The leaver's seat at the table that is being played passes on, from them or from their stand-in."""
        found = list[Commit]()
        for one in seated:
            table = await self.tables.load(one.game_id)
            if table.row.status != "playing":
                continue
            seat = tournament.seats(one.round, one.number).index(leaver_id)
            person, act = Taker(taker.user_id, taker.name), replace(act, data=f'{{"seat":{seat}}}')
            found.append(await endings.handed_over(self.tables, table, seat, person, act, interaction_id))
        return found


def need_played(tournament: Tournament) -> None:
    """Refuse where places are not taken over: before the start people simply join, after the end nothing."""
    if tournament.row.status not in ("running", "paused"):
        raise RuleError("tournament-not-running")
