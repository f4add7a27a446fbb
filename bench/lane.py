"""A click while four experts think, against a click while none does; and the memory of the lane.

`python -m bench.lane [--json]`
"""

import asyncio
import re
import sys
import tempfile
from pathlib import Path
from statistics import median

from bench.measure import Result, gauge, report
from bench.moves import Hall
from cogs.runtime.background import stop
from cogs.runtime.lane import Lane
from cogs.runtime.workers import Workers
from db import Store
from engine import GAMES
from engine.core import Dice
from engine.thinking import question

EXPERTS = 4
ROUNDS = 6  # of idle and busy moves in turn
MOVES = 20  # in each
PAUSE = 3.0  # seconds until a thought has begun, or ended
RATIO_AT_MOST = 1.5
MIB_AT_MOST = 300.0


def memory_of(pid: int | None) -> int:
    """The most bytes that a process has held so far; Linux tells."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return int(found[1]) * 1024 if found else 0


async def think_on(lane: Lane, number: int, busy: asyncio.Event) -> None:
    """One expert that thinks about the first turn of a game, again and again while it is to be busy."""
    game = list(GAMES.values())[number % len(GAMES)]
    state = game.setup(2, game.options(), Dice(b"lane")).state
    line = question(game, state, min(game.to_act(state)), b"lane")
    while True:
        await busy.wait()
        await lane.ask(line)


async def measure(path: Path) -> list[Result]:
    """Make moves with and without experts that think, in turn."""
    workers, lane, pairs, size = Workers(), Lane(), list[float](), 0
    idle, busy = list[float](), list[float]()
    async with await Store.open(path) as store:
        hall = Hall(store, workers)
        numbers = await hall.open()
        for game_id in numbers:
            await hall.move(game_id)
        is_busy = asyncio.Event()
        thinking = [asyncio.create_task(think_on(lane, number, is_busy)) for number in range(EXPERTS)]
        for _ in range(ROUNDS):
            is_busy.clear()
            await asyncio.sleep(PAUSE)
            calm = [await hall.move(game_id) or 0.0 for game_id in numbers[:MOVES]]
            is_busy.set()
            await asyncio.sleep(PAUSE)
            hard = [await hall.move(game_id) or 0.0 for game_id in numbers[MOVES : 2 * MOVES]]
            size = max(size, memory_of(lane.pid))
            pairs.append(median(hard) / median(calm))
            idle += calm
            busy += hard
        await stop(*thinking)
    await lane.close()
    workers.close()
    detail = f"{median(busy):.1f} ms against {median(idle):.1f} ms"
    return [
        gauge("lane: a move while four experts think", pairs, "× idle", at_most=RATIO_AT_MOST, detail=detail),
        gauge("lane: memory", [size / 2**20], "MiB", at_most=MIB_AT_MOST),
    ]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as name:
        report(asyncio.run(measure(Path(name, "lane.sqlite3"))), sys.argv)
