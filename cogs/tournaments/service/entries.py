"""Tournaments that run themselves: what people may do with them. No message is sent from here.

Every act is one transaction under the tournament's lock; `advance` then does whatever follows from it.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cogs.tournaments.service.organiser import Steering
from cogs.tournaments.service.terms import Terms, Tournament, check_terms, decode
from cogs.tournaments.service.transactions import OPEN, OVER, as_json, need_unfinished
from db import Act, EntrantRow, Logged, NewTournament, Outgoing
from db.queries import tournaments
from engine import GAMES
from engine.core import RuleError, dump
from engine.tournaments import AnyPlan, Entrant, League, TournamentState, check_plan, drop, enter, next_season


class Tournaments(Steering):
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
        row = await self.store.write(
            tournaments.create,
            NewTournament(
                guild_id=guild_id,
                channel_id=channel_id,
                organiser_id=organiser_id,
                name=name,
                game=game,
                options=options,
                terms=dump(terms),
                state=dump(TournamentState(plan=plan, seed=secret, entrants=entrants)),
                secret=secret,
                status="draft" if is_draft else "open",
                due=None if is_draft else terms.closes_at,
                at=at,
            ),
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
            tournament = await self.load(tournament_id)
            new = make(tournament)
            terms: Terms = new.get("terms", tournament.terms)
            plan: AnyPlan = new.get("plan", tournament.state.plan)
            if not may_settle(tournament, terms, is_whole=bool(new.keys() & {"plan", "options"})):
                raise RuleError("tournament-settled")
            check_terms(terms)
            check_plan(plan, GAMES[tournament.row.game].seats)
            if terms.most < len(tournament.entrants):
                raise RuleError("tournament-most-entered", entered=len(tournament.entrants))
            if terms.closes_at is not None and terms.closes_at <= self.now() and terms != tournament.terms:
                raise RuleError("tournament-closes-past")
            # The end of a check-in that has begun does not move.
            due = terms.closes_at if tournament.row.status == "open" else tournament.row.due
            return await self._change(
                tournament,
                state=replace(tournament.state, plan=plan),
                terms=dump(terms),
                options=new.get("options", tournament.row.options),
                due=due,
                announce=rated_told(tournament, terms),
                log=() if tournament.row.status == "draft" else (Logged("settle", actor_id),),
            )

    async def open_entries(self, tournament_id: int, actor_id: int) -> Tournament:
        """From now on everybody sees the card and may join."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            if tournament.row.status != "draft":
                raise RuleError("tournament-opened")
            if tournament.terms.closes_at is not None and tournament.terms.closes_at <= self.now():
                raise RuleError("tournament-closes-past")
            return await self._change(
                tournament,
                status="open",
                due=tournament.terms.closes_at,
                state=replace(tournament.state, entrants=await self.expected(tournament)),
                # Who is known before anybody has joined has played the season before.
                announce=(*season_told(tournament), Outgoing("card", "{}")),
                log=(Logged("open", actor_id),),
            )

    async def set_channel(self, tournament_id: int, channel_id: int, actor_id: int) -> Tournament:
        """Announce elsewhere from now on: all that still waits, and the card anew.

        What the bot had paused for want of a channel goes on.
        """
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            if tournament.row.status in OVER:
                raise RuleError("tournament-over")
            told = [] if tournament.row.status == "draft" else [Outgoing("card", "{}")]
            log = [Logged("channel", actor_id, as_json(channel=channel_id))]
            awake: dict[str, Any] = {}
            if await self.is_halted(tournament):
                awake = await self._awake(tournament)
                log.append(Logged("resume"))
                told.append(Outgoing("resume", "{}"))
            return await self._change(tournament, channel_id=channel_id, announce=told, log=log, **awake)

    async def next_season(self, tournament_id: int, actor_id: int, secret: bytes) -> Tournament:
        """A draft of the season after a league's: whoever joins again is in the division they have earned."""
        tournament = await self.load(tournament_id)
        if not isinstance(tournament.state.plan, League):
            raise RuleError("tournament-no-league")
        if tournament.row.status != "over":
            raise RuleError("tournament-not-over")
        return await self.create(
            guild_id=tournament.row.guild_id,
            channel_id=tournament.row.channel_id,
            organiser_id=actor_id,
            name=tournament.row.name,
            game=tournament.row.game,
            options=tournament.row.options,
            plan=tournament.state.plan,
            terms=replace(
                tournament.terms, closes_at=None, season=tournament.terms.season + 1, after=tournament_id
            ),
            secret=secret,
            is_draft=True,
            entrants=next_season(tournament.state),
        )

    async def join(
        self, tournament_id: int, user_id: int, name: str, interaction_id: int, actor_id: int | None = None
    ) -> Tournament:
        """Take part: while entries are open, or late in a Swiss; the organiser can enter somebody."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            need_unfinished(tournament)
            old = tournament.entrant(user_id)
            if tournament.row.status in OPEN and old:
                raise RuleError("tournament-entered-already")
            if actor_id is None and await self._was_dropped(tournament, user_id):
                raise RuleError("tournament-taken-out")
            if len(tournament.entrants) >= tournament.terms.most and not old:
                raise RuleError("tournament-full", most=tournament.terms.most)
            state = tournament.state
            if tournament.row.status not in OPEN:
                state = enter(state, Entrant(user_id, lot=interaction_id))
            entrant = old or EntrantRow(
                tournament_id=tournament_id,
                user_id=user_id,
                name=name,
                interaction_id=interaction_id,
                at=self.now(),
            )
            # Whoever joins while the others check in has just shown that they are there.
            entrant = replace(entrant, checked_in=tournament.row.status == "check_in")
            if actor_id is not None:  # absences are forgiven by the organiser alone
                entrant = replace(entrant, absences=0)
            entry = Logged("join" if actor_id is None else "add", actor_id or user_id, as_json(user=user_id))
            return await self._change(tournament, state=state, entrants=(entrant,), log=(entry,))

    async def _was_dropped(self, tournament: Tournament, user_id: int) -> bool:
        """Has the organiser taken somebody out, and not let them in again?"""
        acts = await self.store.read(
            tournaments.log, tournament.row.id, "drop", "leave", "add", about=user_id
        )
        return bool(acts) and acts[-1].act == "drop" and acts[-1].actor_id is not None

    async def leave(self, tournament_id: int, user_id: int, actor_id: int | None = None) -> Tournament:
        """No longer take part; the organiser (`actor_id`) can say so for somebody."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            need_unfinished(tournament)
            is_own = actor_id in (None, user_id)
            if tournament.entrant(user_id) is None:
                raise RuleError("tournament-not-entered" if is_own else "tournament-other-not-entered")
            entry = Logged("leave" if is_own else "drop", actor_id or user_id, as_json(user=user_id))
            if tournament.row.status in OPEN:
                return await self._change(tournament, left=(user_id,), log=(entry,))
            try:
                state = drop(tournament.state, user_id)
            except RuleError as error:  # two clicks at once
                raise (RuleError("tournament-not-entered") if is_own else error) from None
            # The seat first: whoever is interrupted here can leave again, and then for good.
            act = Act("resign", user_id) if is_own else Act("remove", actor_id, user_id)
            await self.vacate(tournament, user_id, act)
            return await self._change(tournament, state=state, log=(entry,))

    async def check_in(self, tournament_id: int, user_id: int) -> Tournament:
        """Say that one is there."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            entrant = tournament.entrant(user_id)
            if tournament.row.status != "check_in":
                raise RuleError("tournament-no-check-in")
            if entrant is None:
                raise RuleError("tournament-not-entered")
            return await self._change(tournament, entrants=(replace(entrant, checked_in=True),))

    async def close_entries(self, tournament_id: int, actor_id: int) -> Tournament:
        """The organiser does not wait any longer: check-in begins, or the first round."""
        async with self.lock(tournament_id):
            tournament = await self.load(tournament_id)
            need_unfinished(tournament)
            if tournament.row.status not in OPEN:
                raise RuleError("tournament-started")
            if len(tournament.entrants) < tournament.terms.least:
                raise RuleError(
                    "tournament-too-few", entered=len(tournament.entrants), least=tournament.terms.least
                )
            return await self._change(tournament, due=self.now(), log=(Logged("start", actor_id),))


def season_told(tournament: Tournament) -> tuple[Outgoing, ...]:
    """A league calls those of its last season when the next one opens."""
    is_next = isinstance(tournament.state.plan, League) and bool(tournament.state.entrants)
    return (Outgoing("season", "{}"),) if is_next else ()


def rated_told(tournament: Tournament, terms: Terms) -> tuple[Outgoing, ...]:
    """Whoever has joined hears that what they play for has changed; before, the card alone shows it."""
    if not tournament.entrants or terms.rated == tournament.terms.rated:
        return ()
    return (Outgoing("rated", as_json(act="on" if terms.rated else "off")),)


def may_settle(tournament: Tournament, terms: Terms, *, is_whole: bool) -> bool:
    """May these terms replace those that were settled? `is_whole`: more than terms changes."""
    match tournament.row.status:
        case "draft":
            return True
        case "open" | "check_in":
            return not is_whole
        case "running" | "paused":
            return not is_whole and replace(terms, role_id=tournament.terms.role_id) == tournament.terms
        case _:
            return False
