"""A process of its own for long thoughts: of low priority, small, and replaced when it hangs."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from cogs.runtime.turns import Turns

log = logging.getLogger("dedale.lane")

COMMAND = (sys.executable, "-m", "engine", "think")
ROOM = 8  # questions that may wait; who asks more gets no answer, and goes another way
PATIENCE = 15.0  # seconds for one answer on a busy machine: a thought takes one or two of a free core
LONGEST_LINE = 1 << 22  # bytes of an answer
LONGEST_FAILURE = 2000  # characters of what is logged of a failure


class Lane:
    """Asks a process one question after another. It starts with the first question."""

    def __init__(
        self, command: Sequence[str] = COMMAND, *, room: int = ROOM, patience: float = PATIENCE
    ) -> None:
        self._command, self._room, self.patience = command, room, patience
        self._turns = Turns()
        self._waiting = 0
        self._process: Process | None = None
        self._is_closed = False
        self._is_leaving = False

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return self._process.pid if self._process else None

    @property
    def waiting(self) -> int:
        """How many questions wait or are being answered for a table."""
        return self._waiting

    async def ask(
        self, question: bytes, *, waits: bool = False, patience: float | None = None
    ) -> bytes | None:
        """Return the answer to a line; None where the lane is full, slow or broken.

        What nobody waits for at a table `waits` instead of finding the lane full: tables come first, and
        people take turns.
        """
        if self._is_closed or (self._is_leaving if waits else self._waiting >= self._room):
            return None
        self._waiting += not waits
        try:
            async with self._turns.turn():
                return None if self._is_closed else await self._asked(question, patience or self.patience)
        finally:
            self._waiting -= not waits

    async def _asked(self, question: bytes, patience: float) -> bytes | None:
        try:
            async with asyncio.timeout(patience):
                process = self._process = self._process or await self._started()
                assert process.stdin and process.stdout
                process.stdin.write(question)
                await process.stdin.drain()
                answer = await process.stdout.readline()
        except (TimeoutError, OSError, ValueError):
            answer = b""
        except asyncio.CancelledError:
            await self._end()  # else the next question would get this answer
            raise
        if answer.endswith(b"\n"):
            return answer
        told = await self._end()
        if not self._is_closed:
            log.warning("a thought took too long or failed; the lane starts anew")
            if told:
                log.error("the lane's last words: %s", told)
        return None

    async def _started(self) -> Process:
        root = Path(__file__).parents[2]  # where `engine` is found
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=PIPE, cwd=root, limit=LONGEST_LINE
        )

    async def _end(self) -> str:
        """Ends the process; returns the last of what it said about its failure."""
        process, self._process = self._process, None
        if process is None:
            return ""
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        told = await process.stderr.read() if process.stderr else b""
        return told.decode(errors="replace").strip()[-LONGEST_FAILURE:]

    def leave(self) -> None:
        """From now on only tables get answers: the bot stops soon, and a look back takes minutes."""
        self._is_leaving = True

    async def close(self) -> None:
        """Ends the process; whoever waits gets no answer."""
        self._is_closed = True
        await self._end()
