"""Makes tournaments run by themselves: one task sleeps until the next of them has something to do.

`attend` brings a tournament up to date: it takes results and opens rounds, sends what waits to be announced,
in order, and lets the boards go out. It may be called at any time; nothing of it is kept in memory.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass

import discord

from cogs.posting.dispatcher import Dispatcher
from cogs.runtime.background import TRY_LATER, spawn
from cogs.tables.outgoing import Notice
from cogs.tables.service import Tables
from cogs.tournaments.service.service import TournamentService
from cogs.tournaments.service.terms import Tournament, decode
from cogs.tournaments.telling.announcer import Announcer, Payload
from cogs.tournaments.telling.cards import Cards
from cogs.tournaments.telling.tables import TablePlaces
from cogs.tournaments.telling.teller import Teller
from cogs.ui.places import Places
from db import Due, Outgoing, PairingRow, Store, StoreError
from db.queries import outbox, tournaments
from engine.core import RuleError, dump
from locales import Words

log = logging.getLogger("dedale.tournaments")

RECONCILE_SECONDS = 300
RETRY_SECONDS = 60
AT_ONCE = 20  # times that a tournament is attended to in a row; the rest waits for the next look around


@dataclass
class Runner:
    """Keeps all tournaments going."""

    client: discord.Client
    places: Places
    store: Store
    tables: Tables
    dispatcher: Dispatcher
    in_touch: Callable[[], Awaitable[bool]]
    service: TournamentService
    announcer: Announcer
    teller: Teller
    cards: Cards
    table_places: TablePlaces

    def __post_init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._until = 0  # when the task wakes; 0 while it works
        self._tasks: set[asyncio.Task[None]] = set()
        self._attended: set[int] = set()
        self._again: dict[int, bool] = {}  # to be attended to once more; True: and mended

    async def start(self) -> None:
        """Begin to run tournaments; first make up for what fell due while the bot was off."""
        await self.attend_all()
        self._task = spawn("tournaments", self._run())

    def close(self) -> None:
        """Stop; what is due then is done after the next start."""
        for task in (self._task, *self._tasks):
            if task:
                task.cancel()

    async def _run(self) -> None:
        while (wait := await self._seconds_to_wait()) is not None:
            self._until = self.tables.now() + wait
            await asyncio.sleep(wait)
            self._until = 0
            if await self._is_in_touch():
                # Each in a task of its own: one whose messages must wait holds up no other.
                for number in await self._numbers():
                    task = spawn(f"tournament {number}", self._attend_apart(number))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def _is_in_touch(self) -> bool:
        """Can people reach the bot? If not, nothing falls due."""
        try:
            return await self.in_touch()
        except StoreError:
            log.exception("the outage could not be noted")
            return False

    async def _seconds_to_wait(self) -> int | None:
        """Until the next thing is due, and no longer than a few minutes; None if no tournament runs."""
        try:
            unfinished, due = await self.store.read(tournaments.agenda)
        except StoreError:
            log.exception("the tournaments could not be read")
            return RETRY_SECONDS
        if not unfinished:
            return None
        if due is None:
            return RECONCILE_SECONDS
        wait = due - self.tables.now()
        # What is still due after it was attended to could not be done just now.
        return min(wait, RECONCILE_SECONDS) if wait > 0 else RETRY_SECONDS

    async def keep_time(self) -> None:
        """After a change: sleep no longer than until the next thing is due."""
        wait = await self._seconds_to_wait()
        if wait is None or self._task is None:
            return
        if self._task.done() or self.tables.now() + wait < self._until:  # never while it works
            self._task.cancel()
            self._until = 0
            self._task = spawn("tournaments", self._run())

    async def attend_all(self) -> None:
        """Bring every tournament up to date, and mend tables whose place is gone."""
        await asyncio.gather(*(self.attend(number, mend=True) for number in await self._numbers()))

    async def _numbers(self) -> tuple[int, ...]:
        try:
            return await self.store.read(tournaments.unfinished)
        except StoreError:
            log.exception("the tournaments could not be read")
            return ()

    async def _attend_apart(self, tournament_id: int) -> None:
        await self.attend(tournament_id, mend=True)
        await self.keep_time()

    async def after_act(self, tournament_id: int) -> None:
        """Let a tournament go on after a person has changed it."""
        await self.attend(tournament_id)
        await self.keep_time()

    async def after_game(self, due: Due) -> None:
        """Take the result of a game that has ended, if it is a table of a tournament."""
        row, game_id = due.game, due.game.id
        if row.tournament_id is None or row.status == "playing":
            return
        try:
            tournament = await self.service.records.load(row.tournament_id)
        except StoreError:
            log.exception("the result of game %s could not be taken", game_id)
            return
        # A paused tournament takes results when it goes on. Its boards may have no place to go to: attending
        # to it would send them, in vain, and come here again.
        if tournament.row.status == "running" and game_id in {
            one.game_id for one in tournament.open_pairings
        }:
            await self.after_act(tournament.row.id)

    async def attend(self, tournament_id: int, *, mend: bool = False) -> None:
        """Bring a tournament up to date; if that is being done already, do it once more after it."""
        self._again[tournament_id] = mend or self._again.get(tournament_id, False)
        if tournament_id in self._attended:
            return
        self._attended.add(tournament_id)
        try:
            for _ in range(AT_ONCE):
                if tournament_id not in self._again:
                    break
                # Its boards go out in their order: a table's place is opened before its first board.
                with self.dispatcher.holding():
                    await self._attend(tournament_id, mend=self._again.pop(tournament_id))
        except TRY_LATER:
            log.warning("tournament %s is attended to later", tournament_id, exc_info=True)
        except Exception:
            log.exception("tournament %s could not be attended to", tournament_id)
        finally:
            self._attended.discard(tournament_id)
            self._again.pop(tournament_id, None)

    async def _attend(self, tournament_id: int, *, mend: bool) -> None:
        before, tournament = await self.service.progress.advance(tournament_id)
        status = tournament.row.status
        words = await self.announcer.words(tournament)
        # Tables that have just ended show it before the next round, or the podium, is announced.
        await self._post_boards(tournament, but={pairing.game_id for pairing in tournament.open_pairings})
        if mend and status == "paused":
            await self.service.organiser.hold_tables(tournament_id)
        try:
            tournament = await self._tell(tournament_id, words)
            if mend and status in ("running", "paused"):
                tournament = await self._reach(tournament, words)
            if mend and status == "running":
                await self._mend(tournament, words)
        except RuleError as error:
            await self._lose(tournament, error)
            return
        await self._post_boards(tournament)
        if before.row.version != tournament.row.version:
            await self.cards.renew(tournament, words)

    async def _tell(self, tournament_id: int, words: Words) -> Tournament:
        """Send what waits, in order; refuse, and let all wait, if the channel cannot be reached.

        Each announcement is told of the tournament as it stands then. Of several cards only the last is sent.
        """
        stored, waiting = await self.store.read(tournaments.waiting, tournament_id)
        cards = [row.id for row in waiting if row.kind == "card"]
        for row in waiting:
            if row.kind != "card" or row.id == cards[-1]:
                await self.teller.tell(decode(stored), row, words)
            stored = await self.store.write(tournaments.mark_told, row)
        return decode(stored)

    async def _reach(self, tournament: Tournament, words: Words) -> Tournament:
        """Refuse if the channel cannot be reached; if it can again, let the tournament go on."""
        guild = self.client.get_guild(tournament.row.guild_id)
        if guild is not None and guild.unavailable:
            return tournament  # an outage of Discord's own passes
        await self.announcer.channel(tournament, words)
        if await self.service.organiser.is_halted(tournament):
            tournament = await self.service.organiser.resume(tournament.row.id, None)
            self._again.setdefault(tournament.row.id, False)
        return tournament

    async def _lose(self, tournament: Tournament, error: RuleError) -> None:
        """Pause a tournament whose channel cannot be reached, and tell its organiser why."""
        with suppress(RuleError):  # it does not run
            await self.service.organiser.pause(tournament.row.id, None)
            await self.teller.forget_lost(tournament)
        await self.teller.tell_organiser(tournament, error)

    async def _post_boards(self, tournament: Tournament, but: Collection[int] = ()) -> None:
        """Send the boards of this tournament's tables that wait."""
        for game_id in await self.store.read(tournaments.waiting_games, tournament.row.id):
            if game_id not in but:
                await self.dispatcher.send(game_id)

    async def _mend(self, tournament: Tournament, words: Words) -> None:
        """Give a new place to tables whose thread or channel was deleted."""
        for pairing in tournament.open_pairings:
            game = await self.tables.row(pairing.game_id)
            if game.status == "playing" and await self.places.is_gone(game.home_id):
                await self._move(tournament, pairing, words)

    async def _move(self, tournament: Tournament, pairing: PairingRow, words: Words) -> None:
        channel = await self.announcer.channel(tournament, words)
        game = await self.tables.row(pairing.game_id)
        notice = Outgoing("board", dump(Notice()))
        await self.store.write(outbox.add, game.id, (notice,), self.tables.now())
        pending = await self.store.read(outbox.pending, game.id)
        payload = Payload(round=pairing.round, table=pairing.number)
        await self.table_places.open(tournament, game, payload, channel, words, f"m{pending[-1].id}")
