"""A watchdog: it logs what holds the event loop, while nobody is answered."""

import asyncio
import gc
import logging
import sys
import threading
import time
from types import FrameType

from cogs.runtime.metrics import LOOP_LAG, NO_METRICS, Metrics

log = logging.getLogger("dedale.watchdog")

HELD_SECONDS = 0.25
LOOK_SECONDS = 0.125
QUIET_SECONDS = 10.0  # between two lines
FRAMES = 12


class Watchdog:
    """A thread that looks eight times a second whether the loop still turns; both cost microseconds.

    While it does not, the thread notes where it stands; when it turns again, one line tells how long.
    """

    def __init__(self, metrics: Metrics = NO_METRICS) -> None:
        self._metrics = metrics
        self._turned = time.monotonic()
        self._where = ""  # the loop stands, as far as that was seen
        self._loop_thread = 0
        self._timer: asyncio.TimerHandle | None = None
        self._ended = threading.Event()
        self._said = -QUIET_SECONDS
        self._collecting = 0.0  # since when garbage is collected, and how long that last took
        self._collected = 0.0

    def start(self) -> None:
        """Watches the running loop."""
        self._loop_thread = threading.get_ident()
        gc.callbacks.append(self._note_collection)
        self._turn()
        threading.Thread(target=self._look, name="dedale-watchdog", daemon=True).start()

    def stop(self) -> None:
        """Watches no longer."""
        self._ended.set()
        gc.callbacks.remove(self._note_collection)
        if self._timer:
            self._timer.cancel()

    def _turn(self) -> None:
        now = time.monotonic()
        held, where = now - self._turned - LOOK_SECONDS, self._where
        self._turned, self._where = now, ""
        self._metrics.observe(LOOP_LAG, max(0.0, held))
        if held > HELD_SECONDS and now - self._said >= QUIET_SECONDS:
            self._said = now
            held, collected = round(held * 1000), round(self._collected * 1000)
            log.warning("the loop was held for %s ms, %s of them by garbage: %s", held, collected, where)
        self._collected = 0.0
        self._timer = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._turn)

    def _look(self) -> None:
        while not self._ended.wait(LOOK_SECONDS):
            if time.monotonic() - self._turned > HELD_SECONDS + LOOK_SECONDS and not self._where:
                # The thread of the loop goes on meanwhile: what is noted is where it stands now.
                self._where = stack_of(sys._current_frames().get(self._loop_thread))  # pyright: ignore[reportPrivateUsage]

    def _note_collection(self, phase: str, _: dict[str, int]) -> None:
        now = time.monotonic()
        if phase == "start":
            self._collecting = now
        else:
            self._collected += now - self._collecting


def stack_of(frame: FrameType | None) -> str:
    """Where a thread stands, the innermost function first: names of functions and lines, no values."""
    calls: list[str] = []
    while frame and len(calls) < FRAMES:
        code = frame.f_code
        calls.append(f"{code.co_qualname} ({code.co_filename.rpartition('/')[2]}:{frame.f_lineno})")
        frame = frame.f_back
    return " < ".join(calls)
