"""`python -m bench.loopback.held FILE`: the bot, which notes how long it holds its event loop at a time.

At SIGUSR1 it writes the longest hold since the last one into the file: the milliseconds of its own processor
time, then what it did.
"""

import signal
import sys
from asyncio import Handle
from pathlib import Path
from time import thread_time
from typing import Any

import bot


class Holds:
    """The longest hold of the loop so far."""

    def __init__(self, file: Path) -> None:
        self.file, self.longest, self.what = file, 0.0, ""

    def watch(self) -> None:
        """Looks at each thing that the loop does, from now on."""
        plain = Handle._run  # pyright: ignore[reportAttributeAccessIssue]

        def run(handle: Any) -> None:
            start = thread_time()
            plain(handle)
            if (held := thread_time() - start) > self.longest:
                self.longest, self.what = held, repr(handle)

        Handle._run = run  # pyright: ignore[reportAttributeAccessIssue]
        signal.signal(signal.SIGUSR1, self.tell)

    def tell(self, *_: object) -> None:
        """Writes the longest one, and begins anew."""
        self.file.write_text(f"{self.longest * 1000:.1f} {self.what}")
        self.longest, self.what = 0.0, ""


if __name__ == "__main__":
    Holds(Path(sys.argv.pop())).watch()
    sys.exit(bot.main([]))
