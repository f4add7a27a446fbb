"""Makes tournaments run by themselves: one task sleeps until the next of them has something to do.

The runner decides when a tournament goes on, and whether it can: it takes results and opens rounds, pauses a
tournament whose channel is lost, and mends tables whose place is gone. Nothing of it is kept in memory. What
it writes is sent by the dispatcher.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from cogs.runtime.background import NOT_TAKEN, TRY_LATER, spawn, stop
from cogs.runtime.shards import Shards
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.outgoing import Notice
from cogs.tables.service import undisturbed
from cogs.tournaments.service.announced import table_news
from cogs.tournaments.service.records import OVER, RUNNING
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcements import Desk
from cogs.tournaments.telling.cards import Cards
from cogs.tournaments.telling.teller import Teller
from db import Due, Outgoing, StoreError, Subject
from db.queries import tournaments
from engine.core import RuleError, dump

log = logging.getLogger("dedale.tournaments")

RECONCILE_SECONDS = 300
RETRY_SECONDS = 60
ORGANISER_SECONDS = 6 * 3600


@dataclass
class Runner:
    """Keeps all tournaments going."""

    desk: Desk
    in_touch: Callable[[], Awaitable[bool]]
    shards: Shards
    service: TournamentService
    teller: Teller
    cards: Cards

    def __post_init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._until = 0  # when the task wakes; 0 while it works
        self._is_asked = False  # since it last looked when that is
        self._seen: dict[int, int] = {}  # when the organiser of each tournament was last looked for

    async def start(self) -> None:
        """Begin to run tournaments; first make up for what fell due while the bot was off."""
        await self._look_around()
        self.look()

    def look(self) -> None:
        """Sleep no longer: there are other tournaments than before, or another process has changed one."""
        self._is_asked = True
        if self._task and not self._task.done():
            if not self._until:
                return  # it works, and looks again after that
            self._task.cancel()
        self._until = 0
        self._task = spawn("tournaments", self._run())

    async def close(self) -> None:
        """Stop; what is due then is done after the next start."""
        await stop(self._task)

    async def _run(self) -> None:
        while (wait := await self._seconds_to_wait()) is not None or self._is_asked:
            if self._is_asked or wait is None:
                continue
            self._until = self.desk.tables.now() + wait
            await asyncio.sleep(wait)
            self._until = 0
            if await self._is_in_touch():
                await self._look_around()

    async def _is_in_touch(self) -> bool:
        """Can people reach the bot? If not, nothing falls due."""
        try:
            return await self.in_touch()
        except StoreError:
            log.exception("the outage could not be noted")
            return False

    async def _seconds_to_wait(self) -> int | None:
        """Until the next thing is due, and no longer than a few minutes; None if no tournament runs."""
        self._is_asked = False
        try:
            served = self.shards.those(self.shards.served)
            unfinished, due = await self.desk.store.read(tournaments.agenda, served)
        except StoreError:
            log.exception("the tournaments could not be read")
            return RETRY_SECONDS
        if not unfinished:
            return None
        if due is None:
            return RECONCILE_SECONDS
        wait = due - self.desk.tables.now()
        # What is still due after it was attended to could not be done just now.
        return min(wait, RECONCILE_SECONDS) if wait > 0 else RETRY_SECONDS

    def _keep_time(self, tournament: Tournament) -> None:
        """After a change: sleep no longer than until this tournament has something to do."""
        row, task = tournament.row, self._task
        if task is None or row.status in ("draft", *OVER):
            return
        is_sooner = row.status != "paused" and row.due is not None and row.due < self._until
        if task.done() or is_sooner:  # never while it works
            self.look()

    async def _look_around(self) -> None:
        """Bring every tournament up to date, and mend what has come apart."""
        try:
            numbers = await self.desk.store.read(tournaments.unfinished, self.shards.mine())
        except StoreError:
            log.exception("the tournaments could not be read")
            return
        await asyncio.gather(*(self.look_after(number) for number in numbers))

    async def after_act(self, tournament: Tournament, *, is_shown: bool = False) -> None:
        """Let a tournament go on after a person has changed it; its card `is_shown` as it stands, or renewed.

        What waits to be announced brings the card along.
        """
        known: Tournament | None = tournament

        async def advance() -> Tournament:
            nonlocal known
            found, known = known, None  # the second time it is read anew
            return await self._advance(tournament.row.id, found)

        after = await self._apart(tournament.row.id, advance)
        after = after or tournament
        if not after.is_announcing and not is_shown:
            await self.cards.renew(after)

    async def after_game(self, due: Due) -> None:
        """Take the result of a game that has ended, if it is a table of a tournament."""
        row = due.game
        if row.tournament_id is None or row.status == "playing" or row.id in self.teller.counted:
            return
        await self._apart(row.tournament_id, partial(self._advance, row.tournament_id))

    async def look_after(self, tournament_id: int) -> None:
        """Bring a tournament up to date; see that its channel and its tables' places are there."""
        await self._apart(tournament_id, partial(self._look_after, tournament_id))

    async def _apart(
        self, tournament_id: int, work: Callable[[], Awaitable[Tournament | None]]
    ) -> Tournament | None:
        """Do something for one tournament; if it fails, the others go on."""
        try:
            return await undisturbed(work)
        except TRY_LATER:
            log.warning("tournament %s is attended to later", tournament_id, exc_info=True)
        except Exception:
            log.exception("tournament %s could not be attended to", tournament_id)
        return None

    async def _advance(self, tournament_id: int, known: Tournament | None = None) -> Tournament:
        tournament = await self.service.progress.advance(tournament_id, known)
        self._keep_time(tournament)
        if tournament.row.status == "over" and tournament.terms.repeat != "no":
            following = await self.service.drafts.repeat(tournament_id, secrets.token_bytes(32))
            if following:
                self._keep_time(following)
        return tournament

    async def _look_after(self, tournament_id: int) -> None:
        tournament = await self._advance(tournament_id)
        if tournament.row.status == "paused":
            await self.service.organiser.hold_tables(tournament_id)
        if not await self._can_reach(tournament):
            return
        if await self.service.organiser.is_halted(tournament):
            await self.service.organiser.resume(tournament_id, None)
            tournament = await self._advance(tournament_id)
        if tournament.is_announcing:
            self.desk.dispatcher.wake([Subject(tournament_id, "tournament")])
        if tournament.row.status == "running":
            await self._mend(tournament)
        await self._look_for_organiser(tournament)

    async def _can_reach(self, tournament: Tournament) -> bool:
        """Can its channel and its tables be reached? If not, it is paused, and its organiser told why."""
        guild = self.desk.places.guild(tournament.row.guild_id)
        if guild is not None and guild.unavailable:
            return False  # an outage of Discord's own passes
        is_idle = tournament.row.status not in ("running", "paused")
        if is_idle and not tournament.is_announcing:
            return False
        try:
            words = await self.desk.words(tournament)
            await self.desk.channel(tournament, words)
            await self.desk.need_tables(tournament, words)
        except RuleError as error:
            await self.teller.refused(tournament.row.id, error)
            return False
        return True

    async def _look_for_organiser(self, tournament: Tournament) -> None:
        """See now and then whether its organiser is still in the server; if not, others are asked."""
        row, now = tournament.row, self.desk.tables.now()
        if row.status not in RUNNING or now - self._seen.get(row.id, 0) < ORGANISER_SECONDS:
            return
        self._seen[row.id] = now
        try:
            if row.organiser_id <= 0 or await self.desk.places.has_left(row.guild_id, row.organiser_id):
                await self.service.hands.note_orphan(row.id)
        except NOT_TAKEN:
            log.info("the organiser of tournament %s is looked for later", row.id, exc_info=True)

    async def _mend(self, tournament: Tournament) -> None:
        """Give a new place to tables whose thread or channel was deleted."""
        games = await self.service.progress.open_games(tournament)
        lost = dict[int, Outgoing]()
        for pairing in tournament.open_pairings:
            row, _ = games[pairing.game_id]
            if row.status == "playing" and await self.desk.places.is_gone(row.home_id):
                attempt = tournament.attempt(pairing.round)
                lost[row.id] = table_news(pairing.round, attempt, pairing.number)
        if lost:
            facts = (tournament.row.id, lost, Outgoing("board", dump(Notice())), self.desk.tables.now())
            await self.desk.store.write(tournaments.open_again, *facts)


def make_runner(desk: Desk, lifecycle: Lifecycle, in_touch: Callable[[], Awaitable[bool]]) -> Runner:
    """Return the runner with all its parts."""
    service = TournamentService(desk.store, desk.tables, lifecycle, desk.workers)
    cards = Cards(desk)
    teller = Teller(desk, service.records, service.organiser, cards)
    desk.dispatcher.tournaments = teller
    return Runner(desk, in_touch, desk.dispatcher.shards, service, teller, cards)
