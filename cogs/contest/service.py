"""Tournaments that run themselves: what people may do with them. No message is sent from here.

Every act is one transaction under the tournament's lock; `advance` then does whatever follows from it.
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from cogs.contest.keeping import OPEN, as_json, need_unfinished
from cogs.contest.progress import Progress
from cogs.contest.terms import Terms, Tournament, check_terms, decode
from cogs.table import Table
from db import Outgoing
from db.contest_rows import EntrantRow, Logged
from engine import GAMES
from engine.contest import (
    AnyPlan,
    Contest,
    Entrant,
    League,
    TableResult,
    check_plan,
    drop,
    enter,
    next_season,
    open_tables,
    record,
    take_back_round,
)
from engine.core import RuleError, dump


class Tournaments(Progress):
    """What people do: take part, and organise."""

    async def create(
        self,
        *,
        guild_id: int,
        channel_id: int,
        organiser_id: int,
        name: str,
        game: str,
        options: str,
        plan: AnyPlan,
        terms: Terms,
        secret: bytes,
        is_draft: bool = False,
        entrants: tuple[Entrant, ...] = (),
    ) -> Tournament:
        """A new tournament; a plan or terms that cannot be kept are refused.

        A draft waits for `open_entries`. `entrants` are known from the season before.
        """
        rules = GAMES[game]
        check_plan(plan, rules.seats)
        check_terms(terms)
        at = self.now()
        if terms.closes_at is not None and terms.closes_at <= at:
            raise RuleError("tournament-closes-past")
        row = await self.store.contests.create(
            guild_id=guild_id,
            channel_id=channel_id,
            organiser_id=organiser_id,
            name=name,
            game=game,
            options=options,
            terms=dump(terms),
            contest=dump(Contest(plan=plan, seed=secret, entrants=entrants)),
            secret=secret,
            status="draft" if is_draft else "open",
            due=None if is_draft else terms.closes_at,
            at=at,
        )
        return decode(row, ())

    async def settle(
        self,
        tournament_id: int,
        actor_id: int,
        make: Callable[[Tournament], dict[str, Any]],
    ) -> Tournament:
        """Change what was settled: `make` gives the new `plan`, `terms` or `options` of what it is shown.

        Once entries are open people have joined on this plan and these options: they stay. Once it runs, only
        who may join can change.
        """
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            new = make(known)
            terms: Terms = new.get("terms", known.terms)
            plan: AnyPlan = new.get("plan", known.contest.plan)
            if not may_settle(known, terms, is_whole=bool(new.keys() & {"plan", "options"})):
                raise RuleError("tournament-settled")
            check_terms(terms)
            check_plan(plan, GAMES[known.row.game].seats)
            if terms.closes_at is not None and terms.closes_at <= self.now() and terms != known.terms:
                raise RuleError("tournament-closes-past")
            # The end of a check-in that has begun does not move.
            due = terms.closes_at if known.row.status == "open" else known.row.due
            return await self._change(
                known,
                contest=replace(known.contest, plan=plan),
                terms=dump(terms),
                options=new.get("options", known.row.options),
                due=due,
                log=() if known.row.status == "draft" else (Logged("settle", actor_id),),
            )

    async def open_entries(self, tournament_id: int, actor_id: int) -> Tournament:
        """From now on everybody sees the card and may join."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            if known.row.status != "draft":
                raise RuleError("tournament-opened")
            if known.terms.closes_at is not None and known.terms.closes_at <= self.now():
                raise RuleError("tournament-closes-past")
            return await self._change(
                known,
                status="open",
                due=known.terms.closes_at,
                announce=(Outgoing("card", "{}"),),
                log=(Logged("open", actor_id),),
            )

    async def set_channel(self, tournament_id: int, channel_id: int, actor_id: int) -> Tournament:
        """Announce elsewhere from now on: all that still waits, and the card anew."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            told = () if known.row.status == "draft" else (Outgoing("card", "{}"),)
            entry = Logged("channel", actor_id, as_json(channel=channel_id))
            return await self._change(known, channel_id=channel_id, announce=told, log=(entry,))

    async def next_season(self, tournament_id: int, actor_id: int, secret: bytes) -> Tournament:
        """A draft of the season after a league's: whoever joins again is in the division they have earned."""
        known = await self.load(tournament_id)
        if not isinstance(known.contest.plan, League):
            raise RuleError("tournament-no-league")
        if known.row.status != "over":
            raise RuleError("tournament-not-over")
        return await self.create(
            guild_id=known.row.guild_id,
            channel_id=known.row.channel_id,
            organiser_id=actor_id,
            name=known.row.name,
            game=known.row.game,
            options=known.row.options,
            plan=known.contest.plan,
            terms=replace(known.terms, closes_at=None),
            secret=secret,
            is_draft=True,
            entrants=next_season(known.contest),
        )

    async def join(
        self, tournament_id: int, user_id: int, name: str, interaction_id: int, actor_id: int | None = None
    ) -> Tournament:
        """Take part: while entries are open, or late in a Swiss; the organiser can enter somebody."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            need_unfinished(known)
            old = known.entrant(user_id)
            if known.row.status in OPEN and old:
                raise RuleError("contest-entered-already")
            if len(known.entrants) >= known.terms.most and not old:
                raise RuleError("tournament-full", most=known.terms.most)
            contest = known.contest
            if known.row.status not in OPEN:
                contest = enter(contest, Entrant(user_id, lot=interaction_id))
            entrant = old or EntrantRow(
                tournament_id=tournament_id,
                user_id=user_id,
                name=name,
                interaction_id=interaction_id,
                at=self.now(),
            )
            # Whoever joins while the others check in has just shown that they are there.
            entrant = replace(entrant, checked_in=known.row.status == "check_in", absences=0)
            entry = Logged("join" if actor_id is None else "add", actor_id or user_id, as_json(user=user_id))
            return await self._change(known, contest=contest, entrants=(entrant,), log=(entry,))

    async def leave(self, tournament_id: int, user_id: int, actor_id: int | None = None) -> Tournament:
        """No longer take part; the organiser (`actor_id`) can say so for somebody."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            need_unfinished(known)
            is_own = actor_id in (None, user_id)
            if known.entrant(user_id) is None:
                raise RuleError("tournament-not-entered" if is_own else "contest-not-entered")
            entry = Logged("leave" if is_own else "drop", actor_id or user_id, as_json(user=user_id))
            if known.row.status in OPEN:
                return await self._change(known, left=(user_id,), log=(entry,))
            return await self._change(known, contest=drop(known.contest, user_id), log=(entry,))

    async def check_in(self, tournament_id: int, user_id: int) -> Tournament:
        """Say that one is there."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            entrant = known.entrant(user_id)
            if known.row.status != "check_in":
                raise RuleError("tournament-no-check-in")
            if entrant is None:
                raise RuleError("tournament-not-entered")
            return await self._change(known, entrants=(replace(entrant, checked_in=True),))

    async def close_entries(self, tournament_id: int, actor_id: int) -> Tournament:
        """The organiser does not wait any longer: check-in begins, or the first round."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            need_unfinished(known)
            if known.row.status not in OPEN:
                raise RuleError("tournament-started")
            if len(known.entrants) < known.terms.least:
                raise RuleError("tournament-too-few", entered=len(known.entrants), least=known.terms.least)
            return await self._change(known, due=self.now(), log=(Logged("start", actor_id),))

    async def pause(self, tournament_id: int, actor_id: int) -> Tournament:
        """Stop all clocks of a running tournament."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            if known.row.status != "running":
                raise RuleError("tournament-not-running")
            changed = await self._change(
                known, status="paused", paused_at=self.now(), log=(Logged("pause", actor_id),)
            )
        await self.hold_tables(changed)
        return changed

    async def resume(self, tournament_id: int, actor_id: int) -> Tournament:
        """Go on: the round's deadline moves by the length of the pause."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            if known.row.status != "paused":
                raise RuleError("tournament-not-paused")
            # Tables first: whoever is interrupted here leaves a tournament that is paused, and whole.
            await self._at_tables(known, self._tables.resume)
            paused = self.now() - (known.row.paused_at or self.now())
            due = None if known.row.due is None else known.row.due + paused
            return await self._change(
                known, status="running", paused_at=None, due=due, log=(Logged("resume", actor_id),)
            )

    async def hold_tables(self, known: Tournament) -> None:
        """No clock runs at any table of a tournament that is paused."""
        await self._at_tables(known, self._tables.pause)

    async def _at_tables(self, known: Tournament, act: Callable[[Table], Awaitable[Any]]) -> None:
        for pairing in await self.open_pairings(known):
            # A table that has just ended, or that its own players have paused, stays as it is.
            with suppress(RuleError):
                async with self._tables.lock(pairing.game_id):
                    await act(await self._tables.running(pairing.game_id))

    async def set_result(
        self, tournament_id: int, round_number: int, number: int, places: Sequence[int], actor_id: int
    ) -> Tournament:
        """The organiser decides a table, or corrects it; a game that still runs there is ended so."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            if known.row.status not in ("running", "paused"):
                raise RuleError("tournament-not-running")
            result = TableResult(round_number, number, tuple(places))
            is_decided = (round_number, number) not in open_tables(known.contest)
            contest = record(known.contest, result)
            # The game first: should the process die here, its result is taken as that of any game.
            for pairing in await self.store.contests.pairings(tournament_id):
                if (pairing.round, pairing.number) == (round_number, number):
                    await self._tables.adjudicate(pairing.game_id, tuple(places))
            entry = Logged("result", actor_id, as_json(round=round_number, table=number, places=list(places)))
            act = "corrected" if is_decided else "decided"
            told = Outgoing("result", as_json(round=round_number, table=number, act=act))
            return await self._change(known, contest=contest, announce=(told,), log=(entry,))

    async def pair_again(self, tournament_id: int, actor_id: int) -> Tournament:
        """Pair the running round anew, as long as nobody has moved in it."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            if known.row.status != "running":
                raise RuleError("tournament-not-running")
            games = [one.game_id for one in await self.open_pairings(known)]
            for game_id in games:
                if await self.store.moves(game_id):
                    raise RuleError("contest-round-played", round=known.round)
            contest = take_back_round(known.contest)
            entry = Logged("pair-again", actor_id, as_json(round=known.round))
            told = tuple(Outgoing("void", as_json(game=game_id)) for game_id in games)
            changed = await self._change(
                known, contest=contest, closed=tuple(games), announce=told, log=(entry,)
            )
            return await self._pair(changed)

    async def cancel(self, tournament_id: int, actor_id: int | None) -> Tournament:
        """End it without a podium; games that run are played on as ordinary tables."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            if known.row.status == "draft":
                return await self._change(known, status="cancelled", ended_at=self.now())
            need_unfinished(known)
            return await self._cancel(known, actor_id, "cancel")


def may_settle(known: Tournament, terms: Terms, *, is_whole: bool) -> bool:
    """May these terms replace those that were settled? `is_whole`: more than terms changes."""
    match known.row.status:
        case "draft":
            return True
        case "open" | "check_in":
            return not is_whole
        case "running" | "paused":
            return not is_whole and replace(terms, role_id=known.terms.role_id) == known.terms
        case _:
            return False
