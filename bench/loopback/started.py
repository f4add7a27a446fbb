"""`python -m bench.loopback.started FILE`: the bot, which notes what processor time its start has taken.

Into the file it writes the seconds of all its threads until it has handled that its shard is ready, and until
it has then taken up what was left unfinished. The pieces of pictures, which the bot draws in idle moments as
soon as it is ready, are drawn after that here, so that they are not counted with it.
"""

import asyncio
import sys
from collections.abc import Collection
from pathlib import Path
from time import process_time

import msgspec

import bot
from bot import Dedale


class Started(msgspec.Struct, frozen=True):
    """Seconds of processor time since the start of the process."""

    ready: float
    taken_up: float


def watch(file: Path) -> None:
    """From now on."""
    take_up, keep_warm = Dedale.take_up, bot.keep_warm
    done = asyncio.Event()

    async def taking_up(self: Dedale, shards: Collection[int]) -> None:
        ready = process_time()
        await take_up(self, shards)
        note(Started(ready, process_time()))
        done.set()

    def note(found: Started) -> None:
        file.write_bytes(msgspec.json.encode(found))

    async def warming(one: Dedale) -> None:
        await done.wait()
        await keep_warm(one)

    Dedale.take_up = taking_up
    bot.keep_warm = warming


if __name__ == "__main__":
    watch(Path(sys.argv.pop()))
    sys.exit(bot.main([]))
