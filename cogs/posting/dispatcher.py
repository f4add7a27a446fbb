"""The dispatcher sends what transactions put into the outbox: once, and in order at each table."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Generator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar

import msgspec

from cogs.posting.boards import Boards
from cogs.posting.last_board import LastBoards
from cogs.runtime.background import NOT_TAKEN, TRY_LATER, spawn, stop
from cogs.runtime.locks import Locks
from cogs.tables.moves import Moves
from cogs.tables.outgoing import Notice
from cogs.tables.service import Tables
from cogs.tables.table import decode, standin_to_act
from cogs.ui.answers import Answer
from cogs.ui.languages import public_words
from cogs.ui.places import Places
from cogs.ui.replies import Replies
from db import Due, GameRow, OutboxRow, Outgoing, Store
from db.queries import dispatch, games, outbox
from engine.core import RuleError, dump
from locales import Words

log = logging.getLogger("dedale.post")

TELLERS = 4  # tables that are told at once where nobody waits for it
RETRY_SECONDS = 30.0
LONGEST_RETRY_SECONDS = 3600.0

Sender = Callable[[GameRow, OutboxRow, Words], Awaitable[None]]
Listener = Callable[[Due], Awaitable[None]]


class Held:
    """The tables to which something was written while their messages had to wait."""

    def __init__(self, outer: "Held | None" = None) -> None:
        self.games: dict[int, None] = {}
        self.is_open = True
        self._outer = outer

    def forget(self, game_id: int) -> None:
        """A table was handled: neither this block nor those around it need to."""
        self.games.pop(game_id, None)
        if self._outer:
            self._outer.forget(game_id)


HELD: ContextVar[Held | None] = ContextVar("held", default=None)


class Dispatcher:
    """Sends what the outbox holds, lets the stand-ins play before it, and tries again what failed.

    A write into the outbox wakes it. What a person's act has written waits until that act is answered
    (`following`); all else goes out at once, a few tables at a time. `senders` send the rows that no board
    tells, by their kind; `listeners` are called each time a table was handled.
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
    ) -> None:
        self._store = store
        self._tables = tables
        self._moves = moves
        self._replies = replies
        self._places = places
        self._boards = boards
        self._last_boards = last_boards
        self.senders: dict[str, Sender] = {}
        self.listeners: list[Listener] = []
        self._locks = Locks()
        self._is_started = False
        self._waiting: dict[int, None] = {}  # tables to be handled, the oldest first
        self._tellers: set[asyncio.Task[None]] = set()
        self._retries: dict[int, asyncio.Task[None]] = {}  # one a game
        store.on_outbox(self.wake)

    def listen(self) -> None:
        """From now on a write into the outbox wakes this."""
        self._is_started = True

    async def start(self) -> None:
        """Sends what the last process had committed and not yet told; listens from now on at the latest."""
        self.listen()
        waiting = sorted({row.game_id for row in await self._store.read(outbox.pending)})
        self._boards.inherit(waiting)
        for game_id in filter(self.is_mine, waiting):
            await self._send_apart(game_id)

    async def close(self) -> None:
        """Stops; what is left goes out after the next start."""
        self._is_started = False
        await stop(*self._tellers, *self._retries.values())

    def is_mine(self, game_id: int) -> bool:
        """Is this the process that tells this table? It is the only one so far."""
        return True

    def wake(self, game_ids: Collection[int]) -> None:
        """Something was written into the outbox of these games."""
        held = HELD.get()
        for game_id in filter(self.is_mine, game_ids):
            if held and held.is_open:
                held.games[game_id] = None
            elif self._is_started:
                self._queue(game_id)

    @contextmanager
    def holding(self) -> Generator[Held]:
        """Within this block a write wakes nothing: the caller sends what was written, in its own order."""
        held = Held(HELD.get())
        token = HELD.set(held)
        try:
            yield held
        finally:
            # Tasks begun in the block may go on after it: from now on what they write goes out at once.
            held.is_open = False
            HELD.reset(token)

    @asynccontextmanager
    async def following(self, answer: Answer) -> AsyncGenerator[None]:
        """What is written while an interaction is answered goes out after its answer.

        If a table cannot be reached, the person who has just acted is told why.
        """
        held = Held()
        try:
            with self.holding() as held:
                yield
        finally:
            for game_id in tuple(held.games):
                try:
                    failure = await self.done(game_id)
                except Exception as error:
                    failure = error
                if failure:
                    await answer.failed(failure)

    async def done(self, game_id: int) -> RuleError | None:
        """Handles a table now, before all others; returns the refusal if it cannot be reached."""
        self._waiting.pop(game_id, None)
        if held := HELD.get():
            held.forget(game_id)
        due, refusal = None, None
        async with self._locks.of(game_id):
            try:
                due = await self._caught_up(game_id)
                await self.deliver(due)
            except RuleError as error:
                refusal = error
            except TRY_LATER:
                # What is committed stays in the outbox: it is tried again until it is out.
                log.exception("the board of game %s could not be posted", game_id)
                self._try_later(game_id)
        if due:
            for listener in self.listeners:
                await listener(due)
        return refusal

    async def send(self, game_id: int) -> None:
        """Handles a table where nobody has just acted: if it cannot be reached, its host is told."""
        if refusal := await self.done(game_id):
            await self._tell_host(game_id, refusal)

    async def _send_apart(self, game_id: int) -> None:
        try:
            await self.send(game_id)
        except Exception:
            log.exception("game %s could not be told what happened", game_id)

    def _queue(self, game_id: int) -> None:
        self._waiting[game_id] = None
        if len(self._tellers) < TELLERS:
            task = spawn("telling", self._tell_all())
            self._tellers.add(task)
            task.add_done_callback(self._tellers.discard)

    async def _tell_all(self) -> None:
        try:
            while self._waiting:
                await self._send_apart(next(iter(self._waiting)))
        finally:
            # At once, not by a callback later: a table that is queued meanwhile must find room for a teller.
            self._tellers -= {asyncio.current_task()}

    async def _caught_up(self, game_id: int) -> Due:
        """Lets the stand-ins play that are due; returns what then waits to be sent."""
        due = await self._due(game_id)
        if due.game.status != "playing" or standin_to_act(decode(due.game)) is None:
            return due
        with self.holding():  # what they write is sent with the rest
            try:
                await self._moves.play_standins(game_id)
            except Exception:
                # The board still goes out: the people at the table see how things stand.
                log.exception("the stand-ins of game %s stopped", game_id)
                kinds = {row.kind for row in (await self._due(game_id)).rows}
                if "note" in kinds and "board" not in kinds:
                    notice = Outgoing("board", dump(Notice(calls=False)))
                    await self._store.write(outbox.add, game_id, (notice,), self._tables.now())
        return await self._due(game_id)

    async def _due(self, game_id: int) -> Due:
        due = await self._store.read(dispatch.load, game_id)
        if due is None:
            raise RuleError("no-such-game", game=game_id)
        return due

    async def deliver(self, due: Due) -> None:
        """Posts the board that is due, then what goes beside it; refuses if the table cannot be reached."""
        if not due.rows or due.game.daily:
            return
        words = public_words(due.language, self._places.guild(due.game.guild_id))
        if due.game.status != "cancelled":
            await self._show(due, words)
        for row in due.rows:
            if row.kind in self.senders:
                await self.senders[row.kind](await self._tables.row(due.game.id), row, words)
                await self._store.write(outbox.mark_sent, [row.id], game_id=due.game.id)

    async def _show(self, due: Due, words: Words) -> None:
        """Posts a board, or lets the last one say whose turn it is now."""
        table = decode(due.game)
        if any(row.kind == "board" for row in due.rows):
            await self._boards.post(due, table, await self._places.home(due.game, words), words)
            return
        card = await self._last_boards.renew_turn_lines(table, words)
        shown = [row.id for row in due.rows if row.kind == "lines"]
        if shown or card:
            await self._store.write(
                outbox.mark_sent,
                shown,
                game_id=due.game.id,
                board_message_id=due.game.board_message_id if card else None,
                board_card=msgspec.json.encode(card).decode() if card else None,
            )

    def _try_later(self, game_id: int) -> None:
        """Handles a table once more after a while; however often this is asked for, one task a game tries."""
        if game_id not in self._retries:
            task = spawn(f"posting-{game_id}", self._retry(game_id))
            self._retries[game_id] = task
            task.add_done_callback(lambda _: self._retries.pop(game_id))

    async def _retry(self, game_id: int) -> None:
        """Tries until it is out, ever more rarely while Discord does not take it."""
        wait = RETRY_SECONDS
        while True:
            await asyncio.sleep(wait)
            try:
                async with self._locks.of(game_id):
                    await self.deliver(await self._caught_up(game_id))
                return
            except RuleError as error:
                await self._tell_host(game_id, error)
                return
            except TRY_LATER:
                wait = min(wait * 2, LONGEST_RETRY_SECONDS)

    async def _tell_host(self, game_id: int, error: RuleError) -> None:
        """Tells the host in private, once, that the table cannot be reached."""
        row = await self._tables.row(game_id)
        if not await self._store.write(games.note_unreachable, row.id, row.version):
            return
        words = await self._replies.public(row.guild_id, self._places.guild(row.guild_id))
        try:
            user = await self._places.user(row.host_id)
            await user.send(words(error.code, **error.facts))
        except NOT_TAKEN:
            log.warning("game %s cannot be reached, and neither can its host", row.id)
