"""A loopback Discord that kills the bot at a chosen request, and starts it again."""

import asyncio
import itertools
import os
import random
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Literal, NamedTuple

from aiohttp import web
from aiohttp.typedefs import Handler

from bench.loopback import Loopback
from tests import ROOT

EPOCH = 1_420_070_400  # Discord's
# Killed before a request is taken, after it was taken and before that is known, some time later, or at any
# time after a person has acted.
Way = Literal["before", "after", "later", "acted"]
WAYS: tuple[Way, ...] = ("before", "after", "later", "acted")
LATER_SECONDS, ACTED_SECONDS, STARTS_SECONDS = 0.02, 0.08, 60.0
Matches = Callable[[web.Request], bool]


class Post(NamedTuple):
    """A message as it was posted."""

    channel_id: int
    text: str


class Trap:
    """Which request kills the bot, after how many others like it."""

    def __init__(self, way: Way, matches: Matches, others: int = 0) -> None:
        self.way, self.others, self._matches = way, others, matches

    def catches(self, request: web.Request) -> bool:
        if self.way == "acted" or not self._matches(request):
            return False
        self.others -= 1
        return self.others < 0


class Killing(Loopback):
    """The server, and the one bot on it."""

    def __init__(self, folder: Path, channels: int, seed: int) -> None:
        super().__init__(channels)
        self.chance = random.Random(seed)
        self.database = folder / "dedale.sqlite3"
        self._numbers = itertools.count(int((time.time() - EPOCH) * 1000) << 22)
        self._folder = folder
        self._forks: Process | None = None
        self.pid = 0
        self.trap: Trap | None = None
        self.killed = asyncio.Event()
        self.resent = 0
        self.told: dict[str, int] = {}  # nonces: the channel
        self.lives = 0  # of the bot
        self.posts: list[
            tuple[int, Post]
        ] = []  # all that was posted without being asked for, and in which life
        self.unknown: list[str] = []  # requests that this Discord does not know

    @web.middleware
    async def _meet(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        trap = self.trap
        if trap is None or not trap.catches(request):
            return await handler(request)
        self.trap, pid = None, self.pid
        if trap.way == "before":
            self.kill(pid)
            return web.Response(status=503)
        response = await handler(request)
        if trap.way == "after":
            self.kill(pid)
        else:
            self._kill_within(LATER_SECONDS)
        return response

    async def _post(self, request: web.Request) -> web.Response:
        known = len(self._nonces)
        response = await super()._post(request)
        if len(self._nonces) == known:
            self.resent += 1
        else:
            nonce, message = next(reversed(self._nonces.items()))
            self.told[nonce] = message.channel_id
            post = Post(message.channel_id, text_of(message.body))
            self.posts.append((self.lives, post))
        return response

    async def _anything(self, request: web.Request) -> web.Response:
        self.unknown.append(f"{request.method} {request.path}")
        return await super()._anything(request)

    def kill(self, pid: int) -> None:
        """Ends a bot, unless that was done and perhaps another one runs."""
        if pid == self.pid and not self.killed.is_set():
            os.kill(pid, signal.SIGKILL)
            self.killed.set()

    def _kill_within(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(self.chance.uniform(0, seconds), self.kill, self.pid)

    async def start(self) -> None:
        """Starts the bot again; it is connected then."""
        if self._forks is None:
            env = self.environment(str(self.database), DEDALE_WHERE="thread")
            command = (sys.executable, "-m", "tests.durability.real_process")
            with (self._folder / "log").open("ab") as log:
                self._forks = await asyncio.create_subprocess_exec(
                    *command, cwd=ROOT, env=env, stdin=PIPE, stdout=PIPE, stderr=log
                )
        assert self._forks.stdin and self._forks.stdout
        self.trap, self.pid, self.lives = None, 0, self.lives + 1
        self.killed.clear()
        self._ready.clear()
        self._forks.stdin.write(b"\n")
        self.pid = int(await self._forks.stdout.readline())
        await asyncio.wait_for(self._ready.wait(), STARTS_SECONDS)

    async def do(self, trap: Trap, act: Coroutine[Any, Any, None]) -> None:
        """Lets somebody act until the bot is killed, or all has come of it."""
        self.trap = trap
        if trap.way == "acted":
            self._kill_within(ACTED_SECONDS)
        doing, dying = asyncio.create_task(act), asyncio.create_task(self.killed.wait())
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        if trap.way in ("acted", "later"):  # it comes for certain, or came just now
            await asyncio.wait({dying}, timeout=max(ACTED_SECONDS, LATER_SECONDS))
        self.trap = None
        for task in (doing, dying):
            task.cancel()
        results = await asyncio.gather(doing, dying, return_exceptions=True)
        if isinstance(results[0], Exception) and not self.killed.is_set():
            raise results[0]

    async def end(self) -> None:
        """No bot any more."""
        if self._forks:
            if self.pid:
                self.kill(self.pid)
            assert self._forks.stdin
            self._forks.stdin.close()
            await self._forks.wait()


def text_of(body: dict[str, Any]) -> str:
    """All words of a message."""
    parts, found = list(body["components"]), [body["content"]]
    for part in parts:
        parts += part.get("components", [])
        parts += [part["accessory"]] if "accessory" in part else []
        found += [part["content"]] if "content" in part else []
    return "\n".join(found)
