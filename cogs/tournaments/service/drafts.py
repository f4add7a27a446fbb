"""Tournaments before play: created as drafts, their terms set, opened for entries."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypedDict

import msgspec
from msgspec.structs import replace

from cogs.runtime.locks import Locks
from cogs.runtime.workers import Workers
from cogs.tournaments.service.pace import fitted
from cogs.tournaments.service.progress import expected_entrants
from cogs.tournaments.service.records import Records, logged, news
from cogs.tournaments.service.series import next_start
from cogs.tournaments.service.terms import Terms, Tournament, check_terms, decode
from db import Logged, NewTournament, Outgoing, StoredTournament, TournamentStatus
from db.queries import tournaments
from engine import GAMES
from engine.core import RuleError, dump
from engine.tournaments import AnyPlan, Entrant, League, TournamentState, check_plan, next_season

FREE = ("role_id", "prize_id", "repeat")  # terms that can still change while rounds are played


class NewDraft(msgspec.Struct, frozen=True, kw_only=True):
    """What a new tournament is to be. `entrants` are those of a league's last season."""

    guild_id: int
    channel_id: int
    organiser_id: int
    name: str
    game: str
    options: str
    plan: AnyPlan
    terms: Terms
    secret: bytes
    entrants: tuple[Entrant, ...] = ()


MOST_OF_ONE, MOST_IN_SERVER = 10, 50  # tournaments that are not over


class Settled(TypedDict, total=False):
    """What an organiser changes about a tournament before play."""

    plan: AnyPlan
    terms: Terms
    options: str


@dataclass
class Drafts:
    """Creates tournaments, changes their terms, opens their entries."""

    records: Records
    workers: Workers
    _creating: Locks = field(default_factory=Locks)

    async def create(self, new: NewDraft, status: TournamentStatus = "draft") -> Tournament:
        """Store a new tournament; refuse a plan or terms that cannot be kept. A draft waits for `open`."""
        check_plan(new.plan, GAMES[new.game].seats)
        check_terms(new.terms)
        self._need_future(new.terms)
        # One at a time in a server: each counts those before it.
        async with self._creating.of(new.guild_id):
            row = await self.records.store.write(
                tournaments.create,
                NewTournament(
                    guild_id=new.guild_id,
                    channel_id=new.channel_id,
                    organiser_id=new.organiser_id,
                    name=new.name,
                    game=new.game,
                    options=new.options,
                    terms=dump(new.terms),
                    state=dump(TournamentState(plan=new.plan, seed=new.secret, entrants=new.entrants)),
                    secret=new.secret,
                    status=status,
                    due=None if status == "draft" else new.terms.closes_at,
                    at=self.records.now(),
                ),
                # The next one of a series takes the place of one that is over.
                None if new.terms.part > 1 else need_few_current,
            )
        return decode(StoredTournament(row=row, entrants=(), pairings=(), taken_back=()))

    def _need_future(self, terms: Terms) -> None:
        """Refuse entries that would close in the past."""
        if terms.closes_at is not None and terms.closes_at <= self.records.now():
            raise RuleError("tournament-closes-past")

    async def settle(
        self,
        tournament_id: int,
        actor_id: int,
        make: Callable[[Tournament], Settled],
    ) -> Tournament:
        """Change a tournament: `make` returns the new `plan`, `terms` or `options`, given the present ones.

        Once entries are open, people have joined on this plan and these options: both stay. Once rounds are
        played, only the `FREE` ones of the terms can change.
        """
        async with self.records.locked(tournament_id) as tournament:
            new = make(tournament)
            terms = new.get("terms", tournament.terms)
            plan = new.get("plan", tournament.state.plan)
            options = new.get("options", tournament.row.options)
            terms = fitted(tournament, plan, terms, options)
            if not may_settle(tournament, terms, is_whole=bool(new.keys() & {"plan", "options"})):
                raise RuleError("tournament-settled")
            check_terms(terms)
            check_plan(plan, GAMES[tournament.row.game].seats)
            if terms.most < len(tournament.entrants):
                raise RuleError("tournament-most-entered", entered=len(tournament.entrants))
            if terms.closes_at != tournament.terms.closes_at:
                self._need_future(terms)
            if terms.starts_at != tournament.terms.starts_at:
                terms = replace(terms, planned_at=None)
            return await self.records.change(
                tournament,
                state=replace(tournament.state, plan=plan),
                terms=dump(terms),
                options=options,
                # The end of a check-in that has begun does not move.
                due=terms.closes_at if tournament.row.status == "open" else tournament.row.due,
                announce=settle_news(tournament, terms),
                log=settle_log(tournament, terms, actor_id),
            )

    async def open(self, tournament_id: int, actor_id: int) -> Tournament:
        """Open the entries: from now on everybody sees the card and may join."""
        async with self.records.locked(tournament_id) as tournament:
            if tournament.row.status != "draft":
                raise RuleError("tournament-opened")
            self._need_future(tournament.terms)
            entrants = await expected_entrants(tournament, self.records, self.workers)
            # Those of a league's last season, who are entrants before anybody has joined, are called.
            is_next = isinstance(tournament.state.plan, League) and bool(tournament.state.entrants)
            return await self.records.change(
                tournament,
                status="open",
                due=tournament.terms.closes_at,
                state=replace(tournament.state, entrants=entrants),
                announce=[
                    *([news("season")] if is_next else []),
                    news("card"),
                    *([news("event")] if tournament.terms.starts_at else []),
                ],
                log=(logged("open", actor_id),),
            )

    async def next_season(self, tournament_id: int, actor_id: int, secret: bytes) -> Tournament:
        """Create a draft of a league's next season; those who join again are in the division they earned."""
        tournament = await self.records.load(tournament_id)
        row, terms = tournament.row, tournament.terms
        if not isinstance(tournament.state.plan, League):
            raise RuleError("tournament-no-league")
        if row.status != "over":
            raise RuleError("tournament-not-over")
        return await self.create(
            NewDraft(
                guild_id=row.guild_id,
                channel_id=row.channel_id,
                organiser_id=actor_id,
                name=row.name,
                game=row.game,
                options=row.options,
                plan=tournament.state.plan,
                terms=replace(
                    terms,
                    closes_at=None,
                    planned_at=None,
                    prize_id=None,
                    season=terms.season + 1,
                    after=tournament_id,
                ),
                secret=secret,
                entrants=next_season(tournament.state),
            )
        )

    async def repeat(self, tournament_id: int, secret: bytes) -> Tournament | None:
        """Open the next tournament of a series once this one is over, with the same terms; once."""
        async with self.records.locked(tournament_id) as tournament:
            row, terms = tournament.row, tournament.terms
            if row.status != "over" or terms.repeat == "no":
                return None
            series = terms.series or row.id
            known = await self.records.store.read(tournaments.of_series, row.guild_id, series)
            following = known.get(terms.part + 1)
            if following is None:
                following = (await self.create(self._following(tournament, series, secret))).row.id
            found = await self.records.load(following)
        if found.row.status != "draft":
            return None
        async with self.records.locked(following) as draft:
            there, helpers = row.tables_channel_id, tournament.helpers
            # Who chose the winner's role answers for it in the whole series.
            chosen = await self.records.store.read(tournaments.log, row.id, "prize")
            log = [logged("prize", one.actor_id) for one in chosen[-1:]]
            await self.records.change(draft, tables_channel_id=there, helpers=helpers, log=log)
        return await self.open(following, row.organiser_id)

    def _following(self, tournament: Tournament, series: int, secret: bytes) -> NewDraft:
        row, terms, plan = tournament.row, tournament.terms, tournament.state.plan
        closes_at = next_start(tournament, self.records.now())
        terms = replace(terms, closes_at=closes_at, planned_at=None, series=series, part=terms.part + 1)
        if isinstance(plan, League):
            terms = replace(terms, season=terms.season + 1, after=row.id)
        return NewDraft(
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            organiser_id=row.organiser_id,
            name=row.name,
            game=row.game,
            options=row.options,
            plan=plan,
            terms=terms,
            secret=secret,
            entrants=next_season(tournament.state) if isinstance(plan, League) else (),
        )


def settle_log(tournament: Tournament, terms: Terms, actor_id: int) -> list[Logged]:
    """Note that terms were changed once others see them; and always who has chosen the winner's role."""
    is_seen, is_chosen = tournament.row.status != "draft", terms.prize_id != tournament.terms.prize_id
    acts = [*(["settle"] if is_seen else []), *(["prize"] if is_chosen else [])]
    return [logged(act, actor_id) for act in acts]


def settle_news(tournament: Tournament, terms: Terms) -> list[Outgoing]:
    """Tell those who have joined of a new start, and if their games now count for ratings or no longer do."""
    is_moved = tournament.row.status == "open" and terms.starts_at != tournament.terms.starts_at
    is_rated = terms.rated != tournament.terms.rated
    told = [news("rated", act="on" if terms.rated else "off")] if is_rated else []
    told += [news("moved")] if is_moved else []
    return [*(told if tournament.entrants else ()), *([news("event")] if is_moved else [])]


def may_settle(tournament: Tournament, terms: Terms, *, is_whole: bool) -> bool:
    """May these terms replace the present ones? `is_whole`: the plan or the options change too."""
    match tournament.row.status:
        case "draft":
            return True
        case "open" | "check_in":
            return not is_whole
        case "running" | "paused":
            now = tournament.terms
            return not is_whole and replace(terms, **{name: getattr(now, name) for name in FREE}) == now
        case _:
            return False


def need_few_current(own: int, all_here: int) -> None:
    """Refuse whoever organises many tournaments that are not over, and a server full of them."""
    if own >= MOST_OF_ONE:
        raise RuleError("tournament-too-many", count=own)
    if all_here >= MOST_IN_SERVER:
        raise RuleError("tournament-too-many-here", count=all_here)
