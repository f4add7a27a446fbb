"""What makes tournaments run themselves: one task, asleep until the next of them has something to do.

Whatever has happened, `attend` brings a tournament up to date: it takes results and opens rounds, tells what
waits to be told, in order, and lets the boards go out. Nothing of it is kept in memory.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

from cogs.runtime.background import TRY_LATER, spawn
from cogs.tables.outgoing import Notice
from cogs.tournaments.service.entries import Tournaments
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcer import Told
from cogs.tournaments.telling.teller import Teller
from db import Outgoing, PairingRow, StoreError
from db.queries import outbox, tournaments
from engine.core import RuleError, dump
from engine.tournaments import open_tables

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.tournaments")

RECONCILE_SECONDS = 300
RETRY_SECONDS = 60
AT_ONCE = 20  # times that a tournament is attended to in a row; the rest waits for the next look around


class Runner:
    """Keeps all tournaments going."""

    def __init__(self, bot: "Dedale", service: Tournaments) -> None:
        self._bot = bot
        self.service = service
        self.teller = Teller(bot, service)
        self._task: asyncio.Task[None] | None = None
        self._until = 0  # when the task wakes; 0 while it works
        self._tasks: set[asyncio.Task[None]] = set()
        self._attended: set[int] = set()
        self._again: dict[int, bool] = {}  # to be attended to once more; True: and mended
        bot.postman.after = self.after_game

    async def start(self) -> None:
        """From now on tournaments run; what happened while nobody was there is made up for at once."""
        await self.attend_all()
        self._task = spawn("tournaments", self._run())

    def close(self) -> None:
        """Stop; what is due then is done after the next start."""
        for task in (self._task, *self._tasks):
            if task:
                task.cancel()

    async def _run(self) -> None:
        while (wait := await self._seconds_to_wait()) is not None:
            self._until = self.service.now() + wait
            await asyncio.sleep(wait)
            self._until = 0
            if await self._is_in_touch():
                # Each for itself: one whose messages must wait holds up no other.
                for number in await self._numbers():
                    task = spawn(f"tournament {number}", self._attend_apart(number))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def _is_in_touch(self) -> bool:
        """Nothing falls due while nobody can reach the bot."""
        try:
            return await self._bot.clock.in_touch()
        except StoreError:
            log.exception("the outage could not be noted")
            return False

    async def _seconds_to_wait(self) -> int | None:
        """Until the next thing is due, and no longer than a few minutes; None where no tournament runs."""
        try:
            if not await self.service.store.read(tournaments.unfinished):
                return None
            due = await self.service.store.read(tournaments.next_due)
        except StoreError:
            log.exception("the tournaments could not be read")
            return RETRY_SECONDS
        if due is None:
            return RECONCILE_SECONDS
        wait = due - self.service.now()
        # What is still due after it was attended to could not be done just now.
        return min(wait, RECONCILE_SECONDS) if wait > 0 else RETRY_SECONDS

    async def keep_time(self) -> None:
        """Something has changed: sleep no longer than until the next thing is due."""
        wait = await self._seconds_to_wait()
        if wait is None or self._task is None:
            return
        if self._task.done() or self.service.now() + wait < self._until:  # never while it works
            self._task.cancel()
            self._until = 0
            self._task = spawn("tournaments", self._run())

    async def attend_all(self) -> None:
        """Bring every tournament up to date, and mend tables whose place has gone."""
        await asyncio.gather(*(self.attend(number, mend=True) for number in await self._numbers()))

    async def _numbers(self) -> tuple[int, ...]:
        try:
            return await self.service.store.read(tournaments.unfinished)
        except StoreError:
            log.exception("the tournaments could not be read")
            return ()

    async def _attend_apart(self, tournament_id: int) -> None:
        await self.attend(tournament_id, mend=True)
        await self.keep_time()

    async def after_act(self, tournament_id: int) -> None:
        """Somebody has done something to a tournament."""
        await self.attend(tournament_id)
        await self.keep_time()

    async def after_game(self, game_id: int) -> None:
        """A game has ended: if it was a table of a tournament, its result flows in."""
        try:
            pairing = await self.service.store.read(tournaments.pairing_of, game_id)
        except StoreError:
            log.exception("it is not known whether game %s belongs to a tournament", game_id)
            return
        if pairing is None or (await self._bot.tables.row(game_id)).status == "playing":
            return
        tournament = await self.service.load(pairing.tournament_id)
        # A paused one takes results when it goes on. Its boards may have no place to go to: attending to it
        # would send them, in vain, and come here again.
        if tournament.row.status == "running" and (pairing.round, pairing.number) in open_tables(
            tournament.state
        ):
            await self.after_act(pairing.tournament_id)

    async def attend(self, tournament_id: int, *, mend: bool = False) -> None:
        """Bring a tournament up to date. Where that is being done already, it is done once more after it."""
        self._again[tournament_id] = mend or self._again.get(tournament_id, False)
        if tournament_id in self._attended:
            return
        self._attended.add(tournament_id)
        try:
            for _ in range(AT_ONCE):
                if tournament_id not in self._again:
                    break
                await self._attend(tournament_id, mend=self._again.pop(tournament_id))
        except TRY_LATER:
            log.warning("tournament %s is attended to later", tournament_id, exc_info=True)
        except Exception:
            log.exception("tournament %s could not be attended to", tournament_id)
        finally:
            self._attended.discard(tournament_id)
            self._again.pop(tournament_id, None)

    async def _attend(self, tournament_id: int, *, mend: bool) -> None:
        before = await self.service.load(tournament_id)
        tournament = await self.service.advance(tournament_id)
        # Tables that have just ended show it before the next round, or the podium, is told of.
        playing = {pairing.game_id for pairing in await self.service.open_pairings(tournament)}
        await self._post_boards(tournament, but=playing)
        if mend and tournament.row.status == "paused":
            await self.service.hold_tables(tournament)
        try:
            await self._tell(tournament_id)
            if mend and tournament.row.status in ("running", "paused"):
                await self._reach(tournament)
            if mend and tournament.row.status == "running":
                await self._mend(tournament)
        except RuleError as error:
            await self._lose(tournament, error)
            return
        await self._post_boards(tournament)
        after = await self.service.load(tournament_id)
        if before.row.version != after.row.version:
            await self.teller.renew_card(after)

    async def _reach(self, tournament: Tournament) -> None:
        """Refuses where the channel cannot be reached; where it can again, all goes on."""
        guild = self._bot.get_guild(tournament.row.guild_id)
        if guild is not None and guild.unavailable:
            return  # an outage of Discord's own passes
        await self.teller.channel(tournament, await self.teller.words(tournament))
        if await self.service.is_halted(tournament):
            await self.service.resume(tournament.row.id, None)
            self._again.setdefault(tournament.row.id, False)

    async def _lose(self, tournament: Tournament, error: RuleError) -> None:
        """Nobody can play where nothing can be told: no clock runs until the organiser has seen to it."""
        with suppress(RuleError):  # it does not run
            await self.service.pause(tournament.row.id, None)
            await self.teller.forget_lost(tournament)
        await self.teller.tell_organiser(tournament, error)

    async def _tell(self, tournament_id: int) -> None:
        """Send what waits, in order; refuses where the channel cannot be reached, and then all waits."""
        store = self.service.store
        waiting = await store.read(tournaments.announcements, tournament_id)
        cards = [row.id for row in waiting if row.kind == "card"]
        for row in waiting:
            if row.kind != "card" or row.id == cards[-1]:
                await self.teller.tell(await self.service.load(tournament_id), row)
            await store.write(tournaments.mark_told, row.id)

    async def _post_boards(self, tournament: Tournament, but: Collection[int] = ()) -> None:
        """Boards of this tournament's tables that wait."""
        for game_id in await self.service.store.read(tournaments.waiting_games, tournament.row.id):
            if game_id not in but:
                await self._bot.postman.go_on(game_id)

    async def _mend(self, tournament: Tournament) -> None:
        """A table whose thread or channel was deleted goes on at a new place."""
        for pairing in await self.service.open_pairings(tournament):
            game = await self._bot.tables.row(pairing.game_id)
            if game.status == "playing" and await self._is_gone(game.home_id):
                await self._move(tournament, pairing)

    async def _is_gone(self, channel_id: int) -> bool:
        return await self._bot.places.is_gone(channel_id)

    async def _move(self, tournament: Tournament, pairing: PairingRow) -> None:
        words = await self.teller.words(tournament)
        channel = await self.teller.channel(tournament, words)
        game = await self._bot.tables.row(pairing.game_id)
        notice = Outgoing("board", dump(Notice()))
        await self._bot.store.write(outbox.add, game.id, (notice,), self._bot.tables.now())
        pending = await self._bot.store.read(outbox.pending, game.id)
        told = Told(round=pairing.round, table=pairing.number)
        await self.teller.open_place(tournament, game, told, channel, words, f"m{pending[-1].id}")
