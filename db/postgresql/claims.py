"""Shards held by advisory locks, on a connection of their own that also hears what other processes tell.

A thread asks the server every two seconds, so that both sides notice quickly when the other is gone. The
server ends a connection that is silent for 15 seconds and so gives its locks to others. Whoever got no answer
for 10 seconds takes nothing for held any more: two processes never both believe to hold a shard.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Collection
from contextlib import closing, suppress
from functools import partial
from typing import Self

import psycopg

from db.claims import Changed, Heard
from db.errors import StoreError, UnavailableError
from db.migrate import migrations
from db.postgresql import locks
from db.postgresql.schema import check_version
from db.postgresql.session import CHANNEL, Session

log = logging.getLogger("dedale.shards")

POLL_SECONDS = 2.0
LEASE_SECONDS = 10.0
LISTEN_SECONDS = 0.2  # at a time: the thread ends no later than this
AGAIN_SECONDS = 1.0  # after which a lost connection is made anew
CONNECTING = {"keepalives_idle": 5, "keepalives_interval": 3, "tcp_user_timeout": 10_000}
SET_UP = f"""
SET idle_session_timeout = '15s';
SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 3; SET tcp_keepalives_count = 3;
SET tcp_user_timeout = 10000;
LISTEN {CHANNEL}""".encode()


class PostgresClaims:
    """Tries to hold shards until it is closed, and says what it holds."""

    def __init__(
        self,
        url: str,
        name: str,
        count: int,
        wanted: Collection[int],
        changed: Changed,
        heard: Heard,
        shows: int | None = None,
    ) -> None:
        self._url, self._name, self._count, self._shows = url, name, count, shows
        self._wanted = frozenset(wanted)
        self._changed, self._heard = changed, heard
        self._loop = asyncio.get_running_loop()
        self._held = frozenset[int]()
        self._elsewhere = frozenset[int]()
        self._confirmed = 0.0  # when a question was asked that the server has answered
        self._first: Session | None = None
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="postgresql-claims", daemon=True)

    @classmethod
    async def open(
        cls,
        url: str,
        name: str,
        count: int,
        wanted: Collection[int],
        changed: Changed,
        heard: Heard,
        shows: int | None = None,
    ) -> Self:
        """Take what is free, and go on trying; raises StoreError if others divide the servers otherwise."""
        claims = cls(url, name, count, wanted, changed, heard, shows)
        claims._first = await asyncio.to_thread(claims._begin)
        claims._thread.start()
        return claims

    @property
    def held(self) -> frozenset[int]:
        """The shards that are certainly held now."""
        return self._held if time.monotonic() - self._confirmed < LEASE_SECONDS else frozenset()

    @property
    def elsewhere(self) -> frozenset[int]:
        """The shards that another process was seen to hold."""
        return self._elsewhere

    async def close(self) -> None:
        """Let others have all of them."""
        self._ended.set()
        await asyncio.to_thread(self._thread.join)

    def _begin(self) -> Session:
        """Connect, make this process known, and take what is free."""
        try:
            session = Session(self._url, **CONNECTING)
        except psycopg.Error as error:
            raise UnavailableError(f"{self._name} cannot be reached: {error}") from None
        try:
            session.execute_own(SET_UP)
            self._register(session)
            self._look(session)
        except BaseException:
            session.close()
            raise
        return session

    def _register(self, session: Session) -> None:
        newest = len(migrations())
        session.execute_own(b"BEGIN")
        try:
            # Nobody migrates meanwhile, and of two that begin at once one sees the other.
            session.execute_own(locks.statement(locks.TAKE_IN_TRANSACTION, locks.MIGRATIONS))
            check_version(session, self._name, newest, runs_on=True)
            others = {row[0] for row in session.execute_own(locks.taken(locks.COUNT))} - {self._count}
            if others:
                raise UnavailableError(
                    f"{self._name} is used by processes with {min(others)} shards, not {self._count}: "
                    "stop them first, or give all the same number."
                )
            session.execute_own(locks.statement(locks.SHARE, locks.COUNT + self._count))
            session.execute_own(locks.statement(locks.SHARE, locks.VERSION + newest))
            if self._shows is not None:
                session.execute_own(locks.statement(locks.SHARE, locks.COMMANDS_OF + self._shows))
        except BaseException:
            session.roll_back()
            raise
        session.commit()

    def _look(self, session: Session) -> None:
        """Confirm what is held, and try to take the rest."""
        began, missing = time.monotonic(), sorted(self._wanted - self._held)
        mine, has_lapsed = self._held, self.held != self._held
        query = locks.TRY_ALL % ",".join(map(str, missing))
        taken = frozenset(row[0] for row in session.execute_own(query.encode()))
        self._confirmed = began
        if has_lapsed:
            # Meanwhile this process took nothing for its own, not even what it wrote: all is taken up anew.
            self._set(frozenset(), self._elsewhere)
        self._set(mine | taken, frozenset(missing) - taken)

    def _set(self, held: frozenset[int], elsewhere: frozenset[int]) -> None:
        before = self._held, self._elsewhere
        self._held, self._elsewhere = held, elsewhere
        if before != (held, elsewhere):
            if news := elsewhere - before[1]:
                log.info("standby: %s held by another process", listed(news))
            self._tell(lambda: self._changed(held))

    def _tell(self, call: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(call)

    def _run(self) -> None:
        session, self._first = self._first, None
        while not self._ended.is_set():
            try:
                with closing(session or self._begin()) as session:
                    self._attend(session)
            except psycopg.Error as error:
                log.warning("the connection that holds the shards was lost: %s", type(error).__name__)
            except StoreError as error:
                log.warning("the shards cannot be held: %s", error)
            session = None
            self._set(frozenset(), frozenset())
            self._ended.wait(AGAIN_SECONDS)

    def _attend(self, session: Session) -> None:
        while not self._ended.is_set():
            end = time.monotonic() + POLL_SECONDS
            while (left := end - time.monotonic()) > 0 and not self._ended.is_set():
                for notice in session.heard(min(left, LISTEN_SECONDS)):
                    self._tell(partial(self._heard, *notice))
            if not self._ended.is_set():
                self._look(session)


def listed(shards: Collection[int]) -> str:
    """Return shards in words, as in `shards 0, 1`."""
    return f"shard{'s' if len(shards) > 1 else ''} {', '.join(map(str, sorted(shards)))}"
