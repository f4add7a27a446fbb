"""The dispatcher sends what transactions put into the outbox: once, and in order at each table."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Protocol

import discord
import msgspec

from cogs.posting.boards import Boards
from cogs.posting.held import HELD, Held, holding
from cogs.posting.last_board import LINES, LastBoards
from cogs.posting.queues import Found, Queues
from cogs.posting.steps import Steps
from cogs.runtime.background import NOT_TAKEN, TRY_LATER, spawn, stop
from cogs.runtime.locks import Locks
from cogs.runtime.logs import in_a_line, is_senseless
from cogs.runtime.metrics import NO_METRICS, RETRIES, Metrics
from cogs.runtime.shards import Shards
from cogs.runtime.tracing import status_of
from cogs.tables.moves import Moves, plays_on
from cogs.tables.outgoing import PLACE, Notice
from cogs.tables.service import Tables
from cogs.tables.table import decode
from cogs.ui.answers import Answer
from cogs.ui.languages import public_words
from cogs.ui.places import Places
from cogs.ui.replies import Replies
from db import Due, GameRow, Mine, OutboxRow, Outgoing, Stale, Store, StoreError, Subject, SubjectKind
from db.queries import dispatch, games, outbox
from engine.core import RuleError, dump
from locales import Words

log = logging.getLogger("dedale.post")

RETRY_SECONDS = 30.0
LONGEST_RETRY_SECONDS = 3600.0
ATTEMPTS = 3

Sender = Callable[[GameRow, OutboxRow, Words], Awaitable[None]]
Listener = Callable[[Due], Awaitable[None]]


class Outlet(Protocol):
    """Tells tournaments what waits for them, as the dispatcher tells tables."""

    async def waiting(self, mine: Mine) -> Mapping[int, Collection[int]]:
        """Return those to which something is to be sent, each with its tables that wait for that."""
        ...

    async def tell(self, subject_id: int) -> None:
        """Send what waits, in order; refuse if the place cannot be reached."""

    async def refused(self, subject_id: int, error: RuleError) -> None:
        """Tell the person in charge that the place cannot be reached."""

    async def table_refused(self, subject_id: int) -> bool:
        """Attend to a tournament one of whose tables cannot be reached; False if the table's host is told."""
        ...


class Dispatcher:
    """Sends what the outbox holds, lets the stand-ins play before it, and tries again what failed.

    A write into an outbox wakes it. What a person's act has written waits until that act is answered
    (`following`); all else goes out at once, channel by channel (`Queues`). `senders` send the rows that no
    board tells, by their kind; `listeners` are called each time a table was handled; `tournaments` sends what
    is announced about tournaments.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        moves: Moves,
        replies: Replies,
        places: Places,
        boards: Boards,
        last_boards: LastBoards,
        shards: Shards,
        metrics: Metrics = NO_METRICS,
    ) -> None:
        self._store = store
        self._tables = tables
        self._moves = moves
        self._replies = replies
        self._places = places
        self._boards = boards
        self._last_boards = last_boards
        self.shards = shards
        self._metrics = metrics
        self.senders: dict[str, Sender] = {}
        self.listeners: list[Listener] = []
        self.tournaments: Outlet | None = None
        self._locks: dict[SubjectKind, Locks] = {"game": Locks(), "tournament": Locks()}
        self._expected: dict[int, Due] = {}  # what a tournament has loaded of its tables, until they change
        self._is_started = False
        self._beginnings = 0  # shards of which nobody knows yet which tables wait for their tournaments
        self._unplaced: set[int] = set()  # tables that wait for what their tournaments have to announce
        self._later: dict[Subject, None] = {}  # tables that were written to meanwhile
        self._queues = Queues(self._send_apart, self._find)
        self._retries: dict[Subject, asyncio.Task[None]] = {}  # one each
        self._steps = Steps(self._follow_steps)
        store.on_outbox(self.wake)
        tables.on_act = self._expect_act

    def listen(self) -> None:
        """From now on a write into an outbox wakes this."""
        self._is_started = True

    async def inherit(self, mine: Mine) -> None:
        """Learns what the last process has left to be sent on some shards; from now on it is sent here."""
        waiting = await self._store.read(outbox.waiting, mine)
        self._boards.inherit(waiting)
        self._last_boards.doubt(waiting)
        self._beginnings += 1
        self.shards.serve(mine.shards)
        self.listen()

    async def start(self, mine: Mine) -> None:
        """Sends what the last process of some shards had committed and not yet told.

        Tables of a tournament get their places before their boards go out; no others wait for that.
        """
        first: Mapping[int, Collection[int]] = {}
        try:
            if self.tournaments:
                first = await self.tournaments.waiting(mine)
            self._unplaced.update(*first.values())
        finally:  # a failure keeps no table waiting for ever
            self._beginnings = max(self._beginnings - 1, 0)
            self._let_go()
        beginning = [self._begin(Subject(one, "tournament"), tables) for one, tables in first.items()]
        await asyncio.gather(*beginning, self._tell_waiting(mine))

    async def _begin(self, tournament: Subject, tables: Collection[int]) -> None:
        """Tells a tournament what its last process left; then its tables are told."""
        try:
            await self._queues.told([tournament])
            async with self._locks["tournament"].of(tournament.id):
                pass  # whoever tells it otherwise has told it by now
        finally:
            self._unplaced.difference_update(tables)
            self._let_go()
        await self._queues.told([Subject(one) for one in tables])

    async def _tell_waiting(self, mine: Mine) -> None:
        waiting = await self._store.read(outbox.waiting, mine)
        await self._queues.told([Subject(one) for one in waiting if one not in self._unplaced])

    def _let_go(self) -> None:
        """Tells the tables that need wait no longer."""
        if not self._beginnings:
            free = [one for one in self._later if one.id not in self._unplaced]
            for one in free:
                del self._later[one]
            self._queues.add(free)

    async def close(self, patience: float = 0) -> None:
        """Stops, and lets what is just being sent go out; what is left goes out after the next start."""
        self._is_started = False
        await self._queues.close(patience)
        await stop(*self._retries.values())
        await self._steps.close()

    def wake(self, subjects: Collection[Subject]) -> None:
        """One transaction has written something into these outboxes.

        Tables that change together with their tournament are told by it, in its own order.
        """
        for subject in subjects:
            if subject.kind == "game":
                self._expected.pop(subject.id, None)
        together = {one for one in subjects if one.kind == "tournament"} or subjects
        held = HELD.get()
        for subject in together:
            if held and held.is_open:
                held.subjects[subject] = None
            elif self._is_started and subject.kind == "game" and self._waits(subject.id):
                self._later[subject] = None
            elif self._is_started:
                self._queues.add([subject])

    def _waits(self, game_id: int) -> bool:
        """Might its tournament have something to announce before?"""
        return self._beginnings > 0 or game_id in self._unplaced

    def expect(self, due: Due) -> None:
        """Uses what was just loaded of a table when it is handled, unless it changes before."""
        self._expected[due.game.id] = due

    def _expect_act(self, due: Due) -> None:
        """An act was written: if it is sent right after its answer, it need not be loaded again for that."""
        held = HELD.get()
        if held and held.is_open and Subject(due.game.id) in held.subjects:
            self.expect(due)

    @asynccontextmanager
    async def _telling(self, subject: Subject) -> AsyncGenerator[None]:
        """One task at a time tells a table or a tournament; what was loaded meanwhile is old then."""
        async with self._locks[subject.kind].of(subject.id):
            try:
                yield
            finally:
                if subject.kind == "game":
                    self._expected.pop(subject.id, None)

    @asynccontextmanager
    async def following(self, answer: Answer) -> AsyncGenerator[None]:
        """What is written while an interaction is answered goes out after its answer.

        If a table cannot be reached, the person who has just acted is told why.
        """
        held = Held()
        try:
            with holding() as held:
                yield
        finally:
            with held.entered():
                for subject in sorted(held.subjects, key=lambda one: one.kind == "game"):
                    if subject in held.subjects:  # else it was handled with another one
                        await self._follow(answer, subject)

    async def _follow(self, answer: Answer, subject: Subject) -> None:
        if subject.kind == "tournament":
            await self._send_apart(subject)
            return
        try:
            failure = await self.done(*subject)
        except Exception as error:
            failure = error
        if failure:
            await answer.failed(failure)

    async def done(self, subject_id: int, kind: SubjectKind = "game") -> RuleError | None:
        """Handles a table now, before all others; returns the refusal if it cannot be reached."""
        subject = Subject(subject_id, kind)
        if self._queues.drop(subject) and kind == "game":
            # Somebody else has written about it: what an act loaded in the same commit may be older.
            self._expected.pop(subject_id, None)
        if held := HELD.get():
            held.subjects.pop(subject, None)
        try:
            return await self._handle(subject)
        except Stale:
            self._try_later(subject)
            return None
        except TRY_LATER as error:
            # What is committed stays in the outbox: it is tried again until it is out.
            log.exception("the messages of %s %s could not be sent", kind, subject_id)
            self._metrics.count(RETRIES, status_of(error))
            self._try_later(subject)
            return None

    async def send(self, subject_id: int, kind: SubjectKind = "game") -> None:
        """Handles a table where nobody has just acted: if it cannot be reached, its host is told."""
        if refusal := await self.done(subject_id, kind):
            subject = Subject(subject_id, kind)
            try:
                await self._refused(subject, refusal)
            except TRY_LATER as error:
                self._metrics.count(RETRIES, status_of(error))
                log.exception("nobody could be told that %s %s cannot be reached", kind, subject_id)
                self._try_later(subject)

    async def _send_apart(self, subject: Subject) -> None:
        try:
            await self.send(*subject)
        except Exception:
            log.exception("%s %s could not be told what happened", subject.kind, subject.id)

    async def _find(self, subjects: Collection[Subject]) -> Found:
        """Where all are told; nobody knows while the store fails, and telling them fails by itself."""
        try:
            return await self._store.read(dispatch.places, subjects)
        except StoreError:
            return {}

    async def _handle(self, subject: Subject) -> RuleError | None:
        """Sends what waits for a table or a tournament; returns the refusal if it cannot be reached.

        Raises Stale if each time another message was fixed since it was loaded, perhaps by another process.
        """
        for _ in range(ATTEMPTS - 1):
            with suppress(Stale):
                return await self._handle_once(subject)
        return await self._handle_once(subject)

    async def _handle_once(self, subject: Subject) -> RuleError | None:
        due = None
        try:
            async with self._telling(subject):
                if subject.kind == "game":
                    found = await self._due(subject.id)
                    if not self.shards.is_served(found.game.guild_id):
                        return None  # whoever serves it sends it
                    due = await self._caught_up(found)
                    await self.deliver(due)
                elif self.tournaments:
                    await self.tournaments.tell(subject.id)
        except RuleError as error:
            return error
        finally:
            if due:
                for listener in self.listeners:
                    await listener(due)
        return None

    async def _caught_up(self, due: Due) -> Due:
        """Lets the stand-ins play that are due; returns what then waits to be sent."""
        game_id = due.game.id
        if due.game.status != "playing":
            return due
        with holding():  # what they write is sent with the rest
            try:
                if not plays_on(decode(due.game)):
                    return due
                await self._moves.play_on(game_id)
            except Exception:
                # The board still goes out: the people at the table see how things stand.
                log.exception("the stand-ins of game %s stopped", game_id)
                kinds = {row.kind for row in (await self._due(game_id)).rows}
                if "note" in kinds and "board" not in kinds:
                    notice = Outgoing("board", dump(Notice(calls=False)))
                    await self._store.write(outbox.add, game_id, (notice,), self._tables.now())
        return await self._due(game_id)

    async def _due(self, game_id: int) -> Due:
        due = self._expected.pop(game_id, None) or await self._store.read(dispatch.load, game_id)
        if due is None:
            raise RuleError("no-such-game", game=game_id)
        return due

    async def deliver(self, due: Due) -> None:
        """Posts the board that is due, then what goes beside it; refuses if the table cannot be reached."""
        if not due.rows or due.game.daily:
            return
        words = public_words(due.language, self._places.guild(due.game.guild_id))
        due, unedited = await self._placed(due, words), None
        if due.game.status not in ("lobby", "cancelled"):
            unedited = await self._show(due, words)
        for row in due.rows:
            if row.kind in self.senders:
                await self._send_row(row, words, due.game.id)
        if unedited:
            raise unedited  # it is tried again; nothing else waits for it

    async def _send_row(self, row: OutboxRow, words: Words, game_id: int) -> None:
        """Sends what no board tells. What Discord will never take keeps nothing waiting."""
        try:
            await self.senders[row.kind](await self._tables.row(game_id), row, words)
        except discord.HTTPException as error:
            if not is_senseless(error):
                raise
            number, why = in_a_line(error)
            log.error("error %s: message %s of game %s is left out: %s", number, row.kind, game_id, why)
        await self._store.write(outbox.mark_sent, [row.id], game_id=game_id)

    async def _placed(self, due: Due, words: Words) -> Due:
        """Gives a game that has begun its place, if its start did not come to it: its boards go there."""
        rows = [row for row in due.rows if row.kind == PLACE.kind]
        for row in rows:
            await self.senders[row.kind](due.game, row, words)
            await self._store.write(outbox.mark_sent, [row.id], game_id=due.game.id)
        return await self._due(due.game.id) if rows else due

    async def _show(self, due: Due, words: Words) -> Exception | None:
        """Posts a board, or lets the last one say whose turn it is now; returns why it does not do so yet."""
        table = decode(due.game)
        if any(row.kind == "board" for row in due.rows):
            await self._boards.post(due, table, await self._places.home(due.game, words), words)
            return None
        try:
            card = await self._last_boards.renew_turn_lines(table, due, words)
        except NOT_TAKEN as error:
            return error
        shown = [row.id for row in due.rows if row.kind == LINES]
        if shown or card:
            await self._store.write(
                outbox.mark_sent,
                shown,
                game_id=due.game.id,
                board_message_id=due.game.board_message_id if card else None,
                board_card=msgspec.json.encode(card).decode() if card else None,
            )
            self._last_boards.trust(due.game.id)
        if self._boards.is_behind(due, table, words):
            self._steps.later(due.game.id, is_old=self._last_boards.is_old(due.game))
        return None

    async def _follow_steps(self, game_id: int) -> None:
        """Lets the last board show what was done within a turn, unless the next one is about to tell it."""
        async with self._telling(Subject(game_id)):
            due = await self._due(game_id)
            if not self.shards.is_served(due.game.guild_id):
                return
            words = public_words(due.language, self._places.guild(due.game.guild_id))
            if due.game.status == "playing" and all(row.kind != "board" for row in due.rows):
                table = decode(due.game)
                if self._boards.is_behind(due, table, words):
                    await self._boards.follow(due, table, words)

    def _try_later(self, subject: Subject) -> None:
        """Handles a subject once more after a while; however often this is asked for, one task tries."""
        if subject not in self._retries:
            task = spawn(f"posting-{subject.kind}-{subject.id}", self._retry(subject))
            self._retries[subject] = task
            task.add_done_callback(lambda _: self._retries.pop(subject))

    async def _retry(self, subject: Subject) -> None:
        """Tries until it is out, ever more rarely while Discord does not take it."""
        wait = RETRY_SECONDS
        while True:
            await asyncio.sleep(wait)
            try:
                if refusal := await self._handle(subject):
                    await self._refused(subject, refusal)
                return
            except Stale:
                continue
            except TRY_LATER as error:
                self._metrics.count(RETRIES, status_of(error))
                wait = min(wait * 2, LONGEST_RETRY_SECONDS)

    async def _refused(self, subject: Subject, error: RuleError) -> None:
        """Tells the person in charge, once, that a table or a tournament cannot be reached."""
        if subject.kind == "game":
            await self._tell_host(subject.id, error)
        elif self.tournaments:
            await self.tournaments.refused(subject.id, error)

    async def _tell_host(self, game_id: int, error: RuleError) -> None:
        row = await self._tables.row(game_id)
        if self.tournaments and row.tournament_id and await self.tournaments.table_refused(row.tournament_id):
            return
        if not await self._store.write(games.note_unreachable, row.id, row.version):
            return
        words = await self._replies.public(row.guild_id, self._places.guild(row.guild_id))
        try:
            user = await self._places.user(row.host_id)
            await user.send(words(error.code, **error.facts))
        except (discord.Forbidden, discord.NotFound):
            log.warning("game %s cannot be reached, and neither can its host", row.id)
        except NOT_TAKEN:
            await self._store.write(games.note_unreachable, row.id, None)  # they are told later
            raise
