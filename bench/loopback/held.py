"""`python -m bench.loopback.held FILE`: the bot, which notes how long it holds its event loop at a time.

At SIGUSR1 it writes into the file what took longest since the last one, in milliseconds of the processor time
of the thread that did it: the longest hold of the loop, and the longest garbage collection, which stops all.
"""

import asyncio
import gc
import signal
import sys
from asyncio import Handle
from collections.abc import Iterator
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec

import bot


class Longest(msgspec.Struct):
    """What took longest so far."""

    milliseconds: float = 0.0
    what: str = ""


class Noted(msgspec.Struct):
    """What was noted since the last time."""

    hold: Longest = msgspec.field(default_factory=Longest)
    collection: Longest = msgspec.field(default_factory=Longest)


class Holds:
    """Looks at each thing that the loop does, and at each garbage collection."""

    def __init__(self, file: Path) -> None:
        self.file, self.noted, self._start = file, Noted(), 0.0

    def watch(self) -> None:
        """From now on."""
        plain = Handle._run  # pyright: ignore[reportAttributeAccessIssue]

        def run(handle: Any) -> None:
            start = thread_time()
            plain(handle)
            held, longest = (thread_time() - start) * 1000, self.noted.hold
            if held > longest.milliseconds:
                longest.milliseconds, longest.what = held, " < ".join(told(handle))

        Handle._run = run  # pyright: ignore[reportAttributeAccessIssue]
        gc.callbacks.append(self.collect)
        signal.signal(signal.SIGUSR1, self.tell)

    def collect(self, phase: str, facts: dict[str, int]) -> None:
        """Is called before and after each garbage collection."""
        if phase == "start":
            self._start = thread_time()
            return
        took, longest = (thread_time() - self._start) * 1000, self.noted.collection
        if took > longest.milliseconds:
            longest.milliseconds = took
            longest.what = f"generation {facts['generation']}, {facts['collected']} collected"

    def tell(self, *_: object) -> None:
        """Writes what was noted, and begins anew."""
        self.file.write_bytes(msgspec.json.encode(self.noted))
        self.noted = Noted()


def told(handle: Any) -> Iterator[str]:
    """Yields what ran: of a task, what it waits for now, and on whose behalf."""
    task = getattr(handle._callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        yield repr(handle)
        return
    inner: Any = task.get_coro()  # pyright: ignore[reportUnknownVariableType]
    names = list[str]()
    while code := getattr(inner, "cr_code", getattr(inner, "gi_code", None)):
        names.append(f"{code.co_qualname}:{_line(inner)}")
        inner = getattr(inner, "cr_await", getattr(inner, "gi_yieldfrom", None))
    yield from reversed(names)


def _line(inner: Any) -> int:
    frame = getattr(inner, "cr_frame", getattr(inner, "gi_frame", None))
    return frame.f_lineno if frame else 0


if __name__ == "__main__":
    Holds(Path(sys.argv.pop())).watch()
    sys.exit(bot.main([]))
