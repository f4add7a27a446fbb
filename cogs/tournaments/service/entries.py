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
            known = await self.load(tournament_id)
            new = make(known)
            terms: Terms = new.get("terms", known.terms)
            plan: AnyPlan = new.get("plan", known.state.plan)
            if not may_settle(known, terms, is_whole=bool(new.keys() & {"plan", "options"})):
                raise RuleError("tournament-settled")
            check_terms(terms)
            check_plan(plan, GAMES[known.row.game].seats)
            if terms.most < len(known.entrants):
                raise RuleError("tournament-most-entered", entered=len(known.entrants))
            if terms.closes_at is not None and terms.closes_at <= self.now() and terms != known.terms:
                raise RuleError("tournament-closes-past")
            # The end of a check-in that has begun does not move.
            due = terms.closes_at if known.row.status == "open" else known.row.due
            return await self._change(
                known,
                state=replace(known.state, plan=plan),
                terms=dump(terms),
                options=new.get("options", known.row.options),
                due=due,
                announce=rated_told(known, terms),
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
                state=replace(known.state, entrants=await self.expected(known)),
                # Who is known before anybody has joined has played the season before.
                announce=(*season_told(known), Outgoing("card", "{}")),
                log=(Logged("open", actor_id),),
            )

    async def set_channel(self, tournament_id: int, channel_id: int, actor_id: int) -> Tournament:
        """Announce elsewhere from now on: all that still waits, and the card anew.

        What the bot had paused for want of a channel goes on.
        """
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            if known.row.status in OVER:
                raise RuleError("tournament-over")
            told = [] if known.row.status == "draft" else [Outgoing("card", "{}")]
            log = [Logged("channel", actor_id, as_json(channel=channel_id))]
            awake: dict[str, Any] = {}
            if await self.is_halted(known):
                awake = await self._awake(known)
                log.append(Logged("resume"))
                told.append(Outgoing("resume", "{}"))
            return await self._change(known, channel_id=channel_id, announce=told, log=log, **awake)

    async def next_season(self, tournament_id: int, actor_id: int, secret: bytes) -> Tournament:
        """A draft of the season after a league's: whoever joins again is in the division they have earned."""
        known = await self.load(tournament_id)
        if not isinstance(known.state.plan, League):
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
            plan=known.state.plan,
            terms=replace(known.terms, closes_at=None, season=known.terms.season + 1, after=tournament_id),
            secret=secret,
            is_draft=True,
            entrants=next_season(known.state),
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
                raise RuleError("tournament-entered-already")
            if actor_id is None and await self._was_dropped(known, user_id):
                raise RuleError("tournament-taken-out")
            if len(known.entrants) >= known.terms.most and not old:
                raise RuleError("tournament-full", most=known.terms.most)
            state = known.state
            if known.row.status not in OPEN:
                state = enter(state, Entrant(user_id, lot=interaction_id))
            entrant = old or EntrantRow(
                tournament_id=tournament_id,
                user_id=user_id,
                name=name,
                interaction_id=interaction_id,
                at=self.now(),
            )
            # Whoever joins while the others check in has just shown that they are there.
            entrant = replace(entrant, checked_in=known.row.status == "check_in")
            if actor_id is not None:  # absences are forgiven by the organiser alone
                entrant = replace(entrant, absences=0)
            entry = Logged("join" if actor_id is None else "add", actor_id or user_id, as_json(user=user_id))
            return await self._change(known, state=state, entrants=(entrant,), log=(entry,))

    async def _was_dropped(self, known: Tournament, user_id: int) -> bool:
        """Has the organiser taken somebody out, and not let them in again?"""
        acts = await self.store.read(tournaments.log, known.row.id, "drop", "leave", "add", about=user_id)
        return bool(acts) and acts[-1].act == "drop" and acts[-1].actor_id is not None

    async def leave(self, tournament_id: int, user_id: int, actor_id: int | None = None) -> Tournament:
        """No longer take part; the organiser (`actor_id`) can say so for somebody."""
        async with self.lock(tournament_id):
            known = await self.load(tournament_id)
            need_unfinished(known)
            is_own = actor_id in (None, user_id)
            if known.entrant(user_id) is None:
                raise RuleError("tournament-not-entered" if is_own else "tournament-other-not-entered")
            entry = Logged("leave" if is_own else "drop", actor_id or user_id, as_json(user=user_id))
            if known.row.status in OPEN:
                return await self._change(known, left=(user_id,), log=(entry,))
            try:
                state = drop(known.state, user_id)
            except RuleError as error:  # two clicks at once
                raise (RuleError("tournament-not-entered") if is_own else error) from None
            # The seat first: whoever is interrupted here can leave again, and then for good.
            act = Act("resign", user_id) if is_own else Act("remove", actor_id, user_id)
            await self.vacate(known, user_id, act)
            return await self._change(known, state=state, log=(entry,))

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


def season_told(known: Tournament) -> tuple[Outgoing, ...]:
    """A league calls those of its last season when the next one opens."""
    is_next = isinstance(known.state.plan, League) and bool(known.state.entrants)
    return (Outgoing("season", "{}"),) if is_next else ()


def rated_told(known: Tournament, terms: Terms) -> tuple[Outgoing, ...]:
    """Whoever has joined hears that what they play for has changed; before, the card alone shows it."""
    if not known.entrants or terms.rated == known.terms.rated:
        return ()
    return (Outgoing("rated", as_json(act="on" if terms.rated else "off")),)


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
